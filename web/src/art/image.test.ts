import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HIGHEST_VALUE, KINDS } from '../lib/cards';
import { drawAhead } from './image';

const made: { src: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  vi.stubGlobal('Image', class { src = ''; constructor() { made.push(this); } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all floors and the back are drawn ahead, one at a time, and once for all tables', () => {
  drawAhead(true);
  vi.advanceTimersToNextTimer();
  expect(made).toHaveLength(1);
  vi.runAllTimers();
  expect(new Set(made.map(({ src }) => src)).size).toBe(KINDS.length * (HIGHEST_VALUE + 1) + 1);
  drawAhead(true);
  vi.runAllTimers();
  expect(made).toHaveLength(KINDS.length * (HIGHEST_VALUE + 1) + 1);
});

test('who leaves the table draws no further', () => {
  const stop = drawAhead(false);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(made).toHaveLength(1);
});
