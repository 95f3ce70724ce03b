// @vitest-environment jsdom
/** A browser that can play by itself, and a server that is slow, or says nothing more. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTable, fetchDaily, fetchMyGames, readReplay } from './api';

vi.mock('../here', () => ({
  files: {},
  isKept: () => Promise.resolve(true),
  ask: (method: string, path: string) => Promise.resolve({ id: `here: ${method} ${path}` }),
}));

const OPTIONS = { seats: [] } as unknown as Parameters<typeof createTable>[0];
const MANY = 10;
const NEVER = Infinity;
let sent: string[] = [];

/** A server that answers each path after some milliseconds; headers come at once, as with a proxy. */
function serve(after: Readonly<Record<string, number>>): void {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method, signal }: RequestInit) => {
    sent.push(`${method} ${path}`);
    const text = (): Promise<string> =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        const wait = after[path] ?? 0;
        if (wait !== NEVER) setTimeout(resolve, wait, JSON.stringify({ id: 'there' }));
      });
    return Promise.resolve({
      ok: true,
      text,
      json: () => text().then((found): unknown => JSON.parse(found)),
    });
  });
}

beforeAll(() => import('../here')); // later it is there at once
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answerOf(asked: Promise<{ id: string }>): Promise<string> {
  void asked.catch(() => undefined);
  for (let i = 0; i < MANY; i++) {
    await vi.advanceTimersByTimeAsync(6_000);
    await vi.dynamicImportSettled();
  }
  return (await asked).id;
}

test('a game that a slow server makes is not made a second time here', async () => {
  serve({ '/api/tables': 30_000 });
  expect(await answerOf(createTable(OPTIONS, null))).toBe('there');
});

test('of a server that says nothing no game is asked', async () => {
  serve({ '/api/info': NEVER, '/api/tables': NEVER });
  expect(await answerOf(createTable(OPTIONS, null))).toBe('here: POST /api/tables');
  expect(sent).toEqual(['GET /api/info']);
});

test('an answer of which only the beginning comes is not waited for', async () => {
  serve({ '/api/daily': NEVER });
  expect(await answerOf(fetchDaily() as unknown as Promise<{ id: string }>)).toBe('here: GET /api/daily');
});

test('a slow server is left to itself only for what is the same here', async () => {
  serve({ '/api/daily': 4_000, '/api/replay': 4_000 });
  expect(await answerOf(fetchDaily() as unknown as Promise<{ id: string }>)).toBe('there');
  const asked = readReplay('');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await asked).id).toBe('here: POST /api/replay');
});

test('games of this browser that cannot be read are told to be missing', async () => {
  serve({ '/api/games': NEVER });
  const open = (): never => {
    throw new DOMException('not here', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  const missing: unknown[] = [];
  const found = fetchMyGames((error) => missing.push(error));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await found).toEqual([]);
  expect(missing).toMatchObject([{ code: 'network' }, { code: 'local.full' }]);
});
