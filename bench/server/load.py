"""The load on a server: tables of four sockets, and two ways to play at them. Knows no server's protocol.

A driver is a module with a subclass of `Table` and a `Contestant`; it fills in how a table is opened and how an action
is said, and calls `heard` whenever a socket has received the news of it. Where games end, it says when one is over
and begins another between two turns.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from picows import WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.process import HOST, Server

SOCKETS = 4
SECONDS_TO_ANSWER = 10
SECONDS_TO_SETTLE = 0.2
OPENED_AT_ONCE = 8
BUSY = 0.25
"""With more waiting for a core than this, a second, latencies are the machine's and not the server's."""
READ_BUFFER = 4096


class Table(ABC):
    """One action at a time: it is over when all four sockets have heard of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets: list[WSTransport] = []
        self.latencies: list[float] = []
        self.bytes_heard = 0
        self.is_acting = False
        self._unheard = 0
        self._sent = 0.0
        self._finished: Callable[[Table], None] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Makes the table, takes its seats, connects the sockets; returns when the game can be played."""

    @abstractmethod
    def say_action(self) -> None:
        """Chooses the next action and sends it."""

    @property
    def is_over(self) -> bool:
        """There is no next action; with the first such table a turn of all ends."""
        return False

    async def renew(self) -> None:  # noqa: B027 (not every server's game ends)
        """Between turns, not measured: a new game where the old one will not last for the next turn."""

    async def connect(self, listener: WSListener, path: str, headers: Sequence[tuple[str, str]] = ()) -> None:
        socket, _ = await ws_connect(
            lambda: listener,
            f"ws://{HOST}:{self.port}{path}",
            extra_headers=list(headers),
            read_buffer_init_size=READ_BUFFER,
            use_aiofastnet=False,
        )
        self.sockets.append(socket)

    def act(self, finished: "Callable[[Table], None] | None" = None) -> None:
        self._unheard = SOCKETS
        self._finished = finished
        self.is_acting = True
        self.say_action()

    def send_action(self, seat: int, text: bytes) -> None:
        """The clock of this action starts here."""
        self._sent = time.perf_counter()
        self.sockets[seat].send(WSMsgType.TEXT, text)

    def heard(self, size: int) -> None:
        self.bytes_heard += size
        self._unheard -= 1
        if self._unheard > 0:
            return
        self.latencies.append(time.perf_counter() - self._sent)
        self.is_acting = False
        if self._finished is not None:
            self._finished(self)

    def close(self) -> None:
        for socket in self.sockets:
            socket.disconnect()


@dataclass(frozen=True)
class Contestant:
    name: str
    command: Callable[[int, Path], list[str]]
    """What starts it: listening on a port, with its data (if it keeps any) in a folder."""
    new_table: Callable[[int], Table]
    """A table, not yet open, at the server on a port."""


@dataclass(frozen=True)
class Figures:
    """Of one turn; latencies in milliseconds, from the action sent to the news of it at all four sockets."""

    actions_a_cpu_second: float
    actions_a_second: float
    p50: float
    p99: float
    bytes_a_socket: float
    waiting: float
    """Seconds a second that server and load together waited for a core: other programs were at work."""

    @property
    def cores(self) -> float:
        """How many the server kept busy."""
        return self.actions_a_second / self.actions_a_cpu_second

    @property
    def is_disturbed(self) -> bool:
        return self.waiting > BUSY


async def open_tables(contestant: Contestant, server: Server, count: int) -> list[Table]:
    tables = [contestant.new_table(server.port) for _ in range(count)]
    await _some_at_once([table.open for table in tables])
    return tables


async def renew_tables(tables: Sequence[Table]) -> None:
    await _some_at_once([table.renew for table in tables])
    await asyncio.sleep(SECONDS_TO_SETTLE)


async def _some_at_once(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    for begin in range(0, len(jobs), OPENED_AT_ONCE):
        await asyncio.gather(*(job() for job in jobs[begin : begin + OPENED_AT_ONCE]))


async def play_at_once(server: Server, tables: Sequence[Table], seconds: float) -> Figures:
    """Every table acts again as soon as its last action was heard: as much as the server can take."""
    await renew_tables(tables)
    enough = asyncio.Event()

    def again(table: Table) -> None:
        if table.is_over:
            enough.set()
        if not enough.is_set():
            table.act(again)

    measure = _Measure(server, tables)
    for table in tables:
        table.act(again)
    with suppress(TimeoutError):
        await asyncio.wait_for(enough.wait(), seconds)
    enough.set()
    await _until_quiet(server, tables)
    return measure.figures()


async def play_in_time(
    server: Server, tables: Sequence[Table], every: float, rounds: int, rng: random.Random
) -> Figures:
    """Every table acts once in `every` seconds, at a moment of its own: people at play."""
    moments = sorted((rng.random() * every, number) for number in range(len(tables)))
    measure = _Measure(server, tables)
    begin = time.perf_counter()
    for turn in range(rounds):
        for moment, number in moments:
            wait = begin + turn * every + moment - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if not tables[number].is_acting:
                tables[number].act()
    await _until_quiet(server, tables)
    return measure.figures()


async def _until_quiet(server: Server, tables: Sequence[Table]) -> None:
    give_up = time.perf_counter() + SECONDS_TO_ANSWER
    while acting := sum(table.is_acting for table in tables):
        if time.perf_counter() > give_up:
            raise server.trouble(f"{acting} actions were not answered in {SECONDS_TO_ANSWER} s")
        await asyncio.sleep(0.005)


class _Measure:
    """Counts from its making on."""

    def __init__(self, server: Server, tables: Sequence[Table]) -> None:
        self._server = server
        self._tables = tables
        for table in tables:
            table.latencies.clear()
            table.bytes_heard = 0
        self._cpu = server.cpu_seconds()
        self._waiting = server.waiting()
        self._begin = time.perf_counter()

    def figures(self) -> Figures:
        cpu = self._server.cpu_seconds() - self._cpu
        took = time.perf_counter() - self._begin
        latencies = sorted(latency for table in self._tables for latency in table.latencies)
        count = len(latencies)
        return Figures(
            actions_a_cpu_second=count / cpu,
            actions_a_second=count / took,
            p50=1000 * latencies[count // 2],
            p99=1000 * latencies[count * 99 // 100],
            bytes_a_socket=sum(table.bytes_heard for table in self._tables) / count / SOCKETS,
            waiting=(self._server.waiting() - self._waiting) / took,
        )
