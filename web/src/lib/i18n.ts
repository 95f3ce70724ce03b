/** Words: one Fluent catalogue for page, server and command line; the chosen language is loaded as a chunk of its own. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

export type Words = Readonly<Record<string, FluentVariable>>;
/** Looks a message up. An unknown one gives its own id, which the tests look for. */
export type Say = (id: string, facts?: Words) => string;

export const DEFAULT_LANGUAGE = 'en';

/** The languages' own names, for the picker. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', cs: 'Čeština', lt: 'Lietuvių', bg: 'Български' };

/** The first language asked for that there is; `de-AT` is served by `de`. */
export function negotiate(wanted: readonly string[], available: readonly string[]): string {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const found = available.find((language) => language.toLowerCase() === lower) ?? available.find((language) => lower.startsWith(`${language.toLowerCase()}-`));
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}

/** Small whole numbers look alike in every language of the page. To ask the browser for their form is what takes longest in a first sentence. */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}
const withSmallNumbers = (facts: Words): Record<string, FluentVariable> => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new SmallNumber(fact) : fact]));

export function makeSay(language: string, text: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, facts) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, facts === undefined ? null : withSmallNumbers(facts), []) : id;
  };
}

/** The message id of a code: Fluent allows no dot in it. */
export const messageOf = (code: string): string => code.replaceAll('.', '-');

/** Refusals are written small and without a full stop, to be put into lines of a terminal; the page makes sentences of them. */
export function sentence(words: string): string {
  const first = words.charAt(0).toLocaleUpperCase();
  return `${first}${words.slice(1)}${/[.…?]$/.test(words) ? '' : '.'}`;
}

/** A text with parts in `<b>…</b>`, cut at them. Nothing else in it is markup. */
export function richParts(text: string): { text: string; isBold: boolean }[] {
  return text.split(/<b>|<\/b>/).map((part, i) => ({ text: part, isBold: i % 2 === 1 })).filter((part) => part.text !== '');
}
