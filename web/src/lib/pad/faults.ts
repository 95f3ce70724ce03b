/** What cannot be on a table: towers that do not stand, and cards that are there more often than in the deck. Each
 * with its rule; none forbids anything. */
import { cardOf, KINDS, type CardText, type Kind } from '../cards';
import type { Why } from '../protocol';
import { cardsAKind, copiesOf, DATA, deckOf } from './data';
import type { PadGame } from './session';
import { cardsIn, heightOf, whyImpossible } from './towers';

export type Fault =
  | { readonly type: 'tower'; readonly seat: number; readonly kind: Kind; readonly why: Why }
  | {
      readonly type: 'card';
      readonly seats: readonly number[];
      readonly card: CardText;
      readonly claimed: number;
      readonly copies: number;
      readonly rule: string;
    }
  | {
      readonly type: 'kind';
      readonly seats: readonly number[];
      readonly kind: Kind;
      readonly claimed: number;
      readonly copies: number;
      readonly rule: string;
    }
  | {
      readonly type: 'deck';
      readonly seats: readonly number[];
      readonly claimed: number;
      readonly copies: number;
      readonly rule: string;
    };

/** The same text for the same fault, so that it can be let be. */
export const keyOf = (fault: Fault): string => JSON.stringify(fault);

export function faultsOf({ seats }: PadGame): Fault[] {
  const players = seats.length,
    { cards, rule } = deckOf(players);
  const everybody = seats.map((_, seat) => seat);
  const towers = seats.flatMap((own, seat) =>
    KINDS.flatMap((kind): Fault[] => {
      const why = whyImpossible(kind, own.towers[kind]);
      return why === null ? [] : [{ type: 'tower', seat, kind, why }];
    }),
  );
  const doubles = KINDS.flatMap((kind) =>
    DATA.values.flatMap((value): Fault[] => {
      const owners = seats.flatMap(({ towers }, seat) =>
        cardsIn(towers[kind])
          .filter((one) => one === value)
          .map(() => seat),
      );
      const copies = copiesOf(players, value);
      return owners.length > copies
        ? [
            {
              type: 'card',
              seats: [...new Set(owners)],
              card: cardOf(kind, value),
              claimed: owners.length,
              copies,
              rule,
            },
          ]
        : [];
    }),
  );
  const kinds = KINDS.flatMap((kind): Fault[] => {
    const claimed = seats.reduce((sum, { towers }) => sum + heightOf(towers[kind]), 0),
      copies = cardsAKind(players);
    const isExplained = doubles.some((fault) => fault.type === 'card' && fault.card.startsWith(kind));
    return claimed > copies && !isExplained
      ? [
          {
            type: 'kind',
            seats: everybody.filter((seat) => heightOf(seats[seat]?.towers[kind] ?? []) > 0),
            kind,
            claimed,
            copies,
            rule,
          },
        ]
      : [];
  });
  const claimed = seats.reduce(
    (sum, { towers, rubble }) => KINDS.reduce((all, kind) => all + heightOf(towers[kind]), sum + rubble),
    0,
  );
  const all: Fault[] =
    claimed > cards && doubles.length + kinds.length === 0
      ? [{ type: 'deck', seats: everybody, claimed, copies: cards, rule }]
      : [];
  return [...towers, ...doubles, ...kinds, ...all];
}

/** Does it concern this seat? */
export const concerns = (fault: Fault, seat: number): boolean =>
  fault.type === 'tower' ? fault.seat === seat : fault.seats.includes(seat);
