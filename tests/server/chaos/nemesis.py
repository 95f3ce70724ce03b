"""What is done to servers while people play: each fault is over, and everything up again, when its function returns."""

import asyncio
import resource
import signal
from collections.abc import Awaitable, Callable
from random import Random

from fivetowers.client.connection import Client
from tests.server.conftest import PostgresServer, RedisServer
from tests.server.running import ServerProcess, TestClient

SHORTEST, LONGEST = 0.1, 3.0
"""Seconds that something is frozen, full or away."""


class Cluster:
    """The nodes, and what they share. One node on SQLite has neither PostgreSQL nor Redis."""

    def __init__(
        self,
        nodes: int,
        options: tuple[str, ...],
        postgres: PostgresServer | None = None,
        redis: RedisServer | None = None,
    ) -> None:
        self._options = options
        self.postgres, self.redis = postgres, redis
        self.nodes = [ServerProcess(*options) for _ in range(nodes)]
        self._up = list(self.nodes)

    def reach(self, rng: Random) -> Callable[[str | None], Client]:
        def reach(cookie: str | None) -> Client:
            if not self._up:
                raise ConnectionError("no node is up")
            return TestClient(rng.choice(self._up).address, cookie)

        return reach

    async def replace(self, node: ServerProcess) -> None:
        """A node that is dead gets a successor."""
        self._up.remove(node)
        self.nodes.remove(node)
        fresh = await asyncio.to_thread(ServerProcess, *self._options)
        self.nodes.append(fresh)
        self._up.append(fresh)

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()


Fault = Callable[[Cluster, Random], Awaitable[None]]


async def _while_it_lasts(rng: Random) -> None:
    await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))


async def _freeze(shared: PostgresServer | RedisServer, rng: Random) -> None:
    shared.freeze()
    await _while_it_lasts(rng)
    shared.thaw()


async def kill(cluster: Cluster, rng: Random) -> None:
    """kill -9, at any moment."""
    node = rng.choice(cluster.nodes)
    await asyncio.to_thread(node.kill)
    await cluster.replace(node)


async def freeze(cluster: Cluster, rng: Random) -> None:
    """SIGSTOP: it keeps its sockets and does nothing, then goes on as if no time had passed."""
    node = rng.choice(cluster.nodes)
    node.process.send_signal(signal.SIGSTOP)
    await _while_it_lasts(rng)
    node.process.send_signal(signal.SIGCONT)


async def fill_disk(cluster: Cluster, rng: Random) -> None:
    """No file of the process may grow, nor be written: to SQLite that is a full disk."""
    node = rng.choice(cluster.nodes)
    _, most = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (0, most))
    await _while_it_lasts(rng)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, most))


async def cut_postgres(cluster: Cluster, rng: Random) -> None:
    """Every connection to PostgreSQL breaks, as when it is restarted."""
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.cut_connections)


async def freeze_postgres(cluster: Cluster, rng: Random) -> None:
    assert cluster.postgres is not None
    await _freeze(cluster.postgres, rng)


async def stop_redis(cluster: Cluster, rng: Random) -> None:
    assert cluster.redis is not None
    cluster.redis.stop()
    await _while_it_lasts(rng)
    await asyncio.to_thread(cluster.redis.start)


async def freeze_redis(cluster: Cluster, rng: Random) -> None:
    assert cluster.redis is not None
    await _freeze(cluster.redis, rng)


ALONE: dict[str, Fault] = {"kill": kill, "freeze": freeze, "full disk": fill_disk}
SHARED: dict[str, Fault] = {
    "kill": kill,
    "freeze": freeze,
    "PostgreSQL cut": cut_postgres,
    "PostgreSQL frozen": freeze_postgres,
    "Redis stopped": stop_redis,
    "Redis frozen": freeze_redis,
}
