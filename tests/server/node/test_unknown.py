"""A write that fails without saying whether it was done: refused only if nothing changed, else asked about again."""

from pathlib import Path
from typing import Any

import pytest

from fivetowers.client.connection import Closed
from fivetowers.errors import Refusal
from fivetowers.server.storage import StorageError
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
