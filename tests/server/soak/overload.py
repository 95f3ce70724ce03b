"""Twice as much as one address may ask for, and twice the sockets that a server has: refused in clear words, and
forgotten seconds later."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

import msgspec

from fivetowers.client.connection import Client, HttpAnswer
from fivetowers.server.node.settings import ServerLimits
from fivetowers.server.sockets.connections import MOST_PIPELINED
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, RANDOM, Person, make_table
from tests.server.running import ServerHere, ServerProcess, read_answer

AT_ONCE = 8
PATH = "/api/info"
TOO_MANY = 429
OPENED = "101"
PAUSE = 0.02
ACTIONS = 10
Ask = Callable[[], Awaitable[HttpAnswer]]


@dataclass(frozen=True, slots=True)
class Overload:
    """`answers`: how often each status and code was given. `recovery`: seconds until a request is answered again.
    `slowest`: seconds that somebody who was inside waited for an answer meanwhile, at most."""

    answers: dict[str, int]
    recovery: float
    slowest: float | None = None

    def __str__(self) -> str:
        said = ", ".join(f"{count} × {what}" for what, count in sorted(self.answers.items()))
        inside = "" if self.slowest is None else f"inside, the slowest answer took {1_000 * self.slowest:.0f} ms; "
        return f"{said}; {inside}answered again after {self.recovery:.2f} s"


async def too_many_tables(node: ServerProcess, limits: ServerLimits) -> Overload:
    """Twice as many new tables as may come at once."""
    body = {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"}
    client, answers, left = Client(node.address), Counter[str](), iter(range(2 * round(limits.new_tables_at_once)))

    async def keep_asking() -> None:
        for _ in left:
            answer = await client.post("/api/tables", body)
            answers[_said(answer.status, answer.body)] += 1

    await asyncio.gather(*(keep_asking() for _ in range(AT_ONCE)))
    return Overload(dict(answers), await _recovery(lambda: client.post("/api/tables", body)))


async def too_many_requests(node: ServerProcess, limits: ServerLimits) -> Overload:
    """Twice as many requests as may come at once, as quickly as one connection allows."""
    left = 2 * round(limits.requests * limits.burst)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(node.address.rpartition(":")[2]))
    answers = Counter[str]()
    try:
        while left > 0:
            writer.write(f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * MOST_PIPELINED)
            for _ in range(MOST_PIPELINED):
                answers[_said(*await read_answer(reader))] += 1
            left -= MOST_PIPELINED
    finally:
        writer.close()
    return Overload(dict(answers), await _recovery(lambda: Client(node.address).get(PATH)))


async def too_many_sockets(server: ServerHere, most: int) -> Overload:
    """A server has room for `most`, and as many again want to get in. Half of those inside play, the others look on.
    Then some leave."""
    players = [await _begin_game(server) for _ in range(most // 2)]
    watchers = [await server.client().socket(players[0].table_id) for _ in range(most - len(players))]
    answers, seconds = Counter[str](), list[float]()
    playing = asyncio.gather(*(_play(player, Random(place), seconds) for place, player in enumerate(players)))

    async def keep_knocking() -> None:
        while answers.total() < most or not playing.done():
            answers[await _knock(server, players[0].table_id)] += 1
            await asyncio.sleep(PAUSE)

    try:
        await asyncio.gather(playing, *(keep_knocking() for _ in range(AT_ONCE)))
    finally:
        playing.cancel()
    begun = time.monotonic()
    for watcher in watchers[: most // 4]:
        watcher.close()
    async with asyncio.timeout(PATIENCE):
        for _ in range(most // 4):
            while await _knock(server, players[0].table_id) != OPENED:
                await asyncio.sleep(PAUSE)
    return Overload(dict(answers), time.monotonic() - begun, max(seconds))


async def _begin_game(server: ServerHere) -> Person:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    return person


async def _play(person: Person, rng: Random, seconds: list[float]) -> None:
    for _ in range(ACTIONS):
        await person.until_turn()
        number, begun = person.view["number"], time.monotonic()
        answer = await person.act(rng.choice(person.legal()))
        seconds.append(time.monotonic() - begun)
        assert answer["type"] == "accepted", answer
        if person.view["number"] == number:
            await person.look(answer["number"])


async def _knock(server: ServerHere, table_id: str) -> str:
    """The status of the answer to somebody who wants to look on."""
    try:
        await server.client().socket(table_id)
    except ConnectionError as error:
        found = re.search(r"\b[45]\d\d\b", str(error))
        return str(error) if found is None else found[0]
    return OPENED


async def _recovery(ask: Ask) -> float:
    begun = time.monotonic()
    while (await ask()).status == TOO_MANY:
        await asyncio.sleep(PAUSE)
    return time.monotonic() - begun


def _said(status: int, body: bytes) -> str:
    return f"{status} {msgspec.json.decode(body)['code']}" if status >= 400 else str(status)
