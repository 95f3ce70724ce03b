"""Games that come as files, and the daily deal, in a browser without a server."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fivetowers.errors import Refusal
from fivetowers.local import local_daily, local_tables
from fivetowers.local.local_requests import answer_request
from fivetowers.local.local_tables import LocalTables
from fivetowers.local.shelf import MemoryShelf
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record_reader import parse_record
from fivetowers.table.messages import NO_TABLE
from tests.local.test_local_tables import Tab, ask, begun, tables_on

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
FINISHED = (GOLDEN / "2-standard.5t").read_text("utf-8")


async def refusal(tables: LocalTables, method: str, path: str, body: Any = None) -> str:
    is_done, text = await answer_request(tables, method, path, "" if body is None else json.dumps(body))
    assert not is_done, text
    return str(json.loads(text)["code"])


def test_a_game_from_a_file_becomes_one_of_mine_and_leaves_again_with_the_same_actions() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        made = await ask(tables, "POST", "/api/keep", {"record": FINISHED})
        (line,) = await tables.games()
        assert (line.id, line.phase) == (made["id"], "ended")
        before = parse_record(FINISHED)
        after = parse_record((await ask(tables, "GET", f"/api/tables/{made['id']}/record"))["text"])
        assert (after.names, after.start, after.actions) == (before.names, before.start, before.actions)
        assert dict(after.tags)["PlayedOn"]
        replay = await ask(tables, "GET", f"/api/tables/{made['id']}/replay")
        assert len(replay["steps"]) == len(before.actions)

    asyncio.run(scene())


def test_a_file_is_only_looked_at_until_somebody_keeps_it() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        replay = await ask(tables, "POST", "/api/replay", {"record": FINISHED})
        assert len(replay["steps"]) == len(parse_record(FINISHED).actions)
        assert await tables.games() == []

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/api/replay", "/api/keep"])
def test_what_is_no_record_is_refused_with_its_reason(path: str) -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        assert (await refusal(tables, "POST", path, {"record": "once upon a time"})).startswith("record.")
        assert await tables.games() == []

    asyncio.run(scene())


def test_playing_on_from_a_position_needs_no_server() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        wish = {"record": FINISHED, "actions": 9, "seat": 1, "bot": "mason", "name": "Ada"}
        made = await ask(tables, "POST", "/api/play-on", wish)
        tab = Tab(tables, made["id"])
        await tab.say("hello")
        await tab.play_to_the_end()
        record = parse_record((await ask(tables, "GET", f"/api/tables/{made['id']}/record"))["text"])
        assert record.actions[:9] == parse_record(FINISHED).actions[:9]
        assert await refusal(tables, "POST", "/api/play-on", {**wish, "seat": 3}) == "seat.none"

    asyncio.run(scene())


def test_playing_on_from_a_game_of_ones_own() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        table_id, tab = await begun(tables, [{"kind": "bot", "bot": "bricklayer"}])
        wish = {"table": table_id, "actions": 9, "seat": 1, "name": "Ada"}
        assert await refusal(tables, "POST", "/api/play-on", wish) == "rematch.early"
        await tab.play_to_the_end()
        before = parse_record((await ask(tables, "GET", f"/api/tables/{table_id}/record"))["text"])
        made = await ask(tables, "POST", "/api/play-on", wish)
        shown = await ask(tables, "GET", f"/api/tables/{made['id']}")
        assert [seat.get("bot") for seat in shown["seats"]] == [None, "bricklayer"]
        tab = Tab(tables, made["id"])
        await tab.say("hello")
        await tab.play_to_the_end()
        after = parse_record((await ask(tables, "GET", f"/api/tables/{made['id']}/record"))["text"])
        assert after.actions[:9] == before.actions[:9]
        assert await refusal(tables, "POST", "/api/play-on", {**wish, "table": "local-0"}) == "table.none"
        both = {**wish, "record": FINISHED}
        assert await refusal(tables, "POST", "/api/play-on", both) == "message.not_understood"

    asyncio.run(scene())


def test_the_daily_deal_is_the_same_on_every_device_and_tried_once() -> None:
    async def scene() -> None:
        async def begin(tables: LocalTables) -> tuple[str, str, list[str]]:
            """The day, the id of the try, and the cards of its first round."""
            assert (await ask(tables, "GET", "/api/daily"))["mine"] is None
            made = await ask(tables, "POST", "/api/daily")
            assert await ask(tables, "POST", "/api/daily") == made
            day = await ask(tables, "GET", "/api/daily")
            assert day["mine"] == {"id": made["id"], "finished": False}
            assert await ask(tables, "GET", f"/api/daily/{day['date']}/results") == []
            shown = await ask(tables, "GET", f"/api/tables/{made['id']}")
            return day["date"], made["id"], shown["state"]["display"]

        tables = tables_on(MemoryShelf())
        day, table_id, display = await begin(tables)
        assert (await begin(tables_on(MemoryShelf())))[2] == display

        tab = Tab(tables, table_id)
        await tab.say("hello")
        await tab.play_to_the_end()
        (mine,) = await ask(tables, "GET", f"/api/daily/{day}/results")
        assert mine["mine"]
        assert mine["points"] == (await tables.games())[0].points[0]  # type: ignore[index]  # the game is over
        assert (await ask(tables, "GET", f"/api/tables/{table_id}/record"))["text"].startswith("[")

    asyncio.run(scene())


class SlowShelf(MemoryShelf):
    """What there is, is told a moment later."""

    async def lines(self) -> list[str]:
        found = await super().lines()
        await asyncio.sleep(0.01)
        return found


def test_two_tabs_that_begin_the_daily_deal_at_once_have_one_try() -> None:
    async def scene() -> None:
        shelf = SlowShelf()
        tabs = [tables_on(shelf) for _ in range(2)]
        first, second = await asyncio.gather(*(ask(tables, "POST", "/api/daily") for tables in tabs))
        assert first == second
        assert len(await shelf.lines()) == 1
        for tables in tabs:
            tab = Tab(tables, first["id"])
            await tab.say("hello")
            assert tab.last()["phase"] == "playing"

    asyncio.run(scene())


def test_the_order_of_the_daily_deal_is_told_when_its_day_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        day = await ask(tables, "GET", "/api/daily")
        record = f"/api/tables/{(await ask(tables, 'POST', '/api/daily'))['id']}/record"
        tab = Tab(tables, record.split("/")[3])
        await tab.say("hello")
        commitment = tab.last()["commitment"]
        await tab.play_to_the_end()
        early = parse_record((await ask(tables, "GET", record))["text"])
        assert not {"Salt", "Order1", "Order2"} & dict(early.tags).keys()
        monkeypatch.setattr(local_tables, "milliseconds", lambda: day["ends_at"])
        late = parse_record((await ask(tables, "GET", record))["text"])
        assert dict(late.tags)["Order1"]
        assert why_unfair(late, commitment) is None

    asyncio.run(scene())


def test_the_calendar_tells_of_the_days_played_here() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        today = local_daily.today()
        calendar = await ask(tables, "GET", "/api/daily/mine")
        assert (calendar["month"], calendar["days"], calendar["streak"]) == (today[:7], [], 0)
        table_id = (await ask(tables, "POST", "/api/daily"))["id"]
        begun = {"date": today, "id": table_id, "points": None, "place": None}
        assert (await ask(tables, "GET", f"/api/daily/mine?month={today[:7]}"))["days"] == [begun]
        tab = Tab(tables, table_id)
        await tab.say("hello")
        await tab.play_to_the_end()
        calendar = await ask(tables, "GET", f"/api/daily/mine?month={today[:7]}")
        (day,) = calendar["days"]
        ((mine, *others),) = [game.points or [] for game in await tables.games()]
        assert day["points"] == mine
        assert day["place"] <= 1 + sum(other >= mine for other in others)
        assert day["place"] > sum(other > mine for other in others)
        assert (calendar["streak"], calendar["longest"], calendar["played"]) == (1, 1, 1)
        assert (await ask(tables, "GET", "/api/daily/mine?month=2020-01"))["days"] == []

    asyncio.run(scene())


def test_a_line_that_cannot_be_read_hides_no_other_game() -> None:
    async def scene() -> None:
        shelf = MemoryShelf()
        tables = tables_on(shelf)
        await shelf.write("local-1", 0, ["once upon a time"], "{", "")
        made = await ask(tables, "POST", "/api/daily")
        assert [line.id for line in await tables.games()] == [made["id"]]
        assert await ask(tables, "POST", "/api/daily") == made
        assert (await ask(tables, "GET", "/api/daily/mine"))["today"]
        assert await refusal(tables, "GET", "/api/tables/local-1/record") == "local.unreadable"
        tab = Tab(tables, "local-1")
        assert await tab.say("hello") == NO_TABLE
        assert tab.last("refused")["code"] == "local.unreadable"

    asyncio.run(scene())


def test_an_earlier_day_is_for_practice_and_a_later_one_is_not_told() -> None:
    async def scene() -> None:
        tables = tables_on(MemoryShelf())
        today = local_daily.today()
        assert await refusal(tables, "POST", f"/api/daily/{today}") == "daily.running"
        assert await refusal(tables, "POST", "/api/daily/2001-01-01") == "daily.none"
        assert await refusal(tables, "POST", "/api/daily/2026-13-77") == "daily.none"
        assert isinstance(await local_daily.practise_daily(tables, "tomorrow"), Refusal)

    asyncio.run(scene())


def test_what_is_loaded_ahead_holds_no_compiled_module() -> None:
    """A picture of Python's memory could not hold one."""
    code = "import fivetowers.local.ahead, sys; sys.exit('msgspec' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
