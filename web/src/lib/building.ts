/** What has been tapped while a build is put together. Only bookkeeping: what stands, fits or costs, the server's
 * preview says. */
import { isCard, KINDS, kindOf, valueOf, type CardText, type Kind, type Towers } from './cards';
import type { CardChoice, LegalAction, Preview, TableMessage, TopChoice } from './protocol';

/** One step of the choice, so that steps can be taken back one by one. `at` is the card's place in the display. */
export type Step = { readonly take: CardText; readonly at: number } | { readonly demolish: CardText };

export interface Choice {
  readonly steps: readonly Step[];
  /** The kinds whose cards stand in an order of the reader's own; for the others the server knows the best. */
  readonly ordered: readonly Kind[];
}

export const nothingChosen: Choice = { steps: [], ordered: [] };

const isTake = (step: Step): step is Extract<Step, { take: CardText }> => 'take' in step;

export const cardsOf = (choice: Choice): CardText[] => choice.steps.filter(isTake).map((step) => step.take);
export const placesOf = (choice: Choice): number[] => choice.steps.filter(isTake).map((step) => step.at);
export const takenOf = (choice: Choice): { card: CardText; at: number }[] =>
  choice.steps.filter(isTake).map((step) => ({ card: step.take, at: step.at }));
export const demolishedBy = (choice: Choice): CardText | null =>
  choice.steps.flatMap((step) => (isTake(step) ? [] : [step.demolish]))[0] ?? null;
export const isTaken = (choice: Choice, at: number): boolean => placesOf(choice).includes(at);

export const take = (choice: Choice, card: CardText, at: number): Choice =>
  isTaken(choice, at) ? choice : { ...choice, steps: [...choice.steps, { take: card, at }] };
export const giveBack = (choice: Choice, at: number): Choice => ({
  ...choice,
  steps: choice.steps.filter((step) => !isTake(step) || step.at !== at),
});
/** Only one top may go (R12), so another one takes the place of the first. */
export const demolish = (choice: Choice, card: CardText): Choice => ({
  ...choice,
  steps: [...choice.steps.filter(isTake), { demolish: card }],
});
export const restore = (choice: Choice): Choice => ({ ...choice, steps: choice.steps.filter(isTake) });
export const takeBack = (choice: Choice): Choice => ({ ...choice, steps: choice.steps.slice(0, -1) });

/** The choice after an answer: cards that do not stand lie in the display again. */
export function withoutReturned(choice: Choice, returned: readonly CardText[]): Choice {
  const going = [...returned];
  const steps = [...choice.steps].reverse().filter((step) => {
    const at = isTake(step) ? going.indexOf(step.take) : -1;
    if (at < 0) return true;
    going.splice(at, 1);
    return false;
  });
  return { ...choice, steps: steps.reverse() };
}

/** The cards of one tower in another order; the others stay where they are. */
export function reorder(choice: Choice, kind: Kind, order: readonly number[]): Choice {
  const left = [...order];
  const places = choice.steps.filter(isTake).filter((step) => kindOf(step.take) === kind);
  const steps = choice.steps.map((step) => {
    if (!isTake(step) || kindOf(step.take) !== kind) return step;
    const value = left.shift();
    return places.find((place) => valueOf(place.take) === value) ?? step;
  });
  return { steps, ordered: [...choice.ordered.filter((other) => other !== kind), kind] };
}

/** A build in notation as a choice, for a hint or for the only build there is. */
export function choiceOf(action: string, display: readonly CardText[]): Choice {
  const free = display.map((card, at) => ({ card, at }));
  const steps: Step[] = [];
  for (const word of action.split(' ').slice(1)) {
    if (word.startsWith('x')) {
      steps.push({ demolish: word.slice(1) as CardText });
      continue;
    }
    const found = free.findIndex(({ card }) => card === word);
    const place = free[found];
    if (place === undefined) continue;
    steps.push({ take: place.card, at: place.at });
    free.splice(found, 1);
  }
  return { steps, ordered: KINDS };
}

/** Does this answer belong to this choice? Answers can come late, when the finger was faster. */
export function answers(preview: Preview, choice: Choice): boolean {
  const asked = [...cardsOf(choice)].sort().join(' ');
  return (
    preview.demolish === demolishedBy(choice) &&
    [...preview.cards, ...preview.returned].sort().join(' ') === asked
  );
}

/**
 * The cards of its kind that have to be taken before this one, an 8 for instance, as the legal builds have it: as few
 * as possible. None if it can be taken alone, or not at all without another demolition.
 */
export function alongWith(legal: readonly LegalAction[], choice: Choice, card: CardText): CardText[] {
  const chosen = cardsOf(choice),
    demolished = demolishedBy(choice);
  const ways = legal.flatMap(({ action, demolishes = null }) => {
    const [verb, ...cards] = action.split(' ').filter((word) => !word.startsWith('x'));
    if (verb !== 'build' || demolishes !== demolished) return [];
    const left = [...cards] as CardText[];
    for (const one of [...chosen, card]) {
      const at = left.indexOf(one);
      if (at < 0) return [];
      left.splice(at, 1);
    }
    const below = cards.slice(0, cards.indexOf(card)) as CardText[];
    return [left.filter((one) => kindOf(one) === kindOf(card) && below.includes(one))];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** How each card turned up looks now. `along`: it takes others with it. */
export const CARD_LOOKS = ['free', 'along', 'taken', 'needs', 'no'] as const;
export type CardLook = (typeof CARD_LOOKS)[number];

export function lookOf(
  choice: Choice,
  preview: Preview,
  display: readonly CardText[],
  at: number,
  legal: readonly LegalAction[] = [],
): { look: CardLook; choice: CardChoice | null; along?: CardText[] } {
  if (isTaken(choice, at)) return { look: 'taken', choice: null };
  const found = preview.choices.find(({ card }) => card === display[at]) ?? null;
  if (found?.can) return { look: 'free', choice: found };
  const along = found === null ? [] : alongWith(legal, choice, found.card);
  if (along.length > 0) return { look: 'along', choice: found, along };
  return { look: found?.needs ? 'needs' : 'no', choice: found };
}

/** A card with those below it. */
export const takeAll = (choice: Choice, cards: readonly CardText[], display: readonly CardText[]): Choice =>
  cards.reduce((chosen, card) => {
    const at = display.findIndex((one, place) => one === card && !isTaken(chosen, place));
    return at < 0 ? chosen : take(chosen, card, at);
  }, choice);

export const topOfKind = (preview: Preview, kind: Kind): TopChoice | null =>
  preview.tops.find(({ card }) => kindOf(card) === kind) ?? null;

/** My towers as they would stand, and how many floors of each are old. */
export function tried(
  towers: Towers,
  preview: Preview,
): { towers: Towers; kept: Readonly<Record<Kind, number>> } {
  const after = Object.fromEntries(
    Object.entries(towers).map(([kind, values]) => [kind, [...values]]),
  ) as unknown as Record<Kind, number[]>;
  if (preview.demolish) after[kindOf(preview.demolish)].pop();
  const kept = Object.fromEntries(
    Object.entries(after).map(([kind, values]) => [kind, values.length]),
  ) as Record<Kind, number>;
  for (const card of preview.cards) after[kindOf(card)].push(valueOf(card));
  return { towers: after, kept };
}

/** The same picture at once, before the answer comes: the tapped card lies on top. No room is left for it, nor for any
 * card once all are chosen, so that floors do not grow when the answer comes. */
export function guess(preview: Preview, choice: Choice): Preview {
  if (answers(preview, choice)) return preview;
  const wanted = cardsOf(choice),
    standing = preview.cards.filter((card) => wanted.includes(card));
  const added = wanted.filter((card) => !preview.cards.includes(card));
  const demolished = demolishedBy(choice);
  const top = preview.tops.find(({ card }) => card === demolished);
  const missing = Math.max(0, preview.missing + preview.cards.length - standing.length - added.length);
  return {
    ...preview,
    missing,
    choices: preview.choices.map((choice) =>
      choice.can && (missing === 0 || added.includes(choice.card)) ? { ...choice, can: false } : choice,
    ),
    demolish: demolished,
    price: demolished === null ? 0 : (top?.price ?? preview.price),
    cards: [...standing, ...added],
    orders: [],
    action: null,
  };
}

// ---- over a reload --------------------------------------------------------------------------------------------------

/** Which decision a choice belongs to: nothing of it may be used for another. */
export const decisionOf = ({ id, state, turn }: TableMessage): string =>
  JSON.stringify([id, state?.lap, state?.round, turn?.seat, state?.bids, state?.towers]);

export const writeChoice = (decision: string, { steps, ordered }: Choice): string =>
  JSON.stringify({ decision, steps, ordered });

/** What was tapped before the page was reloaded, as far as it still makes sense. */
export function readChoice(text: string | null, decision: string, display: readonly CardText[]): Choice {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return nothingChosen;
  }
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('decision' in stored) ||
    stored.decision !== decision ||
    !('steps' in stored) ||
    !Array.isArray(stored.steps)
  )
    return nothingChosen;
  const ordered = 'ordered' in stored && Array.isArray(stored.ordered) ? stored.ordered : [];
  return {
    ordered: KINDS.filter((kind) => ordered.includes(kind)),
    steps: (stored.steps as Partial<Record<'take' | 'at' | 'demolish', unknown>>[]).flatMap(
      (step): Step[] => {
        if (typeof step.demolish === 'string' && isCard(step.demolish)) return [{ demolish: step.demolish }];
        const card = typeof step.at === 'number' ? display[step.at] : undefined;
        return card !== undefined && card === step.take ? [{ take: card, at: Number(step.at) }] : [];
      },
    ),
  };
}
