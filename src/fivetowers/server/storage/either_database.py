"""Opening a database of either kind by its address."""

from sqlalchemy import Connection, select

from fivetowers.errors import Refusal
from fivetowers.server.storage import schema
from fivetowers.server.storage.addresses import PostgresAddress, parse_address, without_password
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.postgres import PostgresDatabase
from fivetowers.server.storage.sqlite import SqliteDatabase
from fivetowers.server.storage.values import StorageError
from fivetowers.server.storage.writes import COPYING


async def open_database(url: str, *, is_for_copy: bool = False) -> Database:
    """Reached and brought to the newest schema; or a StorageError that says why not."""
    address = parse_address(url)
    database: Database
    if isinstance(address, PostgresAddress):
        database = await PostgresDatabase.open(address)
    else:
        database = await SqliteDatabase.open(address)
    if not is_for_copy and await database.read(_is_half_copied):
        await database.close()
        raise StorageError(Refusal("storage.half_copied", facts={"url": without_password(url)}))
    return database


def _is_half_copied(connection: Connection) -> bool:
    return connection.scalar(select(schema.meta.c.value).where(schema.meta.c.key == COPYING)) is not None
