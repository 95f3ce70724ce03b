// @vitest-environment jsdom
/** A browser that can play by itself, and a server that is slow, or says nothing more. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTable, fetchDaily, fetchInfo, fetchLobby, fetchMyGames, fetchShare, readReplay } from './api';

const begin = vi.hoisted(() => vi.fn());
vi.mock('../here', () => ({
  files: {},
  begin,
  hasStarted: () => Promise.resolve(true),
  isKept: () => Promise.resolve(true),
  ask: (method: string, path: string) => Promise.resolve({ id: `here: ${method} ${path}` }),
}));

const OPTIONS = { seats: [] } as unknown as Parameters<typeof createTable>[0];
const MANY = 10;
const NEVER = Infinity;
const DAY = 86_400_000;
let now = Date.now();
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

/** The lines of the games that this browser keeps. */
function keepHere(...lines: readonly string[]): void {
  const answering = (result: unknown): object => {
    const request = { result, onsuccess: (): void => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = { getAll: () => answering(lines.map((line) => ({ line }))) };
  const transaction = (): object => ({ objectStore: () => store });
  vi.stubGlobal('indexedDB', { open: () => answering({ transaction, close: () => undefined }) });
}

beforeAll(() => import('../here')); // later it is there at once
beforeEach(() => {
  now += DAY; // what was silent before is forgotten
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  begin.mockClear();
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

test('a silence is waited for once, and a game is made here at once for a while', async () => {
  serve({ '/api/info': NEVER, '/api/tables': NEVER });
  const isAlone = vi.fn();
  void fetchInfo(isAlone);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isAlone.mock.calls).toEqual([[true]]);
  expect((await createTable(OPTIONS, null)).id).toBe('here: POST /api/tables');
  await expect(fetchLobby()).rejects.toMatchObject({ code: 'network' });
  expect(sent).toEqual(['GET /api/info']);
  await vi.advanceTimersByTimeAsync(31_000);
  serve({});
  expect(await answerOf(createTable(OPTIONS, null))).toBe('there');
});

test('who begins a game while it is found out whether anybody is there does not ask again', async () => {
  serve({ '/api/info': NEVER, '/api/tables': NEVER });
  const asked = [fetchInfo()];
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.allSettled([...asked, answerOf(createTable(OPTIONS, null))]);
  expect(sent).toEqual(['GET /api/info']);
});

test.each([
  ['starts', 1_500, 1],
  ['does not start', 500, 0],
])('Python %s while a server needs %i ms to answer', async (_, needed, times) => {
  serve({ '/api/info': needed });
  const found = fetchInfo();
  await vi.advanceTimersByTimeAsync(needed);
  expect(await found).toEqual({ id: 'there' });
  expect(begin).toHaveBeenCalledTimes(times);
});

test('where the server is at home is not waited for without end', async () => {
  serve({ '/api/network': NEVER });
  const found = fetchShare().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await found).toMatchObject({ code: 'network' });
});

test('games of this browser are shown before those of a slow server', async () => {
  const [old, young] = [
    { id: 'local-1', created_at: 1, seats: [] },
    { id: 'local-2', created_at: 2, seats: [] },
  ];
  keepHere(JSON.stringify(old), JSON.stringify(young));
  serve({ '/api/games': NEVER });
  const onown = vi.fn();
  const found = fetchMyGames(undefined, onown);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onown.mock.calls).toEqual([[[young, old]]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toEqual([young, old]);
});

type Api = typeof import('./api');
const WISH = { table: 'local-1', actions: 1, seat: 1, cards: 'same', bot: 'mason', name: '' } as const;
test.each([
  ['a game that is made here', true, ({ createTable }: Api) => createTable(OPTIONS, null)],
  ['one that comes as a file', true, ({ keepRecord }: Api) => keepRecord('')],
  ['one that goes on from a position', true, ({ playOn }: Api) => playOn(WISH)],
  ['a file that is only looked at', false, ({ readReplay }: Api) => readReplay('')],
])('the browser is asked once not to remove %s: %s', async (_, isAsked, make) => {
  const persist = vi.fn(() => Promise.reject(new TypeError('not here')));
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  vi.resetModules(); // as in a page that was just opened
  const api = await import('./api');
  await make(api);
  await make(api);
  expect(persist).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});

test.each(['{', '5', '{}'])(
  'a game of this browser that is kept as %s hides no other, and is told',
  async (bad) => {
    const good = { id: 'local-1', created_at: 1, seats: [] };
    keepHere(bad, JSON.stringify(good));
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('[]') }));
    const missing: unknown[] = [];
    expect(await fetchMyGames((error) => missing.push(error))).toEqual([good]);
    expect(missing).toMatchObject([{ code: 'local.unreadable' }]);
  },
);
