"""One client's socket: frames become messages, messages wait for their turn, answers are written together.

picows calls it once a frame; there is no task for a message. What a message does is the dispatcher's business.

A socket is *connecting* until it has said hello and its table is found, then *open*, and at last *closing*:

    connecting ── welcome ──▶ open ── close, cut off, connection lost ──▶ closing
        └──────────── close, cut off, connection lost ───────────────────────▲

While it is connecting, every message waits for the table. Once it is open only those wait that take time themselves (a
hint, a rematch), each for the one before it. All of them wait in one queue, and one that finds it full is refused.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Literal

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from fivetowers.errors import Refusal
from fivetowers.server.http.sessions import owner_of
from fivetowers.server.node.live import Live, as_frame
from fivetowers.table import messages
from fivetowers.table.commands import Actor
from fivetowers.table.messages import TOO_FAST, TOO_QUIET, FromClient, FromServer, decode_message, encode_message, you
from fivetowers.table.messages import refused as refused_message

if TYPE_CHECKING:
    from fivetowers.server.sockets.registry import Sockets

LOG = logging.getLogger("fivetowers.sockets")
TEXT = WSMsgType.TEXT
LONGEST_FRAME = 16 * 1024
MOST_TOO_FAST = 200
"""After this many messages too many the socket is closed."""
MOST_PARTS = 16
"""The most frames that a message may come in; browsers send one."""
MOST_WAITING = 16
MOST_AFTER_CLOSE = 200
"""The most frames that are read and thrown away after the close frame, until the client has closed too."""
MOST_UNWRITTEN = 64 * 1024
"""The most bytes that are collected within a turn of the loop; more are written at once."""
PONG_HEAD = tuple(bytes((0x8A, size)) for size in range(126))
"""The head of a pong, by the size of what it gives back."""
TAKES_TIME = (messages.Hello, messages.AskHint, messages.AskRematch)
"""What may have to wait for the database or for a bot. One of them at a time, for each socket."""

SocketState = Literal["connecting", "open", "closing"]


class Socket(WSListener):
    """All callbacks run in the loop's thread. `since`: when it came into its state."""

    transport: WSTransport
    _below: asyncio.Transport

    def __init__(self, sockets: "Sockets", table_id: str, secret: str | None, address: str) -> None:
        self.sockets = sockets
        self.table_id = table_id
        self.owner = None if secret is None else owner_of(secret)
        self.actor = Actor("person", self.owner)
        self.address = address
        self.live: Live | None = None
        self.state: SocketState = "connecting"
        self.since = self.last_heard = time.monotonic()
        self._too_fast = 0
        self._after_close = 0
        self._buckets = sockets.buckets_of(self.owner, address)
        self._parts: list[bytes] = []  # of a message in several frames
        self._parts_size = 0
        self._work: asyncio.Task[None] | None = None
        self._waiting: deque[FromClient] = deque()
        self._unwritten = b""

    def _enter(self, state: SocketState) -> None:
        self.state = state
        self.since = time.monotonic()

    # ---- from picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._below = transport.underlying_transport
        self.sockets.add(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Every frame counts, whatever its kind: none can flood the server."""
        kind = frame.msg_type
        if self.state == "closing":
            self._hear_after_close(kind)
        elif kind is WSMsgType.CLOSE:
            self.close(frame.get_close_code())
            transport.disconnect()
        elif not self._may_speak():
            self._slow_down()
        elif kind is TEXT and frame.fin and not self._parts:
            self._hear(frame.get_payload_as_bytes())
        elif kind is WSMsgType.PING:
            payload = frame.get_payload_as_bytes()  # at most 125 bytes, picows sees to that
            self.send_frame(PONG_HEAD[len(payload)] + payload)
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._hear_part(frame)

    def _hear_after_close(self, kind: WSMsgType) -> None:
        """What was under way is thrown away, and not for long, until the client closes too."""
        self._after_close += 1
        if kind is WSMsgType.CLOSE:
            self.transport.disconnect()
        elif self._after_close > MOST_AFTER_CLOSE:
            self.abort()

    def _may_speak(self) -> bool:
        now = time.monotonic()
        for bucket in self._buckets:  # noqa: SIM110 (a generator costs more than the question)
            if not bucket.take(now):
                return False
        return True

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._enter("closing")
        self._leave()
        self.sockets.remove(self)

    # ---- messages in

    def _hear_part(self, frame: WSFrame) -> None:
        if (frame.msg_type is WSMsgType.CONTINUATION) != bool(self._parts):
            self.close(WSCloseCode.PROTOCOL_ERROR)
            return
        self._parts.append(frame.get_payload_as_bytes())
        self._parts_size += len(self._parts[-1])
        if self._parts_size > LONGEST_FRAME or len(self._parts) > MOST_PARTS:
            self.sockets.hub.metrics.cut_off.labels("too long").inc()
            self.close(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            message = b"".join(self._parts)
            self._parts = []
            self._parts_size = 0
            self._hear(message)

    def _hear(self, data: bytes) -> None:
        self.last_heard = time.monotonic()
        message = decode_message(data)
        if isinstance(message, Refusal):
            self.refuse(message)
        elif not self._has_to_wait(message):
            self.sockets.handle(self, message)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.refuse(Refusal("rate.messages"), getattr(message, "request", None))

    def _has_to_wait(self, message: FromClient) -> bool:
        return self._work is not None and (self.state == "connecting" or isinstance(message, TAKES_TIME))

    def _slow_down(self) -> None:
        """The first frame too many is answered, so that an honest client knows; then comes silence, then the end."""
        self._too_fast += 1
        refusal = Refusal("rate.messages")
        self._count(refusal)
        if self._too_fast == 1 or self._too_fast % 50 == 0:
            self.pass_on(refusal)
        if self._too_fast > MOST_TOO_FAST:
            self.sockets.hub.metrics.cut_off.labels("too fast").inc()
            self.close(TOO_FAST)

    # ---- what takes time

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Does what a message asks for and takes time; messages that have to wait are handled after it, in order."""
        assert self._work is None
        self._work = asyncio.create_task(work)
        self._work.add_done_callback(self._done)

    def _done(self, work: asyncio.Task[None]) -> None:
        self._work = None
        if not work.cancelled() and (fault := work.exception()) is not None:
            self._fail(fault)
        waiting, self._waiting = self._waiting, deque()
        for message in waiting:
            if self.state == "closing":
                return
            if self._has_to_wait(message):
                self._waiting.append(message)
            else:
                self.sockets.handle(self, message)

    def _fail(self, fault: BaseException) -> None:
        """Without its table a socket is of no use; one message that cannot be answered is no reason to close it."""
        if self.state == "open":
            LOG.error("a message could not be answered", exc_info=fault)
            self.refuse(Refusal("server.fault"))
        else:
            LOG.error("a socket could not be opened", exc_info=fault)
            self.close(WSCloseCode.INTERNAL_ERROR)

    def open(self, live: Live) -> None:
        """This is the table that it was opened for."""
        self.live = live
        self._enter("open")

    # ---- messages out

    def send(self, data: bytes) -> None:
        self.send_frame(as_frame(data))

    def send_frame(self, frame: bytes) -> None:
        """Written at the end of the loop's turn, in one go with what else is sent until then."""
        if self.state == "closing":
            return
        if not self._unwritten:
            self._unwritten = frame
            self.sockets.write_soon(self)
        else:
            self._unwritten += frame
            if len(self._unwritten) > MOST_UNWRITTEN:
                self.write()

    def write(self) -> None:
        """What the system cannot take yet is kept, up to a limit: a reader that is further behind is cut off."""
        if not self._unwritten or self.state == "closing":
            return
        self._below.write(self._unwritten)
        self._unwritten = b""
        if self._below.get_write_buffer_size() > self.sockets.limits.unsent_bytes:
            self.sockets.hub.metrics.cut_off.labels("slow reader").inc()
            self.abort()

    def say(self, message: FromServer) -> None:
        self.send(encode_message(message))

    def send_you(self) -> None:
        if self.live is not None:
            self.say(you(self.live.table, self.owner or "nobody"))

    def refuse(self, refusal: Refusal, request: str | None = None) -> None:
        self._count(refusal)
        self.pass_on(refusal, request)

    def pass_on(self, refusal: Refusal, request: str | None = None) -> None:
        """Tells what was refused elsewhere, and counted there."""
        self.say(refused_message(refusal, request))

    def _count(self, refusal: Refusal) -> None:
        self.sockets.hub.metrics.refusals.labels(refusal.code).inc()

    # ---- the end

    def close(self, code: WSCloseCode | int) -> None:
        """Sends what is still to be sent, and the code, then waits for the client to close too, for a while.

        If the connection ended at once, what the client had sent meanwhile would be answered with a reset, and it
        would never see the code.
        """
        self.write()
        if self.state != "closing":
            self._enter("closing")
            self._leave()
            self.transport.send_close(code)  # type: ignore[arg-type]

    def _leave(self) -> None:
        """From now on nobody at the table counts with it."""
        self._waiting.clear()
        live, self.live = self.live, None
        if live is not None:
            self.sockets.hub.detach(live, self)

    def say_goodbye(self) -> None:
        """The server stops; what is closing already has nothing more to hear."""
        if self.state != "closing":
            self.say(messages.Closing())
            self.close(WSCloseCode.SERVICE_RESTART)

    def abort(self) -> None:
        """At once, without a word."""
        self._enter("closing")
        self._unwritten = b""
        self.transport.disconnect(graceful=False)

    def close_if_idle(self, now: float) -> None:
        """Those that never say hello, that have said nothing for long, and that do not take what closes them."""
        limits = self.sockets.limits
        if self.state == "closing":
            if now - self.since > limits.closing_seconds:
                self.abort()
            return
        is_connecting = self.state == "connecting" and self._work is None
        if (is_connecting and now - self.since > limits.hello_seconds) or now - self.last_heard > limits.idle_seconds:
            self.sockets.hub.metrics.cut_off.labels("idle").inc()
            self.close(TOO_QUIET)
