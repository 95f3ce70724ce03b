"""A line between a browser and a server that can be cut and mended: a forwarder of bytes."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 65_536
# Closing with a wait of 0 seconds resets the connection, as when a cable is pulled and the other side gives up.
RESET = struct.pack("ii", 1, 0)


class Line:
    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (parts.hostname or "", parts.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_cut = True
        for end in tuple(self._open):
            self._reset(end)

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return
            try:
                server = None if self._is_cut else socket.create_connection(self._server)
            except OSError:
                server = None
            if server is None:
                self._reset(browser)
                continue
            self._open |= {browser, server}
            for one, other in ((browser, server), (server, browser)):
                threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(PIECE):
                other.sendall(data)
        self._reset(one)
        self._reset(other)

    def _reset(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            if self._is_cut:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.close()
