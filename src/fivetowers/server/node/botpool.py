"""Bots think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.machines.parent_process import follow_parent
from fivetowers.notation import format_action
from fivetowers.rules import legal_actions
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.turns import Turns
from fivetowers.state import State

LOG = logging.getLogger("fivetowers.bots")
PATIENCE = 30.0
"""Seconds for one decision; a bot that takes longer is broken."""
PATIENCE_WITH_WORK = 600.0
"""Seconds for one piece of other work, on a machine that is busy with games."""
LOW_PRIORITY = 5
"""As a nice value: a bot that thinks at the same time gets three times as much of a core."""
SLOW = frozenset({"mcts", "architect", "master"})
"""Bots that use all the time they are given; the others answer in milliseconds."""
_WAITING_FOR_QUICK = 4
_Found = TypeVar("_Found")
_bots: dict[str, Bot] = {}  # in the processes: made once


def think(name: str, state: State, seed: str, budget: Budget) -> str:
    """Runs in a process of the pool; the same seed, position and budget of nodes give the same choice."""
    bot = _bots.get(name) or _bots.setdefault(name, make_bot(name))
    return format_action(bot.choose(state, Random(seed), budget))


class BotPool:
    """Processes for bots that think, and one apart for those that answer at once, which never wait for the others.

    Work that no game waits for has processes of its own, with a lower priority.
    """

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._slow = _Processes(processes, processes)
        self._quick = _Processes(1, _WAITING_FOR_QUICK)
        self._aside = _Processes(processes, processes, _make_way)

    async def choose(
        self,
        name: str,
        state: State,
        seed: str,
        budget: Budget,
        *,
        who: str = "",
        address: str | None = None,
        is_hint: bool = False,
    ) -> str:
        """An action in notation; any legal one if the bot fails, so that the game goes on.

        People (`who`) whose bots have to think take turns, and hints come last.
        """
        pool = self._slow if name in SLOW else self._quick
        async with pool.turn(who, address, is_hint=is_hint):
            begun = time.perf_counter()
            try:
                return await pool.run(PATIENCE, think, name, state, seed, budget)
            except Exception:
                LOG.exception("a bot failed", extra={"bot": name})
                self._metrics.bot_faults.inc()
                return format_action(Random(seed).choice(legal_actions(state)))
            finally:
                self._metrics.bot_seconds.labels(name).observe(time.perf_counter() - begun)

    async def work(self, job: Callable[..., _Found], *given: Any, who: str) -> _Found:
        """A piece of other work, for somebody who can wait; people take turns here too. What it raises is raised."""
        async with self._aside.turn(who):
            return await self._aside.run(PATIENCE_WITH_WORK, job, *given)

    def close(self) -> None:
        for pool in (self._slow, self._quick, self._aside):
            pool.close()


def _make_way() -> None:
    follow_parent()
    os.nice(LOW_PRIORITY)


class _Processes:
    """A few processes, started when there is something to do for the first time, and started again if they die."""

    def __init__(self, processes: int, places: int, begin: Callable[[], None] = follow_parent) -> None:
        self._processes = processes
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(places)

    @asynccontextmanager
    async def turn(self, who: str, address: str | None = None, *, is_hint: bool = False) -> AsyncIterator[None]:
        await self._turns.take(who, address, is_hint=is_hint)
        try:
            yield
        finally:
            self._turns.give_back()

    async def run(self, patience: float, job: Callable[..., _Found], *given: Any) -> _Found:
        """`patience` in seconds: what takes longer is broken, and so are its processes."""
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._running(), job, *given)
            return await asyncio.wait_for(asked, patience)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, self._begin)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(getattr(pool, "_processes", None) or {})
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                try:
                    os.kill(process, signal.SIGTERM)
                except OSError:
                    continue
