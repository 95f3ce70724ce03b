import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from './api';
import { checkDeal, isFair, proofOf, type DealCheck } from './fairness';
import { sealOf } from './numbers';
import type { Reveal, SealView, State, TableMessage } from './protocol';
import { shuffle } from './shuffle';
import { makeTable } from './testing';

const REVEAL = { salt: '00ff', order1: 'T1 C2 H3 S4 M5 T6', order2: 'M5 T6 C2 T1 S4 H3' };
const COMMITMENT = createHash('sha256').update('00ff\nT1 C2 H3 S4 M5 T6\nM5 T6 C2 T1 S4 H3').digest('hex');

const deal = (lap: number, cards: string): ReplayStep =>
  ({
    played: { action: `deal ${cards}`, by: 'server' },
    state: { lap } as State,
    scores: [],
  }) as unknown as ReplayStep;
const game = (...steps: ReplayStep[]): Replay => ({ id: 'x', seats: [], steps, options: null });
const HONEST = game(deal(1, 'T1 C2 H3'), deal(1, 'S4 M5 T6'), deal(2, 'M5 C2'), deal(2, 'S4'));

const check = (reveal: Reveal, replay: Replay, promise: string | null): DealCheck =>
  checkDeal(makeTable(null, { commitment: COMMITMENT }), reveal, replay, { promise, own: null });

test('a game dealt as promised', () => {
  const found = check(REVEAL, HONEST, COMMITMENT);
  expect(found).toEqual({ isKept: true, isSealed: true, isDealt: true, numbers: null });
  expect(isFair(found)).toBe(true);
});

test('who came later has no promise of their own, and checks the rest', () => {
  const found = check(REVEAL, HONEST, null);
  expect(found.isKept).toBeNull();
  expect(isFair(found)).toBe(true);
});

test.each([
  ['another promise than at first', REVEAL, HONEST, 'f'.repeat(64)],
  ['another salt', { ...REVEAL, salt: '00fe' }, HONEST, COMMITMENT],
  ['another order', { ...REVEAL, order2: 'T6 M5 C2 T1 S4 H3' }, HONEST, COMMITMENT],
  ['cards exchanged the first time through', REVEAL, game(deal(1, 'T1 H3 C2')), COMMITMENT],
  ['cards exchanged the second time through', REVEAL, game(deal(1, 'T1'), deal(2, 'C2 M5')), COMMITMENT],
  ['a card twice', REVEAL, game(deal(2, 'C2 C2')), COMMITMENT],
  ['more cards than there are', REVEAL, game(deal(1, 'T1 C2 H3 S4 M5 T6 T7')), COMMITMENT],
] as const)('not as promised: %s', (_, reveal, replay, promise) => {
  expect(isFair(check(reveal, replay, promise))).toBe(false);
});

// ---- with everybody's random numbers --------------------------------------------------------------------------------

const SERVER = '00'.repeat(32),
  ANNA = '11'.repeat(32),
  BEN = '22'.repeat(32);
const part = (seat: number, number: string): SealView => ({ seat, seal: sealOf(number), number });
const PARTS = [part(1, ANNA), part(2, BEN)];

/** A game of Anna, Ben and Cleo, whose browser gave no number. */
function drawn(
  parts = PARTS,
  counted = parts,
  changes: Partial<TableMessage> = {},
): [TableMessage, Reveal, Replay] {
  const { start, order1, order2 } = shuffle(3, SERVER, counted);
  const table = makeTable(null, {
    phase: 'ended',
    commitment: sealOf(SERVER),
    draw: { shuffle: 1, seals: parts, called: false },
    ...changes,
  });
  const first = { ...deal(1, order1.split(' ').slice(0, 5).join(' ')), state: { lap: 1, start } as State };
  return [table, { salt: '', order1, order2, number: SERVER }, game(first)];
}
const OWN = { number: ANNA, seals: `1 ${sealOf(ANNA)}; 2 ${sealOf(BEN)}` };
const kept = { promise: sealOf(SERVER), own: OWN };

test('orders and starting seat follow from all numbers', () => {
  const [table, reveal, replay] = drawn();
  const found = checkDeal(table, reveal, replay, kept);
  expect(found.numbers).toEqual({ isOwnIn: true, isOpened: true, isShuffled: true, missing: [] });
  expect(isFair(found)).toBe(true);
  expect(proofOf(table, [1], found)).toBe('all');
  expect(proofOf(table, [1, 2, 3], found)).toBe('here');
  expect(proofOf({ ...table, options: { ...table.options, daily: '2026-11-17' } }, [1], found)).toBe('daily');
  const bots = table.seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot' as const }));
  expect(proofOf({ ...table, seats: bots }, [1], found)).toBe('alone');
});

test('who does not open in time is named, and who looks on relies on others', () => {
  const parts = [part(1, ANNA), { seat: 2, seal: sealOf(BEN) }];
  const [table, reveal, replay] = drawn(parts);
  const found = checkDeal(table, reveal, replay, { promise: null, own: null });
  expect(found.numbers).toEqual({ isOwnIn: null, isOpened: true, isShuffled: true, missing: [2] });
  expect(proofOf(table, [], found)).toBe('others');
  expect(proofOf(table, [1], checkDeal(table, reveal, replay, kept))).toBe('gap');
});

test('a number of mine that was left out is told, and proves nothing to me', () => {
  const [table, reveal, replay] = drawn([{ seat: 1, seal: sealOf(ANNA) }, part(2, BEN)]);
  const found = checkDeal(table, reveal, replay, kept);
  expect(found.numbers).toMatchObject({ isOwnIn: false, missing: [1] });
  expect(proofOf(table, [1], found)).toBe('others');
  const [empty, ...rest] = drawn([]);
  const none = checkDeal(empty, ...rest, { promise: null, own: null });
  expect(proofOf(empty, [], none)).toBe('none');
});

const changed = (change: (made: [TableMessage, Reveal, Replay]) => void): [TableMessage, Reveal, Replay] => {
  const made = drawn();
  change(made);
  return made;
};
test.each([
  ['a number was left out of the shuffle', drawn(PARTS, PARTS.slice(0, 1))],
  ['another number of the server', changed((made) => (made[1] = { ...made[1], number: ANNA }))],
  [
    'a number that was never sealed',
    drawn([PARTS[0] ?? part(1, ANNA), { ...part(2, ANNA), seal: sealOf(BEN) }]),
  ],
  ['a seal that changed after mine was opened', drawn([part(1, ANNA), part(2, SERVER)])],
  ['another order', changed((made) => (made[1] = { ...made[1], order2: made[1].order1 }))],
  [
    'another seat starts',
    changed(([, , replay]) => {
      const state = replay.steps[0]?.state as { start: number };
      state.start = (state.start % 3) + 1;
    }),
  ],
  ['a shuffle that nobody knows', drawn(PARTS, PARTS, { draw: { shuffle: 2, seals: PARTS, called: false } })],
] as const)('not shuffled as promised: %s', (_, [table, reveal, replay]) => {
  expect(isFair(checkDeal(table, reveal, replay, kept))).toBe(false);
});
