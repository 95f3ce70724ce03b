"""A table whose log or secret cannot be read: it is told, it is closed with a clear word, and it harms nobody else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Closed
from fivetowers.server.node import hub, runner
from fivetowers.server.storage import Storage
from fivetowers.table.summary import summarise_log
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, RANDOM, Person, make_table, play_on
from tests.server.running import ServerHere, running_here, sqlite

SICK = {
    "unknown": b'{"type":"from_the_future","at":1}',
    "newer": b'{"type":"left","at":1,"seat":0,"v":999}',
    "impossible": b'{"type":"acted","at":1,"action":"bid 99","seat":0,"by":"person"}',
    "nobody's": b'{"type":"left","at":1,"seat":9}',
    "damaged": b"\xff\x00",
}
AS_BYTES_OR_TEXT = pytest.mark.parametrize("body", [SICK["unknown"], SICK["unknown"].decode()], ids=["bytes", "text"])
"""An UPDATE by hand, in the shell of SQLite, writes a text."""
LAST = "table_id = ?1 AND number = (SELECT max(number) FROM events WHERE table_id = ?1)"
SICK_OTHERWISE: dict[str, tuple[str, *tuple[bytes, ...]]] = {
    "gap": (f"UPDATE events SET number = number + 1 WHERE {LAST}",),
    "secret lost": ("DELETE FROM secrets WHERE table_id = ?1",),
    "secret cut off": ("UPDATE secrets SET orders = ?2 WHERE table_id = ?1", b"salt"),
    "secret without cards": ("UPDATE secrets SET orders = ?2 WHERE table_id = ?1", b"salt\nT99\nT1"),
    "secret damaged": ("UPDATE secrets SET orders = ?2 WHERE table_id = ?1", b"\xff\x00"),
    "secret of another": ("UPDATE secrets SET orders = ?2 WHERE table_id = ?1", b"shuffle 1\n" + b"0" * 64),
}


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "games.sqlite")) as database, database:
        assert database.execute(statement, values).rowcount == 1


def spoil(folder: Path, table_id: str, body: bytes | str) -> bytes:
    """Puts this in the place of the table's last event; gives what was there."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        before: bytes = database.execute(f"SELECT body FROM events WHERE {LAST}", (table_id,)).fetchone()[0]
    change(folder, f"UPDATE events SET body = ?2 WHERE {LAST}", table_id, body)
    return before


async def begin(server: ServerHere) -> str:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await play_on(person, Random(1), most=1)
    person.socket.close()
    return person.table_id


@pytest.mark.parametrize("kind", [*SICK, *SICK_OTHERWISE])
async def test_one_table_that_cannot_be_read_lets_all_others_wake(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_here(tmp_path) as server:
        tables = sorted([await begin(server) for _ in range(4)])
    sick, *well = tables
    if kind in SICK:
        spoil(tmp_path, sick, SICK[kind])
    else:
        statement, *values = SICK_OTHERWISE[kind]
        change(tmp_path, statement, sick, *values)
    async with running_here(tmp_path, lease_seconds=0.3) as server:
        hub, client = server.service.hub, server.client()
        async with asyncio.timeout(PATIENCE):
            while not (set(well) <= set(hub.tables) and hub.set_aside):
                await asyncio.sleep(0.01)
        assert list(hub.set_aside) == [sick]
        assert (await client.get("/readyz")).body == b"ready, tables set aside: 1"
        assert b"fivetowers_unreadable_tables 1.0" in (await client.get("/metrics")).body
        assert "a table cannot be read: " in caplog.text
        assert "0" * 64 not in caplog.text
        answer = await client.get(f"/api/tables/{sick}")
        assert (answer.status, answer.json()["code"]) == (503, "table.unreadable")
        socket = await client.sit(sick)
        assert (await socket.receive())["code"] == "table.unreadable"
        with pytest.raises(Closed):
            await socket.receive()
        assert (await client.get(f"/api/tables/{well[0]}")).status == 200


async def test_table_that_can_be_read_again_wakes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (hub, runner):
        monkeypatch.setattr(module, "ASIDE_SECONDS", 0.5)
    async with running_here(tmp_path) as server:
        sick = await begin(server)
    well = spoil(tmp_path, sick, SICK["unknown"])
    async with running_here(tmp_path, lease_seconds=0.3) as server:
        tables = server.service.hub
        async with asyncio.timeout(PATIENCE):
            while not tables.set_aside:
                await asyncio.sleep(0.01)
            spoil(tmp_path, sick, well)
            while sick not in tables.tables:
                await asyncio.sleep(0.01)
        assert not tables.set_aside


async def test_event_of_a_newer_server_closes_the_table_that_is_being_played(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        number = person.view["number"] + 1
        change(
            tmp_path, "INSERT INTO events (table_id, number, at, body) VALUES (?, ?, 1, ?)",
            person.table_id, number, SICK["unknown"],
        )  # fmt: skip
        person.socket.send({"type": "end", "request": "e"})
        with pytest.raises(Closed):
            await person.socket.until(lambda message: False)
        assert (await (await client.sit(person.table_id)).receive())["code"] == "table.unreadable"


async def lose_the_last_event(server: ServerHere, folder: Path, table_id: str) -> None:
    change(folder, f"DELETE FROM events WHERE {LAST}", table_id)
    server.service.storage._summaries.clear()  # as after a restart: what was written is looked up


async def test_log_with_a_gap_is_set_aside_and_ends_in_no_loop(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        await person.start()
        await lose_the_last_event(server, tmp_path, person.table_id)
        with pytest.raises(Closed):
            await person.act(person.legal()[0])
        assert (await client.get("/readyz")).body == b"ready, tables set aside: 1"
        assert (await (await client.sit(person.table_id)).receive())["code"] == "table.unreadable"


async def test_bot_does_not_try_for_ever_where_the_log_has_a_gap(tmp_path: Path) -> None:
    async with running_here(tmp_path, bot_pause=0.5) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        await person.start()
        await person.act(person.legal()[0])
        assert person.view["turn"]["player"] == "bot"
        await lose_the_last_event(server, tmp_path, person.table_id)
        async with asyncio.timeout(PATIENCE):
            while person.table_id not in server.service.hub.set_aside or server.service.runner._playing:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert not server.service.runner._playing


@AS_BYTES_OR_TEXT
async def test_rebuilding_goes_on_past_a_table_that_cannot_be_read(tmp_path: Path, body: bytes | str) -> None:
    async with running_here(tmp_path) as server:
        tables = sorted([await make_table(server.client(), OPEN, OPEN) for _ in range(3)])
    spoil(tmp_path, tables[0], body)
    storage = await Storage.open(sqlite(tmp_path)[1])
    try:
        rebuilt = await storage.rebuild(summarise_log)
    finally:
        await storage.close()
    assert rebuilt.tables == 2
    ((table_id, why),) = rebuilt.unreadable
    assert table_id == tables[0]
    assert "from_the_future" in why


@AS_BYTES_OR_TEXT
async def test_ones_own_data_can_be_had_and_deleted_beside_such_a_table(tmp_path: Path, body: bytes | str) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        sick, well = await make_table(client, OPEN, OPEN), await make_table(client, OPEN, OPEN)
        spoil(tmp_path, sick, body)
        server.service.hub.tables.clear()
        games = (await client.get("/api/export")).json()["games"]
        assert {game["table"]["id"] for game in games} == {sick, well}
        assert (await client.request("DELETE", "/api/me")).json() == {"tables": 2}
