"""What a node does from time to time: it learns whom the host keeps out, and removes what is too old."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from fivetowers.errors import Refusal
from fivetowers.server.node.hub import Hub, milliseconds
from fivetowers.server.storage import Ban, StorageError
from fivetowers.table.events import OwnerHash

LOG = logging.getLogger("fivetowers.upkeep")
BAN_SECONDS = 3.0
"""So long it takes at most until a ban counts at every node."""
OLD_ROUND_SECONDS = 600.0
REMOVED_AT_ONCE = 100
_DAY = 86_400_000  # milliseconds
MARK = 16
"""This many digits of a browser's hash tell it from all others."""


def browser_mark(owner: OwnerHash) -> str:
    return owner[:MARK]


class Bans:
    """Asked at every request, so it answers from memory."""

    def __init__(self) -> None:
        self.addresses: frozenset[str] = frozenset()
        self.browsers: frozenset[str] = frozenset()

    def why_not(self, address: str, owner: OwnerHash | None) -> Refusal | None:
        if address in self.addresses or (owner is not None and browser_mark(owner) in self.browsers):
            return Refusal("host.banned")
        return None

    def learn(self, bans: list[Ban]) -> bool:
        """Is there anything new?"""
        addresses = frozenset(one.value for one in bans if one.kind == "address")
        browsers = frozenset(one.value for one in bans if one.kind == "browser")
        is_new = (addresses, browsers) != (self.addresses, self.browsers)
        self.addresses, self.browsers = addresses, browsers
        return is_new


class Upkeep:
    """`end_banned` closes the sockets of those who are banned by now."""

    def __init__(self, hub: Hub, bans: Bans, end_banned: Callable[[], None], keep_days: float) -> None:
        self._hub = hub
        self._bans = bans
        self._end_banned = end_banned
        self._keep_days = keep_days
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bans count from the first request on."""
        await self._learn_bans()
        self._tasks = [
            asyncio.create_task(self._every(BAN_SECONDS, self._learn_bans)),
            asyncio.create_task(self._every(OLD_ROUND_SECONDS, self._hub.storage.remove_old_device_links)),
        ]
        if self._keep_days:
            self._tasks.append(asyncio.create_task(self._every(OLD_ROUND_SECONDS, self.remove_old)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
            except StorageError as error:
                LOG.warning("the upkeep has to wait for the database: %s", error.refusal.code)
            except Exception:
                LOG.exception("the upkeep failed")
            await asyncio.sleep(seconds)

    async def _learn_bans(self) -> None:
        if self._bans.learn(await self._hub.storage.bans()):
            self._end_banned()

    async def remove_old(self) -> None:
        """A few at a time: others want to write too."""
        before = milliseconds() - round(self._keep_days * _DAY)
        while removed := await self._hub.storage.remove_old_tables(before, limit=REMOVED_AT_ONCE):
            for table_id in removed:
                self._hub.forget(table_id)
            LOG.info("old tables were removed", extra={"tables": len(removed)})
            await asyncio.sleep(0)
