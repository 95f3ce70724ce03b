"""Hidden means hidden: games that agree on the cards dealt so far look alike to every client, byte for byte.

Two tables of one server get orders of which only the beginning is the same; people do the same at both.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from fivetowers.cards import deck
from fivetowers.dealer import shuffled
from fivetowers.errors import Refusal
from fivetowers.server.app import make_app
from fivetowers.server.client import Message
from fivetowers.server.events import SeatSetup, TableOptions
from fivetowers.server.fairness import HiddenDealer
from fivetowers.server.live import Live
from fivetowers.server.messages import FromClient, NewTable, decode_message
from fivetowers.server.service import Service
from fivetowers.server.sessions import new_secret, owner_of
from fivetowers.server.settings import Limits, Settings
from fivetowers.server.sockets import Socket
from fivetowers.server.talking import Talk

PLAYERS = 3
DEALT = 15  # cards: three rounds
_VARYING = re.compile(rb'"(id|commitment|at|created_at|updated_at|deadline|link)":("[^"]*"|\d+)|/t/[\w-]{16}')


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
        self.is_open = True
        self.heard: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.heard.append(frame)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Service]:
    settings = Settings(database=f"sqlite:///{folder / 'games.sqlite'}", limits=Limits.without_rates(), bot_pause=0)
    service = await Service.open(settings)
    try:
        yield service
    finally:
        await service.close()


def blanked(data: bytes) -> bytes:
    return _VARYING.sub(b"", data)


async def get(service: Service, path: str, secret: str | None) -> bytes:
    """An HTTP answer, asked of the application itself: status, headers without the request's own, and body."""
    app, _ = make_app(service)
    headers = [(b"host", b"127.0.0.1")] + ([(b"cookie", f"fivetowers={secret}".encode())] if secret else [])
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path,
        "raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    said: list[bytes] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            own = (b"x-request-id", b"date", b"content-disposition")
            said.append(repr((message["status"], [h for h in message["headers"] if h[0] not in own])).encode())  # type: ignore[attr-defined]
        else:
            said.append(message.get("body", b""))  # type: ignore[arg-type]

    await app(scope, receive, send)  # type: ignore[arg-type]
    return b"\n".join(said)


async def make(service: Service, dealer: HiddenDealer, secret: str) -> Live:
    seats = (SeatSetup("here", name="Anna"), SeatSetup("here", name="Ben"), SeatSetup())
    live = await service.hub.create(owner_of(secret), NewTable(TableOptions(seats=seats, start=1), "Clara"), dealer)
    assert not isinstance(live, Refusal)
    return live


async def test_hidden_orders_show_in_no_byte_before_their_cards_are_dealt(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        talk = Talk(service.hub, service.runner, service.daily.why_hidden)
        secret = new_secret()
        tables = [await make(service, dealer, secret) for dealer in dealers()]
        players = [Listener(service, live.id, secret) for live in tables]
        watchers = [Listener(service, live.id, None) for live in tables]
        hears = (players, watchers)
        for group in hears:
            for socket in group:
                talk.handle(socket, _message({"type": "hello"}))
        await _tell_all(talk, players, {"type": "start"})
        rng = Random(12)
        for _ in range(200):
            view = json.loads(tables[0].encoded())
            if view["state"]["round"] * 5 > DEALT - 5 and view["state"]["phase"] == "build":
                break  # the next deal would differ
            legal = [choice["action"] for choice in view["turn"]["legal"]]
            await _tell_all(talk, players, {"type": "preview", "number": view["number"], "cards": []})
            await _tell_all(
                talk,
                players,
                {"type": "act", "number": view["number"], "action": rng.choice(legal), "seat": view["turn"]["seat"],
                 "request": f"r{view['number']}"},
            )  # fmt: skip
        assert tables[0].table.number == tables[1].table.number > 10
        for first, second in hears:
            assert list(map(blanked, first.heard)) == list(map(blanked, second.heard))
            assert len(first.heard) > 10
        for path in ("", "/you", "/record", "/replay"):
            for asking in (secret, None):
                answers = [blanked(await get(service, f"/api/tables/{live.id}{path}", asking)) for live in tables]
                assert answers[0] == answers[1], path


def _message(message: Message) -> FromClient:
    found = decode_message(json.dumps(message).encode())
    assert not isinstance(found, Refusal)
    return found


async def _tell_all(talk: Talk, sockets: list[Listener], message: Message) -> None:
    for socket in sockets:
        talk.handle(socket, _message(message))
    while any(socket.live is not None and socket.live.is_busy for socket in sockets):
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.1 if message["type"] == "start" else 0)  # presence is told a little later
