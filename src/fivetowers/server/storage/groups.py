"""Group commit: what is appended while one commit runs shares the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from fivetowers.errors import Refusal
from fivetowers.server.storage.values import Append, Conflict, Unavailable

MOST_IN_A_GROUP = 500

Commit = Callable[[Sequence[Append]], Awaitable[Sequence[bool]]]
"""Writes a group in one transaction; says, once all is durable, which appends were written and which conflicted."""


class GroupCommit:
    """Collects appends and hands them on in groups, one group at a time and in order."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._worker: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, append: Append) -> None:
        """Returns when the events are durable. A conflict fails alone; a commit that fails, fails its group."""
        if self._is_closed:
            raise Unavailable(Refusal("storage.closed"))
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        await done

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

    async def _answer(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            outcomes = await self._commit([append for append, _ in group])
        except BaseException as error:
            for _, done in group:
                if not done.done():
                    done.set_exception(
                        error if isinstance(error, Exception) else Unavailable(Refusal("storage.closed"))
                    )
            if not isinstance(error, Exception):
                raise
            return
        for (append, done), is_written in zip(group, outcomes, strict=True):
            if done.done():  # whoever waited was cancelled
                continue
            if is_written:
                done.set_result(None)
            else:
                done.set_exception(Conflict(append.table_id))
