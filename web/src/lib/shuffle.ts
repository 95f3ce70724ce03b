/** The published shuffle, worked out by this device: from everybody's numbers to the orders of the cards and the
 * starting
 * seat (docs/fairness.md). */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import made from '../made/rules.json';
import type { SealView } from './protocol';

/** The one that this page knows. */
export const SHUFFLE = 1;
const WORD_BYTES = 4,
  WORDS = 2 ** 32;

export interface Shuffled {
  readonly order1: string;
  readonly order2: string;
  /** From 1. */
  readonly start: number;
}

/** The whole deck, sorted. */
function deckOf(players: number): string[] {
  const { copies } = made.players[String(players) as keyof typeof made.players];
  return made.kinds.flatMap((kind) =>
    made.values.flatMap((value, i) => Array.from({ length: copies[i] ?? 0 }, () => `${kind}${value}`)),
  );
}

export function shuffle(players: number, server: string, parts: readonly SealView[]): Shuffled {
  const numbers = parts.flatMap(({ seat, number }) => (number ? [`${seat} ${number}`] : []));
  const key = sha256(utf8ToBytes([`5 Towers shuffle ${SHUFFLE}`, server, ...numbers].join('\n')));
  const order = (name: string): string => {
    const cards = deckOf(players),
      draw = below(key, name);
    for (let last = cards.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [cards[last], cards[other]] = [cards[other] ?? '', cards[last] ?? ''];
    }
    return cards.join(' ');
  };
  return { order1: order('order1'), order2: order('order2'), start: below(key, 'start')(players) + 1 };
}

/** Draws numbers below a limit, all alike: words of 32 bits, without those of the incomplete last stretch. */
function below(key: Uint8Array, name: string): (limit: number) => number {
  let block = 0,
    bytes = new Uint8Array();
  const word = (): number => {
    if (bytes.length === 0) bytes = concatBytes(hmac(sha256, key, utf8ToBytes(`${name} ${block++}`)));
    const found = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    bytes = bytes.subarray(WORD_BYTES);
    return found;
  };
  return (limit) => {
    const fair = WORDS - (WORDS % limit);
    let found = word();
    while (found >= fair) found = word();
    return found % limit;
  };
}
