"""The command as a user meets it: a process with pipes, or one that sits in a terminal of its own (a pty)."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

NO_VARIABLES: Mapping[str, str] = MappingProxyType({})
PATIENCE = 30.0  # seconds until a program that says nothing is taken to hang
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# Makes standard input the controlling terminal, so that Ctrl-C reaches the program, and becomes the program.
TAKE_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(?:3[0-7]|38|4[0-7]|48|9[0-7])[0-9;]*m")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "fivetowers", *arguments]


def environment(home: Path, variables: Mapping[str, str] = NO_VARIABLES) -> dict[str, str]:
    """A plain terminal of 80 columns, with a home of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    fixed = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    return {**kept, **fixed, "COLUMNS": "80", "PYTHONWARNINGS": "error", **variables}


def run(
    *arguments: str, home: Path, answers: str | bytes = b"", variables: Mapping[str, str] = NO_VARIABLES
) -> subprocess.CompletedProcess[str]:
    """Runs the command with these lines as its input, to the end."""
    given = answers.encode() if isinstance(answers, str) else answers
    done = subprocess.run(
        command(*arguments),
        input=given,
        capture_output=True,
        env=environment(home, variables),
        cwd=home,
        timeout=PATIENCE,
        check=False,
    )
    decoded = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    return subprocess.CompletedProcess(done.args, done.returncode, *decoded)


class Terminal:
    """A program in a pty: type to it, wait for what it says."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.raw = ""
        self._master = master
        self._read_up_to = 0
        self._pending = b""

    @property
    def text(self) -> str:
        """All that it has said so far, without escape codes."""
        return ESCAPE.sub("", self.raw).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        self.send(f"{line}\n")

    def send(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def wait_for(self, words: str) -> str:
        """Reads until these words come, after those waited for before; gives what came up to their end."""
        deadline = time.monotonic() + PATIENCE
        while (found := self.text.find(words, self._read_up_to)) < 0:
            assert self._read(deadline), f"it ended without saying {words!r}:\n{self.text[self._read_up_to :]}"
        before, self._read_up_to = self._read_up_to, found + len(words)
        return self.text[before : self._read_up_to]

    def wait_for_end(self) -> int:
        """Reads all that is left; gives the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Presses Ctrl-C, again if nothing happens, as people do; gives the exit code."""
        # A signal that comes between the prompt and the wait for a key is noticed only at the next key.
        for _ in range(int(PATIENCE)):
            self.send("\x03")
            while select.select([self._master], [], [], 1.0)[0]:
                if not self._read(time.monotonic() + PATIENCE):
                    return self.process.wait(PATIENCE)
        raise AssertionError(f"Ctrl-C does not end it:\n{self.text[-2000:]}")

    def read_some(self) -> None:
        assert self._read(time.monotonic() + PATIENCE), f"it has ended:\n{self.text[-2000:]}"

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"it has said nothing for {PATIENCE} seconds; last:\n{self.text[-2000:]}"
        try:
            data = os.read(self._master, 65_536)
        except OSError:  # how Linux tells that the other end is closed
            return False
        self._pending += data
        self.raw += self._decode()
        return bool(data)

    def _decode(self) -> str:
        """The whole characters read so far; a part of one is kept for later."""
        for cut in range(len(self._pending), max(-1, len(self._pending) - 4), -1):
            try:
                text = self._pending[:cut].decode("utf-8")
            except UnicodeDecodeError:
                continue
            self._pending = self._pending[cut:]
            return text
        raise AssertionError("it does not speak UTF-8")


@contextmanager
def terminal(
    *arguments: str, home: Path, columns: int = 80, rows: int = 40, variables: Mapping[str, str] = NO_VARIABLES
) -> Iterator[Terminal]:
    """The command in a pty of this size; ended when the block is left."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    plain = environment(home, variables)
    del plain["COLUMNS"]
    process = subprocess.Popen(
        [sys.executable, "-S", "-c", TAKE_TERMINAL, *command(*arguments)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=plain,
        cwd=home,
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)
        os.close(master)
