import { expect, test } from 'vitest';
import { stepsBetween } from './steps';
import { makeState, makeTable, makeView, noTowers } from './testing';
import {
  absentSeats,
  bestSeats,
  canBeStoodInFor,
  headlineOf,
  hostSeat,
  isHotSeat,
  isMyTurn,
  isReadyAtOnce,
  isWatching,
  leaderOf,
  othersOf,
  partsOf,
  rubbleOf,
  sameCards,
  scoreColumns,
  scoreOf,
  seatInFront,
  stillToBid,
  tallest,
  toCome,
  towerOf,
  whoIsAway,
} from './view';

const bids = [
  { seat: 2, bid: 1 },
  { seat: 3, bid: null },
];

test('the others stand clockwise from the seat in front', () => {
  expect(othersOf(5, 1)).toEqual([2, 3, 4, 5]);
  expect(othersOf(4, 3)).toEqual([4, 1, 2]);
});

test('the highest bid leads, a 0 included, a pass never', () => {
  expect(leaderOf(makeState())).toBeNull();
  expect(
    leaderOf(
      makeState({
        bids: [
          { seat: 2, bid: 0 },
          { seat: 3, bid: null },
        ],
      }),
    ),
  ).toEqual({ seat: 2, bid: 0 });
  expect(leaderOf(makeState({ bids: [...bids, { seat: 1, bid: 4 }] }))).toEqual({ seat: 1, bid: 4 });
});

test('who has still to bid, the one to move first', () => {
  expect(stillToBid(makeState({ players: 4, turn: 4, bids }))).toEqual([4, 1]);
  expect(stillToBid(makeState({ players: 4, turn: 2, bids: [{ seat: 1, bid: 1 }] }))).toEqual([2, 3, 4]);
  expect(stillToBid(makeState({ phase: 'build', turn: 1, bids }))).toEqual([]);
});

test('on one device the seat to move is in front', () => {
  const table = makeTable(makeState(), { turn: { seat: 2, player: 'person' } });
  expect(seatInFront(makeView(table, [1, 2]))).toBe(2);
  expect(seatInFront(makeView(table, [3]))).toBe(3);
  expect(seatInFront(makeView(table, []))).toBe(1);
  expect(isHotSeat(makeView(table, [1, 2]))).toBe(true);
  expect(isHotSeat(makeView(table, [1]))).toBe(false);
  expect(isWatching(makeView(table, []))).toBe(true);
});

test('on one device who has built stays in front until the next cards are there', () => {
  const before = makeTable(makeState({ phase: 'build', turn: 2, bids: [{ seat: 2, bid: 1 }] }));
  const towers = [noTowers, { ...noTowers, T: [5] }, noTowers];
  const after = makeTable(makeState({ round: 2, turn: 1, towers }), {
    number: 2,
    turn: { seat: 1, player: 'person' },
    news: [{ type: 'acted', seat: 2, action: 'build T5', by: 'person' }],
  });
  const inFront = (mine: readonly number[]): number[] =>
    stepsBetween(before, after).map((step) => seatInFront(makeView(step, mine)));
  expect(inFront([1, 2])).toEqual([2, 1]);
  expect(inFront([3, 1])).toEqual([3, 1]);
});

test('it is my turn only when I decide, not when a bot plays for me', () => {
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 1, player: 'person' } })))).toBe(true);
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 1, player: 'stand_in' } })))).toBe(false);
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 2, player: 'person' } })))).toBe(false);
});

test('the table waits for a person who is away, never for a bot', () => {
  const presence = { type: 'presence' as const, seats: [true, false, false], watching: 0 };
  const away = (player: 'person' | 'bot'): number | null =>
    whoIsAway({ ...makeView(makeTable(makeState(), { turn: { seat: 2, player } })), presence });
  expect(away('person')).toBe(2);
  expect(away('bot')).toBeNull();
});

test('cards to come count their copies', () => {
  const table = makeTable(makeState(), { to_come: { S: [5, 5, 13] } });
  expect([toCome(table, 'S', 5), toCome(table, 'S', 13), toCome(table, 'T', 5)]).toEqual([2, 1, 0]);
});

test('a table with bots only starts by itself, one that waits for friends does not', () => {
  const room = (kind: 'open' | 'bot' | 'here', taken = true) =>
    makeView(
      makeTable(null, {
        phase: 'waiting',
        seats: [
          { kind: 'open', taken: true, name: 'Anna' },
          { kind, taken },
        ],
      }),
    );
  expect([
    isReadyAtOnce(room('bot')),
    isReadyAtOnce(room('here')),
    isReadyAtOnce(room('open')),
    isReadyAtOnce(room('open', false)),
  ]).toEqual([true, true, false, false]);
});

test("after a rematch with a bot on the first seat the table is still its host's", () => {
  const seats = [
    { kind: 'bot' as const, taken: true },
    { kind: 'open' as const, taken: true, name: 'Anna' },
    { kind: 'open' as const, taken: true, name: 'Ben' },
  ];
  const table = makeTable(null, { phase: 'waiting', seats });
  expect(hostSeat(makeView(table, [3]))).toBe(3);
  expect(hostSeat({ ...makeView(table), you: { type: 'you', seats: [3], creator: false } })).toBe(2);
  expect(hostSeat(makeView(makeTable(null, { seats: [{ kind: 'open', taken: false }] }), []))).toBe(1);
});

test('a bot plays for a person who is gone only where others wait, or time runs', () => {
  const table = makeTable(makeState());
  expect(canBeStoodInFor(makeView(table))).toBe(true);
  expect(canBeStoodInFor({ ...makeView(table), you: null })).toBe(false);
  expect(canBeStoodInFor(makeView(table, [1, 2, 3]))).toBe(false);
  const alone = {
    seats: [
      { kind: 'open' as const, taken: true },
      { kind: 'bot' as const, taken: true },
    ],
  };
  expect(canBeStoodInFor(makeView(makeTable(makeState(), alone)))).toBe(false);
  expect(canBeStoodInFor(makeView({ ...table, options: { ...table.options, away_seconds: 0 } }))).toBe(false);
  expect(
    canBeStoodInFor(
      makeView({ ...table, options: { ...table.options, away_seconds: 0, pace: { days: 2 } } }),
    ),
  ).toBe(true);
  expect(
    canBeStoodInFor(
      makeView(makeTable(makeState(), { ...alone, options: { ...table.options, pace: { seconds: 60 } } })),
    ),
  ).toBe(true);
});

test('only the host of a table that waits has it started at once', () => {
  const seats = [
    { kind: 'open' as const, taken: true, name: 'Anna' },
    { kind: 'bot' as const, taken: true },
  ];
  const waiting = makeView(makeTable(null, { phase: 'waiting', seats }));
  expect(isReadyAtOnce({ ...waiting, you: { type: 'you', seats: [1], creator: false } })).toBe(false);
  expect(isReadyAtOnce(makeView(makeTable(makeState(), { seats })))).toBe(false);
});

test('a second is long enough to be away', () => {
  const table = makeTable(makeState());
  expect(canBeStoodInFor(makeView({ ...table, options: { ...table.options, away_seconds: 1 } }))).toBe(true);
});

test('who stands best: the winners, else everybody with most points', () => {
  expect(bestSeats(makeState({ scores: [4, 9, 9], winners: [3] }))).toEqual([3]);
  expect(bestSeats(makeState({ scores: [4, 9, 9], winners: null }))).toEqual([2, 3]);
});

test('the tallest tower of a seat counts, and a place without towers is one floor high', () => {
  const none = { T: [], C: [], H: [], S: [], M: [] };
  const state = makeState({ towers: [none, { ...none, H: [9, 4], S: [12, 8, 3] }] });
  expect([tallest(state, 1), tallest(state, 2)]).toEqual([1, 3]);
});

test('the table of points has a column for each player: mine, its parts, crowns and who won', () => {
  const none = { T: [], C: [], H: [], S: [], M: [] };
  const parts = (total: number) => ({ total, towers: {}, main: null, main_points: 0, rubble_points: 0 });
  const state = makeState({
    players: 2,
    towers: [
      { ...none, C: [3] },
      { ...none, T: [9, 0] },
    ],
    winners: [2],
  });
  const table = makeTable(state, {
    seats: [
      { kind: 'open', taken: true, name: 'Anna' },
      { kind: 'bot', taken: true },
    ],
    scores: [parts(5), parts(8)],
  });
  const columns = scoreColumns(table, state, [1], (_, seat) => `seat ${seat}`, 'You');
  expect(
    columns.map(({ name, isBot, isWinner, crowned, parts }) => [name, isBot, isWinner, crowned, parts.total]),
  ).toEqual([
    ['You', false, false, [], 5],
    ['seat 2', true, true, ['T'], 8],
  ]);
  expect(scoreColumns(table, state, [1, 2], (_, seat) => `seat ${seat}`, 'You')[0]?.name).toBe('seat 1');
});

test('every seat has its own towers, rubble and points', () => {
  const none = { T: [], C: [], H: [], S: [], M: [] };
  const state = makeState({
    towers: [none, { ...none, H: [9] }, none],
    rubble: [[], ['C4'], []],
    scores: [3, 8, 5],
  });
  const parts = (total: number) => ({ total, towers: {}, main: null, main_points: 0, rubble_points: 0 });
  const table = makeTable(state, { scores: [3, 8, 5].map(parts) });
  expect([1, 2, 3].map((seat) => towerOf(state, seat, 'H'))).toEqual([[], [9], []]);
  expect([1, 2, 3].map((seat) => rubbleOf(state, seat))).toEqual([[], ['C4'], []]);
  expect([1, 2, 3].map((seat) => scoreOf(state, seat))).toEqual([3, 8, 5]);
  expect([1, 2, 3].map((seat) => partsOf(table, seat)?.total)).toEqual([3, 8, 5]);
  expect([towerOf(state, 4, 'H'), rubbleOf(state, 4), scoreOf(state, 4), partsOf(table, 4)]).toEqual([
    [],
    [],
    0,
    null,
  ]);
});

test('before points are told, every column is empty', () => {
  const table = makeTable(makeState());
  const nothing = { total: 0, towers: {}, main: null, main_points: 0, rubble_points: 0 };
  const columns = scoreColumns(table, makeState(), [], () => '', 'You');
  expect(columns.map(({ parts, isWinner }) => [parts, isWinner])).toEqual(Array(3).fill([nothing, false]));
});

test('people who left or lost their line are absent, bots never are', () => {
  const seats = [
    { kind: 'open' as const, taken: true, away: true },
    { kind: 'open' as const, taken: true },
    { kind: 'open' as const, taken: true },
    { kind: 'bot' as const, taken: true },
  ];
  const view = makeView(makeTable(makeState({ players: 4 }), { seats }));
  const presence = { type: 'presence' as const, seats: [true, false, true, false], watching: 0 };
  expect(absentSeats({ ...view, presence })).toEqual([1, 2]);
  expect(absentSeats(view)).toEqual([1]);
});

test('the same cards: one person against bots, to the end, at a table of the server', () => {
  const person = { kind: 'open' as const, taken: true };
  const bot = { kind: 'bot' as const, taken: true };
  const { options } = makeTable(null);
  const game = { id: 'KIWI', seats: [person, bot], options };
  expect(sameCards(game, true)).toBe('challenge');
  expect(sameCards({ ...game, options: { ...options, daily: '2026-11-17' } }, true)).toBe('compare');
  expect(sameCards(game, false)).toBe('no');
  expect(sameCards({ ...game, seats: [person, person] }, true)).toBe('no');
  expect(sameCards({ ...game, seats: [bot, bot] }, true)).toBe('no');
  expect(sameCards({ ...game, options: null }, true)).toBe('no');
  expect(sameCards({ ...game, id: 'local-1' }, true)).toBe('no');
  const played_on = { table: 'KIWI', actions: 3 } as never;
  expect(sameCards({ ...game, options: { ...options, played_on } }, true)).toBe('no');
});

test.each([
  [null, [], 'page-ended-early', {}],
  [[2], [], 'page-win-other', { name: 'seat 2', points: 9 }],
  [[2], [2], 'page-win-you', { points: 9 }],
  [[2], [1, 2], 'page-win-other', { name: 'seat 2', points: 9 }],
  [[2, 3], [], 'page-win-shared', { names: 'seat 2+seat 3', points: 9 }],
  [[2, 3], [1], 'page-win-shared', { names: 'seat 2+seat 3', points: 9 }],
  [[2, 3], [2, 3], 'page-win-shared', { names: 'seat 2+seat 3', points: 9 }],
  [[2, 3], [2], 'page-win-shared-you', { names: 'seat 2+seat 3', points: 9 }],
  [[2, 3], [3], 'page-win-shared-you', { names: 'seat 3+seat 2', points: 9 }],
])('winners %j, mine %j: the headline is %s', (winners, mine, id, facts) => {
  const found = headlineOf(
    { winners, scores: [4, 9, 9] },
    mine,
    (seat) => `seat ${seat}`,
    (parts) => parts.join('+'),
  );
  expect(found).toEqual({ id, facts });
});
