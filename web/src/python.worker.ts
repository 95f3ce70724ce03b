/** The table's own worker: Python (Pyodide) runs engine, bots and tables here, so that the page never waits.
 *
 * The page says which files to use and speaks the messages of a server's socket; `fivetowers.local.browser` answers.
 */
import {
  Damaged,
  filled,
  gunzipped,
  PACK_SHELF,
  sparse,
  STARTED_SHELF,
  startedName,
  verified,
  type PackFile,
  type PackFiles,
} from './lib/pack';
import { openShelf } from './lib/shelf';

/** What the page says to the worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly files: PackFiles }
  | { readonly type: 'open'; readonly line: string; readonly table: string }
  | { readonly type: 'say'; readonly line: string; readonly text: string }
  | { readonly type: 'close'; readonly line: string }
  | {
      readonly type: 'request';
      readonly key: string;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    };

type FromPage = Exclude<ToWorker, { readonly type: 'start' }>;

/** What the worker says: `key` is a line's or a request's. `starting` again and again until it is `ready` or has
 * `failed`; the text of a failure is its code. `kept`: the next start will be quick. `done` after all that belongs to
 * one message of the page. */
export interface FromWorker {
  readonly type:
    'starting' | 'ready' | 'kept' | 'failed' | 'message' | 'close' | 'answer' | 'refusal' | 'done';
  readonly key: string;
  readonly text: string;
}

/** The Python object behind all of it. */
interface Door {
  open(line: string, table: string): void;
  say(line: string, text: string): Promise<void>;
  close(line: string): void;
  request(key: string, method: string, path: string, body: string): Promise<void>;
  refresh(table: string): Promise<void>;
}

/** As much of Pyodide as is used here. */
interface Pyodide {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport(module: string): { Door(shelf: unknown, post: unknown): Door };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>;
}

/** Python reads its modules in the archive; what is compiled has to be a file of its own. */
const ARCHIVE = '/game.zip';
const UNPACK = `
import sys, zipfile
with zipfile.ZipFile("${ARCHIVE}") as archive:
    compiled = [name for name in archive.namelist() if name.startswith("msgspec/")]
    archive.extractall("/lib/python3.14/site-packages", compiled)
if "${ARCHIVE}" not in sys.path:
    sys.path.append("${ARCHIVE}")
`;

const post = (type: FromWorker['type'], key = '', text = ''): void => postMessage({ type, key, text });

/** What was kept for the time without a network, or else what the server has; never bytes that nobody vouches for. */
async function bytesOf(file: PackFile): Promise<ArrayBuffer> {
  return checked(file, 'caches' in globalThis ? await caches.match(file.url) : undefined);
}

/** A script, which only its address can be run by: it is run when its bytes are known to be right. */
async function moduleOf(file: PackFile): Promise<unknown> {
  await bytesOf(file);
  return import(/* @vite-ignore */ file.url);
}

/** What was found, or what a browser gets that asks for it. A damaged one is fetched again, past the HTTP cache too. */
async function checked(file: PackFile, found?: Response): Promise<ArrayBuffer> {
  try {
    return await (found === undefined ? fetched(file, 'default') : verified(file, found));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    // until it is there again, nobody says that the game works offline
    await (await shelfOfPack())?.delete(file.url);
    return fetched(file, 'reload');
  }
}

/** What the server has; it is kept where the reader has asked for that. */
async function fetched(file: PackFile, cache: RequestCache): Promise<ArrayBuffer> {
  const answer = await fetch(file.url, { cache });
  const copy = answer.clone();
  const bytes = await verified(file, answer);
  const shelf = await shelfOfPack();
  if (shelf !== null && (await shelf.match(file.url)) === undefined)
    await shelf.put(file.url, copy).catch(() => undefined); // no room: it is fetched the next time too
  return bytes;
}

/** Null where the reader has not asked that anything be kept. An empty one says nothing: Chromium makes the cache again
 * when it puts down the compiled form of a script that was just removed. */
async function shelfOfPack(): Promise<Cache | null> {
  if (!('caches' in globalThis && (await caches.has(PACK_SHELF)))) return null;
  const shelf = await caches.open(PACK_SHELF);
  return (await shelf.keys()).length > 0 ? shelf : null;
}

/** Pyodide asks for its parts by `fetch`, and gets the bytes that are here already. */
function answerWith(parts: Readonly<Record<string, () => Promise<Response>>>): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return parts[url.slice(url.lastIndexOf('/') + 1)]?.() ?? ask(input, init);
  };
}

// ---- the started interpreter ------------------------------------------------------------------------------

/** Everything that needs no compiled module is loaded before the picture of the memory is taken. */
const AHEAD = 'import fivetowers.local.ahead';
/** All starts from one picture would otherwise draw the same numbers. */
const AFTER = 'import random; random.seed()';

/** The memory of an interpreter that was started here before, if it was kept. */
async function startedBefore(name: string): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(STARTED_SHELF)).match(name);
    return found === undefined ? null : filled(await found.arrayBuffer());
  } catch {
    return null; // nothing can be kept here
  }
}

const forgetStarted = (): Promise<unknown> => caches.delete(STARTED_SHELF).catch(() => false);

/** In place of older ones. Where there is no room the next start takes as long as this one. */
async function keepStarted(name: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forgetStarted();
    await (await caches.open(STARTED_SHELF)).put(name, new Response(sparse(memory)));
  } catch {
    await forgetStarted();
  }
}

/** Python with the engine; and, if it is started for the first time, its memory. */
async function startPython(
  load: (options: object) => Promise<Pyodide>,
  archive: ArrayBuffer,
  before: ArrayBuffer | null,
): Promise<[Pyodide, Uint8Array<ArrayBuffer> | null]> {
  const pyodide = await load(before === null ? { _makeSnapshot: true } : { _loadSnapshot: before });
  pyodide.FS.writeFile(ARCHIVE, new Uint8Array(archive));
  pyodide.runPython(UNPACK);
  pyodide.runPython(before === null ? AHEAD : AFTER);
  return [pyodide, before === null ? pyodide.makeMemorySnapshot() : null];
}

async function start(files: PackFiles): Promise<Door> {
  const name = startedName(files, navigator.userAgent);
  const [archive, machine, library, before, loader, runtime] = (await Promise.all([
    bytesOf(files.game),
    bytesOf(files.machine),
    bytesOf(files.library),
    startedBefore(name),
    moduleOf(files.loader),
    moduleOf(files.runtime),
  ])) as [ArrayBuffer, ArrayBuffer, ArrayBuffer, ArrayBuffer | null, PyodideModule, { default: unknown }];
  answerWith({
    'pyodide.asm.wasm': () => Promise.resolve(gunzipped(machine, 'application/wasm')),
    'python_stdlib.zip': () => Promise.resolve(new Response(library)),
  });
  const load = (options: object): Promise<Pyodide> =>
    loader.loadPyodide({
      indexURL: new URL('.', files.loader.url).href,
      lockFileContents: { info: LOCK, packages: {} },
      packageBaseUrl: new URL('.', files.loader.url).href,
      createPyodideModule: runtime.default,
      env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'ignore' },
      ...options,
    });
  const [pyodide, memory] = await startPython(load, archive, before).catch(async (error: unknown) => {
    if (before === null) throw error;
    await forgetStarted();
    return startPython(load, archive, null);
  });
  Object.assign(globalThis, { pyodide }); // to look into the worker with the browser's own tools
  const tabs = new BroadcastChannel('fivetowers.tables');
  const shelf = await openShelf((table) => tabs.postMessage(table));
  const door = pyodide.pyimport('fivetowers.local.browser').Door(shelf, post);
  tabs.onmessage = ({ data }) => void door.refresh(String(data));
  if (memory === null) post('kept');
  else void keepStarted(name, memory).then(() => post('kept'));
  return door;
}

/** No package is ever loaded by its name. */
const LOCK = {
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten_5_0_3',
  python: '3.14.2',
  version: '1',
};

async function answer(open: Door, message: FromPage): Promise<void> {
  if (message.type === 'open') open.open(message.line, message.table);
  else if (message.type === 'close') open.close(message.line);
  else if (message.type === 'say') await open.say(message.line, message.text);
  else await open.request(message.key, message.method, message.path, message.body);
}

/** The page hears at once that it did not work: a worker that says nothing would be ended. */
function refuse(message: FromPage, code: string): void {
  const refusal = { type: 'refused', code, rule: null, facts: {} };
  if (message.type === 'request') post('refusal', message.key, JSON.stringify(refusal));
  if (message.type !== 'say') return;
  const { request = null } = JSON.parse(message.text) as { request?: string | null };
  post('message', message.line, JSON.stringify({ ...refusal, request }));
}

/** What is kept could not be read, or Python did not know what to do. Null: Python itself is broken, as after a want of
 * memory, and only a new one can help. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error && error.name === 'PythonError' && 'type' in error)) return null;
  if (error.type === 'JsException') return 'local.full';
  console.error(error); // a fault of ours
  return 'server.fault';
}

/** Milliseconds. */
const BEAT = 1_000;
let door: Promise<Door> | null = null;

self.onmessage = ({ data: message }: MessageEvent<ToWorker>): void => {
  if (message.type === 'start') {
    const beating = setInterval(() => post('starting'), BEAT);
    door = start(message.files).finally(() => clearInterval(beating));
    door.then(
      () => post('ready'),
      (error: unknown) => post('failed', '', error instanceof Damaged ? 'damaged' : 'network'),
    );
    return;
  }
  void door?.then(async (open) => {
    try {
      await answer(open, message);
      post('done');
    } catch (error) {
      const code = codeOf(error);
      if (code === null) return post('failed', '', 'network');
      refuse(message, code);
      post('done');
    }
  });
};
