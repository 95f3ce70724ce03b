import { expect, test } from 'vitest';
import { motionsBetween, type Motion } from './moves';
import { restAfter, TIMES, timetable } from './pace';
import type { TableMessage } from './protocol';
import { emptyPlaces, partsOfBuild, stepsBetween, takenPlaces } from './steps';
import { makeState, makeTable, noTowers } from './testing';

const dealt = { round: 2, turn: 3, display: ['M1', 'M2'] as const };

test('a build and the deal after it are two steps', () => {
  const before = makeTable(
    makeState({ phase: 'build', turn: 2, bids: [{ seat: 2, bid: 1 }], display: ['S7', 'T5', 'C9'] }),
  );
  const towers = [noTowers, { ...noTowers, T: [5] }, noTowers];
  const after = makeTable(makeState({ ...dealt, towers, scores: [0, 1, 0] }), {
    number: 2,
    news: [
      { type: 'acted', seat: 2, action: 'build T5', by: 'bot' },
      { type: 'acted', action: 'deal M1 M2', by: 'deal' },
    ],
  });
  const [built, last] = stepsBetween(before, after);
  expect(built?.state).toMatchObject({ round: 1, phase: 'deal', display: ['S7', 'T5', 'C9'], towers });
  expect(built && emptyPlaces(built)).toEqual([1]);
  expect(last?.state).toBe(after.state);
  expect(last?.news?.map(({ action }) => action)).toEqual(['deal M1 M2']);
  const cleared = built?.state && last?.state ? motionsBetween(built.state, last.state, [1]) : [];
  expect(cleared.flatMap((motion) => (motion.type === 'clear' ? [motion.card] : []))).toEqual(['S7', 'C9']);
});

test('a build is told in the order in which it was built, as far as that is known', () => {
  const before = makeTable(makeState({ phase: 'build', turn: 2, display: ['S7', 'T5', 'C9'] }));
  const towers = [noTowers, { ...noTowers, T: [5], S: [7] }, noTowers];
  const told = (news: NonNullable<TableMessage['news']>): unknown =>
    stepsBetween(before, makeTable(makeState({ ...dealt, towers }), { number: 2, news }))[0]?.news?.[0]
      ?.action;
  expect(told([{ type: 'acted', seat: 2, action: 'build S7 T5', by: 'bot' }])).toBe('build S7 T5');
  expect(told([])).toBe('build T5 S7');
});

test('where nobody builds, the last bid is seen before the next deal', () => {
  const before = makeTable(
    makeState({ turn: 3, bids: [1, 2].map((seat) => ({ seat, bid: seat === 1 ? 0 : null })) }),
  );
  const after = makeTable(makeState(dealt), {
    number: 2,
    news: [
      { type: 'acted', seat: 3, action: 'pass', by: 'bot' },
      { type: 'acted', action: 'deal M1 M2', by: 'deal' },
    ],
  });
  const steps = stepsBetween(before, after);
  expect(steps.map(({ state }) => [state?.round, state?.bids.length])).toEqual([
    [1, 3],
    [2, 0],
  ]);
});

test('after the largest possible bid nobody is to bid: in the last round that may be less than 5', () => {
  const before = makeTable(makeState({ display: ['S7', 'T5'] }));
  const towers = [{ ...noTowers, S: [7], T: [5] }, noTowers, noTowers];
  const over = makeState({
    phase: 'over',
    turn: null,
    display: ['S7', 'T5'],
    bids: [{ seat: 1, bid: 2 }],
    towers,
  });
  const [said] = stepsBetween(before, makeTable(over, { number: 2 }));
  expect(said?.state).toMatchObject({ bids: [{ seat: 1, bid: 2 }], turn: null });
});

test('several bids of one message follow one another', () => {
  const bids = [1, 2, 3].map((seat) => ({ seat, bid: seat }));
  const steps = stepsBetween(
    makeTable(makeState()),
    makeTable(makeState({ bids, phase: 'build', turn: 3 }), { number: 2 }),
  );
  expect(steps.map(({ state }) => state?.bids.length)).toEqual([1, 2, 3]);
});

test('an undo jumps', () => {
  const after = makeTable(makeState({ round: 1 }), { number: 5 });
  expect(stepsBetween(makeTable(makeState({ round: 2 })), after)).toEqual([after]);
});

const place = (from: number) => ({
  type: 'place' as const,
  seat: 2,
  card: 'T5' as const,
  from,
  floor: from,
});

test('from the fourth card on, the cards of a build fly together', () => {
  for (const times of [TIMES.calm, TIMES.brisk]) {
    const { flights } = timetable([0, 1, 2, 3, 4].map(place), times);
    const isAlone = flights.slice(1).map(({ delay }, i) => {
      const before = flights[i] as (typeof flights)[number];
      return delay >= before.delay + before.duration;
    });
    expect(isAlone).toEqual([true, true, true, false]);
  }
});

test('cards of a build fly one after the other, and never longer than the pace allows', () => {
  const { flights } = timetable([place(0), place(1)], TIMES.brisk);
  expect(flights.map(({ delay, duration }) => [delay, duration])).toEqual([
    [0, 320],
    [400, 320],
  ]);
  for (const times of [TIMES.calm, TIMES.brisk]) {
    const motions = [
      { type: 'demolish' as const, seat: 2, card: 'T9' as const },
      ...[0, 1, 2, 3, 4].map(place),
    ];
    const { total } = timetable(motions, times);
    expect(total + restAfter(motions, times, () => false)).toBeLessThanOrEqual(times.most);
  }
});

test('at a brisk pace what others do is slow enough to be read, and nobody waits long for it', () => {
  const lasts = (...motions: readonly Motion[]): number =>
    TIMES.brisk.pause + timetable(motions, TIMES.brisk).total + restAfter(motions, TIMES.brisk, () => false);
  const bid = lasts({ type: 'bid', seat: 2, bid: 1 });
  expect(bid).toBeGreaterThanOrEqual(600);
  expect(bid).toBeLessThanOrEqual(1500);
  const build = lasts(place(0));
  expect(build).toBeGreaterThanOrEqual(1000);
  expect(build).toBeLessThanOrEqual(3000);
});

test('each bid of a round that is over is told as it was said, and by whom', () => {
  const said = (seat: number, action: string, by: 'person' | 'bot') =>
    ({ type: 'acted', seat, action, by }) as const;
  const news = [said(1, 'bid 2', 'person'), said(2, 'pass', 'bot'), said(3, 'bid 5', 'person')];
  const after = makeTable(makeState(dealt), { number: 2, news });
  const steps = stepsBetween(makeTable(makeState()), after).slice(0, -1);
  expect(steps.map(({ news }) => news)).toEqual(news.map((one) => [one]));
  expect(steps.map(({ state }) => state?.turn)).toEqual([2, 3, null]);
  expect(steps.at(-1)?.round).toEqual(news.map(({ action, seat, by }) => ({ action, seat, by })));
});

test('nobody bids after a 5', () => {
  const news = [{ type: 'acted', seat: 1, action: 'bid 5', by: 'bot' as const }];
  const [first] = stepsBetween(makeTable(makeState()), makeTable(makeState(dealt), { number: 2, news }));
  expect([first?.state?.bids, first?.state?.turn]).toEqual([[{ seat: 1, bid: 5 }], null]);
});

test('places are empty only between a build and the next deal', () => {
  const round = [{ action: 'build T5', seat: 1, by: 'bot' as const }];
  expect(emptyPlaces(makeTable(makeState({ phase: 'deal' }), { round }))).toEqual([0]);
  expect(emptyPlaces(makeTable(makeState(), { round }))).toEqual([]);
  expect(emptyPlaces(makeTable(null, { round }))).toEqual([]);
});

test('equal cards of a build leave different places', () => {
  expect(takenPlaces(['T8', 'C1', 'T8'], 'build T8 T8 M9')).toEqual([0, 2]);
  expect(takenPlaces(['T8'], undefined)).toEqual([]);
});

test('the parts of a build: what fell and what was built', () => {
  expect(partsOfBuild('build xS6 S7 T5')).toEqual({ demolished: 'S6', built: ['S7', 'T5'] });
  expect(partsOfBuild('build T5')).toEqual({ demolished: null, built: ['T5'] });
});
