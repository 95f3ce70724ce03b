"""Two nodes with all that they share, each part of which can be broken."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.server.chaos.lossy_link import LossyLink
from tests.server.chaos.nemesis import Cluster
from tests.server.chaos.replicated_postgres import replicated_postgres
from tests.server.conftest import redis_running


@contextmanager
def cluster_of_two(rng: Random) -> Iterator[tuple[Cluster, str]]:
    """The nodes, PostgreSQL and Redis; and the address of the database, for what is read when the nodes are stopped."""
    with replicated_postgres() as postgres, redis_running() as redis:
        link = LossyLink(redis.socket, None, rng)
        try:
            url = postgres.migrated_database()
            options = ("--database", url, "--redis", f"redis://127.0.0.1:{link.port}", "--no-limits")
            yield Cluster(2, options, postgres, redis, link), url
        finally:
            link.close()
