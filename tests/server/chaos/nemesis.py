"""What is done to servers while people play: each fault is over, and everything up again, when its function returns."""

import asyncio
import resource
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from fivetowers.client.connection import Client
from tests.server.chaos.forked_node import ForkedNode
from tests.server.chaos.lossy_link import LossyLink
from tests.server.chaos.replicated_postgres import ReplicatedPostgres
from tests.server.conftest import PostgresServer, RedisServer
from tests.server.running import TestClient

SHORTEST, LONGEST = 0.1, 3.0
"""Seconds that something is frozen, full or away."""
SHORTEST_LONG, LONGEST_LONG = 10.5, 16.0
"""Seconds of a long freeze: leases end, clients and nodes give up waiting."""
LOST = 0.3
"""Of what goes to and from Redis, while it is lost."""
STEPS = (-3_600.0, -60.0, -2.0, 2.0, 60.0, 3_600.0)
"""Seconds that a clock is stepped by."""


class Cluster:
    """The nodes, and what they share. One node on SQLite has neither PostgreSQL nor Redis."""

    def __init__(
        self,
        nodes: int,
        options: tuple[str, ...],
        postgres: ReplicatedPostgres | None = None,
        redis: RedisServer | None = None,
        link: LossyLink | None = None,
    ) -> None:
        """`link` leads to Redis."""
        self._options = options
        self.postgres, self.redis, self.link = postgres, redis, link
        self.nodes = [ForkedNode(*options) for _ in range(nodes)]
        self._up = list(self.nodes)

    def reach(self, rng: Random) -> Callable[[str | None], Client]:
        def reach(cookie: str | None) -> Client:
            if not self._up:
                raise ConnectionError("no node is up")
            return TestClient(rng.choice(self._up).address, cookie)

        return reach

    async def replace(self, node: ForkedNode) -> None:
        """A node that is dead gets a successor."""
        self._up.remove(node)
        self.nodes.remove(node)
        fresh = await asyncio.to_thread(ForkedNode, *self._options)
        self.nodes.append(fresh)
        self._up.append(fresh)

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()


Fault = Callable[[Cluster, Random], Awaitable[None]]


async def _while_it_lasts(rng: Random, *, is_long: bool = False) -> None:
    await asyncio.sleep(rng.uniform(SHORTEST_LONG, LONGEST_LONG) if is_long else rng.uniform(SHORTEST, LONGEST))


async def _freeze(shared: PostgresServer | RedisServer, rng: Random, *, is_long: bool) -> None:
    shared.freeze()
    await _while_it_lasts(rng, is_long=is_long)
    shared.thaw()


async def kill(cluster: Cluster, rng: Random) -> None:
    """kill -9, at any moment."""
    node = rng.choice(cluster.nodes)
    await asyncio.to_thread(node.kill)
    await cluster.replace(node)


async def freeze(cluster: Cluster, rng: Random, *, is_long: bool = False) -> None:
    """SIGSTOP: it keeps its sockets and does nothing, then goes on as if no time had passed."""
    node = rng.choice(cluster.nodes)
    node.signal(signal.SIGSTOP)
    await _while_it_lasts(rng, is_long=is_long)
    node.signal(signal.SIGCONT)


async def fill_disk(cluster: Cluster, rng: Random) -> None:
    """No file of the process may grow, nor be written: to SQLite that is a full disk."""
    node = rng.choice(cluster.nodes)
    _, most = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (0, most))
    await _while_it_lasts(rng)
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, most))


async def step_clock(cluster: Cluster, rng: Random) -> None:
    """What the node takes for the time of day jumps, and jumps back."""
    node = rng.choice(cluster.nodes)
    node.step_clock(rng.choice(STEPS))
    await _while_it_lasts(rng)
    node.step_clock(0)


async def cut_postgres(cluster: Cluster, rng: Random) -> None:
    """Every connection to PostgreSQL breaks, as when it is restarted."""
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.cut_connections)


async def freeze_postgres(cluster: Cluster, rng: Random, *, is_long: bool = False) -> None:
    assert cluster.postgres is not None
    await _freeze(cluster.postgres, rng, is_long=is_long)


async def restart_postgres(cluster: Cluster, rng: Random) -> None:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.restart)


async def fill_postgres_disk(cluster: Cluster, rng: Random) -> None:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.fill_disk)
    await _while_it_lasts(rng)
    await asyncio.to_thread(cluster.postgres.make_room)


async def fill_postgres_log(cluster: Cluster, rng: Random) -> None:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.fill_log)
    await _while_it_lasts(rng)
    await asyncio.to_thread(cluster.postgres.make_room)


async def fail_over(cluster: Cluster, rng: Random) -> None:
    """PostgreSQL dies, and its standby takes over under the same address."""
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.fail_over)


async def lose_packets(cluster: Cluster, rng: Random) -> None:
    """Between the nodes and Redis some of what is sent comes late, and some never."""
    assert cluster.link is not None
    cluster.link.lose(LOST)
    await _while_it_lasts(rng)
    await asyncio.to_thread(cluster.link.heal)


async def stop_redis(cluster: Cluster, rng: Random) -> None:
    assert cluster.redis is not None
    cluster.redis.stop()
    await _while_it_lasts(rng)
    await asyncio.to_thread(cluster.redis.start)


async def freeze_redis(cluster: Cluster, rng: Random, *, is_long: bool = False) -> None:
    assert cluster.redis is not None
    await _freeze(cluster.redis, rng, is_long=is_long)


ALONE: dict[str, Fault] = {"kill": kill, "freeze": freeze, "full disk": fill_disk, "clock stepped": step_clock}
SHARED: dict[str, Fault] = {
    "kill": kill,
    "freeze": freeze,
    "long freeze": partial(freeze, is_long=True),
    "clock stepped": step_clock,
    "PostgreSQL cut": cut_postgres,
    "PostgreSQL frozen": freeze_postgres,
    "PostgreSQL frozen for long": partial(freeze_postgres, is_long=True),
    "PostgreSQL disk full": fill_postgres_disk,
    "PostgreSQL log full": fill_postgres_log,
    "PostgreSQL restarted": restart_postgres,
    "PostgreSQL failed over": fail_over,
    "Redis stopped": stop_redis,
    "Redis frozen": freeze_redis,
    "Redis frozen for long": partial(freeze_redis, is_long=True),
    "Redis packets lost": lose_packets,
}
