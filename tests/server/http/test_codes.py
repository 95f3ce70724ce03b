"""Short codes of tables: one for each table, for those who sit there; typed anyhow; dear to guess."""

import asyncio
import time
from pathlib import Path

from fivetowers.server.http.api_links import WORDS, new_code, read_code
from fivetowers.server.storage import Storage
from tests.server.games import OPEN, RANDOM, join, make_table
from tests.server.running import ServerProcess, running, sqlite
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
    assert all(read_code(code.lower()) == code for code in (new_code() for _ in range(500)))
    assert all(read_code(f"{word}10") == f"{word}-10" for word in WORDS)
