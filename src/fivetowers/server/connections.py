"""HTTP connections that cannot wear the server out: the heads of requests are short, and nobody is waited for for ever.

uvicorn itself bounds neither: it keeps headers without end, and a client that sends nothing.
"""

import sys
import time
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LONGEST_HEAD = 32 * 1024
MOST_FILES = 65_536
STUCK_TIMES = 15
"""A client that takes its answer may be so many times as slow as one that asks."""


class Connection(HttpToolsProtocol):
    """`since`: when it last began to wait for its client."""

    def connection_made(self, transport: Any) -> None:
        self.since = time.monotonic()
        self._head: int | None = None  # bytes of a request's head that has begun and is not complete
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.since = time.monotonic()
        super().on_response_complete()

    def is_late(self, now: float, seconds: float) -> bool:
        """Has the client kept us waiting: for its request, for the rest of it, or to take the answer?"""
        cycle: RequestResponseCycle | None = self.cycle
        is_ours = cycle is not None and not cycle.response_complete and not cycle.more_body
        return now - self.since > (seconds * STUCK_TIMES if is_ours else seconds)


def close_late(connections: Iterable[object], seconds: float) -> int:
    """How many were closed."""
    now = time.monotonic()
    late = [one for one in connections if isinstance(one, Connection) and one.is_late(now, seconds)]
    for connection in late:
        connection.transport.abort()
    return len(late)


def allow_many_files() -> None:
    """Every connection is an open file to the system, which begins by allowing few."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
