import { expect, test } from 'vitest';
import { situationsOf, tipOf } from './coach';
import type { Turn } from './protocol';
import { makeState, makeTable } from './testing';

test('how cards are chosen is told only where there is something to choose', () => {
  const table = (...builds: string[]) => {
    const turn: Turn = {
      seat: 1,
      player: 'person',
      legal: builds.map((action) => ({ action, score: 1 })),
    };
    return makeTable(makeState({ phase: 'build' }), { turn });
  };
  expect(situationsOf(table('build T5', 'build C7'))).toEqual(['build']);
  expect(situationsOf(table('build T5'))).toEqual([]);
});

const toBid = (changes: Parameters<typeof makeState>[0], seat = 1) =>
  makeTable(makeState({ display: ['T5', 'C7'], start: 1, ...changes }), { turn: { seat, player: 'person' } });

test('who starts the bidding is told something else than who bids later', () => {
  expect(situationsOf(toBid({}))).toEqual(['start']);
  expect(situationsOf(toBid({}, 2))).toEqual(['bid']);
});

test('a second lap, a spire and an 8 or 9 in the display are told when they first appear', () => {
  expect(situationsOf(toBid({ lap: 2 }))).toEqual(['start', 'lap']);
  expect(situationsOf(toBid({ display: ['T0', 'C7'] }))).toEqual(['start', 'spire']);
  expect(situationsOf(toBid({ display: ['T5', 'C8'] }))).toEqual(['start', 'eight']);
  expect(situationsOf(toBid({ display: ['T9', 'C5'] }))).toEqual(['start', 'eight']);
  const all = toBid({ lap: 2, display: ['T0', 'C9'] }, 2);
  expect(tipOf(all, ['bid', 'lap'])).toBe('spire');
  expect(tipOf(all, ['bid', 'lap', 'spire', 'eight'])).toBeNull();
});

test('a card that needs another one first is told; outside a turn nothing is', () => {
  const choice = { card: 'T5' as const, state: 'no' as const, needs: 'T9' as const };
  const turn = { seat: 1, player: 'person', building: { choices: [choice] } } as unknown as Turn;
  expect(situationsOf(makeTable(makeState({ phase: 'build' }), { turn }))).toEqual(['build', 'needs']);
  expect(situationsOf(makeTable(makeState({ phase: 'over' }), { turn }))).toEqual([]);
  expect(situationsOf(makeTable(makeState()))).toEqual([]);
});
