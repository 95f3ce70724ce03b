/** The game without a server: starts the worker with Python in it, speaks to it, and keeps its files for later. */
import pack from 'virtual:offline';
import type { FromWorker, ToWorker } from './python.worker';
import { ApiError } from './lib/api';
import { DAMAGED_CODE, type SocketLike } from './lib/connection';
import {
  Damaged,
  PACK_NAMES,
  PACK_SHELF,
  packSize,
  STARTED_SHELF,
  verified,
  type PackFile,
  type PackFiles,
} from './lib/pack';
import { BASE } from './lib/place';
import { keepForGood } from './lib/shelf';
import { Watch } from './lib/watch';

/** Null where the page was built without it. */
export const files: PackFiles | null = pack === null ? null : located(pack);

function located(found: PackFiles): PackFiles {
  const file = ({ url, ...rest }: PackFile): PackFile => ({ ...rest, url: new URL(url, BASE).href });
  return Object.fromEntries(PACK_NAMES.map((name) => [name, file(found[name])])) as unknown as PackFiles;
}

/** In megabytes, to one place. */
export const megabytes = files === null ? 0 : Math.round(packSize(files) / 100_000) / 10;

// ---- speaking to the worker -------------------------------------------------------------------------------

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}
let worker: Worker | null = null;
let count = 0;
const waiting = new Map<string, Waiting>();
const sockets = new Map<string, SocketLike>();

function say(message: ToWorker): void {
  begin().postMessage(message);
  watch.said();
}

/** Python starts when it is first needed, or when somebody begins to choose a game. */
export function begin(): Worker {
  if (worker !== null) return worker;
  if (files === null) throw new ApiError('network');
  worker = new Worker(new URL('./python.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => fail();
  worker.postMessage({ type: 'start', files } satisfies ToWorker);
  watch.said();
  return worker;
}

function hear({ type, key, text }: FromWorker): void {
  watch.heard(type === 'ready' || type === 'done');
  if (type === 'ready') isReady = true;
  else if (type === 'message') sockets.get(key)?.onmessage?.({ data: text });
  else if (type === 'close') close(key, Number(text));
  else if (type === 'failed') fail(text);
  else if (type === 'kept') rest();
  else if (type === 'answer' || type === 'refusal') {
    const value: unknown = JSON.parse(text);
    if (type === 'answer') waiting.get(key)?.resolve(value);
    else waiting.get(key)?.reject(ApiError.of(value));
    waiting.delete(key);
  }
}

let isReady = false;
// Nobody decides for longer than 5 s. Python says again and again that it is starting, but not while it compiles.
const watch = new Watch(
  () => (isReady ? 4 : 20),
  () => fail(),
);

/** Was Python started only to be quick the next time? */
let isPreparing = false;

function rest(): void {
  if (isPreparing && waiting.size === 0 && sockets.size === 0) {
    stop();
  }
  isPreparing = false;
}

/** Python is started once, so that it starts at once later, when it is needed. */
function prepare(): void {
  isPreparing = worker === null;
  begin();
}

/** Has Python been started here before, with these files or older ones? */
export const hasStarted = (): Promise<boolean> =>
  'caches' in globalThis ? caches.has(STARTED_SHELF).catch(() => false) : Promise.resolve(false);

function stop(): void {
  watch.end();
  worker?.terminate();
  worker = null;
  isReady = false;
}

/** It is tried again with the next request. */
function fail(code = 'network'): void {
  stop();
  for (const { reject } of waiting.values()) reject(new ApiError(code));
  waiting.clear();
  const closing = code === 'damaged' ? DAMAGED_CODE : 1006;
  for (const line of [...sockets.keys()]) close(line, closing);
}

/** It is gone before its owner hears of it, who may open another one. */
function close(line: string, code: number): void {
  const socket = sockets.get(line);
  sockets.delete(line);
  socket?.onclose?.({ code });
}

export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const key = String(++count);
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(key, { resolve, reject });
    say({ type: 'request', key, method, path, body: body === undefined ? '' : JSON.stringify(body) });
  }) as Promise<T>;
}

export function openSocket(table: string, socket: SocketLike): { send(text: string): void; close(): void } {
  const line = String(++count);
  sockets.set(line, socket);
  say({ type: 'open', line, table });
  return {
    send: (text) => say({ type: 'say', line, text }),
    close: () => {
      if (sockets.delete(line) && worker !== null) say({ type: 'close', line });
    },
  };
}

// ---- keeping its files ------------------------------------------------------------------------------------

/** Service workers, and with them a kept page, exist on https and localhost only. */
export const canKeep = files !== null && 'serviceWorker' in navigator && 'caches' in globalThis;

export async function isKept(): Promise<boolean> {
  if (!canKeep || files === null || !(await caches.has(PACK_SHELF))) return false;
  const shelf = await caches.open(PACK_SHELF);
  const found = await Promise.all(PACK_NAMES.map((name) => shelf.match(files[name].url)));
  return found.every((one) => one !== undefined);
}

/** Fetches what is missing, tells how far it has come (0 to 1), and forgets files of earlier versions. */
export async function keep(onprogress: (part: number) => void): Promise<void> {
  if (files === null) return;
  await keepWords(); // first: with the last of the files it is said to work
  const shelf = await caches.open(PACK_SHELF);
  let fetched = 0;
  for (const name of PACK_NAMES) {
    if ((await shelf.match(files[name].url)) === undefined) {
      const before = fetched;
      await shelf.put(
        files[name].url,
        await whole(files[name], (bytes) => onprogress((before + bytes) / packSize(files))),
      );
    }
    fetched += files[name].size;
    onprogress(fetched / packSize(files));
  }
  const wanted = PACK_NAMES.map((name) => files[name].url);
  for (const request of await shelf.keys()) if (!wanted.includes(request.url)) await shelf.delete(request);
  await keepForGood();
  prepare();
}

/** The message that says why something could not be kept. */
export function whyNotKept(error: unknown): string {
  if (error instanceof Damaged) return 'page-offline-damaged';
  if (error instanceof DOMException && error.name === VERSION) return 'page-offline-version';
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'page-offline-full' : 'page-offline-failed';
}

/** For the words of all languages on a slow line. A service worker of before may not know what it is asked. */
const PATIENCE = 60_000,
  MOMENT = 1_000;

/** The page itself and its words in every language: the service worker looks after them, and says why if it cannot. An
 * older one is replaced first; where this page is the older one, only a reload helps. */
async function keepWords(): Promise<void> {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', BASE));
  const failure = failureOf(registration.installing);
  const { active } = await Promise.race([navigator.serviceWorker.ready, failure]);
  let answer = await Promise.race([askForWords(active), failure]);
  if (answer === VERSION) {
    await registration.update();
    answer = await askForWords(await arrived(registration));
  }
  if (answer !== true) throw new DOMException('words', String(answer));
}

/** What a service worker answers that belongs to another version of the page. */
const VERSION = 'version';

/** True when they are there; otherwise why they are not. */
function askForWords(worker: ServiceWorker | null): Promise<unknown> {
  const line = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    line.port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE, 'TimeoutError');
  });
  worker?.postMessage({ pack: PACK_NAMES.map((name) => files?.[name].url) }, [line.port2]);
  return answer;
}

/** The service worker that is in charge when a new one, if there is one, has come to it. */
async function arrived(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const next = registration.installing ?? registration.waiting;
  if (next === null) return registration.active;
  const isActive = new Promise<ServiceWorker>((resolve) => {
    const look = (): void => void (next.state === 'activated' && resolve(next));
    next.addEventListener('statechange', look);
    look();
  });
  return Promise.race([isActive, failureOf(next)]);
}

/** Ends only if this service worker cannot be had. */
function failureOf(worker: ServiceWorker | null): Promise<never> {
  const told = new Promise<string>((resolve) => {
    navigator.serviceWorker.onmessage = ({ data }) => resolve(String(data));
  });
  return new Promise((_, reject) => {
    const fail = (why = ''): void => reject(new DOMException('sw.js', why));
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'redundant') return;
      void told.then(fail); // its words may come a moment later
      setTimeout(fail, MOMENT);
    });
  });
}

/** A damaged one is fetched again, past the browser's HTTP cache. */
async function whole(
  file: PackFile,
  onbytes: (count: number) => void,
  cache: RequestCache = 'default',
): Promise<Response> {
  const answer = await fetch(file.url, { cache });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    onbytes(Math.min(size, file.size));
  }
  const { status } = answer;
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  try {
    const bytes = await verified(file, new Response(new Blob(parts), { status }));
    return new Response(bytes, { headers });
  } catch (error) {
    if (error instanceof Damaged && cache === 'default') return whole(file, onbytes, 'reload');
    throw error;
  }
}

/** How much is kept, the started interpreter too; in megabytes, to one place. */
export async function keptMegabytes(): Promise<number> {
  const started = (await hasStarted()) ? await (await caches.open(STARTED_SHELF)).matchAll() : [];
  const sizes = await Promise.all(started.map(async (one) => (await one.blob()).size));
  const bytes = sizes.reduce((sum, size) => sum + size, files === null ? 0 : packSize(files));
  return Math.round(bytes / 100_000) / 10;
}

/** A worker that is still starting would keep its memory afterwards. */
export async function forget(): Promise<void> {
  if (waiting.size === 0 && sockets.size === 0) stop();
  isPreparing = false;
  await Promise.all([caches.delete(PACK_SHELF), caches.delete(STARTED_SHELF)]);
}
