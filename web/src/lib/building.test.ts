import { describe, expect, test } from 'vitest';
import * as building from './building';
import { nothingChosen } from './building';
import { cards, makePreview, noTowers } from './testing';

const DISPLAY = cards('S9 M7 M2 C11 M7');

test('cards are taken and put back in any order', () => {
  let choice = building.take(building.take(nothingChosen, 'S9', 0), 'M7', 1);
  expect(building.cardsOf(choice)).toEqual(['S9', 'M7']);
  choice = building.giveBack(choice, 0);
  expect([building.cardsOf(choice), building.isTaken(choice, 0), building.isTaken(choice, 1)]).toEqual([
    ['M7'],
    false,
    true,
  ]);
  expect(building.take(choice, 'M7', 1)).toBe(choice);
});

test('two equal cards are two places', () => {
  const choice = building.take(building.take(nothingChosen, 'M7', 1), 'M7', 4);
  expect(building.placesOf(choice)).toEqual([1, 4]);
  expect(building.placesOf(building.giveBack(choice, 1))).toEqual([4]);
});

test('R12: one demolition; another one takes its place, and it can be put back', () => {
  const choice = building.demolish(building.take(building.demolish(nothingChosen, 'M5'), 'M7', 1), 'S1');
  expect([building.demolishedBy(choice), building.cardsOf(choice)]).toEqual(['S1', ['M7']]);
  expect(building.demolishedBy(building.restore(choice))).toBeNull();
});

test('take back undoes one step', () => {
  const choice = building.demolish(building.take(nothingChosen, 'S9', 0), 'M5');
  expect(building.demolishedBy(building.takeBack(choice))).toBeNull();
  expect(building.cardsOf(building.takeBack(choice))).toEqual(['S9']);
  expect(building.takeBack(building.takeBack(building.takeBack(choice)))).toEqual(nothingChosen);
});

test('cards that stood only thanks to a demolition go back to the display', () => {
  const choice = building.take(building.take(nothingChosen, 'S9', 0), 'M7', 1);
  expect(building.cardsOf(building.withoutReturned(choice, ['M7']))).toEqual(['S9']);
  const twins = building.take(building.take(nothingChosen, 'M7', 1), 'M7', 4);
  expect(building.placesOf(building.withoutReturned(twins, ['M7']))).toEqual([1]);
});

test('the floors of one tower change their order, the others stay', () => {
  const choice = building.take(building.take(building.take(nothingChosen, 'T9', 0), 'C1', 1), 'T8', 2);
  expect(building.cardsOf(building.reorder(choice, 'T', [8, 9]))).toEqual(['T8', 'C1', 'T9']);
});

test('a build in notation becomes a choice', () => {
  const choice = building.choiceOf('build xM5 M7 M7 S9', DISPLAY);
  expect([building.demolishedBy(choice), building.cardsOf(choice), building.placesOf(choice)]).toEqual([
    'M5',
    ['M7', 'M7', 'S9'],
    [1, 4, 0],
  ]);
});

test('cards that lie side by side are all found', () => {
  expect(building.placesOf(building.choiceOf('build M7 M2 C11', DISPLAY))).toEqual([1, 2, 3]);
});

describe('what was tapped before a reload', () => {
  const read = (stored: unknown): building.Choice =>
    building.readChoice(JSON.stringify(stored), 'now', DISPLAY);
  test('comes back: cards, demolition, and the kinds put in order by hand', () => {
    const steps = [{ take: 'M7', at: 4 }, { demolish: 'M5' }, { take: 'S9', at: 0 }];
    expect(read({ decision: 'now', steps })).toEqual({ steps, ordered: [] });
    expect(read({ decision: 'now', steps, ordered: ['M'] })).toEqual({ steps, ordered: ['M'] });
    expect(read({ decision: 'now', steps, ordered: 'M' })).toEqual({ steps, ordered: [] });
  });
  test.each([
    ['nothing', null],
    ['no object', 7],
    ['of another decision', { decision: 'before', steps: [{ take: 'S9', at: 0 }] }],
    ['without a decision', { steps: [{ take: 'S9', at: 0 }] }],
    ['without steps', { decision: 'now' }],
    ['steps that are no list', { decision: 'now', steps: { length: 1 } }],
    ['a card that lies elsewhere', { decision: 'now', steps: [{ take: 'S9', at: 1 }] }],
    ['a place that is none', { decision: 'now', steps: [{ take: 'S9', at: '0' }] }],
    ['a demolition of no card', { decision: 'now', steps: [{ demolish: 'M' }, { demolish: 5 }] }],
  ])('is forgotten: %s', (_, stored) => expect(read(stored)).toEqual(nothingChosen));
  test('is forgotten when it cannot be read, and when there was none', () => {
    expect(building.readChoice('{', 'now', DISPLAY)).toEqual(nothingChosen);
    expect(building.readChoice(null, 'now', DISPLAY)).toEqual(nothingChosen);
  });
});

describe('how a card looks comes from the answer alone', () => {
  const preview = makePreview({
    choices: [
      { card: 'S9', can: true },
      { card: 'M7', needs: 'M5' },
      { card: 'C11', why_not: { code: 'build.not_lower' } },
    ],
  });
  const look = (at: number): string =>
    building.lookOf(building.take(nothingChosen, 'M2', 2), preview, DISPLAY, at).look;
  test.each([
    [0, 'free'],
    [1, 'needs'],
    [2, 'taken'],
    [3, 'no'],
  ])('card %i is %s', (at, expected) => expect(look(at)).toBe(expected));
});

describe('a card that fits on an 8 only takes the 8 with it', () => {
  const display = cards('M12 M8 S3 M2');
  const preview = makePreview({
    choices: [
      { card: 'M12', why_not: { code: 'build.not_lower' } },
      { card: 'M8', can: true },
      { card: 'S3', can: true },
    ],
  });
  const legal = ['build S3 M8', 'build M8 M12', 'build M8 M2 M12', 'build xM9 M12 S3'].map((action) => ({
    action,
    score: 0,
    demolishes: action.includes('xM9') ? ('M9' as const) : null,
  }));
  const look = (choice = nothingChosen, builds = legal): unknown =>
    building.lookOf(choice, preview, display, 0, builds);
  test('with as few others as possible', () =>
    expect(look()).toMatchObject({ look: 'along', along: ['M8'] }));
  test('not where no build with what is chosen has it', () =>
    expect(look(building.take(nothingChosen, 'S3', 2))).toMatchObject({ look: 'no' }));
  test('not where only a demolition makes room', () =>
    expect(look(nothingChosen, legal.slice(3))).toMatchObject({ look: 'no' }));
  test('but nothing of another kind, and whatever else is chosen stays', () => {
    const builds = [{ action: 'build S3 M8 M12', score: 0, demolishes: null }];
    expect(look(nothingChosen, builds)).toMatchObject({ look: 'along', along: ['M8'] });
    expect(look(building.take(nothingChosen, 'S3', 2), builds)).toMatchObject({ along: ['M8'] });
  });
  test('both are taken from their places', () =>
    expect(building.placesOf(building.takeAll(nothingChosen, cards('M8 M12'), display))).toEqual([1, 0]));
});

test('the towers as they would stand, with the new floors apart', () => {
  const { towers, kept } = building.tried(
    { ...noTowers, M: [8, 5], S: [11] },
    makePreview({ demolish: 'M5', cards: cards('M7 M2 S9') }),
  );
  expect([towers.M, towers.S, kept.M, kept.S]).toEqual([[8, 7, 2], [11, 9], 1, 1]);
});

test('an answer belongs to a choice when it speaks of the same cards', () => {
  const choice = building.take(building.take(nothingChosen, 'M2', 2), 'M7', 1);
  expect(building.answers(makePreview({ cards: cards('M7 M2') }), choice)).toBe(true);
  expect(building.answers(makePreview({ cards: cards('M2'), returned: cards('M7') }), choice)).toBe(true);
  expect(building.answers(makePreview({ cards: cards('M2') }), choice)).toBe(false);
  expect(building.answers(makePreview({ cards: cards('M7 M2'), demolish: 'M5' }), choice)).toBe(false);
});

test('before the answer comes the tapped card already lies there, but cannot be built', () => {
  const preview = makePreview({ cards: cards('S9'), action: 'build S9' });
  const guess = building.guess(preview, building.take(building.take(nothingChosen, 'S9', 0), 'M2', 2));
  expect([guess.cards, guess.action]).toEqual([['S9', 'M2'], null]);
  expect(building.guess(preview, building.take(nothingChosen, 'S9', 0))).toBe(preview);
});

test.each([
  [3, ['M2']],
  [2, []],
])('before the answer comes there is room for what is still to choose, of %i cards', (missing, open) => {
  const choices = cards('S9 M2 C11').map((card) => ({ card, can: true }));
  const choice = building.take(building.take(nothingChosen, 'S9', 0), 'C11', 3);
  const guess = building.guess(makePreview({ missing, choices }), choice);
  expect(guess.choices.filter(({ can }) => can).map(({ card }) => card)).toEqual(open);
  expect(guess.missing).toBe(missing - 2);
});

test('before the answer comes a demolition already has its price', () => {
  const preview = makePreview({ tops: [{ card: 'M5', can: true, price: 2 }] });
  expect(building.guess(preview, building.demolish(nothingChosen, 'M5')).price).toBe(2);
});

test('the top of a kind', () => {
  const preview = makePreview({ tops: [{ card: 'M5', can: true, price: 2 }] });
  expect(building.topOfKind(preview, 'M')?.price).toBe(2);
  expect(building.topOfKind(preview, 'T')).toBeNull();
});
