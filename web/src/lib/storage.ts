/** What this browser remembers: how the reader likes the page. Without storage (private windows) it lasts as long as
 * the tab. */

import type { OwnNumber } from './numbers';
import { PACES, type Pace } from './pace';
import type { Act, End, Undo } from './protocol';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  /** How long others' moves take on the screen. */
  readonly pace: Pace;
  readonly theme: Theme;
  /** Null: as the browser says. */
  readonly language: string | null;
  readonly sound: boolean;
  /** Wait a moment before a bid is sent, so that a slip of the finger can be taken back. */
  readonly slowBids: boolean;
  /** Pass after a moment when nothing else is possible. */
  readonly autoPass: boolean;
  /** A tip in each new situation. */
  readonly coach: boolean;
  /** On one device: say whose turn it is before they play. */
  readonly handOver: boolean;
  readonly name: string;
  readonly players: number;
  /** The bot last played with; none yet: the gentlest. */
  readonly bot: string;
}

export const defaults: Settings = {
  pace: 'brisk',
  theme: 'system',
  language: null,
  sound: false,
  slowBids: true,
  autoPass: true,
  coach: true,
  handOver: true,
  name: '',
  players: 3,
  bot: '',
};

export const SETTINGS = 'fivetowers.settings';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Each field is taken only if it has the type of its default. */
export function readSettings(store: Store | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(store?.getItem(SETTINGS) ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value as Record<string, unknown>;
  } catch {
    return defaults;
  }
  const pick = <K extends keyof Settings>(name: K): Settings[K] =>
    typeof stored[name] === typeof defaults[name] ? (stored[name] as Settings[K]) : defaults[name];
  const theme = pick('theme'),
    pace = pick('pace');
  return {
    pace: PACES.includes(pace) ? pace : defaults.pace,
    theme: (THEMES as readonly string[]).includes(theme) ? theme : defaults.theme,
    language: typeof stored['language'] === 'string' ? stored['language'] : null,
    sound: pick('sound'),
    slowBids: pick('slowBids'),
    autoPass: pick('autoPass'),
    coach: pick('coach'),
    handOver: pick('handOver'),
    name: pick('name'),
    players: pick('players'),
    bot: pick('bot'),
  };
}

export function writeSettings(store: Store | null, settings: Settings): void {
  try {
    store?.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // full or forbidden: the settings last as long as the tab
  }
}

// ---- what was there last time, so that nothing jumps when the server says it again ---------------------------------

/** A game that goes on: the table, and who else sits there. */
export interface LastGame {
  readonly id: string;
  readonly names: string;
}
const GAME = 'fivetowers.game',
  BOTS = 'fivetowers.bots';

function recall(store: Store | null, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function remember(store: Store | null, key: string, value: unknown): void {
  try {
    store?.setItem(key, JSON.stringify(value));
  } catch {
    // next time it jumps a little
  }
}

export function recallGame(store: Store | null): LastGame | null {
  const game = recall(store, GAME);
  return typeof game === 'object' &&
    game !== null &&
    'id' in game &&
    'names' in game &&
    typeof game.id === 'string' &&
    typeof game.names === 'string'
    ? { id: game.id, names: game.names }
    : null;
}
export const rememberGame = (store: Store | null, game: LastGame | null): void => remember(store, GAME, game);

export function recallBots(store: Store | null): readonly string[] | null {
  const bots = recall(store, BOTS);
  return Array.isArray(bots) ? bots.map(String) : null;
}
export const rememberBots = (store: Store | null, bots: readonly string[]): void =>
  remember(store, BOTS, bots);

// ---- which tips have been given -------------------------------------------------------------------------------------

const TIPS = 'fivetowers.tips';
export function recallTips(store: Store | null): readonly string[] {
  const tips = recall(store, TIPS);
  return Array.isArray(tips) ? tips.map(String) : [];
}
export const rememberTips = (store: Store | null, tips: readonly string[]): void =>
  remember(store, TIPS, tips);

// ---- what was promised about the deals when a table was first seen --------------------------------------------------

const PROMISES = 'fivetowers.promises',
  MOST_PROMISES = 50;

function promises(store: Store | null): readonly (readonly [string, string])[] {
  const kept = recall(store, PROMISES);
  return Array.isArray(kept)
    ? kept.filter(
        (one): one is [string, string] =>
          Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
      )
    : [];
}

export const promiseOf = (store: Store | null, table: string): string | null =>
  promises(store).find(([id]) => id === table)?.[1] ?? null;

/** The first promise stays, whatever is said later. */
export function rememberPromise(store: Store | null, table: string, commitment: string): void {
  if (promiseOf(store, table) === null)
    remember(store, PROMISES, [...promises(store), [table, commitment]].slice(-MOST_PROMISES));
}

// ---- the random numbers that this browser has added to shuffles -----------------------------------------------------

const NUMBERS = 'fivetowers.numbers';

function numbers(store: Store | null): readonly (readonly [string, string, string | null])[] {
  const kept = recall(store, NUMBERS);
  return Array.isArray(kept)
    ? kept.filter(
        (one): one is [string, string, string | null] =>
          Array.isArray(one) && one.length === 3 && typeof one[0] === 'string' && typeof one[1] === 'string',
      )
    : [];
}

export function numberOf(store: Store | null, table: string): OwnNumber | null {
  const found = numbers(store).find(([id]) => id === table);
  return found ? { number: found[1], seals: found[2] } : null;
}

export function rememberNumber(store: Store | null, table: string, { number, seals }: OwnNumber): void {
  const others = numbers(store).filter(([id]) => id !== table);
  remember(store, NUMBERS, [...others, [table, number, seals]].slice(-MOST_PROMISES));
}

/** The browser's storage, or null where it is switched off (even asking can throw). `tab`: only for this tab. */
export function browserStore(scope: 'browser' | 'tab' = 'browser'): Storage | null {
  try {
    return scope === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return null;
  }
}

// ---- what a page leaves behind when it goes, for the one that comes in its place -----------------------------------

const GONE = 'fivetowers.gone';
/** When the page of a table went, the last number that it knew, and what nobody had answered. */
export interface Gone {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly kept: readonly Kept[];
}
/** What is sent until it is answered: a move, its undoing, the wish to end the game. */
export type Kept = (Act | Undo | End) & { readonly request: string };

/** What has to be in them, beside type and request. */
const FACTS = { act: { number: 0, action: '', seat: 0 }, undo: { number: 0 }, end: {} } as const;

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('type' in kept)) return false;
  const { type, ...facts } = kept as Record<string, unknown>;
  if (type !== 'act' && type !== 'undo' && type !== 'end') return false;
  return Object.entries({ ...FACTS[type], request: '' }).every(
    ([name, like]) => typeof facts[name] === typeof like,
  );
}

export function recallGone(store: Store | null, table: string): Gone | null {
  const gone = recall(store, GONE);
  if (typeof gone !== 'object' || gone === null || !('table' in gone) || gone.table !== table) return null;
  if (!('number' in gone) || typeof gone.number !== 'number') return null;
  if (!('at' in gone) || typeof gone.at !== 'number') return null;
  const kept = 'kept' in gone && Array.isArray(gone.kept) ? gone.kept.filter(isKept) : [];
  return { table, number: gone.number, at: gone.at, kept };
}
export const rememberGone = (store: Store | null, gone: Gone): void => remember(store, GONE, gone);

// ---- the build that is being put together, over a reload -----------------------------------------------------------

const CHOICE = 'fivetowers.choice';
export function recallChoice(store: Store | null): string | null {
  return store?.getItem(CHOICE) ?? null;
}
export function rememberChoice(store: Store | null, text: string): void {
  try {
    store?.setItem(CHOICE, text);
  } catch {
    // then it has to be tapped again
  }
}
