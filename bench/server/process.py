"""A server under test: started for a benchmark on loopback, watched through /proc, stopped at its end."""

import asyncio
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.usage import resident, ticks, waited

TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
SECONDS_TO_START = 30
SECONDS_TO_STOP = 10
HOST = "127.0.0.1"


class ServerTrouble(Exception):
    """The server did not start, or did not answer; with the end of what it wrote."""


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen[bytes]
    port: int
    log: Path

    def cpu_seconds(self) -> float:
        """User and system time of all its threads and processes so far."""
        return sum(ticks(pid) for pid in _family(self.process.pid)) / TICKS_A_SECOND

    def waiting(self) -> float:
        """Seconds that its threads, and those of the load, were ready to run so far and had no core."""
        return sum(waited(pid) for pid in (*_family(self.process.pid), os.getpid()))

    def memory(self) -> int:
        """In bytes; pages shared by its processes count once."""
        return sum(resident(pid) for pid in _family(self.process.pid))

    def trouble(self, what: str) -> ServerTrouble:
        return ServerTrouble(f"{what}; the end of its log:\n{self.log.read_text(errors='replace')[-2000:]}")

    async def wait_until_ready(self) -> None:
        give_up = time.monotonic() + SECONDS_TO_START
        while True:
            if self.process.poll() is not None:
                raise self.trouble(f"the server ended with {self.process.returncode}")
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
            except OSError:
                if time.monotonic() > give_up:
                    raise self.trouble(f"nothing listens on port {self.port}") from None
                await asyncio.sleep(0.1)
                continue
            writer.close()
            return


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[Server]:
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        yield Server(process, port, log)
    finally:
        process.terminate()
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _family(pid: int) -> Iterator[int]:
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from _family(int(child))
