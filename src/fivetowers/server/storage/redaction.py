"""Forgetting a person: cuts the link between them and all tables, in the logs too, some tables at a time.

What takes long, reading the logs and working out what they are to say, is done before anybody has to wait; under the
lock it is only compared and written. Each step is whole in itself: after one that fails, asking again does the rest.
"""

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, LargeBinary, bindparam, cast, delete, func, select, update

from fivetowers.server.storage import schema
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.queries import events_of, in_parts, table_ids_naming
from fivetowers.server.storage.values import Redact
from fivetowers.server.storage.writes import lock_log, void_device_link

TABLES_AT_A_TIME = 50
"""The number of tables that writers wait for, and no longer."""
TRIES = 5
"""After these, a table where something happened each time is read under the lock."""
FORGOTTEN = b""
"""Stands in the log where the hash of an owner stood who wanted to be forgotten."""
_ROWS = 500
_body = cast(schema.events.c.body, LargeBinary)


class Redacted(NamedTuple):
    """A log of `size` events, and those that are to change: number, body as it was read, body as it will be."""

    table_id: str
    size: int
    changes: list[tuple[int, bytes, bytes]]


async def forget(database: Database, owner: str, redact: Redact | None = None) -> int:
    """Gives the number of tables."""
    done: set[str] = set()
    tries = 0
    # Somebody may make a table meanwhile: it is over when there is nothing new.
    while left := sorted(set(await database.read(partial(table_ids_naming, owner=owner))) - done):
        tries += 1
        for first in range(0, len(left), TABLES_AT_A_TIME):
            some = left[first : first + TABLES_AT_A_TIME]
            if tries > TRIES:
                job = partial(redact_under_lock, owner=owner, table_ids=some, redact=redact)
            else:
                logs = await database.read(partial(_logs_of, table_ids=some))
                found = await asyncio.to_thread(_redacted, logs, owner, redact)
                job = partial(_write_unchanged, owner=owner, found=found)
            done.update(await database.write(job))
    await database.write(partial(void_device_link, owner=owner))
    return len(done)


def _logs_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[bytes]]:
    return {table_id: events_of(connection, table_id) for table_id in table_ids}


def _redacted(logs: dict[str, list[bytes]], owner: str, redact: Redact | None) -> list[Redacted]:
    return [_redact_log(table_id, before, owner, redact) for table_id, before in logs.items()]


def _redact_log(table_id: str, before: list[bytes], owner: str, redact: Redact | None) -> Redacted:
    after = redact(before, owner) if redact else before
    changes = [
        (number, old, forgotten)
        for number, (old, new) in enumerate(zip(before, after, strict=True), start=1)
        if (forgotten := new.replace(owner.encode(), FORGOTTEN)) != old
    ]
    return Redacted(table_id, len(before), changes)


def redact_under_lock(connection: Connection, owner: str, table_ids: Sequence[str], redact: Redact | None) -> list[str]:
    lock_log(connection)
    return _write_unchanged(connection, owner, _redacted(_logs_of(connection, table_ids), owner, redact))


def _write_unchanged(connection: Connection, owner: str, found: Sequence[Redacted]) -> list[str]:
    """Gives the tables that are done: those where nothing has happened since their logs were read."""
    lock_log(connection)
    same = [one for one in found if _is_unchanged(connection, one)]
    key = schema.events.c
    here = (key.table_id == bindparam("its_table")) & (key.number == bindparam("its_number"))
    rows = [
        {"its_table": one.table_id, "its_number": number, "forgotten": new}
        for one in same
        for number, _, new in one.changes
    ]
    if rows:
        connection.execute(update(schema.events).where(here).values(body=bindparam("forgotten")), rows)
    table_ids = [one.table_id for one in same]
    _cut_links(connection, owner, table_ids)
    return table_ids


def _is_unchanged(connection: Connection, one: Redacted) -> bool:
    key = schema.events.c
    of_table = key.table_id == one.table_id
    if (connection.scalar(select(func.max(key.number)).where(of_table)) or 0) != one.size:
        return False
    before = {number: old for number, old, _ in one.changes}
    numbers = list(before)
    now: dict[int, bytes] = {}
    for first in range(0, len(numbers), _ROWS):
        part = select(key.number, _body).where(of_table, key.number.in_(numbers[first : first + _ROWS]))
        now.update((number, body) for number, body in connection.execute(part))
    return now == before


def _cut_links(connection: Connection, owner: str, table_ids: Collection[str]) -> None:
    """In what is derived from the logs of these tables."""
    seats, people, tables, tries = schema.seats.c, schema.people.c, schema.tables.c, schema.daily_tries.c
    for part in in_parts(sorted(table_ids)):
        connection.execute(delete(schema.seats).where(seats.table_id.in_(part), seats.owner == owner))
        connection.execute(delete(schema.people).where(people.table_id.in_(part), people.owner == owner))
        made = update(schema.tables).where(tables.id.in_(part), tables.creator == owner)
        connection.execute(made.values(creator=None))
        tried = update(schema.daily_tries).where(tries.table_id.in_(part), tries.owner == owner)
        connection.execute(tried.values(owner=None))
