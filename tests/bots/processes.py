"""Bots as programs of their own: starting one, asking it, and reading all that it says."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 60.0  # seconds until a bot that hangs is ended


def command(name: str, *options: str) -> list[str]:
    return [sys.executable, "-m", "fivetowers", "bot", name, *options]


def talk(data: bytes, name: str = "random", *options: str) -> subprocess.CompletedProcess[bytes]:
    """A whole session: all that the referee says at once, then the end of input."""
    return subprocess.run(command(name, *options), input=data, capture_output=True, timeout=PATIENCE, check=False)


def answers(data: bytes, name: str = "random", *options: str) -> list[str]:
    """The lines of the answers; the bot has to end well and to write nowhere else."""
    run = talk(data, name, *options)
    assert (run.returncode, run.stderr) == (0, b"")
    *lines, last = run.stdout.decode("utf-8").split("\n")
    assert last == "", "every line of an answer has its end"
    return lines


class BotProcess:
    """A bot that is asked line by line, as a referee does."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().removesuffix("\n")

    def do(self, action: str) -> None:
        assert self.ask(f"do {action}") == "ok", action


@contextmanager
def running(name: str, *options: str) -> Iterator[BotProcess]:
    with subprocess.Popen(
        command(name, *options), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        timer = Timer(PATIENCE, process.kill)
        timer.start()
        try:
            yield BotProcess(process)
        finally:
            timer.cancel()
            process.kill()
