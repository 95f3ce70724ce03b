"""Several nodes at the same tables. Redis announces changes at once; the database is also polled from time to time.

Nothing depends on Redis: a message only says that there is something to read in the log.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from fivetowers.server.node.hub import Hub
from fivetowers.server.node.leases import Leases
from fivetowers.server.node.live import Elsewhere, Live, Where
from fivetowers.server.storage import StorageError
from fivetowers.table.messages import Reaction

LOG = logging.getLogger("fivetowers.peers")
CHANNEL = "fivetowers:news"
POLL_WITHOUT_REDIS, POLL_WITH_REDIS, POLL_ALONE = 1.0, 10.0, 5.0
HEARTBEAT, BEATS = 10.0, 20
"""Every ten seconds a node repeats who is connected to its tables, in twenty parts, so that no action waits for all."""
PRESENCE_SECONDS = 35.0
"""So long a node is believed; it repeats itself more often than that, unless it has died."""
FIRST_RETRY, LONGEST_RETRY = 0.2, 3.0
PING_SECONDS = 0.4
HUNG_SECONDS = 1.0
"""A Redis that is silent for so long, though it was pinged, hangs."""
GRACE = LONGEST_RETRY + HUNG_SECONDS
"""After Redis is back every node needs this long, at most, to find it and say who is connected there."""


class There(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a table at the node that says so; seats count from 0."""

    table: str
    seats: tuple[int, ...]
    watching: int


class Waved(msgspec.Struct, frozen=True, array_like=True):
    table: str
    seat: int
    reaction: Reaction


class NodeNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one node tells the others: tables and their numbers, who is where, reactions; and a question."""

    node: str
    numbers: dict[str, int] = {}
    there: tuple[There, ...] = ()
    waved: tuple[Waved, ...] = ()
    who: tuple[str, ...] = ()


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(NodeNews)


class Peers:
    """Collects news until the last message is away, so that a busy node sends few and large ones."""

    def __init__(self, hub: Hub, leases: Leases, url: str | None) -> None:
        self._hub = hub
        self._leases = leases
        self._node = hub.settings.node
        self._redis = (
            Redis.from_url(url, socket_connect_timeout=HUNG_SECONDS, socket_timeout=HUNG_SECONDS) if url else None
        )
        self.is_connected = False
        self._connected_at = 0.0
        self._lost = asyncio.Event()
        self._numbers: dict[str, int] = {}
        self._there: dict[str, There] = {}
        self._waved: list[Waved] = []
        self._who: set[str] = set()
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_presence_known(self) -> bool:
        """False while other nodes cannot be heard, or may not have spoken yet."""
        return self.presence_known_since is not None

    @property
    def presence_known_since(self) -> float | None:
        """Since when (by the monotonic clock) it has been known who is connected where; None while it is not."""
        if self._redis is None:
            return 0.0
        since = self._connected_at + GRACE
        return since if self.is_connected and since < time.monotonic() else None

    def start(self) -> None:
        jobs = [self._poll()]
        if self._redis is not None:
            jobs += [self._listen(), self._tell(), self._beat()]
        self._tasks = [asyncio.create_task(job) for job in jobs]
        for task in self._tasks:
            task.add_done_callback(_complain)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            with suppress(RedisError, OSError):
                await self._redis.aclose()

    # ---- telling

    def changed(self, live: Live, where: Where) -> None:
        if where == "here" and self._redis is not None:
            self._numbers[live.id] = live.table.number
            self._something.set()

    def presence_changed(self, live: Live, where: Where) -> None:
        if where == "here" and self._redis is not None:
            self._tell_presence(live)

    def _tell_presence(self, live: Live) -> None:
        """And asks who is at the other nodes."""
        self._say_who_is_here(live)
        if live.sockets:
            self._who.add(live.id)

    def _say_who_is_here(self, live: Live) -> None:
        here = live.here()
        seats = tuple(seat for seat, is_here in enumerate(here.seats) if is_here)
        self._there[live.id] = There(live.id, seats, here.watching)
        self._something.set()

    def reacted(self, live: Live, seat: int, reaction: Reaction) -> None:
        if self._redis is not None:
            self._waved.append(Waved(live.id, seat, reaction))
            self._something.set()

    async def _tell(self) -> None:
        assert self._redis is not None
        while True:
            await self._something.wait()
            self._something.clear()
            news = NodeNews(
                self._node, self._numbers, tuple(self._there.values()), tuple(self._waved), tuple(sorted(self._who))
            )
            self._numbers, self._there, self._waved, self._who = {}, {}, [], set()
            try:
                await self._redis.publish(CHANNEL, _encoder.encode(news))
            except (RedisError, OSError):
                self._numbers = {**news.numbers, **self._numbers}  # said again; who is where is asked for anyway
                self._something.set()
                await asyncio.sleep(FIRST_RETRY)

    async def _beat(self) -> None:
        """Says again who is here, for nodes that missed it: a few tables at a time, so that no action waits long."""
        while True:
            tables = list(self._hub.tables.values())
            for first in range(BEATS):
                await asyncio.sleep(HEARTBEAT / BEATS)
                for live in tables[first::BEATS]:
                    if live.sockets:
                        self._say_who_is_here(live)

    # ---- hearing

    async def _listen(self) -> None:
        assert self._redis is not None
        retry = FIRST_RETRY
        while True:
            try:
                async with self._redis.pubsub() as inbox:
                    await inbox.subscribe(CHANNEL)
                    async for message in _messages(inbox):
                        if message["type"] == "subscribe":
                            retry = FIRST_RETRY
                            self._back()
                        elif message["type"] == "message":
                            self._hear(message["data"])
            except (RedisError, OSError) as error:
                if self.is_connected:
                    LOG.warning("Redis is away: the database is asked instead (%s)", type(error).__name__)
            self.is_connected = False
            self._lost.set()
            await asyncio.sleep(retry)
            retry = min(2 * retry, LONGEST_RETRY)

    def _back(self) -> None:
        """What was missed is in the database; who is where is asked for."""
        self.is_connected = True
        self._connected_at = time.monotonic()
        self._lost.clear()
        for live in list(self._hub.tables.values()):
            if live.sockets:
                self._tell_presence(live)
                self._hub.refresh(live)

    def _hear(self, data: bytes) -> None:
        try:
            news = _decoder.decode(data)
        except msgspec.DecodeError:
            LOG.warning("another node speaks in a way that this one does not understand")
            return
        if news.node == self._node:
            return
        for table_id, number in news.numbers.items():
            live = self._hub.tables.get(table_id)
            if live is not None and number > live.table.number:
                self._hub.refresh(live)
        for there in news.there:
            self._hear_presence(news.node, there)
        for table_id, seat, reaction in ((waved.table, waved.seat, waved.reaction) for waved in news.waved):
            if (live := self._hub.tables.get(table_id)) is not None:
                self._hub.react(live, seat, reaction, "elsewhere")
        for table_id in news.who:
            if (live := self._hub.tables.get(table_id)) is not None and live.sockets:
                self._say_who_is_here(live)

    def _hear_presence(self, node: str, there: There) -> None:
        live = self._hub.tables.get(there.table)
        if live is None:
            return
        if there.seats or there.watching:
            live.elsewhere[node] = Elsewhere(there.seats, there.watching, time.monotonic() + PRESENCE_SECONDS)
        else:
            live.elsewhere.pop(node, None)
        self._hub.tell_presence(live, "elsewhere")

    # ---- asking the database

    async def _poll(self) -> None:
        """Also how a node hears of the host's commands, which are written by another program."""
        while True:
            await self._pause()
            watched = {id: live for id, live in self._hub.tables.items() if live.sockets or self._leases.has(id)}
            if not watched:
                continue
            try:
                numbers = await self._hub.storage.numbers(watched)
            except StorageError:
                continue
            for table_id, number in numbers.items():
                if number > watched[table_id].table.number and not watched[table_id].is_busy:
                    self._hub.refresh(watched[table_id])

    async def _pause(self) -> None:
        """Until it is time to ask, which is soon when Redis has just been lost."""
        if self._redis is None or not self.is_connected:
            await asyncio.sleep(self._poll_seconds())
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self._poll_seconds()):
                await self._lost.wait()

    def _poll_seconds(self) -> float:
        if self._redis is None:
            return POLL_WITHOUT_REDIS if self._hub.is_shared else POLL_ALONE
        return POLL_WITH_REDIS if self.is_connected else POLL_WITHOUT_REDIS


async def _messages(inbox: PubSub) -> AsyncIterator[dict[str, Any]]:
    """All that comes, answers to pings too. Raises TimeoutError when Redis accepts what it is sent and says nothing."""
    heard = time.monotonic()
    while True:
        message = await inbox.get_message(timeout=PING_SECONDS)
        if message is not None:
            heard = time.monotonic()
            yield message
        elif time.monotonic() - heard > HUNG_SECONDS:
            raise TimeoutError("Redis hangs")
        else:
            await inbox.ping()


def _complain(task: "asyncio.Task[None]") -> None:
    """These tasks go on until they are cancelled; if one ends, that is a fault of the program."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        LOG.error("the news between nodes have stopped", exc_info=fault)
