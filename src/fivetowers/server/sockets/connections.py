"""HTTP connections that cannot exhaust the server: request headers are short, few requests wait for their turn, and no
client is waited for forever.

uvicorn itself limits none of these.
"""

import sys
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fivetowers.server.http.guard import HEADERS, PLAIN_POLICY
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.network_address import network_of
from fivetowers.server.node.settings import Settings

LONGEST_HEAD = 32 * 1024
MOST_HEADERS = 100
"""Browsers and proxies together send about thirty."""
MOST_PIPELINED = 16
"""Requests of one connection that wait for the one before them. Browsers and proxies send the next when they have the
answer."""
MOST_FILES = 65_536
NOT_HTTP = b"\r\n".join(
    [
        b"HTTP/1.1 400 Bad Request",
        b"content-type: text/plain; charset=utf-8",
        b"content-security-policy: " + PLAIN_POLICY,
        *(b": ".join(header) for header in HEADERS),
        b"content-length: 11",
        b"connection: close",
        b"",
        b"Bad Request",
    ]
)
"""The answer to what cannot be read as a request, and so never reaches the guard."""
STUCK_TIMES = 15
"""A client that takes its answer may be this many times as slow as one that asks."""


class Connection(HttpToolsProtocol):
    """`since`: when it last began to wait for its client; `taken`: when that last took a part of what it was sent.

    `metrics` count why connections are cut off.
    """

    metrics: Metrics

    def connection_made(self, transport: Any) -> None:
        self.since = self.taken = time.monotonic()
        self._unsent = 0  # bytes, when it was last looked at
        self._head: int | None = None  # bytes of a request's head that has begun and is not complete
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self._head = self._head_read = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        """A head that comes whole, in one go, is counted here."""
        self._head_read += size
        if len(self.headers) > MOST_HEADERS or self._head_read > LONGEST_HEAD:
            raise ValueError  # to httptools, this is nothing that can be read

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self.metrics.cut_off.labels("pipelined").inc()
            self.pipeline.clear()
            self.transport.abort()
            raise ValueError  # so that no more of what has come is read

    def on_response_complete(self) -> None:
        self.since = time.monotonic()
        super().on_response_complete()

    def resume_writing(self) -> None:
        self.taken = time.monotonic()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        self.transport.write(NOT_HTTP)
        self.transport.close()

    def is_late(self, now: float, seconds: float) -> bool:
        """Has the client kept us waiting: for its request, for the rest of it, or to take the answer?

        One that takes its answer bit by bit is given more time, but not any amount of it.
        """
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        if self._unsent < before or not before:
            self.taken = now
        if self._unsent:
            return now - self.taken > seconds or now - self.since > seconds * STUCK_TIMES
        cycle: RequestResponseCycle | None = self.cycle
        is_ours = cycle is not None and not cycle.response_complete and not cycle.more_body
        return now - self.since > (seconds * STUCK_TIMES if is_ours else seconds)


class Connections:
    """All of a node's: how many an address has, and how long each may keep it waiting."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = settings.limits.request_seconds
        self._most = 0 if settings.trust_proxy else settings.limits.sockets_of_address  # a proxy is all addresses
        self._of_address = Counter[str]()
        self._metrics = metrics
        self._all: set[Connection] = set()

    def protocol(self) -> type[Connection]:
        """What uvicorn speaks HTTP with."""
        known, of_address, most = self._all, self._of_address, self._most

        class KnownConnection(Connection):
            metrics = self._metrics

            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                self.address = network_of(self.client[0]) if self.client else ""
                if most and of_address[self.address] >= most:
                    self.metrics.cut_off.labels("too many").inc()
                    transport.abort()
                    return
                known.add(self)
                of_address[self.address] += 1

            def connection_lost(self, exc: Exception | None) -> None:
                self.leave()
                super().connection_lost(exc)

            def leave(self) -> None:
                if self in known:
                    known.discard(self)
                    of_address[self.address] -= 1
                    if not of_address[self.address]:
                        del of_address[self.address]

            def handle_websocket_upgrade(self) -> None:
                self.leave()
                super().handle_websocket_upgrade()
                # parser and connection hold each other, and the collector, which would find that out, comes rarely
                self.parser = None  # type: ignore[assignment]

        return KnownConnection

    def close_late(self) -> None:
        now = time.monotonic()
        for connection in [one for one in self._all if one.is_late(now, self._seconds)]:
            connection.transport.abort()
            self._metrics.cut_off.labels("late").inc()


def allow_many_files() -> None:
    """Every connection is an open file to the system, which begins by allowing few."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
