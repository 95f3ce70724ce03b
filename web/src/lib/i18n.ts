/** Words: one Fluent catalogue for page, server and command line; each language is a chunk of its own. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

export type Words = Readonly<Record<string, FluentVariable>>;
/** Looks a message up. An unknown one gives its own id, which the tests look for. */
export type Say = (id: string, facts?: Words) => string;

export const DEFAULT_LANGUAGE = 'en';

/** The languages' own names, for the picker. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  cs: 'Čeština',
  lt: 'Lietuvių',
  bg: 'Български',
};

/** The first language asked for that there is; `de-AT` is served by `de`. */
export function negotiate(wanted: readonly string[], available: readonly string[]): string {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const found =
      available.find((language) => language.toLowerCase() === lower) ??
      available.find((language) => lower.startsWith(`${language.toLowerCase()}-`));
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}

/** The reader's own form of a language, `en-GB` for `en`, if they have told the browser one. */
export const regionOf = (language: string, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? localeOf(language);

/**
 * Small whole numbers look alike in every language of the page, with a minus sign and not a hyphen below 0. To ask the
 * browser for their form is what takes longest in a first sentence.
 */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    if (!Number.isInteger(this.value) || Math.abs(this.value) >= 1000) return super.toString(scope);
    return this.value < 0 ? `−${-this.value}` : String(this.value);
  }
}
const withSmallNumbers = (facts: Words): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'number' ? new SmallNumber(fact) : fact,
    ]),
  );

/** The messages of a catalogue by id, each still as it was written. Terms begin with a hyphen. */
const messagesIn = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=-?[a-zA-Z][\w-]* *=)/m)
      .map((message) => [/^-?[a-zA-Z][\w-]*/.exec(message)?.[0] ?? '', message]),
  );

/** This many sentences are remembered: a game says the same few hundred again and again, after every move. */
const MOST_SAID = 2000;

/** A screen says a tenth of what is in the catalogue: a message is read when it is said, together with those inside
 * it. */
export function makeSay(language: string, text: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const unread = messagesIn(text);
  function read(id: string): void {
    const message = unread.get(id);
    if (message === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(message));
    for (const [, inner = ''] of message.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) read(inner);
  }
  function format(id: string, facts: Words | undefined): string {
    read(id);
    const pattern = bundle.getMessage(id)?.value;
    return pattern
      ? bundle.formatPattern(pattern, facts === undefined ? null : withSmallNumbers(facts), [])
      : id;
  }
  const said = new Map<string, string>();
  return (id, facts) => {
    const key = facts === undefined ? id : keyOf(id, facts);
    if (key === null) return format(id, facts);
    let words = said.get(key);
    if (words === undefined) {
      words = format(id, facts);
      if (said.size >= MOST_SAID) said.clear();
      said.set(key, words);
    }
    return words;
  };
}

/** A sentence and what it is said about, as one text; null where a fact is neither a text nor a number. */
function keyOf(id: string, facts: Words): string | null {
  let key = id;
  for (const name in facts) {
    const fact = facts[name];
    if (typeof fact === 'number') key += `\n${name} ${fact}`;
    else if (typeof fact === 'string') key += `\n${name} ${JSON.stringify(fact)}`;
    else return null;
  }
  return key;
}

/** How dates and lists are written where the reader's region is unknown. English is British here: “17 November”,
 * and no comma before “and”. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** To make one takes a browser longer than many sentences, so a single thing does without. */
const lists = new Map<string, Intl.ListFormat>();

/** Things as the language lists them: “A, B and C”. (Type “unit” has no commas in Lithuanian.) */
export function listed(language: string, parts: readonly string[]): string {
  if (parts.length === 1) return parts[0] ?? '';
  let list = lists.get(language);
  if (list === undefined)
    lists.set(language, (list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })));
  return list.format(parts);
}

/** The message id of a code: Fluent allows no dot in it. */
export const messageOf = (code: string): string => code.replaceAll('.', '-');

/** Refusals that are about a player, with words of their own that name the person who sits there. */
export const NAMED = [
  'turn-other',
  'turn-bid',
  'turn-build',
  'seat-here',
  'seat-gone_briefly',
  'seat-not_yours',
  'seat-taken',
  'ask-pending',
] as const;
export const isNamed = (id: string): boolean => (NAMED as readonly string[]).includes(id);

/** Refusals have no capital and no full stop, for lines of a terminal; the page makes sentences of them. */
export function sentence(words: string): string {
  const first = words.charAt(0).toLocaleUpperCase();
  return `${first}${words.slice(1)}${/[.…?]$/.test(words) ? '' : '.'}`;
}

/** A text with parts in `<b>…</b>`, cut at them. Nothing else in it is markup. */
export function richParts(text: string): { text: string; isBold: boolean }[] {
  return text
    .split(/<b>|<\/b>/)
    .map((part, i) => ({ text: part, isBold: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
