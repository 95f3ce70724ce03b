/** Finding rules by words: small letters, no accents, ss for ß, beginnings of words; a number only as a whole. */

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What people type, and what it is called in the rules: “tie draw: tied”. Without a colon each word stands for all
 * of its line. */
export interface Kin {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
}
export const kinOf = (text: string): readonly Kin[] =>
  text.split('\n').map((line) => {
    const [typed = '', meant = typed] = line.split(':');
    return { typed: wordsOf(typed), meant: wordsOf(meant) };
  });

/** Does the text hold every word of the question, or a word of its kin? An empty question is answered by everything. */
export function finds(question: string, text: string, kin: readonly Kin[] = []): boolean {
  const there = wordsOf(text);
  const holds = (word: string): boolean =>
    there.some((other) =>
      /^\d+$/.test(word)
        ? other === word
        : other.startsWith(word) || (word.length > 3 && other.includes(word)),
    );
  const isKin = (word: string, { typed, meant }: Kin): boolean =>
    word.length > 2 && typed.some((other) => other.startsWith(word)) && meant.some(holds);
  return wordsOf(question).every((word) => holds(word) || kin.some((one) => isKin(word, one)));
}
