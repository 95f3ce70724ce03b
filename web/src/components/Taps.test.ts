// @vitest-environment jsdom
/** A tap is marked at once; the table hears of it at once, and is drawn when the mark can be seen. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { app } from '../app.svelte';
import { afterPaint } from '../lib/paint';
import type { FromClient } from '../lib/protocol';
import { makeState, makeTable, makeView } from '../lib/testing';
import { Session } from '../session.svelte';
import BidPanel from './BidPanel.svelte';
import Taps from './Taps.svelte';

beforeAll(() => app.loadLanguage());
beforeEach(() => app.change({ slowBids: false }));

const position = makeState({ turn: 1, start: 3, bids: [{ seat: 2, bid: 2 }] });
const table = makeTable(position, {
  turn: { seat: 1, player: 'person', bids: [{ number: null }, { number: 3 }, { number: 4 }] },
});
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

function bidding(): { session: Session; sent: FromClient[] } {
  const sent: FromClient[] = [];
  const session = new Session((message) => sent.push(message), makeView(table));
  render(Taps, { session });
  render(BidPanel, { session, table, position });
  return { session, sent };
}

test('a bid is marked and sent at once, and drawn as said after the next frame', async () => {
  const { session, sent } = bidding();
  await fireEvent.click(button('Bid 3'));
  expect([button('Bid 3').classList.contains('tapped'), session.isWaiting]).toEqual([true, false]);
  expect(sent).toMatchObject([{ type: 'act', action: 'bid 3' }]);
  await new Promise<void>(afterPaint);
  await tick();
  expect([button('Bid 3').classList.contains('tapped'), session.isWaiting]).toEqual([false, true]);
});

test('a second tap in the same frame finds what the first one has changed', async () => {
  const { sent } = bidding();
  await fireEvent.click(button('Bid 3'));
  await fireEvent.click(button('Bid 4'));
  expect(sent).toHaveLength(1);
});
