/** What this browser remembers: how the reader likes the page. Without storage (private windows) it lasts as long as the tab. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  /** Null: as the browser says. */
  readonly language: string | null;
  readonly sound: boolean;
  /** Wait a moment before a bid is sent, so that a slip of the finger can be taken back. */
  readonly slowBids: boolean;
  /** On one device: say whose turn it is before they play. */
  readonly handOver: boolean;
  readonly name: string;
  readonly players: number;
  /** The bot last played with; none yet: the gentlest. */
  readonly bot: string;
}

export const defaults: Settings = { theme: 'system', language: null, sound: false, slowBids: true, handOver: true, name: '', players: 3, bot: '' };

const KEY = 'fivetowers.settings';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Each field is taken only if it has the type of its default. */
export function readSettings(store: Store | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value as Record<string, unknown>;
  } catch {
    return defaults;
  }
  const pick = <K extends keyof Settings>(name: K): Settings[K] => (typeof stored[name] === typeof defaults[name] ? (stored[name] as Settings[K]) : defaults[name]);
  const theme = pick('theme');
  return {
    theme: (THEMES as readonly string[]).includes(theme) ? theme : defaults.theme,
    language: typeof stored['language'] === 'string' ? stored['language'] : null,
    sound: pick('sound'),
    slowBids: pick('slowBids'),
    handOver: pick('handOver'),
    name: pick('name'),
    players: pick('players'),
    bot: pick('bot'),
  };
}

export function writeSettings(store: Store | null, settings: Settings): void {
  try {
    store?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // full or forbidden: the settings last as long as the tab
  }
}

// ---- what was there last time, so that nothing jumps when the server says it again ---------------------------------

/** A game that goes on: the table, and who else sits there. */
export interface LastGame { readonly id: string; readonly names: string }
const GAME = 'fivetowers.game', BOTS = 'fivetowers.bots';

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
  return typeof game === 'object' && game !== null && 'id' in game && 'names' in game && typeof game.id === 'string' && typeof game.names === 'string' ? { id: game.id, names: game.names } : null;
}
export const rememberGame = (store: Store | null, game: LastGame | null): void => remember(store, GAME, game);

export function recallBots(store: Store | null): readonly string[] | null {
  const bots = recall(store, BOTS);
  return Array.isArray(bots) ? bots.map(String) : null;
}
export const rememberBots = (store: Store | null, bots: readonly string[]): void => remember(store, BOTS, bots);

// ---- what was promised about the deals when a table was first seen --------------------------------------------------

const PROMISES = 'fivetowers.promises', MOST_PROMISES = 50;

function promises(store: Store | null): readonly (readonly [string, string])[] {
  const kept = recall(store, PROMISES);
  return Array.isArray(kept) ? kept.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')) : [];
}

export const promiseOf = (store: Store | null, table: string): string | null => promises(store).find(([id]) => id === table)?.[1] ?? null;

/** The first promise stays, whatever is said later. */
export function rememberPromise(store: Store | null, table: string, commitment: string): void {
  if (promiseOf(store, table) === null) remember(store, PROMISES, [...promises(store), [table, commitment]].slice(-MOST_PROMISES));
}

/** The browser's storage, or null where it is switched off (even asking can throw). `tab`: only for this tab. */
export function browserStore(scope: 'browser' | 'tab' = 'browser'): Storage | null {
  try {
    return scope === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return null;
  }
}

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
