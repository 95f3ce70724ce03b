"""Tables without a server: whole games, what is kept of them, two tabs at one table, no room to keep anything."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from fivetowers.actions import Build
from fivetowers.bots.roster import ROSTER
from fivetowers.local.local_bots import BUDGET, think
from fivetowers.local.local_requests import answer_request
from fivetowers.local.local_socket import LocalSocket
from fivetowers.local.local_tables import LocalTables
from fivetowers.local.shelf import MemoryShelf, StoredGame, Written
from fivetowers.notation import format_action
from fivetowers.puzzles.puzzle import shipped_puzzles
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record_reader import parse_record
from fivetowers.state import State
from fivetowers.table.messages import NO_TABLE

PUZZLE, BUILD = next(
    (puzzle.id, puzzle.best.action) for puzzle in shipped_puzzles().values() if isinstance(puzzle.best.action, Build)
)
QUICK = ("random", "apprentice", "bricklayer", "mason")


def tables_on(shelf: MemoryShelf) -> LocalTables:
    return LocalTables(shelf, think, tuple(ROSTER))


async def ask(tables: LocalTables, method: str, path: str, body: Any = None) -> Any:
    is_done, text = await answer_request(tables, method, path, "" if body is None else json.dumps(body))
    answer = json.loads(text)
    assert is_done, answer
    return answer


async def new_table(tables: LocalTables, seats: Sequence[dict[str, str]]) -> str:
    made = await ask(tables, "POST", "/api/tables", {"options": {"seats": [{"kind": "open"}, *seats]}, "name": "Ada"})
    return str(made["id"])


class Tab:
    """A page that looks at a table: hears every message, and plays the first action that is legal."""

    def __init__(self, tables: LocalTables, table_id: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.socket = LocalSocket(tables, think, table_id, lambda text: self.heard.append(json.loads(text)))
        self._requests = 0

    async def say(self, kind: str, **fields: Any) -> int | None:
        return await self.socket.receive(json.dumps({"type": kind, **fields}))

    def last(self, kind: str = "table") -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    async def my_turn(self) -> dict[str, Any] | None:
        """Waits for the bots; None when the game is over."""
        while self.last()["phase"] == "playing" and self.last()["turn"]["player"] != "person":
            await asyncio.sleep(0)
        return None if self.last()["phase"] == "ended" else self.last()["turn"]

    async def play_once(self) -> dict[str, Any]:
        turn = await self.my_turn()
        assert turn is not None
        self._requests += 1
        request, number = f"{id(self)}-{self._requests}", self.last()["number"]
        action = turn["legal"][-1]["action"]
        await self.say("act", number=number, action=action, seat=turn["seat"], request=request)
        return next(message for message in reversed(self.heard) if message.get("request") == request)

    async def play_to_the_end(self) -> None:
        while await self.my_turn():
            assert (await self.play_once())["type"] == "accepted"


async def begun(tables: LocalTables, seats: Sequence[dict[str, str]]) -> tuple[str, Tab]:
    table_id = await new_table(tables, seats)
    tab = Tab(tables, table_id)
    await tab.say("hello")
    await tab.say("start")
    return table_id, tab


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_game_is_kept_and_can_be_verified(players: int) -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        tables = tables_on(shelf)
        seats = [{"kind": "bot", "bot": QUICK[index % len(QUICK)]} for index in range(players - 1)]
        table_id, tab = await begun(tables, seats)
        commitment = tab.last()["commitment"]
        await tab.play_to_the_end()
        again = tables_on(shelf)  # the page was closed and opened again
        (line,) = await ask(again, "GET", "/api/games")
        assert (line["id"], line["phase"], line["mine"]) == (table_id, "ended", [1])
        record = parse_record((await ask(again, "GET", f"/api/tables/{table_id}/record"))["text"])
        assert why_unfair(record, commitment) is None
        replayed = await ask(again, "GET", f"/api/tables/{table_id}/replay")
        assert len(replayed["steps"]) == len(record.actions)
        assert len(await ask(again, "GET", f"/api/tables/{table_id}/rounds")) == tab.last()["state"]["round"]

    asyncio.run(play())


def test_several_people_share_one_device() -> None:
    async def play() -> None:
        _, tab = await begun(
            tables_on(MemoryShelf()), [{"kind": "here", "name": "Ben"}, {"kind": "here", "name": "Cy"}]
        )
        assert tab.last("you")["seats"] == [1, 2, 3]
        await tab.play_to_the_end()

    asyncio.run(play())


def test_of_two_tabs_the_slower_one_reads_what_the_other_wrote() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        table_id, first = await begun(tables_on(shelf), [{"kind": "here", "name": "Ben"}])
        second = Tab(tables_on(shelf), table_id)
        await second.say("hello")
        assert (await first.play_once())["type"] == "accepted"
        assert (await second.play_once())["code"] == "table.stale"
        assert second.last()["number"] == first.last()["number"]
        assert (await second.play_once())["type"] == "accepted"

    asyncio.run(play())


class FullShelf(MemoryShelf):
    is_full = False

    async def write(
        self, table_id: str, after: int, events: Sequence[str], line: str, dealer: str | None = None
    ) -> Written:
        return "full" if self.is_full else await super().write(table_id, after, events, line, dealer)


def test_browser_without_room_says_so_and_nothing_changes() -> None:
    async def play() -> None:
        shelf = FullShelf()
        _, tab = await begun(tables_on(shelf), [{"kind": "here", "name": "Ben"}])
        before = tab.last()["number"]
        shelf.is_full = True
        assert (await tab.play_once())["code"] == "local.full"
        assert tab.last()["number"] == before
        asked = json.dumps({"options": {"seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}, "name": "Ada"})
        is_done, text = await answer_request(tables_on(shelf), "POST", "/api/tables", asked)
        assert not is_done
        assert json.loads(text)["code"] == "local.full"

    asyncio.run(play())


@pytest.mark.parametrize("code", ["local.full", "local.cleared"])
def test_a_bot_whose_move_cannot_be_kept_makes_none_and_that_is_told(code: str) -> None:
    """It thought again and again before, and nobody heard of it."""

    async def play() -> None:
        shelf = FullShelf()

        def lose(name: str, state: State) -> str:
            shelf.is_full = code == "local.full"
            if code == "local.cleared":
                asyncio.get_running_loop().create_task(shelf.clear())
            return think(name, state)

        tables = LocalTables(shelf, lose, tuple(ROSTER))
        _, tab = await begun(tables, [{"kind": "bot", "bot": "mason"}])
        while not any(message["type"] == "refused" for message in tab.heard):
            if tab.last()["phase"] == "playing" and tab.last()["turn"]["player"] == "person":
                await tab.play_once()
            await asyncio.sleep(0)
        assert tab.last("refused")["code"] == code
        local = await tables.get(tab.last()["id"])
        assert local is not None
        while local.bots is not None:
            await asyncio.sleep(0)
        before = len(tab.heard)
        await asyncio.sleep(0)
        assert len(tab.heard) == before

    asyncio.run(play())


def test_hint_preview_undo_and_rematch_are_answered() -> None:
    async def play() -> None:
        def at_once(name: str, state: State) -> str:
            return think("mason", state)

        tables = LocalTables(MemoryShelf(), at_once, tuple(ROSTER))
        _, tab = await begun(tables, [{"kind": "bot", "bot": "random"}])
        tab.socket._think = at_once
        await tab.my_turn()
        await tab.say("hint", number=tab.last()["number"])
        assert tab.last("hint")["action"] in [choice["action"] for choice in tab.last()["turn"]["legal"]]
        await tab.play_once()
        await tab.my_turn()
        await tab.say("undo", number=tab.last()["number"], request="back")
        assert tab.heard[-1]["type"] == "accepted"
        await tab.say("end", request="stop")
        assert tab.last()["phase"] == "ended"
        await tab.say("rematch")
        assert (await tables.get(tab.last()["rematch"])) is not None

    asyncio.run(play())


def test_no_bot_may_think_for_long() -> None:
    """docs/offline.md says how long a decision takes; nobody else stops a bot here."""
    assert BUDGET.milliseconds is not None
    assert BUDGET.milliseconds <= 2_000


class SlowShelf(MemoryShelf):
    async def load(self, table_id: str) -> StoredGame | None:
        await asyncio.sleep(0.01)
        return await super().load(table_id)


def test_what_is_sent_right_after_hello_waits_until_the_table_is_there() -> None:
    """A page whose line was cut says hello, and at once again what was not answered."""

    async def play() -> None:
        shelf = SlowShelf()
        table_id, before = await begun(tables_on(shelf), [{"kind": "here", "name": "Bo"}])
        number, turn = before.last()["number"], before.last()["turn"]
        tab = Tab(tables_on(shelf), table_id)
        action = turn["legal"][-1]["action"]
        await asyncio.gather(
            tab.say("hello"), tab.say("act", number=number, action=action, seat=turn["seat"], request="again")
        )
        assert tab.last("accepted")["request"] == "again"

    asyncio.run(play())


def test_table_that_is_not_there_closes_the_socket() -> None:
    async def play() -> None:
        tab = Tab(tables_on(MemoryShelf()), "local-nothing")
        assert await tab.say("hello") == NO_TABLE
        assert tab.last("refused")["code"] == "local.cleared"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        ("POST", "/api/lessons/bid", {}, "table"),
        ("GET", "/api/puzzles", None, "today"),
        ("POST", f"/api/puzzles/{PUZZLE}/preview", {"cards": [str(BUILD.cards[0])]}, "towers"),
        ("POST", f"/api/puzzles/{PUZZLE}/answer", {"action": format_action(BUILD)}, "choices"),
        ("GET", "/api/film", None, "scenes"),
        ("GET", "/api/info", None, "bots"),
        ("POST", "/api/progress", {"here": []}, "games"),
    ],
)
def test_what_needs_no_table_is_answered_as_by_a_server(method: str, path: str, body: Any, field: str) -> None:
    assert field in asyncio.run(ask(tables_on(MemoryShelf()), method, path, body))


def test_data_can_be_deleted() -> None:
    async def play() -> None:
        tables = tables_on(MemoryShelf())
        await new_table(tables, [{"kind": "bot", "bot": "random"}])
        assert await ask(tables, "DELETE", "/api/me") == {"tables": 1}
        assert await ask(tables, "GET", "/api/games") == []

    asyncio.run(play())
