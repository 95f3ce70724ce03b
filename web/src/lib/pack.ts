/** The files that let the game be played without a server: which they are, and whether they are what they should be. */
import { BASE } from './place';

export interface PackFile {
  readonly url: string;
  /** In bytes, as it travels. */
  readonly size: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/** Pyodide's loader and runtime, its machine code (compressed), Python's library, and the game itself. */
export const PACK_NAMES = ['loader', 'runtime', 'machine', 'library', 'game'] as const;
export type PackFiles = Readonly<Record<(typeof PACK_NAMES)[number], PackFile>>;

export const packSize = (files: PackFiles): number =>
  PACK_NAMES.reduce((sum, name) => sum + files[name].size, 0);

/** One host may have several pages, and all share what a browser keeps; the service worker has the same names. */
const cacheName = (name: string): string => `fivetowers ${new URL(BASE).pathname} ${name}`;
/** Where a browser keeps these files, for the time without a network. */
export const PACK_SHELF = cacheName('python');
/** Where a browser keeps the started interpreter, so that it starts at once the next time. */
export const STARTED_SHELF = cacheName('python-started');

/** A started interpreter fits these files and this browser, and no others. */
export const startedName = (files: PackFiles, browser: string): string => {
  const hashes = PACK_NAMES.map((name) => files[name].hash.slice(0, 10)).join('-');
  return `${files.game.url}?started=${hashes}&browser=${encodeURIComponent(browser)}`;
};

const inHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file is not what the build wrote down. */
export class Damaged extends Error {}

/** The bytes of an answer, if they are those that the build wrote down. */
export async function verified(file: PackFile, answer: Response): Promise<ArrayBuffer> {
  if (!answer.ok) throw new Error(`${answer.status} for ${file.url}`);
  const bytes = await answer.arrayBuffer();
  // plain http, as in home networks, has no hashing; there the files come from the page's own server each time
  if (globalThis.isSecureContext && inHex(await crypto.subtle.digest('SHA-256', bytes)) !== file.hash)
    throw new Damaged(`${file.url} is not what it should be`);
  return bytes;
}

export const gunzipped = (bytes: ArrayBuffer, type = 'application/octet-stream'): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': type },
  });

// ---- memory, nearly half of which is empty --------------------------------------------------------------

/** In words of four bytes. */
const PAGE = 1024;

const isEmpty = (page: Uint32Array): boolean => page.every((word) => word === 0);

/** The pages of a memory that hold anything: the size, where each page belongs, and then the pages. Compressing it
 * would make it smaller still, but reading it again would take a slow processor most of a second. */
export function sparse(memory: Uint8Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(memory.length / 4));
  new Uint8Array(words.buffer).set(memory);
  const full = Array.from({ length: Math.ceil(words.length / PAGE) }, (_, page) => page).filter(
    (page) => !isEmpty(words.subarray(page * PAGE, (page + 1) * PAGE)),
  );
  const kept = new Uint32Array(2 + full.length + full.length * PAGE);
  kept.set([memory.length, full.length, ...full]);
  full.forEach((page, i) => {
    kept.set(words.subarray(page * PAGE, (page + 1) * PAGE), 2 + full.length + i * PAGE);
  });
  return kept;
}

/** The memory again. Throws where these are not its pages. */
export function filled(bytes: ArrayBuffer): ArrayBuffer {
  const kept = new Uint32Array(bytes);
  const [size = 0, count = 0] = kept;
  if (kept.length !== 2 + count + count * PAGE) throw new Error('not all of the memory is here');
  const words = new Uint32Array(Math.ceil(size / 4));
  kept.subarray(2, 2 + count).forEach((page, i) => {
    const at = 2 + count + i * PAGE;
    words.set(kept.subarray(at, at + Math.min(PAGE, words.length - page * PAGE)), page * PAGE);
  });
  return size === words.byteLength ? words.buffer : words.buffer.slice(0, size);
}
