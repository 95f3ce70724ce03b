/** Finding rules by words: small letters, no accents, beginnings of words; a number only as a whole. */

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Does the text hold every word of the question? An empty question is answered by everything. */
export function finds(question: string, text: string): boolean {
  const there = wordsOf(text);
  return wordsOf(question).every((word) => there.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word) || (word.length > 3 && other.includes(word)))));
}
