"""Which node plays a table's bots and clocks: the one that holds its lease. Two would only do double work.

A table that is waiting for people, and that nobody is watching, is not leased for as long as possible: it sleeps.
"""

import asyncio
import time
from collections.abc import Collection

from fivetowers.server.storage import Storage
from fivetowers.server.storage.values import ASLEEP

_FOR_GOOD = 10 * 365 * 86_400.0
_MARGIN = 0.9
"""Of a lease's time counts only so much: clocks of nodes differ a little."""


class Leases:
    def __init__(self, storage: Storage, node: str, seconds: float) -> None:
        self._storage = storage
        self._node = node
        self._seconds = seconds
        self.until: dict[str, float] = {}
        self._wanted: set[str] = set()
        self._taking: asyncio.Task[None] | None = None

    def has(self, table_id: str) -> bool:
        return self.until.get(table_id, 0) > time.monotonic()

    async def take(self, table_id: str) -> bool:
        """Is the lease ours? Those who ask at the same time are asked for in one transaction."""
        if self.has(table_id):
            return True
        self._wanted.add(table_id)
        if self._taking is None:
            self._taking = asyncio.create_task(self._take_wanted())
        await asyncio.shield(self._taking)
        return self.has(table_id)

    async def _take_wanted(self) -> None:
        await asyncio.sleep(0)
        self._taking = None
        wanted, self._wanted = self._wanted, set()
        await self.renew(wanted)
        if missed := {id for id in wanted if not self.has(id)}:
            await self._storage.release_leases(ASLEEP, missed)
            await self.renew(missed)

    async def renew(self, table_ids: Collection[str]) -> None:
        """Takes or keeps; those that another node has by now are no longer ours."""
        if not table_ids:
            return
        begun = time.monotonic()
        taken = await self._storage.take_leases(self._node, table_ids, seconds=self._seconds)
        for table_id in table_ids:
            if table_id in taken:
                self.until[table_id] = begun + self._seconds * _MARGIN
            else:
                self.until.pop(table_id, None)

    async def put_to_sleep(self, table_ids: Collection[str], seconds: float | None = None) -> None:
        """Until somebody opens the table, or for this many seconds."""
        if not table_ids:
            return
        for table_id in table_ids:
            self.until.pop(table_id, None)
        await self._storage.release_leases(self._node, table_ids)
        await self._storage.take_leases(ASLEEP, table_ids, seconds=_FOR_GOOD if seconds is None else seconds)

    async def let_go(self, table_ids: Collection[str]) -> None:
        """Where nothing will happen by itself any more."""
        if table_ids:
            for table_id in table_ids:
                self.until.pop(table_id, None)
            await self._storage.release_leases(self._node, table_ids)

    async def give_back(self, *, is_last: bool) -> None:
        """Another node may go on at once. The last one wakes the sleepers too: a database at rest has no leases."""
        self.until.clear()
        await self._storage.release_leases(self._node)
        if is_last:
            await self._storage.release_leases(ASLEEP)
