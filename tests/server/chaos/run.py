"""A run: people play, faults happen one after the other, and at the end the checker judges every table."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from fivetowers.server.storage import Storage
from tests.server.chaos.checker import Fault, faults
from tests.server.chaos.journal import Answered, Asked, Journal, Looked
from tests.server.chaos.nemesis import ALONE, SHARED, Cluster
from tests.server.chaos.players import play_tables, read_table
from tests.server.running import with_sockets_closed

MOST_QUIET = 0.3
"""Seconds until the next fault, at most, once people are playing again."""
LONGEST_WAIT = 30.0
"""For that. Longer than a client waits for an answer, so that none is lost for good."""
_LOOK = 0.02
LAST_SECONDS = 60.0
"""For the last answers, after the last fault."""


@dataclass(slots=True)
class Outcome:
    """What happened in a run. `unknown` actions never had an answer; some of them are in the log and some are not."""

    done: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    accepted: int = 0
    refused: int = 0
    unknown: int = 0
    views: int = 0
    broke_off: Exception | None = None
    """What ended the run before its plan: a fault of the run itself, or of a node that did not start."""
    found: list[tuple[str, Fault]] = field(default_factory=list)

    def __str__(self) -> str:
        done = ", ".join(f"{count} × {name}" for name, count in sorted(self.done.items()))
        return (
            f"{sum(self.done.values())} faults ({done}); {self.tables} tables, {self.accepted} actions accepted, "
            f"{self.refused} refused, {self.unknown} unknown, {self.views} views: {len(self.found)} faults found"
            + (f"; BROKEN OFF by {self.broke_off!r}" if self.broke_off else "")
        )


async def run(
    cluster: Cluster,
    url: str,
    plan: Iterable[str],
    *,
    tables: int,
    rng: Random,
    tell: Callable[[str], None] = lambda _: None,
    seconds: float = math.inf,
) -> Outcome:
    """Stops the nodes at the end. `plan` names the faults, in order; `seconds` after the start no new one begins."""
    outcome, journals, is_over = Outcome(), dict[str, list[Journal]](), asyncio.Event()
    known = SHARED if cluster.postgres else ALONE

    async def play_and_break() -> None:
        playing = [
            asyncio.create_task(play_tables(f"t{number}", cluster.reach(rng), rng, is_over, journals))
            for number in range(tables)
        ]
        try:
            give_up = time.monotonic() + seconds
            for name in plan:
                if time.monotonic() > give_up:
                    break
                await _until_played(journals, tables)
                await asyncio.sleep(rng.uniform(0, MOST_QUIET))
                await known[name](cluster, rng)
                outcome.done[name] += 1
                tell(f"{sum(outcome.done.values())}: {name}")
            await _until_played(journals, tables)
            is_over.set()
            async with asyncio.timeout(LAST_SECONDS):
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()

    try:
        await with_sockets_closed(play_and_break())
    except Exception as error:  # what was played until then is judged all the same
        outcome.broke_off = error
    finally:
        await asyncio.to_thread(cluster.stop)
    await _judge(url, journals, outcome, is_one_node=cluster.postgres is None)
    return outcome


async def _until_played(journals: dict[str, list[Journal]], actions: int) -> None:
    """Until this many more actions were answered: a fault that meets nobody at play shows nothing."""
    enough = _answers(journals) + actions
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while _answers(journals) < enough:
                await asyncio.sleep(_LOOK)


def _answers(journals: dict[str, list[Journal]]) -> int:
    return sum(journal.answers for of_table in journals.values() for journal in of_table)


async def _judge(url: str, journals: dict[str, list[Journal]], outcome: Outcome, *, is_one_node: bool) -> None:
    storage = await Storage.open(url)
    try:
        for table_id, of_table in journals.items():
            log = await read_table(storage, table_id, of_table)
            outcome.found += [(table_id, fault) for fault in faults(log, of_table, is_one_node=is_one_node)]
            _count(of_table, outcome)
    finally:
        await storage.close()
    outcome.tables = len(journals)


def _count(journals: Iterable[Journal], outcome: Outcome) -> None:
    notes = [note for journal in journals for note in journal.notes]
    answers = [note for note in notes if isinstance(note, Answered)]
    outcome.accepted += sum(answer.number is not None for answer in answers)
    outcome.refused += sum(answer.number is None for answer in answers)
    outcome.unknown += sum(isinstance(note, Asked) for note in notes) - len(answers)
    outcome.views += sum(isinstance(note, Looked) for note in notes)
