"""Sockets of tables: what arrives is read here and handed to the hub, which sends through the same sockets.

picows takes the place of uvicorn's own protocol once a client asks for a websocket; callbacks, no task a message.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its __all__: picows is pinned, and a test opens a socket
from uvicorn.server import ServerState

from fivetowers.errors import Refusal
from fivetowers.server.commands import Actor
from fivetowers.server.events import OwnerHash
from fivetowers.server.gate import Gate
from fivetowers.server.hub import Hub
from fivetowers.server.limits import Bucket, Buckets
from fivetowers.server.live import Live, as_frame
from fivetowers.server.messages import LONGEST_MESSAGE, Closing, FromClient, FromServer, decode_message, encode_message
from fivetowers.server.messages import refused as refused_message
from fivetowers.server.public import you
from fivetowers.server.sessions import owner_of, read_cookie
from fivetowers.server.settings import Settings
from fivetowers.server.words import words_for

LOG = logging.getLogger("fivetowers.sockets")
TEXT = WSMsgType.TEXT
PATH_START, PATH_END = "/api/tables/", "/socket"
LONGEST_FRAME = 16 * 1024
PING_SECONDS = 20
MOST_TOO_FAST = 200
"""After so many messages too many the socket is closed."""
MOST_WAITING = 16
NO_TABLE, NOT_ALLOWED, TOO_FAST, TOO_QUIET = 4404, 4403, 4429, 4408

Handle = Callable[["Socket", FromClient], None]
MayWatch = Callable[[Live, OwnerHash | None], Awaitable[Refusal | None]]


class Socket(WSListener):
    """A client's socket. All callbacks run in the loop's thread."""

    transport: WSTransport
    _below: asyncio.Transport

    def __init__(self, sockets: "Sockets", table_id: str, secret: str | None, address: str) -> None:
        self.sockets = sockets
        self.table_id = table_id
        self.owner = None if secret is None else owner_of(secret)
        self.actor = Actor("person", self.owner)
        self.address = address
        self.live: Live | None = None
        self.language = "en"
        self.last_heard = self.opened = time.monotonic()
        self.is_open = False
        self._too_fast = 0
        self._buckets = sockets.buckets_of(self.owner, address)
        self._parts: list[bytes] = []  # of a message in several frames
        self._opening: asyncio.Task[None] | None = None
        self._waiting: deque[FromClient] = deque()
        self._unsent = b""

    # ---- from picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._below = transport.underlying_transport
        self.is_open = True
        self.sockets.add(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind is TEXT and frame.fin and not self._parts:
            self._hear(frame.get_payload_as_bytes())
        elif kind is WSMsgType.CLOSE:
            self.close(frame.get_close_code())
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._hear_part(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_open = False
        self.sockets.remove(self)
        if self.live is not None:
            self.sockets.hub.detach(self.live, self)

    def _hear_part(self, frame: WSFrame) -> None:
        if (frame.msg_type is WSMsgType.CONTINUATION) != bool(self._parts):
            self.close(WSCloseCode.PROTOCOL_ERROR)
            return
        self._parts.append(frame.get_payload_as_bytes())
        if sum(map(len, self._parts)) > LONGEST_FRAME or len(self._parts) > LONGEST_MESSAGE:
            self.close(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            message = b"".join(self._parts)
            self._parts = []
            self._hear(message)

    def _hear(self, data: bytes) -> None:
        now = self.last_heard = time.monotonic()
        for bucket in self._buckets:
            if not bucket.take(now):
                self._slow_down()
                return
        message = decode_message(data)
        if isinstance(message, Refusal):
            self.refuse(message)
        elif self._opening is not None and not self._opening.done():
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append(message)
        else:
            self.sockets.handle(self, message)

    def _slow_down(self) -> None:
        """The first message too many is answered, so that an honest client knows; then comes silence, then the end."""
        self._too_fast += 1
        if self._too_fast == 1 or self._too_fast % 50 == 0:
            self.refuse(Refusal("rate.messages"))
        if self._too_fast > MOST_TOO_FAST:
            self.sockets.hub.metrics.cut_off.labels("too fast").inc()
            self.close(TOO_FAST)

    # ---- to the client

    def open_by(self, work: Awaitable[None]) -> None:
        """Runs what opens the table; messages that come meanwhile wait for it."""

        async def run() -> None:
            await work

        def done(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (fault := task.exception()) is not None:
                LOG.error("a socket could not be opened", exc_info=fault)
                self.close(WSCloseCode.INTERNAL_ERROR)
            while self._waiting and self.is_open:
                self.sockets.handle(self, self._waiting.popleft())

        self._opening = asyncio.create_task(run())
        self._opening.add_done_callback(done)

    def send(self, data: bytes) -> None:
        self.send_frame(as_frame(data))

    def send_frame(self, frame: bytes) -> None:
        """Written at the end of the loop's turn, in one go with what else is sent until then."""
        if not self.is_open:
            return
        if self._unsent:
            self._unsent += frame
        else:
            self._unsent = frame
            self.sockets.write_soon(self)

    def write(self) -> None:
        if not (self._unsent and self.is_open):
            return
        self._below.write(self._unsent)
        self._unsent = b""
        if self._below.get_write_buffer_size() > self.sockets.unsent_bytes:
            self.sockets.hub.metrics.cut_off.labels("slow reader").inc()
            self.is_open = False
            self.transport.disconnect(graceful=False)

    def say(self, message: FromServer) -> None:
        self.send(encode_message(message))

    def send_you(self) -> None:
        if self.live is not None:
            self.say(you(self.live.table, self.owner or "nobody"))

    def refuse(self, refusal: Refusal, request: str | None = None) -> None:
        self.say(refused_message(refusal, words_for(refusal, self.language), request))

    def close(self, code: WSCloseCode | int) -> None:
        self.write()
        if self.is_open:
            self.is_open = False
            self.transport.send_close(code)  # type: ignore[arg-type]
            self.transport.disconnect()


class Sockets:
    """All sockets of this node, and who may open one."""

    def __init__(self, hub: Hub, gate: Gate, settings: Settings, handle: Handle) -> None:
        limits = settings.limits
        self.hub = hub
        self.gate = gate
        self.limits = limits
        self.handle = handle
        self.unsent_bytes = limits.unsent_bytes
        self.all: set[Socket] = set()
        self._of_address: Counter[str] = Counter()
        self._to_write: list[Socket] = []
        self._by_browser = Buckets(limits.messages, limits.messages * limits.burst)
        self._by_address = Buckets(limits.messages_of_address, limits.messages_of_address * limits.burst)

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
            return _no(404)
        if self.gate.why_not_host(header) or self.gate.why_not_origin(header):
            return _no(403)
        address = self.gate.address(peer, header)
        most = self.limits.sockets_of_address
        if len(self.all) >= self.limits.sockets or (most and self._of_address[address] >= most):
            return _no(503)
        table_id = path.removeprefix(PATH_START).removesuffix(PATH_END)
        return Socket(self, table_id, read_cookie(header("cookie") or ""), address)

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
        """Those that never said hello, and those that have said nothing for long."""
        now = time.monotonic()
        for socket in tuple(self.all):
            allowed = self.limits.idle_seconds if socket.live is not None else self.limits.hello_seconds
            if now - socket.last_heard > allowed:
                self.hub.metrics.cut_off.labels("idle").inc()
                socket.close(TOO_QUIET)

    def say_goodbye(self) -> None:
        for socket in tuple(self.all):
            socket.say(Closing())
            socket.close(WSCloseCode.SERVICE_RESTART)

    def protocol(self) -> type[asyncio.Protocol]:
        """What uvicorn puts in its HTTP protocol's place when a client asks for a websocket."""
        sockets = self

        class SocketProtocol(WSProtocol):  # type: ignore[misc]
            def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
                super().__init__(
                    None, None, False,  # noqa: FBT003 (host, port, client side: we are the server)
                    self.open_socket, LOG,
                    True, 5,  # noqa: FBT003 (disconnect on a fault; seconds for the handshake)
                    True, PING_SECONDS, PING_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE, True,  # noqa: FBT003 (pings)
                    LONGEST_FRAME, None, 2048,  # no more headers; first read buffer
                )  # fmt: skip
                self.connections = server_state.connections
                self.peer = ""

            def open_socket(self, request: WSUpgradeRequest) -> Socket | WSUpgradeResponseWithListener:
                return sockets.open(request, self.peer)

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
                sockets.say_goodbye()  # to all at once; the others find nothing left to do
                if self.transport is not None:
                    self.transport.disconnect()

        return SocketProtocol


def _no(status: int) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, b""), None)
