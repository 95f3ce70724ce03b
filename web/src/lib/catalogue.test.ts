/** Every message that the page says is in the catalogue, and every `page-` message of the catalogue is said. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '..'), LOCALES = resolve(SOURCE, '../../src/fivetowers/locales');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

const code = filesBelow(SOURCE).map((path) => readFileSync(path, 'utf8')).join('\n');
const english = readdirSync(join(LOCALES, 'en')).filter((file) => /^page(-\w+)?\.ftl$/.test(file)).map((file) => readFileSync(join(LOCALES, 'en', file), 'utf8')).join('\n');
const messages = new Set(new FluentResource(english).body.map(({ id }) => id));
const said = new Set([...code.matchAll(/['"`](page-[\w-]+)['"`]/g)].map((match) => match[1] ?? ''));
const families = [...code.matchAll(/`(page-[\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
const inOthers = new Set([...english.matchAll(/\{ (page-[\w-]+)/g)].map((match) => match[1] ?? ''));

/** Classes and parts of the page that only look like ids. */
const NOT_MESSAGES = new Set(['page-sky']);

test('every message said is there', () => {
  expect([...said].filter((id) => !messages.has(id) && !NOT_MESSAGES.has(id))).toEqual([]);
  for (const family of families) expect([...messages].some((id) => id.startsWith(family)), family).toBe(true);
});

test('every message there is said', () => {
  const unused = [...messages].filter((id) => !said.has(id) && !inOthers.has(id) && !families.some((family) => id.startsWith(family)));
  expect(unused).toEqual([]);
});

test('no message blames or shouts', () => {
  expect(english.split('\n').filter((line) => !line.startsWith('#') && /!|Error|Invalid|Oops/.test(line))).toEqual([]);
});
