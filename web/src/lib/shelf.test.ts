/** What this browser keeps of its own games. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('the reader is asked once whether games may be kept for good', async () => {
  const persist = vi.fn(() => Promise.reject(new TypeError('not here')));
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.resetModules(); // as in a page that was just opened
  const { keepForGood } = await import('./shelf');
  await keepForGood();
  await keepForGood();
  expect(persist).toHaveBeenCalledTimes(1);
});
