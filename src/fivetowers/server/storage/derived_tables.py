"""Rebuilding from the log all that is derived from it."""

import re
from functools import partial

from sqlalchemy import Connection, delete, select

from fivetowers.server.storage import schema
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.queries import events_of, table_ids_after
from fivetowers.server.storage.values import Rebuilt, Summarise
from fivetowers.server.storage.writes import lock_log, name_people, write_summary
from fivetowers.table.log import Unreadable

_OWNER = re.compile(rb'"(?:creator|owner)":\s*"([0-9a-f]{64})"')
TABLES_AT_A_TIME = 200
"""The number of tables that writers wait for, and no longer."""


async def rebuild(database: Database, summarise: Summarise) -> Rebuilt:
    """Each step is whole in itself: stopped half way, it has done no harm."""
    await database.write(_remove_without_log)
    last, count = "", 0
    unreadable: list[tuple[str, str]] = []
    while done := await database.write(partial(_rebuild_some, after=last, summarise=summarise)):
        last, count = done[-1][0], count + len(done)
        unreadable += [(table_id, why) for table_id, why in done if why]
    return Rebuilt(count - len(unreadable), tuple(unreadable))


def _remove_without_log(connection: Connection) -> None:
    lock_log(connection)
    for table in (*schema.DERIVED, schema.analyses):
        key = table.c.id if table is schema.tables else table.c.table_id
        connection.execute(
            delete(table).where(key.not_in(select(schema.events.c.table_id).where(schema.events.c.number == 1)))
        )


def _rebuild_some(connection: Connection, after: str, summarise: Summarise) -> list[tuple[str, str]]:
    """The tables, each with why its log cannot be read (or nothing). What was derived of such a one stays as it is."""
    lock_log(connection)
    done: list[tuple[str, str]] = []
    for table_id in table_ids_after(connection, after, TABLES_AT_A_TIME):
        log = events_of(connection, table_id)
        connection.execute(delete(schema.people).where(schema.people.c.table_id == table_id))
        name_people(connection, table_id, {owner.decode() for body in log for owner in _OWNER.findall(body)})
        try:
            summary = summarise(log)
        except Unreadable as fault:
            done.append((table_id, fault.why))
        else:
            write_summary(connection, table_id, summary)
            done.append((table_id, ""))
    return done
