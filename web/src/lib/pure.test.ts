/** The small ones: router, storage, words, folding, replay, the picture to share. */
import { describe, expect, test } from 'vitest';
import { announcements } from './announce';
import type { CardText } from './cards';
import { foldedFloors } from './fold';
import { makeSay, negotiate, richParts, sentence } from './i18n';
import { towersPicture } from './picture';
import { replayRounds, stepInWords } from './replay';
import { formatRoute, parseRoute, type Route } from './router';
import { defaults, readSettings, writeSettings } from './storage';
import { makeState, makeTable, noTowers } from './testing';

describe('addresses', () => {
  const routes: Route[] = [{ page: 'home' }, { page: 'new', mode: 'here' }, { page: 'table', id: 'KIWI-42' }, { page: 'replay', id: 'x', round: null }, { page: 'replay', id: 'x', round: 7 }];
  test.each(routes)('$page goes both ways', (route) => {
    const { pathname, search } = new URL(formatRoute(route), 'http://x');
    expect(parseRoute(pathname, search)).toEqual(route);
  });
  test.each(['/nothing', '/new/war', '/t/', '/t/a/b', '/t/%00'])('%s is nowhere', (path) => expect(parseRoute(path).page).toBe('lost'));
});

describe('settings', () => {
  const store = (text: string | null) => ({ getItem: () => text, setItem: () => { throw new Error('full'); } });
  test('what is missing, broken or of another type has its default', () => {
    for (const text of [null, '{', 'null', '7', '{"theme":"pink","sound":"yes","players":"4"}']) expect(readSettings(store(text))).toEqual(defaults);
    expect(readSettings(null)).toEqual(defaults);
  });
  test('what fits is read', () => expect(readSettings(store('{"theme":"dark","language":"lt","players":5}'))).toEqual({ ...defaults, theme: 'dark', language: 'lt', players: 5 }));
  test('a full storage is no accident', () => expect(() => writeSettings(store(null), defaults)).not.toThrow());
});

describe('words', () => {
  test.each([[['de-AT', 'en'], 'de'], [['fr', 'bg'], 'bg'], [['xx'], 'en'], [['CS'], 'cs'], [[], 'en']])('%j is served in %s', (wanted, language) => expect(negotiate(wanted, ['en', 'de', 'cs', 'lt', 'bg'])).toBe(language));
  test('plurals are real', () => {
    const say = makeSay('lt', 'taskai = { $n ->\n    [one] { $n } taškas\n    [few] { $n } taškai\n   *[other] { $n } taškų\n}');
    expect([1, 2, 10, 21].map((n) => say('taskai', { n }))).toEqual(['1 taškas', '2 taškai', '10 taškų', '21 taškas']);
    expect(say('nothing')).toBe('nothing');
  });
  test('a refusal becomes a sentence', () => expect([sentence('the bid must be above 3'), sentence('Done.')]).toEqual(['The bid must be above 3.', 'Done.']));
  test('strong parts are cut out, nothing else is markup', () => {
    expect(richParts('You can build <b>at most 3</b>.')).toEqual([{ text: 'You can build ', isBold: false }, { text: 'at most 3', isBold: true }, { text: '.', isBold: false }]);
    expect(richParts('<i>Ben</i>')[0]?.text).toBe('<i>Ben</i>');
  });
});

describe('folding', () => {
  const sixteen = [15, 14, 13, 12, 11, 10, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0];
  test('what fits at 11 px a floor is not folded', () => expect([foldedFloors(sixteen, 187), foldedFloors(sixteen, 0), foldedFloors([], 50)]).toEqual([0, 0, 0]));
  test('else the floors above the lowest fold, and the tops stay', () => {
    expect(foldedFloors(sixteen, 120)).toBe(8);
    expect(foldedFloors(sixteen, 20)).toBe(13);
  });
  test('a pill above needs room too', () => expect(foldedFloors(sixteen, 187, 36)).toBeGreaterThan(0));
});

const speaker = { name: (seat: number) => ['', 'Anna', 'Ben', 'Cleo'][seat] ?? '', card: (card: CardText) => card, list: (parts: readonly string[]) => parts.join('+') };

describe('what the live region says', () => {
  const say = (table: ReturnType<typeof makeTable>): string[] => announcements(table, (seat) => seat === 1, speaker).map(({ id }) => id);
  test('others, round, my turn, in this order', () => {
    const news = [{ type: 'acted', seat: 2, action: 'build xS6 T5 S7' }, { type: 'acted', action: 'deal T1 T2' }, { type: 'acted', seat: 3, action: 'bid 1' }, { type: 'acted', seat: 1, action: 'pass' }];
    expect(say(makeTable(makeState({ bids: [{ seat: 3, bid: 1 }] }), { news, turn: { seat: 1, player: 'person', most: 2 } }))).toEqual(['page-live-demolish', 'page-live-round', 'page-live-bid', 'page-live-your-bid']);
  });
  test('a build names what was built, not what fell', () => {
    const [said] = announcements(makeTable(makeState({ scores: [0, 17, 0] }), { news: [{ type: 'acted', seat: 2, action: 'build xS6 T5 S7' }] }), () => false, speaker);
    expect(said?.facts).toEqual({ name: 'Ben', cards: 'T5+S7', card: 'S6', points: 17 });
  });
  test('the end names the winner, or all who share', () => {
    expect(say(makeTable(makeState({ phase: 'over', winners: [2] })))).toEqual(['page-live-end']);
    expect(say(makeTable(makeState({ phase: 'over', winners: [1, 2] })))).toEqual(['page-live-end-shared']);
  });
});

test('a replay is cut into rounds', () => {
  const step = (action: string, seat: number | null, round: number) => ({ played: { action, seat, by: 'person' as const }, state: makeState({ round, phase: 'deal' }), scores: [] });
  const rounds = replayRounds({ id: 'x', seats: [], steps: [step('deal T5 T5 C1', null, 1), step('bid 1', 1, 1), step('pass', 2, 1), step('build xS6 T5', 1, 1), step('deal M1', null, 2), step('bid 0', 2, 2)] });
  expect(rounds.map(({ round, taken, builder }) => ({ round, taken, builder }))).toEqual([{ round: 1, taken: [0], builder: 1 }, { round: 2, taken: [], builder: null }]);
  expect(rounds.map((round) => stepInWords(round, speaker).map(({ id }) => id))).toEqual([['page-said', 'page-passes', 'page-demolishes'], ['page-said', 'page-nobody-builds']]);
});

test('the picture to share holds every floor once and no markup of names', () => {
  const { svg } = towersPicture({ ...noTowers, T: [15, 8, 0] }, 'A <b> & "c"');
  expect(svg.match(/<svg /g)).toHaveLength(1 + 1 + 3 + 5);
  expect(svg).not.toContain('<b>');
});
