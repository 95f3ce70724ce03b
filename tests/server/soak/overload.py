"""Twice as much as one address may ask for: refused in clear words, and forgotten seconds later."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from fivetowers.client.connection import Client, HttpAnswer
from fivetowers.server.node.settings import ServerLimits
from tests.server.games import OPEN
from tests.server.running import ServerProcess, ask_by_hand

AT_ONCE = 8
PATH = "/api/info"
TOO_MANY = 429
PAUSE = 0.02
Ask = Callable[[], Awaitable[HttpAnswer]]


@dataclass(frozen=True, slots=True)
class Overload:
    """`answers`: how often each status and code was given. `recovery`: seconds until a request is answered again."""

    answers: dict[str, int]
    recovery: float

    def __str__(self) -> str:
        said = ", ".join(f"{count} × {what}" for what, count in sorted(self.answers.items()))
        return f"{said}; answered again after {self.recovery:.2f} s"


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
    """Twice as many requests as may come at once, in one piece."""
    count = 2 * round(limits.requests * limits.burst)
    reader, writer = await ask_by_hand(node.address, PATH)
    answers = Counter[str]()
    try:
        writer.write(f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * (count - 1))
        for _ in range(count):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            body = await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r")[0]))
            answers[_said(int(head.split(" ")[1]), body)] += 1
    finally:
        writer.close()
    return Overload(dict(answers), await _recovery(lambda: Client(node.address).get(PATH)))


async def _recovery(ask: Ask) -> float:
    begun = time.monotonic()
    while (await ask()).status == TOO_MANY:
        await asyncio.sleep(PAUSE)
    return time.monotonic() - begun


def _said(status: int, body: bytes) -> str:
    return f"{status} {msgspec.json.decode(body)['code']}" if status >= 400 else str(status)
