"""Puts a whole server together: every part of a node is created here, in order, from the parts it needs.

Who hears of what happens at the tables is said here too, and nowhere else."""

import asyncio
import logging
from contextlib import suppress

from fivetowers.server.http.gate import Gate
from fivetowers.server.node.allowance import Allowance
from fivetowers.server.node.botpool import BotPool
from fivetowers.server.node.daily import Daily
from fivetowers.server.node.hub import Hub, Watcher
from fivetowers.server.node.leases import Leases
from fivetowers.server.node.live import Live, Where
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.network_address import home_address, is_this_machine
from fivetowers.server.node.peers import Peers
from fivetowers.server.node.runner import Runner
from fivetowers.server.node.settings import Settings
from fivetowers.server.node.upkeep import Bans, Upkeep
from fivetowers.server.sockets.connections import Connections
from fivetowers.server.sockets.dispatcher import Dispatcher
from fivetowers.server.sockets.registry import Sockets
from fivetowers.server.storage import Storage
from fivetowers.server.study.analyst import Analyst
from fivetowers.server.study.challenges import Challenges
from fivetowers.server.study.own_games import OwnGames
from fivetowers.server.study.positions import Positions
from fivetowers.server.study.same_cards import SameCards
from fivetowers.table.messages import Reaction

LOG = logging.getLogger("fivetowers.service")
ANY_HOST = ("0.0.0.0", "::")
_IDLE_ROUND = 5.0


class Service(Watcher):
    """Opened in the event loop that it lives in. `address` is where it can be reached, once it listens."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.gate = Gate(settings)
        self.hub = Hub(storage, settings, self.metrics, self)
        leases = Leases(storage, settings.node, settings.lease_seconds)
        self.peers = Peers(self.hub, leases, settings.redis)
        pool = BotPool(settings.bot_processes, self.metrics)
        self.runner = Runner(self.hub, pool, leases, self.peers)
        self.analyst = Analyst(storage, pool)
        self.daily = Daily(self.hub)
        self.positions = Positions(self.hub)
        self.challenges = Challenges(self.hub)
        self.same_cards = SameCards(self.hub, self.challenges, pool)
        self.own_games = OwnGames(storage)
        self.allowance = Allowance(limits)
        dispatcher = Dispatcher(self.hub, self.runner, self.daily.why_hidden, self.allowance)
        self.bans = Bans()
        self.sockets = Sockets(self.hub, self.gate, settings, dispatcher.handle, self.bans)
        self.upkeep = Upkeep(self.hub, self.bans, self.sockets.end_banned, settings.keep_days)
        self.connections = Connections(settings, self.metrics)
        self.shared_address: str | None = home_address() if settings.host in ANY_HOST else None
        self.is_closing = False
        self._idle: asyncio.Task[None] | None = None
        self.metrics.watch(
            lambda: len(self.hub.tables),
            lambda: len(self.sockets.all),
            lambda: len(leases.until),
            lambda: len(self.hub.set_aside),
        )

    @classmethod
    async def open(cls, settings: Settings) -> "Service":
        service = cls(await Storage.open(settings.database), settings)
        await service.upkeep.start()
        service.runner.start()
        service.peers.start()
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
        await self.analyst.close()
        await self.same_cards.close()
        await self.upkeep.close()
        await self.runner.close()
        await self.hub.close()
        await self.peers.close()
        await self.storage.close()

    # ---- who hears of what

    def changed(self, live: Live, where: Where) -> None:
        self.runner.changed(live, where)
        self.peers.changed(live, where)

    def presence_changed(self, live: Live, where: Where) -> None:
        self.runner.presence_changed(live)
        self.peers.presence_changed(live, where)

    def reacted(self, live: Live, seat: int, reaction: Reaction) -> None:
        self.peers.reacted(live, seat, reaction)

    def may_forget(self, live: Live) -> bool:
        return self.runner.may_forget(live)

    # ---- where it is found

    def share_at(self, address: str) -> None:
        """It listens there too, from now on."""
        self.shared_address = address

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
            self.connections.close_late()
