/** The few rules that the gallery needs to pretend to be a server. The page itself has none. */
import { KINDS, kindOf, topOf, valueOf, type CardText, type Kind, type Towers } from '../src/lib/cards';
import type { BidChoice, CardChoice, Preview, ScoreParts, Why } from '../src/lib/protocol';

function fits(value: number, top: number | undefined): boolean {
  if (top === undefined) return true;
  return top !== 0 && (top === 8 || value === 9 || value < top);
}

function orders(top: number | undefined, values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, i) => (fits(value, top) && values.indexOf(value) === i ? orders(value, values.filter((_, j) => j !== i)).map((rest) => [value, ...rest]) : []));
}

const fallen = (towers: Towers, demolish: CardText | null): Towers =>
  demolish === null ? towers : { ...towers, [kindOf(demolish)]: towers[kindOf(demolish)].slice(0, -1) };
const ofKind = (cards: readonly CardText[], kind: Kind): number[] => cards.filter((card) => kindOf(card) === kind).map(valueOf).sort((a, b) => b - a);
const stands = (towers: Towers, cards: readonly CardText[]): boolean => KINDS.every((kind) => orders(topOf(towers[kind]), ofKind(cards, kind)).length > 0);
const topsOf = (towers: Towers): CardText[] => KINDS.flatMap((kind) => (topOf(towers[kind]) ? [`${kind}${topOf(towers[kind]) ?? 0}` as CardText] : []));

function* choices(cards: readonly CardText[], count: number, from = 0): Generator<CardText[]> {
  if (count === 0) yield [];
  else for (let i = from; i <= cards.length - count; i++) for (const rest of choices(cards, count - 1, i + 1)) yield [cards[i] as CardText, ...rest];
}

export function most(towers: Towers, display: readonly CardText[], demolitions: readonly (CardText | null)[]): number {
  for (let n = display.length; n > 0; n--) for (const demolish of demolitions) for (const cards of choices(display, n)) if (stands(fallen(towers, demolish), cards)) return n;
  return 0;
}

export function score(towers: Towers, rubble: number): ScoreParts {
  const points: Partial<Record<Kind, number>> = {};
  let main: Kind | null = null;
  for (const kind of KINDS) {
    const values = towers[kind];
    if (values.length > 0) points[kind] = values.length * (values.includes(0) ? 2 : 1);
    if (values.length > (main === null ? 0 : towers[main].length)) main = kind;
  }
  const main_points = main === null ? 0 : towers[main].length, rubble_points = rubble === 0 ? 0 : -(rubble * (rubble + 1)) / 2;
  return { total: Object.values(points).reduce((sum, one) => sum + one, 0) + main_points + rubble_points, towers: points, main, main_points, rubble_points };
}

export function bidChoices(towers: Towers, rubble: number, display: readonly CardText[], highest: number, isStart: boolean): { bids: BidChoice[]; most: number; price: number } {
  const limit = most(towers, display, [null, ...topsOf(towers)]), clean = most(towers, display, [null]);
  const bids: BidChoice[] = Array.from({ length: display.length + (isStart ? 1 : 0) }, (_, i) => {
    const number = isStart ? i : i + 1;
    if (number <= highest) return { number, why_not: { code: 'bid.not_higher', rule: 'R10', facts: { highest } } };
    if (number > limit) return { number, why_not: { code: 'bid.not_buildable', rule: 'R11', facts: { bid: number, most: limit } } };
    return { number, demolition: number > clean };
  });
  return { bids: isStart ? bids : [{ number: null }, ...bids], most: limit, price: rubble + 1 };
}

export function preview(towers: Towers, rubble: number, display: readonly CardText[], count: number, asked: readonly CardText[], demolish: CardText | null): Preview {
  const base = fallen(towers, demolish), cards: CardText[] = [], returned: CardText[] = [];
  for (const card of asked) (stands(base, [...cards, card]) ? cards : returned).push(card);
  const all = KINDS.map((kind) => ({ kind, orders: orders(topOf(base[kind]), ofKind(cards, kind)).sort((a, b) => (String(a) === String(cards.filter((card) => kindOf(card) === kind).map(valueOf)) ? -1 : String(b) === String(cards.filter((card) => kindOf(card) === kind).map(valueOf)) ? 1 : 0)) }));
  const placed = all.flatMap((one) => (one.orders[0] ?? []).map((value) => `${one.kind}${value}` as CardText));
  const after = Object.fromEntries(KINDS.map((kind) => [kind, [...base[kind], ...placed.filter((card) => kindOf(card) === kind).map(valueOf)]])) as unknown as Towers;
  const missing = count - cards.length, heap = rubble + (demolish === null ? 0 : 1);
  const free = [...display];
  for (const card of cards) free.splice(free.indexOf(card), 1);
  const touched = new Set(cards.map(kindOf));
  const next: CardChoice[] = [...new Set(free)].map((card) => {
    if (missing === 0) return { card, why_not: { code: 'build.count', rule: 'R12', facts: { bid: count, seen: count + 1 } } };
    if (stands(base, [...cards, card])) return { card, can: true };
    const top = topsOf(towers).find((one) => kindOf(one) === kindOf(card));
    if (demolish === null && top && !touched.has(kindOf(card)) && stands(fallen(towers, top), [...cards, card])) return { card, needs: top };
    const onto = `${kindOf(card)}${topOf(base[kindOf(card)]) ?? 0}`;
    const why: Why = onto.endsWith(`${kindOf(card)}0`) ? { code: 'build.on_spire', rule: 'R7', facts: { card, onto } } : { code: 'build.not_lower', rule: 'R5', facts: { card, onto } };
    return { card, why_not: why };
  });
  const before = score(towers, rubble).total, total = score(after, heap).total;
  return {
    type: 'preview', number: 0, seat: 1, demolish, cards: placed, returned, missing, choices: next,
    tops: topsOf(towers).map((card) => ({ card, can: true, price: rubble + 1 })),
    orders: all.filter((one) => one.orders.length > 1 && one.orders[0]?.length), score: total, change: total - before,
    action: missing === 0 ? ['build', ...(demolish === null ? [] : [`x${demolish}`]), ...placed].join(' ') : null,
  };
}
