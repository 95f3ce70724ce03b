/** What the page knows: everything that is drawn follows from a `View`. */
import { isCrowned, KINDS, type CardText, type Kind, type TowerValues } from './cards';
import type { RoundView } from './api';
import { isLocal } from './place';
import type {
  BidSaid,
  Hint,
  News,
  OptionsView,
  Played,
  Preview,
  Presence,
  Reacted,
  Refused,
  ScoreParts,
  SeatView,
  State,
  TableMessage,
  You,
} from './protocol';

/** How the connection stands: `back` is shown for a moment after it was lost, `restart` after the server said that
 * it stops, `damaged` where this browser plays by itself and a file cannot be used. */
export const LINKS = ['connecting', 'open', 'lost', 'restart', 'back', 'gone', 'damaged'] as const;
export type Link = (typeof LINKS)[number];

export interface View {
  readonly link: Link;
  readonly table: TableMessage | null;
  /** The number with which the present position came. */
  readonly since: number;
  readonly you: You | null;
  readonly presence: Presence | null;
  readonly preview: Preview | null;
  readonly hint: Hint | null;
  readonly refused: Refused | null;
  readonly reaction: Reacted | null;
  /** The connection is back, and the server has not said yet what happened meanwhile. */
  readonly isReturning: boolean;
  /** What was played while there was no connection, until it has been read. */
  readonly missed: readonly News[];
  /** Requests that the server has not answered yet. */
  readonly sending: readonly string[];
  /** The rounds that are over, as far as they are known: all, or none yet. */
  readonly rounds: readonly RoundView[];
}

export const emptyView: View = {
  link: 'connecting',
  table: null,
  since: 0,
  you: null,
  presence: null,
  preview: null,
  hint: null,
  refused: null,
  reaction: null,
  isReturning: false,
  missed: [],
  sending: [],
  rounds: [],
};

// ---- questions about a view ---------------------------------------------------------------------------------------

/** The seat whose eyes the page looks through: mine that is to move, or has built and the next cards are not there
 * yet; else my first, else the first for somebody watching. */
export function seatInFront({ table, you }: View): number {
  const mine = you?.seats ?? [];
  const built = table?.state?.phase === 'deal' ? lastBuildOf(table)?.seat : null;
  return [table?.turn?.seat, built].find((seat) => seat && mine.includes(seat)) ?? mine[0] ?? 1;
}

export const lastBuildOf = ({ round }: TableMessage): Played | undefined =>
  round?.findLast(({ action }) => action.startsWith('build'));

export const isMyTurn = (view: View): boolean =>
  view.table?.turn?.player === 'person' && (view.you?.seats.includes(view.table.turn.seat) ?? false);
export const isWatching = (view: View): boolean => view.you !== null && view.you.seats.length === 0;
/** Several people on this device: the page says who is next. */
export const isHotSeat = (view: View): boolean => (view.you?.seats.length ?? 0) > 1;

/** The other seats, clockwise from the seat in front. */
export function othersOf(seats: number, front: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => ((front + i) % seats) + 1);
}

export const isBot = (seat: SeatView): boolean => seat.kind === 'bot';

/** A table of mine with nobody to wait for: all others are bots or sit at this device. It starts by itself. */
export function isReadyAtOnce({ table, you }: View): boolean {
  if (table?.phase !== 'waiting' || !you?.creator) return false;
  return table.seats.every((seat, i) => seat.taken && (seat.kind !== 'open' || you.seats.includes(i + 1)));
}

/** Whose table it is, as far as the seats tell: after a rematch a bot may sit first. */
export function hostSeat({ table, you }: View): number {
  if (table?.host) return table.host;
  if (you?.creator && you.seats[0] !== undefined) return you.seats[0];
  return (table?.seats.findIndex((seat) => seat.taken && !isBot(seat)) ?? -1) + 1 || 1;
}

/** Can others play the same cards, or have they: one person played against bots, from the first deal to the end?
 * A daily game can be compared, but everybody has their own attempt at it already. */
export function sameCards(
  { id, seats, options }: { id: string; seats: readonly SeatView[]; options: OptionsView | null },
  isOver: boolean,
): 'no' | 'compare' | 'challenge' {
  const people = seats.filter((seat) => !isBot(seat)).length;
  if (!isOver || people !== 1 || !options || options.played_on !== null || isLocal(id)) return 'no';
  return options.daily === null ? 'challenge' : 'compare';
}

/** Do bots play all seats but mine? Then nobody waits for me, and the game waits for me alone. */
export const isAloneWithBots = ({ table, you }: Pick<View, 'table' | 'you'>): boolean =>
  table !== null && table.seats.every((seat, i) => isBot(seat) || (you?.seats.includes(i + 1) ?? false));

/** Without a connection a bot plays for me at last: when my time is up, or when other people wait for too long. */
export function canBeStoodInFor({ table, you }: View): boolean {
  if (!table || !you) return false;
  const { pace, away_seconds } = table.options;
  return Boolean(pace.seconds ?? pace.days) || (away_seconds > 0 && !isAloneWithBots({ table, you }));
}

/** The highest bid so far, or null. */
export function leaderOf(state: Pick<State, 'bids'>): { seat: number; bid: number } | null {
  let best: { seat: number; bid: number } | null = null;
  for (const { seat, bid } of state.bids)
    if (bid !== null && (best === null || bid > best.bid)) best = { seat, bid };
  return best;
}

export const saidBy = (state: State, seat: number): BidSaid | undefined =>
  state.bids.find((said) => said.seat === seat);

/** Who has still to bid, the one to move first. */
export function stillToBid(state: State): number[] {
  if (state.phase !== 'bid' || state.turn === null) return [];
  const first = state.turn;
  const inOrder = Array.from({ length: state.players }, (_, i) => ((first - 1 + i) % state.players) + 1);
  return inOrder.filter((seat) => saidBy(state, seat) === undefined);
}

export const towerOf = (state: Pick<State, 'towers'>, seat: number, kind: Kind): TowerValues =>
  state.towers[seat - 1]?.[kind] ?? [];
export const rubbleOf = (state: Pick<State, 'rubble'>, seat: number): readonly CardText[] =>
  state.rubble[seat - 1] ?? [];
export const scoreOf = (state: Pick<State, 'scores'>, seat: number): number => state.scores[seat - 1] ?? 0;
export const partsOf = (table: TableMessage, seat: number): ScoreParts | null =>
  table.scores?.[seat - 1] ?? null;
export const tallest = (state: State, seat: number): number =>
  Math.max(1, ...KINDS.map((kind) => towerOf(state, seat, kind).length));

/** Who stands best: the winners, or the player who is ahead in a game that was ended early. */
export function bestSeats(state: State): readonly number[] {
  const most = Math.max(...state.scores);
  return state.winners ?? state.scores.flatMap((points, i) => (points === most ? [i + 1] : []));
}

/** Of several seats the reader's own first: "You and Ben". */
export const mineFirst = (seats: readonly number[], isMe: (seat: number) => boolean): number[] => [
  ...seats.filter(isMe),
  ...seats.filter((seat) => !isMe(seat)),
];

/** Who won, as id and facts of a message. `name`: of a seat; the reader's own is "You". */
export function headlineOf(
  state: Pick<State, 'winners' | 'scores'>,
  mine: readonly number[],
  name: (seat: number) => string,
  list: (parts: readonly string[]) => string,
): { readonly id: string; readonly facts: Record<string, string | number> } {
  const winners = state.winners ?? [];
  const [first] = winners;
  const points = Math.max(...state.scores);
  if (first === undefined) return { id: 'page-ended-early', facts: {} };
  const isMe = (seat: number): boolean => mine.length === 1 && mine[0] === seat;
  if (winners.length > 1)
    return {
      id: winners.some(isMe) ? 'page-win-shared-you' : 'page-win-shared',
      facts: { names: list(mineFirst(winners, isMe).map(name)), points },
    };
  return isMe(first)
    ? { id: 'page-win-you', facts: { points } }
    : { id: 'page-win-other', facts: { name: name(first), points } };
}

/** One player in the table of points: the end of a game and the score pad show the same one. */
export interface ScoreColumn {
  readonly name: string;
  readonly isBot: boolean;
  readonly parts: ScoreParts;
  readonly crowned: readonly Kind[];
  readonly isWinner: boolean;
}
const noParts: ScoreParts = { total: 0, towers: {}, main: null, main_points: 0, rubble_points: 0 };

export function scoreColumns(
  table: TableMessage,
  state: State,
  mine: readonly number[],
  nameOf: (table: TableMessage, seat: number) => string,
  you: string,
): ScoreColumn[] {
  return table.seats.slice(0, state.players).map((view, i) => {
    const seat = i + 1,
      name = mine.length === 1 && mine[0] === seat ? you : nameOf(table, seat);
    return {
      name,
      isBot: isBot(view),
      parts: partsOf(table, seat) ?? noParts,
      crowned: KINDS.filter((kind) => isCrowned(towerOf(state, seat, kind))),
      isWinner: state.winners?.includes(seat) ?? false,
    };
  });
}

/** How many cards of a kind and value are still to come. */
export function toCome(table: Pick<TableMessage, 'to_come'>, kind: Kind, value: number): number {
  return (table.to_come?.[kind] ?? []).filter((other) => other === value).length;
}

/** People who sit at the table and are not connected now. */
export function absentSeats({ table, presence }: View): number[] {
  return (table?.seats ?? []).flatMap((seat, i) =>
    !isBot(seat) && (seat.away || presence?.seats[i] === false) ? [i + 1] : [],
  );
}

/** Somebody who has gone away and for whom the table waits, or null. Bots are always there. */
export function whoIsAway(view: View): number | null {
  const { table, presence } = view;
  if (table?.phase !== 'playing' || presence === null || table.turn?.player !== 'person') return null;
  const seat = table.turn.seat;
  return presence.seats[seat - 1] === false ? seat : null;
}
