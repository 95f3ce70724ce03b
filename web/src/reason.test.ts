// @vitest-environment jsdom
/** Refusals in words: the server sends codes and facts, the page has the words and knows the players' names. */
import { beforeAll, expect, test } from 'vitest';
import { app } from './app.svelte';
import { NAMED } from './lib/i18n';
import { makeTable } from './lib/testing';

beforeAll(() => app.loadLanguage());
const table = makeTable(null);

test.each(NAMED)('%s calls a player by name', (id) => {
  const code = id.replace('-', '.');
  const words = app.reason({ code, facts: { seat: 1, seconds: 9 } }, table);
  expect(words).toContain(app.seatName(table, 1));
  expect(words).not.toMatch(/seat/i);
});

test('without a table the seat has its number', () => {
  expect(app.reason({ code: 'turn.other', facts: { seat: 2 } })).toMatch(/seat 2/i);
});

test('what only a newer server refuses is told in general words', () => {
  expect(app.reason({ code: 'weather.rain' })).toBe(app.say('page-trouble'));
});
