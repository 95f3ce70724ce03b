/** The watch over a worker that may die without a word. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watch } from './watch';

const LONG = 60_000;
let silences = 0;
let watch = new Watch(
  () => 4,
  () => undefined,
);

beforeEach(() => {
  vi.useFakeTimers();
  silences = 0;
  watch = new Watch(
    () => 4,
    () => {
      silences += 1;
      watch.end();
    },
  );
});
afterEach(() => {
  watch.end();
  vi.useRealTimers();
});

test('what is not answered is noticed, once', () => {
  watch.said();
  vi.advanceTimersByTime(11_999);
  expect(silences).toBe(0);
  vi.advanceTimersByTime(LONG);
  expect(silences).toBe(1);
});

test('a worker that has answered everything may be silent', () => {
  watch.said();
  watch.said();
  watch.heard(true);
  watch.heard(true);
  watch.heard(false);
  vi.advanceTimersByTime(LONG);
  expect(silences).toBe(0);
});

test('while something is still due, another message only begins the count again', () => {
  watch.said();
  watch.said();
  for (const isAnswer of [true, false, false]) {
    vi.advanceTimersByTime(8_000);
    watch.heard(isAnswer);
  }
  expect(silences).toBe(0);
  vi.advanceTimersByTime(12_000);
  expect(silences).toBe(1);
});

test('saying more to a worker that is dead does not make it live longer', () => {
  for (let i = 0; i < 4; i++) {
    watch.said();
    vi.advanceTimersByTime(3_000);
  }
  expect(silences).toBe(1);
});
