"""People who play for a long time: a table acts every few seconds, ages, and makes room for a new one at its end."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from fivetowers.client.connection import Client
from fivetowers.server.http.sessions import COOKIE

SEATS = 4
SECONDS_TO_ANSWER = 10.0
"""An action without an answer for so long has failed."""
HELLO = b'{"type":"hello"}'
_TABLE, _ENDED = b'{"type":"table"', b'"phase":"ended"'


class Choice(msgspec.Struct):
    action: str


class Turn(msgspec.Struct):
    seat: int
    legal: list[Choice] = []


class Shown(msgspec.Struct):
    number: int
    phase: str
    turn: Turn | None = None


_read = msgspec.json.Decoder(Shown).decode


@dataclass
class Measured:
    """Since the last look: how long each action took until everybody at the table had heard of it, in seconds."""

    latencies: list[float] = field(default_factory=list)
    failed: int = 0
    refused: int = 0
    games_over: int = 0
    opened: int = 0

    def clear(self) -> None:
        self.latencies.clear()
        self.failed = self.refused = self.games_over = 0


class Ear(WSListener):
    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, HELLO)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            self._hear(frame.get_payload_as_bytes())


class LongTable:
    """Four people with a socket each; with two nodes half of them are at either."""

    def __init__(self, addresses: list[str], rng: Random, measured: Measured, gate: asyncio.Semaphore) -> None:
        """`gate` lets only some tables be opened at a time."""
        self._addresses = addresses
        self._gate = gate
        self._rng = rng
        self._measured = measured
        self._sockets: list[WSTransport] = []
        self._shown: list[bytes] = []
        self._changed = asyncio.Event()

    async def play(self, every: float, is_over: asyncio.Event) -> None:
        """Game after game. Each action begins at its own time, however long the one before took."""
        try:
            await self._open()
            self._measured.opened += 1
            due = time.monotonic() + self._rng.random() * every
            while not is_over.is_set():
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                due = max(due + every, time.monotonic())
                try:
                    if not self._sockets:
                        await self._open()
                    elif _ENDED in self._shown[0][:200]:
                        self._measured.games_over += 1
                        self._close()
                        await self._open()
                    else:
                        await self._act()
                except (TimeoutError, OSError, AssertionError):
                    self._measured.failed += 1
                    self._close()  # and the next time another table is opened
        finally:
            self._close()

    async def _open(self) -> None:
        async with self._gate:
            await self._sit_down()

    async def _sit_down(self) -> None:
        clients = [Client(self._addresses[seat % len(self._addresses)]) for seat in range(SEATS)]
        options: dict[str, Any] = {"seats": [{}] * SEATS, "away_seconds": 0}
        made = await clients[0].post("/api/tables", {"options": options, "name": "player 0"})
        assert made.status == 201, made.body
        table_id = made.json()["id"]
        for seat, client in enumerate(clients[1:], 1):
            joined = await client.post(f"/api/tables/{table_id}/join", {"name": f"player {seat}"})
            assert joined.status == 200, joined.body
        self._shown = [b""] * SEATS
        for seat, client in enumerate(clients):
            address = client.address.replace("http", "ws", 1)
            socket, _ = await ws_connect(
                lambda seat=seat: Ear(lambda data: self._hear(seat, data)),
                f"{address}/api/tables/{table_id}/socket",
                extra_headers=[("Cookie", f"{COOKIE}={client.cookie}")],
                use_aiofastnet=False,
            )
            self._sockets.append(socket)
        await self._until(lambda shown: bool(shown))
        self._sockets[0].send(WSMsgType.TEXT, b'{"type":"start"}')
        await self._until(lambda shown: b'"phase":"playing"' in shown[:200])

    def _close(self) -> None:
        for socket in self._sockets:
            socket.disconnect(graceful=False)
        self._sockets = []

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(_TABLE):
            self._shown[seat] = data
        elif data.startswith(b'{"type":"refused"'):
            self._measured.refused += 1
        self._changed.set()

    async def _until(self, is_so: Callable[[bytes], bool]) -> None:
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            while not all(map(is_so, self._shown)):
                self._changed.clear()
                await self._changed.wait()

    async def _act(self) -> None:
        view = _read(self._shown[0])
        assert view.turn is not None, view
        action = self._rng.choice(view.turn.legal).action
        act = {"type": "act", "number": view.number, "action": action, "seat": view.turn.seat, "request": "x"}
        act["request"] = f"{self._rng.getrandbits(64):x}"
        before, begun = f'"number":{view.number},'.encode(), time.monotonic()
        self._sockets[view.turn.seat - 1].send(WSMsgType.TEXT, msgspec.json.encode(act))
        await self._until(lambda shown: before not in shown[:100])
        self._measured.latencies.append(time.monotonic() - begun)
