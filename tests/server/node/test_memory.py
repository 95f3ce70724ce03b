"""What a server keeps of a game: the table as it is now, and nothing that only the garbage collector could find."""

import asyncio
import gc
from pathlib import Path
from random import Random

import pytest

from fivetowers import rules, state, towers
from fivetowers.offer import seat_reach
from fivetowers.server.node import runner
from fivetowers.server.sockets.connections import Connection
from fivetowers.state import State
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, Person, here, make_table, play_on
from tests.server.running import running_here


def in_memory(kind: type) -> int:
    return sum(isinstance(one, kind) for one in gc.get_objects())


MOST_KEPT = 36_000
"""Entries of all caches of towers together, which a busy server fills within minutes. With four times as many they took
five times the memory, and no server was quicker."""


def test_caches_of_towers_stay_small() -> None:
    sizes = {
        f"{module.__name__}.{name}": found.cache_info().maxsize
        for module in (towers, rules, state, seat_reach)
        for name, found in vars(module).items()
        if hasattr(found, "cache_info") and found.__module__ == module.__name__
    }
    bounded = [size for size in sizes.values() if size is not None]
    assert len(bounded) > 5
    assert sum(bounded) <= MOST_KEPT, sizes


async def test_what_is_known_of_a_table_leaves_memory_with_it(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        hub = server.service.hub
        await make_table(server.client(), OPEN, OPEN)
        assert len(hub.storage._summaries) == len(hub.tables) == 1
        hub.make_room(0)
        assert len(hub.storage._summaries) == len(hub.tables) == 0


async def test_position_before_an_action_is_gone_once_the_action_is_answered(tmp_path: Path) -> None:
    """In circles of references positions would pile up until the collector comes, and that costs every player time."""
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
        await person.start()
        gc.collect()
        gc.disable()
        try:
            before = in_memory(State)
            await play_on(person, Random(1), most=30)
            assert in_memory(State) <= before + 1
        finally:
            gc.enable()


async def test_http_connection_is_gone_once_it_has_become_a_socket(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        gc.collect()
        gc.disable()
        try:
            before = in_memory(Connection)
            people = [await Person.sit(server.client(), table_id) for _ in range(2)]
            for person in people:
                person.socket.close()
            async with asyncio.timeout(PATIENCE):
                while in_memory(Connection) > before:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


async def test_tables_that_nobody_has_looked_at_for_a_while_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those whose game is over sooner than the others."""
    monkeypatch.setattr(runner, "ENDED_SECONDS", 0.05)
    async with running_here(tmp_path, lease_seconds=0.15) as server:
        client, tables = server.client(), server.service.hub.tables
        looked_at = await Person.sit(client, await make_table(client, OPEN, OPEN))
        waiting = await make_table(client, OPEN, OPEN)
        over = await Person.sit(client, await make_table(client, OPEN, OPEN))
        over.socket.send({"type": "end", "request": "e"})
        await over.socket.until(lambda message: message.get("request") == "e")
        await asyncio.sleep(0.3)
        assert set(tables) == {looked_at.table_id, waiting, over.table_id}, "somebody looks on, or may come back soon"
        over.socket.close()
        async with asyncio.timeout(PATIENCE):
            while over.table_id in tables:
                await asyncio.sleep(0.01)
            assert set(tables) == {looked_at.table_id, waiting}
            monkeypatch.setattr(runner, "IDLE_SECONDS", 0.05)
            while waiting in tables:
                await asyncio.sleep(0.01)
        assert set(tables) == {looked_at.table_id}
        for table_id in (waiting, over.table_id):
            assert (await client.get(f"/api/tables/{table_id}")).status == 200, "the log has it still"
