"""People for the tests: they make tables, sit down, and play whole games over sockets."""

from random import Random
from secrets import token_hex
from typing import Any, Self

from fivetowers.client.connection import Client, JsonObject, TableSocket

OPEN: JsonObject = {"kind": "open"}
GREEDY: JsonObject = {"kind": "bot", "bot": "greedy"}
RANDOM: JsonObject = {"kind": "bot", "bot": "random"}


def here(name: str) -> JsonObject:
    return {"kind": "here", "name": name}


async def make_table(client: Client, *seats: JsonObject, name: str | None = "Anna", **options: Any) -> str:
    answer = await client.post("/api/tables", {"options": {"seats": seats, "start": 1, **options}, "name": name})
    assert answer.status == 201, answer.body
    table_id: str = answer.json()["id"]
    return table_id


async def join(client: Client, table_id: str, name: str) -> None:
    answer = await client.post(f"/api/tables/{table_id}/join", {"name": name})
    assert answer.status == 200, answer.body


def is_table(message: JsonObject) -> bool:
    return bool(message["type"] == "table")


async def next_table(socket: TableSocket, number: int = 0) -> JsonObject:
    """The next view, with at least this number."""
    return await socket.until(lambda message: is_table(message) and message["number"] >= number)


async def answer_to(socket: TableSocket, request: str) -> JsonObject:
    return await socket.until(lambda message: message.get("request") == request)


class Person:
    """A browser at a table, its socket, and the last view that came."""

    def __init__(self, client: Client, table_id: str, socket: TableSocket) -> None:
        self.client = client
        self.table_id = table_id
        self.socket = socket
        self.view: JsonObject = {}
        self.requests = 0
        self._name = token_hex(4)  # a request id is never used again, not after coming back either

    @classmethod
    async def sit(cls, client: Client, table_id: str, since: int | None = None) -> Self:
        person = cls(client, table_id, await client.sit(table_id, since))
        await person.look()
        return person

    async def look(self, number: int = 0) -> JsonObject:
        while True:
            self.view = await next_table(self.socket)
            if self.view["number"] >= number:
                return self.view

    async def start(self) -> None:
        self.socket.send({"type": "start"})
        await self.until_turn()

    async def until_turn(self) -> JsonObject:
        """Waits until a person is to move, or the game is over."""
        while self.view["phase"] == "waiting" or (
            self.view["phase"] == "playing" and self.view["turn"]["player"] != "person"
        ):
            await self.look()
        return self.view

    def send_act(self, action: str, *, seat: int | None = None, number: int | None = None, request: str = "") -> str:
        self.requests += 1
        request = request or f"{self._name}-{self.requests}"
        turn = self.view["turn"]
        self.socket.send(
            {
                "type": "act",
                "number": self.view["number"] if number is None else number,
                "action": action,
                "seat": turn["seat"] if seat is None else seat,
                "request": request,
            }
        )
        return request

    async def act(self, action: str, **how: Any) -> JsonObject:
        """The answer: accepted, or refused."""
        request = self.send_act(action, **how)
        while True:
            message = await self.socket.receive()
            if is_table(message):
                self.view = message
            if message.get("request") == request:
                return message

    def legal(self) -> list[str]:
        return [choice["action"] for choice in self.view["turn"]["legal"]]


async def play_on(person: Person, rng: Random, most: int = 10_000) -> JsonObject:
    """Plays for every person of this browser with random actions, until the game is over or this many are done."""
    done = 0
    while (await person.until_turn())["phase"] == "playing" and done < most:
        number = person.view["number"]
        answer = await person.act(rng.choice(person.legal()))
        assert answer["type"] == "accepted", answer
        done += 1
        if person.view["number"] == number:
            await person.look(answer["number"])
    return person.view


async def refusal_of_relief(person: Person) -> str:
    """What the creator is told who wants a bot to play for the second seat."""
    person.socket.send({"type": "relieve", "seat": 2})
    code: str = (await person.socket.until(lambda message: message["type"] == "refused"))["code"]
    return code
