/** The table's own worker: Python (Pyodide) runs the engine, the bots and the tables here, so that the page never waits.
 *
 * The page says which files to use and speaks the messages of a server's socket; `fivetowers.local.browser` answers.
 */
import { gunzipped, verified, type PackFile, type PackFiles } from './lib/pack';
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

/** What the worker says: `key` is a line's or a request's. */
export interface FromWorker {
  readonly type: 'ready' | 'failed' | 'message' | 'close' | 'answer' | 'refusal';
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
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): { Door(shelf: unknown, post: unknown): Door };
}
interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>;
}

const SITE = '/lib/python3.14/site-packages';

const post = (type: FromWorker['type'], key = '', text = ''): void => postMessage({ type, key, text });

/** What was kept for the time without a network, or else what the server has; never bytes that nobody vouches for. */
async function bytesOf(file: PackFile): Promise<ArrayBuffer> {
  const kept = 'caches' in globalThis ? await caches.match(file.url) : undefined;
  return verified(file, kept ?? (await fetch(file.url)));
}

/** Pyodide asks for its parts by `fetch`, and gets the bytes that are here already. */
function answerWith(parts: Readonly<Record<string, Promise<Response>>>): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return parts[url.slice(url.lastIndexOf('/') + 1)] ?? ask(input, init);
  };
}

async function start(files: PackFiles): Promise<Door> {
  const [loader, runtime] = (await Promise.all([
    import(/* @vite-ignore */ files.loader.url),
    import(/* @vite-ignore */ files.runtime.url),
  ])) as [PyodideModule, { default: unknown }];
  const archive = bytesOf(files.game);
  answerWith({
    'pyodide.asm.wasm': bytesOf(files.machine).then((bytes) => gunzipped(bytes, 'application/wasm')),
    'python_stdlib.zip': bytesOf(files.library).then((bytes) => new Response(bytes)),
  });
  const pyodide = await loader.loadPyodide({
    indexURL: new URL('.', files.loader.url).href,
    lockFileContents: { info: LOCK, packages: {} },
    packageBaseUrl: new URL('.', files.loader.url).href,
    createPyodideModule: runtime.default,
    env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'ignore' },
  });
  Object.assign(globalThis, { pyodide }); // for whoever looks into the worker with the browser's own tools
  pyodide.unpackArchive(await archive, 'zip', { extractDir: SITE });
  const tabs = new BroadcastChannel('fivetowers.tables');
  const shelf = await openShelf((table) => tabs.postMessage(table));
  const door = pyodide.pyimport('fivetowers.local.browser').Door(shelf, post);
  tabs.onmessage = ({ data }) => void door.refresh(String(data));
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

let door: Promise<Door> | null = null;

self.onmessage = ({ data: message }: MessageEvent<ToWorker>): void => {
  if (message.type === 'start') {
    door = start(message.files);
    door.then(
      () => post('ready'),
      (error: unknown) => post('failed', '', String(error)),
    );
    return;
  }
  void door?.then(async (open) => {
    if (message.type === 'open') open.open(message.line, message.table);
    else if (message.type === 'close') open.close(message.line);
    else if (message.type === 'say') await open.say(message.line, message.text);
    else await open.request(message.key, message.method, message.path, message.body);
  });
};
