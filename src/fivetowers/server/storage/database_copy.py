"""Moving all that a server keeps from one database to another, checked; and saving a SQLite file while it is in use."""

import hashlib
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, tuple_

from fivetowers.errors import Refusal
from fivetowers.server.storage import schema
from fivetowers.server.storage.addresses import (
    SqliteAddress,
    make_private_file,
    parse_address,
    unreachable,
    without_password,
)
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.either_database import open_database
from fivetowers.server.storage.values import ASLEEP, StorageError
from fivetowers.server.storage.writes import COPYING, now_by

ROWS_AT_A_TIME = 1000


class Copied(msgspec.Struct, frozen=True):
    """What was found in both databases after a copy: rows of each table, and one checksum over all of them."""

    url: str
    rows: dict[str, int]
    checksum: str


async def copy(source_url: str, target_url: str) -> Copied:
    """Copies everything into an empty database and compares the two; a target that does not agree is emptied again."""
    _check_is_there(source_url)
    parse_address(target_url)
    source = await open_database(source_url)
    try:
        if await source.read(_is_in_use):
            raise StorageError(Refusal("storage.in_use", facts={"url": without_password(source_url)}))
        target = await open_database(target_url, is_for_copy=True)
        try:
            return await _copy(source, target)
        finally:
            await target.close()
    finally:
        await source.close()


def _check_is_there(url: str) -> None:
    address = parse_address(url)
    if isinstance(address, SqliteAddress) and (address.path is None or not address.path.is_file()):
        raise StorageError(Refusal("storage.no_database", facts={"url": url}))


async def _copy(source: Database, target: Database) -> Copied:
    if not await target.read(_is_free):
        raise StorageError(Refusal("storage.target_not_empty", facts={"url": without_password(target.url)}))
    await target.write(_begin_copy)
    for table in schema.metadata.sorted_tables:
        last: tuple[Any, ...] | None = None
        while rows := await source.read(partial(_rows_after, table=table, last=last)):
            await target.write(partial(_insert_rows, table=table, rows=rows))
            last = _key(table, rows[-1])
    there, here = await _describe(source), await _describe(target)
    if (there.rows, there.checksum) != (here.rows, here.checksum):
        await target.write(_begin_copy)
        raise StorageError(Refusal("storage.copy_differs", facts={"url": without_password(target.url)}))
    await target.write(_end_copy)
    return here


async def _describe(database: Database) -> Copied:
    """Counts and checksum; the sum of the rows' hashes does not depend on the order in which a database sorts text."""
    counts: dict[str, int] = {}
    total = 0
    for table in schema.metadata.sorted_tables:
        counts[str(table.name)] = 0
        last: tuple[Any, ...] | None = None
        while rows := await database.read(partial(_rows_after, table=table, last=last)):
            counts[str(table.name)] += len(rows)
            last = _key(table, rows[-1])
            for row in rows:
                packed = msgspec.msgpack.encode((str(table.name), *row))
                total += int.from_bytes(hashlib.sha256(packed).digest())
    return Copied(without_password(database.url), counts, f"{total % 2**256:064x}")


def _rows_after(connection: Connection, table: Table, last: tuple[Any, ...] | None) -> list[tuple[Any, ...]]:
    key = tuple_(*table.primary_key)
    found = select(table).order_by(*table.primary_key).limit(ROWS_AT_A_TIME)
    if table is schema.meta:
        found = found.where(table.c.key != COPYING)
    if last is not None:
        found = found.where(key > last)
    return [tuple(row) for row in connection.execute(found)]


def _key(table: Table, row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(value for column, value in zip(table.c, row, strict=True) if column.primary_key)


def _insert_rows(connection: Connection, table: Table, rows: list[tuple[Any, ...]]) -> None:
    connection.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in rows])


def _is_free(connection: Connection) -> bool:
    """Empty, or left half full by a copy that was broken off."""
    if connection.scalar(select(schema.meta.c.value).where(schema.meta.c.key == COPYING)):
        return True
    return not any(
        connection.scalar(select(func.count()).select_from(table)) for table in schema.metadata.sorted_tables
    )


def _is_in_use(connection: Connection) -> bool:
    """Does a node that runs hold a table? Tables that sleep are held in the name of no node."""
    held = (schema.leases.c.until > now_by(connection)) & (schema.leases.c.node != ASLEEP)
    return bool(connection.scalar(select(func.count()).where(held)))


def _begin_copy(connection: Connection) -> None:
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(delete(table))
    connection.execute(insert(schema.meta), {"key": COPYING, "value": "half"})


def _end_copy(connection: Connection) -> None:
    connection.execute(delete(schema.meta).where(schema.meta.c.key == COPYING))


def back_up(url: str, file: Path) -> int:
    """Saves a SQLite database to a new file while servers use it; gives the number of events saved."""
    address = parse_address(url)
    if not isinstance(address, SqliteAddress) or address.path is None:
        raise StorageError(Refusal("storage.backup_needs_sqlite", facts={"url": without_password(url)}))
    _check_is_there(url)
    make_private_file(file, exist_ok=False)
    try:
        return _back_up(address.path, file)
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise StorageError(unreachable(url, error)) from error


def _back_up(source_path: Path, file: Path) -> int:
    source, target = sqlite3.connect(source_path), sqlite3.connect(file)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, whole in itself
        (verdict,) = target.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        count = target.execute("SELECT count(*) FROM events").fetchone()[0]
        return int(count)
    finally:
        source.close()
        target.close()
