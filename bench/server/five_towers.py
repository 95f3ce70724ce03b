"""The driver for `fivetowers serve`: tables made over HTTP, each person with a cookie, the game over its socket.

The server is the one that players use: every action is checked by the rules, and durable in SQLite before the answer.
Only the limits on how often a client may ask are off.
"""

import asyncio
import random
import sys
from http.client import HTTPConnection
from itertools import count
from pathlib import Path

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.server.load import SOCKETS, Contestant, Table
from bench.server.process import HOST, ServerTrouble

ENOUGH_ACTIONS = 30
"""After this many of a game's 140 or so, the next turn begins with a new one."""
TABLE, REFUSED = b'{"type":"table"', b'{"type":"refused"'
HELLO, START = b'{"type":"hello"}', b'{"type":"start"}'
NEW_TABLE = {"options": {"seats": [{}] * SOCKETS, "away_seconds": 0}, "name": "player 0"}

_requests = count(2**100)


class Choice(msgspec.Struct):
    action: str


class Turn(msgspec.Struct):
    seat: int
    legal: list[Choice] = []


class View(msgspec.Struct):
    """What a player has to know of a table to go on."""

    number: int
    phase: str
    turn: Turn | None = None


_read = msgspec.json.Decoder(View).decode


class Chair(WSListener):
    def __init__(self, game: "Game") -> None:
        self.game = game

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, HELLO)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(TABLE):
            self.game.show(data)
        elif data.startswith(REFUSED):
            raise ServerTrouble(data.decode())


class Game(Table):
    """Any legal action, at random, by the player to move."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.cookies: list[str] = []
        self.shown = b""
        self.played = 0
        self._greeted = asyncio.Semaphore(0)

    @property
    def is_over(self) -> bool:
        return self.played > 0 and b'"phase":"ended"' in self.shown[:100]

    async def open(self) -> None:
        table = await asyncio.to_thread(self._take_seats)
        for cookie in self.cookies:
            await self.connect(Chair(self), f"/api/tables/{table}/socket", [("Cookie", cookie)])
            await self._greeted.acquire()
        self.sockets[0].send(WSMsgType.TEXT, START)
        for _ in self.sockets:
            await self._greeted.acquire()

    async def renew(self) -> None:
        if self.played > ENOUGH_ACTIONS:
            self.close()
            self.sockets.clear()
            self.played = 0
            await self.open()

    def show(self, data: bytes) -> None:
        self.shown = data
        if self.is_acting:
            self.heard(len(data))
        else:
            self._greeted.release()

    def say_action(self) -> None:
        view = _read(self.shown)
        if view.turn is None:
            raise ServerTrouble(f"nobody is to move: {self.shown.decode()}")
        seat, action = view.turn.seat, random.choice(view.turn.legal).action
        act = {"type": "act", "number": view.number, "action": action, "seat": seat, "request": f"{next(_requests):x}"}
        self.played += 1
        self.send_action(seat - 1, msgspec.json.encode(act))

    def _take_seats(self) -> str:
        """Four browsers; they keep their cookies for the games that follow."""
        server = HTTPConnection(HOST, self.port)
        known = self.cookies or [""] * SOCKETS
        table, first = _post(server, "", NEW_TABLE, known[0])
        joined = [
            _post(server, f"/{table.id}/join", {"name": f"player {number}"}, known[number])[1]
            for number in range(1, SOCKETS)
        ]
        server.close()
        self.cookies = [first, *joined]
        return table.id


class Made(msgspec.Struct):
    id: str = ""


def _post(server: HTTPConnection, path: str, body: object, cookie: str) -> tuple[Made, str]:
    """The answer, and the cookie that came with it."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    server.request("POST", f"/api/tables{path}", msgspec.json.encode(body), headers)
    response = server.getresponse()
    answer = response.read()
    if response.status >= 400:
        raise ServerTrouble(f"5 Towers answered {path or 'a new table'} with {response.status}: {answer.decode()}")
    return msgspec.json.decode(answer, type=Made), response.headers["set-cookie"].partition(";")[0]


def contestant(name: str, python: str) -> Contestant:
    """The server of the checkout that this Python belongs to."""

    def command(port: int, folder: Path) -> list[str]:
        database = f"sqlite:///{folder / 'games.sqlite'}"
        return [python, "-P", "-m", "fivetowers", "serve", "--no-limits", "--port", str(port), "--database", database]

    return Contestant(name, command, Game)


CONTESTANT = contestant("5 Towers", sys.executable)
