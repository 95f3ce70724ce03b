/** The small ones: router, storage, words, folding, replay, the picture to share. */
import { describe, expect, test } from 'vitest';
import { announcements } from './announce';
import type { CardText } from './cards';
import { floorHeight, foldedFloors, needsOf } from './floors';
import { listed, makeSay, negotiate, richParts, sentence } from './i18n';
import { towersPicture } from './picture';
import { chosen, coloursOf, offered } from './bots';
import { CHAPTERS } from './rules';
import { cuesOf } from './sounds';
import { recallBots, recallGame, rememberGame } from './storage';
import { replayRounds, stepInWords } from './replay';
import { codeIn, formatRoute, parseRoute, tableIn, type Route } from './router';
import { defaults, readSettings, writeSettings } from './storage';
import { makeState, makeTable, noTowers } from './testing';

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new', mode: 'here' },
    { page: 'table', id: 'KIWI-42' },
    { page: 'replay', id: 'x', round: null },
    { page: 'replay', id: 'x', round: 7 },
    { page: 'rules', rule: null },
    { page: 'rules', rule: 'R12' },
    { page: 'join' },
    { page: 'games' },
    { page: 'daily' },
    { page: 'seat' },
    { page: 'device' },
    { page: 'score' },
    { page: 'card' },
  ];
  test.each(routes)('$page goes both ways', (route) => {
    const { pathname, search, hash } = new URL(formatRoute(route), 'http://x');
    expect(parseRoute(pathname, search, hash)).toEqual(route);
  });
  test.each(['/nothing', '/new/war', '/t/', '/t/a/b', '/t/%00', '/rules/R5', '/daily/2026-01-01'])(
    '%s is nowhere',
    (path) => expect(parseRoute(path).page).toBe('lost'),
  );
});

describe('settings', () => {
  const store = (text: string | null) => ({
    getItem: () => text,
    setItem: () => {
      throw new Error('full');
    },
  });
  test('what is missing, broken or of another type has its default', () => {
    for (const text of [null, '{', 'null', '7', '{"theme":"pink","sound":"yes","players":"4"}'])
      expect(readSettings(store(text))).toEqual(defaults);
    expect(readSettings(null)).toEqual(defaults);
  });
  test('what fits is read', () =>
    expect(readSettings(store('{"theme":"dark","language":"lt","players":5}'))).toEqual({
      ...defaults,
      theme: 'dark',
      language: 'lt',
      players: 5,
    }));
  test('who has chosen nothing sees a brisk pace, tips, and a bid that can be taken back', () =>
    expect(readSettings(null)).toMatchObject({ pace: 'brisk', coach: true, slowBids: true }));
  test('a full storage is no accident', () =>
    expect(() => writeSettings(store(null), defaults)).not.toThrow());
});

describe('words', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'bg'], 'bg'],
    [['xx'], 'en'],
    [['CS'], 'cs'],
    [[], 'en'],
  ])('%j is served in %s', (wanted, language) =>
    expect(negotiate(wanted, ['en', 'de', 'cs', 'lt', 'bg'])).toBe(language),
  );
  test('plurals are real', () => {
    const say = makeSay(
      'lt',
      'taskai = { $n ->\n    [one] { $n } taškas\n    [few] { $n } taškai\n   *[other] { $n } taškų\n}',
    );
    expect([1, 2, 10, 21].map((n) => say('taskai', { n }))).toEqual([
      '1 taškas',
      '2 taškai',
      '10 taškų',
      '21 taškas',
    ]);
    expect(say('nothing')).toBe('nothing');
    expect(makeSay('en', 'a = { b }!\nb = { -c }\n-c = see\nd = e')('a')).toBe('see!'); // with what is inside it
    expect(makeSay('de', 'zahl = { $n }')('zahl', { n: 1234.5 })).toBe('1.234,5');
    expect(makeSay('de', 'zahl = { $n }')('zahl', { n: -2 })).toBe('−2');
  });
  test.each([
    ['en', 'Ada 40, Ben 38 and Cleo 31', 'Ada and Ben'],
    ['de', 'Ada 40, Ben 38 und Cleo 31', 'Ada und Ben'],
    ['cs', 'Ada 40, Ben 38 a Cleo 31', 'Ada a Ben'],
    ['lt', 'Ada 40, Ben 38 ir Cleo 31', 'Ada ir Ben'],
    ['bg', 'Ada 40, Ben 38 и Cleo 31', 'Ada и Ben'],
  ])('in %s a list is “%s”', (language, three, two) =>
    expect(
      [
        listed(language, ['Ada 40', 'Ben 38', 'Cleo 31']),
        listed(language, ['Ada', 'Ben']),
        listed(language, ['Ada']),
        // a short “a” or “и” stays with the word after it
      ].map((words) => words.replaceAll('\u00a0', ' ')),
    ).toEqual([three, two, 'Ada']),
  );
  test('a refusal becomes a sentence', () =>
    expect([sentence('the bid must be above 3'), sentence('Done.')]).toEqual([
      'The bid must be above 3.',
      'Done.',
    ]));
  test('strong parts are cut out, nothing else is markup', () => {
    expect(richParts('You can build <b>at most 3</b>.')).toEqual([
      { text: 'You can build ', isBold: false },
      { text: 'at most 3', isBold: true },
      { text: '.', isBold: false },
    ]);
    expect(richParts('<i>Ben</i>')[0]?.text).toBe('<i>Ben</i>');
  });
});

describe('the height of a floor', () => {
  const column = (height: number) => ({ height, width: 74 });
  const towers = { T: [12, 5, 0], C: [], H: [9], S: [15, 14, 13, 12, 11, 10, 8, 9, 7, 6], M: [] };
  test('is the room shared by the tallest tower, a spire counted as 1.4', () => {
    expect(floorHeight(column(300), needsOf(towers))).toBe(30);
    expect(floorHeight(column(300), [{ floors: 8.4, taken: 0 }])).toBe(35);
  });
  test('leaves room for what stands above any of them', () =>
    expect(
      floorHeight(column(300), [
        { floors: 10, taken: 0 },
        { floors: 8, taken: 76 },
      ]),
    ).toBe(28));
  test('is not lower for a low tower with much above it', () =>
    expect(
      floorHeight(column(134), [
        { floors: 3, taken: 36 },
        { floors: 1, taken: 72 },
        { floors: 0, taken: 14 },
      ]),
    ).toBe(24));
  test('is never below 11 px, and does not fill the screen with one floor', () => {
    expect(floorHeight(column(60), needsOf(towers))).toBe(11);
    expect(floorHeight(column(600), [{ floors: 1, taken: 0 }])).toBe(54);
  });
  test('may be higher where columns are wide', () =>
    expect(floorHeight({ height: 900, width: 250 }, [{ floors: 1, taken: 0 }])).toBe(100));
  test('is unknown before anything is measured', () => expect(floorHeight(column(0), [])).toBe(0));
});

describe('folding', () => {
  const sixteen = [15, 14, 13, 12, 11, 10, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0];
  test('what fits at 11 px a floor is not folded', () =>
    expect([foldedFloors(sixteen, 187), foldedFloors(sixteen, 0), foldedFloors([], 50)]).toEqual([0, 0, 0]));
  test('else the floors above the lowest fold, and the tops stay', () => {
    expect(foldedFloors(sixteen, 120)).toBe(7);
    expect(foldedFloors(sixteen, 20)).toBe(13);
  });
  test('a pill above needs room too', () => expect(foldedFloors(sixteen, 187, 36)).toBeGreaterThan(0));
});

const speaker = {
  name: (seat: number) => ['', 'Anna', 'Ben', 'Cleo'][seat] ?? '',
  card: (card: CardText) => card,
  list: (parts: readonly string[]) => parts.join('+'),
};

describe('what the live region says', () => {
  const say = (table: ReturnType<typeof makeTable>): string[] =>
    announcements(table, (seat) => seat === 1, speaker).map(({ id }) => id);
  test('others, round, my turn, in this order', () => {
    const news = [
      { type: 'acted', seat: 2, action: 'build xS6 T5 S7' },
      { type: 'acted', action: 'deal T1 T2' },
      { type: 'acted', seat: 3, action: 'bid 1' },
      { type: 'acted', seat: 1, action: 'pass' },
    ];
    expect(
      say(
        makeTable(makeState({ bids: [{ seat: 3, bid: 1 }] }), {
          news,
          turn: { seat: 1, player: 'person', most: 2 },
        }),
      ),
    ).toEqual(['page-live-demolish', 'page-live-round', 'page-live-bid', 'page-live-your-bid']);
  });
  test('a build names what was built, not what fell', () => {
    const [said] = announcements(
      makeTable(makeState({ scores: [0, 17, 0] }), {
        news: [{ type: 'acted', seat: 2, action: 'build xS6 T5 S7' }],
      }),
      () => false,
      speaker,
    );
    expect(said?.facts).toEqual({ name: 'Ben', cards: 'T5+S7', card: 'S6', points: 17 });
  });
  test('the end names the winner, or all who share', () => {
    expect(say(makeTable(makeState({ phase: 'over', winners: [2] })))).toEqual(['page-live-end']);
    expect(say(makeTable(makeState({ phase: 'over', winners: [2, 3] })))).toEqual(['page-live-end-shared']);
  });
  test('the reader who shares a victory comes first', () => {
    const end = makeTable(makeState({ phase: 'over', winners: [1, 2] }));
    const said = (mine: readonly number[]): unknown =>
      announcements(end, (seat) => mine.includes(seat), speaker);
    expect(said([2])).toEqual([{ id: 'page-live-end-shared-you', facts: { names: 'Ben+Anna', points: 0 } }]);
    expect(said([1, 2])).toEqual([{ id: 'page-live-end-shared', facts: { names: 'Anna+Ben', points: 0 } }]);
  });
  test('the reader is told “you win”, but people at one device are called by name', () => {
    const end = makeTable(makeState({ phase: 'over', winners: [1] }));
    expect(say(end)).toEqual(['page-live-end-you']);
    expect(announcements(end, () => true, speaker).map(({ facts }) => facts)).toEqual([
      { name: 'Anna', points: 0 },
    ]);
  });
});

test('a replay is cut into rounds', () => {
  const step = (action: string, seat: number | null, round: number) => ({
    played: { action, seat, by: 'person' as const },
    state: makeState({ round, phase: 'deal' }),
    scores: [],
  });
  const rounds = replayRounds({
    id: 'x',
    seats: [],
    options: null,
    steps: [
      step('deal T5 T5 C1', null, 1),
      step('bid 1', 1, 1),
      step('pass', 2, 1),
      step('build xS6 T5', 1, 1),
      step('deal M1', null, 2),
      step('bid 0', 2, 2),
    ],
  });
  expect(rounds.map(({ round, taken, builder }) => ({ round, taken, builder }))).toEqual([
    { round: 1, taken: [0], builder: 1 },
    { round: 2, taken: [], builder: null },
  ]);
  expect(rounds.map((round) => stepInWords(round, speaker).map(({ id }) => id))).toEqual([
    ['page-said', 'page-passes', 'page-demolishes'],
    ['page-said', 'page-nobody-builds'],
  ]);
});

test('the picture to share holds every floor once, and words apart from the drawing', () => {
  const { svg, words } = towersPicture({ ...noTowers, T: [15, 8, 0] }, 'A <b> & "c"', 'Anna');
  expect(svg.match(/<svg /g)).toHaveLength(1 + 1 + 3 + 5);
  expect(svg).not.toContain('<text');
  expect(words.map(({ text }) => text)).toEqual(['A <b> & "c"', 'Anna']);
});

test('a graph stands between the title and the towers of the picture to share', () => {
  const plain = towersPicture(noTowers, 'title', 'Anna');
  const word = { text: 'Ben', x: 5, y: 10, size: 30, ink: '#123456', align: 'left', most: 99 } as const;
  const graph = { svg: '<path/>', words: [word], height: 300 };
  const { svg, words, height } = towersPicture(noTowers, 'title', 'Anna', false, graph);
  expect(height).toBeGreaterThan(plain.height + 300);
  expect(svg).toContain('<path/>');
  const [title, ben, anna] = words.map(({ y }) => y);
  expect(title).toBeLessThan(ben ?? 0);
  expect(anna).toBeGreaterThan((ben ?? 0) + 290);
});

test.each([
  ['http://192.168.1.7:8505/t/8MOc0EwLmECSr378', '8MOc0EwLmECSr378'],
  [' 8MOc0EwLmECSr378 ', '8MOc0EwLmECSr378'],
  ['towers.example/t/abc?x#y', 'abc'],
  ['', null],
  ['not a code', null],
])('%j means the table %s', (text, id) => expect(tableIn(text)).toBe(id));

test.each([
  ['KIWI-42', 'KIWI-42'],
  [' kiwi 142 ', 'kiwi 142'],
  ['kiwi4', null],
  ['kiwi 1420', null],
])('%j is the code %j', (text, code) => expect(codeIn(text)).toBe(code));

describe('bots', () => {
  test('who waits for others keeps their colour while free seats are taken', () => {
    const free = { kind: 'open', taken: false },
      anna = { kind: 'open', taken: true, name: 'Anna' },
      ben = { ...anna, name: 'Ben' };
    expect(coloursOf([anna, free, free])[0]).toBe(coloursOf([anna, ben, free])[0]);
  });
  test('yardsticks are offered only where there is nobody better', () => {
    expect(offered(['random', 'greedy'])).toEqual(['random', 'greedy']);
    expect(offered(['random', 'greedy', 'master', 'apprentice', 'unheard-of'])).toEqual([
      'apprentice',
      'master',
    ]);
  });
  test('who was played with last stays', () =>
    expect(offered(['random', 'apprentice', 'mason'], 'random')).toEqual(['random', 'apprentice', 'mason']));
  test('the one chosen, or the gentlest', () =>
    expect([
      chosen('greedy', ['random', 'greedy']),
      chosen('gone', ['apprentice', 'mason']),
      chosen('', []),
    ]).toEqual(['greedy', 'apprentice', 'random']));
});

test('what sounds: others place and demolish, everybody bids, my turn rings; my own cards sounded when tapped', () => {
  const cues = cuesOf(
    [
      { type: 'bid', seat: 2, bid: 1 },
      { type: 'bid', seat: 3, bid: null },
      { type: 'demolish', seat: 2, card: 'S6' },
      { type: 'place', seat: 2, card: 'T5', from: 0, floor: 0 },
      { type: 'place', seat: 1, card: 'T4', from: 1, floor: 1 },
      { type: 'clear', card: 'C7', from: 1 },
      { type: 'deal', card: 'C8', to: 0 },
      { type: 'turn', seat: 1 },
    ],
    (seat) => seat === 1,
  );
  expect(cues.map(({ sound }) => sound)).toEqual(['bid', 'pass', 'demolish', 'place', 'deal', 'turn']);
  expect(cues.map(({ after }) => after)).toEqual([...cues.map(({ after }) => after)].sort((a, b) => a - b));
});

test('the rules are R1 to R23, each once, in order', () =>
  expect(CHAPTERS.flatMap(({ rules }) => rules)).toEqual(Array.from({ length: 23 }, (_, i) => `R${i + 1}`)));

test('the game that goes on is remembered, and nonsense is not believed', () => {
  let kept = '';
  const store = { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) };
  rememberGame(store, { id: 'x', names: 'Ben' });
  expect(recallGame(store)).toEqual({ id: 'x', names: 'Ben' });
  for (kept of ['{', 'null', '7', '{"id":1}'])
    expect([recallGame(store), recallBots(store)]).toEqual([null, null]);
});
