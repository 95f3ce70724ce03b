"""A write that fails without saying whether it was done: refused only if nothing changed, else asked about again."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fivetowers.client.connection import Closed
from fivetowers.errors import Refusal
from fivetowers.server.node.live import Live
from fivetowers.server.storage import StorageError
from fivetowers.server.storage.sqlite import SqliteDatabase
from tests.server.games import OPEN, RANDOM, Person, make_table
from tests.server.running import ServerHere, running_here

TROUBLE = StorageError(Refusal("storage.unreachable", None, {"url": "", "reason": ""}))


async def playing(server: ServerHere) -> Person:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, OPEN, RANDOM, name="Anna"))
    joining = server.client()
    await joining.post(f"/api/tables/{person.table_id}/join", {"name": "Ben"})
    await person.start()
    return person


def fail_after_writing(server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database does as it is told, and the answer is lost on the way; once."""
    append = server.service.storage.append_soon

    def append_soon(*given: Any, done: Any, **more: Any) -> None:
        monkeypatch.undo()
        append(*given, done=lambda error: done(error or TROUBLE), **more)

    monkeypatch.setattr(server.service.storage, "append_soon", append_soon)


async def test_action_that_was_written_is_accepted_although_the_database_said_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        number = person.view["number"]
        fail_after_writing(server, monkeypatch)
        answer = await person.act("bid 1")
        assert (answer["type"], answer["number"]) == ("accepted", number + 1)


async def test_action_that_nobody_knows_about_is_not_refused_and_asking_again_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        number, storage = person.view["number"], server.service.storage

        async def fail(*_: object) -> list[bytes]:
            vars(storage).pop("load")
            raise TROUBLE

        fail_after_writing(server, monkeypatch)
        vars(storage)["load"] = fail
        person.send_act("bid 1", request="the same")
        with pytest.raises(Closed) as closed:
            await person.socket.until(lambda message: message["type"] == "refused")
        assert closed.value.code == 1013
        again = await Person.sit(person.client, person.table_id)
        again.send_act("bid 1", seat=1, number=number, request="the same")
        answer = await again.socket.until(lambda message: message.get("request") == "the same")
        assert (answer["type"], answer["number"]) == ("accepted", number + 1)


async def test_asking_again_while_the_database_is_still_away_is_not_refused_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Refused" would say that nothing has changed; but the first try was written."""
    async with running_here(tmp_path) as server:
        person = await playing(server)
        number, storage = person.view["number"], server.service.storage
        tries: list[object] = []

        async def fail(*given: object) -> list[bytes]:
            tries.append(given)
            if len(tries) == 2:
                vars(storage).pop("load")
            raise TROUBLE

        fail_after_writing(server, monkeypatch)
        vars(storage)["load"] = fail
        for _ in range(2):
            person.send_act("bid 1", seat=1, number=number, request="the same")
            with pytest.raises(Closed) as closed:
                await person.socket.until(lambda message: message["type"] == "refused")
            assert closed.value.code == 1013
            person = await Person.sit(person.client, person.table_id)
        answer = await person.act("bid 1", seat=1, number=number, request="the same")
        assert (answer["type"], answer["number"]) == ("accepted", number + 1)


async def test_action_that_was_written_is_not_refused_when_it_cannot_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        number = person.view["number"]

        def fail(*_: object) -> bytes:
            monkeypatch.undo()
            raise RuntimeError("on purpose")

        monkeypatch.setattr(Live, "encoded_with", fail)
        person.send_act("bid 1", request="the same")
        with pytest.raises(Closed) as closed:
            await person.socket.until(lambda message: message["type"] == "refused")
        assert closed.value.code == 1013
        again = await Person.sit(person.client, person.table_id)
        answer = await again.act("bid 1", seat=1, number=number, request="the same")
        assert (answer["type"], answer["number"]) == ("accepted", number + 1)


async def test_action_that_was_not_written_is_refused_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        number = person.view["number"]

        def append_soon(*_: Any, done: Any, **__: Any) -> None:
            done(TROUBLE)

        monkeypatch.setattr(server.service.storage, "append_soon", append_soon)
        answer = await person.act("bid 1")
        assert (answer["type"], answer["code"]) == ("refused", "server.database")
        assert (await person.client.get(f"/api/tables/{person.table_id}")).json()["number"] == number


# ---- requests that write


def no_disk() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error


class Forgetful:
    """A connection that commits, and says that it has failed; or fails before."""

    def __init__(self, connection: sqlite3.Connection, *, is_in_time: bool) -> None:
        self._connection = connection
        self._is_in_time = is_in_time

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement.startswith("BEGIN") and self._is_in_time:
            raise no_disk()
        return self._connection.execute(statement, *given)

    def commit(self) -> None:
        self._connection.commit()
        raise no_disk()


@pytest.mark.parametrize(("is_in_time", "code", "tables"), [(True, "server.database", 1), (False, "server.unknown", 2)])
async def test_request_says_that_nothing_changed_only_where_that_is_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_in_time: bool, code: str, tables: int
) -> None:
    async with running_here(tmp_path) as server:
        client, database = server.client(), server.service.storage.database
        await make_table(client, OPEN, OPEN)
        assert isinstance(database, SqliteDatabase)
        with monkeypatch.context() as patch:
            patch.setattr(database, "_writer", Forgetful(database._writer, is_in_time=is_in_time))
            answer = await client.post("/api/tables", {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"})
        assert (answer.status, answer.json()["code"]) == (503, code)
        assert len((await client.get("/api/games")).json()) == tables


async def test_deleting_ones_data_is_not_called_undone_half_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise StorageError(TROUBLE.refusal)

    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        with monkeypatch.context() as patch:
            patch.setattr(server.service.storage, "forget", fail)
            answer = await client.request("DELETE", "/api/me")
        assert answer.json()["code"] == "server.unknown"
        assert (await client.get(f"/api/tables/{table_id}")).json()["seats"][0].get("name") is None
        assert (await client.request("DELETE", "/api/me")).json() == {"tables": 1}


async def test_link_that_is_used_up_is_not_said_to_be_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        anna, ben = server.client(), server.client()
        table_id = await make_table(anna, OPEN, OPEN)
        token = (await anna.post(f"/api/tables/{table_id}/seats/1/link")).json()["token"]

        def fail(*_: object, done: Any, **__: object) -> None:
            raise TROUBLE

        with monkeypatch.context() as patch:
            patch.setattr(server.service.storage, "append_soon", fail)
            answer = await ben.post("/api/seat", {"token": token})
        assert answer.json()["code"] == "server.unknown"
