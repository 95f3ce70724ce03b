"""Real servers for the tests: processes of `fivetowers serve`, reached over real sockets."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

from fivetowers.server.client import Client, TableSocket

SECONDS_TO_START = 90
SECONDS_TO_STOP = 20
_opened: list[TableSocket] = []


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

    def __init__(self, *options: str, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "fivetowers", "serve", "--bot-pause", "0", *options]
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
def running(*options: str, environment: dict[str, str] | None = None) -> Iterator[ServerProcess]:
    server = ServerProcess(*options, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def sqlite(folder: Path) -> tuple[str, str]:
    return "--database", f"sqlite:///{folder / 'games.sqlite'}"
