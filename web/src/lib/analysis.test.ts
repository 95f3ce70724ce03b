import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  across,
  actionInSentence,
  apart,
  circles,
  countVerdicts,
  decisionsOf,
  ofRecord,
  ofTable,
  placesOf,
  roundOfSecondLap,
  shareBand,
  shareLine,
  upwards,
  type AnalysedGame,
  type Frame,
} from './analysis';
import type { ReplayStep } from './api';
import { LINES, sharesGraph } from './sharesGraph';
import { makeState } from './testing';

const asked = vi.hoisted((): unknown[][] => []);
vi.mock('./api', () => ({
  request: (...words: unknown[]) => {
    asked.push(words);
    return Promise.resolve({ id: 'found', progress: 'begun' });
  },
}));

const frame: Frame = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0, rounds: 2 };
const decision = {
  kind: 'decision' as const,
  seat: 1,
  action: 'bid 1',
  best: 'bid 1',
  chosen_share: 0.5,
  best_share: 0.5,
  loss: 0,
  error: 0.03,
  verdict: 'best' as const,
  alternatives: [],
  expected_points: [20, 20],
  points_error: [1, 1],
  share_error: [0.06, 0.08],
};
const deal = { kind: 'deal' as const, cards: [], expected_points: [20, 20], points_error: [1, 1] };
const game: AnalysedGame = {
  players: 2,
  depth: 'quick',
  points: [1, 0],
  winners: [1],
  start: [0.5, 0.5],
  start_error: [0.1, 0.05],
  events: [
    { ...deal, round: 1, share: [0.6, 0.4], error: [0.1, 0.1] },
    { ...decision, round: 1, share: [0.7, 0.3] },
    { ...deal, round: 2, share: [1, 0], error: [0.2, 0.2] },
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

test('a picture keeps its margins', () => {
  const framed: Frame = { width: 230, height: 120, left: 10, right: 20, top: 5, bottom: 15, rounds: 4 };
  expect([0, 1, 4].map((round) => across(framed, round))).toEqual([10, 60, 210]);
  expect([1, 0.5, 0].map((share) => upwards(framed, share))).toEqual([5, 55, 105]);
  expect(across({ ...framed, rounds: 1 }, 1)).toBe(210);
  expect(across({ ...framed, rounds: 0 }, 0)).toBe(10);
});

test('a band goes up along the upper bounds and back along the lower ones', () => {
  expect(shareBand(game, 1, frame)).toBe('M0,40L50,30L200,0L200,0L200,0L200,20L50,50L0,60Z');
  expect(shareBand({ ...game, events: game.events.slice(1, 2) }, 1, frame)).toBe('');
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

test('a picture to share has a line and a name for each seat, in the colours of the page', () => {
  const drawn = { front: 2, caption: 'Who?', name: String, colour: (seat: number) => 5 - seat, dark: false };
  const { svg, words } = sharesGraph(game, drawn);
  expect([...svg.matchAll(/fill="none" stroke="(#\w+)"/g)].map(([, ink]) => ink)).toEqual([
    LINES.light[4],
    LINES.light[3],
  ]);
  expect(words.map(({ text }) => text)).toEqual(['Who?', '1', '2']);
  expect(words.map(({ ink }) => ink).slice(1)).toEqual([LINES.light[4], LINES.light[3]]);
  const [, winner, loser] = words.map(({ y }) => y);
  expect(winner).toBeLessThan(loser ?? 0);
  expect(sharesGraph(game, { ...drawn, dark: true }).svg).toContain(LINES.dark[4]);
  const css = ['tokens', 'study']
    .map((name) => readFileSync(resolve(import.meta.dirname, `../styles/${name}.css`), 'utf8'))
    .join('');
  LINES.light.forEach((ink, i) => expect(css).toContain(`--seat${i}: ${ink}`));
  LINES.dark.forEach((ink, i) => expect(css).toContain(`--line${i}: ${ink}`));
});

test('names at the ends do not cover each other', () => {
  expect(apart([100, 98, 20], 16, 100)).toEqual([100, 84, 20]);
});

test('a circle that would cover another steps aside', () => {
  const point = { event: 0, seat: 1, before: 0.5, after: 0.6, error: 0.1, reasons: [] };
  expect(circles(game, [point, { ...point, after: 0.62 }, { ...point, event: 2 }], frame, 19)).toEqual([
    { x: 50, y: 40 },
    { x: 70, y: 38 },
    { x: 200, y: 40 },
  ]);
});

test('what the page has already is not sent again', async () => {
  asked.length = 0;
  const table = ofTable('A/B');
  await table.look(null);
  await table.look('quick');
  const record = ofRecord(() => Promise.resolve('the game'));
  expect(await record.begin()).toBe('begun');
  await record.look(null);
  await record.look('deep');
  await record.giveUp();
  expect(asked).toEqual([
    ['GET', '/api/tables/A%2FB/analysis'],
    ['GET', '/api/tables/A%2FB/analysis?have=quick'],
    ['POST', '/api/analyses', { record: 'the game' }],
    ['GET', '/api/analyses/found'],
    ['GET', '/api/analyses/found?have=deep'],
    ['DELETE', '/api/analyses/found'],
  ]);
});

test.each([
  ['bid 3', 'analyse-bid', { number: '3' }],
  ['pass', 'analyse-pass', {}],
  ['build T5 C7', 'analyse-build', { cards: '<T5>+<C7>' }],
  ['build xM2 T5', 'analyse-demolish', { card: '<M2>', cards: '<T5>' }],
])('%s in a sentence', (action, id, facts) => {
  const found = actionInSentence(
    action,
    (card) => `<${card}>`,
    (parts) => parts.join('+'),
  );
  expect(found).toEqual({ id, facts });
});

test('only what there was to decide counts, of one seat or of all', () => {
  const pass = { action: 'pass', share: 0.4, error: 0.05, expected_points: 18, points_error: 1 };
  const one = { ...decision, round: 1, share: [], alternatives: [pass] };
  const other = { ...one, seat: 2, verdict: 'slip' as const };
  const forced = { ...other, alternatives: [] };
  const all = { ...game, events: [...game.events, one, forced, other] };
  expect(decisionsOf(all, null)).toEqual([one, other]);
  expect(decisionsOf(all, 2)).toEqual([other]);
  expect(countVerdicts([one, other, other])).toEqual({ best: 1, good: 0, slip: 2, mistake: 0, blunder: 0 });
});

test('the second lap begins with its first bid', () => {
  const step = (changes: Parameters<typeof makeState>[0]) => ({ state: makeState(changes) }) as ReplayStep;
  const first = step({ round: 7, lap: 1 });
  const dealing = step({ round: 7, lap: 2, phase: 'deal' });
  expect(roundOfSecondLap([first, dealing, step({ round: 8, lap: 2 }), step({ round: 9, lap: 2 })])).toBe(8);
  expect(roundOfSecondLap([first])).toBeNull();
});
