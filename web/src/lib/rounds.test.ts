import { expect, test } from 'vitest';
import type { RoundView } from './api';
import type { TableMessage } from './protocol';
import { freshFloors, lastMoveOf, moveOf, roundsAfter, wantsRounds } from './rounds';
import { stepsBetween } from './steps';
import { makeState, makeTable, makeView, noTowers } from './testing';
import { update } from './update';
import { LINKS } from './view';

const none = { T: 0, C: 0, H: 0, S: 0, M: 0 };
const points = (total: number): RoundView['scores'][number] => ({
  total,
  towers: {},
  main: null,
  main_points: 0,
  rubble_points: 0,
});
const bids = [
  { seat: 1, bid: 1 },
  { seat: 2, bid: 2 },
  { seat: 3, bid: null },
];
const acted = (seat: number, action: string): NonNullable<TableMessage['news']>[number] => ({
  type: 'acted',
  seat,
  action,
  by: 'bot',
});
// Ben has bid 2, demolishes Sand 6 and builds Tree 5 and Sand 5; then the second round is dealt
const towers = [noTowers, { ...noTowers, T: [5], S: [5] }, noTowers];
const before = makeTable(
  makeState({
    phase: 'build',
    turn: 2,
    bids,
    display: ['T5', 'S5', 'C7'],
    towers: [noTowers, { ...noTowers, S: [6] }, noTowers],
    scores: [0, 1, 0],
  }),
  { number: 4 },
);
const scores = [points(0), points(3), points(0)];
const dealt = makeTable(
  makeState({ round: 2, turn: 3, display: ['M1'], towers, rubble: [[], ['S6'], []], scores: [0, 3, 0] }),
  { number: 5, scores, news: [acted(2, 'build xS6 T5 S5')] },
);
const first: RoundView = {
  round: 1,
  lap: 1,
  display: ['T5', 'S5', 'C7'],
  bids,
  builder: 2,
  build: 'build xS6 T5 S5',
  change: 3,
  towers,
  rubble: [[], ['S6'], []],
  scores,
};

test('a round that the page has seen is known without asking', () => {
  expect(roundsAfter([], before, dealt)).toEqual([first]);
});

test('a round is known as well where its build was shown before the next deal', () => {
  const [built] = stepsBetween(before, dealt);
  expect(built && roundsAfter([], built, dealt)).toEqual([first]);
});

test('what was taken back is known no longer, and another table has rounds of its own', () => {
  expect(roundsAfter([first], dealt, before)).toEqual([]);
  expect(roundsAfter([first], before, { ...dealt, id: 'OTHER' })).toEqual([]);
});

test('where the page has not seen a whole round, it knows nothing of it', () => {
  expect(roundsAfter([], { ...before, state: makeState({ round: 3 }) }, dealt)).toEqual([]);
  expect(roundsAfter([], makeTable(makeState({ bids: [] })), { ...dealt, news: [] })).toEqual([]);
});

test('rounds that the page lacks are asked for while there is a connection and the game goes on', () => {
  const view = makeView(dealt);
  expect(LINKS.filter((link) => wantsRounds({ ...view, link }))).toEqual(['open', 'back']);
  expect(wantsRounds({ ...view, rounds: [first] })).toBe(false);
  expect(wantsRounds(makeView(before))).toBe(false);
  expect(wantsRounds(makeView({ ...dealt, phase: 'ended' }))).toBe(false);
});

test('after a lost connection rounds are asked for as soon as the table has come', () => {
  const known = { ...makeView(dealt), rounds: [first] };
  const lost = update(known, { type: 'link', link: 'lost' });
  const back = update(lost, { type: 'link', link: 'open' });
  expect([lost, back].map(wantsRounds)).toEqual([false, false]);
  expect(wantsRounds(update(back, { ...dealt, number: 6 }))).toBe(true);
});

test('a round in which nobody builds brings nobody points', () => {
  const passes = [1, 2].map((seat) => ({ seat, bid: seat === 1 ? 0 : null }));
  const old = makeTable(makeState({ turn: 3, bids: passes }));
  const now = makeTable(makeState({ round: 2 }), { scores, news: [acted(3, 'pass')] });
  const [round] = roundsAfter([], old, now);
  expect(round).toMatchObject({ builder: null, build: null, change: 0 });
  expect(round?.bids).toEqual([...passes, { seat: 3, bid: null }]);
});

test('the last move is the build that is being shown, with what it brings', () => {
  const [built] = stepsBetween(before, dealt);
  const last = built ? lastMoveOf(built, []) : null;
  expect(last).toEqual({
    round: 1,
    seat: 2,
    demolished: 'S6',
    built: ['T5', 'S5'],
    change: 3,
    points: 3,
    bids,
    cards: 3,
    isNow: true,
  });
});

test('new floors glow while the next round is bid, and go with the next build', () => {
  const glow = (table: TableMessage, rounds: readonly RoundView[], seat: number): unknown =>
    freshFloors(lastMoveOf(table, rounds), seat);
  const bens = { ...none, T: 1, S: 1 };
  expect(glow(dealt, [first], 2)).toEqual(bens);
  expect(glow(dealt, [first], 1)).toEqual(none);
  const later = makeState({ ...dealt.state, round: 2, turn: 1, bids: [{ seat: 3, bid: 1 }] });
  const bidding = makeTable(later, { number: 6, scores });
  expect(glow(bidding, [first], 2)).toEqual(bens);
  expect(lastMoveOf(dealt, [first])?.isNow).toBe(true);
  expect(lastMoveOf(bidding, [first])).toEqual({ ...moveOf(first), isNow: false });
  // Cleo builds a floor of metal: now hers glows, and Ben's no longer
  const built = makeTable(
    { ...later, phase: 'deal', turn: null, scores: [0, 3, 1] },
    { round: [{ action: 'build M1', seat: 3, by: 'bot' }], scores },
  );
  expect(glow(built, [first], 2)).toEqual(none);
  expect(glow(built, [first], 3)).toEqual({ ...none, M: 1 });
});

test('before anything was built, and while the last round is still asked for, there is no last move', () => {
  expect(lastMoveOf(makeTable(makeState()), [])).toBe(null);
  expect(lastMoveOf(dealt, [])).toBe(null);
  expect(freshFloors(null, 1)).toEqual(none);
});
