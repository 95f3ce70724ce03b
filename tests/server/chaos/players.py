"""Clients that play through every fault, and write down what they sent and what they were told."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from fivetowers.client.connection import Client, JsonObject, TableSocket
from fivetowers.server.storage import Storage
from fivetowers.table.events import Acted
from fivetowers.table.log import read_log
from fivetowers.table.messages import encode_message
from fivetowers.table.view.public import view
from tests.server.chaos.journal import Answered, Asked, Connected, Entry, Journal, Looked, TableLog
from tests.server.games import OPEN, join, make_table

SILENCE = 2.0
"""Seconds after which a client takes its connection for dead and opens another."""
LONGEST_THOUGHT = 0.03
PAUSE = 0.05
TROUBLE = (ConnectionError, OSError, TimeoutError, AssertionError)
"""What a client meets while its server is away; a table that could not be made is simply not played at."""

Reach = Callable[[str | None], Client]
"""A client with this cookie, at a node that is up."""


def digest(shown: JsonObject) -> str:
    """Of all that a view shows, without the news: those depend on what the client had seen before."""
    return hashlib.sha256(msgspec.json.encode({**shown, "news": None}, order="sorted")).hexdigest()


class Player:
    """One client at one table. It asks again, with the same request id, until it has an answer."""

    def __init__(self, name: str, reach: Reach, cookie: str | None, table_id: str, rng: Random) -> None:
        self.journal = Journal(name)
        self._reach = reach
        self._cookie = cookie
        self._table_id = table_id
        self._rng = rng
        self._shown: JsonObject = {}
        self._seats: list[int] = []
        self._asked: JsonObject | None = None
        self._requests = 0

    async def play(self, is_over: asyncio.Event) -> None:
        """Until the game is over, or the run and nothing is left to be answered."""
        while not self._is_done(is_over):
            try:
                async with asyncio.timeout(10):
                    socket = await self._reach(self._cookie).sit(self._table_id)
            except TROUBLE:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._talk(socket, is_over)
            except TROUBLE:
                await asyncio.sleep(PAUSE)
            finally:
                socket.transport.disconnect(graceful=False)

    def _is_done(self, is_over: asyncio.Event) -> bool:
        return self._asked is None and (is_over.is_set() or self._shown.get("phase") == "ended")

    async def _talk(self, socket: TableSocket, is_over: asyncio.Event) -> None:
        self.journal.notes.append(Connected(time.monotonic()))
        if self._asked is not None:
            socket.send(self._asked)
        while not self._is_done(is_over):
            message = await socket.receive(SILENCE)
            self._hear(message)
            if self._asked is None and not is_over.is_set() and self._is_my_turn():
                await asyncio.sleep(self._rng.uniform(0, LONGEST_THOUGHT))
                self._ask(socket)

    def _hear(self, message: JsonObject) -> None:
        now = time.monotonic()
        if message["type"] == "you":
            self._seats = message["seats"]
        elif message["type"] == "table":
            self._shown = message
            self.journal.notes.append(Looked(now, message["number"], digest(message)))
        elif self._asked is not None and message.get("request") == self._asked["request"]:
            number = message["number"] if message["type"] == "accepted" else None
            self.journal.notes.append(Answered(now, message["request"], number, message.get("code")))
            self.journal.answers += 1
            self._asked = None

    def _is_my_turn(self) -> bool:
        turn = self._shown.get("turn")
        return turn is not None and turn["player"] == "person" and turn["seat"] in self._seats

    def _ask(self, socket: TableSocket) -> None:
        self._requests += 1
        turn = self._shown["turn"]
        action = self._rng.choice([choice["action"] for choice in turn["legal"]])
        request = f"{self.journal.client}-{self._requests}"
        self._asked = {
            "type": "act",
            "number": self._shown["number"],
            "action": action,
            "seat": turn["seat"],
            "request": request,
        }
        self.journal.notes.append(Asked(time.monotonic(), request, action))
        socket.send(self._asked)


async def play_tables(
    name: str, reach: Reach, rng: Random, is_over: asyncio.Event, journals: dict[str, list[Journal]]
) -> None:
    """Two people and somebody who watches, game after game."""
    while not is_over.is_set():
        try:
            anna, ben = reach(None), reach(None)
            table_id = await make_table(anna, OPEN, OPEN, name="Anna")
            await join(ben, table_id, "Ben")
            opening = await anna.sit(table_id)
            opening.send({"type": "start"})
            await opening.until(lambda message: message["type"] == "table" and message["phase"] == "playing")
            opening.close()
        except TROUBLE:
            await asyncio.sleep(PAUSE)
            continue
        cookies = {"Anna": anna.cookie, "Ben": ben.cookie, "watcher": None}
        players = [Player(f"{name}-{who}", reach, cookie, table_id, rng) for who, cookie in cookies.items()]
        journals[table_id] = [player.journal for player in players]
        await asyncio.gather(*(player.play(is_over) for player in players))


async def read_table(storage: Storage, table_id: str, journals: Sequence[Journal]) -> TableLog:
    """What the database holds of a table, and the views that somebody was shown, made again from it."""
    bodies = await storage.load(table_id)
    _, events = read_log(table_id, bodies)
    entries = tuple(
        Entry(number, event.request, event.action)
        for number, event in enumerate(events, 1)
        if isinstance(event, Acted) and event.request is not None
    )
    seen = {note.number for journal in journals for note in journal.notes if isinstance(note, Looked)}
    digests, table, read = {}, None, 0
    for number in sorted(seen & set(range(1, len(bodies) + 1))):
        table, _ = read_log(table_id, bodies[read:number], table)
        read = number
        digests[number] = digest(msgspec.json.decode(encode_message(view(table))))
    return TableLog(entries, digests)
