"""Moving a server to another database loses nothing; a backup is whole; the commands say what they did."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, select, text

from fivetowers.cli.database import command
from fivetowers.server.storage import SeatPass, Storage, StorageError, back_up, copy, database_copy, schema
from fivetowers.server.storage.addresses import without_password
from fivetowers.server.storage.values import ASLEEP
from fivetowers.table.events import encode_event
from fivetowers.table.summary import summarise
from fivetowers.text import say_refusal
from tests.server.conftest import PostgresServer
from tests.server.storage.stored import ANNA, BEN, DEALER, NOW, change_table, daily, having, make_table, opened
from tests.table.playing import started

FOREVER = 4_000_000_000_000


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


async def fill(url: str) -> None:
    async with opened(url) as storage:
        for number, (name, owner) in enumerate(
            [("Žofie", ANNA), ("бор", BEN), ("ąžuolas", "c" * 64), ("Z", "d" * 64), ("a", "e" * 64)]
        ):
            await make_table(storage, name, having(created_at=NOW + number, listed=True, daily=daily(owner)))
            await storage.append(name, 1, [bytes(range(256)), b""], having(), at=NOW)
        await change_table(storage, "Z", 3, having(phase="ended", points=(-3, 40), daily=daily(BEN, 40)))
        await storage.add_pass("hash", SeatPass("Z", 1), expires_at=FOREVER)
        await storage.take_leases("north", ["Z"], seconds=-1)


async def contents(url: str) -> dict[str, list[Any]]:
    def read(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)))) for table in schema.metadata.sorted_tables
        }

    async with opened(url) as storage:
        return await storage.database.read(read)


async def test_copy_holds_everything(
    sqlite_url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_copy, "ROWS_AT_A_TIME", 3)
    await fill(sqlite_url)
    before = await contents(sqlite_url)
    there, back = await asyncio.to_thread(postgres.empty_database), sqlite_url + "-again"
    copied = await copy(sqlite_url, there)
    assert copied.rows == {name: len(rows) for name, rows in before.items()}
    assert await contents(there) == before
    assert (await copy(there, back)).checksum == copied.checksum
    assert await contents(back) == before
    async with opened(there) as storage:
        assert await storage.hidden_dealer("Z") == DEALER
        await storage.append("Z", 4, [b"play goes on"], having(), at=NOW)


async def test_copy_goes_only_into_an_empty_database(sqlite_url: str, database_url: str) -> None:
    source = sqlite_url + "-other"
    for url in (source, database_url):
        await fill(url)
    before = await contents(database_url)
    with pytest.raises(StorageError) as caught:
        await copy(source, database_url)
    assert caught.value.refusal.code == "storage.target_not_empty"
    assert await contents(database_url) == before


@pytest.mark.parametrize("target", ["sqlite:///copy", "mysql://localhost/copy"])
async def test_copy_of_nothing_makes_nothing(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StorageError, match=r"no_database|url"):
        await copy("sqlite:///games", target)
    assert list(tmp_path.iterdir()) == []


async def test_database_in_use_is_not_copied(sqlite_url: str) -> None:
    await fill(sqlite_url)
    async with opened(sqlite_url) as storage:
        await storage.take_leases("north", ["Z"], seconds=30)
    with pytest.raises(StorageError) as caught:
        await copy(sqlite_url, sqlite_url + "-copy")
    assert caught.value.refusal.code == "storage.in_use"


async def test_database_of_a_killed_server_with_sleeping_tables_is_copied(sqlite_url: str) -> None:
    await fill(sqlite_url)
    async with opened(sqlite_url) as storage:
        await storage.take_leases(ASLEEP, ["Z"], seconds=1_000)
    await copy(sqlite_url, sqlite_url + "-copy")
    assert await contents(sqlite_url + "-copy") == await contents(sqlite_url)


async def test_copy_that_was_broken_off_is_refused_until_it_is_made_again(
    sqlite_url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(sqlite_url)
    target = await asyncio.to_thread(postgres.empty_database)

    async def break_off(_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(database_copy, "_describe", break_off)
        with pytest.raises(KeyboardInterrupt):
            await copy(sqlite_url, target)
    with pytest.raises(StorageError) as caught:
        await Storage.open(target)
    assert caught.value.refusal.code == "storage.half_copied"
    await copy(sqlite_url, target)
    assert await contents(target) == await contents(sqlite_url)


async def test_copy_that_differs_is_noticed_and_emptied(
    sqlite_url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(sqlite_url)
    target = await asyncio.to_thread(postgres.empty_database)
    insert_rows = database_copy._insert_rows

    def slip(connection: Connection, table: Any, rows: list[Any]) -> None:
        insert_rows(connection, table, rows)
        connection.execute(text("UPDATE events SET at = at + 1 WHERE table_id = 'Z' AND number = 2"))

    monkeypatch.setattr(database_copy, "_insert_rows", slip)
    with pytest.raises(StorageError) as caught:
        await copy(sqlite_url, target)
    assert caught.value.refusal.code == "storage.copy_differs"
    with pytest.raises(StorageError, match="half_copied"):
        await Storage.open(target)


# Backup


async def test_backup_is_whole_while_the_server_writes(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "games.sqlite"
    await fill(sqlite_url)
    async with opened(sqlite_url) as storage:

        async def play() -> None:
            for number in range(3, 30):
                await storage.append("a", number, [b"more"], having(), at=NOW)

        saved, _ = await asyncio.gather(asyncio.to_thread(back_up, sqlite_url, file), play())
    assert saved >= 16
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    async with opened(f"sqlite:///{file}") as storage:
        assert len(await storage.load("Z")) == 4
        assert await storage.hidden_dealer("Z") == DEALER


def test_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    with pytest.raises(StorageError, match="file_exists"):
        back_up(sqlite_url, file)
    assert file.read_text() == "Dear Anna"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://localhost/games", "storage.backup_needs_sqlite"),
        ("sqlite:///no-such-file", "storage.no_database"),
    ],
)
def test_backup_of_nothing_is_refused(url: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        back_up(url, tmp_path / "backup")
    assert caught.value.refusal.code == code
    assert say_refusal(caught.value.refusal)
    assert list(tmp_path.iterdir()) == []


# The command


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments))


def test_command_copies(sqlite_url: str, postgres: PostgresServer) -> None:
    asyncio.run(fill(sqlite_url))
    target = postgres.empty_database()
    done = run("copy", sqlite_url, target)
    assert done.exit_code == 0, done.output
    assert "events: 16" in done.output
    assert "Checksum of both: " in done.output
    assert without_password(target) in done.output
    again = run("copy", sqlite_url, target)
    assert again.exit_code == 1
    assert "empty database" in again.output


def test_command_saves(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(fill(sqlite_url))
    monkeypatch.setenv("FIVETOWERS_DATABASE", sqlite_url)
    done = run("backup", str(tmp_path / "saved"))
    assert done.output == f"16 events are safe in {tmp_path / 'saved'}.\n"
    with sqlite3.connect(tmp_path / "saved") as saved:
        assert saved.execute("SELECT count(*) FROM events").fetchone() == (16,)
    saved.close()


def test_command_rebuilds_real_tables(database_url: str) -> None:
    game = started("anna", "ben", bots=1)
    game.play_on(20)

    async def play() -> None:
        async with opened(database_url) as storage:
            log = [encode_event(event) for event in game.log]
            await storage.create("oak", game.dealer, log, summarise(game.table), at=game.now)

    asyncio.run(play())
    before = asyncio.run(contents(database_url))
    done = run("rebuild", "--database", database_url)
    assert done.output == "1 table was rebuilt from its log.\n"
    assert asyncio.run(contents(database_url)) == before


def test_command_lists_what_it_could_not_read(sqlite_url: str, tmp_path: Path) -> None:
    game = started("anna", "ben", bots=1)
    game.play_on(20)

    async def play() -> None:
        async with opened(sqlite_url) as storage:
            log = [encode_event(event) for event in game.log]
            for name in ("oak", "elm"):
                await storage.create(name, game.dealer, log, summarise(game.table), at=game.now)

    asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("UPDATE events SET body = ? WHERE table_id = 'elm' AND number = 9", (b"spoiled",))
    done = run("rebuild", "--database", sqlite_url)
    assert done.exit_code == 1
    assert done.stdout == "1 table was rebuilt from its log.\n"
    assert done.stderr.startswith("Table elm can’t be read (event 9: ")
    assert len(done.stderr.splitlines()) == 1
