import { expect, test } from 'vitest';
import { makePreview, makeState, makeTable, makeView } from './testing';
import { update } from './update';
import { emptyView, type Link } from './view';

const refused = {
  type: 'refused' as const,
  code: 'bid.not_higher',
  rule: 'R10',
  facts: {},
  request: 'a',
};

test('a newer table replaces the old one and clears what belonged to it', () => {
  const view = { ...makeView(makeTable(makeState())), preview: makePreview(), refused };
  const next = update(view, makeTable(makeState({ round: 2 }), { number: 2 }));
  expect(next.table?.state?.round).toBe(2);
  expect([next.preview, next.refused]).toEqual([null, null]);
});

test('what lies on the table stays the same object while it is the same', () => {
  const view = makeView(makeTable(makeState()));
  const next = update(view, makeTable(makeState({ bids: [{ seat: 1, bid: 1 }] }), { number: 2 }));
  expect(next.table?.state?.towers).toBe(view.table?.state?.towers);
  const elsewhere = makeTable(makeState(), { number: 2, id: 'another' });
  expect(update(view, elsewhere).table).toBe(elsewhere);
});

test('an older table that arrives late is ignored', () => {
  const view = makeView(makeTable(makeState(), { number: 7 }));
  expect(update(view, makeTable(makeState({ round: 9 }), { number: 6 }))).toBe(view);
});

test('the same number again keeps what was being chosen', () => {
  const view = { ...makeView(makeTable(makeState())), preview: makePreview() };
  expect(update(view, makeTable(makeState())).preview).not.toBeNull();
});

test('a preview or a hint for another number is stale', () => {
  const view = makeView(makeTable(makeState(), { number: 3 }));
  expect(update(view, makePreview({ number: 2 })).preview).toBeNull();
  expect(update(view, makePreview({ number: 3 })).preview).not.toBeNull();
  expect(
    update(view, { type: 'hint', number: 2, action: 'build T5', score: 1, reasons: [] }).hint,
  ).toBeNull();
});

test('a request is under way until it is accepted or refused', () => {
  const sent = update(update(emptyView, { type: 'sent', request: 'a' }), { type: 'sent', request: 'b' });
  expect(sent.sending).toEqual(['a', 'b']);
  expect(update(sent, { type: 'accepted', request: 'a', number: 1 }).sending).toEqual(['b']);
  const answer = update(sent, refused);
  expect([answer.sending, answer.refused?.code]).toEqual([['b'], 'bid.not_higher']);
  expect(update(answer, { type: 'dismiss' }).refused).toBeNull();
});

test('a connection that was lost comes back with a word', () => {
  const lost = update({ ...emptyView, link: 'open' }, { type: 'link', link: 'lost' });
  expect(lost.link).toBe('lost');
  expect(update(lost, { type: 'link', link: 'open' }).link).toBe('back');
  expect(update(emptyView, { type: 'link', link: 'open' }).link).toBe('open');
});

test('what was played without me is told once; what comes after the return is seen as it happens', () => {
  const passes = (seat: number) => ({ type: 'acted', action: 'pass', seat, by: 'person' as const });
  const lost = { ...makeView(makeTable(makeState())), link: 'lost' as const };
  const back = update(lost, { type: 'link', link: 'open' });
  const told = update(back, makeTable(makeState({ turn: 3 }), { number: 2, news: [passes(2)] }));
  expect(told.missed).toEqual([passes(2)]);
  const read = update(told, { type: 'read' });
  expect(read.link).toBe('back');
  expect(update(read, makeTable(makeState({ turn: 1 }), { number: 3, news: [passes(3)] })).missed).toEqual(
    [],
  );
  // nothing had happened, and then somebody moves
  const same = update(back, makeTable(makeState()));
  expect(update(same, makeTable(makeState({ turn: 3 }), { number: 2, news: [passes(2)] })).missed).toEqual(
    [],
  );
});

test('a server that said it stops is restarting, not lost', () => {
  const closing = update({ ...emptyView, link: 'open' }, { type: 'closing' });
  expect(update(closing, { type: 'link', link: 'lost' }).link).toBe('restart');
});

test('who I am, who is there and what somebody says are kept', () => {
  const you = { type: 'you' as const, seats: [2], creator: false };
  expect(update(emptyView, you).you).toBe(you);
  const presence = { type: 'presence' as const, seats: [true], watching: 3 };
  expect(update(emptyView, presence).presence).toBe(presence);
  expect(update(emptyView, { type: 'reaction', seat: 1, reaction: 'wow' }).reaction?.reaction).toBe('wow');
  expect(update(emptyView, { type: 'pong' })).toBe(emptyView);
});

test('what was missed stays until it is read, whatever comes after another return', () => {
  const passes = (seat: number) => ({ type: 'acted', action: 'pass', seat, by: 'person' as const });
  const view = { ...makeView(makeTable(makeState())), missed: [passes(2)] };
  const back = update(view, { type: 'return' });
  expect(back.isReturning).toBe(true);
  const next = makeTable(makeState({ turn: 1, round: 2 }), { number: 2, news: [passes(3)] });
  expect(update(back, next).missed).toEqual([passes(2)]);
  expect(update(back, { ...next, phase: 'ended' }).missed).toEqual([]);
});

test('my own moves are not missed, those that a bot made for me are', () => {
  const passes = (seat: number, by: 'person' | 'bot') => ({ type: 'acted', action: 'pass', seat, by });
  const back = { ...makeView(makeTable(makeState())), isReturning: true };
  const news = [
    passes(1, 'person'),
    passes(1, 'bot'),
    { type: 'acted', action: 'deal T5', by: 'deal' as const },
  ];
  expect(update(back, makeTable(makeState({ turn: 2 }), { number: 2, news })).missed).toEqual([
    passes(1, 'bot'),
  ]);
});

test('rounds are asked for again after a connection opens, and kept while it lives or is lost', () => {
  const rounds = makeView(makeTable(makeState())).rounds.concat({ round: 1 } as never);
  const after = (before: Link, link: Link) =>
    update({ ...emptyView, link: before, rounds }, { type: 'link', link });
  expect(after('connecting', 'open').rounds).toEqual([]);
  expect(after('lost', 'open').rounds).toEqual([]);
  expect(after('back', 'open').rounds).toBe(rounds);
  expect(after('open', 'open').rounds).toBe(rounds);
  expect(after('open', 'lost').rounds).toBe(rounds);
});

test('the page returns when a lost line opens, not when it is lost or opens for the first time', () => {
  const after = (before: Link, link: Link) => update({ ...emptyView, link: before }, { type: 'link', link });
  expect(after('lost', 'open').isReturning).toBe(true);
  expect(after('restart', 'open')).toMatchObject({ link: 'back', isReturning: true });
  expect(after('open', 'lost').isReturning).toBe(false);
  expect(after('connecting', 'open').isReturning).toBe(false);
  expect(update({ ...emptyView, isReturning: true }, { type: 'link', link: 'lost' }).isReturning).toBe(true);
});
