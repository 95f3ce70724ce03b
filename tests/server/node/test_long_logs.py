"""A log of thousands of events is read in parts: whatever it is read for, other tables are answered meanwhile."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from fivetowers.client.connection import Client
from fivetowers.server.storage.log_reader import EVENTS_AT_ONCE
from fivetowers.table import log as log_module
from fivetowers.table.events import Acted, Event, Undone, decode_event, encode_event
from tests.server.games import OPEN, RANDOM, Person, here, make_table
from tests.server.running import ServerHere, running_here

UNDOS = 3_000


def poison(folder: Path, table_id: str) -> None:
    """As a browser could, before there was a bound: after the first deal, bids that are taken back."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database, database:
        last = "SELECT max(number), max(at) FROM events WHERE table_id = ?"
        ((number, at),) = database.execute(last, (table_id,))
        bodies = [encode_event(Acted(at, "bid 1", 0, "person")), encode_event(Undone(at, 0, 1, at))] * UNDOS
        rows = [(table_id, number, at, body) for number, body in enumerate(bodies, start=number + 1)]
        database.executemany("INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)", rows)


async def begin(client: Client) -> str:
    person = await Person.sit(client, await make_table(client, OPEN, here("Hanna")))
    await person.start()
    person.socket.close()
    return person.table_id


async def open_it(server: ServerHere, owner: Client, table_id: str) -> None:
    live = await server.service.hub.get(table_id)
    assert live is not None
    assert live.table.undo_count == UNDOS


async def export(server: ServerHere, owner: Client, table_id: str) -> None:
    (game,) = (await owner.get("/api/export")).json()["games"]
    assert [event["type"] for event in game["events"][-2:]] == ["acted", "undone"]


async def delete_my_data(server: ServerHere, owner: Client, table_id: str) -> None:
    assert (await owner.request("DELETE", "/api/me")).json() == {"tables": 1}


@pytest.mark.parametrize("read_it", [open_it, export, delete_my_data])
async def test_while_a_long_log_is_read_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read_it: Callable[[ServerHere, Client, str], Awaitable[None]]
) -> None:
    async with running_here(tmp_path) as server:
        owner, anna = server.client(), server.client()
        table_id = await begin(owner)
        other_id = await make_table(anna, OPEN, RANDOM)
    poison(tmp_path, table_id)
    async with running_here(tmp_path) as server:
        owner, anna = server.client(owner.cookie), server.client(anna.cookie)
        person = await Person.sit(anna, other_id)
        await person.start()
        read = 0

        def count(body: bytes) -> Event:
            nonlocal read
            read += threading.current_thread() is threading.main_thread()
            return decode_event(body)

        monkeypatch.setattr(log_module, "decode_event", count)
        reading = asyncio.ensure_future(read_it(server, owner, table_id))
        playing = asyncio.create_task(person.act("bid 0"))
        most = 0
        while not (reading.done() and playing.done()):
            before = read
            await asyncio.sleep(0)
            most = max(most, read - before)
        await reading
        assert (await playing)["type"] == "accepted"
        assert read > 2 * UNDOS
        assert most <= 2 * EVENTS_AT_ONCE
