import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeSay } from './i18n';
import { CHAPTERS } from './rules';
import { finds, kinOf } from './search';

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

/** The numbers of the rules that the words find on the page of rules. */
function foundIn(language: string, question: string): string[] {
  const file = `../../../src/fivetowers/locales/${language}/rules.ftl`;
  const say = makeSay(language, readFileSync(resolve(import.meta.dirname, file), 'utf8'));
  const kin = kinOf(say('rules-kin'));
  return CHAPTERS.flatMap(({ name, rules }) =>
    rules.filter((rule) =>
      finds(
        question,
        `${rule} ${say(`rules-chapter-${name}`)} ${say(`rules-text-${rule.toLowerCase()}`)}`,
        kin,
      ),
    ),
  );
}

test.each([
  ['en', 'tie', 'R22'],
  ['en', 'draw', 'R22'],
  ['en', 'score', 'R19'],
  ['en', 'win', 'R22'],
  ['en', 'destroy', 'R12'],
  ['en', 'undo', 'R16'],
  ['en', 'deck', 'R17'],
  ['en', 'zero', 'R7'],
  ['en', 'tie-break', 'R22'],
  ['en', 'reshuffle', 'R17'],
  ['en', 'game over', 'R18'],
  ['en', 'bonus', 'R20'],
  ['en', 'main tower', 'R20'],
  ['en', 'hidden', 'R23'],
  ['de', 'abreißen', 'R12'],
  ['de', 'abreißen', 'R21'],
  ['de', 'unentschieden', 'R22'],
  ['de', 'Punkte', 'R19'],
  ['de', 'gewonnen', 'R22'],
  ['de', 'steigern', 'R10'],
  ['de', 'abreissen', 'R12'],
  ['de', 'Spielende', 'R18'],
  ['de', 'Minuspunkte', 'R21'],
  ['de', 'Startspieler', 'R9'],
  ['de', 'höchster Turm', 'R20'],
  ['de', 'Spielerzahl', 'R2'],
  ['cs', 'bourání', 'R12'],
  ['cs', 'bourání', 'R17'],
  ['cs', 'remíza', 'R22'],
  ['cs', 'skóre', 'R19'],
  ['cs', 'výhra', 'R22'],
  ['cs', 'pas', 'R10'],
  ['cs', 'zbourat', 'R21'],
  ['cs', 'konec hry', 'R18'],
  ['cs', 'míchání', 'R17'],
  ['cs', 'dražba', 'R10'],
  ['cs', 'kdo začíná', 'R9'],
  ['cs', 'hlavní věž', 'R20'],
  ['cs', 'vzít zpět', 'R16'],
  ['cs', 'osmička', 'R6'],
  ['cs', 'nula', 'R7'],
  ['cs', 'záporné body', 'R21'],
  ['lt', 'griovimas', 'R12'],
  ['lt', 'lygiosios', 'R22'],
  ['lt', 'rezultatas', 'R19'],
  ['lt', 'laimėti', 'R22'],
  ['lt', 'pasas', 'R10'],
  ['lt', 'nugriauti', 'R21'],
  ['lt', 'griauti', 'R11'],
  ['lt', 'griauti', 'R17'],
  ['lt', 'laimėtojas', 'R22'],
  ['lt', 'žaidimo pabaiga', 'R18'],
  ['lt', 'maišymas', 'R17'],
  ['lt', 'siūlyti', 'R10'],
  ['lt', 'kas pradeda', 'R9'],
  ['lt', 'pagrindinis bokštas', 'R20'],
  ['lt', 'atsiimti', 'R16'],
  ['lt', 'nulis', 'R7'],
  ['lt', 'minusiniai taškai', 'R21'],
  ['bg', 'събаряне', 'R12'],
  ['bg', 'събаряне', 'R21'],
  ['bg', 'равен', 'R22'],
  ['bg', 'резултат', 'R19'],
  ['bg', 'победител', 'R22'],
  ['bg', 'пас', 'R10'],
  ['bg', 'край на играта', 'R18'],
  ['bg', 'разбъркване', 'R17'],
  ['bg', 'кой започва', 'R9'],
  ['bg', 'основна кула', 'R20'],
  ['bg', 'оттегляне', 'R16'],
  ['bg', 'нула', 'R7'],
  ['bg', 'отрицателни точки', 'R21'],
])('in %s “%s” finds %s, and not every rule', (language, question, rule) => {
  const found = foundIn(language, question);
  expect(found).toContain(rule);
  expect(found.length).toBeLessThan(12);
});
