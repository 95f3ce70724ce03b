import { expect, test } from 'vitest';
import { counted, readProgress, writeProgress } from './lessons';

function store(text: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: () => text, setItem: (_, value) => (text = value) };
}

test('progress is kept', () => {
  const kept = store();
  expect(readProgress(kept)).toBeNull();
  writeProgress(kept, { lesson: 'bid', done: ['bid 3'] });
  expect(readProgress(kept)).toEqual({ lesson: 'bid', done: ['bid 3'] });
  writeProgress(kept, { lesson: null, done: [] });
  expect(readProgress(kept)).toEqual({ lesson: null, done: [] });
});

test.each(['nonsense', '5', '{"lesson":5,"done":[]}', '{"lesson":"bid"}', '{"lesson":"bid","done":"x"}'])(
  'what cannot be progress is none: %s',
  (text) => {
    expect(readProgress(store(text))).toBeNull();
  },
);

test('without storage there is no progress and no trouble', () => {
  writeProgress(null, { lesson: 'bid', done: [] });
  expect(readProgress(null)).toBeNull();
});

test('points are counted from the answers alone', () => {
  expect(counted(['answer 4', 'look', 'bid 3', 'answer -3'])).toBe(1);
});
