/** Kinds, cards and towers as the notation writes them (docs/notation.md). No rules: only reading and writing. */

export const KINDS = ['T', 'C', 'H', 'S', 'M'] as const;
export type Kind = (typeof KINDS)[number];

/** A card as text, such as `T15`. */
export type CardText = `${Kind}${number}`;
/** A tower from the bottom up. */
export type TowerValues = readonly number[];
export type Towers = Readonly<Record<Kind, TowerValues>>;

/** The highest value a card has. */
export const HIGHEST_VALUE = 15;
export const SPIRE = 0;

export const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);
export const isCard = (text: string): text is CardText =>
  isKind(text.charAt(0)) && /^\d+$/.test(text.slice(1));
export const kindOf = (card: CardText): Kind => card.charAt(0) as Kind;
export const valueOf = (card: CardText): number => Number(card.slice(1));
export const cardOf = (kind: Kind, value: number): CardText => `${kind}${value}`;
export const topOf = (tower: TowerValues): number | undefined => tower[tower.length - 1];
export const isCrowned = (tower: TowerValues): boolean => topOf(tower) === SPIRE;

/** `cards` without `taken`, each taken once. */
export function without<T>(cards: readonly T[], taken: readonly T[]): T[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
