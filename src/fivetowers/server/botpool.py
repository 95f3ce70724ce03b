"""Bots think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random

from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.notation import format_action
from fivetowers.rules import legal_actions
from fivetowers.server.metrics import Metrics
from fivetowers.state import State

LOG = logging.getLogger("fivetowers.bots")
PATIENCE = 30.0
"""Seconds for one decision; a bot that takes longer is broken."""
_WAITING_A_PROCESS = 2
_bots: dict[str, Bot] = {}  # in the processes: made once


def think(name: str, state: State, seed: str, budget: Budget) -> str:
    """Runs in a process of the pool; the same seed, position and budget of nodes give the same choice."""
    bot = _bots.get(name) or _bots.setdefault(name, make_bot(name))
    return format_action(bot.choose(state, Random(seed), budget))


def begin() -> None:
    """Ctrl-C is for the server; and whoever kills the server must not have to look for its bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class BotPool:
    """A few processes, started when the first bot has to decide, and started again if they die."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._processes = processes
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._places = asyncio.Semaphore(processes * _WAITING_A_PROCESS)

    async def choose(self, name: str, state: State, seed: str, budget: Budget) -> str:
        """An action in notation. If the bot fails, any legal one: the game goes on."""
        async with self._places:
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

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, begin)
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
