"""Group commit: what is appended while one commit runs shares the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from fivetowers.errors import Refusal
from fivetowers.server.storage.values import Append, Conflict, Unavailable

MOST_IN_A_GROUP = 500

Commit = Callable[[Sequence[Append]], Awaitable[Sequence[bool]]]
"""Writes a group in one transaction; says, once all is durable, which appends were written and which conflicted."""

Done = Callable[[Exception | None], None]
"""Called once, after the commit: with nothing when all is durable, or with what went wrong."""


class GroupCommit:
    """Collects appends and hands them on in groups, one group at a time and in order."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
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
            # Soon, not now: the next group is on its way to the disk while this one is told.
            tell = asyncio.get_running_loop().call_soon
            for (_, done), problem in zip(group, errors, strict=True):
                tell(done, problem)
