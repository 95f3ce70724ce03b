import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices, oneByOne, whenIdle } from './idle';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  // a browser that never finds an idle moment, and looks only for those who do not want to wait longer
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('in a browser that is never idle all pieces come, several at a time', () => {
  const made: number[] = [];
  let isDone = false;
  oneByOne(
    Array.from({ length: 40 }, (_, i) => () => made.push(i)),
    () => (isDone = true),
  );
  vi.advanceTimersByTime(3_000);
  expect([made.length, isDone]).toEqual([40, true]);
});

test('what nobody waits for waits for an idle moment', () => {
  const work = vi.fn();
  whenIdle(work, {});
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});

test('what somebody waits for comes at once, in tasks between which the browser can draw', () => {
  const made: number[] = [];
  let isDone = false;
  vi.spyOn(performance, 'now').mockImplementation(() => made.length * 3); // so long does each take
  const pieces = Array.from({ length: 12 }, (_, i) => () => made.push(i));
  inSlices(pieces, () => (isDone = true));
  vi.advanceTimersToNextTimer();
  expect([made.length, isDone]).toEqual([3, false]);
  vi.runAllTimers();
  expect([made.length, isDone]).toEqual([12, true]);
});

test('nothing more is made once it is called off', () => {
  const work = vi.fn();
  inSlices([work], work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
