/** The memory of the started interpreter, kept without its empty pages. */
import { expect, test } from 'vitest';
import { filled, sparse } from './pack';

const PAGE_BYTES = 4096;
const bytes = (buffer: ArrayBuffer): string => new Uint8Array(buffer).join(' ');

test.each([0, 1, 5, PAGE_BYTES, 3 * PAGE_BYTES + 7])('a memory of %i bytes comes back as it was', (size) => {
  const memory = Uint8Array.from({ length: size }, (_, i) => (i % 3 === 0 ? i % 251 : 0));
  expect(bytes(filled(sparse(memory).buffer))).toBe(bytes(memory.buffer));
});

test('empty pages are not kept', () => {
  const memory = new Uint8Array(9 * PAGE_BYTES);
  memory[7] = 1;
  memory[8 * PAGE_BYTES] = 2;
  const kept = sparse(memory);
  expect(kept.byteLength).toBeLessThan(3 * PAGE_BYTES);
  expect(bytes(filled(kept.buffer))).toBe(bytes(memory.buffer));
});

test.each([0.5, 0.9])('%f of a memory is refused', (part) => {
  const memory = new Uint8Array(8 * PAGE_BYTES).fill(7);
  const kept = sparse(memory);
  expect(() => filled(kept.slice(0, kept.length * part).buffer)).toThrow();
});

test('what is no memory is refused', () => {
  expect(() => filled(new Uint8Array([31, 139, 8]).buffer)).toThrow();
  expect(() => filled(Uint32Array.of(8 * PAGE_BYTES, 1, 70).buffer)).toThrow();
});
