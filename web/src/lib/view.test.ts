import { expect, test } from 'vitest';
import { makeState, makeTable, makeView } from './testing';
import { canBeStoodInFor, hostSeat, isHotSeat, isMyTurn, isReadyAtOnce, isWatching, leaderOf, othersOf, seatInFront, stillToBid, toCome, whoIsAway } from './view';

const bids = [{ seat: 2, bid: 1 }, { seat: 3, bid: null }];

test('the others stand clockwise from the seat in front', () => {
  expect(othersOf(5, 1)).toEqual([2, 3, 4, 5]);
  expect(othersOf(4, 3)).toEqual([4, 1, 2]);
});

test('the highest bid leads, a 0 included, a pass never', () => {
  expect(leaderOf(makeState())).toBeNull();
  expect(leaderOf(makeState({ bids: [{ seat: 2, bid: 0 }, { seat: 3, bid: null }] }))).toEqual({ seat: 2, bid: 0 });
  expect(leaderOf(makeState({ bids: [...bids, { seat: 1, bid: 4 }] }))).toEqual({ seat: 1, bid: 4 });
});

test('who has still to bid, the one to move first', () => {
  expect(stillToBid(makeState({ players: 4, turn: 4, bids }))).toEqual([4, 1]);
  expect(stillToBid(makeState({ phase: 'build', turn: 1, bids }))).toEqual([]);
});

test('on one device the seat to move is in front', () => {
  const table = makeTable(makeState(), { turn: { seat: 2, player: 'person' } });
  expect(seatInFront(makeView(table, [1, 2]))).toBe(2);
  expect(seatInFront(makeView(table, [3]))).toBe(3);
  expect(seatInFront(makeView(table, []))).toBe(1);
  expect(isHotSeat(makeView(table, [1, 2]))).toBe(true);
  expect(isWatching(makeView(table, []))).toBe(true);
});

test('it is my turn only when I decide, not when a bot plays for me', () => {
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 1, player: 'person' } })))).toBe(true);
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 1, player: 'stand_in' } })))).toBe(false);
  expect(isMyTurn(makeView(makeTable(makeState(), { turn: { seat: 2, player: 'person' } })))).toBe(false);
});

test('the table waits for a person who is away, never for a bot', () => {
  const presence = { type: 'presence' as const, seats: [true, false, false], watching: 0 };
  const away = (player: 'person' | 'bot'): number | null => whoIsAway({ ...makeView(makeTable(makeState(), { turn: { seat: 2, player } })), presence });
  expect(away('person')).toBe(2);
  expect(away('bot')).toBeNull();
});

test('cards to come count their copies', () => {
  const table = makeTable(makeState(), { to_come: { S: [5, 5, 13] } });
  expect([toCome(table, 'S', 5), toCome(table, 'S', 13), toCome(table, 'T', 5)]).toEqual([2, 1, 0]);
});

test('a table with bots only starts by itself, one that waits for friends does not', () => {
  const room = (kind: 'open' | 'bot' | 'here', taken = true) => makeView(makeTable(null, { phase: 'waiting', seats: [{ kind: 'open', taken: true, name: 'Anna' }, { kind, taken }] }));
  expect([isReadyAtOnce(room('bot')), isReadyAtOnce(room('here')), isReadyAtOnce(room('open')), isReadyAtOnce(room('open', false))]).toEqual([true, true, false, false]);
});

test('after a rematch with a bot on the first seat the table is still its host\'s', () => {
  const seats = [{ kind: 'bot' as const, taken: true }, { kind: 'open' as const, taken: true, name: 'Anna' }, { kind: 'open' as const, taken: true, name: 'Ben' }];
  const table = makeTable(null, { phase: 'waiting', seats });
  expect(hostSeat(makeView(table, [3]))).toBe(3);
  expect(hostSeat({ ...makeView(table), you: { type: 'you', seats: [3], creator: false } })).toBe(2);
  expect(hostSeat(makeView(makeTable(null, { seats: [{ kind: 'open', taken: false }] }), []))).toBe(1);
});

test('a bot plays for whoever is gone only where others wait, or time runs', () => {
  const table = makeTable(makeState());
  expect(canBeStoodInFor(makeView(table))).toBe(true);
  expect(canBeStoodInFor(makeView(table, [1, 2, 3]))).toBe(false);
  const alone = { seats: [{ kind: 'open' as const, taken: true }, { kind: 'bot' as const, taken: true }] };
  expect(canBeStoodInFor(makeView(makeTable(makeState(), alone)))).toBe(false);
  expect(canBeStoodInFor(makeView({ ...table, options: { ...table.options, away_seconds: 0 } }))).toBe(false);
  expect(canBeStoodInFor(makeView({ ...table, options: { ...table.options, away_seconds: 0, pace: { days: 2 } } }))).toBe(true);
  expect(canBeStoodInFor(makeView(makeTable(makeState(), { ...alone, options: { ...table.options, pace: { seconds: 60 } } })))).toBe(true);
});
