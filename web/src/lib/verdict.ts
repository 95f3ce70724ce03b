/** Actions of a verdict in words. */
import type { Announcement } from './announce';
import { isCard, type CardText } from './cards';

/** What one would do, as a choice: "Bid 3", "Pass", "Sand 7, Tree 5", "Demolish Sand 6, then …". */
export function actionWords(action: string, card: (card: CardText) => string): Announcement[] {
  const [verb = '', ...words] = action.split(' ');
  if (verb === 'bid') return [{ id: 'puzzles-bid', facts: { number: Number(words[0]) } }];
  if (verb === 'pass') return [{ id: 'page-pass', facts: {} }];
  const demolished = words.find((word) => word.startsWith('x'))?.slice(1) ?? '';
  const cards = words.filter(isCard).map(card).join(', ');
  return isCard(demolished)
    ? [{ id: 'puzzles-demolish', facts: { card: card(demolished), cards } }]
    : [{ id: 'puzzles-build', facts: { cards } }];
}
