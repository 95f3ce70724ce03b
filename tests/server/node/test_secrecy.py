"""Hidden means hidden: games that agree on the cards dealt so far look alike to every client, byte for byte.

Two servers get orders of which only the beginning is the same; people do the same at both.
"""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from fivetowers.cards import deck
from fivetowers.client.connection import JsonObject
from fivetowers.dealer import HiddenDealer, shuffled
from fivetowers.errors import Refusal
from fivetowers.server.http.app import make_app
from fivetowers.server.http.sessions import new_secret, owner_of
from fivetowers.server.node.hub import milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.node.logs import JsonLines
from fivetowers.server.node.service import Service
from fivetowers.server.node.settings import ServerLimits, Settings
from fivetowers.server.sockets.dispatcher import Dispatcher
from fivetowers.server.sockets.socket import Socket
from fivetowers.table.events import SeatSetup, TableOptions
from fivetowers.table.messages import FromClient, NewTable, decode_message

PLAYERS = 3
DEALT = 15  # cards: three rounds
_VARYING = re.compile(
    rb'"(id|commitment|at|created_at|updated_at|deadline|link|request|milliseconds)": ?("[^"]*"|[\d.]+)'
    rb"|/t/[\w-]{16}|/tables/[\w-]{4}\xe2\x80\xa6"
)
_TIMES = re.compile(rb".*(_seconds|_created).*\n")
PATHS_OF_TABLE = ("", "/you", "/record", "/replay", "/rounds", "/analysis")
PATHS = ("/api/games", "/api/export", "/api/tables", "/api/daily", "/api/info")


def dealers() -> tuple[HiddenDealer, HiddenDealer]:
    """Orders that begin alike and go on differently, with salts of their own."""
    rng = Random(11)
    order = shuffled(deck(PLAYERS), rng)
    other = (*order[:DEALT], *shuffled(order[DEALT:], rng))
    assert other != order
    second = shuffled(deck(PLAYERS), rng), shuffled(deck(PLAYERS), rng)
    return HiddenDealer("a" * 64, order, second[0]), HiddenDealer("b" * 64, other, second[1])


class Listener(Socket):
    """A socket without a network: it keeps what it is sent."""

    def __init__(self, service: Service, table_id: str, secret: str | None) -> None:
        super().__init__(service.sockets, table_id, secret, "127.0.0.1")
        self.heard: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.heard.append(frame)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Service]:
    folder.mkdir()
    settings = Settings(
        database=f"sqlite:///{folder / 'games.sqlite'}", limits=ServerLimits.without_rates(), bot_pause=0
    )
    service = await Service.open(settings)
    try:
        yield service
    finally:
        await service.close()


def blanked(data: bytes) -> bytes:
    return _VARYING.sub(b"", data)


async def get(service: Service, path: str, secret: str | None) -> bytes:
    """An HTTP answer, asked of the application itself: status, headers without the request's own, and body."""
    app = make_app(service)
    headers = [(b"host", b"127.0.0.1")] + ([(b"cookie", f"fivetowers={secret}".encode())] if secret else [])
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path,
        "raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    said: list[bytes] = []
    asked: list[dict[str, object]] = [{"type": "http.request", "body": b"", "more_body": False}]
    is_done = asyncio.Event()

    async def receive() -> dict[str, object]:
        if not asked:
            await is_done.wait()
        return asked.pop() if asked else {"type": "http.disconnect"}

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            own = (b"x-request-id", b"date", b"content-disposition")
            said.append(repr((message["status"], [h for h in message["headers"] if h[0] not in own])).encode())  # type: ignore[attr-defined]
        else:
            said.append(message.get("body", b""))  # type: ignore[arg-type]
            if not message.get("more_body"):
                is_done.set()

    await app(scope, receive, send)  # type: ignore[arg-type]
    return b"\n".join(said)


async def make(service: Service, dealer: HiddenDealer, secret: str) -> Live:
    seats = (SeatSetup("here", name="Anna"), SeatSetup("here", name="Ben"), SeatSetup())
    live = await service.hub.create(owner_of(secret), NewTable(TableOptions(seats=seats, start=1), "Clara"), dealer)
    assert not isinstance(live, Refusal)
    return live


class Log(logging.Handler):
    """Every line that a server would write, down to the finest level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("fivetowers"):
            self.lines.append(self.format(record).encode())


async def everything_said(folder: Path, dealer: HiddenDealer, secret: str, log: Log) -> dict[str, list[bytes]]:
    """All that leaves the server while the same is played, by where it is heard."""
    log.lines.clear()
    async with opened(folder) as service:
        dispatcher = Dispatcher(service.hub, service.runner, service.daily.why_hidden, service.allowance)
        live = await make(service, dealer, secret)
        player, watcher = Listener(service, live.id, secret), Listener(service, live.id, None)
        for socket in (player, watcher):
            await _tell(dispatcher, socket, {"type": "hello"})
        await _tell(dispatcher, player, {"type": "start"})
        rng = Random(12)
        for _ in range(200):
            view = json.loads(live.encoded(milliseconds()))
            if view["state"]["round"] * 5 > DEALT - 5 and view["state"]["phase"] == "build":
                break  # the next deal would differ
            legal = [choice["action"] for choice in view["turn"]["legal"]]
            await _tell(dispatcher, player, {"type": "preview", "number": view["number"], "cards": []})
            await _tell(
                dispatcher,
                player,
                {"type": "act", "number": view["number"], "action": rng.choice(legal), "seat": view["turn"]["seat"],
                 "request": f"r{view['number']}"},
            )  # fmt: skip
        late = Listener(service, live.id, None)
        await _tell(dispatcher, late, {"type": "hello", "since": 3})
        said = {"player": player.heard, "watcher": watcher.heard, "late": late.heard}
        for asking in (secret, None):
            for path in (*(f"/api/tables/{live.id}{path}" for path in PATHS_OF_TABLE), *PATHS):
                said[f"{path.replace(live.id, '…')} {asking}"] = [await get(service, path, asking)]
        numbers = (await get(service, "/metrics", None)).partition(b"\n")[2]  # how long the text is, times tell
        said["metrics"] = [_TIMES.sub(b"", numbers)]
    said["log"] = list(log.lines)
    return said


async def test_hidden_orders_show_in_no_byte_before_their_cards_are_dealt(tmp_path: Path) -> None:
    log, root = Log(), logging.getLogger()
    before, secret = root.level, new_secret()
    root.addHandler(log)
    root.setLevel(logging.DEBUG)
    try:
        one, other = [
            await everything_said(tmp_path / name, dealer, secret, log)
            for name, dealer in zip("ab", dealers(), strict=True)
        ]
    finally:
        root.removeHandler(log)
        root.setLevel(before)
    assert one.keys() == other.keys()
    for where, heard in one.items():
        assert list(map(blanked, heard)) == list(map(blanked, other[where])), where
        assert heard, where
    assert len(one["player"]) > len(one["watcher"]) > 10


def _message(message: JsonObject) -> FromClient:
    found = decode_message(json.dumps(message).encode())
    assert not isinstance(found, Refusal)
    return found


async def _tell(dispatcher: Dispatcher, socket: Listener, message: JsonObject) -> None:
    """Returns when all that comes of it is said; presence is told a little later."""
    dispatcher.handle(socket, _message(message))
    while socket.live is None or socket.live.is_busy or socket.live.is_presence_due:
        await asyncio.sleep(0.001)
