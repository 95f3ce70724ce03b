"""Lines that another program writes, read as they come, with a time limit: by a thread, as works on every platform."""

from collections import deque
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO

from fivetowers.bots.protocol import LONGEST_ANSWER

MOST_BYTES = 4 * LONGEST_ANSWER  # UTF-8 needs at most four for a character
MOST_WAITING = 256  # lines; a program that says more unasked waits until it is heard
_LINE_END = len("\r\n")
_PAUSE = 0.05


class Lines:
    """`last_only` keeps nothing but the last line that is not empty: for what nobody waits for.

    Of a line that is too long only the beginning is given, and nothing more is read after it.
    """

    def __init__(self, source: IO[bytes], *, last_only: bool = False) -> None:
        self._source = source
        self._last: deque[bytes] | None = deque(maxlen=1) if last_only else None
        self._queue: Queue[bytes | None] = Queue(MOST_WAITING)
        self._is_closed = Event()
        self._is_at_end = False
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def next(self, seconds: float) -> bytes | None:
        """The next line without its end, None after the last. Raises TimeoutError when none came in this time."""
        if self._is_at_end:
            return None
        try:
            line = self._queue.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        self._is_at_end = line is None
        return line

    def last(self) -> str:
        """The last line so far, or, once its writer has ended, of all."""
        assert self._last is not None
        self._thread.join(_PAUSE)
        return self._last[0].decode("utf-8", "replace").strip() if self._last else ""

    def close(self) -> None:
        """After the end of the writer."""
        self._is_closed.set()
        self._thread.join(1.0)
        if not self._thread.is_alive():  # else a child that got away still holds the other end
            self._source.close()
        if self._queue.empty():
            self._queue.put_nowait(None)  # for one who still waits

    def _read(self) -> None:
        while line := self._source.readline(MOST_BYTES + _LINE_END):
            if self._last is None:
                self._put(line.removesuffix(b"\n").removesuffix(b"\r"))
                if not line.endswith(b"\n") and len(line) > MOST_BYTES:
                    return
            elif line.strip():
                self._last.append(line)
            if self._is_closed.is_set():
                return
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        while not self._is_closed.is_set():
            try:
                return self._queue.put(line, timeout=_PAUSE)
            except Full:
                pass
        return None
