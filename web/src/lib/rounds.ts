/** The rounds that are over, and the last thing that was built: kept from what the page sees, asked for where it has
 * not seen it. */
import type { RoundView } from './api';
import { kindOf, KINDS, type CardText, type Kind } from './cards';
import type { BidSaid, State, TableMessage } from './protocol';
import { isBetween, partsOfBuild } from './steps';
import { leaderOf, type View } from './view';

/** How many rounds are over at this position. */
export function roundsOver(state: State | null | undefined): number {
  if (!state) return 0;
  return state.phase === 'over' ? state.round : Math.max(0, state.round - 1);
}

/** The rounds known after a new table has come. Fewer than are over means: they have to be asked for. */
export function roundsAfter(
  rounds: readonly RoundView[],
  before: TableMessage | null,
  after: TableMessage,
): readonly RoundView[] {
  const over = roundsOver(after.state);
  if (before?.id !== after.id) return [];
  if (rounds.length >= over) return rounds.slice(0, over);
  if (rounds.length !== over - 1 || before.state?.round !== over) return rounds;
  const seen = roundBetween(before, after, rounds.at(-1) ?? null);
  return seen === null ? rounds : [...rounds, seen];
}

/** Is it time to ask for the rounds that are over: those played before the page came, or while it did not listen?
 * Of a game that has ended there is the replay. */
export const wantsRounds = ({ link, isReturning, table, rounds }: View): boolean =>
  (link === 'open' || (link === 'back' && !isReturning)) &&
  table?.phase !== 'ended' &&
  rounds.length < roundsOver(table?.state);

function roundBetween(before: TableMessage, after: TableMessage, last: RoundView | null): RoundView | null {
  const old = before.state,
    now = after.state;
  if (!old || !now || !after.scores) return null;
  const played = isBetween(before) ? (before.round ?? []) : (after.news ?? []);
  const said = isBetween(before) ? [] : played.flatMap(({ action, seat }) => bidOf(action, seat));
  const bids = [...old.bids, ...said];
  const built = played.findLast(({ action }) => action?.startsWith('build'));
  if (built === undefined && bids.length < old.players) return null;
  const builder = built?.seat ?? null;
  const points = (scores: RoundView['scores'] | undefined): number =>
    builder === null ? 0 : (scores?.[builder - 1]?.total ?? 0);
  return {
    round: old.round,
    lap: old.lap,
    display: old.display,
    bids,
    builder,
    build: built?.action ?? null,
    change: points(after.scores) - points(last?.scores),
    towers: now.towers,
    rubble: now.rubble,
    scores: after.scores,
  };
}

function bidOf(action: string | null | undefined, seat: number | null | undefined): BidSaid[] {
  const [verb, number] = (action ?? '').split(' ');
  if (typeof seat !== 'number' || (verb !== 'bid' && verb !== 'pass')) return [];
  return [{ seat, bid: verb === 'bid' ? Number(number) : null }];
}

/** What was built last, for the line that says so and for the floors that glow. */
export interface LastMove {
  readonly round: number;
  /** Null: nobody has built in that round. */
  readonly seat: number | null;
  readonly demolished: CardText | null;
  readonly built: readonly CardText[];
  readonly change: number;
  readonly points: number;
  readonly bids: readonly BidSaid[];
  /** How many cards lay there: a bid of this many ends the bidding. */
  readonly cards: number;
  /** Nothing has happened since. */
  readonly isNow: boolean;
}

export function lastMoveOf(table: TableMessage, rounds: readonly RoundView[]): LastMove | null {
  const state = table.state;
  if (!state) return null;
  const last = rounds.at(-1);
  const built = isBetween(table)
    ? table.round?.findLast(({ action }) => action.startsWith('build'))
    : undefined;
  if (built?.seat) {
    const points = state.scores[built.seat - 1] ?? 0;
    return {
      round: state.round,
      seat: built.seat,
      ...partsOfBuild(built.action),
      change: points - (last?.scores[built.seat - 1]?.total ?? 0),
      points,
      bids: state.bids,
      cards: state.display.length,
      isNow: true,
    };
  }
  if (last === undefined || last.round !== roundsOver(state)) return null;
  return { ...moveOf(last), isNow: state.bids.length === 0 };
}

/** What was built in a round that is over. */
export const moveOf = (round: RoundView): LastMove => ({
  round: round.round,
  seat: round.builder,
  ...partsOfBuild(round.build ?? ''),
  change: round.change,
  points: round.builder === null ? 0 : (round.scores[round.builder - 1]?.total ?? 0),
  bids: round.bids,
  cards: round.display.length,
  isNow: false,
});

/** How many floors of each of a seat's towers are new, counted from the top. */
export function freshFloors(last: LastMove | null, seat: number): Readonly<Record<Kind, number>> {
  const count = (kind: Kind): number =>
    last?.seat === seat ? last.built.filter((card) => kindOf(card) === kind).length : 0;
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as Record<Kind, number>;
}

/** Who ended the bidding before this seat could say anything, because nobody can go higher; null: it had its turn. */
export function whoEndedBidding(
  bids: readonly BidSaid[],
  cards: number,
  seat: number | null,
): { readonly seat: number; readonly bid: number } | null {
  if (seat === null || bids.some((said) => said.seat === seat)) return null;
  const leader = leaderOf({ bids });
  return leader !== null && leader.bid === cards && leader.seat !== seat ? leader : null;
}
