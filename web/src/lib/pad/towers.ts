/** Towers on the pad: cards from the bottom up, or only how many there are. Cards tapped in any order find a place
 * that the rules allow. */
import type { Kind, TowerValues } from '../cards';
import type { Why } from '../protocol';
import { DATA, fits, whyNot } from './data';

/** Only counted: a number of cards, with or without a spire on top. */
export interface Counted {
  readonly count: number;
  readonly crowned: boolean;
}
export type PadTower = TowerValues | Counted;

export const isCounted = (tower: PadTower): tower is Counted => 'count' in tower;
export const heightOf = (tower: PadTower): number => (isCounted(tower) ? tower.count : tower.length);
export const isCrowned = (tower: PadTower): boolean =>
  isCounted(tower) ? tower.crowned && tower.count > 0 : tower.at(-1) === DATA.spire;
/** The cards that are known of it. */
export const cardsIn = (tower: PadTower): TowerValues =>
  !isCounted(tower) ? tower : isCrowned(tower) ? [DATA.spire] : [];

/** Why no game can make this tower: the lowest card that does not fit on the one below it. */
export function whyImpossible(kind: Kind, tower: PadTower): Why | null {
  if (isCounted(tower)) return null;
  for (const [at, value] of tower.entries()) {
    const below = tower[at - 1];
    const why = below === undefined ? null : whyNot(kind, value, below);
    if (why !== null) return why;
  }
  return null;
}

const stands = (values: TowerValues): boolean => values.every((value, at) => fits(value, values[at - 1]));

/** An order of these cards in which each fits on the one below, the highest lowest; null when there is none. */
export function arranged(values: TowerValues): TowerValues | null {
  const place = (below: number | undefined, rest: TowerValues): TowerValues | null => {
    if (rest.length === 0) return [];
    if (!couldFollow(below, rest)) return null;
    for (const [at, value] of rest.entries()) {
      if (value === rest[at - 1] || !fits(value, below)) continue;
      const above = place(value, rest.toSpliced(at, 1));
      if (above !== null) return [value, ...above];
    }
    return null;
  };
  return place(undefined, highestFirst(values));
}

const highestFirst = (values: TowerValues): TowerValues => values.toSorted((a, b) => b - a);

/** A quick no: each card needs one of its own to stand on, the top below them or another of them. */
function couldFollow(below: number | undefined, rest: TowerValues): boolean {
  const bases = [below, ...rest];
  const carries: (number | undefined)[] = bases.map(() => undefined);
  const findBase = (card: number, tried: Set<number>): boolean =>
    bases.some((base, at) => {
      if (at === card + 1 || tried.has(at) || !fits(rest[card] ?? 0, base)) return false;
      tried.add(at);
      const carried = carries[at];
      if (carried !== undefined && !findBase(carried, tried)) return false;
      carries[at] = card;
      return true;
    });
  return rest.every((_, card) => findBase(card, new Set()));
}

/** One more card: on top if it fits there, else wherever the tower stands with it, else in any order that stands,
 * else by value. */
export function withCard(tower: PadTower, value: number): TowerValues {
  const values = isCounted(tower) ? [] : tower;
  for (let at = values.length; at >= 0; at -= 1) {
    const tried = values.toSpliced(at, 0, value);
    if (stands(tried)) return tried;
  }
  return arranged([...values, value]) ?? highestFirst([...values, value]);
}

/** Without these cards of one value; what is left keeps its order if it stands so. */
export function withoutValue(tower: TowerValues, value: number): TowerValues {
  const left = tower.filter((one) => one !== value);
  return stands(left) ? left : (arranged(left) ?? left);
}
