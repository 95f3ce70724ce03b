import { expect, test } from 'vitest';
import { keepAnswer, nextOf, readSolved, shownChoices, type PuzzleLine, type Verdict } from './puzzles';

const line = (id: string, grade: PuzzleLine['grade'] = 'easy'): PuzzleLine => ({
  id,
  grade,
  players: 2,
  phase: 'bid',
});
const valued = (action: string, win_share: number): Verdict['answer'] => ({ action, win_share, points: 30 });

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('only the first answer to a puzzle counts', () => {
  const store = memory();
  keepAnswer(store, 'a', false);
  keepAnswer(store, 'a', true);
  keepAnswer(store, 'b', true);
  expect(readSolved(store)).toEqual({ a: false, b: true });
});

test('what cannot be read counts as nothing solved', () => {
  expect(readSolved({ getItem: () => '{"a":1,"b":true}', setItem: () => undefined })).toEqual({ b: true });
  expect(readSolved({ getItem: () => 'rubbish', setItem: () => undefined })).toEqual({});
  expect(readSolved(null)).toEqual({});
});

test('the next puzzle of a grade is one not solved yet, and goes round', () => {
  const puzzles = [line('a'), line('b'), line('x', 'hard'), line('c')];
  expect(nextOf(puzzles, 'easy', {})).toBe('a');
  expect(nextOf(puzzles, 'easy', { b: true }, 'a')).toBe('c');
  expect(nextOf(puzzles, 'easy', { c: true }, 'b')).toBe('a');
  expect(nextOf(puzzles, 'easy', { a: true, b: true, c: false }, 'b')).toBe('c');
  expect(nextOf(puzzles, 'hard', {}, 'x')).toBe(null);
});

test('the choices shown are the best ones and always the own', () => {
  const choices = ['bid 3', 'bid 2', 'pass', 'bid 1', 'bid 0'].map((action, i) =>
    valued(action, 0.9 - i / 10),
  );
  const verdict: Verdict = {
    right: false,
    answer: valued('bid 0', 0.5),
    choices,
    continuation: [],
    reasons: [],
    missed_by: [],
  };
  expect(shownChoices(verdict).map(({ action }) => action)).toEqual(['bid 3', 'bid 2', 'bid 0']);
  expect(shownChoices({ ...verdict, answer: valued('bid 2', 0.8) }).map(({ action }) => action)).toEqual([
    'bid 3',
    'bid 2',
    'pass',
  ]);
});
