"""Group commit: what is appended while one commit runs shares the next one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from fivetowers.errors import Refusal
from fivetowers.server.storage.values import Append, Conflict, Unavailable

LOG = logging.getLogger("fivetowers.storage")
MOST_IN_A_GROUP = 500
TURNS_BETWEEN = 4
"""Turns of the loop from one commit to the next: answers go out, and what has come meanwhile shares the next one."""

Commit = Callable[[Sequence[Append]], Awaitable[Sequence[bool]]]
"""Writes a group in one transaction; says, once all is durable, which appends were written and which conflicted."""

Done = Callable[[Exception | None], None]
"""Called once, after the commit: with nothing when all is durable, or with what went wrong."""


class GroupCommit:
    """Collects appends and hands them on in groups, one group at a time and in order."""

    def __init__(self, commit: Commit, written: Callable[[Append], None]) -> None:
        """`written` hears of every append that is durable, before the one that waits for it."""
        self._commit = commit
        self._written = written
        self._waiting: list[tuple[Append, Done]] = []
        self._worker: asyncio.Task[None] | None = None
        self._is_closed = False

    def append(self, append: Append, done: Done) -> None:
        """A conflict fails alone; a commit that fails, fails its group. A call costs less than a task that waits."""
        if self._is_closed:
            raise Unavailable(Refusal("storage.closed"))
        self._waiting.append((append, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Takes no more, and returns when all that it took is answered."""
        self._is_closed = True
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:MOST_IN_A_GROUP]
                del self._waiting[:MOST_IN_A_GROUP]
                await self._answer(group)
                for _ in range(TURNS_BETWEEN):
                    await asyncio.sleep(0)
        finally:
            self._worker = None

    async def _answer(self, group: list[tuple[Append, Done]]) -> None:
        errors: list[Exception | None] = [Unavailable(Refusal("storage.closed"))] * len(group)
        try:
            outcomes = await self._commit([append for append, _ in group])
            errors = [
                None if is_written else Conflict(append.table_id)
                for (append, _), is_written in zip(group, outcomes, strict=True)
            ]
        except Exception as error:
            errors = [error] * len(group)
        finally:
            # Soon, not now: a fault in an answer is no fault of the commit.
            asyncio.get_running_loop().call_soon(self._tell, group, errors)

    def _tell(self, group: list[tuple[Append, Done]], errors: list[Exception | None]) -> None:
        for (append, done), problem in zip(group, errors, strict=True):
            try:
                if problem is None:
                    self._written(append)
                done(problem)
            except Exception:  # the others are to hear of theirs all the same
                LOG.exception("an answer failed", extra={"table": append.table_id[:4]})
