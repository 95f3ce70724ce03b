/** The reader's side of the page that all screens share: language, theme, settings, address. */
import catalogues from 'virtual:catalogues';
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { factsInWords } from './lib/announce';
import { ApiError, fetchInfo } from './lib/api';
import { isLevel, nameOfSeat, offered, PROPER, type Bot } from './lib/bots';
import { kindOf, valueOf, type CardText } from './lib/cards';
import { whenIdle } from './lib/idle';
import {
  isNamed,
  LANGUAGE_NAMES,
  listed,
  makeSay,
  messageOf,
  negotiate,
  regionOf,
  sentence,
  type Say,
  type Words,
} from './lib/i18n';
import type { SeatKind, Why } from './lib/protocol';
import { address, hasServer, isOnScreen } from './lib/place';
import { formatRoute, parseRoute, type Route } from './lib/router';
import {
  browserStore,
  readSettings,
  recallBots,
  recallGame,
  rememberBots,
  rememberGame,
  SETTINGS,
  writeSettings,
  type LastGame,
  type Settings,
} from './lib/storage';

/** Anything with seats: a table, a replay, a line in a list. */
interface Seated {
  readonly seats: readonly {
    readonly kind: SeatKind;
    readonly name?: string | null;
    readonly name_id?: string | null;
    readonly bot?: string | null;
  }[];
}

/** What Chromium hands out when the page can be installed. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

function here(): Route {
  const { path, search, hash } = address();
  return parseRoute(path, search, hash);
}
const store = browserStore();
/** Milliseconds in which leaving a table can be undone: so long the server lets no bot play. */
const TIME_TO_RETURN = 60_000;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** A few of the catalogue's friendly names, for people who give none. */
const FRIENDLY = [
  'otter',
  'fox',
  'owl',
  'maple',
  'robin',
  'puffin',
  'lynx',
  'hazel',
  'heron',
  'badger',
] as const;

class App {
  settings = $state.raw<Settings>(readSettings(store));
  route = $state.raw<Route>(here());
  language = $state('en');
  /** The bots to choose from; until the server has said which there are, those that come with it. */
  bots = $state.raw<readonly Bot[]>(
    offered([...(recallBots(store) ?? PROPER), this.settings.bot], this.settings.bot),
  );
  /** The game to continue. */
  game = $state.raw<LastGame | null>(recallGame(store));
  /** A table that was left a moment ago: for so long that can be undone. */
  left = $state.raw<{ readonly id: string; readonly waits: boolean } | null>(null);
  #forgetLeft: ReturnType<typeof setTimeout> | undefined;
  /** No server answers, and this browser plays by itself. */
  isAlone = $state(!hasServer);
  install = $state.raw<InstallPrompt | null>(null);
  /** A table waits for a move of the reader. */
  isTurn = $state(false);
  #say = $state.raw<Say>((id) => id);
  /** Drawings that only please: they are fetched when the first screen stands. */
  pictures = $state.raw<typeof import('./art/image') | null>(null);
  #isSystemDark = $state(darkSystem.matches);
  #hasMoved = false;
  /** The parts of the catalogue that the screens shown so far need. */
  readonly #parts = new Set(['page']);
  #loading: Promise<void> = Promise.resolve();
  #hasSpoken = false;
  #turn = 0;
  #isStill = $state(reducedMotion.matches);
  /** Of the page, since it was opened. */
  #updates = 0;

  readonly languages: readonly string[] = Object.keys(catalogues);
  readonly dark = $derived(
    this.settings.theme === 'system' ? this.#isSystemDark : this.settings.theme === 'dark',
  );

  constructor() {
    darkSystem.addEventListener('change', ({ matches }) => {
      this.#isSystemDark = matches;
      this.#showTheme();
    });
    reducedMotion.addEventListener('change', ({ matches }) => (this.#isStill = matches));
    addEventListener('popstate', () => {
      if (!isOnScreen()) this.route = here();
    });
    addEventListener('storage', ({ key }) => {
      if (key === SETTINGS) this.#adopt();
    });
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.install = event as InstallPrompt;
    });
    if ('serviceWorker' in navigator) {
      const { serviceWorker } = navigator;
      this.#updates = serviceWorker.controller === null ? -1 : 0;
      serviceWorker.addEventListener('controllerchange', this.#keepWords);
      serviceWorker.addEventListener('controllerchange', () => this.#updates++);
    }
    addEventListener('appinstalled', () => (this.install = null));
  }

  /** No motion, because the reader's device asks for none. */
  get isStill(): boolean {
    return this.#isStill;
  }

  /** The reader's language as it is written where they live: dates look different in London and New York. */
  get region(): string {
    return regionOf(this.language, navigator.languages);
  }

  say = (id: string, facts?: Words): string => this.#say(id, facts);
  cardName = (card: CardText): string => this.#say('page-card', { kind: kindOf(card), value: valueOf(card) });
  list = (parts: readonly string[]): string => listed(this.language, parts);
  signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '±0');
  plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

  /** Somebody's name. Friendly names and those of bots are words of the catalogue. */
  seatName = ({ seats }: Seated, seat: number): string => {
    const view = seats[seat - 1];
    if (view?.name_id) return this.#say(messageOf(view.name_id));
    if (view?.kind === 'bot' && isLevel(view.name ?? '')) return this.#say(nameOfSeat(seat));
    return view?.name ?? this.#say('page-player', { seat });
  };

  /** Everybody at a table but these seats, and but those who have not come yet. */
  namesBut = (table: Seated, seats: readonly number[]): string =>
    this.list(
      table.seats.flatMap((seat, i) =>
        seats.includes(i + 1) || (seat.kind !== 'bot' && !seat.name) ? [] : [this.seatName(table, i + 1)],
      ),
    );

  levelName = (bot: string): string => (isLevel(bot) ? this.#say(`page-level-${bot}`) : bot);

  /** The reader's name for others, drawn once from the friendly ones if none was given. */
  ownName = (): string => {
    if (this.settings.name.trim() === '')
      this.change({
        name: this.#say(`friendly-${FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)] ?? 'otter'}`),
      });
    return this.settings.name.trim();
  };

  /** Why a part of the page cannot be had. Of the versions before, the service worker keeps the last one. */
  get whyNoPart(): string {
    return this.#say(this.#updates > 1 ? 'page-offline-version' : 'page-no-server');
  }

  /** What went wrong with a request, as a sentence. */
  trouble = (error: unknown): string => {
    if (!(error instanceof ApiError)) return this.#say('page-trouble');
    if (error.code === 'network') return this.#say('page-no-server');
    if (error.code === 'damaged') return this.#say('page-offline-damaged');
    return error.words === null ? this.reason(error) : sentence(error.words);
  };

  /** Why something cannot be done, as a sentence. The player it is about has a name, where the table is known. */
  reason = ({ code, facts = {} }: Why, table: Seated | null = null): string => {
    const { seat } = facts;
    const id = messageOf(code);
    const words = factsInWords(facts, this.cardName);
    if (table !== null && typeof seat === 'number' && isNamed(id))
      return sentence(this.#say(`page-named-${id}`, { ...words, name: this.seatName(table, seat) }));
    const said = this.#say(id, words);
    return said === id ? this.#say('page-trouble') : sentence(said); // a newer server may refuse what is not known here
  };

  /** A fact that speaks for a bid or a build, as a sentence. */
  because = ({ code, facts = {} }: Why, table: Seated): string => {
    const { change, instead, seat } = facts;
    return this.#say(messageOf(code), {
      ...factsInWords(facts, this.cardName),
      ...(typeof change === 'number' && { change: this.signed(change) }),
      ...(typeof instead === 'number' && { instead: this.signed(instead) }),
      ...(typeof seat === 'number' && { name: this.seatName(table, seat) }),
    });
  };

  /** The last one asked for wins, however long each takes. */
  loadLanguage(): Promise<void> {
    const turn = ++this.#turn;
    this.#loading = this.#fetchLanguage().then((speak) => (turn === this.#turn ? speak() : this.#loading));
    return this.#loading;
  }

  async #fetchLanguage(): Promise<() => void> {
    const wanted =
      this.settings.language === null
        ? navigator.languages
        : [this.settings.language, ...navigator.languages];
    const best = negotiate(wanted, this.languages);
    // without a connection not every language may be there: any is better than an empty page, but the first one stays
    const others = this.#hasSpoken ? [this.language] : [negotiate([], this.languages), ...this.languages];
    const [language, parts] = await this.#fetchWords(best, others);
    return () => {
      this.#hasSpoken = true;
      this.#say = makeSay(language, parts.map((part) => part?.default ?? '').join('\n'));
      this.language = language;
      this.#keepWords();
      document.documentElement.lang = language;
      this.#showTheme();
    };
  }

  /** Of the first of these languages that can be had. */
  async #fetchWords(
    language: string,
    [next, ...others]: readonly string[],
  ): Promise<[string, ({ default: string } | undefined)[]]> {
    // its letters are on their way before the first of its words is drawn
    void document.fonts.load('1em "Nunito Variable"', LANGUAGE_NAMES[language]).catch(() => undefined);
    try {
      return [language, await Promise.all([...this.#parts].map((part) => catalogues[language]?.[part]?.()))];
    } catch (error) {
      if (next === undefined) throw error;
      return this.#fetchWords(next, others);
    }
  }

  /** The words of a screen that comes late. */
  async loadWords(part: string): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    // a screen that waits for its words is not made again when a setting changes
    await untrack(() => this.loadLanguage()).catch((error: unknown) => {
      this.#parts.delete(part);
      throw error;
    });
  }

  /** The service worker keeps this language for the time without a network; a new one begins with nothing. */
  #keepWords = (): void => {
    if (!('serviceWorker' in navigator)) return;
    const { language } = this;
    void navigator.serviceWorker.ready.then(
      ({ active }) => active?.postMessage({ language }),
      () => undefined,
    );
  };

  async loadPictures(): Promise<void> {
    this.pictures = await import('./art/image').catch(() => null);
  }

  async loadBots(): Promise<void> {
    const info = await fetchInfo((isAlone) => (this.isAlone = isAlone)).catch(() => null);
    if (info === null) return;
    this.bots = offered(info.bots, this.settings.bot);
    rememberBots(store, info.bots);
  }

  /** Told with every move, as another tab may have told of another game meanwhile: so that can wait. */
  goesOn(game: LastGame | null): void {
    const before = untrack(() => this.game);
    this.game = game;
    if (game === null || before?.id !== game.id || before.names !== game.names) rememberGame(store, game);
    else whenIdle(() => this.game === game && rememberGame(store, game));
  }

  /** `waits`: does the game wait, or do others play on? */
  hasLeft(id: string, waits: boolean): void {
    clearTimeout(this.#forgetLeft);
    this.left = { id, waits };
    this.#forgetLeft = setTimeout(() => (this.left = null), TIME_TO_RETURN);
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    writeSettings(store, this.settings);
    if (settings.language !== undefined) void this.loadLanguage();
    this.#showTheme();
  }

  /** What was chosen in another tab holds here too. */
  #adopt(): void {
    const { language } = this.settings;
    this.settings = readSettings(store);
    if (this.settings.language !== language) void this.loadLanguage();
    this.#showTheme();
  }

  /** With `instead`, the way back leads past the screen that is left. */
  go(route: Route, { instead = false } = {}): void {
    if (instead) history.replaceState(null, '', formatRoute(route));
    else history.pushState(null, '', formatRoute(route));
    this.route = route;
    scrollTo(0, 0);
    this.#hasMoved = true;
  }

  /** On the heading of a screen: after another screen, reading begins here. The first screen is left alone. */
  heading: Attachment<HTMLElement> = (heading) => {
    void tick().then(() => {
      if (this.#hasMoved && !document.activeElement?.closest('main, dialog'))
        heading.focus({ preventScroll: true });
    });
  };

  /** For links that stay inside the page: new tabs and the like are left to the browser. */
  follow = (event: MouseEvent, route: Route): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(route);
  };

  #showTheme(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
  }
}

export const app = new App();
