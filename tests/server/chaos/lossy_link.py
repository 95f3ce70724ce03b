"""A way between two programs that can be led elsewhere, cut, and made to lose what is sent over it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeVar

SHORTEST_RESEND, LONGEST_RESEND = 0.2, 1.0
"""Seconds until what was lost comes after all: that is what TCP makes of a lost packet."""
NEVER = 0.3
"""This share of what is lost never comes, nor anything behind it on that connection."""
_PIECE = 65_536
_Answer = TypeVar("_Answer")


@dataclass(eq=False, slots=True)
class _Way:
    """One connection in one direction."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    is_dead: bool = False


class LossyLink:
    """Listens on a unix socket, or on a port of this machine, and passes everything on to a unix socket."""

    def __init__(self, target: Path, listen_at: Path | None, rng: Random) -> None:
        self._target = target
        self._rng = rng
        self._loss = 0.0
        self._ways: set[_Way] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(lambda: self._listen(listen_at))

    def _do(self, job: Callable[[], Awaitable[_Answer]]) -> _Answer:
        """In the thread of the link."""

        async def run() -> _Answer:
            return await job()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result()

    async def _listen(self, at: Path | None) -> asyncio.Server:
        if at is not None:
            return await asyncio.start_unix_server(self._accept, at)
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    # ---- what is done to it

    def lead_to(self, target: Path) -> None:
        """New connections go there; those that are there break."""
        self._target = target
        self.cut()

    def cut(self) -> None:
        self._do(self._cut)

    def lose(self, share: float) -> None:
        """From now on, of the pieces that are sent."""
        self._loss = share

    def forget(self) -> None:
        """Connections stay open and nothing passes any more, as behind a router that was restarted; new ones work."""
        self._do(self._forget)

    def heal(self) -> None:
        """Nothing is lost any more. Connections that miss something break, as they would after a time-out."""
        self._loss = 0.0
        self._do(self._cut_dead)

    def close(self) -> None:
        self._do(self._close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _cut(self) -> None:
        for way in tuple(self._ways):
            way.writer.transport.abort()

    async def _forget(self) -> None:
        for way in self._ways:
            way.is_dead = True

    async def _cut_dead(self) -> None:
        for way in tuple(self._ways):
            if way.is_dead:
                way.writer.transport.abort()

    async def _close(self) -> None:
        self._server.close()
        await self._cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- passing on

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_unix_connection(self._target)
            ways = _Way(reader, back), _Way(there, writer)
            self._ways.update(ways)
            try:
                await asyncio.gather(*map(self._pass_on, ways))
            finally:
                self._ways.difference_update(ways)
                back.transport.abort()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    async def _pass_on(self, way: _Way) -> None:
        while piece := await way.reader.read(_PIECE):
            if self._loss and self._rng.random() < self._loss:
                way.is_dead = way.is_dead or self._rng.random() < NEVER
                await asyncio.sleep(self._rng.uniform(SHORTEST_RESEND, LONGEST_RESEND))
            if not way.is_dead:
                way.writer.write(piece)
                await way.writer.drain()
        with suppress(OSError, RuntimeError):
            way.writer.write_eof()
