/** My progress as the server works it out, and where its lines and bars stand in the pictures. */
import { line } from 'd3-shape';
import { gamesHere, request, type ListedTable } from './api';
import type { VerdictName } from './analysis';
import type { Kind, TowerValues } from './cards';

export interface WinCount {
  readonly games: number;
  readonly wins: number;
}
export interface PlayedPoints {
  readonly id: string;
  readonly points: number;
  readonly won: boolean;
  readonly mean: number;
}
export interface GameParts {
  readonly id: string;
  readonly luck: number;
  readonly own: number;
}
export interface KindVerdicts {
  readonly kind: 'bid' | 'pass' | 'build' | 'demolish';
  readonly verdicts: Readonly<Record<VerdictName, number>>;
}
export interface Progress extends WinCount {
  readonly with_towers: number;
  readonly analysed: number;
  readonly by_players: readonly (WinCount & { readonly players: number })[];
  readonly by_level: readonly (WinCount & { readonly level: string | null })[];
  readonly points: readonly PlayedPoints[];
  readonly most_points: number | null;
  readonly towers: readonly {
    readonly id: string;
    readonly kind: Kind;
    readonly values: TowerValues;
    readonly points: number;
  }[];
  readonly crowned: { readonly built: number; readonly crowned: number };
  readonly parts: readonly GameParts[];
  readonly mean: Readonly<Record<'luck' | 'luck_error' | 'own' | 'own_error', number>> | null;
  readonly kinds: readonly KindVerdicts[];
  readonly weakness: {
    readonly weakness: string;
    readonly loss: number;
    readonly stage: 'early' | 'middle' | 'late' | null;
  } | null;
  readonly to_analyse: readonly string[];
}

/** At most this number of the browser's own games is told; see `fivetowers/progress/games_here.py`. */
const MOST_HERE = 100;

/** What is told of a game that this browser keeps itself; nothing where it was not played to the end by one of mine. */
export function toldOf(game: ListedTable): object[] {
  const [seat, ...more] = game.mine;
  const points = game.points?.[(seat ?? 0) - 1];
  if (seat === undefined || more.length > 0 || points === undefined) return [];
  if (!game.seats.some(({ won }) => won)) return [];
  const bots = game.seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  const won = game.seats[seat - 1]?.won ?? false;
  return [{ id: game.id, at: game.updated_at, players: game.seats.length, points, won, bots }];
}

export async function fetchProgress(): Promise<Progress> {
  const kept = (await gamesHere().catch(() => [])).toSorted((a, b) => b.updated_at - a.updated_at);
  return request('POST', '/api/progress', { here: kept.flatMap(toldOf).slice(0, MOST_HERE) });
}

// ---- the pictures ---------------------------------------------------------------------------------------------------

export const FRAME = { width: 350, height: 170, left: 34, right: 8, top: 10, bottom: 10 } as const;

/** Where one of several games stands, from left to right. */
export const placeOf = (i: number, count: number): number =>
  FRAME.left + ((i + 0.5) / count) * (FRAME.width - FRAME.left - FRAME.right);

/** Heights for values between two bounds. */
export const heightIn =
  (low: number, high: number) =>
  (value: number): number =>
    FRAME.top + ((high - value) / (high - low || 1)) * (FRAME.height - FRAME.top - FRAME.bottom);

/** Round bounds around values, with 0 among them, and the marks between. */
export function scaleOf(
  values: readonly number[],
  step: number,
): { low: number; high: number; marks: number[] } {
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, marks };
}

export const meanLine = (points: readonly PlayedPoints[], height: (value: number) => number): string =>
  line<PlayedPoints>(
    (_, i) => placeOf(i, points.length),
    ({ mean }) => height(mean),
  ).digits(1)(points) ?? '';
