"""Bringing a database to the newest schema, with Alembic; the steps are in migrations/versions."""

from importlib.resources import as_file, files
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from fivetowers.errors import Refusal
from fivetowers.server.storage import schema
from fivetowers.server.storage.values import StorageError

NEWEST = "head"
# A number for this lock; other programs in the same PostgreSQL database will hardly take it.
_LOCK = 5_703_125


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Runs the missing steps, all or none: inside the caller's transaction, and one caller at a time.

    In SQLite the transaction has the write lock already.
    """
    if not connection.in_transaction():
        connection.begin()  # or else Alembic would commit after each step, and let others in between
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    with as_file(files("fivetowers.server.storage").joinpath("migrations")) as folder:
        script = ScriptDirectory(str(folder))

        def missing(current: Any, _: MigrationContext) -> Any:
            return script._upgrade_revs(revision, current)

        context = MigrationContext.configure(connection, opts={"fn": missing})
        try:
            with Operations.context(context):
                context.run_migrations()
        except CommandError as error:
            raise StorageError(Refusal("storage.schema", facts={"reason": str(error)})) from error
    if revision == NEWEST and (missing_parts := _missing_parts(connection)):
        raise StorageError(Refusal("storage.incomplete", facts={"missing": ", ".join(missing_parts)}))


def _missing_parts(connection: Connection) -> list[str]:
    """Tables and columns that the code needs and the database lacks, whatever version it says it has."""
    looked = inspect(connection)
    there = set(looked.get_table_names())
    missing = [name for name in schema.metadata.tables if name not in there]
    for name in there & set(schema.metadata.tables):
        columns = {column["name"] for column in looked.get_columns(name)}
        missing += [
            f"{name}.{column.name}" for column in schema.metadata.tables[name].columns if column.name not in columns
        ]
    return sorted(missing)
