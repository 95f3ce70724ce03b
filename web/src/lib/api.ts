/** The requests beside the socket: make a table, find one, sit down, my games, the daily deal, a finished game. */
import type { CardText, Towers } from './cards';
import type {
  BidSaid,
  OptionsView,
  Played,
  ScoreParts,
  SeatKind,
  SeatView,
  State,
  TableOptions,
  TablePhase,
  Variant,
  Why,
  You,
} from './protocol';
import { hasServer, isLocal } from './place';
import { clearShelf, keepForGood, storedLines } from './shelf';

/** A finished (or running) game, position by position: the server replays it, the page only turns the leaves. */
export interface Replay {
  readonly id: string;
  readonly seats: readonly SeatView[];
  readonly steps: readonly ReplayStep[];
  /** Not known of a game that came as a file. */
  readonly options: OptionsView | null;
}
export interface ReplayStep {
  readonly played: Played;
  readonly state: State;
  readonly scores: readonly ScoreParts[];
}

/** A round that is over, with the towers as they stood then; `change` is what the build brought its builder. */
export interface RoundView {
  readonly round: number;
  readonly lap: number;
  readonly display: readonly CardText[];
  readonly bids: readonly BidSaid[];
  readonly builder: number | null;
  readonly build: string | null;
  readonly change: number;
  readonly towers: readonly Towers[];
  readonly rubble: readonly (readonly CardText[])[];
  readonly scores: readonly ScoreParts[];
}

/** What the server offers; `bots` from the gentlest to the strongest. */
export interface Info {
  readonly version: string;
  readonly bots: readonly string[];
  readonly reactions: readonly string[];
  readonly languages: readonly string[];
}

export interface ListedSeat {
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly name_id: string | null;
  readonly bot: string | null;
  readonly won: boolean;
}
export interface ListedTable {
  readonly id: string;
  readonly phase: TablePhase;
  readonly variant: Variant;
  readonly seats: readonly ListedSeat[];
  readonly points: readonly number[] | null;
  readonly daily: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly mine: readonly number[];
}

/** A short code of a table, such as KIWI-42, and the table that one means. */
export interface TableCode {
  readonly code: string;
  readonly expires_at: number;
}
export interface CodedTable {
  readonly id: string;
}

export interface MyTry {
  readonly id: string;
  readonly finished: boolean;
}
export interface DailyDeal {
  readonly date: string;
  readonly ends_at: number;
  readonly mine: MyTry | null;
}
export interface DailyLine {
  readonly name: string | null;
  readonly name_id: string | null;
  readonly points: number;
  readonly place: number | null;
  readonly id: string;
  readonly mine: boolean;
}

/** What a link to another device would share: the games there, under which name the last was played, and those here. */
export interface DeviceOffer {
  readonly games: number;
  readonly own_games: number;
  readonly name: string | null;
  readonly name_id: string | null;
}
/** `left`: games that could not be brought along. */
export interface DeviceShared {
  readonly left: number;
}

/** Whether others in the home network can reach the server, and where. */
export interface Share {
  readonly address: string;
  readonly shared: boolean;
  readonly can_share: boolean;
  readonly home: string | null;
}

export const socketAddress = (id: string, { protocol, host }: { protocol: string; host: string }): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(id)}/socket`;

/** Something did not work; `code` is the server's, or `network`; `words` say it in the reader's language, if the
 * server spoke. */
type Facts = NonNullable<Why['facts']>;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly words: string | null = null,
    /** What the words would be about, where this browser itself refused. */
    readonly facts: Facts = {},
  ) {
    super(code);
  }

  /** A refusal, as a server or the browser's own worker sends it. */
  static of(value: unknown): ApiError {
    if (typeof value !== 'object' || value === null || !('code' in value)) return new ApiError('network');
    const words = 'words' in value && typeof value.words === 'string' ? value.words : null;
    const facts = 'facts' in value ? (value.facts as Facts) : {};
    return new ApiError(String(value.code), words, facts);
  }
}

const MAKES_A_GAME = /^\/api\/(tables|keep|play-on|daily(\/[\d-]+)?)$/;

/** What the browser can answer itself when there is no server: lessons, puzzles, the film, what its games add up to,
 * games from files, a daily deal. */
const SAME_ANYWHERE = /^\/api\/(lessons|puzzles|film|progress|replay|play-on|daily)\b/;

/** The browser's own tables are its own business; a server is asked first for all else. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const table = /^\/api\/tables\/([\w-]+)/.exec(path)?.[1];
  if (table !== undefined && isLocal(table)) return askHere(method, path, body);
  try {
    return await askServer(method, path, body);
  } catch (error) {
    const isAway = error instanceof ApiError && error.code === 'network';
    if (isAway && SAME_ANYWHERE.test(path) && (await canPlayHere())) return askHere(method, path, body);
    throw error;
  }
}

const here = (): Promise<typeof import('../here')> => import('../here');
async function askHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await (await here()).ask<T>(method, path, body);
  if (method === 'POST' && MAKES_A_GAME.test(path)) void keepForGood();
  return answer;
}

/** Can this browser play without a server now: are the files there, or can they be had? */
export async function canPlayHere(): Promise<boolean> {
  try {
    const { files, isKept } = await here();
    return hasServer ? await isKept() : files !== null;
  } catch {
    return false;
  }
}

/** Where this browser plays by itself and has done so before, it makes ready while the reader still chooses. */
export async function startAhead(): Promise<void> {
  const { begin, files, hasStarted } = await here();
  if (files !== null && (await hasStarted())) begin();
}

/** What this browser can do itself does not wait for long on a line on which nothing comes back; milliseconds. What
 * it answers just as a server does waits least: a slow server has its own games, and another daily deal. Whether a
 * server is there at all is soon known. */
const PATIENCE = 6000,
  GREETING = 3000,
  SHORT_PATIENCE = 2000;
/** Python, which takes a while, starts when nothing has come back for so long; and one's own games are shown. */
const MOMENT = 1000;
/** For so long nobody is asked again what this browser can do itself. */
const SILENCE = 30_000;
let silentUntil = 0;
const EQUAL_ANYWHERE = /^\/api\/(lessons|puzzles|film|replay)\b/;
const IN_ITS_PLACE = /^\/api\/(info|tables|games)$/;
const INFO = '/api/info';
/** Nothing depends on it. */
const NETWORK = '/api/network';

const CHANGES = /^\/api\/(tables|daily|play-on)\b/;

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

async function fetchAll(path: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(path, options);
  const text = await answer.text();
  silentUntil = 0;
  return { ok: answer.ok, text };
}

/** Gives up where nobody answers and this browser can do it. What would make a game is not given up once it was sent,
 * or there might be two: whether anybody answers is tried before. */
async function fetchInTime(path: string, options: RequestInit): Promise<Answer> {
  if (path === NETWORK && options.method === 'GET')
    return fetchWithin(PATIENCE, path, options, () => Promise.resolve(true));
  if (!SAME_ANYWHERE.test(path) && !IN_ITS_PLACE.test(path)) return fetchAll(path, options);
  if (Date.now() < silentUntil && (await canPlayHere())) throw new ApiError('network');
  if (path === INFO) return greet(options);
  if (options.method !== 'GET' && CHANGES.test(path)) {
    if (await canPlayHere()) await greet({ method: 'GET' });
    return fetchAll(path, options);
  }
  return EQUAL_ANYWHERE.test(path)
    ? fetchWithin(SHORT_PATIENCE, path, options, canPlayHere)
    : fetchWithin(PATIENCE, path, options, isSilence);
}

/** Gives up after these milliseconds, if that is of use. */
function fetchWithin(
  patience: number,
  path: string,
  options: RequestInit,
  mayGiveUp: () => Promise<boolean>,
): Promise<Answer> {
  const silence = new AbortController();
  const giveUp = (): void => void mayGiveUp().then((may) => may && silence.abort());
  const timer = setTimeout(giveUp, patience);
  return fetchAll(path, { ...options, signal: silence.signal }).finally(() => clearTimeout(timer));
}

/** Then it is remembered, if this browser can do without a server. */
async function isSilence(): Promise<boolean> {
  const can = await canPlayHere();
  if (can) silentUntil = Date.now() + SILENCE;
  return can;
}

let greeting: Promise<Answer> | null = null;

/** Asks whether anybody is there: once for all who want to know it at the same time. */
function greet(options: RequestInit): Promise<Answer> {
  if (greeting !== null) return greeting;
  const startEarly = async (): Promise<void> => {
    if (await canPlayHere()) await startAhead();
  };
  const early = setTimeout(() => void startEarly(), MOMENT);
  greeting = fetchWithin(GREETING, INFO, options, isSilence).finally(() => {
    clearTimeout(early);
    greeting = null;
  });
  return greeting;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function askServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!hasServer) throw new ApiError('network');
  let answer: Answer;
  try {
    const headers = {
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    answer = await fetchInTime(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('network');
  }
  const value = parsed(answer.text);
  if (answer.ok) return value as T;
  throw ApiError.of(value);
}

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** Tells at once whether this browser has to answer itself, which takes a while: Python starts then. */
export async function fetchInfo(onwhere: (isAlone: boolean) => void = () => undefined): Promise<Info> {
  try {
    const info = await askServer<Info>('GET', INFO);
    onwhere(false);
    return info;
  } catch (error) {
    if (!(await canPlayHere())) throw error;
    onwhere(true);
    return askHere('GET', INFO);
  }
}
/** Without a server a table for bots and people on this device is made here; for others it has to wait. */
export async function createTable(options: TableOptions, name: string | null): Promise<{ id: string }> {
  const wanted = { options, name };
  try {
    return await request('POST', '/api/tables', wanted);
  } catch (error) {
    const isAway = error instanceof ApiError && error.code === 'network';
    const others = options.seats.filter(({ kind }) => kind === 'open').length;
    if (!isAway || others > 1 || !(await canPlayHere())) throw error;
    return askHere('POST', '/api/tables', wanted);
  }
}
export const joinTable = (id: string, name: string): Promise<You> =>
  request('POST', table(id, '/join'), { name });
/** The table's short code, for those who sit there; and the table that one means. */
export const fetchCode = (id: string): Promise<TableCode> => request('POST', table(id, '/code'));
export const findCode = (code: string): Promise<CodedTable> =>
  request('GET', `/api/codes/${encodeURIComponent(code)}`);
export const fetchLobby = (): Promise<readonly ListedTable[]> => request('GET', '/api/tables');
/** Those of the server, where it answers, and those of this browser; `onaway` hears why either are missing. Where the
 * server takes its time, `onown` gets one's own first. */
export async function fetchMyGames(
  onaway: (error: unknown) => void = () => undefined,
  onown: (games: readonly ListedTable[]) => void = () => undefined,
): Promise<readonly ListedTable[]> {
  const newestFirst = (games: readonly ListedTable[]): readonly ListedTable[] =>
    games.toSorted((a, b) => b.created_at - a.created_at);
  const kept = gamesHere(() => onaway(new ApiError('local.unreadable')));
  const early = setTimeout(
    () => void kept.then((own) => own.length > 0 && onown(newestFirst(own))).catch(() => undefined),
    MOMENT,
  );
  const asked = request<readonly ListedTable[]>('GET', '/api/games').finally(() => clearTimeout(early));
  const [there, own] = await Promise.allSettled([asked, kept]);
  const mine = own.status === 'fulfilled' ? own.value : [];
  if (there.status === 'rejected' && hasServer) onaway(there.reason);
  if (own.status === 'rejected') onaway(new ApiError('local.full'));
  return newestFirst([...(there.status === 'fulfilled' ? there.value : []), ...mine]);
}

/** Python need not start for a list. `onbad` hears that a game cannot be read. */
export async function gamesHere(onbad: () => void = () => undefined): Promise<readonly ListedTable[]> {
  const lines = 'indexedDB' in globalThis ? await storedLines() : [];
  const games = lines.filter(isListed);
  if (games.length < lines.length) onbad();
  return games;
}
const isListed = (line: unknown): line is ListedTable =>
  typeof line === 'object' && line !== null && 'seats' in line && Array.isArray(line.seats);
export const fetchReplay = (id: string): Promise<Replay> => request('GET', table(id, '/replay'));
/** A game as text; nothing of it is stored. */
export const readReplay = (record: string): Promise<Replay> => request('POST', '/api/replay', { record });
/** `table` or `record`; `actions` have been played, and `seat` is the reader's. */
export interface PlayOnWish {
  readonly table?: string;
  readonly record?: string;
  readonly actions: number;
  readonly seat: number;
  readonly cards: 'same' | 'shuffled';
  readonly bot: string;
  readonly name: string;
}
export const playOn = (wish: PlayOnWish): Promise<{ id: string }> =>
  (wish.table !== undefined && isLocal(wish.table) ? askHere : request)('POST', '/api/play-on', wish);
/** A game from a file becomes one of this browser's own. */
export const keepRecord = (record: string): Promise<{ id: string }> =>
  askHere('POST', '/api/keep', { record });
export const fetchRounds = (id: string): Promise<readonly RoundView[]> =>
  request('GET', table(id, '/rounds'));
export const fetchYou = (id: string): Promise<You> => request('GET', table(id, '/you'));
export const recordAddress = (id: string): string => table(id, '/record');
/** The record of a table of this browser, as a file. */
export const fetchOwnRecord = (id: string): Promise<{ text: string; file: string }> =>
  request('GET', table(id, '/record'));
export const fetchDaily = (): Promise<DailyDeal> => request('GET', '/api/daily');
/** Today's deal of this browser, without asking Python. */
export function dailyAmong(games: readonly ListedTable[]): DailyDeal {
  const date = new Date().toISOString().slice(0, 10);
  const own = games.find(({ id, daily }) => daily === date && isLocal(id));
  return {
    date,
    ends_at: 0,
    mine: own === undefined ? null : { id: own.id, finished: own.phase === 'ended' },
  };
}
export const beginDaily = (): Promise<{ id: string }> => request('POST', '/api/daily');
export const practiseDaily = (date: string): Promise<{ id: string }> => request('POST', `/api/daily/${date}`);
export const fetchDailyResults = (date: string): Promise<readonly DailyLine[]> =>
  request('GET', `/api/daily/${date}/results`);
export const fetchShare = (): Promise<Share> => request('GET', NETWORK);
export const shareAtHome = (): Promise<Share> => request('POST', NETWORK);
export const linkSeat = (id: string, seat: number): Promise<{ link: string }> =>
  request('POST', table(id, `/seats/${seat}/link`));
export const EXPORT_ADDRESS = '/api/export';
/** What the server knows and what this browser keeps. */
export async function deleteMyData(): Promise<void> {
  if (hasServer) await request('DELETE', '/api/me');
  if ('indexedDB' in globalThis) await clearShelf();
}
/** From now on only this browser has the seats that its secret stood for; the old secret is worth nothing. */
export const endOtherSessions = (): Promise<unknown> => request('POST', '/api/me/renew');
/** A link by which another device gets to share all games of this browser. */
export const linkDevice = (): Promise<{ link: string }> => request('POST', '/api/devices');
export const lookAtDevice = (token: string): Promise<DeviceOffer> =>
  request('POST', '/api/devices/look', { token });
export const claimDevice = (token: string): Promise<DeviceShared> =>
  request('POST', '/api/devices/claim', { token });
export const claimSeat = (token: string): Promise<{ id: string; seat: number }> =>
  request('POST', '/api/seat', { token });
