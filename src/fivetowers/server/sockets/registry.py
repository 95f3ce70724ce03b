"""All sockets of a node: who may open one, how many there are, and when what they collected is written.

picows takes the place of uvicorn's own protocol once a client asks for a websocket.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import uvicorn
from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its __all__: picows is pinned, and a test opens a socket
from uvicorn.server import ServerState

from fivetowers.server.http.gate import Gate
from fivetowers.server.http.sessions import read_cookie
from fivetowers.server.node.hub import Hub
from fivetowers.server.node.limits import Bucket, Buckets
from fivetowers.server.node.settings import Settings
from fivetowers.server.node.upkeep import Bans
from fivetowers.server.sockets.socket import LOG, LONGEST_FRAME, Socket
from fivetowers.table.events import OwnerHash
from fivetowers.table.messages import NOT_ALLOWED, FromClient

PATH_START, PATH_END = "/api/tables/", "/socket"
PING_SECONDS = 20

Handle = Callable[[Socket, FromClient], None]


class Sockets:
    """`handle` does what a message asks for."""

    def __init__(self, hub: Hub, gate: Gate, settings: Settings, handle: Handle, bans: Bans) -> None:
        limits = settings.limits
        self.hub = hub
        self.gate = gate
        self.limits = limits
        self.handle = handle
        self._bans = bans
        self.all: set[Socket] = set()
        self._of_address: Counter[str] = Counter()
        self._to_write: list[Socket] = []
        self._by_browser = Buckets(limits.messages, limits.messages * limits.burst)
        self._by_address = Buckets(limits.messages_of_address, limits.messages_of_address * limits.burst)
        self._openings = Buckets(limits.requests, limits.requests * limits.burst)

    def buckets_of(self, owner: OwnerHash | None, address: str) -> tuple[Bucket, ...]:
        if not self.limits.messages:
            return ()
        return self._by_browser.of(owner or f"address {address}"), self._by_address.of(address)

    def open(self, request: WSUpgradeRequest, peer: str) -> Socket | WSUpgradeResponseWithListener:
        """Path, origin and limits are checked before the upgrade is answered."""

        def header(name: str) -> str | None:
            return ", ".join(request.headers.getall(name, ())) or None

        path = request.path.decode("latin-1").partition("?")[0]
        if not (path.startswith(PATH_START) and path.endswith(PATH_END)):
            return self._no("page.none", 404)
        if refusal := self.gate.why_not_host(header) or self.gate.why_not_origin(header):
            return self._no(refusal.code, 403)
        address = self.gate.address(peer, header)
        if not self._openings.take(address):
            return self._no("rate.requests", 429)
        most = self.limits.sockets_of_address
        if len(self.all) >= self.limits.sockets or (most and self._of_address[address] >= most):
            return self._no("rate.sockets", 503)
        table_id = path.removeprefix(PATH_START).removesuffix(PATH_END)
        secret = read_cookie(header("cookie") or "", is_secure=self.gate.is_secure(header))
        socket = Socket(self, table_id, secret, address)
        banned = self._bans.why_not(address, socket.owner)
        return self._no(banned.code, 403) if banned else socket

    def _no(self, code: str, status: int) -> WSUpgradeResponseWithListener:
        """The answer to an upgrade has no words; why it was refused is counted."""
        self.hub.metrics.refusals.labels(code).inc()
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, b""), None)

    def add(self, socket: Socket) -> None:
        self.all.add(socket)
        self._of_address[socket.address] += 1

    def remove(self, socket: Socket) -> None:
        if socket in self.all:
            self.all.discard(socket)
            self._of_address[socket.address] -= 1
            if not self._of_address[socket.address]:
                del self._of_address[socket.address]

    def write_soon(self, socket: Socket) -> None:
        if not self._to_write:
            asyncio.get_running_loop().call_soon(self._write)
        self._to_write.append(socket)

    def _write(self) -> None:
        sockets, self._to_write = self._to_write, []
        for socket in sockets:
            socket.write()

    def close_idle(self) -> None:
        now = time.monotonic()
        for socket in tuple(self.all):
            socket.close_if_idle(now)

    def end_session(self, owner: OwnerHash) -> None:
        """Closes all sockets of a browser whose secret counts no more."""
        for socket in tuple(self.all):
            if socket.owner == owner:
                socket.close(NOT_ALLOWED)

    def end_banned(self) -> None:
        """Closes the sockets of those whom the host keeps out."""
        for socket in tuple(self.all):
            if self._bans.why_not(socket.address, socket.owner):
                socket.close(NOT_ALLOWED)

    def say_goodbye(self) -> None:
        for socket in tuple(self.all):
            socket.say_goodbye()

    def protocol(self) -> type[asyncio.Protocol]:
        """What uvicorn puts in its HTTP protocol's place when a client asks for a websocket."""
        sockets = self

        class SocketProtocol(WSProtocol):  # type: ignore[misc]
            def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
                super().__init__(
                    None, None, False,  # noqa: FBT003 (host, port, client side: we are the server)
                    self.open_socket, LOG,
                    True, 5,  # noqa: FBT003 (disconnect on a fault; seconds for the handshake)
                    True, PING_SECONDS, PING_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE,  # noqa: FBT003 (pings)
                    False,  # noqa: FBT003 (pongs are sent by the socket, which counts them)
                    LONGEST_FRAME, None, 2048,  # no more headers; first read buffer
                )  # fmt: skip
                self.connections = server_state.connections
                self.peer = ""
                self.socket: Socket | None = None

            def open_socket(self, request: WSUpgradeRequest) -> Socket | WSUpgradeResponseWithListener:
                opened = sockets.open(request, self.peer)
                self.socket = opened if isinstance(opened, Socket) else None
                return opened

            def connection_made(self, transport: asyncio.Transport) -> None:
                self.connections.add(self)
                peer = transport.get_extra_info("peername")
                self.peer = peer[0] if isinstance(peer, tuple) else ""
                super().connection_made(transport)

            def connection_lost(self, exc: Exception | None) -> None:
                self.connections.discard(self)
                super().connection_lost(exc)

            def data_received(self, data: bytes) -> None:
                """Called once, with the head of the upgrade request; after that the transport fills the buffer."""
                while data:
                    view = self.get_buffer(len(data))
                    count = min(len(view), len(data))
                    view[:count] = data[:count]
                    data = data[count:]
                    self.buffer_updated(count)

            def shutdown(self) -> None:
                if self.socket is not None and self.socket in sockets.all:
                    self.socket.say_goodbye()
                if self.transport is not None:
                    self.transport.disconnect()

        return SocketProtocol
