"""Real servers for the tests: processes of `fivetowers serve`, reached over real sockets."""

import asyncio
import os
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from fivetowers.client.connection import Client, TableSocket
from fivetowers.server.node.process import listen, make_server
from fivetowers.server.node.service import Service
from fivetowers.server.node.settings import ServerLimits, Settings
from tests.server.looks import look_less

SECONDS_TO_START = 90
SECONDS_TO_STOP = 20
SECONDS_OF_A_TEST = 60
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
_opened: list[TableSocket] = []


async def ask_by_hand(
    address: str, path: str, lines: bytes = b"", method: str = "GET"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request with just these lines in its head; for what no honest client sends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]), limit=1024)
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + lines + b"\r\n")
    return reader, writer


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Status and body of the next one."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    body = await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r")[0]))
    return int(head.split(" ")[1]), body


class TestClient(Client):
    """Remembers its sockets, so that none outlives its test."""

    __test__ = False

    async def socket(self, table_id: str, headers: dict[str, str] | None = None) -> TableSocket:
        socket = await super().socket(table_id, headers)
        _opened.append(socket)
        return socket


async def with_sockets_closed(test: Awaitable[None]) -> None:
    try:
        await test
    finally:
        for socket in _opened:
            socket.transport.disconnect(graceful=False)
            await socket.transport.wait_disconnected()
        _opened.clear()


class ServerProcess:
    """One node. Its address is read from the line that it prints."""

    def __init__(self, *options: str, environment: dict[str, str] | None = None, program: str = "fivetowers") -> None:
        command = [sys.executable, "-m", program, "serve", "--bot-pause", "0", *options]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PORT": "0", "PYTHONWARNINGS": "default", **(environment or {})},
        )
        self.errors: list[str] = []
        self._lines: Queue[str] = Queue()
        self._readers = [threading.Thread(target=read, daemon=True) for read in (self._read_lines, self._read_errors)]
        for reader in self._readers:
            reader.start()
        try:
            self.address = self._lines.get(timeout=SECONDS_TO_START)
        except Empty:
            self.process.kill()
            raise AssertionError(f"the server did not start: {self.log()}") from None
        assert self.address.startswith("http"), self.log()

    def _read_lines(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line.strip())
        self._lines.put("")

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.errors.append(line)

    def log(self) -> str:
        return "".join(self.errors)

    def client(self, cookie: str | None = None) -> Client:
        return TestClient(self.address, cookie)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        self._finish_reading()

    def _finish_reading(self) -> None:
        for reader in self._readers:
            reader.join(SECONDS_TO_STOP)

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            code = self.process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"the server did not stop: {self.log()}") from None
        self._finish_reading()
        return code


@contextmanager
def running(
    *options: str, environment: dict[str, str] | None = None, program: str = "fivetowers"
) -> Iterator[ServerProcess]:
    server = ServerProcess(*options, environment=environment, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def stay_within_a_day() -> None:
    """For tests that begin and end on the same day: shortly before midnight it waits for the next one."""
    now = datetime.now(UTC)
    midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    left = (midnight - now).total_seconds()
    if left < SECONDS_OF_A_TEST:
        time.sleep(left)


class ServerHere:
    """A whole server in the test's own process and loop, for settings that no flag has; its sockets are real."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.port = service.settings.port
        self.address = f"http://127.0.0.1:{self.port}"

    def client(self, cookie: str | None = None) -> Client:
        return TestClient(self.address, cookie)

    def client_at(self, host: str) -> Client:
        return TestClient(f"http://{host}:{self.port}")


def only(**limits: float) -> ServerLimits:
    """These, and no other rate. A rate of next to nothing with its burst is a number of times."""
    return replace(ServerLimits.without_rates(), **limits)  # type: ignore[arg-type]


@asynccontextmanager
async def running_here(folder: Path, limits: ServerLimits | None = None, **settings: Any) -> AsyncIterator[ServerHere]:
    with listen("127.0.0.1", 0) as listening:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)  # a reader is soon behind
        port = listening.getsockname()[1]
        chosen = Settings(
            port=port,
            limits=limits or ServerLimits.without_rates(),
            **{"database": sqlite(folder)[1], "bot_pause": 0, "drain_seconds": 1, **settings},
        )
        look_less()
        service = await Service.open(chosen)
        server = make_server(service)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield ServerHere(service)
        finally:
            server.should_exit = True
            await task
            await service.close()


def sqlite(folder: Path) -> tuple[str, str]:
    return "--database", f"sqlite:///{folder / 'games.sqlite'}"
