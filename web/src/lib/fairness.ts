/** Was the game dealt as promised? This device works it out by itself, from what the server showed when the game was
 * over (R23). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Replay } from './api';
import { sealOf, sealsText, type OwnNumber } from './numbers';
import type { DrawView, Reveal, TableMessage } from './protocol';
import { SHUFFLE, shuffle } from './shuffle';
import { isBot } from './view';

/** What the check is about, and whom it can convince. */
export type Proof = 'all' | 'gap' | 'alone' | 'here' | 'others' | 'none' | 'daily' | 'challenge';

export interface DealCheck {
  /** The commitment is the one that this browser saw first; null where it saw none while the game went on. */
  readonly isKept: boolean | null;
  /** Salt and orders, or the server's number, are those that the commitment was made from. */
  readonly isSealed: boolean;
  /** Every card came in its order. */
  readonly isDealt: boolean;
  /** Everybody's random numbers, in a game that has them. */
  readonly numbers: NumberCheck | null;
}

export interface NumberCheck {
  /** This browser's number is in it; null where it gave none. */
  readonly isOwnIn: boolean | null;
  /** Every number matches its seal, and the seals are those that were there when this browser opened its own. */
  readonly isOpened: boolean;
  /** The orders and the starting seat follow from the numbers. */
  readonly isShuffled: boolean;
  /** The seats that sealed a number and did not open it. */
  readonly missing: readonly number[];
}

export const isFair = ({ isKept, isSealed, isDealt, numbers }: DealCheck): boolean =>
  isKept !== false && isSealed && isDealt && (numbers === null || (numbers.isOpened && numbers.isShuffled));

/** What this browser kept from before the game: the promise that it saw first, and its own number. */
export interface Kept {
  readonly promise: string | null;
  readonly own: OwnNumber | null;
}

export function checkDeal(
  table: TableMessage,
  reveal: Reveal,
  replay: Replay,
  { promise, own }: Kept,
): DealCheck {
  const { salt, order1, order2, number } = reveal;
  const isKept = promise === null ? null : promise === table.commitment;
  const sealed = table.draw ? (number ?? '') : [salt, order1, order2].join('\n');
  const isSealed = bytesToHex(sha256(utf8ToBytes(sealed))) === table.commitment;
  const [first, second] = [1, 2].map((lap) =>
    replay.steps
      .filter(({ played, state }) => played.action.startsWith('deal ') && state.lap === lap)
      .flatMap(({ played }) => played.action.split(' ').slice(1)),
  );
  const isDealt = begins(order1.split(' '), first ?? []) && follows(order2.split(' '), second ?? []);
  const numbers = table.draw ? checkNumbers(table, table.draw, reveal, replay, own) : null;
  return { isKept, isSealed, isDealt, numbers };
}

function checkNumbers(
  { seats, options }: TableMessage,
  draw: DrawView,
  reveal: Reveal,
  replay: Replay,
  own: OwnNumber | null,
): NumberCheck {
  const isOpened =
    draw.seals.every(({ seal, number }) => !number || sealOf(number) === seal) &&
    (own?.seals ?? sealsText(draw)) === sealsText(draw);
  const made = shuffle(seats.length, reveal.number ?? '', draw.seals);
  const isStart = options.start !== 'random' || replay.steps[0]?.state.start === made.start;
  const isShuffled =
    draw.shuffle === SHUFFLE && isStart && made.order1 === reveal.order1 && made.order2 === reveal.order2;
  return {
    isOwnIn: own && draw.seals.some(({ number }) => number === own.number),
    isOpened,
    isShuffled,
    missing: draw.seals.filter(({ number }) => !number).map(({ seat }) => seat),
  };
}

/** What a check that held can prove to the people in these seats. */
export function proofOf(
  { seats, options, draw }: TableMessage,
  mine: readonly number[],
  { numbers }: DealCheck,
): Proof {
  if (options.daily !== null) return 'daily';
  if (options.challenge) return 'challenge';
  if (numbers === null || !draw?.seals.some(({ number }) => number)) return 'none';
  if (!numbers.isOwnIn) return 'others';
  if (numbers.missing.length > 0) return 'gap';
  if (!seats.every((seat, i) => isBot(seat) || mine.includes(i + 1))) return 'all';
  return mine.length > 1 ? 'here' : 'alone';
}

const begins = (order: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card, i) => card === order[i]);

/** The second time through, only what was discarded comes, but still in order. */
function follows(order: readonly string[], cards: readonly string[]): boolean {
  let at = 0;
  return cards.every((card) => (at = order.indexOf(card, at) + 1) > 0);
}
