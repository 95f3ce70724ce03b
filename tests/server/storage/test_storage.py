"""The log: what was appended is there, in order, once; what conflicts is refused, and alone."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy import event as sql_event
from sqlalchemy.engine import Engine

from fivetowers.server.storage import Conflict, Storage, Unavailable
from fivetowers.server.storage.values import Append
from fivetowers.text import say_error
from tests.server.conftest import PostgresServer
from tests.server.storage.stored import ANNA, DEALER, NOW, SUMMARY, event, having, make_table, opened


async def test_events_are_loaded_in_order_and_from_a_number_on(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        await storage.append("oak", 1, [b"two", b"three"], SUMMARY, at=NOW)
        await storage.append("oak", 3, [b"four"], SUMMARY, at=NOW)
        first, *others = await storage.load("oak")
        assert first == event("created", SUMMARY)
        assert others == [b"two", b"three", b"four"]
        assert await storage.load("oak", after_number=2) == [b"three", b"four"]
        assert await storage.load("elm") == []


async def test_events_are_there_after_a_restart(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        await storage.append("oak", 1, [bytes(range(256))], SUMMARY, at=NOW)
    async with opened(database_url) as storage:
        assert (await storage.load("oak"))[1] == bytes(range(256))


@pytest.mark.parametrize("expected", [0, 1, 2, 4, 100], ids=lambda number: f"after_{number}")
async def test_append_at_another_number_is_a_conflict(database_url: str, expected: int) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        await storage.append("oak", 1, [b"two", b"three"], SUMMARY, at=NOW)
        before = await storage.load("oak")
        with pytest.raises(Conflict):
            await storage.append("oak", expected, [b"a", b"b", b"c", b"d"], SUMMARY, at=NOW)
        assert await storage.load("oak") == before


async def test_append_to_no_table_is_a_conflict(database_url: str) -> None:
    async with opened(database_url) as storage:
        with pytest.raises(Conflict):
            await storage.append("oak", 0, [b"one"], SUMMARY, at=NOW)
        assert await storage.load("oak") == []


async def test_table_is_created_once(database_url: str) -> None:
    async with opened(database_url) as storage:
        tries = [make_table(storage, "oak") for _ in range(4)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 3 + ["NoneType"]
        assert len(await storage.load("oak")) == 1


async def test_appends_share_transactions(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database_url) as storage:
        sizes: list[int] = []
        commit = storage.database.commit

        async def counted(group: list[Append]) -> list[bool]:
            sizes.append(len(group))
            return await commit(group)

        monkeypatch.setattr(storage._groups, "_commit", counted)
        for table in range(20):
            await make_table(storage, f"t{table}")

        async def play(table: str) -> None:
            for number in range(1, 6):
                await storage.append(table, number, [b"%d" % number], SUMMARY, at=NOW)

        await asyncio.gather(*(play(f"t{table}") for table in range(20)))
        assert sum(sizes) == 100
        assert len(sizes) <= 20
        for table in range(20):
            assert (await storage.load(f"t{table}"))[1:] == [b"1", b"2", b"3", b"4", b"5"]


async def test_conflict_fails_alone_in_its_transaction(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        for table in ("ash", "elm", "oak"):
            await make_table(storage, table)
            await storage.append(table, 1, [b"two"], SUMMARY, at=NOW)
        await other.append("elm", 2, [b"theirs"], SUMMARY, at=NOW)
        ours = [storage.append(table, 2, [b"ours", b"ours too"], SUMMARY, at=NOW) for table in ("ash", "elm", "oak")]
        outcomes = await asyncio.gather(*ours, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        assert (await storage.load("ash", 2), await storage.load("oak", 2)) == ([b"ours", b"ours too"],) * 2
        assert await storage.load("elm", 2) == [b"theirs"]


async def test_two_appends_of_a_table_may_share_a_transaction(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        await storage.append("oak", 1, [b"two"], SUMMARY, at=NOW)
        pair = [
            storage.append("oak", 2, [b"three"], SUMMARY, at=NOW),
            storage.append("oak", 3, [b"four"], SUMMARY, at=NOW),
        ]
        await asyncio.gather(*pair)
        assert await storage.load("oak", 1) == [b"two", b"three", b"four"]


async def test_two_nodes_never_write_the_same_number(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        tables = [f"t{number}" for number in range(5)]
        for table in tables:
            await make_table(storage, table)

        async def play(node: Storage, name: bytes, table: str) -> int:
            written = 0
            while (number := len(await node.load(table))) < 15:
                try:
                    await node.append(table, number, [name, name], having(points=(number, 0)), at=NOW)
                    written += 1
                except Conflict:
                    continue
            return written

        games = [play(node, name, table) for table in tables for node, name in ((storage, b"x"), (other, b"y"))]
        written = await asyncio.gather(*games)
        assert sum(written) == 7 * len(tables)
        for table in tables:
            _, *pairs = await storage.load(table)
            assert len(pairs) == 14
            assert pairs[::2] == pairs[1::2], "the events of one append stand together"


async def test_only_the_hidden_dealer_reads_the_orders(database_url: str) -> None:
    """Every statement that runs is listened to; the column is named where it is written, and by one question."""
    statements: list[str] = []

    def listen(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    sql_event.listen(Engine, "before_cursor_execute", listen)
    try:
        async with opened(database_url) as storage:
            await make_table(storage, "oak", having(listed=True))
            await storage.append("oak", 1, [b"two"], having(phase="playing", wake_at=0), at=NOW)
            await storage.load("oak")
            await storage.numbers(["oak"])
            await storage.listed_tables()
            await storage.games_of(ANNA)
            assert DEALER.salt not in repr([owned async for owned in storage.export(ANNA)])
            await storage.daily_results("2026-11-15")
            await storage.tables_to_wake(NOW)
            naming = [
                statement for statement in statements if "orders" in statement and "CREATE TABLE" not in statement
            ]
            assert [statement.split()[0] for statement in naming] == ["INSERT"]
            assert await storage.hidden_dealer("oak") == DEALER
            assert await storage.hidden_dealer("elm") is None
    finally:
        sql_event.remove(Engine, "before_cursor_execute", listen)


async def test_failed_commit_fails_its_group_and_the_next_one_goes_on(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_url) as storage:
        for table in ("ash", "oak"):
            await make_table(storage, table)
        commit = storage.database.commit

        async def fail(_group: list[Append]) -> list[bool]:
            monkeypatch.setattr(storage._groups, "_commit", commit)
            raise OSError("the disk is full")

        monkeypatch.setattr(storage._groups, "_commit", fail)
        both = [storage.append(table, 1, [b"two"], SUMMARY, at=NOW) for table in ("ash", "oak")]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError, OSError]
        await storage.append("oak", 1, [b"two"], SUMMARY, at=NOW)


async def test_append_after_the_end_is_refused(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        last = asyncio.create_task(storage.append("oak", 1, [b"two"], SUMMARY, at=NOW))
        await asyncio.sleep(0)
    await last
    with pytest.raises(Unavailable):
        await storage.append("oak", 2, [b"three"], SUMMARY, at=NOW)


async def test_waiting_for_an_append_can_be_broken_off(database_url: str) -> None:
    async with opened(database_url) as storage:
        for table in ("ash", "oak"):
            await make_table(storage, table)
        impatient = asyncio.create_task(storage.append("oak", 1, [b"two"], SUMMARY, at=NOW))
        await asyncio.sleep(0)
        impatient.cancel()
        await storage.append("ash", 1, [b"two"], SUMMARY, at=NOW)
        assert len(await storage.load("ash")) == 2


async def test_broken_connections_are_made_again(postgres: PostgresServer) -> None:
    async with opened(await asyncio.to_thread(postgres.migrated_database)) as storage:
        await make_table(storage, "t0")
        for number in range(1, 5):
            await storage.append("t0", number, [b"%d" % number], SUMMARY, at=NOW)
            await storage.load("t0")
            await asyncio.to_thread(postgres.cut_connections)
            await storage.check()
            await asyncio.to_thread(postgres.cut_connections)
            await make_table(storage, f"t{number}")
            await asyncio.to_thread(postgres.cut_connections)
        assert await storage.load("t0", 1) == [b"1", b"2", b"3", b"4"]


async def test_another_program_that_writes_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    async with opened(f"sqlite:///{path}") as storage:
        await make_table(storage, "oak")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(storage.append("oak", 1, [b"two"], SUMMARY, at=NOW))
        await asyncio.sleep(0.05)
        assert not append.done()
        other.execute("COMMIT")
        other.close()
        await append


async def test_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as storage:

        def limit(connection: Connection, pages: int) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        for table in ("ash", "oak"):
            await make_table(storage, table)
            await storage.append(table, 1, [b"two"], SUMMARY, at=NOW)
        await storage.database.write(partial(limit, pages=60))
        with pytest.raises(Unavailable) as caught:
            await storage.append("oak", 2, [bytes(1_000_000)], SUMMARY, at=NOW)
        assert "full" in say_error(caught.value)
        await storage.append("ash", 2, [b"three"], SUMMARY, at=NOW)
        await storage.database.write(partial(limit, pages=10_000))
        await storage.append("oak", 2, [bytes(1_000_000)], SUMMARY, at=NOW)


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.sqlite"
    async with opened(f"sqlite:///{path}") as storage:
        await make_table(storage, "oak")

        def settings(connection: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await storage.database.write(settings) == ["wal", 2, 1]
        modes = [oct(place.stat().st_mode & 0o777) for place in (path, path.parent, path.parent.parent)]
        assert modes == ["0o600", "0o700", "0o700"]


async def test_database_in_memory_is_empty_each_time() -> None:
    for _ in range(2):
        async with opened("sqlite://") as storage:
            await make_table(storage, "oak")
