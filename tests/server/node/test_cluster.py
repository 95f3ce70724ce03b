"""Two server processes on one PostgreSQL with Redis between them, and what happens when a part dies."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from fivetowers.client.connection import Closed
from fivetowers.server.node.settings import settings_from
from fivetowers.server.storage import postgres as postgres_storage
from fivetowers.server.storage.writes import write_summary
from fivetowers.table.messages import NOT_ALLOWED
from fivetowers.table.summary import TableSummary
from tests.server.conftest import PATIENCE, PostgresServer, RedisServer
from tests.server.games import OPEN, RANDOM, Person, answer_to, join, make_table, play_on, refusal_of_relief
from tests.server.running import ServerHere, ServerProcess, running, running_here

HUNG = 8.0
"""Seconds for two actions: a second to notice, one or two to ask the database, and a busy machine."""
TAKEN_OVER = 8.0
"""Seconds until another node plays a dead one's bots: the lease, a third of it until somebody looks, a busy machine."""
UNTIL_LOOKED = 1 / 3
"""Of a lease: how long it may take until a node sees that it has run out."""
LEASE = ("--lease-seconds", "1.5")


@pytest.fixture
def database(postgres: PostgresServer) -> tuple[str, ...]:
    return ("--database", postgres.migrated_database(), "--no-limits", *LEASE)


@pytest.fixture
def options(database: tuple[str, ...], redis_server: RedisServer) -> tuple[str, ...]:
    return (*database, "--redis", redis_server.url)


async def sit_on_two_nodes(one: ServerProcess | ServerHere, two: ServerProcess | ServerHere) -> tuple[Person, Person]:
    """Anna at the first node, Ben at the second; the game has begun."""
    anna, ben = one.client(), two.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await join(ben, table_id, "Ben")
    first, second = await Person.sit(anna, table_id), await Person.sit(ben, table_id)
    await first.start()
    await second.until_turn()
    return first, second


async def play_in_turn(people: tuple[Person, Person], actions: int) -> None:
    """Each plays for the own seat, after having seen what the other did."""
    rng = Random(3)
    for _ in range(actions):
        actor = people[people[0].view["turn"]["seat"] - 1]
        await actor.until_turn()
        answer = await actor.act(rng.choice(actor.legal()))
        assert answer["type"] == "accepted"
        for person in people:
            if person.view["number"] < actor.view["number"]:
                await person.look(actor.view["number"])


async def test_people_on_two_nodes_see_each_other_at_once(options: tuple[str, ...]) -> None:
    with running(*options) as one, running(*options) as two:
        anna, ben = await sit_on_two_nodes(one, two)
        await play_in_turn((anna, ben), 20)
        ben.socket.send({"type": "react", "reaction": "wow"})
        assert (await anna.socket.until(lambda message: message["type"] == "reaction"))["seat"] == 2
        ben.socket.close()
        gone = await anna.socket.until(lambda message: message["type"] == "presence" and not message["seats"][1])
        assert gone["seats"] == [True, False]


async def test_two_nodes_that_take_turns_write_events_and_nothing_else(
    database: tuple[str, ...], redis_server: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lists show of a table is not written again with every action: that would be many trips to the database."""
    written: list[str] = []

    def note(connection: Connection, table_id: str, summary: TableSummary) -> None:
        written.append(table_id)
        write_summary(connection, table_id, summary)

    monkeypatch.setattr(postgres_storage, "write_summary", note)
    shared: dict[str, Any] = {"database": database[1], "redis": redis_server.url}
    async with running_here(tmp_path, **shared) as one, running_here(tmp_path, **shared) as two:
        people = await sit_on_two_nodes(one, two)
        await play_in_turn(people, 4)
        written.clear()
        await play_in_turn(people, 12)
    assert written == []


@pytest.mark.parametrize("name", ["Anna", None], ids=["with a seat", "creator"])
async def test_session_that_was_ended_at_one_node_is_over_at_the_other(
    options: tuple[str, ...], name: str | None
) -> None:
    with running(*options) as one, running(*options) as two:
        owner = one.client()
        table_id = await make_table(owner, OPEN, OPEN, name=name)
        thief, guest = two.client(owner.cookie), two.client()
        sockets = [(await Person.sit(client, table_id)).socket for client in (thief, guest)]
        assert (await owner.post("/api/me/renew")).status == 200
        with pytest.raises(Closed) as closed:
            await sockets[0].until(lambda message: message["type"] == "never")
        assert closed.value.code == NOT_ALLOWED
        sockets[1].send({"type": "ping"})
        await sockets[1].until(lambda message: message["type"] == "pong")


async def test_one_time_links_are_good_once_on_two_nodes_together(
    database: tuple[str, ...], redis_server: RedisServer, tmp_path: Path
) -> None:
    shared: dict[str, Any] = {"database": database[1], "redis": redis_server.url}
    async with running_here(tmp_path, **shared) as one, running_here(tmp_path, **shared) as two:
        desk = one.client()
        table_id = await make_table(desk, OPEN, RANDOM)
        device = (await desk.post("/api/devices")).json()["token"]
        seat = (await desk.post(f"/api/tables/{table_id}/seats/1/link")).json()["token"]
        for path, token in (("/api/devices/claim", device), ("/api/seat", seat)):
            others = [node.client() for node in (one, two) * 3]
            answers = await asyncio.gather(*(client.post(path, {"token": token}) for client in others))
            assert sorted(answer.status for answer in answers) == [200, *[404] * 5], path
            for node in (one, two):
                assert (await node.client().post(path, {"token": token})).status == 404


async def test_two_nodes_never_both_accept_the_same_number(options: tuple[str, ...]) -> None:
    with running(*options) as one, running(*options) as two:
        anna = await Person.sit(client := one.client(), await make_table(client, OPEN, OPEN))
        twin = two.client(client.cookie)
        await join(two.client(), anna.table_id, "Ben")
        await anna.look(3)
        again = await Person.sit(twin, anna.table_id)
        await anna.start()
        await again.until_turn()
        for attempt in range(10):  # the same browser at both nodes bids, and takes it back
            number = anna.view["number"]
            requests = anna.send_act("bid 1", request=f"a{attempt}"), again.send_act("bid 2", request=f"b{attempt}")
            answers = await asyncio.gather(answer_to(anna.socket, requests[0]), answer_to(again.socket, requests[1]))
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"], answers
            assert {answer["code"] for answer in answers if answer["type"] == "refused"} <= {
                "table.stale",
                "turn.other",
            }
            anna.socket.send({"type": "undo", "number": number + 1, "request": f"u{attempt}"})
            await answer_to(anna.socket, f"u{attempt}")
            view = (await client.get(f"/api/tables/{anna.table_id}")).json()
            assert view["number"] == number + 2
            anna.view = again.view = view


async def test_table_of_a_dead_node_goes_on_elsewhere_with_its_bots(options: tuple[str, ...]) -> None:
    with running(*options) as one, running(*options) as two:
        client = one.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM, RANDOM))
        await person.start()
        await play_on(person, Random(4), most=5)
        person.send_act(person.legal()[0])  # a bot's turn may follow
        one.kill()
        back = await Person.sit(two.client(client.cookie), person.table_id)
        view = await play_on(back, Random(5))
        assert view["ended"] == "over"


async def test_bots_of_a_dead_node_play_on_while_nobody_looks(options: tuple[str, ...]) -> None:
    with running(*options) as one, running(*options) as two:
        client = one.client()
        person = await Person.sit(client, await make_table(client, *[RANDOM] * 5, name=None))
        person.socket.send({"type": "start"})
        await person.look(person.view["number"] + 2)
        one.kill()
        begun, path = time.monotonic(), f"/api/tables/{person.table_id}"
        view = before = (await two.client().get(path)).json()
        async with asyncio.timeout(PATIENCE):
            while view["number"] == before["number"] and view["phase"] != "ended":
                view = (await two.client().get(path)).json()
            assert time.monotonic() - begun < TAKEN_OVER, "the lease of a dead node has run out after 1.5 s"
            while (await two.client().get(path)).json()["phase"] != "ended":
                await asyncio.sleep(0.3)


def test_bots_of_a_dead_node_do_not_wait_longer_where_nobody_chose_how_long() -> None:
    """The tests above choose a shorter lease, to be quick."""
    assert settings_from(limits=True).lease_seconds * (1 + UNTIL_LOOKED) < TAKEN_OVER


async def test_play_goes_on_without_redis_and_catches_up(options: tuple[str, ...], redis_server: RedisServer) -> None:
    with running(*options) as one, running(*options) as two:
        people = await sit_on_two_nodes(one, two)
        await play_in_turn(people, 3)
        redis_server.stop()
        await play_in_turn(people, 3)
        redis_server.start()
        await asyncio.sleep(1.5)
        await play_in_turn(people, 10)


async def test_hung_redis_is_noticed_within_seconds_and_nobody_is_relieved_meanwhile(
    options: tuple[str, ...], redis_server: RedisServer
) -> None:
    """Connections stay open and nothing comes: the nodes ask the database instead, and know who is where later."""
    with running(*options) as one, running(*options) as two:
        anna, ben = await sit_on_two_nodes(one, two)
        await play_in_turn((anna, ben), 4)
        redis_server.freeze()
        begun = time.monotonic()
        await play_in_turn((anna, ben), 2)
        assert time.monotonic() - begun < HUNG, "10 s, or never, if the silence were not noticed"
        assert await refusal_of_relief(anna) == "seat.here"
        redis_server.thaw()
        assert await refusal_of_relief(anna) == "seat.here"
        await play_in_turn((anna, ben), 4)


async def test_two_nodes_without_redis_ask_the_database(database: tuple[str, ...]) -> None:
    with running(*database) as one, running(*database) as two:
        await play_in_turn(await sit_on_two_nodes(one, two), 3)
