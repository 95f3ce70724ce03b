"""Bringing a database to the newest schema, with Alembic; the steps are in fivetowers/server/migrations/versions."""

from importlib.resources import as_file, files
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from fivetowers.errors import Refusal
from fivetowers.server.storage.values import StorageError

NEWEST = "head"
# A number for this lock; other programs in the same PostgreSQL database will hardly take it.
_LOCK = 5_703_125


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Runs the missing steps, all or none: inside the caller's transaction, and one caller at a time.

    In SQLite the transaction has the write lock already.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    with as_file(files("fivetowers.server").joinpath("migrations")) as folder:
        script = ScriptDirectory(str(folder))

        def missing(current: Any, _: MigrationContext) -> Any:
            return script._upgrade_revs(revision, current)

        context = MigrationContext.configure(connection, opts={"fn": missing})
        try:
            with Operations.context(context):
                context.run_migrations()
        except CommandError as error:
            raise StorageError(Refusal("storage.schema", facts={"reason": str(error)})) from error
