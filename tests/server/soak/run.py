"""A soak: tables live for as long as one likes, and from time to time it is looked how the servers are."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.server.conftest import postgres_running, redis_running
from tests.server.running import ServerProcess, running, sqlite
from tests.server.soak.people import LongTable, Measured
from tests.server.usage import resident, ticks, waited

OPENED_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Look:
    """Of one stretch of time; latencies in milliseconds, memory of all nodes in bytes.

    `waiting`: seconds a second that servers and players were ready to run and had no core, because of other programs.
    """

    seconds: float
    actions: int
    games_over: int
    p50: float
    p99: float
    failed: int
    refused: int
    memory: int
    files: int
    cores: float
    waiting: float

    def __str__(self) -> str:
        return (
            f"{self.seconds:6.0f} s: {self.actions:6,} actions, {self.games_over:4} games over, "
            f"p50 {self.p50:5.1f} ms, p99 {self.p99:6.1f} ms, {self.failed} failed, "
            f"{self.refused} refused, {self.memory / 1e6:6.1f} MB, "
            f"{self.files} files, {self.cores:.2f} cores, waited {self.waiting:.2f}"
        )


@contextmanager
def one_node(folder: Path) -> Iterator[list[ServerProcess]]:
    with running(*sqlite(folder), "--no-limits") as node:
        yield [node]


@contextmanager
def two_nodes(folder: Path) -> Iterator[list[ServerProcess]]:
    with postgres_running() as postgres, redis_running() as redis:
        options = ("--database", postgres.migrated_database(), "--redis", redis.url, "--no-limits")
        with running(*options) as first, running(*options) as second:
            yield [first, second]


async def soak(
    nodes: Sequence[ServerProcess],
    *,
    tables: int,
    every: float,
    seconds: float,
    looks: int,
    rng: Random,
    tell: Callable[[Look], None] = lambda _: None,
) -> list[Look]:
    """The looks, one after the other; opening the tables comes before the first and is not measured."""
    measured, is_over, gate = Measured(), asyncio.Event(), asyncio.Semaphore(OPENED_AT_ONCE)
    addresses = [node.address for node in nodes]
    found: list[Look] = []
    playing = [
        asyncio.create_task(LongTable(addresses, rng, measured, gate).play(every, is_over)) for _ in range(tables)
    ]
    try:
        while measured.opened < tables:
            await _pause(playing, 0.1)
        for _ in range(looks):
            watch = Watch(nodes, measured)
            await _pause(playing, seconds / looks)
            found.append(watch.look())
            tell(found[-1])
    finally:
        is_over.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return found


async def _pause(playing: Sequence["asyncio.Task[None]"], seconds: float) -> None:
    """A table that cannot go on ends the run."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


class Watch:
    def __init__(self, nodes: Sequence[ServerProcess], measured: Measured) -> None:
        self._pids = [node.process.pid for node in nodes]
        self._measured = measured
        measured.clear()
        self._cpu, self._waited, self._begun = self._used(), self._waiting(), time.monotonic()

    def look(self) -> Look:
        seconds = time.monotonic() - self._begun
        latencies = sorted(self._measured.latencies) or [0.0]
        return Look(
            seconds=seconds,
            actions=len(self._measured.latencies),
            games_over=self._measured.games_over,
            p50=1_000 * latencies[len(latencies) // 2],
            p99=1_000 * latencies[len(latencies) * 99 // 100],
            failed=self._measured.failed,
            refused=self._measured.refused,
            memory=sum(map(resident, self._pids)),
            files=sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in self._pids),
            cores=(self._used() - self._cpu) / seconds,
            waiting=(self._waiting() - self._waited) / seconds,
        )

    def _used(self) -> float:
        return sum(map(ticks, self._pids)) / os.sysconf("SC_CLK_TCK")

    def _waiting(self) -> float:
        return sum(waited(pid) for pid in (*self._pids, os.getpid()))
