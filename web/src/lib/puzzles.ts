/** Puzzles: one choice is clearly the best. The server shows and judges; what was solved, this browser keeps. */
import { request } from './api';
import type { CardText } from './cards';
import type { Preview, TableMessage, Why } from './protocol';

export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

export interface PuzzleLine {
  readonly id: string;
  readonly grade: Grade;
  readonly players: number;
  readonly phase: 'bid' | 'build';
}
export interface PuzzleList {
  readonly today: string;
  readonly puzzles: readonly PuzzleLine[];
}
export interface PuzzleView {
  readonly id: string;
  readonly grade: Grade;
  readonly seat: number;
  readonly table: TableMessage;
}
export interface Valued {
  readonly action: string;
  readonly win_share: number;
  readonly points: number;
}
export interface Following {
  readonly action: string;
  readonly seat: number;
}
export interface Verdict {
  readonly right: boolean;
  readonly answer: Valued;
  readonly choices: readonly Valued[];
  readonly continuation: readonly Following[];
  readonly reasons: readonly Why[];
  readonly missed_by: readonly string[];
}

const address = (id: string, rest = ''): string => `/api/puzzles/${encodeURIComponent(id)}${rest}`;
export const fetchPuzzles = (): Promise<PuzzleList> => request('GET', '/api/puzzles');
export const fetchPuzzle = (id: string): Promise<PuzzleView> => request('GET', address(id));
export const previewPuzzle = (
  id: string,
  cards: readonly CardText[],
  demolish: CardText | null,
): Promise<Preview> => request('POST', address(id, '/preview'), { cards, demolish });
export const answerPuzzle = (id: string, action: string): Promise<Verdict> =>
  request('POST', address(id, '/answer'), { action });

/** The choices worth showing: the best ones, and always the reader's own. */
export function shownChoices({ choices, answer }: Verdict, most = 3): Valued[] {
  const best = choices.slice(0, most);
  return best.some(({ action }) => action === answer.action) ? best : [...best.slice(0, most - 1), answer];
}

/** The next one of a grade that is not solved yet, after this one; when all are, simply the next. */
export function nextOf(
  puzzles: readonly PuzzleLine[],
  grade: Grade,
  solved: Solved,
  after: string | null = null,
): string | null {
  const own = puzzles.filter((puzzle) => puzzle.grade === grade);
  const at = own.findIndex(({ id }) => id === after) + 1;
  const inTurn = [...own.slice(at), ...own.slice(0, at)].filter(({ id }) => id !== after);
  return (inTurn.find(({ id }) => solved[id] === undefined) ?? inTurn[0])?.id ?? null;
}

// ---- what was solved ------------------------------------------------------------------------------------------------

/** By puzzle: was the first answer right? */
export type Solved = Readonly<Record<string, boolean>>;
const KEY = 'fivetowers.puzzles';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function readSolved(store: Store | null): Solved {
  try {
    const stored: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Only the first answer counts. */
export function keepAnswer(store: Store | null, id: string, isRight: boolean): Solved {
  const before = readSolved(store);
  if (before[id] !== undefined) return before;
  const after = { ...before, [id]: isRight };
  try {
    store?.setItem(KEY, JSON.stringify(after));
  } catch {
    // full or forbidden: it counts until the page is left
  }
  return after;
}
