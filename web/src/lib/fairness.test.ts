import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from './api';
import { checkDeal, isFair } from './fairness';
import type { State } from './protocol';

const REVEAL = { salt: '00ff', order1: 'T1 C2 H3 S4 M5 T6', order2: 'M5 T6 C2 T1 S4 H3' };
const COMMITMENT = createHash('sha256').update('00ff\nT1 C2 H3 S4 M5 T6\nM5 T6 C2 T1 S4 H3').digest('hex');

const deal = (lap: number, cards: string): ReplayStep =>
  ({
    played: { action: `deal ${cards}`, by: 'server' },
    state: { lap } as State,
    scores: [],
  }) as unknown as ReplayStep;
const game = (...steps: ReplayStep[]): Replay => ({ id: 'x', seats: [], steps });
const HONEST = game(deal(1, 'T1 C2 H3'), deal(1, 'S4 M5 T6'), deal(2, 'M5 C2'), deal(2, 'S4'));

test('a game dealt as promised', () => {
  const check = checkDeal(COMMITMENT, REVEAL, HONEST, COMMITMENT);
  expect(check).toEqual({ isKept: true, isSealed: true, isDealt: true });
  expect(isFair(check)).toBe(true);
});

test('who came later has no promise of their own, and checks the rest', () => {
  const check = checkDeal(COMMITMENT, REVEAL, HONEST, null);
  expect(check.isKept).toBeNull();
  expect(isFair(check)).toBe(true);
});

test.each([
  ['another promise than at first', COMMITMENT, REVEAL, HONEST, 'f'.repeat(64)],
  ['another salt', COMMITMENT, { ...REVEAL, salt: '00fe' }, HONEST, COMMITMENT],
  ['another order', COMMITMENT, { ...REVEAL, order2: 'T6 M5 C2 T1 S4 H3' }, HONEST, COMMITMENT],
  ['cards exchanged the first time through', COMMITMENT, REVEAL, game(deal(1, 'T1 H3 C2')), COMMITMENT],
  [
    'cards exchanged the second time through',
    COMMITMENT,
    REVEAL,
    game(deal(1, 'T1'), deal(2, 'C2 M5')),
    COMMITMENT,
  ],
  ['a card twice', COMMITMENT, REVEAL, game(deal(2, 'C2 C2')), COMMITMENT],
  ['more cards than there are', COMMITMENT, REVEAL, game(deal(1, 'T1 C2 H3 S4 M5 T6 T7')), COMMITMENT],
] as const)('not as promised: %s', (_, commitment, reveal, replay, promise) => {
  expect(isFair(checkDeal(commitment, reveal, replay, promise))).toBe(false);
});
