/** The pad's own code: placing cards, undoing nothing by accident, links, typed towers. That its points and rules are
 * the engine's is a test of the engine's side. */
import { describe, expect, test } from 'vitest';
import { bgStatsLink } from './bgstats';
import { copiesOf } from './data';
import { faultsOf } from './faults';
import { formatSession, parseSession } from './link';
import { scoreSeat, winnersOf } from './score';
import {
  begin,
  counted,
  crowned,
  emptySeat,
  nextGame,
  tapped,
  withRubble,
  withSeat,
  type PadSession,
} from './session';
import { arranged, withCard, withoutValue, type PadTower } from './towers';
import { formatSeat, parseSeat } from './typed';

const NOW = Date.UTC(2026, 10, 15, 20, 30);
const seat = (text: string) => {
  const read = parseSeat(text);
  if ('unread' in read) throw new Error(read.unread);
  return read;
};
const game = (...seats: string[]) => ({ at: 0, seats: seats.map(seat) });
const session: PadSession = {
  names: ['Anna', 'Béla, jr.', 'Йоана;/~'],
  games: [game('T:15,9,8,12,0 x:2', 'C×4^', ''), game('', 'M:3', 'H:7,2')],
};

describe('placing', () => {
  test.each<[PadTower, number, number[]]>([
    [[], 5, [5]],
    [[7], 3, [7, 3]],
    [[3], 7, [7, 3]],
    [[15, 3], 9, [15, 3, 9]],
    [[8], 12, [8, 12]],
    [[12, 0], 5, [12, 5, 0]],
    [[5], 5, [5, 5]],
    [{ count: 4, crowned: false }, 6, [6]],
  ])('%j and %i', (tower, value, expected) => expect(withCard(tower, value)).toEqual(expected));
  test('cards tapped in any order stand if they can', () => {
    const taps = [2, 12, 5, 8, 12, 9, 5, 2, 0];
    expect(taps.reduce<readonly number[]>((tower, value) => withCard(tower, value), []).toSorted()).toEqual(
      taps.toSorted(),
    );
    expect(
      faultsOf({
        at: 0,
        seats: [
          { ...emptySeat, towers: { ...emptySeat.towers, T: taps.reduce<readonly number[]>(withCard, []) } },
          emptySeat,
          emptySeat,
          emptySeat,
        ],
      }),
    ).toEqual([]);
  });
  test('a whole kind is sorted out at once, possible or not', () => {
    const all = Array.from({ length: 16 }, (_, value) => value),
      doubled = [...all, ...all.filter((value) => copiesOf(5, value) > 1)];
    expect(arranged(all)).toHaveLength(16);
    expect(arranged(doubled)).toBeNull();
    expect(arranged(doubled.filter((value) => value > 0))).toHaveLength(20);
  });
  test('what carried others may be taken away', () => expect(withoutValue([3, 9, 5], 9)).toEqual([5, 3]));
});

test('a tap takes a card, with 4 players a second one, then none', () => {
  const taps = (players: number) =>
    [1, 2, 3].map(
      (times) =>
        Array.from({ length: times }).reduce<typeof emptySeat>(
          (own) => tapped(own, 'T', 7, players),
          emptySeat,
        ).towers.T,
    );
  expect(taps(3)).toEqual([[7], [], [7]]);
  expect(taps(4)).toEqual([[7], [7, 7], []]);
});

test('the printed example makes 25', () => {
  const own = withRubble(
    withRubble(crowned(counted(crowned(counted(counted(emptySeat, 'T', 4), 'C', 3), 'C'), 'H', 6), 'H'), 1),
    1,
  );
  expect(scoreSeat(own)).toEqual({
    total: 25,
    towers: { T: 4, C: 6, H: 12 },
    main: 'H',
    main_points: 6,
    rubble_points: -3,
  });
  expect(scoreSeat(counted(crowned(emptySeat, 'S'), 'S', -1))).toMatchObject({ total: 0, main: null });
});

test('equal points share the victory', () =>
  expect(winnersOf([seat('T:5'), seat('C:7'), emptySeat])).toEqual([0, 1]));

describe('faults', () => {
  test('a tower that cannot stand, with its rule', () =>
    expect(faultsOf(game('T:5,6', ''))).toEqual([
      {
        type: 'tower',
        seat: 0,
        kind: 'T',
        why: { code: 'build.not_lower', rule: 'R5', facts: { card: 'T6', onto: 'T5' } },
      },
    ]));
  test('a card with two players, unless there are two', () => {
    expect(faultsOf(game('T:5', 'T:5'))).toMatchObject([
      { type: 'card', card: 'T5', seats: [0, 1], claimed: 2, copies: 1, rule: 'R1' },
    ]);
    expect(faultsOf(game('T:5', 'T:5', '', ''))).toEqual([]);
    expect(faultsOf(game('T:6', 'T:6', '', ''))).toMatchObject([{ rule: 'R2' }]);
    expect(faultsOf(game('T×3^', 'T:4,0'))).toMatchObject([{ card: 'T0', claimed: 2 }]);
  });
  test('more cards than there are', () => {
    expect(faultsOf(game('S×9', 'S×8'))).toMatchObject([
      { type: 'kind', kind: 'S', claimed: 17, copies: 16 },
    ]);
    expect(faultsOf(game('S×9 x:40', 'x:40'))).toMatchObject([{ type: 'deck', claimed: 89, copies: 80 }]);
  });
});

describe('links', () => {
  test('a session comes back whole', () => expect(parseSession(formatSession(session))).toEqual(session));
  test('the documented one is read', () =>
    expect(parseSession('1;Anna,Ben;hv0k2/f960.c0...n4k.2/.....0')).toMatchObject({
      names: ['Anna', 'Ben'],
      games: [
        {
          seats: [
            { towers: { T: [15, 9, 6, 0], C: [12, 0], M: { count: 4, crowned: true } }, rubble: 2 },
            emptySeat,
          ],
        },
      ],
    }));
  test('and is one word of an address', () =>
    expect(new URL(`http://x/score#${formatSession(session)}`).hash.slice(1)).toBe(formatSession(session)));
  test('an evening of five fits into a QR code that a telephone can read', () => {
    const full = game(
      ...Array.from({ length: 5 }, () => 'T:15,12,9,5 C:14,10,8,13,0 H:11,7,3,2 S:12,6,4,1 M:15,9,7,0 x:4'),
    );
    expect(
      formatSession({ names: ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva'], games: [full, full, full] }).length,
    ).toBeLessThan(560);
  });
  test.each([
    '',
    '2;A,B;0/.....0/.....0',
    '1;A;0/.....0',
    '1;A,B',
    '1;A,B;0/.....0',
    '1;A,B;0/g....0/.....0',
    '1;A,B;0/.....-1/.....0',
    '1;%E0%A4%A,B;0/.....0/.....0',
    '1;A,B;0/n99....0/.....0',
    '1;A,B;0/....0/.....0',
    '1;A%00,B;0/.....0/.....0',
  ])('%j is no session', (text) => expect(parseSession(text)).toBeNull());
});

describe('typed towers', () => {
  test.each([
    ['T:15,9,0 S:6,4 x:2', 'T:15,9,0 S:6,4 x:2'],
    ['t 15 9 0, s6 4 X2', 'T:15,9,0 S:6,4 x:2'],
    ['M*4 C×3^', 'C×3^ M×4'],
    ['', ''],
  ])('%j', (text, expected) => expect(formatSeat(seat(text))).toBe(expected));
  test.each([
    ['T:16', 'T:16'],
    ['T:5 T:4', 'T:4'],
    ['5,4', '5,4'],
    ['K:3', 'K:3'],
    ['x', 'x'],
    ['T', 'T'],
    ['x:999', 'x:999'],
    ['T×23', 'T×23'],
  ])('%j cannot be read', (text, unread) => expect(parseSeat(text)).toEqual({ unread }));
});

test('a game keeps the time when its towers were written down', () => {
  const begun = begin(['Anna', 'Ben'], NOW),
    later = withSeat(begun, { game: 0, seat: 1 }, () => seat('T:5'), NOW + 3_600_000);
  expect(later.games[0]?.at).toBe((begun.games[0]?.at ?? 0) + 60);
  expect(withSeat(later, { game: 0, seat: 0 }, () => seat('T:4'), NOW + 7_200_000).games[0]?.at).toBe(
    later.games[0]?.at,
  );
  expect(nextGame(later, NOW).games).toHaveLength(2);
});

test('BG Stats gets the game with points and winners', () => {
  const {
    games: [first],
  } = withSeat(begin(['Anna', 'Ben'], NOW), { game: 0, seat: 1 }, () => seat('T:5'), NOW);
  const url = new URL(bgStatsLink(first ?? { at: 0, seats: [] }, ['Anna', 'Ben']));
  expect(url.origin + url.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(url.searchParams.get('data') ?? '')).toMatchObject({
    sourceName: 'fivetowers',
    playDate: '2026-11-15 20:30:00',
    game: { name: '5 Towers', highestWins: true },
    players: [
      { name: 'Anna', score: 0, winner: false },
      { name: 'Ben', score: 2, winner: true },
    ],
  });
});
