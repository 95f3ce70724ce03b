import { expect, test, vi } from 'vitest';
import type { ListedTable } from './api';
import { fetchProgress, FRAME, heightIn, meanLine, placeOf, scaleOf, toldOf } from './progress';

const { kept, asked } = vi.hoisted(() => ({ kept: [] as unknown[], asked: [] as unknown[][] }));
vi.mock('./api', () => ({
  gamesHere: () => (kept.length > 0 ? Promise.resolve(kept) : Promise.reject(new Error('no storage'))),
  request: (...words: unknown[]) => {
    asked.push(words);
    return Promise.resolve({});
  },
}));

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
  expect(scaleOf([3], 1)).toEqual({ low: 0, high: 3, marks: [0, 1, 2, 3] });
  expect(scaleOf([-2], 1)).toEqual({ low: -2, high: 0, marks: [-2, -1, 0] });
});

test('games stand inside the picture, from left to right', () => {
  const places = [0, 1, 2].map((i) => placeOf(i, 3));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect([placeOf(0, 2), placeOf(1, 2)]).toEqual([111, 265]);
  const height = heightIn(-10, 30);
  expect([height(30), height(-10)]).toEqual([FRAME.top, FRAME.height - FRAME.bottom]);
});

test('the mean runs from game to game', () => {
  const point = (mean: number) => ({ id: 'a', points: 0, won: false, mean });
  expect(meanLine([point(30), point(10)], heightIn(-10, 30))).toBe('M111,10L265,85');
});

test('equal bounds have a height too', () => expect(heightIn(5, 5)(5)).toBe(FRAME.top));

test('the newest hundred games of this browser are told to the server', async () => {
  kept.push(...Array.from({ length: 101 }, (_, at) => ({ ...game, id: `local-${at}`, updated_at: at })));
  await fetchProgress();
  const [method, path, { here }] = asked.at(-1) as [string, string, { here: { at: number }[] }];
  expect([method, path, here.length, here[0]?.at, here.at(-1)?.at]).toEqual([
    'POST',
    '/api/progress',
    100,
    100,
    1,
  ]);
});

test('without storage there are no games to tell', async () => {
  kept.length = 0;
  await fetchProgress();
  expect(asked.at(-1)).toEqual(['POST', '/api/progress', { here: [] }]);
});
