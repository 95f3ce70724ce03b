/** The rules as data, which the build makes from the engine (`rulebook/rule_data.py`). The browser knows no others. */
import made from '../../made/rules.json';
import { cardOf, type Kind } from '../cards';
import type { Why } from '../protocol';

interface DeckData {
  readonly cards: number;
  readonly copies: readonly number[];
  readonly rule: string;
}
interface RuleData {
  readonly values: readonly number[];
  readonly spire: number;
  readonly terrace: number;
  readonly balloon: number;
  /** What may be put on what: a sign for each value, under the value that it is put on; a dot means that it fits. */
  readonly on: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, { readonly code: string; readonly rule: string | null }>>;
  readonly players: Readonly<Record<string, DeckData>>;
  readonly points: {
    readonly card: number;
    readonly crowned: number;
    readonly main: number;
    readonly rubble: readonly number[];
  };
}

export const DATA: RuleData = made;
export const PLAYER_COUNTS: readonly number[] = Object.keys(DATA.players).map(Number);
export const FEWEST = Math.min(...PLAYER_COUNTS),
  MOST = Math.max(...PLAYER_COUNTS);

const FITS = '.',
  GROUND = 'ground';
const signOf = (value: number, on: number | undefined): string => DATA.on[on ?? GROUND]?.[value] ?? FITS;

export const fits = (value: number, on: number | undefined): boolean => signOf(value, on) === FITS;

/** Why this value cannot be put on that one, with the words' facts. */
export function whyNot(kind: Kind, value: number, on: number): Why | null {
  const refusal = DATA.refusals[signOf(value, on)];
  return refusal === undefined
    ? null
    : { ...refusal, facts: { card: cardOf(kind, value), onto: cardOf(kind, on) } };
}

export const deckOf = (players: number): DeckData =>
  DATA.players[players] ?? { cards: 0, copies: [], rule: '' };
export const copiesOf = (players: number, value: number): number => deckOf(players).copies[value] ?? 0;
/** How many cards of one kind the deck has. */
export const cardsAKind = (players: number): number =>
  deckOf(players).copies.reduce((sum, copies) => sum + copies, 0);
/** More cards than that no tower can have, however it was typed. */
export const TALLEST = Math.max(...PLAYER_COUNTS.map(cardsAKind));
export const MOST_RUBBLE = DATA.points.rubble.length - 1;
