import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contributionOf, isAsked, newNumber, sealOf, sealsText } from './numbers';
import type { DrawView, SealView, TableMessage } from './protocol';
import { shuffle } from './shuffle';
import { makeTable } from './testing';

const OWN = { number: '11'.repeat(32), seals: null };
const MINE: SealView = { seat: 1, seal: sealOf(OWN.number) },
  OTHER: SealView = { seat: 1, seal: 'f'.repeat(64) };
const drawing = (draw: Partial<DrawView>): TableMessage =>
  makeTable(null, {
    phase: 'waiting',
    commitment: 'promise',
    draw: { shuffle: 1, seals: [], called: false, ...draw },
  });
const FRESH = { hasSealed: false, promise: null };
const seal = { type: 'seal', seal: sealOf(OWN.number) },
  open = { type: 'open', number: OWN.number };

test('a number is 256 bits and never the same', () => {
  const { number } = newNumber();
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(newNumber().number).not.toBe(number);
});

test.each([
  ['nothing is sealed yet', {}, FRESH, seal],
  ['it is sealed', { seals: [MINE] }, FRESH, null],
  ['another seal is in its place', { seals: [OTHER] }, FRESH, seal],
  ['another tab has put its own there', { seals: [OTHER] }, { ...FRESH, hasSealed: true }, null],
  ['the seal is gone, with the seat that had it', {}, { ...FRESH, hasSealed: true }, seal],
  ['all are asked to open', { seals: [MINE], called: true }, FRESH, open],
  ['the promise is the first one', { seals: [MINE], called: true }, { ...FRESH, promise: 'promise' }, open],
  ['the promise has changed', { seals: [MINE], called: true }, { ...FRESH, promise: 'another' }, null],
  ['it is open', { seals: [{ ...MINE, number: OWN.number }], called: true }, FRESH, null],
  ['the seal came too late', { called: true }, FRESH, null],
] as const)('what is said when %s', (_, draw, kept, expected) => {
  expect(contributionOf(drawing(draw), [1], OWN, kept)).toEqual(expected);
});

test('who looks on, and anyone who plays a game without numbers, is asked for nothing', () => {
  expect(isAsked(drawing({}), [1])).toBe(true);
  expect(isAsked(drawing({}), [])).toBe(false);
  expect(isAsked({ ...drawing({}), draw: null }, [1])).toBe(false);
  expect(isAsked({ ...drawing({}), phase: 'playing' }, [1])).toBe(false);
});

test('seals as they are kept', () => {
  expect(sealsText({ shuffle: 1, seals: [OTHER, { ...OTHER, seat: 3 }], called: true })).toBe(
    `1 ${OTHER.seal}; 3 ${OTHER.seal}`,
  );
});

// The same values as in tests/test_shuffle.py and docs/fairness.md.
test.each([
  [2, 2, 'H10 S13 S6 S0 C14', '8262af7f7f5f3a3bcc975d3186da47494a61180c388971b961ccfd000eae67f2'],
  [3, 3, 'H10 S13 S6 S0 C14', '8262af7f7f5f3a3bcc975d3186da47494a61180c388971b961ccfd000eae67f2'],
  [4, 2, 'M12 H15 H8 H5 T14', '4e9b890e72f5a78079945ad25d1306a838eea1786811efd391edfe7cbabea7b5'],
  [5, 3, 'M12 H15 H8 H5 T14', '4e9b890e72f5a78079945ad25d1306a838eea1786811efd391edfe7cbabea7b5'],
])('the published shuffle for %i players', (players, start, first, hash) => {
  const parts = ['11', '22'].map((byte, i) => ({ seat: i + 1, seal: '', number: byte.repeat(32) }));
  const made = shuffle(players, '00'.repeat(32), [...parts, { seat: 3, seal: '' }]);
  expect(made.start).toBe(start);
  expect(made.order1.startsWith(first)).toBe(true);
  expect(createHash('sha256').update(`${made.order1}\n${made.order2}`).digest('hex')).toBe(hash);
});
