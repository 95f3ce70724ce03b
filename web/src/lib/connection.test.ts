import { beforeEach, expect, test, vi } from 'vitest';
import {
  connect,
  DAMAGED_CODE,
  FIRST_WAIT,
  LONGEST_WAIT,
  newRequest,
  PATIENCE,
  QUIET,
  SHORT_PATIENCE,
  waitBefore,
  type Connection,
  type SocketLike,
} from './connection';
import type { FromServer } from './protocol';
import type { Link } from './view';

class FakeSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: { type: string; request?: string; since?: number | null }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[],
  links: Link[],
  heard: FromServer[],
  timers: { at: number; run: () => void }[],
  now: number;
const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;

function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.run();
  }
  now = end;
}

function begin(): Connection {
  return connect({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    clock: {
      after(milliseconds, run) {
        const timer = { at: now + milliseconds, run };
        timers.push(timer);
        return () => {
          const at = timers.indexOf(timer);
          if (at >= 0) timers.splice(at, 1);
        };
      },
    },
    hello: () => ({ type: 'hello', since: heard.length }),
    onMessage: (message) => heard.push(message),
    onLink: (link) => links.push(link),
    spread: () => 0.5,
  });
}
const act = (request: string) => ({ type: 'act', number: 1, action: 'bid 2', seat: 1, request }) as const;

beforeEach(() => {
  [sockets, links, heard, timers, now] = [[], [], [], [], 0];
});

test('it says hello first', () => {
  begin();
  latest().accept();
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello']);
  expect(links).toEqual(['open']);
});

test.each(['{', '7', 'null', '"pong"', '{}', '{"type":"of a newer server"}'])(
  'what it cannot read is passed over: %s',
  (text) => {
    begin();
    latest().accept();
    latest().onmessage?.({ data: text });
    latest().say({ type: 'pong' });
    expect(heard).toEqual([{ type: 'pong' }]);
  },
);

test('it comes back by itself, later and later, and says what it saw last', () => {
  begin();
  latest().accept();
  latest().say({ type: 'pong' });
  latest().drop();
  expect(links.at(-1)).toBe('lost');
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  latest().drop();
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(3);
  latest().accept();
  expect(latest().sent[0]?.since).toBe(1);
});

test('the waiting time doubles, is spread, and has an end', () => {
  expect([0, 1, 2].map((tries) => waitBefore(tries, 0.5))).toEqual([500, 1000, 2000]);
  expect(waitBefore(30, 0.5)).toBe(LONGEST_WAIT);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});

test('what was not answered is sent again, once answered never', () => {
  const connection = begin();
  latest().accept();
  connection.send(act('a'));
  connection.send(act('b'));
  latest().say({ type: 'accepted', request: 'a', number: 2 });
  latest().drop();
  connection.send(act('c'));
  connection.send({ type: 'preview', number: 1, cards: [], demolish: null, ordered: [] });
  pass(FIRST_WAIT);
  latest().accept();
  expect(latest().sent.map(({ type, request }) => request ?? type)).toEqual(['hello', 'b', 'c']);
  latest().say({ type: 'refused', request: 'b', code: 'stale', rule: null, facts: {} });
  latest().drop();
  pass(FIRST_WAIT);
  latest().accept();
  expect(latest().sent.map(({ type, request }) => request ?? type)).toEqual(['hello', 'c']);
});

test('a silent line is asked, then given up', () => {
  begin();
  latest().accept();
  pass(QUIET);
  expect(latest().sent.at(-1)?.type).toBe('ping');
  latest().say({ type: 'pong' });
  pass(QUIET);
  pass(PATIENCE);
  expect(links.at(-1)).toBe('lost');
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
});

test('a line is asked after twenty silent seconds, and given up ten seconds later', () => {
  begin();
  latest().accept();
  pass(19_999);
  expect(latest().sent).toHaveLength(1);
  pass(1);
  expect(latest().sent.at(-1)?.type).toBe('ping');
  pass(9_999);
  expect(links).toEqual(['open']);
  pass(1);
  expect(links).toEqual(['open', 'lost']);
});

test('a move that is not answered within two seconds has the line asked, and given up two seconds later', () => {
  const connection = begin();
  latest().accept();
  connection.send(act('a'));
  connection.send(act('b'));
  latest().say({ type: 'accepted', request: 'a', number: 2 });
  pass(1_999);
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello', 'act', 'act']);
  pass(1);
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello', 'act', 'act', 'ping']);
  pass(1_999);
  expect(links).toEqual(['open']);
  pass(1);
  expect(links).toEqual(['open', 'lost']);
});

test('an answer in time leaves the line alone', () => {
  const connection = begin();
  latest().accept();
  connection.send(act('a'));
  latest().say({ type: 'accepted', request: 'a', number: 2 });
  pass(2_000);
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello', 'act']);
});

test('a line that never opened is tried again after the first wait', () => {
  begin();
  latest().drop();
  pass(FIRST_WAIT - 1);
  expect(sockets).toHaveLength(1);
  pass(1);
  expect(sockets).toHaveLength(2);
});

test('the longest wait is a quarter of a minute', () => {
  expect(waitBefore(30, 0.5)).toBe(15_000);
  expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([375, 625]);
});

test('a request id has 24 digits', () => {
  const random = vi
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((bytes) => ((bytes as Uint8Array).set([0, 1, 254, 255]), bytes));
  expect(newRequest()).toBe('0001feff0000000000000000');
  random.mockRestore();
  expect(newRequest()).toMatch(/^[0-9a-f]{24}$/);
});

test.each([
  [4403, 'gone'],
  [4404, 'gone'],
  [DAMAGED_CODE, 'damaged'],
])('a table that is gone, not for us or cannot be played stays so: %i', (code, link) => {
  begin();
  latest().drop(code);
  pass(LONGEST_WAIT * 2);
  expect([links.at(-1), sockets.length]).toEqual([link, 1]);
});

test('when the device is online again it tries at once', () => {
  const connection = begin();
  for (let i = 0; i < 5; i++) {
    latest().drop();
    pass(LONGEST_WAIT);
  }
  latest().drop();
  const before = sockets.length;
  connection.retry();
  expect(sockets).toHaveLength(before + 1);
  connection.retry();
  expect(sockets).toHaveLength(before + 1);
  latest().drop();
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(before + 2);
});

test('closed is closed', () => {
  const connection = begin();
  latest().accept();
  connection.close();
  latest().drop();
  pass(LONGEST_WAIT * 2);
  expect(sockets).toHaveLength(1);
});

test('words that this page does not know are passed over', () => {
  begin();
  latest().accept();
  latest().onmessage?.({ data: '{' });
  latest().onmessage?.({ data: '"table"' });
  latest().say({ type: 'from_the_future' });
  latest().say({ type: 'you', seats: [1], creator: true });
  expect(heard.map(({ type }) => type)).toEqual(['you']);
});

test('after sitting down a new socket takes the place of the old one, without a word about a lost line', () => {
  const connection = begin();
  const first = latest();
  first.accept();
  connection.renew();
  expect(sockets).toHaveLength(2);
  expect(first.readyState).toBe(3);
  latest().accept();
  expect(latest().sent[0]?.type).toBe('hello');
  expect(links).toEqual(['open', 'open']);
});

test('a new socket in place of one that was lost several times is tried again soon', () => {
  const connection = begin();
  for (let i = 0; i < 5; i++) {
    latest().drop();
    pass(LONGEST_WAIT);
  }
  connection.renew();
  const before = sockets.length;
  latest().drop();
  pass(FIRST_WAIT);
  expect(sockets).toHaveLength(before + 1);
});

test('a server that restarts says so with its close code', () => {
  begin();
  latest().accept();
  latest().drop(1012);
  expect(links).toEqual(['open', 'restart', 'lost']);
  pass(LONGEST_WAIT);
  expect(sockets).toHaveLength(2);
});

test('when the device says that it is offline, the line is asked at once', () => {
  const connection = begin();
  latest().accept();
  connection.check();
  expect(latest().sent.at(-1)?.type).toBe('ping');
  latest().say({ type: 'pong' });
  pass(SHORT_PATIENCE);
  expect(links.at(-1)).toBe('open');
  connection.check();
  pass(SHORT_PATIENCE);
  expect(links.at(-1)).toBe('lost');
});
