"""A plain file server, as anybody may have one: Python's own, in a process of its own; and one that has its moods."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Literal


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Gives its address."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().split(" port ")[1].split()[0]
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


Mood = Literal["well", "gone", "removed", "busy", "silent"]
STATUS: dict[Mood, int] = {"gone": 502, "removed": 404, "busy": 429}


class MoodyServer(ThreadingHTTPServer):
    """A file server as one meets them on the way: behind a proxy that says with a status what is wrong, or on a line on
    which everything is taken and nothing comes back."""

    daemon_threads = True
    mood: Mood = "well"

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_MoodyHandler, directory=str(folder)))
        self.waking = Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _MoodyHandler(SimpleHTTPRequestHandler):
    server: MoodyServer

    def do_GET(self) -> None:
        if self.server.mood == "silent":
            self.server.waking.wait()
        elif self.server.mood == "well":
            super().do_GET()
        else:
            self.send_error(STATUS[self.server.mood])

    def end_headers(self) -> None:
        if "/assets/" in self.path:
            self.send_header("cache-control", "public, max-age=31536000, immutable")
        super().end_headers()

    def log_message(self, *words: object) -> None:
        pass


@contextmanager
def moody_server(folder: Path) -> Iterator[MoodyServer]:
    with MoodyServer(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.waking.set()
            server.shutdown()
