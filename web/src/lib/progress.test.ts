import { expect, test } from 'vitest';
import type { ListedTable } from './api';
import { FRAME, heightIn, placeOf, scaleOf, toldOf } from './progress';

const game: ListedTable = {
  id: 'local-1',
  phase: 'ended',
  variant: 'standard',
  seats: [
    { kind: 'open', name: 'Anna', name_id: null, bot: null, won: true },
    { kind: 'bot', name: null, name_id: null, bot: 'mason', won: false },
  ],
  points: [31, 20],
  daily: null,
  created_at: 1,
  updated_at: 7,
  mine: [1],
};

test('of a finished game of one person the result is told', () => {
  expect(toldOf(game)).toEqual([
    { id: 'local-1', at: 7, players: 2, points: 31, won: true, bots: ['mason'] },
  ]);
});

test.each([
  ['that goes on', { ...game, points: null }],
  ['that was ended early', { ...game, seats: game.seats.map((seat) => ({ ...seat, won: false })) }],
  ['of several people on one device', { ...game, mine: [1, 2] }],
  ['of bots', { ...game, mine: [] }],
])('a game %s is not told', (_, other) => {
  expect(toldOf(other)).toEqual([]);
});

test('a scale has round bounds with zero among them', () => {
  expect(scaleOf([31, 12], 20)).toEqual({ low: 0, high: 40, marks: [0, 20, 40] });
  expect(scaleOf([-5, -30], 25)).toEqual({ low: -50, high: 0, marks: [-50, -25, 0] });
  expect(scaleOf([0], 20)).toEqual({ low: 0, high: 20, marks: [0, 20] });
});

test('games stand inside the picture, from left to right', () => {
  const places = [0, 1, 2].map((i) => placeOf(i, 3));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(Math.min(...places)).toBeGreaterThan(FRAME.left);
  const height = heightIn(-10, 30);
  expect([height(30), height(-10)]).toEqual([FRAME.top, FRAME.height - FRAME.bottom]);
});
