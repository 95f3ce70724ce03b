import { expect, test } from 'vitest';
import { apart, circles, placesOf, shareBand, shareLine, type AnalysedGame, type Frame } from './analysis';

const frame: Frame = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0, rounds: 2 };
const decision = {
  kind: 'decision' as const,
  seat: 1,
  action: 'bid 1',
  best: 'bid 1',
  chosen_share: 0.5,
  best_share: 0.5,
  loss: 0,
  error: 0,
  verdict: 'best' as const,
  alternatives: [],
};
const game: AnalysedGame = {
  players: 2,
  depth: 'quick',
  points: [1, 0],
  winners: [1],
  start: [0.5, 0.5],
  events: [
    { kind: 'deal', round: 1, cards: [], share: [0.6, 0.4], error: [0.1, 0.1] },
    { ...decision, round: 1, share: [0.7, 0.3] },
    { kind: 'deal', round: 2, cards: [], share: [1, 0], error: [0.2, 0.2] },
  ],
  luck: [0, 0],
  own: [0, 0],
  others: [0, 0],
};

test('the last event of a round stands at its end', () => {
  expect(placesOf(game.events)).toEqual([0.5, 1, 2]);
});

test('a line goes from the start to the end', () => {
  expect(shareLine(game, 1, frame)).toBe('M0,50L50,40L100,30L200,0');
});

test('a band never leaves the picture, and ends as a point', () => {
  const heights =
    shareBand(game, 1, frame)
      .match(/,-?[\d.]+/g)
      ?.map((text) => Number(text.slice(1))) ?? [];
  expect(Math.min(...heights)).toBe(0);
  expect(Math.max(...heights)).toBe(60);
  expect(heights.filter((height) => height === 0)).toHaveLength(3);
});

test('names at the ends do not cover each other', () => {
  expect(apart([100, 98, 20], 16, 100)).toEqual([100, 84, 20]);
});

test('a circle that would cover another steps aside', () => {
  const point = { event: 0, seat: 1, before: 0.5, after: 0.6, reasons: [] };
  const [first, second] = circles(game, [point, { ...point, after: 0.62 }], frame, 24);
  expect(first).toEqual({ x: 50, y: 40 });
  expect((second?.x ?? 0) - 50).toBeGreaterThan(20);
});
