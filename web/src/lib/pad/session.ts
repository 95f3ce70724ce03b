/** An evening with the card box: who plays, and game after game what lies before everybody. Values only; each change
 * makes a new session. */
import { KINDS, type Kind } from '../cards';
import { copiesOf, MOST_RUBBLE, TALLEST } from './data';
import type { PadSeat, PadTowers } from './score';
import { heightOf, isCounted, isCrowned, withCard, withoutValue, type PadTower } from './towers';

/** `at`: when its towers began to be written down, in minutes since 1970. */
export interface PadGame {
  readonly at: number;
  readonly seats: readonly PadSeat[];
}
/** Names as given; an empty one is "Player 2". */
export interface PadSession {
  readonly names: readonly string[];
  readonly games: readonly PadGame[];
}

const MINUTE = 60_000;
export const minutesAt = (milliseconds: number): number => Math.floor(milliseconds / MINUTE);
export const dateOf = ({ at }: PadGame): Date => new Date(at * MINUTE);

const noTowers: PadTowers = { T: [], C: [], H: [], S: [], M: [] };
export const emptySeat: PadSeat = { towers: noTowers, rubble: 0 };
export const isEmptySeat = ({ towers, rubble }: PadSeat): boolean =>
  rubble === 0 && KINDS.every((kind) => heightOf(towers[kind]) === 0);

const newGame = (players: number, now: number): PadGame => ({
  at: minutesAt(now),
  seats: Array.from({ length: players }, () => emptySeat),
});
export const begin = (names: readonly string[], now: number): PadSession => ({
  names,
  games: [newGame(names.length, now)],
});
export const nextGame = (session: PadSession, now: number): PadSession => ({
  ...session,
  games: [...session.games, newGame(session.names.length, now)],
});
export const withoutGame = (session: PadSession, game: number): PadSession => ({
  ...session,
  games: session.games.toSpliced(game, 1),
});
export const rename = (session: PadSession, names: readonly string[]): PadSession => ({ ...session, names });

/** A place on the pad: game and seat, both from 0. */
export interface Place {
  readonly game: number;
  readonly seat: number;
}
export const seatAt = (session: PadSession, { game, seat }: Place): PadSeat =>
  session.games[game]?.seats[seat] ?? emptySeat;

export function withSeat(
  session: PadSession,
  { game, seat }: Place,
  change: (seat: PadSeat) => PadSeat,
  now: number,
): PadSession {
  const games = session.games.map((one, i) => {
    if (i !== game) return one;
    const at = one.seats.every(isEmptySeat) ? minutesAt(now) : one.at;
    return { at, seats: one.seats.map((own, j) => (j === seat ? change(own) : own)) };
  });
  return { ...session, games };
}

export const withTower = (seat: PadSeat, kind: Kind, tower: PadTower): PadSeat => ({
  ...seat,
  towers: { ...seat.towers, [kind]: tower },
});

/** A tap on a card of the picture: once more, until all copies are taken; then none. */
export function tapped(seat: PadSeat, kind: Kind, value: number, players: number): PadSeat {
  const tower = seat.towers[kind];
  const has = isCounted(tower) ? 0 : tower.filter((one) => one === value).length;
  return withTower(
    seat,
    kind,
    isCounted(tower) || has < copiesOf(players, value) ? withCard(tower, value) : withoutValue(tower, value),
  );
}

const between = (number: number, most: number): number => Math.max(0, Math.min(most, number));

/** Only the number of cards; what was known of them is forgotten. */
export function counted(seat: PadSeat, kind: Kind, change: number): PadSeat {
  const tower = seat.towers[kind],
    count = between(heightOf(tower) + change, TALLEST);
  return withTower(seat, kind, { count, crowned: isCrowned(tower) && count > 0 });
}
export function crowned(seat: PadSeat, kind: Kind): PadSeat {
  const tower = seat.towers[kind],
    isNow = !isCrowned(tower);
  return withTower(seat, kind, { count: Math.max(heightOf(tower), isNow ? 1 : 0), crowned: isNow });
}
export const withRubble = (seat: PadSeat, change: number): PadSeat => ({
  ...seat,
  rubble: between(seat.rubble + change, MOST_RUBBLE),
});
