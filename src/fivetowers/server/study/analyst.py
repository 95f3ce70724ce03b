"""Games are judged in the background, round by round: a quick look first, then a thorough one, which is kept.

Rounds are judged by processes of a lower priority, so that nobody's bot waits for them; people take turns there.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from fivetowers.analysis.game_analysis import (
    JudgedPart,
    NotAnalysable,
    RoundTask,
    joined,
    judge_task,
    tasks_of,
)
from fivetowers.analysis.outlook import NORMAL, QUICK
from fivetowers.cards import MOST_PLAYERS
from fivetowers.errors import Refusal
from fivetowers.records.record import GameRecord
from fivetowers.server.node.botpool import BotPool
from fivetowers.server.storage import Storage, StorageError
from fivetowers.server.study.analysis_view import AnalysisView, analysis_view

LOG = logging.getLogger("fivetowers.analyst")
JUDGED_BY = "5"
"""Rises when the same game would get other figures, or more of them; what was kept before is then made again."""
LOOKS = (QUICK, NORMAL)
"""One after the other; the last is kept."""
KEPT_DEPTH = LOOKS[-1].name
MOST_WAITING = 100
"""Games that are judged or wait for it, at this node."""
MOST_OF_ADDRESS = 10
"""Of those, begun from one address: a browser can call itself somebody new each time."""
MOST_ASKERS = 100
"""Of one game: more are shown what is found, but it does not go on for their sake alone."""
_decode = msgspec.json.Decoder(AnalysisView).decode


@dataclass(eq=False, slots=True)
class AnalysisJob:
    """`done` of `total` rounds are judged at the depth that comes next; `found` is the best there is so far.

    `askers`: the people who want it. It ends early when all of them have changed their minds. `address`: from where it
    was begun.
    """

    askers: set[str]
    address: str
    names: tuple[str, ...]
    total: int
    done: int = 0
    found: AnalysisView | None = None
    refusal: Refusal | None = None
    is_over: bool = False
    task: "asyncio.Task[None] | None" = None

    def let_wait(self, who: str) -> None:
        """One more person wants it."""
        if not self.is_over and len(self.askers) < MOST_ASKERS:
            self.askers.add(who)


class Analyst:
    def __init__(self, storage: Storage, pool: BotPool) -> None:
        self._storage = storage
        self._pool = pool
        self._jobs: dict[str, AnalysisJob] = {}
        self._over: OrderedDict[str, AnalysisJob] = OrderedDict()  # ended, but with nothing in the storage to show

    async def kept_body(self, table_id: str) -> bytes | None:
        """The thorough one, if it was ever made, for `read_kept`. Names are left out: they belong to the table."""
        return await self._storage.kept_analysis(table_id, JUDGED_BY)

    def is_judging(self, table_id: str) -> bool:
        return table_id in self._jobs

    def job(self, table_id: str) -> AnalysisJob | None:
        """The one that runs; else the last one that has nothing in the storage to show."""
        return self._jobs.get(table_id) or self._over.get(table_id)

    def begin(
        self, table_id: str, record: GameRecord, who: str, address: str, *, is_kept: bool = True
    ) -> AnalysisJob | Refusal:
        """Judges a game, or lets one more person wait for it. One that `is_kept` goes into the storage."""
        job = self._jobs.get(table_id)
        if job is not None:
            job.let_wait(who)
            return job
        if len(self._jobs) >= MOST_WAITING:
            return Refusal("table.busy")
        if sum(job.address == address for job in self._jobs.values()) >= MOST_OF_ADDRESS:
            return Refusal("rate.requests")
        self._over.pop(table_id, None)
        job = self._jobs[table_id] = AnalysisJob({who}, address, record.names, record.end.round)
        job.task = asyncio.create_task(self._judge(table_id, job, record, who, is_kept=is_kept))
        return job

    def cancel(self, table_id: str, who: str) -> None:
        job = self._jobs.get(table_id)
        if job is None:
            return
        job.askers.discard(who)
        if not job.askers and job.task is not None:
            job.task.cancel()
            self._jobs.pop(table_id, None)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _judge(self, table_id: str, job: AnalysisJob, record: GameRecord, who: str, *, is_kept: bool) -> None:
        is_stored = False
        try:
            for depth in LOOKS:
                job.done = 0
                parts = await self._judge_parts(job, await asyncio.to_thread(tasks_of, record, depth), who)
                analysis = joined(replace(record, names=_NAMELESS[: len(record.names)]), depth, parts)
                job.found = await asyncio.to_thread(analysis_view, analysis)
            if is_kept:
                body = await asyncio.to_thread(_written, job.found)
                await self._storage.keep_analysis(table_id, JUDGED_BY, body)
                is_stored = True
        except NotAnalysable as error:
            job.refusal = error.refusal
        except StorageError as error:
            LOG.warning("an analysis could not be kept: %s", error.refusal.code)
        except Exception:
            LOG.exception("an analysis failed", extra={"table": table_id[:4]})
            job.refusal = Refusal("server.fault")
        job.is_over = True
        if self._jobs.get(table_id) is job:
            del self._jobs[table_id]
            if not is_stored:
                self._over[table_id] = job
                while len(self._over) > MOST_WAITING:
                    self._over.popitem(last=False)

    async def _judge_parts(self, job: AnalysisJob, tasks: Iterable[RoundTask], who: str) -> list[JudgedPart]:
        async def judge(task: RoundTask) -> JudgedPart:
            part = await self._pool.work(judge_task, task, who=who)
            job.done += bool(task.actions)
            return part

        judging = [asyncio.create_task(judge(task)) for task in tasks]
        try:
            return [await part for part in judging]
        finally:
            for part in judging:
                part.cancel()


_NAMELESS = ("",) * MOST_PLAYERS


def _written(view: AnalysisView | None) -> bytes:
    return zlib.compress(msgspec.json.encode(view))


def read_kept(body: bytes) -> AnalysisView:
    return _decode(zlib.decompress(body))
