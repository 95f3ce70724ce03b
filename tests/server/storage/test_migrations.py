"""The schema: migrations make what the code expects, on both databases, whichever node is first, and all or nothing."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.pool import StaticPool

from fivetowers.server.storage import Storage, StorageError, queries, redaction, schema
from fivetowers.server.storage.schema_upgrade import migrate
from fivetowers.table.summary import SeatSummary
from fivetowers.text import say_error
from tests.server.conftest import PostgresServer
from tests.server.storage.stored import ANNA, BEN, having, make_table, opened

ROOT = Path(__file__).parents[3]
OPEN = "import asyncio, sys; from tests.server.conftest import open_and_close; asyncio.run(open_and_close(sys.argv[1]))"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which nothing was made yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    postgres = request.getfixturevalue("postgres")
    assert isinstance(postgres, PostgresServer)
    return postgres.empty_database()


async def test_migrations_make_the_schema_of_the_code(empty_url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with opened(empty_url) as storage:
        assert await storage.database.read(differences) == []


async def test_nodes_that_start_at_once_make_the_schema_once(empty_url: str) -> None:
    storages = await asyncio.gather(*(Storage.open(empty_url) for _ in range(4)))
    await make_table(storages[0], "oak")
    assert len(await storages[3].load("oak")) == 1
    for storage in storages:
        await storage.close()


def test_all_steps_are_one_transaction(tmp_path: Path) -> None:
    """Alembic would commit after each: another node could come in between, and a step that fails leave half of them."""
    raw = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as own:
        raw.execute("BEGIN IMMEDIATE")
        migrate(own)
        assert raw.in_transaction
        raw.rollback()
        assert inspect(own).get_table_names() == []


def test_processes_that_start_at_once_make_the_schema_once(empty_url: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", OPEN, empty_url]
    processes = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(2)]
    outcomes = [(process.communicate()[1].decode(), process.returncode) for process in processes]
    assert outcomes == [("", 0)] * 2


async def test_opening_again_changes_nothing(database_url: str) -> None:
    for number in range(2):
        async with opened(database_url) as storage:
            assert len(await storage.load("oak")) == number
            if not number:
                await make_table(storage, "oak")


async def test_database_of_a_newer_version_is_refused(empty_url: str) -> None:
    def grow_up(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async with opened(empty_url) as storage:
        await storage.database.write(grow_up)
    with pytest.raises(StorageError) as caught:
        await Storage.open(empty_url)
    assert caught.value.refusal.code == "storage.schema"
    assert "newer" in say_error(caught.value)


@pytest.mark.parametrize(
    ("damage", "missing"),
    [
        ("DROP INDEX ix_tables_wake_at; ALTER TABLE tables DROP COLUMN wake_at", "tables.wake_at"),
        ("DROP TABLE leases", "leases"),
    ],
)
async def test_database_that_lacks_something_is_refused_and_says_what(
    empty_url: str, damage: str, missing: str
) -> None:
    """It would start, and then fail at every request."""

    def lose(connection: Connection) -> None:
        for statement in damage.split("; "):
            connection.execute(text(statement))

    async with opened(empty_url) as storage:
        await storage.database.write(lose)
    with pytest.raises(StorageError) as caught:
        await Storage.open(empty_url)
    assert (caught.value.refusal.code, caught.value.refusal.facts["missing"]) == ("storage.incomplete", missing)
    assert missing in say_error(caught.value)


async def test_step_that_fails_leaves_no_trace(empty_url: str) -> None:
    def fail_half_way(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (way INTEGER)"))
        connection.execute(text("ALTER TABLE meta ADD COLUMN half INTEGER"))
        raise RuntimeError("half way")

    def names(connection: Connection) -> set[str]:
        looked = inspect(connection)
        return {*looked.get_table_names(), *(column["name"] for column in looked.get_columns("meta"))}

    async with opened(empty_url) as storage:
        with pytest.raises(RuntimeError, match="half way"):
            await storage.database.write(fail_half_way)
        assert "half" not in await storage.database.read(names)
        await make_table(storage, "oak")


async def test_database_of_the_first_version_knows_its_people_after_the_step(empty_url: str) -> None:
    """The log of an older server names people; the step writes down where."""

    def go_back(connection: Connection) -> None:
        for table in ("people", "analyses", "device_links"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    async with opened(empty_url) as storage:
        await make_table(storage, "oak")
        await make_table(storage, "elm", having(creator=BEN, seats=(SeatSummary("open", "Ben", BEN),)))
        await storage.database.write(go_back)
    async with opened(empty_url) as storage:
        assert await storage.table_ids_naming(ANNA) == ["oak"]
        assert await storage.table_ids_naming(BEN) == ["elm"]


async def test_person_is_found_by_an_index(empty_url: str) -> None:
    """Not by reading every log, however long they are."""
    async with opened(empty_url) as storage:
        await make_table(storage, "oak")

        def forget_and_explain(connection: Connection) -> dict[str, str]:
            said: list[tuple[str, Any]] = []

            def note(_: object, __: object, statement: str, values: Any, *___: object) -> None:
                said.append((statement, values))

            event.listen(connection, "before_cursor_execute", note)
            named = queries.table_ids_naming(connection, ANNA)
            redaction.redact_under_lock(connection, ANNA, named, None)
            event.remove(connection, "before_cursor_execute", note)
            explain = "EXPLAIN QUERY PLAN"
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL enable_seqscan = off"))  # small tables are read as a whole
                explain = "EXPLAIN"
            plans = {}
            for statement, values in said:
                if not statement.startswith("LOCK"):
                    rows = connection.exec_driver_sql(f"{explain} {statement}", values)
                    plans[statement] = " ".join(map(str, rows))
            return plans

        plans = await storage.database.write(forget_and_explain)
        assert {name for name in schema.metadata.tables if any(name in statement for statement in plans)} >= {
            "people",
            "events",
            "seats",
            "tables",
            "daily_tries",
        }
        for statement, plan in plans.items():
            assert "SCAN" not in plan, statement
            assert "Seq Scan" not in plan, statement
