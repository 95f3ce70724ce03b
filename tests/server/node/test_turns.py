"""Bots share fairly: nobody's many tables, and no hints, keep another person's bot waiting."""

import asyncio

from fivetowers.bots.roster import ROSTER
from fivetowers.server.node.botpool import SLOW
from fivetowers.server.node.turns import Turns


async def in_order(turns: Turns, *asked: tuple[str, bool]) -> list[str]:
    """Who is served in which order, where all ask in this order while the one place is taken."""
    served: list[str] = []

    async def think(who: str, *, is_hint: bool) -> None:
        await turns.take(who, is_hint=is_hint)
        served.append(f"{who}?" if is_hint else who)
        turns.give_back()

    await turns.take("first")
    tasks = []
    for who, is_hint in asked:
        tasks.append(asyncio.create_task(think(who, is_hint=is_hint)))
        await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    return served


async def test_somebody_with_many_tables_waits_for_themselves() -> None:
    many = [("eve", False)] * 5
    assert await in_order(Turns(1), *many, ("anna", False), ("ben", False)) == [
        "eve", "anna", "ben", "eve", "eve", "eve", "eve",
    ]  # fmt: skip


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
