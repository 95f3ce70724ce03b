"""Short codes of tables: one for each table, for those who sit there; typed anyhow; dear to guess."""

import asyncio
import time
from pathlib import Path

import pytest

from fivetowers.client.connection import Client
from fivetowers.server.http import api_links
from fivetowers.server.http.api_links import WORDS, new_code, read_code
from fivetowers.server.storage import Storage
from tests.server.games import OPEN, RANDOM, join, make_table
from tests.server.running import ServerProcess, only, running, running_here, sqlite
from tests.server.storage.stored import opened

LATER = 60_000


def in_a_minute() -> int:
    return time.time_ns() // 1_000_000 + LATER


async def test_typing_the_code_finds_the_table(server: ServerProcess) -> None:
    anna, ben, eve = server.client(), server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    code = (await anna.post(f"/api/tables/{table_id}/code")).json()["code"]
    for typed in (code, code.lower(), code.replace("-", "%20")):
        assert (await eve.get(f"/api/codes/{typed}")).json() == {"id": table_id}
    assert (await anna.post(f"/api/tables/{table_id}/code")).json()["code"] == code
    await join(ben, table_id, "Ben")
    assert (await ben.post(f"/api/tables/{table_id}/code")).json()["code"] == code
    # who does not sit there is told nothing
    await make_table(eve, OPEN, OPEN)
    assert (await eve.post(f"/api/tables/{table_id}/code")).json()["code"] == "seat.watching"


async def test_code_of_no_table_is_refused(server: ServerProcess) -> None:
    for typed in ("YAKS-10", "nonsense", "7", "code:KIWI-42"):
        answer = await server.client().get(f"/api/codes/{typed}")
        assert (answer.status, answer.json()["code"]) == (404, "code.none")


async def test_a_table_that_is_over_has_no_code(server: ServerProcess) -> None:
    anna = server.client()
    table_id = await make_table(anna, OPEN, RANDOM)
    code = (await anna.post(f"/api/tables/{table_id}/code")).json()["code"]
    socket = await anna.sit(table_id)
    for message in ({"type": "start"}, {"type": "end", "request": "x"}):
        socket.send(message)
    await socket.until(lambda message: message.get("phase") == "ended")
    socket.close()
    assert (await anna.get(f"/api/codes/{code}")).json()["code"] == "code.none"


async def test_guessing_codes_is_soon_refused(tmp_path: Path) -> None:
    with running(*sqlite(tmp_path)) as server:
        guesser = server.client()
        answers = [(await guesser.get(f"/api/codes/KIWI-{number}")).json()["code"] for number in range(10, 99)]
    assert answers[0] == "code.none"
    assert answers[-1] == "rate.requests"


@pytest.mark.parametrize("wrong", [1, 5])
async def test_wrong_codes_are_counted_by_address_and_right_ones_are_not(tmp_path: Path, wrong: int) -> None:
    async with running_here(tmp_path, only(wrong_codes=1e-9, wrong_codes_at_once=3)) as server:
        anna = server.client()
        code = (await anna.post(f"/api/tables/{await make_table(anna, OPEN, OPEN)}/code")).json()["code"]
        for _ in range(5):
            assert (await server.client().get(f"/api/codes/{code}")).status == 200
            assert (await server.client().get("/api/codes/nonsense")).status == 404
        answers = await asyncio.gather(*(server.client().get(f"/api/codes/YAKS-{10 + n}") for n in range(wrong)))
        assert sorted(answer.status for answer in answers) == [404] * min(wrong, 3) + [429] * (wrong - 3)
        assert (await server.client().get(f"/api/codes/{code}")).status == (200 if wrong < 3 else 429)


async def test_where_all_short_codes_are_taken_there_are_longer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And those of tables that are over are free again."""
    monkeypatch.setattr(api_links, "new_code", lambda digits: "KIWI-42" if digits == 2 else "KIWI-142")
    async with running_here(tmp_path) as server:
        anna = server.client()
        first, second, third = [await make_table(anna, OPEN, OPEN) for _ in range(3)]
        assert [await code_of(anna, table) for table in (first, second)] == ["KIWI-42", "KIWI-142"]
        assert (await server.client().get("/api/codes/kiwi142")).json() == {"id": second}
        socket = await anna.sit(first)
        socket.send({"type": "end", "request": "x"})
        await socket.until(lambda message: message.get("request") == "x")
        assert await code_of(anna, third) == "KIWI-42"
        assert (await server.client().get("/api/codes/KIWI-42")).json() == {"id": third}


async def code_of(client: Client, table_id: str) -> str:
    answer = await client.post(f"/api/tables/{table_id}/code")
    assert answer.status == 200, answer.body
    code: str = answer.json()["code"]
    return code


async def test_two_tables_never_have_the_same_code(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        given = await asyncio.gather(*(_give(node, table) for node, table in ((storage, "oak"), (other, "elm"))))
        assert sorted(given, key=str) == ["KIWI-42", None]
        first = "oak" if given[0] else "elm"
        assert await storage.table_of_code("KIWI-42") == first
        assert await other.give_code("LIME-10", first, expires_at=in_a_minute()) == "KIWI-42"


async def test_code_runs_out(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.give_code("KIWI-42", "oak", expires_at=in_a_minute() - 2 * LATER)
        assert await storage.table_of_code("KIWI-42") is None
        assert await _give(storage, "elm") == "KIWI-42"


async def _give(storage: Storage, table_id: str) -> str | None:
    return await storage.give_code("KIWI-42", table_id, expires_at=in_a_minute())


def test_new_codes_can_be_read_again() -> None:
    assert len(set(WORDS)) == len(WORDS)
    for digits in (2, 3):
        codes = {new_code(digits) for _ in range(500)}
        assert all(read_code(code.lower()) == code and len(code.partition("-")[2]) == digits for code in codes)
    assert all(read_code(f"{word}10") == f"{word}-10" for word in WORDS)
