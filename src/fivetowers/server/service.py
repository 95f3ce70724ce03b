"""A whole server put together: storage, hub, runner, cluster, sockets, daily deal."""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

from fivetowers.server.botpool import BotPool
from fivetowers.server.cluster import Cluster
from fivetowers.server.connections import close_late
from fivetowers.server.daily import Daily
from fivetowers.server.gate import Gate, home_address, is_this_machine
from fivetowers.server.hub import Hub
from fivetowers.server.limits import Buckets
from fivetowers.server.metrics import Metrics
from fivetowers.server.runner import Runner
from fivetowers.server.settings import Settings
from fivetowers.server.sockets import Sockets
from fivetowers.server.storage import Storage
from fivetowers.server.talking import Talk

LOG = logging.getLogger("fivetowers.service")
ANY_HOST = ("0.0.0.0", "::")
_IDLE_ROUND = 5.0


class Service:
    """Opened in the event loop that it lives in. `address` is where it can be reached, once it listens."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.gate = Gate(settings)
        self.hub = Hub(storage, settings, self.metrics)
        self.runner = Runner(self.hub, BotPool(settings.bot_processes, self.metrics))
        self.daily = Daily(self.hub)
        talk = Talk(self.hub, self.runner, self.daily.why_hidden)
        self.sockets = Sockets(self.hub, self.gate, settings, talk.handle)
        self.cluster = Cluster(self.hub, self.runner, settings.redis)
        self.new_tables = Buckets(limits.new_tables, limits.new_tables_at_once)
        self.shared_address: str | None = home_address() if settings.host in ANY_HOST else None
        self.connections: Collection[object] = ()  # HTTP, of whatever serves it
        self.is_closing = False
        self._idle: asyncio.Task[None] | None = None
        self.metrics.watch(
            lambda: len(self.hub.tables), lambda: len(self.sockets.all), lambda: len(self.runner.leases.until)
        )

    @classmethod
    async def open(cls, settings: Settings) -> "Service":
        service = cls(await Storage.open(settings.database), settings)
        service.runner.start()
        service.cluster.start()
        service._idle = asyncio.create_task(service._close_idle())
        return service

    async def close(self) -> None:
        """Answers what was begun, then lets go of everything."""
        self.is_closing = True
        self.sockets.say_goodbye()
        if self._idle is not None:
            self._idle.cancel()
            with suppress(asyncio.CancelledError):
                await self._idle
        await self.runner.close()
        await self.hub.close()
        await self.cluster.close()
        await self.storage.close()

    def base_url(self, host: str, *, is_secure: bool) -> str:
        """What links begin with: the public address, or the one that was asked if it leads here from elsewhere too."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        if self.shared_address is not None and is_this_machine(host):
            return f"http://{self.shared_address}:{self.settings.port}"
        return f"{'https' if is_secure else 'http'}://{host}"

    async def _close_idle(self) -> None:
        while True:
            await asyncio.sleep(min(_IDLE_ROUND, self.settings.limits.idle_seconds / 2))
            self.sockets.close_idle()
            if late := close_late(self.connections, self.settings.limits.request_seconds):
                self.metrics.cut_off.labels("late").inc(late)
