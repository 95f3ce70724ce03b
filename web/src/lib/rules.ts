/** The chapters of the rules and the numbers in each, as in docs/rules.md. The words are in the catalogue. */

const from = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `R${first + i}`);

export const CHAPTERS: readonly { readonly name: string; readonly rules: readonly string[] }[] = [
  { name: 'cards', rules: from(1, 2) },
  { name: 'building', rules: from(3, 8) },
  { name: 'round', rules: from(9, 16) },
  { name: 'twice', rules: from(17, 18) },
  { name: 'scoring', rules: from(19, 22) },
  { name: 'open', rules: from(23, 23) },
];
