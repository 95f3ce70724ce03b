"""Nodes that start in a moment: copies of a process that has loaded the program already, made with `fork`.

What is loaded is the program that `fivetowers serve` runs, and from the first look at its options on everything happens
in the copy. So a thousand kills take minutes, not hours of loading the same modules.
"""

import multiprocessing
import os
import signal
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

from tests.server.running import SECONDS_TO_STOP

LOADED = ["fivetowers.cli.serve", "fivetowers.server.http.app", "fivetowers.server.node.process"]
SECONDS_TO_START = 600
"""A moment is enough, but a machine that is busy with other things may give it none."""
_LONGEST_LINE = 1_000
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(LOADED)


def _serve(options: tuple[str, ...], said: Connection, log: str, step: "Synchronized[int]") -> None:
    """What the copy does: it becomes `fivetowers serve`."""
    sys.stdout = os.fdopen(os.dup(said.fileno()), "w")
    sys.stderr = os.fdopen(os.open(log, os.O_WRONLY | os.O_APPEND), "w", buffering=1)
    os.environ["PORT"] = "0"
    real = time.time_ns
    time.time_ns = lambda: real() + step.value
    time.time = lambda: time.time_ns() / 1e9
    from fivetowers.cli.main import run

    sys.argv = ["fivetowers", "serve", "--bot-pause", "0", *options]
    sys.exit(run())


class ForkedNode:
    """One node, used as a `ServerProcess`; and its clock can be stepped."""

    def __init__(self, *options: str) -> None:
        handle, name = tempfile.mkstemp(prefix="5t-node-", suffix=".log")
        os.close(handle)
        self._log = Path(name)
        self._step: Synchronized[int] = _forks.Value("q", 0)
        hears, said = _forks.Pipe(duplex=False)
        self.process: ForkServerProcess = _forks.Process(target=_serve, args=(options, said, name, self._step))
        self.process.start()
        said.close()
        with hears:
            self.address = self._first_line(hears)

    def _first_line(self, hears: Connection) -> str:
        line, give_up = b"", time.monotonic() + SECONDS_TO_START
        while not line.endswith(b"\n"):
            wait = give_up - time.monotonic()
            piece = os.read(hears.fileno(), _LONGEST_LINE) if wait > 0 and hears.poll(wait) else b""
            if not piece:
                self.process.kill()
                raise AssertionError(f"the node did not start: {self.log()}")
            line += piece
        return line.decode().split("\n")[0]

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def log(self) -> str:
        return self._log.read_text("utf-8", errors="replace")

    def signal(self, sign: signal.Signals) -> None:
        os.kill(self.pid, sign)

    def step_clock(self, seconds: float) -> None:
        """From now on its clock on the wall is off by this much; the one that only counts goes on as it was."""
        self._step.value = round(seconds * 1e9)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._end()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(SECONDS_TO_STOP)
        if self.process.exitcode is None:
            self.process.kill()
            raise AssertionError(f"the node did not stop: {self.log()}")
        self._end()

    def _end(self) -> None:
        self.process.join()
        self.process.close()
        self._log.unlink()
