"""Bots think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

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
SLOW = frozenset({"mcts", "architect", "master"})
"""Bots that use all the time they are given; the others answer in milliseconds."""
_WAITING_FOR_QUICK = 4
_bots: dict[str, Bot] = {}  # in the processes: made once


def think(name: str, state: State, seed: str, budget: Budget) -> str:
    """Runs in a process of the pool; the same seed, position and budget of nodes give the same choice."""
    bot = _bots.get(name) or _bots.setdefault(name, make_bot(name))
    return format_action(bot.choose(state, Random(seed), budget))


class BotPool:
    """Processes for bots that think, and one apart for those that answer at once, which never wait for the others."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._slow = _Processes(processes, processes, metrics)
        self._quick = _Processes(1, _WAITING_FOR_QUICK, metrics)

    async def choose(
        self, name: str, state: State, seed: str, budget: Budget, *, who: str = "", is_hint: bool = False
    ) -> str:
        """An action in notation. People (`who`) whose bots have to think take turns, and hints come last."""
        pool = self._slow if name in SLOW else self._quick
        return await pool.choose(name, state, seed, budget, who=who, is_hint=is_hint)

    def close(self) -> None:
        self._slow.close()
        self._quick.close()


class _Processes:
    """A few processes, started when the first bot has to decide, and started again if they die."""

    def __init__(self, processes: int, places: int, metrics: Metrics) -> None:
        self._processes = processes
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(places)

    async def choose(self, name: str, state: State, seed: str, budget: Budget, *, who: str, is_hint: bool) -> str:
        """If the bot fails, any legal action: the game goes on."""
        await self._turns.take(who, is_hint=is_hint)
        try:
            begun = time.perf_counter()
            try:
                asked = asyncio.get_running_loop().run_in_executor(self._running(), think, name, state, seed, budget)
                return await asyncio.wait_for(asked, PATIENCE)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.exception("a bot failed", extra={"bot": name})
                self._metrics.bot_faults.inc()
                if isinstance(error, BrokenProcessPool | TimeoutError):
                    self.close()
                return format_action(Random(seed).choice(legal_actions(state)))
            finally:
                self._metrics.bot_seconds.labels(name).observe(time.perf_counter() - begun)
        finally:
            self._turns.give_back()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, follow_parent)
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
