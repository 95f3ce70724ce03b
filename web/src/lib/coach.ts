/** One line for each situation that a newcomer meets for the first time. Which one it is; the words are in the
 * catalogue. */
import { valueOf, SPIRE } from './cards';
import type { TableMessage } from './protocol';

export const SITUATIONS = ['start', 'bid', 'build', 'needs', 'spire', 'eight', 'lap'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What is new to see in my turn, the most urgent first. */
export function situationsOf(table: TableMessage): Situation[] {
  const { state, turn } = table;
  if (!state || !turn) return [];
  const has = (...values: number[]): boolean => state.display.some((card) => values.includes(valueOf(card)));
  if (state.phase === 'bid')
    return [
      state.start === turn.seat ? 'start' : 'bid',
      ...(state.lap === 2 ? (['lap'] as const) : []),
      ...(has(SPIRE) ? (['spire'] as const) : []),
      ...(has(8, 9) ? (['eight'] as const) : []),
    ];
  if (state.phase !== 'build') return [];
  const needs = turn.building?.choices.some((choice) => choice.needs) ?? false;
  // what is the only way to build is laid out already
  const builds = turn.legal?.filter(({ action }) => action.startsWith('build')) ?? [];
  return [...(builds.length === 1 ? [] : (['build'] as const)), ...(needs ? (['needs'] as const) : [])];
}

/** The first of them that has not been told yet. */
export const tipOf = (table: TableMessage, told: readonly string[]): Situation | null =>
  situationsOf(table).find((one) => !told.includes(one)) ?? null;
