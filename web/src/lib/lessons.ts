/** The tutorial: lessons on real positions, judged by the server, and how far this browser has come. */
import { request } from './api';
import type { CardText, Kind } from './cards';
import type { Preview, Refused, TableMessage } from './protocol';

export const EXPECTATIONS = ['act', 'refusal', 'look', 'answer'] as const;
export type Expects = (typeof EXPECTATIONS)[number];
/** What a question is about: a tower, being the main tower, or the rubble. */
export type Part = Kind | 'main' | 'rubble';

export interface Question {
  readonly part: Part;
  readonly options: readonly number[];
}
export interface LessonView {
  readonly lesson: string;
  readonly number: number;
  readonly lessons: number;
  readonly rules: readonly string[];
  readonly seat: number;
  readonly others: boolean;
  readonly steps: number;
  readonly done: readonly string[];
  readonly expects: Expects | null;
  readonly question: Question | null;
  readonly refused: Refused | null;
  readonly table: TableMessage;
}

/** Where everybody begins: it is asked for before the server has listed its lessons. */
export const FIRST_LESSON = 'down';

const address = (lesson: string, rest = ''): string => `/api/lessons/${encodeURIComponent(lesson)}${rest}`;
export const fetchLessons = (): Promise<readonly string[]> => request('GET', '/api/lessons');
/** A lesson after these steps, and after one more if there is one. */
export const fetchLesson = (
  lesson: string,
  done: readonly string[],
  move: string | null = null,
): Promise<LessonView> => request('POST', address(lesson), { done, move });
export const previewLesson = (
  lesson: string,
  done: readonly string[],
  cards: readonly CardText[],
  demolish: CardText | null,
): Promise<Preview> => request('POST', address(lesson, '/preview'), { done, cards, demolish });

/** Points answered so far. */
export const counted = (done: readonly string[]): number =>
  done.reduce((sum, move) => sum + Number(/^answer (-?\d+)$/.exec(move)?.[1] ?? 0), 0);

// ---- how far one has come ------------------------------------------------------------------------------------------

/** The lesson one is at with its steps done; no lesson: all are over. */
export interface Progress {
  readonly lesson: string | null;
  readonly done: readonly string[];
}

const KEY = 'fivetowers.tutorial';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Null: not begun yet. */
export function readProgress(store: Store | null): Progress | null {
  try {
    const stored: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('lesson' in stored) ||
      !('done' in stored) ||
      !Array.isArray(stored.done)
    )
      return null;
    return typeof stored.lesson === 'string' || stored.lesson === null
      ? { lesson: stored.lesson, done: stored.done.map(String) }
      : null;
  } catch {
    return null;
  }
}

export function writeProgress(store: Store | null, progress: Progress): void {
  try {
    store?.setItem(KEY, JSON.stringify(progress));
  } catch {
    // full or forbidden: next time it begins again
  }
}
