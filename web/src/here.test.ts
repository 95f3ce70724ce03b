// @vitest-environment jsdom
/** The page's side of the worker with Python. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocketLike } from './lib/connection';

const FILE = { url: 'assets/x', size: 1, hash: '' };
vi.mock('virtual:offline', () => ({
  default: { loader: FILE, runtime: FILE, machine: FILE, library: FILE, game: FILE },
}));

class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
}

const socket = (): SocketLike => ({ onclose: vi.fn() }) as unknown as SocketLike;
const newest = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;
let here: typeof import('./here');

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('caches', { delete: () => Promise.resolve(true) });
  vi.resetModules();
  here = await import('./here');
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['dies', (worker: FakeWorker) => worker.onerror?.(), 1006],
  [
    'closes the table',
    (worker: FakeWorker, line: string) =>
      worker.onmessage?.({ data: { type: 'close', key: line, text: '4404' } }),
    4404,
  ],
])('Python stops when what it is for is removed, after a worker that %s, too', async (_, end, code) => {
  const mine = socket();
  here.openSocket('local-1', mine);
  const { line } = newest().postMessage.mock.lastCall?.[0] as { line: string };
  end(newest(), line);
  expect(mine.onclose).toHaveBeenCalledWith({ code });
  here.begin();
  await here.forget();
  expect(newest().terminate).toHaveBeenCalled();
});

test('Python goes on when what it is for is removed during a game', async () => {
  here.openSocket('local-1', socket());
  await here.forget();
  expect(newest().terminate).not.toHaveBeenCalled();
});
