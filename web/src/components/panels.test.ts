// @vitest-environment jsdom
/** The panels as somebody meets them: found by role and name, tapped, and read. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../app.svelte';
import type { BidChoice, FromClient, Preview, State, TableMessage, Turn } from '../lib/protocol';
import { makePreview, makeState, makeTable, makeView, noTowers } from '../lib/testing';
import { Session } from '../session.svelte';
import { Workbench } from '../workbench.svelte';
import BidPanel from './BidPanel.svelte';
import BuildPanel from './BuildPanel.svelte';
import Display from './Display.svelte';
import LastMove from './LastMove.svelte';
import Rounds from './Rounds.svelte';
import Seats from './Seats.svelte';
import TableNotices from './TableNotices.svelte';
import TableSheets from './TableSheets.svelte';
import WaitPanel from './WaitPanel.svelte';

beforeAll(() => app.loadLanguage());
beforeEach(() => app.change({ slowBids: false }));

const higher = { code: 'bid.not_higher', rule: 'R10', facts: { highest: 2 } };
const tooMany = { code: 'bid.not_buildable', rule: 'R11', facts: { bid: 5, most: 4 } };
const position = makeState({ turn: 1, start: 3, bids: [{ seat: 2, bid: 2 }] });
const bids: readonly BidChoice[] = [
  { number: null },
  { number: 1, why_not: higher },
  { number: 2, why_not: higher },
  { number: 3 },
  { number: 4, demolition: true },
  { number: 5, why_not: tooMany },
];
/** A panel at a table where it is my turn, and what it sends. */
function atTable(
  state: State,
  turn: Partial<Turn>,
): { session: Session; table: TableMessage; position: State; sent: FromClient[] } {
  const table = makeTable(state, { turn: { seat: 1, player: 'person', ...turn } });
  const sent: FromClient[] = [];
  const session = new Session((message) => sent.push(message), makeView(table));
  return { session, table, position: state, sent };
}
const bidding = (state = position, choices = bids): ReturnType<typeof atTable> =>
  atTable(state, { bids: choices, most: 4, price: 2 });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('a possible number is said with one tap', async () => {
  const { sent, ...at } = bidding();
  render(BidPanel, at);
  await fireEvent.click(button('Bid 3'));
  expect(sent).toMatchObject([{ type: 'act', action: 'bid 3', seat: 1 }]);
});

test('passing is one tap too', async () => {
  const { sent, ...at } = bidding();
  render(BidPanel, at);
  await fireEvent.click(button('Pass'));
  expect(sent).toMatchObject([{ type: 'act', action: 'pass', seat: 1 }]);
});

test('what was said is marked at once, until the table has answered', async () => {
  const { sent, ...at } = bidding();
  render(BidPanel, at);
  await fireEvent.click(button('Bid 3'));
  expect(button('Bid 3').classList).toContain('said');
  expect(button('Pass').classList).not.toContain('said');
  const [act] = sent;
  at.session.receive({
    type: 'refused',
    code: 'table.stale',
    rule: null,
    facts: {},
    request: act?.type === 'act' ? (act.request ?? null) : null,
  });
  await vi.waitFor(() => expect(button('Bid 3').classList).not.toContain('said'));
  await fireEvent.click(button('Pass'));
  expect(button('Pass').classList).toContain('said');
});

test.each([
  ['Pass', 'You pass. It’s saved and will be sent when the connection is back.'],
  ['Bid 3', 'You bid 3. It’s saved and will be sent when the connection is back.'],
])('without a connection %s is kept, and the panel says so', async (name, words) => {
  const { sent, ...at } = bidding();
  const { container } = render(BidPanel, at);
  at.session.receive({ type: 'link', link: 'lost' });
  await fireEvent.click(button(name));
  expect(container.querySelector('.kept')?.textContent).toContain(words);
  expect(sent).toHaveLength(1);
});

test('without a connection taking a move back is kept, which is said, and no number is said meanwhile', async () => {
  const { sent, ...at } = bidding();
  const { container } = render(TableNotices, { ...at, away: null });
  render(BidPanel, { ...at, onhint: vi.fn(), onundo: () => at.session.undo() });
  at.session.receive({ type: 'link', link: 'lost' });
  await fireEvent.click(button('Undo my move'));
  const kept = (): string | undefined => container.querySelector('.kept')?.textContent;
  expect(kept()).toBe('You’re undoing your move. That’s saved and will be sent when the connection is back.');
  expect(button('Bid 3').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button('Bid 3'));
  expect(sent).toMatchObject([{ type: 'undo', number: 1 }]);
  expect(screen.queryByRole('button', { name: 'Undo my move' })).toBeNull();
  for (const link of ['open', 'back'] as const) at.session.receive({ type: 'link', link });
  await vi.waitFor(() => expect(kept()).toBeUndefined());
});

test.each([
  [
    'to end the game',
    'bot',
    'You’re ending the game. That’s saved and will be sent when the connection is back.',
  ],
  [
    'to ask for the end',
    'open',
    'You’re proposing to end the game. That’s saved and will be sent when the connection is back.',
  ],
] as const)(
  'without a connection the wish %s is kept, which is said, and the game goes on',
  (_, kind, words) => {
    const { sent, ...at } = bidding();
    const seats = at.table.seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind }));
    at.session.receive({ ...at.table, seats });
    at.session.receive({ type: 'link', link: 'lost' });
    at.session.end();
    at.session.end();
    const { container } = render(TableNotices, { ...at, away: null });
    expect(container.querySelector('.kept')?.textContent).toBe(words);
    at.session.bid(3);
    expect(sent.map(({ type }) => type)).toEqual(['end', 'act']);
  },
);

test('without a connection no question can be answered, and it says why', async () => {
  const { sent, ...at } = bidding();
  const table = { ...at.table, undo_ask: { seat: 2, agreed: [], waiting: [1] } };
  render(TableNotices, { ...at, table, away: null });
  at.session.receive({ type: 'link', link: 'lost' });
  const agree = await screen.findByRole('button', {
    name: 'Agree',
    description: 'You can do this again when the connection is back.',
  });
  expect(agree.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(agree);
  await fireEvent.click(button('Decline'));
  expect(sent).toEqual([]);
  at.session.receive({ type: 'link', link: 'open' });
  await vi.waitFor(() => expect(agree.getAttribute('aria-disabled')).toBe('false'));
  await fireEvent.click(agree);
  expect(sent).toEqual([{ type: 'agree', ask: 'undo', yes: true }]);
});

test.each([
  ['react', 'Hello'],
  ['leave', 'Leave the table'],
] as const)('without a connection the sheet %s says that it has to wait', async (overlay, name) => {
  const { sent, ...at } = bidding();
  const places = { others: [2, 3], me: 1, mine: [1], front: 1, canUndo: false, isHistoryOpen: true };
  render(TableSheets, { ...at, ...places, overlay });
  at.session.receive({ type: 'link', link: 'lost' });
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('You can do this again when the connection is back.'),
  );
  expect(button(name).getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button(name));
  expect(sent).toEqual([]);
});

test('a number that is not possible says why, leads to its rule, and is not said', async () => {
  const { sent, ...at } = bidding();
  render(BidPanel, at);
  const five = button('5: not possible. 5 is too many: you can build at most 4.');
  expect(five.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(five);
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('5 is too many: you can build at most 4.');
  await fireEvent.click(button('Why? Rule R11'));
  const dialog = screen.getByRole('dialog', { name: 'Rule R11' });
  // its words come when they are asked for
  await vi.waitFor(() => expect(dialog.textContent).toContain('demolishing at most one card'), {
    timeout: 10_000,
  });
});

test('a number that needs a demolition names its price', () => {
  render(BidPanel, bidding());
  expect(button('Bid 4, with a demolition, minus 2')).toBeTruthy();
  expect(screen.getByText(/To build 4 you must demolish a card/)).toBeTruthy();
});

test('the starting player sees 0 and cannot pass', () => {
  const none = [
    { number: null, why_not: { code: 'pass.start', rule: 'R10' } },
    ...[0, 1, 2].map((number) => ({ number })),
  ];
  render(BidPanel, bidding(makeState({ turn: 1, start: 1 }), none));
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bid 0',
    'Bid 1',
    'Bid 2',
  ]);
  expect(screen.getByText(/You start\./)).toBeTruthy();
});

test('a slip of the finger can be taken back', async () => {
  app.change({ slowBids: true });
  const { sent, ...at } = bidding();
  render(BidPanel, at);
  await fireEvent.click(button('Bid 3'));
  await fireEvent.click(button(/Bidding 3… Undo/));
  expect(at.session.saying).toBeNull();
  expect(sent).toEqual([]);
});

test('a hint is asked for once, and shown to be on its way until it comes', async () => {
  const onhint = vi.fn();
  const { rerender } = render(BidPanel, { ...bidding(), onhint });
  await fireEvent.click(button('Hint'));
  expect(onhint).toHaveBeenCalledOnce();
  expect(button(/^Hint/).getAttribute('aria-busy')).toBe('true');
  await rerender({ advice: { text: 'Bid 3.' } });
  expect(button(/^Hint/).getAttribute('aria-busy')).toBe('false');
});

test('a hint that a lost connection has swallowed can be asked for again when it is back', async () => {
  const { sent, ...at } = bidding();
  const { rerender } = render(BidPanel, { ...at, onhint: () => at.session.hint() });
  await fireEvent.click(button('Hint'));
  at.session.receive({ type: 'link', link: 'lost' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Hint/ })).toBeNull());
  at.session.receive({ type: 'link', link: 'open' });
  await rerender({});
  expect(button('Hint').getAttribute('aria-busy')).toBe('false');
  await fireEvent.click(button('Hint'));
  expect(sent).toHaveLength(2);
});

function building(preview = makePreview({ missing: 2, score: 24, change: 1 })): {
  at: { session: Session; bench: Workbench; position: State; preview: Preview };
  sent: FromClient[];
} {
  const state = makeState({ phase: 'build', bids: [{ seat: 1, bid: 3 }] });
  const { session, sent } = atTable(state, { building: preview });
  return { at: { session, bench: new Workbench(() => session), position: state, preview }, sent };
}

test('the main button counts down and builds only when all stand', async () => {
  const { at, sent } = building();
  const { unmount } = render(BuildPanel, at);
  await fireEvent.click(button('Choose 2 more'));
  expect(sent).toEqual([]);
  unmount();
  const ready = building(makePreview({ missing: 0, action: 'build T5 C7 M3' }));
  render(BuildPanel, ready.at);
  await fireEvent.click(button('Build'));
  expect(ready.sent).toMatchObject([{ type: 'act', action: 'build T5 C7 M3' }]);
});

test('without a connection a build that was tapped is kept, and says so on its button', async () => {
  const { at, sent } = building(makePreview({ missing: 0, action: 'build T5 C7 M3' }));
  render(BuildPanel, at);
  await fireEvent.click(button('Build'));
  expect(button('Sending…')).toBeTruthy();
  at.session.receive({ type: 'link', link: 'lost' });
  await vi.waitFor(() => expect(button('Saved, waiting for the connection').ariaDisabled).toBe('true'));
  await fireEvent.click(button('Saved, waiting for the connection'));
  expect(sent).toHaveLength(1);
});

test('without a connection a bid that is taken back is kept, and says so on its button', async () => {
  const { at, sent } = building();
  render(BuildPanel, { ...at, canRetract: true });
  at.session.receive({ type: 'link', link: 'lost' });
  await fireEvent.click(button('Take the bid back'));
  const kept = button('Saved, waiting for the connection');
  expect(kept.ariaDisabled).toBe('true');
  await fireEvent.click(kept);
  expect(sent).toMatchObject([{ type: 'act', action: 'retract' }]);
});

test('the line of points says difference, before and after', () => {
  const { container } = render(BuildPanel, building().at);
  expect(container.querySelector('.tally')?.textContent).toMatch(/\+1\s*23 → 24 points/);
});

test('a chosen demolition keeps its price', () => {
  const preview = makePreview({ demolish: 'S6', price: 2, tops: [] });
  const { container } = render(BuildPanel, building(preview).at);
  expect(container.querySelector('.tally')?.textContent).toMatch(/demoli.*2/i);
});

test('a refusal can offer its way out', async () => {
  const run = vi.fn();
  const { at } = building();
  at.bench.refusal = {
    words: 'Sand 7 fits once Sand 6 is demolished.',
    rule: null,
    fix: { label: 'Demolish Sand 6', run },
  };
  render(BuildPanel, at);
  await fireEvent.click(button('Demolish Sand 6'));
  expect(run).toHaveBeenCalledOnce();
});

test('a bid that cannot be built is taken back instead', async () => {
  const { at, sent } = building();
  render(BuildPanel, { ...at, canRetract: true });
  expect(screen.queryByRole('button', { name: /more to choose|^Build$/ })).toBeNull();
  await fireEvent.click(button('Take the bid back'));
  expect(sent).toMatchObject([{ type: 'act', action: 'retract' }]);
});

const waiting = {
  mine: [1],
  canUndo: false,
  away: null,
  onreact: vi.fn(),
  onundo: vi.fn(),
};

test('waiting says who thinks, who leads and who comes then', () => {
  const position = makeState({ turn: 2, start: 1, bids: [{ seat: 1, bid: 2 }] });
  const { container } = render(WaitPanel, { table: makeTable(position), position, ...waiting });
  expect(container.textContent).toMatch(/Ben is thinking.*You lead with 2\..*Then.*Cleo/s);
});

test('somebody is said to be still there only when a lost connection would have been noticed', async () => {
  vi.useFakeTimers();
  try {
    const position = makeState({ turn: 2 });
    const table = makeTable(position, { turn: { seat: 2, player: 'person' } });
    render(WaitPanel, { table, position, ...waiting });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(screen.queryByText('Ben is still there.')).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByText('Ben is still there.')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
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
      'Ben, 15 points, rubble 2. Tree: 5 on top, 4 floors. Candy: finished, 2 floors. ' +
        'Haunted: not started. Sand: not started. Scrap: not started. Open the towers.',
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

test('nothing is said to be unbuilt while what was built is still asked for', async () => {
  const line = { last: null, me: 1, onopen: vi.fn() };
  const { rerender } = render(LastMove, { ...line, table: makeTable(makeState()) });
  expect(button('Nothing has been built yet Open the history.')).toBeTruthy();
  await rerender({ ...line, table: makeTable(makeState({ round: 2 })) });
  expect(button('Open the history.').textContent).not.toContain('Nothing');
});

test('the line of the last build names who built, what fell, what was built, and the points', async () => {
  const last = {
    round: 1,
    seat: 2,
    demolished: 'S6' as const,
    built: ['T5', 'S5'] as const,
    change: -2,
    points: 3,
    bids: [{ seat: 2, bid: 2 }],
    cards: 5,
    isNow: true,
  };
  const onopen = vi.fn();
  const line = { table: makeTable(makeState({ round: 2 })), last, me: 1, onopen };
  const { container, rerender } = render(LastMove, line);
  const read = (selector: string): string | undefined =>
    container.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
  expect([read('.when'), read('.name'), read('.gain')]).toEqual(['Just now', 'Ben', '−2']);
  const toks = [...container.querySelectorAll('.tok')];
  expect(toks.map((tok) => tok.textContent?.trim())).toEqual(['6', '5', '5']);
  // what fell is struck out, beside a hammer
  expect(toks.map((tok) => tok.matches('.fell > .down'))).toEqual([true, false, false]);
  expect(read('.hidden-text')).toBe(
    'Just now: Ben demolishes Sand 6 and builds Tree 5 and Sand 5. −2. Open the history.',
  );
  await rerender({ ...line, last: { ...last, seat: 1, demolished: null, change: 4, isNow: false } });
  expect([read('.when'), read('.name'), read('.gain')]).toEqual(['Last round', 'You', '+4']);
  expect(container.querySelector('.fell')).toBe(null);
  await fireEvent.click(screen.getByRole('button'));
  expect(onopen).toHaveBeenCalledOnce();
});
