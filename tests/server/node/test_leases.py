"""What two nodes or two devices may both reach for: leases, passes, and tables that have to be woken up."""

import asyncio
import time

from fivetowers.server.storage import SeatPass
from fivetowers.server.storage.values import ASLEEP
from tests.server.storage.stored import having, make_table, opened

LONG = 30.0


def now() -> int:
    return time.time_ns() // 1_000_000


async def test_lease_is_had_by_one_node(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        for name in ("ash", "elm", "oak"):
            await make_table(storage, name)
        assert await storage.take_leases("north", ["ash", "oak"], seconds=LONG) == {"ash", "oak"}
        assert await other.take_leases("south", ["ash", "elm", "oak"], seconds=LONG) == {"elm"}
        assert await storage.take_leases("north", ["ash", "elm", "oak"], seconds=LONG) == {"ash", "oak"}
        assert await storage.take_leases("north", ["no such table"], seconds=LONG) == set()
        assert await storage.take_leases("north", [], seconds=LONG) == set()


async def test_of_many_takers_one_gets_the_lease(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        for name in ("ash", "oak"):
            await make_table(storage, name)
        tries = [
            node.take_leases(f"node {number}", names, seconds=LONG)
            for number in range(5)
            for node, names in ((storage, ["ash", "oak"]), (other, ["oak", "ash"]))
        ]
        taken = [name for names in await asyncio.gather(*tries) for name in names]
        assert set(taken) == {"ash", "oak"}
        assert len(taken) <= 4, "the two tries of one node name may both get it"


async def test_lease_that_ran_out_is_taken_over(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        await storage.take_leases("north", ["oak"], seconds=0.02)
        await asyncio.sleep(0.05)
        assert await storage.take_leases("south", ["oak"], seconds=LONG) == {"oak"}
        assert await storage.take_leases("north", ["oak"], seconds=LONG) == set()


async def test_lease_from_before_the_clock_was_set_back_is_taken_over(database_url: str) -> None:
    """By an hour: without this nobody would play the table's bots for that hour. A sleeping table sleeps on."""
    hour = 3_600.0
    async with opened(database_url) as storage:
        for name in ("ash", "oak"):
            await make_table(storage, name, having(phase="playing", wake_at=0))
        await storage.take_leases("north", ["oak"], seconds=hour)
        await storage.take_leases(ASLEEP, ["ash"], seconds=hour)
        assert await storage.tables_to_wake(now()) == ["oak"]
        assert await storage.take_leases("south", ["ash", "oak"], seconds=LONG) == {"oak"}
        assert await storage.tables_to_wake(now()) == []


async def test_released_lease_is_free(database_url: str) -> None:
    async with opened(database_url) as storage:
        for name in ("ash", "elm", "oak"):
            await make_table(storage, name)
        everything = ["ash", "elm", "oak"]
        await storage.take_leases("north", everything, seconds=LONG)
        await storage.release_leases("north", ["elm"])
        await storage.release_leases("south")
        assert await storage.take_leases("south", everything, seconds=LONG) == {"elm"}
        await storage.release_leases("north")
        assert await storage.take_leases("south", everything, seconds=LONG) == set(everything)


async def test_tables_are_woken_that_are_due_and_have_no_node(database_url: str) -> None:
    async with opened(database_url) as storage:
        soon = now() + 60_000
        await make_table(storage, "bots", having(phase="playing", wake_at=0))
        await make_table(storage, "clock", having(phase="playing", wake_at=soon))
        await make_table(storage, "people", having(phase="playing"))
        await make_table(storage, "over", having(phase="ended", wake_at=0))
        assert await storage.tables_to_wake(now()) == ["bots"]
        assert await storage.tables_to_wake(soon) == ["bots", "clock"]
        await storage.take_leases("north", ["bots"], seconds=LONG)
        assert await storage.tables_to_wake(now()) == []
        await storage.release_leases("north")
        await storage.take_leases("north", ["bots"], seconds=0.01)
        await asyncio.sleep(0.03)
        assert await storage.tables_to_wake(now()) == ["bots"]


async def test_pass_is_claimed_once(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.add_pass("hash", SeatPass("oak", 1), expires_at=now() + 60_000)
        claims = await asyncio.gather(*(node.claim_pass("hash") for node in (storage, other) * 3))
        assert [claim for claim in claims if claim] == [SeatPass("oak", 1)]
        assert await storage.claim_pass("hash") is None


async def test_old_or_unknown_pass_gives_nothing(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.add_pass("old", SeatPass("oak", 1), expires_at=now() - 1)
        assert await storage.claim_pass("old") is None
        assert await storage.claim_pass("unknown") is None
        await storage.add_pass("new", SeatPass("oak", 1), expires_at=now() + 60_000)
