"""Nothing that was confirmed is lost: a program that writes is killed at random moments, again and again."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import PostgresServer
from tests.server.storage.stored import NOW, SUMMARY, make_table, opened
from tests.server.storage.writer import TABLES, body

ROOT = Path(__file__).parents[3]
KILLS = 3
MOST_CONFIRMED = 300


async def test_kill_loses_nothing_that_was_confirmed(database_url: str) -> None:
    rng = Random(database_url.partition(":")[0])
    confirmed: dict[str, int] = {}
    for _ in range(KILLS):
        confirmed |= kill_after(database_url, rng.randint(1, MOST_CONFIRMED))
        async with opened(database_url) as storage:
            for table in (f"t{number}" for number in range(TABLES)):
                _, *events = await storage.load(table) or [b""]
                assert events == [body(table, number) for number in range(2, len(events) + 2)]
                assert len(events) + 1 >= confirmed.get(table, 0)
                assert len(events) % 2 == 0, "the events of one append are there together or not at all"
    assert max(confirmed.values()) > 2


def kill_after(url: str, lines: int) -> dict[str, int]:
    """Runs the writer until it has confirmed this many appends, kills it; the last number confirmed for each table."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.server.storage.writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout
        assert writer.stderr
        said = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        said += writer.stdout.readlines()
        assert all(said), writer.stderr.read().decode()
    whole = [line.split() for line in said if line.endswith(b"\n")]
    return {table.decode(): int(number) for table, number in whole}


async def test_append_whose_confirmation_was_lost_is_found_in_the_log(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server commits, and the connection breaks before it can say so: tried again, it counts once."""
    from fivetowers.server.storage import postgres as module

    append, breaks = module._append, [True]

    async def break_off(raw: object, turn: object) -> set[str]:
        written = await append(raw, turn)  # type: ignore[arg-type]
        if breaks.pop() if breaks else False:
            raise ConnectionResetError("the line is dead")
        return written

    async with opened(await asyncio.to_thread(postgres.migrated_database)) as storage:
        await make_table(storage, "oak")
        monkeypatch.setattr(module, "_append", break_off)
        await storage.append("oak", 1, [b"two", b"three"], SUMMARY, at=NOW)
        assert not breaks
        assert await storage.load("oak", 1) == [b"two", b"three"]
