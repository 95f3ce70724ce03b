"""Deriving anew from the log all that is derived from it."""

from functools import partial

from sqlalchemy import Connection, delete, select

from fivetowers.server.storage import schema
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.reading import events_of, table_ids_after
from fivetowers.server.storage.values import Summarise
from fivetowers.server.storage.writing import lock_log, write_summary

TABLES_AT_A_TIME = 200
"""Writers wait for so many tables, no longer."""


async def rebuild(database: Database, summarise: Summarise) -> int:
    """Gives the number of tables. Each step is whole in itself: stopped half way, it has done no harm."""
    await database.write(_remove_without_log)
    last, count = "", 0
    while done := await database.write(partial(_rebuild_some, after=last, summarise=summarise)):
        last, count = done[-1], count + len(done)
    return count


def _remove_without_log(connection: Connection) -> None:
    lock_log(connection)
    for table in schema.DERIVED:
        key = table.c.id if table is schema.tables else table.c.table_id
        connection.execute(
            delete(table).where(key.not_in(select(schema.events.c.table_id).where(schema.events.c.number == 1)))
        )


def _rebuild_some(connection: Connection, after: str, summarise: Summarise) -> list[str]:
    lock_log(connection)
    table_ids = table_ids_after(connection, after, TABLES_AT_A_TIME)
    for table_id in table_ids:
        write_summary(connection, table_id, summarise(events_of(connection, table_id)))
    return table_ids
