/** Was the game dealt as promised? This device works it out by itself, from what the server showed when the game was over (R23). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Replay } from './api';
import type { Reveal } from './protocol';

export interface DealCheck {
  /** The commitment is the one that this browser saw first; null where it saw none while the game went on. */
  readonly isKept: boolean | null;
  /** Salt and orders are those that the commitment was made from. */
  readonly isSealed: boolean;
  /** Every card came in its order. */
  readonly isDealt: boolean;
}

export const isFair = ({ isKept, isSealed, isDealt }: DealCheck): boolean =>
  isKept !== false && isSealed && isDealt;

export function checkDeal(
  commitment: string,
  { salt, order1, order2 }: Reveal,
  replay: Replay,
  promise: string | null,
): DealCheck {
  const isKept = promise === null ? null : promise === commitment;
  const isSealed = bytesToHex(sha256(utf8ToBytes([salt, order1, order2].join('\n')))) === commitment;
  const [first, second] = [1, 2].map((lap) =>
    replay.steps
      .filter(({ played, state }) => played.action.startsWith('deal ') && state.lap === lap)
      .flatMap(({ played }) => played.action.split(' ').slice(1)),
  );
  const isDealt = begins(order1.split(' '), first ?? []) && follows(order2.split(' '), second ?? []);
  return { isKept, isSealed, isDealt };
}

const begins = (order: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card, i) => card === order[i]);

/** The second time through, only what was discarded comes, but still in order. */
function follows(order: readonly string[], cards: readonly string[]): boolean {
  let at = 0;
  return cards.every((card) => (at = order.indexOf(card, at) + 1) > 0);
}
