/** The files that let the game be played without a server: which they are, and whether they are what they should be. */

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

/** Where a browser keeps the started interpreter, so that it starts at once the next time. */
export const STARTED_SHELF = 'python-started';

/** A started interpreter fits these files and this browser, and no others. */
export const startedName = (files: PackFiles, browser: string): string => {
  const hashes = PACK_NAMES.map((name) => files[name].hash.slice(0, 10)).join('-');
  return `${files.game.url}?started=${hashes}&browser=${encodeURIComponent(browser)}`;
};

const inHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of an answer, if they are those that the build wrote down. */
export async function verified(file: PackFile, answer: Response): Promise<ArrayBuffer> {
  if (!answer.ok) throw new Error(`${answer.status} for ${file.url}`);
  const bytes = await answer.arrayBuffer();
  // plain http, as in home networks, has no hashing; there the files come from the page's own server each time
  if (globalThis.isSecureContext && inHex(await crypto.subtle.digest('SHA-256', bytes)) !== file.hash)
    throw new Error(`${file.url} is not what it should be`);
  return bytes;
}

const through = (bytes: BlobPart, change: GenericTransformStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(change);

export const gunzipped = (bytes: ArrayBuffer, type = 'application/octet-stream'): Response =>
  new Response(through(bytes, new DecompressionStream('gzip')), { headers: { 'content-type': type } });
export const gzipped = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(through(bytes, new CompressionStream('gzip')));
