/** A table of this browser behind the same socket as one of a server: the worker answers in its place. */
import type { SocketLike } from './connection';

const CONNECTING = 0,
  OPEN = 1,
  CLOSED = 3;

export function localSocket(table: string): SocketLike {
  let line: { send(text: string): void; close(): void } | null = null;
  let state = CONNECTING;
  const socket: SocketLike = {
    get readyState() {
      return state;
    },
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => line?.send(text),
    close() {
      state = CLOSED;
      line?.close();
    },
  };
  void import('../here').then(
    ({ openSocket }) => {
      if (state === CLOSED) return;
      line = openSocket(table, socket);
      state = OPEN;
      socket.onopen?.();
    },
    () => socket.onclose?.({ code: 1006 }),
  );
  return socket;
}
