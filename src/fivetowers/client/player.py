"""Your own bot program at a server's table: the bot protocol 5tp on one side, a socket on the other."""

import asyncio
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from fivetowers.bots.base import Budget
from fivetowers.client.connection import Client, Closed, HttpAnswer, TableSocket
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.notation import format_action
from fivetowers.records.record import LONGEST_NAME
from fivetowers.records.record_reader import parse_records
from fivetowers.referee.outside_program import BotFault, OutsideProgram, ProgramLimits, parse_choice
from fivetowers.table.messages import NO_TABLE
from fivetowers.text import say_refusal

RETRIES, RETRY_SECONDS = 20, 0.5
A_DAY = 86_400.0
OPEN = "open"
LIMITS = ProgramLimits(hanging=5.0)
Tell = Callable[..., None]
"""Says a message of the catalogue, with its facts."""


class ConnectError(FiveTowersError):
    """The server or the bot did not do what was expected of it."""


class SeatedBot:
    """A 5tp program that is kept at the position of the table. Raises ConnectError when it does anything wrong; an
    answer that only comes late is played: whether it came in time is for the server to say.
    """

    def __init__(self, command: Sequence[str], milliseconds: int | None, limits: ProgramLimits = LIMITS) -> None:
        self._command = shlex.join(command)
        self._budget = Budget(milliseconds=milliseconds)
        self._game: tuple[str, ...] = ()
        with self._blamed():
            self._program = OutsideProgram(command, limits)

    @property
    def name(self) -> str:
        return self._program.title[:LONGEST_NAME]

    def choose(self, game: tuple[str, ...]) -> str:
        """Its action after these lines (the game's beginning, then its actions); only what is new is told to it."""
        with self._blamed():
            if self._game[:1] != game[:1]:
                self._program.begin(game[0])
                self._game = game[:1]
            answer, _ = self._program.ask_to_choose(_news(self._game, game), self._budget)
            self._game = game
            return format_action(parse_choice(answer))

    def close(self) -> None:
        self._program.end()

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        try:
            yield
        except BotFault as error:
            facts = {"name": self._command, "words": say_refusal(error.refusal)}
            raise ConnectError(Refusal("arena.bot_fails", None, facts)) from error


def _news(known: tuple[str, ...], game: tuple[str, ...]) -> list[str]:
    """What leads from one course of a game to another: back to where they part, then on.

    >>> _news(("new", "deal T5", "bid 1", "pass"), ("new", "deal T5", "bid 2"))
    ['undo', 'undo', 'do bid 2']
    """
    kept = next((at for at, (old, new) in enumerate(zip(known, game, strict=False)) if old != new), None)
    if kept is None:
        kept = min(len(known), len(game))
    return ["undo"] * (len(known) - kept) + [f"do {line}" for line in game[kept:]]


async def bridge(url: str, bot: SeatedBot, name: str | None, tell: Tell, against: Sequence[str] = ()) -> None:
    """Sits down by the link, or at a table of its own against these, and plays to the end of the game; a lost
    connection is taken up again.
    """
    client = Client(url)
    try:
        table_id = await (
            _make_table(client, name or bot.name, against, tell)
            if against
            else _sit_down(client, url, name or bot.name)
        )
    except OSError as error:
        raise ConnectError(Refusal("connect.server", None, {"reason": error.strerror or str(error)})) from None
    tell("connect-sits", table=table_id)
    for _ in range(RETRIES):
        try:
            if await _talk(client, await client.sit(table_id), table_id, bot, tell, is_host=bool(against)):
                return
        except Closed as error:
            if error.code == NO_TABLE:
                raise ConnectError(Refusal("table.none")) from None
        except OSError:
            pass
        await asyncio.sleep(RETRY_SECONDS)  # the game goes on where it was
    raise ConnectError(Refusal("connect.lost"))


async def _make_table(client: Client, name: str, against: Sequence[str], tell: Tell) -> str:
    """A table of bots that needs no browser."""
    others = [{"kind": OPEN} if one == OPEN else {"kind": "bot", "bot": one} for one in against]
    made = _good(await client.post("/api/tables", {"options": {"seats": [{"kind": OPEN}, *others]}, "name": name}))
    tell("connect-made", link=made["link"])
    return str(made["id"])


async def _sit_down(client: Client, url: str, name: str) -> str:
    parts = urlsplit(url)
    if parts.fragment:
        return str(_good(await client.post("/api/seat", {"token": parts.fragment}))["id"])
    table_id = parts.path.rstrip("/").rpartition("/")[2]
    _good(await client.post(f"/api/tables/{table_id}/join", {"name": name}))
    return table_id


def _good(answer: HttpAnswer) -> Any:
    value = answer.json()
    if answer.status >= 400:
        raise ConnectError(Refusal(value["code"], value["rule"], value["facts"]))
    return value


async def _talk(
    client: Client, socket: TableSocket, table_id: str, bot: SeatedBot, tell: Tell, *, is_host: bool
) -> bool:
    """Plays until the game is over; who is the host begins it when all seats are taken. Raises Closed when the line is
    lost.
    """
    mine: list[int] = []
    try:
        while True:
            message = await socket.receive(seconds=A_DAY)
            if message["type"] == "you":
                mine = message["seats"]
            elif message["type"] == "refused" and not message["code"].startswith(("table.stale", "turn.")):
                raise ConnectError(Refusal(message["code"], message["rule"], message["facts"]))
            elif message["type"] == "table" and message["phase"] == "waiting":
                if is_host and all(seat["taken"] for seat in message["seats"]):
                    is_host = False  # once is enough
                    socket.send({"type": "start"})
            elif message["type"] == "table" and message["phase"] == "ended":
                tell("connect-over", scores=" ".join(map(str, (message.get("state") or {}).get("scores", []))))
                return True
            elif message["type"] == "table" and (turn := message.get("turn")) and turn["seat"] in mine:
                game = await _game(client, table_id, message)
                if game is not None:
                    action = await _choice(bot, game)
                    request = f"{message['number']}"
                    socket.send({"type": "act", "number": message["number"], "action": action, "seat": turn["seat"],
                                 "request": request})  # fmt: skip
    finally:
        socket.close()


async def _choice(bot: SeatedBot, game: tuple[str, ...]) -> str:
    try:
        return await asyncio.to_thread(bot.choose, game)
    except asyncio.CancelledError:
        bot.close()  # else the thread would go on waiting for the answer
        raise


async def _game(client: Client, table_id: str, view: dict[str, Any]) -> tuple[str, ...] | None:
    """The game so far, from its record; None if the table has moved on since the view."""
    answer = await client.get(f"/api/tables/{table_id}/record")
    if answer.status != 200:
        return None
    (record,) = parse_records(answer.body)
    state = view["state"]
    first = f"new players {len(record.names)} start {record.start + 1} variant {state['variant']}"
    return (first, *map(format_action, record.actions))
