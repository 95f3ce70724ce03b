"""Killed, frozen, its disk full: a server loses nothing that it has acknowledged, and does nothing twice.

`make chaos` does the same for hours, and with two nodes; docs/reliability.md has its figures.
"""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.effort import cases
from tests.server.chaos.nemesis import Cluster
from tests.server.chaos.replicated_postgres import replicated_postgres
from tests.server.chaos.run import run
from tests.server.chaos.shared import cluster_of_two
from tests.server.chaos.small_disk import can_mount
from tests.server.conftest import PATIENCE
from tests.server.running import running, sqlite

PLAN = ("kill", "freeze", "kill", "full disk")
SHARED_PLAN = ("PostgreSQL disk full", "PostgreSQL log full")
TABLES = 3


async def test_one_order_of_actions_explains_what_everybody_was_told_whatever_happens_to_the_server(
    tmp_path: Path,
) -> None:
    options = sqlite(tmp_path)
    plan = PLAN * cases(1, 20)
    outcome = await run(Cluster(1, (*options, "--no-limits")), options[1], plan, tables=TABLES, rng=Random(6))
    assert outcome.broke_off is None
    assert outcome.found == []
    assert sum(outcome.done.values()) == len(plan)
    assert min(outcome.accepted, outcome.views) > 10, outcome


# ---- a full disk under PostgreSQL


@pytest.fixture
def disks(tmp_path: Path) -> None:
    if not can_mount(tmp_path):
        pytest.skip("this machine lets us mount no disk that can be filled, so none was filled under PostgreSQL")


@pytest.mark.usefixtures("disks")
def test_one_order_of_actions_explains_what_everybody_was_told_when_the_disk_of_postgresql_is_full() -> None:
    rng, plan = Random(6), SHARED_PLAN * cases(1, 10)
    with cluster_of_two(rng) as (cluster, url):
        outcome = asyncio.run(run(cluster, url, plan, tables=TABLES, rng=rng))
    assert outcome.broke_off is None
    assert outcome.found == []
    assert sum(outcome.done.values()) == len(plan)
    assert min(outcome.accepted, outcome.views) > 10, outcome


@pytest.mark.usefixtures("disks")
def test_server_is_not_ready_while_the_disk_of_postgresql_is_full() -> None:
    """Its tables cannot grow, but rows can still be changed in their place: asking for that alone shows nothing."""
    with (
        replicated_postgres() as postgres,
        running("--database", postgres.migrated_database(), "--no-limits") as server,
    ):

        async def statuses(method: str, path: str, body: object, wanted: int) -> None:
            async with asyncio.timeout(PATIENCE):
                while (await server.client().request(method, path, body)).status != wanted:
                    await asyncio.sleep(0.1)

        asyncio.run(statuses("GET", "/readyz", None, 200))
        postgres.fill_disk()
        asyncio.run(statuses("POST", "/api/tables", {"options": {"seats": [{}, {}]}, "name": "Anna"}, 503))
        for _ in range(3):
            asyncio.run(statuses("GET", "/readyz", None, 503))
            time.sleep(1.1)  # for so long an answer is believed
        postgres.make_room()
        asyncio.run(statuses("GET", "/readyz", None, 200))
        asyncio.run(statuses("POST", "/api/tables", {"options": {"seats": [{}, {}]}, "name": "Anna"}, 201))
