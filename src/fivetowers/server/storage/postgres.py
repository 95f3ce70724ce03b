"""A PostgreSQL server, for many nodes: one connection that appends, and a pool for the rest."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing, contextmanager
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fivetowers.server.storage.addresses import PostgresAddress, unreachable
from fivetowers.server.storage.database import JobResult
from fivetowers.server.storage.kept import LOST, KeptConnection, connect
from fivetowers.server.storage.schema_upgrade import migrate
from fivetowers.server.storage.values import Append, StorageError, Unavailable
from fivetowers.server.storage.writes import write_summary

PATIENCE = 10.0
"""Seconds in which a commit is tried again while the server is away."""
_PAUSE = 0.1
_CONNECT_SECONDS = 5.0

# The first event of each append decides: its number is free, and follows the last one. The other events follow the
# first, so nobody can have taken their numbers. Sorted, so that two nodes never wait for each other in a ring.
_APPEND = """
WITH decided AS (
    INSERT INTO events (table_id, number, at, body)
    SELECT given.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[]) AS given (table_id, number, at, body)
    WHERE (SELECT max(number) FROM events WHERE table_id = given.table_id) = given.number - 1
    ORDER BY given.table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
), others AS (
    INSERT INTO events (table_id, number, at, body)
    SELECT given.* FROM unnest($5::text[], $6::int[], $7::bigint[], $8::bytea[]) AS given (table_id, number, at, body)
    JOIN decided USING (table_id)
)
SELECT table_id FROM decided
"""
_LOAD = "SELECT body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
_TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class PostgresDatabase:
    """A group of appends is one statement, and so one trip to the server, unless summaries change with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url, command_timeout=PATIENCE)
        self._writer = KeptConnection(self._engine)
        self._loader = KeptConnection(self._engine)

    @classmethod
    async def open(cls, address: PostgresAddress) -> "PostgresDatabase":
        engine = _engine(address.url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (*LOST, asyncpg.PostgresError, DBAPIError, ValueError) as error:
            if isinstance(error, StorageError):
                raise
            raise StorageError(unreachable(address.url, _cause(error))) from error
        finally:
            await engine.dispose()
        return cls(address.url)

    async def close(self) -> None:
        await self._writer.drop()
        await self._loader.drop()
        await self._engine.dispose()

    async def commit(self, group: Sequence[Append]) -> list[bool]:
        """Tried again when the connection breaks; what the broken one may have written is then found in the log."""
        give_up = time.monotonic() + PATIENCE
        is_again = False
        while True:
            try:
                return await self._commit(group, is_again=is_again)
            except (*LOST, *_TRY_AGAIN, DBAPIError) as error:
                await self._writer.drop()
                cause = _cause(error)
                if not isinstance(cause, (*LOST, *_TRY_AGAIN)) or time.monotonic() > give_up:
                    raise Unavailable(unreachable(self.url, cause)) from error
            except asyncpg.PostgresError as error:
                raise Unavailable(unreachable(self.url, error)) from error
            is_again = True
            await asyncio.sleep(_PAUSE)

    async def _commit(self, group: Sequence[Append], *, is_again: bool) -> list[bool]:
        raw = await self._writer.raw()
        turns = list(_turns(group))
        if len(turns) == 1 and all(append.summary is None for append in group):
            written = [await _append(raw, turns[0])]
        else:
            async with raw.transaction():
                written = [await self._append_with_summaries(raw, turn) for turn in turns]
        outcomes = {
            id(append): append.table_id in ids for turn, ids in zip(turns, written, strict=True) for append in turn
        }
        if is_again:
            return [outcomes[id(append)] or await _is_in_log(raw, append) for append in group]
        return [outcomes[id(append)] for append in group]

    async def _append_with_summaries(self, raw: Any, turn: Sequence[Append]) -> set[str]:
        written = await _append(raw, turn)
        for append in turn:
            if append.summary is not None and append.table_id in written:
                await self._writer.run_sync(partial(write_summary, table_id=append.table_id, summary=append.summary))
        return written

    async def load(self, table_id: str, after_number: int) -> list[bytes]:
        with self._faults():
            async with self._loader.lock:
                try:
                    return await _load(await self._loader.raw(), table_id, after_number)
                except LOST:
                    await self._loader.drop()
                    return await _load(await self._loader.raw(), table_id, after_number)

    async def read(self, question: Callable[[Connection], JobResult]) -> JobResult:
        with self._faults():
            async with aclosing(await connect(self._engine)) as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return await connection.run_sync(question)

    async def write(self, job: Callable[[Connection], JobResult]) -> JobResult:
        is_committing = False
        try:
            with self._faults():
                async with aclosing(await connect(self._engine)) as connection, connection.begin():
                    answer = await connection.run_sync(job)
                    is_committing = True
        except Unavailable as error:
            error.is_unknown = is_committing
            raise
        return answer

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except (*LOST, asyncpg.PostgresError, DBAPIError) as error:
            raise Unavailable(unreachable(self.url, _cause(error))) from error


async def _append(raw: Any, turn: Sequence[Append]) -> set[str]:
    """The tables of the appends that were written; each table comes once at most."""
    firsts = [(append.table_id, append.expected + 1, append.at, append.events[0]) for append in turn]
    others = [
        (append.table_id, number, append.at, body)
        for append in turn
        for number, body in enumerate(append.events[1:], append.expected + 2)
    ]
    columns = [[row[column] for row in rows] for rows in (firsts, others) for column in range(4)]
    return {row[0] for row in await raw.fetch(_APPEND, *columns)}


async def _is_in_log(raw: Any, append: Append) -> bool:
    rows = await raw.fetch(f"{_LOAD} LIMIT $3", append.table_id, append.expected, len(append.events))
    return tuple(row[0] for row in rows) == append.events


def _turns(group: Sequence[Append]) -> Iterator[list[Append]]:
    """A group in parts with each table once: a table's second append is written after its first."""
    waiting = list(group)
    while waiting:
        turn = {append.table_id: append for append in reversed(waiting)}
        yield list(turn.values())
        waiting = [append for append in waiting if turn[append.table_id] is not append]


def _engine(url: str, command_timeout: float | None = None) -> AsyncEngine:
    """The driver reads the address itself, so that it may hold all that PostgreSQL's own programs understand."""

    async def connect() -> Any:
        connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS, command_timeout=command_timeout)
        # What is answered is on the disk, even where the server is set up to be careless.
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")
        return connection

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True)


async def _load(raw: Any, table_id: str, after_number: int) -> list[bytes]:
    return [row[0] for row in await raw.fetch(_LOAD, table_id, after_number)]


def _cause(error: BaseException) -> BaseException:
    """The driver's own error behind SQLAlchemy's."""
    while (
        inner := getattr(error, "orig", None) or (error.__cause__ if isinstance(error, Exception) else None)
    ) is not None:
        error = inner
    return error
