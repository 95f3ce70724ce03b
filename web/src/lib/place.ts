/** Where the page lies, and whether a server of ours answers there: a folder on a plain file server has none. */

/** The folder of the page, with a slash at its end; the build puts every script into a folder inside it. */
export const BASE: string = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url).href
  : new URL('/', globalThis.location?.href ?? 'http://localhost').href;

/** `fivetowers export` marks its page. */
export const hasServer: boolean = globalThis.document?.documentElement.dataset['server'] !== 'none';

/** Tables of this browser alone; see PREFIX in `fivetowers/local/local_tables.py`. */
export const isLocal = (id: string): boolean => id.startsWith('local-');
