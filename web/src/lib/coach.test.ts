import { expect, test } from 'vitest';
import { situationsOf } from './coach';
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
