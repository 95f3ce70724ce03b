"""Forgetting a person who has many tables: complete, in steps, and nobody waits while logs are read."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection

from fivetowers.server.storage import Storage, redaction
from fivetowers.table.summary import SeatSummary
from tests.server.conftest import PATIENCE
from tests.server.storage.stored import ANNA, BEN, NOW, SUMMARY, event, having, make_table, opened

BENS = having(creator=BEN, seats=SUMMARY.seats[1:])


def without_name(events: Sequence[bytes], owner: str) -> list[bytes]:
    return [body.replace(b"Anna", b"-") for body in events]


async def make_tables(storage: Storage, count: int) -> list[str]:
    names = [f"t{number}" for number in range(count)]
    for name in names:
        await make_table(storage, name)
    return names


async def trace_of_anna(storage: Storage, table_id: str) -> bool:
    return any(ANNA.encode() in body or b"Anna" in body for body in await storage.load(table_id))


async def test_others_write_while_a_log_is_worked_on_and_what_they_write_is_redacted_too(database_url: str) -> None:
    is_reading, may_go_on = threading.Event(), threading.Event()

    def redact(events: Sequence[bytes], owner: str) -> list[bytes]:
        is_reading.set()
        assert may_go_on.wait(PATIENCE)
        return without_name(events, owner)

    async with opened(database_url) as storage:
        names = await make_tables(storage, 3)
        await make_table(storage, "bens", BENS)
        forgetting = asyncio.create_task(storage.forget(ANNA, redact))
        try:
            async with asyncio.timeout(PATIENCE / 2):
                await asyncio.to_thread(is_reading.wait, PATIENCE / 2)
                await storage.append("bens", 1, [b"bid"], BENS, at=NOW)
                await storage.append(names[1], 1, [event("again", SUMMARY)], SUMMARY, at=NOW)
        finally:
            may_go_on.set()
        assert await forgetting == 3
        assert [await trace_of_anna(storage, name) for name in names] == [False] * 3
        assert len(await storage.load(names[1])) == 2
        assert await storage.table_ids_naming(ANNA) == []
        assert await storage.games_of(ANNA) == []
        assert (await storage.load("bens"))[1] == b"bid"


async def test_two_people_who_are_forgotten_at_the_same_time_both_are(database_url: str) -> None:
    is_reading, may_go_on = threading.Event(), threading.Event()
    both = having(seats=(SUMMARY.seats[0], SeatSummary("open", "Ben", BEN)))

    def redact(events: Sequence[bytes], owner: str) -> list[bytes]:
        if owner == BEN:
            return [body.replace(b"Ben", b"-") for body in events]
        is_reading.set()
        assert may_go_on.wait(PATIENCE)
        return without_name(events, owner)

    async with opened(database_url) as storage:
        await make_table(storage, "oak", both)
        forgetting = asyncio.create_task(storage.forget(ANNA, redact))
        try:
            await asyncio.to_thread(is_reading.wait, PATIENCE / 2)
            async with asyncio.timeout(PATIENCE / 2):
                assert await storage.forget(BEN, redact) == 1
        finally:
            may_go_on.set()
        assert await forgetting == 1
        (body,) = await storage.load("oak")
        assert [name in body for name in (b"Anna", ANNA.encode(), b"Ben", BEN.encode())] == [False] * 4


async def test_forgetting_that_breaks_off_is_finished_when_asked_for_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redaction, "TABLES_AT_A_TIME", 2)
    count = 0

    def redact(events: Sequence[bytes], owner: str) -> list[bytes]:
        nonlocal count
        count += 1
        if count == 4:
            raise RuntimeError("on purpose")
        return without_name(events, owner)

    async with opened(database_url) as storage:
        names = await make_tables(storage, 5)
        with pytest.raises(RuntimeError, match="on purpose"):
            await storage.forget(ANNA, redact)
        assert sorted(await storage.table_ids_naming(ANNA)) == names[2:]
        assert [await trace_of_anna(storage, name) for name in names] == [False] * 2 + [True] * 3
        assert await storage.forget(ANNA, redact) == 3
        assert [await trace_of_anna(storage, name) for name in names] == [False] * 5
        assert await storage.table_ids_naming(ANNA) == []


async def test_table_where_something_happens_all_the_time_is_forgotten_too(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_url) as storage:
        await make_tables(storage, 2)
        read, times = storage.database.read, 0

        async def read_and_go_on(question: Callable[[Connection], Any]) -> Any:
            nonlocal times
            found = await read(question)
            if isinstance(found, dict) and "t1" in found:  # the logs
                times += 1
                await storage.append("t1", times, [event("more", SUMMARY)], SUMMARY, at=NOW)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(storage.database, "read", read_and_go_on)
            async with asyncio.timeout(PATIENCE):
                assert await storage.forget(ANNA, without_name) == 2
        assert times == redaction.TRIES
        assert not await trace_of_anna(storage, "t1")
        assert await storage.table_ids_naming(ANNA) == []
