"""Random numbers for the shuffle over real sockets: sealed, opened, awaited for a moment, on one node and on two."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Client, JsonObject
from fivetowers.records.fairness import sources, why_unfair
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from fivetowers.shuffle import new_number, seal_of
from fivetowers.table.draw import TIME_TO_OPEN
from tests.server.conftest import PostgresServer, RedisServer
from tests.server.games import OPEN, RANDOM, Person, join, make_table, next_table
from tests.server.running import ServerProcess, running, running_here


class Contributor(Person):
    """A browser that adds a number, as the page does."""

    number = ""

    async def seal(self) -> None:
        self.number = new_number(Random(id(self)))
        self.socket.send({"type": "seal", "seal": seal_of(self.number)})
        while not any(part["seal"] == seal_of(self.number) for part in self.view["draw"]["seals"]):
            await self.look()

    async def until_called(self) -> None:
        while not self.view["draw"]["called"]:
            await self.look()

    def open(self) -> None:
        self.socket.send({"type": "open", "number": self.number})


async def two_people(one: Client, two: Client, *more: JsonObject) -> tuple[Contributor, Contributor]:
    """Anna and Ben, who have sealed a number each; the start has been asked for."""
    table_id = await make_table(one, OPEN, OPEN, *more, start="random")
    await join(two, table_id, "Ben")
    anna, ben = await Contributor.sit(one, table_id), await Contributor.sit(two, table_id)
    await anna.seal()
    await ben.seal()
    anna.socket.send({"type": "start"})
    await anna.until_called()
    await ben.until_called()
    return anna, ben


async def begun(*people: Person) -> None:
    for person in people:
        while person.view["phase"] == "waiting":
            await person.look()


async def record_after(person: Person, *others: Person) -> GameRecord:
    """The game is ended by all, and its record is read."""
    for one in (person, *others):
        one.socket.send({"type": "end"})
    while person.view["phase"] != "ended":
        person.view = await next_table(person.socket)
    return parse_record((await person.client.get(f"/api/tables/{person.table_id}/record")).body)


async def test_cards_follow_from_everybodys_numbers(server: ServerProcess) -> None:
    anna, ben = await two_people(server.client(), server.client(), RANDOM)
    published = anna.view["commitment"]
    ben.open()
    anna.open()
    await begun(anna, ben)
    shown = {part["seat"]: part["number"] for part in anna.view["draw"]["seals"]}
    assert shown == {1: anna.number, 2: ben.number}
    record = await record_after(anna, ben)
    assert why_unfair(record, published) is None
    assert sources(record).given == (1, 2)
    assert dict(record.tags)["StartBy"] == "shuffle"


async def test_somebody_who_does_not_open_is_waited_for_a_moment(server: ServerProcess) -> None:
    anna, ben = await two_people(server.client(), server.client())
    anna.open()
    async with asyncio.timeout(TIME_TO_OPEN / 1_000 + 20):  # a busy machine
        await begun(anna, ben)
    ben.open()  # too late, and nothing that anybody has to be told
    record = await record_after(anna, ben)
    assert why_unfair(record, anna.view["commitment"]) is None
    assert (sources(record).given, sources(record).missing) == ((1,), (2,))


async def test_who_watches_sees_the_seals_and_the_numbers(server: ServerProcess) -> None:
    anna, ben = await two_people(server.client(), server.client())
    watching = await Person.sit(server.client(), anna.table_id)
    assert watching.view["draw"]["called"]
    watching.socket.send({"type": "seal", "seal": "0" * 64})
    assert (await watching.socket.until(lambda one: one["type"] == "refused"))["code"] == "seat.watching"
    anna.open()
    ben.open()
    await begun(watching)
    assert [part["number"] for part in watching.view["draw"]["seals"]] == [anna.number, ben.number]


async def test_rematch_asks_for_new_numbers(server: ServerProcess) -> None:
    anna, ben = await two_people(server.client(), server.client())
    anna.open()
    ben.open()
    await begun(anna, ben)
    await record_after(anna, ben)
    anna.socket.send({"type": "rematch"})
    while not anna.view.get("rematch"):
        await anna.look()
    again = await Contributor.sit(anna.client, anna.view["rematch"])
    assert again.view["draw"] == {"shuffle": 1, "seals": [], "called": False}
    assert again.view["commitment"] != anna.view["commitment"]
    await again.seal()
    again.socket.send({"type": "start"})
    await again.until_called()
    again.open()
    await begun(again)
    assert [part["seat"] for part in again.view["draw"]["seals"]] == [2]


async def test_number_survives_a_restart_between_sealing_and_opening(tmp_path: Path) -> None:
    """Who comes back in time can still open it: people are waited for again."""
    async with running_here(tmp_path) as server:
        anna, ben = await two_people(one := server.client(), two := server.client())
        server.service.runner._cancel_timer(anna.table_id)  # it dies before the time is over
        anna.open()
        while anna.view["draw"]["seals"][0].get("number") is None:
            await anna.look()
    async with running_here(tmp_path) as server:
        back = await Contributor.sit(server.client(two.cookie), ben.table_id)
        back.socket.send({"type": "open", "number": ben.number})
        await begun(back)
        again = await Person.sit(server.client(one.cookie), anna.table_id)
        record = await record_after(again, back)
        assert why_unfair(record, anna.view["commitment"]) is None
        assert 1 in sources(record).given


async def test_draw_that_a_dead_server_left_ends_when_it_is_back(tmp_path: Path) -> None:
    """Though nobody comes back to it: bots play on."""
    async with running_here(tmp_path) as server:
        anna, ben = await two_people(server.client(), server.client(), RANDOM)
        table_id = anna.table_id
        server.service.runner._cancel_timer(table_id)  # it dies before the time is over
        anna.socket.close()
        ben.socket.close()
    async with running_here(tmp_path, lease_seconds=0.3) as server:
        async with asyncio.timeout(60):
            while not (live := server.service.hub.tables.get(table_id)) or live.table.phase == "waiting":
                await asyncio.sleep(0.01)
        assert live.table.draw is not None
        assert [part.number for part in live.table.draw.parts] == [None, None]


@pytest.fixture
def options(postgres: PostgresServer, redis_server: RedisServer) -> tuple[str, ...]:
    return ("--database", postgres.migrated_database(), "--no-limits", "--redis", redis_server.url)


async def test_people_on_two_nodes_shuffle_together(options: tuple[str, ...]) -> None:
    with running(*options) as one, running(*options) as two:
        anna, ben = await two_people(one.client(), two.client())
        ben.open()
        anna.open()
        await begun(anna, ben)
        assert anna.view["state"]["display"] == ben.view["state"]["display"]
        record = await record_after(anna, ben)
        assert why_unfair(record, ben.view["commitment"]) is None
        assert sources(record).given == (1, 2)


@pytest.mark.parametrize("number", ["0" * 63, "G" * 64, "0" * 64 + "\n", 7])
async def test_what_is_no_number_is_not_read(server: ServerProcess, number: object) -> None:
    anna = await Person.sit(client := server.client(), await make_table(client, OPEN, RANDOM))
    anna.socket.send({"type": "seal", "seal": number})
    assert (await anna.socket.until(lambda one: one["type"] == "refused"))["code"] == "message.not_understood"
