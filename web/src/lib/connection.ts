/** The socket of a table: it comes back by itself, sends again what was not answered, and notices a silent line.
 *
 * Browser parts (socket, clock) are arguments, so that tests need neither network nor time.
 */
import { FROM_SERVER, type FromClient, type FromServer } from './protocol';
import type { Link } from './view';

export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Clock {
  after(milliseconds: number, run: () => void): () => void;
}

export interface ConnectionParts {
  readonly open: () => SocketLike;
  readonly clock: Clock;
  /** The first message on every new socket. */
  readonly hello: () => FromClient;
  readonly onMessage: (message: FromServer) => void;
  readonly onLink: (link: Link) => void;
  /** A number from 0 to 1, for the spread of the waiting times. */
  readonly spread?: () => number;
}

export interface Connection {
  /** Sends now, or when the line is back if it has a request id; a question that would be stale then is dropped. */
  send(message: FromClient): void;
  /** Opens a new socket in place of this one: after sitting down, the server knows the browser by its new cookie. */
  renew(): void;
  /** Tries at once, for instance when the device says that it is online again. */
  retry(): void;
  /** Asks whether the line still lives, say when the device is offline: a server on the same machine stays. */
  check(): void;
  close(): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const QUIET = 20_000;
export const PATIENCE = 10_000;
export const SHORT_PATIENCE = 2_000;
/** Close codes that say: do not come back (not for us, or no such table). */
export const FINAL_CODES: readonly number[] = [4403, 4404];
/** The close code of a server that restarts. */
export const RESTART_CODE = 1012;
/** The close code of a browser that plays by itself, where a file is not what it should be: only a reload may help. */
export const DAMAGED_CODE = 4500;
const OPEN = 1;

/** How long to wait before try number `tries` (from 0): doubling, with up to a quarter of spread. */
export const waitBefore = (tries: number, spread: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + spread / 2);

export function connect({
  open,
  clock,
  hello,
  onMessage,
  onLink,
  spread = Math.random,
}: ConnectionParts): Connection {
  let socket: SocketLike | null = null;
  let tries = 0;
  let isClosed = false;
  let cancelRetry: (() => void) | null = null;
  let cancelQuiet: (() => void) | null = null;
  const unanswered = new Map<string, FromClient>();

  function start(): void {
    cancelRetry = null;
    const mine = open();
    socket = mine;
    mine.onopen = () => {
      tries = 0;
      mine.send(JSON.stringify(hello()));
      for (const message of unanswered.values()) mine.send(JSON.stringify(message));
      onLink('open');
      listen();
    };
    mine.onmessage = ({ data }) => {
      listen();
      const message = typeof data === 'string' ? readMessage(data) : null;
      if (message === null) return;
      if ((message.type === 'accepted' || message.type === 'refused') && message.request !== null)
        unanswered.delete(message.request);
      onMessage(message);
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      if (code === RESTART_CODE) onLink('restart');
      lose(code === DAMAGED_CODE ? 'damaged' : FINAL_CODES.includes(code) ? 'gone' : null);
    };
  }

  /** With an end, it does not come back. */
  function lose(end: 'gone' | 'damaged' | null): void {
    socket = null;
    cancelQuiet?.();
    cancelQuiet = null;
    if (isClosed) return;
    onLink(end ?? 'lost');
    if (end === null) cancelRetry = clock.after(waitBefore(tries++, spread()), start);
  }

  /** Nothing heard for a while: ask. Still nothing: the line is dead, whatever the browser says. */
  function listen(): void {
    cancelQuiet?.();
    cancelQuiet = clock.after(QUIET, () => ask(PATIENCE));
  }

  function ask(patience: number): void {
    const asked = socket;
    if (asked?.readyState !== OPEN) return;
    cancelQuiet?.();
    asked.send(JSON.stringify({ type: 'ping' }));
    cancelQuiet = clock.after(patience, () => {
      if (socket !== asked) return;
      asked.onclose = null;
      asked.close();
      lose(null);
    });
  }

  start();
  return {
    send(message) {
      if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
      const request = 'request' in message ? message.request : null;
      if (!request) return;
      unanswered.set(request, message);
      clock.after(SHORT_PATIENCE, () => unanswered.has(request) && ask(SHORT_PATIENCE));
    },
    renew() {
      cancelRetry?.();
      cancelQuiet?.();
      tries = 0;
      if (socket !== null) {
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
      }
      start();
    },
    retry() {
      if (cancelRetry === null) return;
      cancelRetry();
      tries = 0;
      start();
    },
    check() {
      ask(SHORT_PATIENCE);
    },
    close() {
      isClosed = true;
      cancelRetry?.();
      cancelQuiet?.();
      socket?.close();
    },
  };
}

/** Reads a text frame. A message that this page doesn't know is null: an older page lives with a newer server. */
function readMessage(text: string): FromServer | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return (FROM_SERVER as readonly unknown[]).includes(value.type) ? (value as FromServer) : null;
}

/** An id that no other request has. (`randomUUID` is missing on plain http, and so in most home networks.) */
export const newRequest = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const browserClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** The browser's socket. Its handlers take more than this page asks of them, which TypeScript does not see. */
export const browserSocket = (address: string): SocketLike => new WebSocket(address) as unknown as SocketLike;
