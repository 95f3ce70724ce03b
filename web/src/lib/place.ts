/** Where the page lies, and whether a server of ours answers there: a folder on a plain file server has none. */

/** The folder of the page, with a slash at its end; the build puts every script into a folder inside it. */
export const BASE: string = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url).href
  : new URL('/', globalThis.location?.href ?? 'http://localhost').href;

/** `fivetowers export` marks its page. */
export const hasServer: boolean = globalThis.document?.documentElement.dataset['server'] !== 'none';

/** Tables of this browser alone; see PREFIX in `fivetowers/local/local_tables.py`. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** The address of a screen, in a link or the browser's bar. A plain file server has one page: there it stands after
 * #. */
export const addressed = (path: string): string => (hasServer ? path : `#${path}`);
/** The same for others, who are elsewhere. */
export const linkTo = (path: string): string => new URL(addressed(path), BASE).href;

/** The address now, whichever way it is written. */
export function address(): { readonly path: string; readonly search: string; readonly hash: string } {
  const { pathname, search, hash } = location;
  return hasServer ? { path: pathname, search, hash } : addressIn(hash);
}

export function addressIn(hash: string): ReturnType<typeof address> {
  const [whole = '', ...rest] = hash.startsWith('#/') ? hash.slice(1).split('#') : ['/'];
  const [path = '/', search = ''] = whole.split('?');
  return { path, search: search && `?${search}`, hash: rest.length > 0 ? `#${rest.join('#')}` : '' };
}

/** A link to a place on the same screen leads to no other one. */
export const isOnScreen = (): boolean => !hasServer && /^#[^/]/.test(location.hash);
