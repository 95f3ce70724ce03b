"""Links to other devices in the database: one for each owner, good once and for a while; and tries that were left."""

import asyncio
import time

from fivetowers.server.storage import DeviceLink, Storage
from tests.server.storage.stored import ANNA, BEN, change_table, daily, having, make_table, opened, summarise


def soon() -> int:
    return time.time_ns() // 1_000_000 + 60_000


async def links(storage: Storage, *hashes: str) -> list[str | None]:
    found = [await storage.device_link(one) for one in hashes]
    return [None if link is None else link.owner for link in found]


async def test_a_link_is_claimed_once_at_whichever_node(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.add_device_link("hash", DeviceLink(ANNA, "sealed"), expires_at=soon())
        assert await other.device_link("hash") == DeviceLink(ANNA, "sealed")
        claims = await asyncio.gather(*(node.claim_device_link("hash") for node in (storage, other) * 3))
        assert [one for one in claims if one] == [DeviceLink(ANNA, "sealed")]
        assert await links(storage, "hash") == [None]


async def test_an_owner_has_one_link_which_can_be_void(database_url: str) -> None:
    async with opened(database_url) as storage:
        for name, owner in (("older", ANNA), ("newer", ANNA), ("other", BEN)):
            await storage.add_device_link(name, DeviceLink(owner, name), expires_at=soon())
        assert await links(storage, "older", "newer", "other") == [None, ANNA, BEN]
        await storage.void_device_link(ANNA)
        assert await links(storage, "newer", "other") == [None, BEN]
        await make_table(storage, "oak", having(creator=BEN))
        await storage.forget(BEN)
        assert await links(storage, "other") == [None]


async def test_an_old_link_is_worth_nothing_and_is_removed(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.add_device_link("old", DeviceLink(ANNA, "sealed"), expires_at=soon() - 60_001)
        assert await links(storage, "old") == [None]
        assert await storage.claim_device_link("old") is None
        await storage.add_device_link("new", DeviceLink(BEN, "sealed"), expires_at=soon())
        await storage.remove_old_device_links()
        rows = await storage.database.read(
            lambda connection: connection.exec_driver_sql("SELECT token_hash FROM device_links").all()
        )
        assert [row.token_hash for row in rows] == ["new"]


async def test_games_of_an_owner_are_counted(database_url: str) -> None:
    async with opened(database_url) as storage:
        for name in ("oak", "ash"):
            await make_table(storage, name)
        assert (await storage.count_games(ANNA), await storage.count_games(BEN)) == (2, 0)


async def test_a_try_that_was_left_makes_room_for_another(database_url: str) -> None:
    async with opened(database_url) as storage:
        mine, theirs = having(daily=daily(ANNA, 30)), having(daily=daily(BEN, 40))
        await make_table(storage, "oak", mine)
        await make_table(storage, "ash", theirs)
        await change_table(storage, "oak", 1, having(mine, has_left_try=True))
        await change_table(storage, "ash", 1, having(theirs, daily=daily(ANNA, 40)))
        for _ in range(2):
            assert [line.table_id for line in await storage.daily_results("2026-11-15")] == ["ash"]
            assert await storage.daily_try("2026-11-15", ANNA) == ("ash", True)
            assert [game.daily for game in await storage.games_of(ANNA)] == ["2026-11-15"] * 2
            await storage.rebuild(summarise)
