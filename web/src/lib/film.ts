/** The film: scenes that the engine has played, each a table and the shots that follow; the words are in the
 * catalogue. */
import { request } from './api';
import type { Part } from './lessons';
import type { TableMessage } from './protocol';

export interface Shot {
  readonly name: string;
  /** The figures of the caption; `seat` is the player that it names. */
  readonly facts: Readonly<Record<string, number>>;
  /** The part of the score that is spoken of. */
  readonly lit: Part | null;
  /** What has been counted so far, at the end. */
  readonly points: number | null;
  readonly table: TableMessage;
}
export interface Scene {
  readonly name: string;
  readonly start: TableMessage;
  readonly shots: readonly Shot[];
}
export interface FilmView {
  /** Whose towers stand in front. */
  readonly seat: number;
  readonly scenes: readonly Scene[];
}

export const fetchFilm = (): Promise<FilmView> => request('GET', '/api/film');

/** A shot, with the table that comes before it in its scene. */
export interface Step {
  readonly scene: string;
  readonly shot: Shot;
  readonly before: TableMessage;
}

/** All shots in order. */
export const stepsOf = (film: FilmView): Step[] =>
  film.scenes.flatMap(({ name, start, shots }) =>
    shots.map((shot, i) => ({ scene: name, shot, before: shots[i - 1]?.table ?? start })),
  );

/** Milliseconds that it takes to read a caption at leisure. */
export const readingTime = (caption: string): number => 1500 + 55 * caption.length;
