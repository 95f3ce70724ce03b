/** Motion comes from comparing two positions: what went where. Nothing here knows pixels or seconds. */
import { KINDS, cardOf, kindOf, valueOf, without, type CardText, type Kind } from './cards';
import type { State } from './protocol';
import { rubbleOf, towerOf } from './view';

export type Motion =
  | { readonly type: 'bid'; readonly seat: number; readonly bid: number | null }
  | { readonly type: 'demolish'; readonly seat: number; readonly card: CardText }
  | {
      readonly type: 'place';
      readonly seat: number;
      readonly card: CardText;
      readonly from: number;
      readonly floor: number;
    }
  | { readonly type: 'clear'; readonly card: CardText; readonly from: number }
  | { readonly type: 'reshuffle'; readonly count: number }
  | { readonly type: 'deal'; readonly card: CardText; readonly to: number }
  | { readonly type: 'turn'; readonly seat: number }
  | { readonly type: 'end' };

/** More rounds than this between two positions are not played back: the page jumps to the present. */
const ROUNDS_SHOWN = 1;

/** The motions that lead from one position to the next, in the order in which they are seen. `gone` are the places of
 * the display whose cards stand on towers already. */
export function motionsBetween(before: State | null, after: State, gone: readonly number[] = []): Motion[] {
  if (before === null) return isBeginning(after) ? dealMotions(after) : [];
  if (isJump(before, after)) return [];
  const isNewRound = after.round !== before.round || after.phase === 'over';
  const built = buildMotions(before, after);
  const wasCleared = isNewRound && before.phase !== 'over';
  return [
    ...bidMotions(before, after),
    ...built,
    ...(wasCleared ? clearMotions(before, built, gone) : []),
    ...(after.lap !== before.lap ? [{ type: 'reshuffle' as const, count: after.pile }] : []),
    ...(after.round !== before.round ? dealMotions(after) : []),
    ...(after.turn !== null && after.turn !== before.turn
      ? [{ type: 'turn' as const, seat: after.turn }]
      : []),
    ...(after.phase === 'over' && before.phase !== 'over' ? [{ type: 'end' as const }] : []),
  ];
}

/** The first cards have been turned up, and nobody has said anything yet. */
const isBeginning = ({ round, bids }: State): boolean => round === 1 && bids.length === 0;

const dealMotions = ({ display }: State): Motion[] => display.map((card, to) => ({ type: 'deal', card, to }));

/** After an undo or a long absence there is nothing to show move by move. */
export function isJump(before: State, after: State): boolean {
  return (
    before.players !== after.players ||
    after.round < before.round ||
    after.round - before.round > ROUNDS_SHOWN ||
    isTakenBack(before, after)
  );
}

function isTakenBack(before: State, after: State): boolean {
  const floors = (state: State): number =>
    state.towers.reduce(
      (sum, towers) => sum + KINDS.reduce((cards, kind) => cards + towers[kind].length, 0),
      0,
    );
  const rubble = (state: State): number => state.rubble.reduce((sum, cards) => sum + cards.length, 0);
  return floors(after) + rubble(after) < floors(before) + rubble(before);
}

function bidMotions(before: State, after: State): Motion[] {
  if (after.round !== before.round) return [];
  return after.bids.slice(before.bids.length).map(({ seat, bid }) => ({ type: 'bid', seat, bid }));
}

export function buildMotions(before: State, after: State): Motion[] {
  const motions: Motion[] = [];
  const free = before.display.map((card, at) => ({ card, at }));
  for (let seat = 1; seat <= after.players; seat++) {
    for (const card of rubbleOf(after, seat).slice(rubbleOf(before, seat).length))
      motions.push({ type: 'demolish', seat, card });
    for (const kind of KINDS) {
      const stood =
        towerOf(before, seat, kind).length -
        (motions.some(
          (motion) => motion.type === 'demolish' && motion.seat === seat && kindOf(motion.card) === kind,
        )
          ? 1
          : 0);
      towerOf(after, seat, kind)
        .slice(stood)
        .forEach((value, i) => {
          const from = free.findIndex(({ card }) => card === cardOf(kind, value));
          motions.push({
            type: 'place',
            seat,
            card: cardOf(kind, value),
            from: free[from]?.at ?? 0,
            floor: stood + i,
          });
          if (from >= 0) free.splice(from, 1);
        });
    }
  }
  return motions;
}

function clearMotions(before: State, built: readonly Motion[], gone: readonly number[]): Motion[] {
  const taken = built.flatMap((motion) => (motion.type === 'place' ? [motion.from] : []));
  return without([...before.display.keys()], [...taken, ...gone]).map((from) => ({
    type: 'clear',
    card: before.display[from] as CardText,
    from,
  }));
}

/** The kind and value of a card that moves, for drawing it. */
export const faceOf = (card: CardText): { kind: Kind; value: number } => ({
  kind: kindOf(card),
  value: valueOf(card),
});
