"""A soak of some seconds: `make soak` is the same for an hour, with hundreds of tables."""

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fivetowers.server.node.settings import ServerLimits
from tests.effort import cases
from tests.server.running import ServerProcess, only, running, running_here, sqlite
from tests.server.soak.__main__ import verdict
from tests.server.soak.overload import too_many_requests, too_many_sockets, too_many_tables
from tests.server.soak.run import Look, one_node, soak, two_nodes

TABLES = 3
SOCKETS = 12
RECOVERED = 5.0
"""Seconds; a new table is allowed again after one, a request at once."""


@pytest.mark.parametrize("form", [one_node, two_nodes])
def test_tables_live_on_and_nothing_piles_up(
    form: Callable[[Path], AbstractContextManager[list[ServerProcess]]], tmp_path: Path
) -> None:
    with form(tmp_path) as nodes:
        looks = asyncio.run(soak(nodes, tables=TABLES, every=0.05, seconds=cases(2, 120), looks=2, rng=Random(1)))
    assert all(look.actions > TABLES for look in looks), looks
    assert sum(look.failed + look.refused for look in looks) == 0
    assert looks[1].files <= looks[0].files + 2 * len(nodes)  # connections to the database come and go


FLAT = [Look(60, 1_000, 9, 5, 20, 0, 0, 200_000_000, 80, 0.5, 0)] * 8


def planted(number: int, **changes: float) -> list[Look]:
    """A flat run, in which one look and those after it are different."""
    return [*FLAT[:number], *(replace(look, **changes) for look in FLAT[number:])]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("looks", "said"),
    [
        (FLAT, []),
        (planted(6, memory=212_000_000), ["memory grew from 200,000,000 to 212,000,000"]),
        (planted(6, memory=208_000_000, files=83), []),
        (planted(6, files=85), ["open files grew from 80 to 85"]),
        (planted(2, memory=240_000_000, files=96), []),
        (planted(7, p99=150), ["p99 150 ms"]),
        (planted(7, p99=150, waiting=0.5), []),
        (planted(7, failed=1), ["1 actions failed"]),
    ],
    ids=["flat", "memory", "hardly anything", "files", "early growth", "slow", "slow machine", "failure"],
)
def test_what_is_not_well_is_named(looks: list[Look], said: list[str]) -> None:
    assert verdict(looks) == said


async def test_what_is_too_much_is_refused_in_clear_words_and_soon_forgotten(tmp_path: Path) -> None:
    limits = ServerLimits()
    with running(*sqlite(tmp_path)) as node:
        tables = await too_many_tables(node, limits)
        requests = await too_many_requests(node, limits)
    assert tables.answers["429 rate.tables"] > 0
    assert set(tables.answers) == {"201", "429 rate.tables"}
    assert requests.answers["429 rate.requests"] > 0
    assert set(requests.answers) == {"200", "429 rate.requests"}
    for overload in (tables, requests):
        assert overload.recovery < RECOVERED, overload


async def test_full_server_refuses_more_sockets_plays_on_and_has_room_again_as_soon_as_some_leave(
    tmp_path: Path,
) -> None:
    async with running_here(tmp_path, only(sockets=SOCKETS)) as server:
        sockets = await too_many_sockets(server, SOCKETS)
        assert len(server.service.sockets.all) == SOCKETS
        told = server.service.metrics.text().decode()
    assert set(sockets.answers) == {"503"}, sockets
    assert sockets.answers["503"] >= SOCKETS
    refused = re.search(r'^fivetowers_refusals_total\{code="rate.sockets"\} (\d+)', told, re.MULTILINE)
    assert refused is not None
    assert int(refused[1]) >= sockets.answers["503"]
    assert sockets.slowest is not None
    assert sockets.slowest < RECOVERED, sockets
    assert sockets.recovery < RECOVERED, sockets
