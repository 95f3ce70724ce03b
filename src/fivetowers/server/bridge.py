"""A bot program of one's own at a server's table: the bot protocol 5tp on one side, a socket on the other."""

import asyncio
import subprocess
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.notation import format_action
from fivetowers.record import parse_records
from fivetowers.server.client import Answer, Client, Closed, TableSocket
from fivetowers.server.sockets import NO_TABLE

RETRIES, RETRY_SECONDS = 20, 0.5
A_DAY = 86_400.0
Tell = Callable[..., None]
"""Says a message of the catalogue, with its facts."""


class ConnectError(FiveTowersError):
    """The server or the bot did not do as expected."""


class BotProgram:
    """A 5tp program that is kept at the position of the table."""

    def __init__(self, words: list[str], milliseconds: int | None) -> None:
        self._go = "go" if milliseconds is None else f"go ms {milliseconds}"
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise ConnectError(Refusal("connect.start", None, {"reason": error.strerror or str(error)})) from None
        self._game: tuple[str, ...] = ()
        self.name = self.ask("5tp").split(" ")[-1]

    def ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline().strip()
        except OSError:
            answer = ""
        if not answer or answer.startswith("error"):
            raise ConnectError(Refusal("connect.bot", None, {"line": line, "answer": answer}))
        return answer

    def choose(self, game: tuple[str, ...]) -> str:
        """Its action after these lines (the game's beginning, then its actions); only what is new is told to it."""
        known = self._game
        if known[:1] != game[:1]:
            self.ask(game[0])
            known = game[:1]
        common = next((at for at, (old, new) in enumerate(zip(known, game, strict=False)) if old != new), None)
        kept = min(len(known), len(game)) if common is None else common
        for _ in known[kept:]:
            self.ask("undo")
        for line in game[kept:]:
            self.ask(f"do {line}")
        self._game = game
        return self.ask(self._go).removeprefix("action ")

    def close(self) -> None:
        with suppress(OSError, subprocess.TimeoutExpired):
            self._process.communicate("quit\n", timeout=2)
        self._process.kill()
        self._process.wait()


async def bridge(url: str, program: BotProgram, name: str | None, tell: Tell) -> None:
    """Sits down by the link and plays to the end of the game; a lost connection is taken up again."""
    client = Client(url)
    table_id = await _sit_down(client, url, name or program.name)
    tell("connect-sits", table=table_id)
    for _ in range(RETRIES):
        try:
            if await _talk(client, await client.sit(table_id), table_id, program, tell):
                return
        except Closed as error:
            if error.code == NO_TABLE:
                raise ConnectError(Refusal("table.none")) from None
        except OSError:
            pass
        await asyncio.sleep(RETRY_SECONDS)  # the game goes on where it was
    raise ConnectError(Refusal("connect.lost"))


async def _sit_down(client: Client, url: str, name: str) -> str:
    parts = urlsplit(url)
    try:
        if parts.fragment:
            return str(_good(await client.post("/api/seat", {"token": parts.fragment}))["id"])
        table_id = parts.path.rstrip("/").rpartition("/")[2]
        _good(await client.post(f"/api/tables/{table_id}/join", {"name": name}))
    except OSError as error:
        raise ConnectError(Refusal("connect.server", None, {"reason": error.strerror or str(error)})) from None
    return table_id


def _good(answer: Answer) -> Any:
    value = answer.json()
    if answer.status >= 400:
        raise ConnectError(Refusal(value["code"], value["rule"], value["facts"]))
    return value


async def _talk(client: Client, socket: TableSocket, table_id: str, program: BotProgram, tell: Tell) -> bool:
    """Plays until the game is over. Raises Closed when the line is lost."""
    mine: list[int] = []
    try:
        while True:
            message = await socket.receive(seconds=A_DAY)
            if message["type"] == "you":
                mine = message["seats"]
            elif message["type"] == "refused" and not message["code"].startswith(("table.stale", "turn.")):
                raise ConnectError(Refusal(message["code"], message["rule"], message["facts"]))
            elif message["type"] == "table" and message["phase"] == "ended":
                tell("connect-over", scores=" ".join(map(str, (message.get("state") or {}).get("scores", []))))
                return True
            elif message["type"] == "table" and (turn := message.get("turn")) and turn["seat"] in mine:
                game = await _game(client, table_id, message)
                if game is not None:
                    action = await asyncio.to_thread(program.choose, game)
                    request = f"{message['number']}"
                    socket.send({"type": "act", "number": message["number"], "action": action, "seat": turn["seat"],
                                 "request": request})  # fmt: skip
    finally:
        socket.close()


async def _game(client: Client, table_id: str, view: dict[str, Any]) -> tuple[str, ...] | None:
    """The game so far, from its record; None if the table has moved on since the view."""
    answer = await client.get(f"/api/tables/{table_id}/record")
    if answer.status != 200:
        return None
    (record,) = parse_records(answer.body)
    state = view["state"]
    first = f"new players {len(record.names)} start {record.start + 1} variant {state['variant']}"
    return (first, *map(format_action, record.actions))
