import { expect, test } from 'vitest';
import type { CardText } from './cards';
import { actionWords } from './verdict';

const card = (text: CardText): string => `<${text}>`;

test.each([
  ['bid 3', 'puzzles-bid', { number: 3 }],
  ['pass', 'page-pass', {}],
  ['build T5 S7', 'puzzles-build', { cards: '<T5>, <S7>' }],
  ['build xS6 S7', 'puzzles-demolish', { card: '<S6>', cards: '<S7>' }],
])('%s as a choice', (action, id, facts) => {
  expect(actionWords(action, card)).toEqual([{ id, facts }]);
});
