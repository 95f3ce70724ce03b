// @vitest-environment jsdom
/** A table as one browser plays it: what is sent, and what is kept. */
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from './app.svelte';
import { nothingChosen, take } from './lib/building';
import { TIMES } from './lib/pace';
import type { FromClient, Preview, TableMessage } from './lib/protocol';
import { recallGone, rememberGone } from './lib/storage';
import { makePreview, makeState, makeTable, noTowers } from './lib/testing';
import { ANSWER_MILLISECONDS, Session, SLIP_MILLISECONDS } from './session.svelte';

const you = { type: 'you' as const, seats: [1], creator: true };
const building: Preview = makePreview({
  missing: 2,
  choices: [
    { card: 'T5', can: true },
    { card: 'C7', can: true },
    { card: 'S0', can: true },
  ],
});
const legal = ['build T5 C7', 'build T5 S0'].map((action) => ({ action, score: 12 }));
const buildTable = (changes: Partial<TableMessage> = {}): TableMessage =>
  makeTable(makeState({ phase: 'build', bids: [{ seat: 1, bid: 2 }] }), {
    turn: { seat: 1, player: 'person', building, legal },
    ...changes,
  });

function session(...received: TableMessage[]): { session: Session; sent: FromClient[] } {
  const sent: FromClient[] = [];
  const made = new Session((message) => sent.push(message));
  made.receive(you);
  for (const table of received) made.receive(table);
  return { session: made, sent };
}

beforeEach(() => {
  sessionStorage.clear();
  app.change({ slowBids: true, pace: 'once' });
});

test('a bid is sent after a moment, and not at all if it is taken back', () => {
  vi.useFakeTimers();
  const { session: one, sent } = session(makeTable(makeState(), { turn: { seat: 1, player: 'person' } }));
  one.bid(3);
  one.takeSlipBack();
  vi.advanceTimersByTime(SLIP_MILLISECONDS * 2);
  expect(sent).toEqual([]);
  one.bid(null);
  vi.advanceTimersByTime(SLIP_MILLISECONDS);
  expect(sent).toMatchObject([{ type: 'act', action: 'pass', number: 1, seat: 1 }]);
  one.bid(2);
  vi.advanceTimersByTime(SLIP_MILLISECONDS);
  expect(sent).toHaveLength(1); // the first is still under way
  vi.useRealTimers();
});

test('what the server has not answered outlives the page', () => {
  app.change({ slowBids: false });
  const { session: one, sent } = session(makeTable(makeState(), { turn: { seat: 1, player: 'person' } }));
  one.bid(3);
  one.end();
  expect(one.unanswered).toEqual(sent);
  expect([one.isWaiting, one.sent, one.waitsFor('end')]).toEqual([true, 'bid 3', true]);
  const gone = { table: 'KIWI', number: 1, at: 0, kept: one.unanswered };
  rememberGone(sessionStorage, gone);
  expect(recallGone(sessionStorage, 'KIWI')).toEqual(gone);
  const request = one.unanswered[0]?.request ?? '';
  one.receive({ type: 'accepted', request, number: 2 });
  expect([one.isWaiting, one.sent, one.waitsFor('end')]).toEqual([false, null, true]);
  one.undo();
  one.undo(); // the first is still under way
  expect(sent.map(({ type }) => type)).toEqual(['act', 'end', 'undo']);
});

test('of what an older page has left only what can be sent is kept', () => {
  const undo = { type: 'undo', number: 1, request: 'a' };
  const kept = [undo, { type: 'undo', request: 'b' }, { type: 'end' }, { type: 'hint', request: 'c' }, null];
  sessionStorage.setItem('fivetowers.gone', JSON.stringify({ table: 'KIWI', number: 1, at: 0, kept }));
  expect(recallGone(sessionStorage, 'KIWI')?.kept).toEqual([undo]);
});

test('the only build there is lies there already', () => {
  const { session: one, sent } = session(
    buildTable({ turn: { seat: 1, player: 'person', building, legal: legal.slice(0, 1) } }),
  );
  expect(one.choice.steps).toHaveLength(2);
  expect(sent).toMatchObject([{ type: 'preview', cards: ['T5', 'C7'], demolish: null }]);
});

test('what was tapped stays while somebody asks something, and goes when the game goes on', () => {
  const { session: one } = session(buildTable());
  one.choose(take(nothingChosen, 'T5', 0));
  one.receive(buildTable({ number: 2, undo_ask: { seat: 2, agreed: [], waiting: [1] } }));
  expect(one.choice.steps).toHaveLength(1);
  one.receive(makeTable(makeState({ round: 2 }), { number: 3, turn: { seat: 2, player: 'bot' } }));
  expect(one.choice).toEqual(nothingChosen);
});

test('what was tapped is there again after a reload, but only for the same decision', () => {
  session(buildTable()).session.choose(take(nothingChosen, 'T5', 0));
  expect(session(buildTable({ number: 9 })).session.choice.steps).toEqual([{ take: 'T5', at: 0 }]);
  expect(session(buildTable({ id: 'OTHER' })).session.choice).toEqual(nothingChosen);
});

test('a guess stands until the answer comes, and cards that do not stand go back', () => {
  const { session: one } = session(buildTable());
  one.choose(take(take(nothingChosen, 'T5', 0), 'C7', 1));
  expect([one.preview?.cards, one.preview?.action, one.isAnswered]).toEqual([['T5', 'C7'], null, false]);
  one.receive(makePreview({ cards: ['T5'], returned: ['C7'], missing: 1 }));
  expect(one.choice.steps).toEqual([{ take: 'T5', at: 0 }]);
  expect(one.isAnswered).toBe(true);
});

test('others are shown one step after the other, and a touch hurries', () => {
  vi.useFakeTimers();
  app.change({ pace: 'brisk' });
  const said = (...seats: number[]): TableMessage =>
    makeTable(makeState({ turn: seats.length + 1, bids: seats.map((seat) => ({ seat, bid: seat - 1 })) }), {
      number: seats.length + 1,
      turn: { seat: seats.length + 1, player: 'bot' },
      news: [{ type: 'acted', seat: seats.length, action: `bid ${seats.length - 1}`, by: 'bot' }],
    });
  const { session: one } = session(said());
  one.receive(said(1));
  one.receive(said(1, 2));
  one.receive(said(1, 2, 3));
  const shown = (): number | undefined => one.view.table?.state?.bids.length;
  expect([shown(), one.isBehind]).toEqual([1, true]);
  one.hurry();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(700);
  expect([shown(), one.isBehind]).toEqual([3, false]);
  vi.useRealTimers();
});

test('a build rests at a brisk pace before the next cards are dealt, and at a calm one until it has been seen', () => {
  vi.useFakeTimers();
  const seats: TableMessage['seats'] = [
    { kind: 'open', taken: true, name: 'Anna' },
    ...['Ben', 'Cleo'].map((name) => ({ kind: 'bot' as const, taken: true, bot: 'mason', name })),
  ];
  const bids = [{ seat: 2, bid: 1 }];
  const before = makeTable(makeState({ phase: 'build', turn: 2, bids }), { seats });
  const towers = [noTowers, { ...noTowers, T: [5] }, noTowers];
  const after = makeTable(makeState({ round: 2, turn: 3, display: ['M1'], towers }), {
    seats,
    number: 2,
    turn: { seat: 3, player: 'bot' },
    news: [{ type: 'acted', seat: 2, action: 'build T5', by: 'bot' }],
  });
  const shown = (one: Session): unknown => [one.view.table?.state?.round, one.isHeld];
  app.change({ pace: 'brisk' });
  const { session: brisk } = session(before, after);
  expect(shown(brisk)).toEqual([1, false]);
  vi.advanceTimersByTime(TIMES.brisk.place + TIMES.brisk.rest - 1);
  expect(shown(brisk)).toEqual([1, false]);
  vi.advanceTimersByTime(TIMES.brisk.pause + 1);
  expect(shown(brisk)).toEqual([2, false]);
  app.change({ pace: 'calm' });
  const { session: calm } = session(before, after);
  vi.advanceTimersByTime(60_000);
  expect(shown(calm)).toEqual([1, true]);
  calm.hurry();
  vi.runAllTimers();
  expect(shown(calm)).toEqual([2, false]);
  vi.useRealTimers();
});

test('after a lost connection the page jumps to the present', () => {
  app.change({ pace: 'calm' });
  const { session: one } = session(makeTable(makeState()));
  for (const link of ['lost', 'open'] as const) one.receive({ type: 'link', link });
  one.receive(makeTable(makeState({ bids: [1, 2, 3].map((seat) => ({ seat, bid: seat })) }), { number: 4 }));
  expect([one.view.table?.state?.bids.length, one.isBehind]).toEqual([3, false]);
});

test('while a mark is painted the table is asked, and its answer is drawn together with what was tapped', () => {
  const { session: one, sent } = session(buildTable());
  one.hold();
  one.choose(take(take(nothingChosen, 'T5', 0), 'C7', 1));
  expect(sent).toMatchObject([{ type: 'preview', cards: ['T5', 'C7'] }]);
  one.receive(makePreview({ cards: ['T5'], returned: ['C7'], missing: 1 }));
  expect([one.choice, one.preview?.cards]).toEqual([nothingChosen, []]);
  one.settle();
  expect([one.choice.steps, one.isAnswered]).toEqual([[{ take: 'T5', at: 0 }], true]);
  one.choose(nothingChosen);
  expect(one.choice).toEqual(nothingChosen);
});

/** A card of such a table was tapped, and the mark has been painted. */
function marked(id: string): { session: Session; unmark: ReturnType<typeof vi.fn> } {
  const { session: one } = session(buildTable({ id }));
  const unmark = vi.fn();
  one.hold(unmark);
  one.choose(take(nothingChosen, 'T5', 0));
  one.settleSoon();
  return { session: one, unmark };
}

test('a table in this page answers in a moment: until then the mark stays, and all is drawn at once', async () => {
  vi.useFakeTimers();
  const { session: one, unmark } = marked('local-7');
  expect([one.choice.steps, unmark.mock.calls]).toEqual([[], []]);
  one.receive(makePreview({ cards: ['T5'], missing: 1 }));
  expect([one.choice.steps.length, one.isAnswered]).toEqual([1, true]);
  await tick();
  expect(unmark).toHaveBeenCalledOnce();
  one.choose(nothingChosen);
  expect(one.choice).toEqual(nothingChosen);
  vi.useRealTimers();
});

test('what was tapped is not kept waiting for an answer that takes longer, nor for one of a server', async () => {
  vi.useFakeTimers();
  const { session: one, unmark } = marked('local-7');
  vi.advanceTimersByTime(ANSWER_MILLISECONDS - 1);
  expect([one.choice.steps.length, unmark.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  await tick();
  expect([one.choice.steps.length, one.isAnswered, unmark.mock.calls.length]).toEqual([1, false, 1]);
  const { session: other } = marked('far');
  expect([other.choice.steps.length, other.isAnswered]).toEqual([1, false]);
  vi.useRealTimers();
});
