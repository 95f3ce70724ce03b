import { describe, expect, it } from 'vitest';
import { keeping } from './sharing';

const position = () => ({
  round: 3,
  towers: [
    { T: [1, 2], C: [] },
    { T: [], C: [4] },
  ],
  bids: [{ seat: 1, bid: null }],
  winners: null as number[] | null,
});

describe('parts that have not changed', () => {
  it('are the very same, and so is the whole if all are', () => {
    const before = position();
    expect(keeping(before, position())).toBe(before);
  });

  it('are kept beside parts that have changed', () => {
    const before = position();
    const after = { ...position(), towers: [{ T: [1, 2, 3], C: [] }, position().towers[1]] };
    const found = keeping(before, after);
    expect(found).toEqual(after);
    expect(found.towers[1]).toBe(before.towers[1]);
    expect(found.towers[0]?.C).toBe(before.towers[0]?.C);
    expect(found.bids).toBe(before.bids);
    expect(found.towers[0]?.T).not.toBe(before.towers[0]?.T);
  });

  it.each([
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [[], {}],
    [{}, []],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: { b: null } }, { a: null }],
    [[null], [0]],
    ['text', ['text']],
  ])('are told from those that have: %j and %j', (before, after) => {
    const found = keeping(before, after);
    expect(found).toStrictEqual(after);
    expect(found).not.toBe(before);
  });
});
