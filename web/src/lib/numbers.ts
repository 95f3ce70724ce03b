/** The random number that this browser adds to the shuffle: sealed while people sit down, opened when the start is
 * asked for. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DrawView, FromClient, TableMessage } from './protocol';

const NUMBER_BYTES = 32;

/** This browser's number for a table, and the seals of all as they were when it was opened; null before that. */
export interface OwnNumber {
  readonly number: string;
  readonly seals: string | null;
}

export const newNumber = (): OwnNumber => ({
  number: bytesToHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES))),
  seals: null,
});

export const sealOf = (number: string): string => bytesToHex(sha256(utf8ToBytes(number)));

/** All seals as one text, to be compared later: nobody may change theirs once this browser has opened its own. */
export const sealsText = ({ seals }: DrawView): string =>
  seals.map(({ seat, seal }) => `${seat} ${seal}`).join('; ');

/** Does this table want a number of somebody who has these seats? */
export const isAsked = (table: TableMessage, mine: readonly number[]): boolean =>
  table.phase === 'waiting' && !!table.draw && mine.length > 0;

/** What this browser has to say now. A seal that is not ours is of another tab, or of a time before the storage was
 * emptied: it is replaced, but only once. A number is opened only where the promise is the first one. */
export function contributionOf(
  { draw, commitment }: TableMessage,
  mine: readonly number[],
  { number }: OwnNumber,
  { hasSealed, promise }: { readonly hasSealed: boolean; readonly promise: string | null },
): FromClient | null {
  if (!draw) return null;
  const seal = sealOf(number);
  const parts = draw.seals.filter(({ seat }) => mine.includes(seat));
  const own = parts.find((part) => part.seal === seal);
  if (draw.called)
    return own && !own.number && (promise ?? commitment) === commitment ? { type: 'open', number } : null;
  return own || (hasSealed && parts.length > 0) ? null : { type: 'seal', seal };
}
