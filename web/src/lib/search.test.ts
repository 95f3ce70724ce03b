import { expect, test } from 'vitest';
import { finds } from './search';

test.each([
  ['', 'anything'],
  ['demol', 'may be demolished'],
  ['TOP card', 'the top card of one tower'],
  ['9', 'A 9 may be put on anything'],
  ['r12', 'R12 Whoever said'],
  ['spitze', 'Eine 0 ist die Turmspitze.'],
  ['vez', 'pět druhů věží'],
  ['bokstas', 'Pagrindinis bokštas'],
  ['връх', 'Върхът: 0 е връх.'],
])('%s finds “%s”', (question, text) => expect(finds(question, text)).toBe(true));

test.each([
  ['9', 'values up to 19'],
  ['top spire', 'the top card'],
  ['art', 'a card to start'],
])('%s does not find “%s”', (question, text) => expect(finds(question, text)).toBe(false));
