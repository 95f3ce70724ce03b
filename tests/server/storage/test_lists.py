"""What is derived from the log: the lobby, my games, the day's results; that it can be rebuilt, and forgotten."""

from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from fivetowers.server.storage import Conflict, Storage, TableEntry, derived_tables, schema, store
from fivetowers.table.summary import SeatSummary
from tests.server.storage.stored import (
    ANNA,
    BEN,
    CLARA,
    NOW,
    SUMMARY,
    change_table,
    daily,
    event,
    having,
    make_table,
    opened,
    summarise,
)

DATE = "2026-11-15"
TWO = (SeatSummary("open", "Anna", ANNA), SeatSummary("open", "Ben", BEN))


def ids(entries: list[TableEntry]) -> list[str]:
    return [entry.id for entry in entries]


async def test_lobby_shows_waiting_tables_first_and_then_the_newest(database_url: str) -> None:
    async with opened(database_url) as storage:
        for age, (name, phase) in enumerate(
            [("oak", "playing"), ("elm", "waiting"), ("ash", "playing"), ("fir", "waiting"), ("yew", "ended")]
        ):
            await make_table(storage, name, having(phase=phase, listed=True, created_at=NOW + age))
        await make_table(storage, "hidden")
        assert ids(await storage.listed_tables()) == ["fir", "elm", "ash", "oak"]
        assert ids(await storage.listed_tables(limit=2)) == ["fir", "elm"]
        assert ids(await storage.listed_tables(active_since=NOW + 2)) == ["fir", "ash"]


async def test_entry_shows_the_table_and_no_owner(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak", having(listed=True))
        await storage.append("oak", 1, [b"two", b"three"], having(listed=True, phase="playing"), at=NOW + 7)
        (entry,) = await storage.listed_tables()
        assert (entry.number, entry.phase, entry.created_at, entry.updated_at) == (3, "playing", NOW, NOW + 7)
        assert [(seat.kind, seat.name) for seat in entry.seats] == [("open", "Anna"), ("bot", "Greedy")]
        assert ANNA not in repr(entry)


async def test_my_games_come_in_pages_the_newest_first(database_url: str) -> None:
    async with opened(database_url) as storage:
        for number in range(7):
            mine = number != 3
            await make_table(
                storage, f"t{number}", having(created_at=NOW + number // 2, creator=ANNA if mine else BEN, seats=())
            )
        first = await storage.games_of(ANNA, limit=4)
        second = await storage.games_of(ANNA, limit=4, after=first[-1])
        assert ids(first) + ids(second) == ["t6", "t4", "t5", "t2", "t0", "t1"]
        assert await storage.games_of(ANNA, after=second[-1]) == []
        assert await storage.games_of(CLARA) == []


async def test_my_games_know_my_seats(database_url: str) -> None:
    async with opened(database_url) as storage:
        hot_seat = (
            SeatSummary("here", "Anna", ANNA),
            SeatSummary("open", "Ben", BEN),
            SeatSummary("here", "Dan", ANNA),
        )
        await make_table(storage, "oak", having(seats=hot_seat))
        assert [entry.mine for entry in await storage.games_of(ANNA)] == [(0, 2)]
        assert [entry.mine for entry in await storage.games_of(BEN, phase="waiting")] == [(1,)]
        assert await storage.games_of(BEN, phase="ended") == []


async def test_games_follow_a_seat_to_its_new_owner(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak", having(seats=TWO, creator=None))
        moved = (TWO[0], SeatSummary("open", "Ben", CLARA))
        await change_table(storage, "oak", 1, having(seats=moved, creator=None))
        assert await storage.games_of(BEN) == []
        assert ids(await storage.games_of(CLARA)) == ["oak"]


async def test_seat_that_comes_back_is_written_though_another_node_changed_it(database_url: str) -> None:
    """A node remembers what it last wrote, and must not trust that once somebody else has written."""
    async with opened(database_url) as storage, opened(database_url) as other:
        await make_table(storage, "oak", having(creator=None))
        await change_table(other, "oak", 1, having(creator=None, seats=()))
        await change_table(storage, "oak", 2, having(creator=None))
        assert ids(await storage.games_of(ANNA)) == ["oak"]


async def test_row_that_another_node_left_as_it_was_is_not_written_again(database_url: str) -> None:
    """Two nodes that take turns at a table would else write it with every action."""

    def spoil(connection: Connection) -> None:
        connection.execute(update(schema.tables).values(phase="ended"))

    async with opened(database_url) as storage, opened(database_url) as other:
        await make_table(storage, "oak")
        await storage.database.write(spoil)
        await other.append("oak", 1, [b"two"], SUMMARY, at=NOW)
        assert [entry.phase for entry in await storage.games_of(ANNA)] == ["waiting"], "it cannot know the row yet"
        await storage.database.write(spoil)
        storage.others_wrote("oak", 1, 2, SUMMARY)
        await storage.append("oak", 2, [b"three"], SUMMARY, at=NOW)
        other.others_wrote("oak", 2, 3, SUMMARY)
        await other.append("oak", 3, [b"four"], SUMMARY, at=NOW)
        assert [entry.phase for entry in await storage.games_of(ANNA)] == ["ended"], "nobody has written the row"
        storage.others_wrote("oak", 3, 4, having(listed=True))
        await storage.append("oak", 4, [b"five"], having(listed=True), at=NOW)
        assert [entry.phase for entry in await storage.games_of(ANNA)] == ["waiting"], "another summary is written"


async def test_conflict_leaves_the_lists_alone(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")
        with pytest.raises(Conflict):
            await change_table(storage, "oak", 5, having(phase="ended"))
        assert [entry.phase for entry in await storage.games_of(ANNA)] == ["waiting"]


async def test_numbers_tell_what_is_new(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        for name in ("ash", "oak"):
            await make_table(storage, name)
        await other.append("oak", 1, [b"two", b"three"], SUMMARY, at=NOW)
        assert await storage.numbers(["ash", "oak", "none"]) == {"ash": 1, "oak": 3}
        many = [f"none{number}" for number in range(1200)]
        assert await storage.numbers([*many, "oak"]) == {"oak": 3}


# The daily deal


async def test_daily_results_list_the_best_first(database_url: str) -> None:
    async with opened(database_url) as storage:
        for table, owner, points, when in (("oak", ANNA, 30, 5), ("elm", BEN, 41, 9), ("ash", CLARA, 30, 2)):
            await make_table(storage, table, having(daily=daily(owner)))
            assert await storage.daily_try(DATE, owner) == (table, False)
            await change_table(storage, table, 1, having(phase="ended", daily=daily(owner, points, table, NOW + when)))
            assert await storage.daily_try(DATE, owner) == (table, True)
        await make_table(storage, "fir", having(daily=daily("f" * 64)))
        results = await storage.daily_results(DATE)
        assert [(result.name, result.points) for result in results] == [("elm", 41), ("ash", 30), ("oak", 30)]
        assert await storage.daily_results("2026-11-16") == []
        assert await storage.daily_try("2026-11-16", ANNA) is None


async def test_browser_has_one_try_a_day(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak", having(daily=daily(ANNA)))
        with pytest.raises(Conflict):
            await make_table(storage, "elm", having(daily=daily(ANNA)))
        assert await storage.load("elm") == []
        assert await storage.hidden_dealer("elm") is None
        await make_table(storage, "elm", having(daily=daily(BEN)))


# What belongs to an owner


async def test_export_holds_every_table_of_the_owner(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_PAGE", 3)
    async with opened(database_url) as storage:
        for number in range(10):
            await make_table(
                storage, f"t{number}", having(created_at=NOW + number, creator=ANNA if number % 2 else BEN)
            )
        await storage.append("t1", 1, [b"two"], having(created_at=NOW + 1), at=NOW)
        owned = [table async for table in storage.export(ANNA)]
        assert len(owned) == 10  # a seat, or the table
        assert owned[-2].events[1:] == (b"two",)


async def test_forgotten_owner_is_nowhere_and_stays_so(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak", having(seats=TWO, daily=daily(ANNA)))
        await make_table(storage, "elm", having(seats=TWO[1:], creator=BEN))

        def redact(events: Any, owner: str) -> list[bytes]:
            assert owner == ANNA
            return [body.replace(b"Anna", b"-") for body in events]

        assert await storage.forget(ANNA, redact) == 1
        for _ in range(2):
            assert await storage.games_of(ANNA) == []
            assert await storage.daily_try(DATE, ANNA) is None
            assert ids(await storage.games_of(BEN)) == ["elm", "oak"]
            (log,) = await storage.load("oak")
            assert ANNA.encode() not in log
            assert b"Anna" not in log
            await storage.rebuild(summarise)
        assert (await storage.load("elm")) == [event("created", having(seats=TWO[1:], creator=BEN))]


# Rebuilding


async def test_everything_derived_is_rebuilt_from_the_log(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(derived_tables, "TABLES_AT_A_TIME", 3)
    async with opened(database_url) as storage:
        await make_table(storage, "oak", having(seats=TWO, listed=True, daily=daily(BEN)))
        await change_table(storage, "oak", 1, having(phase="ended", seats=TWO, daily=daily(BEN, 12), points=(3, 12)))
        for number in range(7):
            await make_table(storage, f"t{number}", having(wake_at=number))
        before = await derived(storage)

        def spoil(connection: Connection) -> None:
            connection.execute(delete(schema.seats))
            connection.execute(delete(schema.daily_tries))
            connection.execute(delete(schema.tables).where(schema.tables.c.id > "t3"))
            connection.execute(update(schema.tables).values(phase="waiting", points=None, wake_at=None))

        await storage.database.write(spoil)
        assert await derived(storage) != before
        assert (await storage.rebuild(summarise)).tables == 8
        assert await derived(storage) == before


async def test_rebuilding_drops_what_has_no_log(database_url: str) -> None:
    async with opened(database_url) as storage:
        await make_table(storage, "oak")

        def empty_log(connection: Connection) -> None:
            connection.execute(delete(schema.events))

        await storage.database.write(empty_log)
        assert (await storage.rebuild(summarise)).tables == 0
        assert await storage.games_of(ANNA) == []


async def derived(storage: Storage) -> list[list[Any]]:
    def read(connection: Connection) -> list[list[Any]]:
        return [sorted(map(repr, connection.execute(select(table)))) for table in schema.DERIVED]

    return await storage.database.read(read)
