/** Addresses of the page's screens, both ways. */
import { addressed } from './place';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly mode: NewMode }
  | { readonly page: 'table'; readonly id: string }
  /** `step`: how many actions have been played; `quiet`: how it ends is not told. */
  | {
      readonly page: 'replay';
      readonly id: string;
      readonly round: number | null;
      readonly step?: number | null;
      readonly quiet?: boolean;
    }
  | { readonly page: (typeof PAGES_OF_ONE)[keyof typeof PAGES_OF_ONE]; readonly id: string }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: (typeof PLAIN_PAGES)[number] }
  | { readonly page: 'lost' };

/** Pages whose address is only their name. `seat` takes a seat over from another device, and `device` shares all that
 * is there: the token stands after #; so does a shared session of the score pad. */
const PLAIN_PAGES = [
  'join',
  'games',
  'progress',
  'daily',
  'seat',
  'device',
  'score',
  'card',
  'learn',
  'film',
  'puzzles',
] as const;
/** Pages of one thing, by the first part of their address; its id is the second. */
const PAGES_OF_ONE = {
  analysis: 'analysis',
  puzzles: 'puzzle',
  same: 'same',
  challenge: 'challenge',
} as const;
const isOfOne = (text: string): text is keyof typeof PAGES_OF_ONE => Object.hasOwn(PAGES_OF_ONE, text);
export const NEW_MODES = ['bots', 'friends', 'here'] as const;
export type NewMode = (typeof NEW_MODES)[number];

const isNewMode = (text: string): text is NewMode => (NEW_MODES as readonly string[]).includes(text);
const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

export function parseRoute(path: string, search = '', hash = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'home' };
  if (rest.length === 0 && first === 'new' && isNewMode(second)) return { page: 'new', mode: second };
  if (rest.length === 0 && first === 't' && isId(second)) return { page: 'table', id: second };
  if (rest.length === 0 && isOfOne(first) && isId(second)) return { page: PAGES_OF_ONE[first], id: second };
  if (rest.length === 0 && first === 'replay' && isId(second)) {
    const asked = new URLSearchParams(search);
    const number = (name: string): number | null => {
      const value = Number(asked.get(name));
      return Number.isInteger(value) && value > 0 ? value : null;
    };
    return {
      page: 'replay',
      id: second,
      round: number('round'),
      ...(asked.has('step') ? { step: number('step') } : {}),
      ...(asked.has('quiet') ? { quiet: true } : {}),
    };
  }
  if (second === '' && first === 'rules')
    return { page: 'rules', rule: /^#R\d+$/.test(hash) ? hash.slice(1) : null };
  const plain = PLAIN_PAGES.find((page) => page === first);
  return plain !== undefined && second === '' ? { page: plain } : { page: 'lost' };
}

/** A table's short code, as people type it: `KIWI-42`, `kiwi 42`; where many are taken, `KIWI-142`. */
export const codeIn = (text: string): string | null =>
  /^\s*[a-z]{3,10}[\s_.-]*\d{2,3}\s*$/i.test(text) ? text.trim() : null;

/** The table that somebody means who typed its code or pasted its link. */
export function tableIn(text: string): string | null {
  const id =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  return isId(id) ? id : null;
}

function queryOf({ round, step = null, quiet = false }: Route & { page: 'replay' }): string {
  const asked = [
    ...(step !== null ? [`step=${step}`] : round !== null ? [`round=${round}`] : []),
    ...(quiet ? ['quiet'] : []),
  ];
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

export const formatRoute = (route: Route): string => addressed(pathOf(route));

function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'new':
      return `/new/${route.mode}`;
    case 'table':
      return `/t/${route.id}`;
    case 'analysis':
    case 'same':
    case 'challenge':
      return `/${route.page}/${route.id}`;
    case 'puzzle':
      return `/puzzles/${route.id}`;
    case 'replay':
      return `/replay/${route.id}${queryOf(route)}`;
    case 'rules':
      return `/rules${route.rule === null ? '' : `#${route.rule}`}`;
    default:
      return `/${route.page}`;
  }
}
