"""Bots share fairly: nobody's many tables, and no hints, keep another person's bot waiting."""

import asyncio
from pathlib import Path

import pytest

from fivetowers.bots.base import Budget
from fivetowers.bots.roster import ROSTER, STRONGEST
from fivetowers.machines.cores import cores
from fivetowers.notation import format_action, parse_action
from fivetowers.rules import apply, legal_actions, start
from fivetowers.server.http.sessions import owner_of
from fivetowers.server.node import botpool
from fivetowers.server.node.botpool import SLOW, BotPool
from fivetowers.server.node.live import Live
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.runner import Runner
from fivetowers.server.node.settings import Settings
from fivetowers.server.node.turns import CROWD, Turns
from fivetowers.state import State
from fivetowers.table.commands import Actor
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, RANDOM, Person, make_table
from tests.server.running import running_here


async def in_order(turns: Turns, *asked: tuple[str, bool] | tuple[str, bool, str]) -> list[str]:
    """Who is served in which order, where all ask in this order while the one place is taken; some from an address."""
    served: list[str] = []

    async def think(who: str, is_hint: bool, address: str | None = None) -> None:  # noqa: FBT001 (as in `asked`)
        await turns.take(who, address, is_hint=is_hint)
        served.append(f"{who}?" if is_hint else who)
        turns.give_back()

    await turns.take("first")
    tasks = []
    for one in asked:
        tasks.append(asyncio.create_task(think(*one)))
        await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    return served


async def test_somebody_with_many_tables_waits_for_themselves() -> None:
    many = [("eve", False)] * 5
    assert await in_order(Turns(1), *many, ("anna", False), ("ben", False)) == [
        "eve", "anna", "ben", "eve", "eve", "eve", "eve",
    ]  # fmt: skip


async def test_many_people_at_one_address_are_as_many_until_they_are_a_crowd() -> None:
    pupils: list[tuple[str, bool, str]] = [(f"pupil {number}", False, "school") for number in range(CROWD + 2)]
    others: list[tuple[str, bool] | tuple[str, bool, str]] = [("anna", False, "home"), ("ben", False)]
    first, *names = [who for who, *_ in pupils]
    assert await in_order(Turns(1), *pupils, *others) == [first, "anna", "ben", *names]
    assert await in_order(Turns(1), *pupils[1:], *others) == [*names, "anna", "ben"]


async def test_hints_come_last() -> None:
    asked = [("eve", True)] * 3
    assert await in_order(Turns(1), *asked, ("anna", False), ("ben", True)) == ["anna", "eve?", "ben?", "eve?", "eve?"]


async def test_one_who_gives_up_keeps_no_place() -> None:
    turns = Turns(1)
    await turns.take("anna")
    waiting = [asyncio.create_task(turns.take(who)) for who in ("ben", "cleo")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turns.give_back()
    await waiting[1]
    turns.give_back()
    await asyncio.wait_for(turns.take("dan"), 1)


def test_bots_that_think_are_told_from_those_that_answer_at_once() -> None:
    assert set(ROSTER) > SLOW


async def test_quick_bots_never_wait_for_those_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of the slow kind think until they are let go here, and take all the places that there are."""
    is_enough = asyncio.Event()

    async def think(self: object, patience: float, job: object, name: str, state: State, *_: object) -> str:
        if name in SLOW:
            await is_enough.wait()
        return format_action(legal_actions(state)[0])

    monkeypatch.setattr(botpool._Processes, "run", think)
    pool = BotPool(1, Metrics())
    dealt = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    slow = [asyncio.create_task(pool.choose(STRONGEST, dealt, "seed", Budget(), who=f"{who}")) for who in range(28)]
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await pool.choose("greedy", dealt, "seed", Budget(), who="anna")
    assert not any(task.done() for task in slow)
    is_enough.set()
    await asyncio.gather(*slow)


async def test_bots_wait_in_the_name_of_the_person_whose_table_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[tuple[str, str | None, bool]] = set()

    async def choose(
        self: object, name: str, state: State, *_: object, who: str, address: str | None, is_hint: bool
    ) -> str:
        asked.add((who, address, is_hint))
        return format_action(legal_actions(state)[0])

    monkeypatch.setattr(BotPool, "choose", choose)
    async with running_here(tmp_path) as server:
        people = [server.client(), server.client()]
        sitting = [await Person.sit(client, await make_table(client, OPEN, RANDOM)) for client in people]
        for person in sitting:
            await person.start()
            await person.act(person.legal()[0])
            await person.until_turn()
            person.socket.send({"type": "hint", "number": person.view["number"]})
            await person.socket.until(lambda message: message["type"] == "hint")
    owners = [owner_of(client.cookie or "") for client in people]
    assert asked == {(owner, "127.0.0.1", is_hint) for owner in owners for is_hint in (False, True)}


async def test_table_is_played_for_the_address_of_its_people(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        creator = server.client()
        table_id = await make_table(creator, OPEN, RANDOM)
        live = server.service.hub.tables[table_id]
        assert live.address == "127.0.0.1"
        live.address = None  # as after a restart
        await Person.sit(server.client(), table_id)
        assert live.address is None
        await Person.sit(creator, table_id)
        assert live.address == "127.0.0.1"


def test_there_are_as_many_processes_for_bots_as_the_machine_has_cores_to_spare() -> None:
    assert Settings(database="").bot_processes == max(1, min(cores() - 1, 64))


async def test_server_stops_although_a_bot_decides_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then `asyncio.wait_for` of Python 3.11 does not say that it was cancelled, and the bot goes on."""
    begun, forgot = asyncio.Event(), False

    async def decide_once(runner: Runner, live: Live, actor: Actor) -> bool:
        nonlocal forgot
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if forgot:
                raise
            forgot = True
        return False

    monkeypatch.setattr(Runner, "_decide_once", decide_once)
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM, start=2))
        person.socket.send({"type": "start"})
        await begun.wait()
        await asyncio.wait_for(server.service.runner.close(), PATIENCE)
    assert forgot
