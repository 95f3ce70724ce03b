"""A connection to PostgreSQL kept for one purpose and used through its driver: for what happens at every action."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fivetowers.server.storage.database import JobResult

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what the driver says of a connection that the server ended while it was idle
)
"""The server went away, or the way to it broke."""


async def connect(engine: AsyncEngine) -> AsyncConnection:
    """A connection from the pool; when that holds broken ones, all of them are thrown away first."""
    try:
        return await engine.connect()
    except (*LOST, DBAPIError):
        await engine.dispose()
        return await engine.connect()


class KeptConnection:
    """Made at the first use and again after `drop`. Transactions are begun and ended by the user, not by SQLAlchemy."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.lock = asyncio.Lock()
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Any = None

    async def raw(self) -> Any:
        """The driver's own connection."""
        if self._connection is None:
            connection = await connect(self._engine)
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            self._raw = (await connection.get_raw_connection()).driver_connection
            # A plan that was made while the log was short must not be kept when it is long.
            await self._raw.execute("SET enable_seqscan = off")
            self._connection = connection
        return self._raw

    async def run_sync(self, job: Callable[[Connection], JobResult]) -> JobResult:
        """SQLAlchemy's statements, inside whatever transaction there is."""
        assert self._connection is not None
        return await self._connection.run_sync(job)

    async def drop(self) -> None:
        """Closes it. It does not go back to the pool: its settings are its own, and it may be broken."""
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
