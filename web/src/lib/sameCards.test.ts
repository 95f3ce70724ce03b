import { expect, test } from 'vitest';
import { monthFrom, weekdays, weeksOf } from './sameCards';

test('a month is laid out in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11'); // begins on a Sunday, ends on a Monday
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4); // 28 days from a Monday
  for (const month of ['2024-02', '2026-01', '2026-12'])
    expect(
      weeksOf(month)
        .flat()
        .filter((day) => day !== null).length,
    ).toBe(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
});

test('the days of a week in every language begin with Monday', () =>
  expect(['en-GB', 'de', 'cs', 'lt', 'bg'].map((region) => weekdays(region)[0]?.long)).toEqual([
    'Monday',
    'Montag',
    'pondělí',
    'pirmadienis',
    'понеделник',
  ]));

test('months go over the end of a year, both ways', () =>
  expect([monthFrom('2026-01', -1), monthFrom('2026-12', 1)]).toEqual(['2025-12', '2027-01']));
