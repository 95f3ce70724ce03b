"""The driver for boardgame.io's server: its lobby's REST calls, and socket.io's framing on a plain websocket."""

import asyncio
import json
import shutil
import subprocess
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.server.load import SOCKETS, Contestant, Table
from bench.server.process import HOST, ServerTrouble

FOLDER = Path(__file__).parent
GAME = "five-towers"
SOCKET = "/socket.io/?EIO=4&transport=websocket"

# engine.io tells packets apart by their first digit, socket.io messages by the second; then comes the game's namespace.
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
SYNC, UPDATE = EVENT + b'["sync",', EVENT + b'["update",'


class Seat(WSListener):
    def __init__(self, table: "Match", number: int) -> None:
        self.table = table
        self.number = number
        self.is_ready = asyncio.get_running_loop().create_future()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(UPDATE):
            self.table.heard(len(data))
        elif data == PING:
            transport.send(WSMsgType.TEXT, PONG)
        elif data.startswith(OPEN):
            transport.send(WSMsgType.TEXT, CONNECT)
        elif data.startswith(CONNECT):
            match, key = self.table.match, self.table.keys[self.number]
            transport.send(WSMsgType.TEXT, _event("sync", match, str(self.number), key, SOCKETS))
        elif data.startswith(SYNC):
            self.is_ready.set_result(None)


class Match(Table):
    """Seats act in turn; the n-th action answers state n."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.match = ""
        self.keys: list[str] = []
        self.state = 0

    async def open(self) -> None:
        await asyncio.to_thread(self._take_seats)
        for number in range(SOCKETS):
            seat = Seat(self, number)
            await self.connect(seat, SOCKET)
            await seat.is_ready

    def say_action(self) -> None:
        number = self.state % SOCKETS
        move = {"type": "play", "args": [number, "b13"], "playerID": str(number), "credentials": self.keys[number]}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.send_action(number, _event("update", action, self.state, self.match, str(number)))
        self.state += 1

    def _take_seats(self) -> None:
        lobby = HTTPConnection(HOST, self.port)
        self.match = _post(lobby, "create", {"numPlayers": SOCKETS})["matchID"]
        for number in range(SOCKETS):
            who = {"playerID": str(number), "playerName": f"player {number}"}
            self.keys.append(_post(lobby, f"{self.match}/join", who)["playerCredentials"])
        lobby.close()


def _event(*arguments: Any) -> bytes:
    return EVENT + json.dumps(arguments, separators=(",", ":")).encode()


def _post(lobby: HTTPConnection, call: str, body: dict[str, Any]) -> dict[str, Any]:
    lobby.request("POST", f"/games/{GAME}/{call}", json.dumps(body), {"Content-Type": "application/json"})
    response = lobby.getresponse()
    answer = response.read()
    if response.status != 200:
        raise ServerTrouble(f"boardgame.io answered {call} with {response.status}: {answer.decode()}")
    values: dict[str, Any] = json.loads(answer)
    return values


def _command(port: int, _folder: Path) -> list[str]:
    _install()
    return ["node", str(FOLDER / "peer.cjs"), str(port)]


def _install() -> None:
    """By npm, into this folder, when package-lock.json is newer than what is there."""
    installed, wanted = FOLDER / "node_modules" / ".package-lock.json", FOLDER / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime:
        return
    if shutil.which("npm") is None:
        raise ServerTrouble("boardgame.io needs Node: install Node 20 or newer with npm, then try again")
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=FOLDER, check=True)


CONTESTANT = Contestant("boardgame.io 0.50", _command, Match)
