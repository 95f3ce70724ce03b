/** Every message that the page says is in its catalogues, and every message of those is said. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '..'),
  LOCALES = resolve(SOURCE, '../../src/fivetowers/locales');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? filesBelow(path)
      : /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')
        ? [path]
        : [];
  });
}

const code = filesBelow(SOURCE)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
/** Catalogues that only the page uses; their messages begin with their names. Others in them are refusals, which
 * Python says. */
const PARTS = ['page', 'pad', 'puzzles', 'rules', 'tutorial'] as const;
/** Classes and parts of the page that only look like ids. */
const NOT_MESSAGES = new Set(['page-sky', 'rules-grid']);

describe.each(PARTS)('%s', (part) => {
  const files = readdirSync(join(LOCALES, 'en')).filter((file) =>
    new RegExp(`^${part}(-\\w+)?\\.ftl$`).test(file),
  );
  const english = files.map((file) => readFileSync(join(LOCALES, 'en', file), 'utf8')).join('\n');
  const ids = new FluentResource(english).body.map(({ id }) => id);
  const messages = new Set(ids.filter((id) => id.startsWith(`${part}-`)));
  const found = (pattern: string, text = code): string[] =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? '');
  const said = new Set(found(`['"\`](${part}-[\\w-]+)['"\`]`));
  const families = found(`\`(${part}-[\\w-]+-)\\$\\{`);
  const inOthers = new Set(found(`\\{ (${part}-[\\w-]+)`, english));

  test('every message said is there', () => {
    expect([...said].filter((id) => !messages.has(id) && !NOT_MESSAGES.has(id))).toEqual([]);
    for (const family of families)
      expect(
        [...messages].some((id) => id.startsWith(family)),
        family,
      ).toBe(true);
  });

  test('every message there is said', () => {
    const unused = [...messages].filter(
      (id) => !said.has(id) && !inOthers.has(id) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  test('no message blames or shouts', () => {
    expect(
      english.split('\n').filter((line) => !line.startsWith('#') && /!|Error|Invalid|Oops/.test(line)),
    ).toEqual([]);
  });
});
