/** The score pad on this device: the session, what was before it (for undo), and where the reader is. All of it
 * outlives a reload. */
import { formatSession, parseSession } from './lib/pad/link';
import type { PadSeat } from './lib/pad/score';
import {
  begin,
  nextGame,
  rename,
  seatAt,
  withoutGame,
  withSeat,
  type PadSession,
  type Place,
} from './lib/pad/session';
import { browserStore } from './lib/storage';

const KEY = 'fivetowers.pad';
/** How many steps can be taken back. */
const STEPS = 60;
const store = browserStore();

/** What the reader looks at: who plays, one player's towers, or the results. */
export type PadView = 'players' | 'entry' | 'results';

interface Stored {
  readonly steps: readonly string[];
}

/** A session as text; the empty text is none. */
const format = (session: PadSession | null): string => (session === null ? '' : formatSession(session));

function readSteps(): (PadSession | null)[] {
  try {
    const { steps } = JSON.parse(store?.getItem(KEY) ?? '{}') as Partial<Stored>;
    return Array.isArray(steps) ? steps.map((step) => parseSession(String(step))) : [];
  } catch {
    return [];
  }
}

export class Pad {
  #steps = $state.raw<readonly (PadSession | null)[]>(readSteps());
  view = $state<PadView>('players');
  game = $state(0);
  seat = $state(0);
  /** What was said about a link that the page was opened with. */
  link = $state<'taken' | 'unread' | null>(null);

  readonly session = $derived(this.#steps.at(-1) ?? null);
  readonly canUndo = $derived(this.#steps.length > 1);
  readonly place = $derived<Place>({ game: this.game, seat: this.seat });
  readonly own = $derived<PadSeat | null>(this.session === null ? null : seatAt(this.session, this.place));

  constructor() {
    if (this.session !== null) this.show(this.session.games.length - 1);
  }

  /** From an address: the session goes on top of what was here, which undo brings back. */
  take(text: string): void {
    const session = parseSession(text);
    if (session !== null) {
      if (format(session) !== format(this.session)) this.#put(session);
      this.show(session.games.length - 1, 'results');
    }
    this.link = session === null ? 'unread' : 'taken';
  }

  start(names: readonly string[]): void {
    this.#put(begin(names, Date.now()));
    this.show(0);
  }
  rename(names: readonly string[]): void {
    if (this.session !== null) this.#put(rename(this.session, names));
  }
  nextGame(): void {
    if (this.session === null) return;
    this.#put(nextGame(this.session, Date.now()));
    this.show(this.session.games.length - 1);
  }
  removeGame(): void {
    if (this.session === null || this.session.games.length < 2) return;
    this.#put(withoutGame(this.session, this.game));
    this.show(this.session.games.length - 1, 'results');
  }
  /** Nobody plays: who does is asked again. */
  clear(): void {
    this.#put(null);
    this.view = 'players';
  }
  /** `isSameStep`: it continues the step before, and undo takes both back. */
  change(change: (seat: PadSeat) => PadSeat, { isSameStep = false } = {}): void {
    if (this.session === null) return;
    const session = withSeat(this.session, this.place, change, Date.now());
    if (isSameStep) this.#steps = this.#steps.slice(0, -1);
    this.#put(session);
  }
  undo(): void {
    if (!this.canUndo) return;
    this.#keep(this.#steps.slice(0, -1));
    this.link = null;
    if (this.session === null) this.view = 'players';
    else
      this.show(
        Math.min(this.game, this.session.games.length - 1),
        this.view === 'players' ? 'entry' : this.view,
        Math.min(this.seat, this.session.names.length - 1),
      );
  }

  show(game: number, view: PadView = 'entry', seat = 0): void {
    this.game = game;
    this.seat = seat;
    this.view = view;
  }

  #put(session: PadSession | null): void {
    this.link = null;
    this.#keep([...this.#steps, session].slice(-STEPS));
  }
  #keep(steps: readonly (PadSession | null)[]): void {
    this.#steps = steps;
    try {
      store?.setItem(KEY, JSON.stringify({ steps: steps.map(format) } satisfies Stored));
    } catch {
      // full or forbidden: the pad lasts as long as the tab
    }
  }
}
