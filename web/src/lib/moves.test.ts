import { expect, test } from 'vitest';
import { faceOf, motionsBetween } from './moves';
import { makeState, noTowers } from './testing';

const types = (...states: Parameters<typeof motionsBetween>): string[] =>
  motionsBetween(...states).map(({ type }) => type);

test('a game begins with its first deal', () => {
  expect(motionsBetween(null, makeState({ round: 1, bids: [], display: ['T5', 'S0'] }))).toEqual([
    { type: 'deal', card: 'T5', to: 0 },
    { type: 'deal', card: 'S0', to: 1 },
  ]);
});

test('who comes later is shown the position at once', () => {
  expect(motionsBetween(null, makeState({ round: 1, bids: [{ seat: 1, bid: 2 }] }))).toEqual([]);
  expect(motionsBetween(null, makeState({ round: 2 }))).toEqual([]);
});

test('a bid flies to the name of who said it, then the turn moves on', () => {
  const before = makeState({ turn: 1 }),
    after = makeState({ turn: 2, bids: [{ seat: 1, bid: 2 }] });
  expect(motionsBetween(before, after)).toEqual([
    { type: 'bid', seat: 1, bid: 2 },
    { type: 'turn', seat: 2 },
  ]);
});

test('a build: demolish first, then place, clear what is left, deal again', () => {
  const before = makeState({
    phase: 'build',
    turn: 2,
    bids: [{ seat: 2, bid: 2 }],
    display: ['S7', 'T5', 'C9'],
    towers: [noTowers, { ...noTowers, S: [12, 6] }, noTowers],
  });
  const after = makeState({
    round: 2,
    turn: 3,
    display: ['M1', 'M2'],
    towers: [noTowers, { ...noTowers, S: [12, 7], T: [5] }, noTowers],
    rubble: [[], ['S6'], []],
    discard: ['C9'],
  });
  expect(motionsBetween(before, after)).toEqual([
    { type: 'demolish', seat: 2, card: 'S6' },
    { type: 'place', seat: 2, card: 'T5', from: 1, floor: 0 },
    { type: 'place', seat: 2, card: 'S7', from: 0, floor: 1 },
    { type: 'clear', card: 'C9', from: 2 },
    { type: 'deal', card: 'M1', to: 0 },
    { type: 'deal', card: 'M2', to: 1 },
    { type: 'turn', seat: 3 },
  ]);
});

test('two equal cards come from two places', () => {
  const before = makeState({ phase: 'build', display: ['T8', 'T8', 'C1'], players: 3 });
  const after = makeState({
    round: 2,
    display: [],
    towers: [{ ...noTowers, T: [8, 8] }, noTowers, noTowers],
  });
  expect(
    motionsBetween(before, after).flatMap((motion) =>
      motion.type === 'place' ? [[motion.from, motion.floor]] : [],
    ),
  ).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('R15: when nobody builds, all cards are cleared', () => {
  expect(
    types(makeState({ display: ['T1', 'T2'] }), makeState({ round: 2, display: ['C1'], turn: 1 })),
  ).toEqual(['clear', 'clear', 'deal']);
});

test('R17: the discard pile becomes the draw pile', () => {
  expect(
    types(makeState({ display: ['T1'] }), makeState({ round: 2, lap: 2, pile: 30, display: ['C1'] })),
  ).toEqual(['clear', 'reshuffle', 'deal']);
});

test('R18: the last round ends the game', () => {
  expect(
    types(makeState({ display: ['T1'] }), makeState({ phase: 'over', turn: null, display: [] })),
  ).toEqual(['clear', 'end']);
});

test('after a long absence or an undo the page jumps to the present', () => {
  expect(motionsBetween(makeState({ round: 3 }), makeState({ round: 6 }))).toEqual([]);
  expect(motionsBetween(makeState({ round: 3 }), makeState({ round: 2 }))).toEqual([]);
  expect(
    motionsBetween(makeState({ towers: [{ ...noTowers, T: [5] }, noTowers, noTowers] }), makeState()),
  ).toEqual([]);
});

test('a card has a face', () => expect(faceOf('M15')).toEqual({ kind: 'M', value: 15 }));

test('a demolition lowers the tower of its own kind and seat alone', () => {
  const tower = { ...noTowers, S: [12, 6], T: [9] };
  const before = makeState({ phase: 'build', display: ['S7', 'T4'], towers: [tower, tower, noTowers] });
  const after = makeState({
    round: 2,
    display: [],
    towers: [tower, { ...noTowers, S: [12, 7], T: [9, 4] }, noTowers],
    rubble: [[], ['S6'], []],
  });
  expect(motionsBetween(before, after).filter(({ type }) => type === 'place')).toEqual([
    { type: 'place', seat: 2, card: 'T4', from: 1, floor: 1 },
    { type: 'place', seat: 2, card: 'S7', from: 0, floor: 1 },
  ]);
});
