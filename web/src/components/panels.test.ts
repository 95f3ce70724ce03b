// @vitest-environment jsdom
/** The panels as somebody meets them: found by role and name, tapped, and read. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { app } from '../app.svelte';
import { makePreview, makeState, makeTable, noTowers } from '../lib/testing';
import BidPanel from './BidPanel.svelte';
import BuildPanel from './BuildPanel.svelte';
import Display from './Display.svelte';
import Rounds from './Rounds.svelte';
import Seats from './Seats.svelte';
import WaitPanel from './WaitPanel.svelte';

beforeAll(() => app.loadLanguage());

const higher = { code: 'bid.not_higher', rule: 'R10', facts: { highest: 2 } };
const tooMany = { code: 'bid.not_buildable', rule: 'R11', facts: { bid: 5, most: 4 } };
const bidding = {
  bids: [
    { number: null },
    { number: 1, why_not: higher },
    { number: 2, why_not: higher },
    { number: 3 },
    { number: 4, demolition: true },
    { number: 5, why_not: tooMany },
  ],
  starts: false,
  most: 4,
  price: 2,
  leader: { name: 'Ben', bid: 2 },
  saying: null,
  isWaiting: false,
  onbid: vi.fn(),
  onslip: vi.fn(),
};
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('a possible number is said with one tap', async () => {
  const onbid = vi.fn();
  render(BidPanel, { ...bidding, onbid });
  await fireEvent.click(button('Bid 3'));
  expect(onbid).toHaveBeenCalledExactlyOnceWith(3);
  await fireEvent.click(button('Pass'));
  expect(onbid).toHaveBeenLastCalledWith(null);
});

test('a number that is not possible says why, leads to its rule, and is not said', async () => {
  const onbid = vi.fn();
  render(BidPanel, { ...bidding, onbid });
  const five = button('5: not possible. 5 is too many: you can build at most 4.');
  expect(five.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(five);
  expect(onbid).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('5 is too many: you can build at most 4.');
  await fireEvent.click(button('Why? Rule R11'));
  const dialog = screen.getByRole('dialog', { name: 'Rule R11' });
  // its words come when they are asked for
  await vi.waitFor(() => expect(dialog.textContent).toContain('demolishing at most one card'), {
    timeout: 10_000,
  });
});

test('a number that needs a demolition names its price', () => {
  render(BidPanel, bidding);
  expect(button('Bid 4, with a demolition, minus 2')).toBeTruthy();
  expect(screen.getByText(/To build 4 you must demolish a card/)).toBeTruthy();
});

test('the starting player sees 0 and cannot pass', () => {
  render(BidPanel, {
    ...bidding,
    starts: true,
    leader: null,
    bids: [
      { number: null, why_not: { code: 'pass.start', rule: 'R10' } },
      ...[0, 1, 2].map((number) => ({ number })),
    ],
  });
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bid 0',
    'Bid 1',
    'Bid 2',
  ]);
  expect(screen.getByText(/You start\./)).toBeTruthy();
});

test('a slip of the finger can be taken back', async () => {
  const onslip = vi.fn();
  render(BidPanel, { ...bidding, saying: { number: 3 }, onslip });
  await fireEvent.click(button(/Bidding 3… Undo/));
  expect(onslip).toHaveBeenCalledOnce();
});

const building = {
  count: 3,
  preview: makePreview({ missing: 2, score: 24, change: 1 }),
  steps: 1,
  isOnly: false,
  canHint: true,
  canRetract: false,
  isWaiting: false,
  refusal: null,
  onhint: vi.fn(),
  onback: vi.fn(),
  onclear: vi.fn(),
  onbuild: vi.fn(),
  onretract: vi.fn(),
};

test('the main button counts down and builds only when all stand', async () => {
  const onbuild = vi.fn();
  const { rerender } = render(BuildPanel, { ...building, onbuild });
  await fireEvent.click(button('Choose 2 more'));
  expect(onbuild).not.toHaveBeenCalled();
  await rerender({ preview: makePreview({ missing: 0, action: 'build T5 C7 M3' }) });
  await fireEvent.click(button('Build'));
  expect(onbuild).toHaveBeenCalledOnce();
});

test('the line of points says difference, before and after', () => {
  const { container } = render(BuildPanel, building);
  expect(container.querySelector('.tally')?.textContent).toMatch(/\+1\s*23 → 24 points/);
});

test('a chosen demolition keeps its price', () => {
  const preview = makePreview({ demolish: 'S6', price: 2, tops: [] });
  const { container } = render(BuildPanel, { ...building, preview });
  expect(container.querySelector('.tally')?.textContent).toContain('2');
  expect(container.querySelector('.tally')?.textContent).toMatch(/demoli/i);
});

test('a refusal can offer its way out', async () => {
  const run = vi.fn();
  render(BuildPanel, {
    ...building,
    refusal: {
      words: 'Sand 7 fits once Sand 6 is demolished.',
      rule: null,
      fix: { label: 'Demolish Sand 6', run },
    },
  });
  await fireEvent.click(button('Demolish Sand 6'));
  expect(run).toHaveBeenCalledOnce();
});

test('a bid that cannot be built is taken back instead', async () => {
  const onretract = vi.fn();
  render(BuildPanel, { ...building, canRetract: true, onretract });
  expect(screen.queryByRole('button', { name: /more to choose|^Build$/ })).toBeNull();
  await fireEvent.click(button('Take the bid back'));
  expect(onretract).toHaveBeenCalledOnce();
});

const waiting = {
  mine: [1],
  canUndo: false,
  away: null,
  onreact: vi.fn(),
  onhistory: vi.fn(),
  onundo: vi.fn(),
};

test('waiting says who thinks, who leads and who comes then', () => {
  const position = makeState({ turn: 2, start: 1, bids: [{ seat: 1, bid: 2 }] });
  const { container } = render(WaitPanel, { table: makeTable(position), position, ...waiting });
  expect(container.textContent).toMatch(/Ben is thinking.*You lead with 2\..*Then.*Cleo/s);
});

test('who watches cannot react', () => {
  const position = makeState({ turn: 2 });
  render(WaitPanel, { table: makeTable(position), position, ...waiting, mine: [] });
  expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  expect(screen.getByText('You’re watching.')).toBeTruthy();
});

test('the cards turned up are one stop for the keyboard, and a tap takes one', async () => {
  const ontap = vi.fn();
  render(Display, { cards: ['T5', 'C7', 'S0'], ontap });
  const cards = screen.getAllByRole('button');
  expect(cards.map((card) => [card.getAttribute('aria-label'), card.tabIndex])).toEqual([
    ['Tree 5', 0],
    ['Candy 7', -1],
    ['Sand 0', -1],
  ]);
  cards[0]?.focus();
  await fireEvent.keyDown(cards[0] as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.click(cards[1] as HTMLElement);
  expect(ontap).toHaveBeenCalledExactlyOnceWith(1);
});

test('another player is one button with everything in its name', async () => {
  const position = makeState({
    scores: [0, 15, 0],
    rubble: [[], ['T1', 'H1'], []],
    towers: [
      makeState().towers[0],
      { T: [14, 9, 7, 5], C: [9, 0], H: [], S: [], M: [] },
      makeState().towers[2],
    ] as never,
  });
  const onopen = vi.fn();
  render(Seats, { table: makeTable(position), position, seats: [2, 3], onopen });
  await fireEvent.click(
    button(
      'Ben, 15 points, rubble 2. Tree: 5 on top, 4 floors. Candy: finished, 2 floors. Haunted: not started. Sand: not started. Scrap: not started. Open the towers.',
    ),
  );
  expect(onopen).toHaveBeenCalledExactlyOnceWith(2);
});

test('the history speaks to me, of the others by name, and says why there was no turn', async () => {
  const parts = { total: 3, towers: {}, main: null, main_points: 0, rubble_points: 0 };
  const round = {
    round: 1,
    lap: 1,
    display: ['T5', 'S7'] as const,
    bids: [
      { seat: 3, bid: 1 },
      { seat: 2, bid: 2 },
    ],
    builder: 2,
    build: 'build xS6 T5 S7',
    change: 3,
    towers: [noTowers, noTowers, noTowers],
    rubble: [[], [], []],
    scores: [parts, parts, parts],
  };
  const position = makeState({ round: 2, bids: [{ seat: 1, bid: 1 }] });
  const onopen = vi.fn();
  render(Rounds, { table: makeTable(position), position, rounds: [round], me: 1, onopen });
  const [now, last] = screen.getAllByRole('listitem');
  expect(now?.textContent).toContain('Round 2. You bid 1.');
  for (const words of [
    'Ben demolishes Sand 6 and builds Tree 5 and Sand 7.',
    'Ben bid 2, so the bidding is over.',
  ])
    expect(last?.textContent).toContain(words);
  await fireEvent.click(screen.getByRole('button'));
  expect(onopen).toHaveBeenCalledExactlyOnceWith(round);
});
