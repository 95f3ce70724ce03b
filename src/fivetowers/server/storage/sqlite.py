"""The embedded database: one SQLite file, one connection that writes, and a few threads that read."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, QueuePool, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError

from fivetowers.errors import Refusal
from fivetowers.server.storage.addresses import FILE_NAME, SqliteAddress, make_private_file, unreachable
from fivetowers.server.storage.database import JobResult
from fivetowers.server.storage.schema_upgrade import migrate
from fivetowers.server.storage.values import Append, StorageError, Unavailable
from fivetowers.server.storage.worker import Worker
from fivetowers.server.storage.writes import write_summary

OLDEST_SQLITE = (3, 35, 0)  # the first with RETURNING
PATIENCE = 10.0
"""Seconds to wait while another program writes to the file."""
READERS = 2
_PAUSE = 0.002

_INSERT = "INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)"
# An event is written only right after the last one of its table.
_INSERT_AFTER_LAST = """
INSERT INTO events (table_id, number, at, body) SELECT ?1, ?2, ?3, ?4
WHERE (SELECT max(number) FROM events WHERE table_id = ?1) = ?2 - 1
"""
_LOAD = "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number"


class SqliteDatabase:
    """A file in WAL mode. A commit returns after its bytes are on the disk (`synchronous=FULL`).

    The statements of an action take some microseconds each, so they run in the thread of the event loop; what may wait
    for the disk, the commit, runs in a thread of its own. `_turn` keeps the two from mixing transactions.
    """

    def __init__(self, path: Path, folder: tempfile.TemporaryDirectory[str] | None) -> None:
        self.path = path
        self._folder = folder
        self._turn = asyncio.Lock()
        self._writer = _connect(path)
        self._writing_engine = _engine(self._writer)
        self._writing = self._writing_engine.connect()
        self._thread = Worker("storage-write")
        self._reading_engine = create_engine(
            "sqlite://",
            creator=lambda: _connect(path, is_reader=True),
            poolclass=QueuePool,
            pool_size=READERS,
            hide_parameters=True,
        )
        self._readers = ThreadPoolExecutor(READERS, "storage-read")

    @classmethod
    async def open(cls, address: SqliteAddress) -> "SqliteDatabase":
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            oldest = ".".join(map(str, OLDEST_SQLITE))
            raise StorageError(
                Refusal("storage.old_sqlite", facts={"version": sqlite3.sqlite_version, "oldest": oldest})
            )
        folder = None if address.path else tempfile.TemporaryDirectory(prefix="fivetowers-")
        path = address.path or Path(folder.name if folder else "") / FILE_NAME
        make_private_file(path)
        try:
            database = cls(path, folder)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(unreachable(str(path), error)) from error
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def url(self) -> str:
        return f"sqlite:///{self.path}"

    async def close(self) -> None:
        async with self._turn:
            self._readers.shutdown()
            self._thread.close()
            self._reading_engine.dispose()
            self._writing.detach()
            self._writing.close()
            self._writer.close()
            if self._folder:
                self._folder.cleanup()

    async def commit(self, group: Sequence[Append]) -> list[bool]:
        async with self._transaction():
            outcomes = self._append_all(group)
            if outcomes is None:
                self._writer.rollback()
                await self._begin()
                outcomes = [self._append(append) for append in group]
            await self._thread.run(self._writer.commit)
            return outcomes

    def _append_all(self, group: Sequence[Append]) -> list[bool] | None:
        """Those that surely come next together, then the others; None, to be rolled back, if that was an error."""
        rows = [row for append in group if append.summary is None for row in _rows(append)]
        try:
            self._writer.executemany(_INSERT, rows)
        except sqlite3.IntegrityError:
            return None
        return [append.summary is None or self._append(append) for append in group]

    def _append(self, append: Append) -> bool:
        """One append, or (False) nothing of it: the write lock is ours, so only its first event can find no place."""
        first, *others = _rows(append)
        if not self._writer.execute(_INSERT_AFTER_LAST, first).rowcount:
            return False
        self._writer.executemany(_INSERT, others)
        if append.summary is not None:
            write_summary(self._writing, append.table_id, append.summary)
        return True

    async def load(self, table_id: str, after_number: int) -> list[bytes]:
        def load(connection: Connection) -> list[bytes]:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            return [body for (body,) in raw.execute(_LOAD, (table_id, after_number))]

        return await self.read(load)

    async def read(self, question: Callable[[Connection], JobResult]) -> JobResult:
        def ask() -> JobResult:
            with self._reading_engine.connect() as connection:
                return question(connection)

        with self._faults():
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, job: Callable[[Connection], JobResult]) -> JobResult:
        is_committing = False

        def run() -> JobResult:
            nonlocal is_committing
            answer = job(self._writing)
            is_committing = True
            self._writer.commit()
            return answer

        try:
            async with self._transaction():
                return await self._thread.run(run)
        except Unavailable as error:
            error.is_unknown = is_committing
            raise

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        """The one writer's turn, begun; who has it commits, and what is not committed is rolled back."""
        async with self._turn:
            with self._faults():
                await self._begin()
                try:
                    yield
                finally:
                    if self._writer.in_transaction:
                        self._writer.rollback()

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, DBAPIError) as error:
            raise Unavailable(unreachable(self.url, getattr(error, "orig", None) or error)) from error

    async def _begin(self) -> None:
        """The write lock of the file. While another program has it, the event loop is not kept waiting."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                self._writer.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                    raise Unavailable(unreachable(self.url, error)) from error
                await asyncio.sleep(_PAUSE)
            else:
                return


def _rows(append: Append) -> list[tuple[str, int, int, bytes]]:
    number = append.expected
    return [(append.table_id, number := number + 1, append.at, body) for body in append.events]


def _connect(path: Path, *, is_reader: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    for pragma in _pragmas(is_reader=is_reader):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _pragmas(*, is_reader: bool) -> Iterable[str]:
    if is_reader:
        return ("query_only = ON",)
    # Once open, the writer does not wait for other programs inside SQLite: `_begin` does, and lets the loop go on.
    return ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 0")


def _engine(connection: sqlite3.Connection) -> Engine:
    """SQLAlchemy's statements on a connection whose transactions are begun and ended here, not by it."""
    return create_engine(
        "sqlite://",
        creator=lambda: connection,
        poolclass=StaticPool,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )
