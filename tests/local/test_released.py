"""Games that browsers have kept since earlier versions are read, go on and can be exported."""

import asyncio
import json
from pathlib import Path

import pytest

from fivetowers.local.shelf import MemoryShelf
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record_reader import parse_record
from tests.local.released import ACTIONS, SHELVES
from tests.local.test_local_tables import Tab, ask, tables_on

KEPT = sorted(SHELVES.glob("*.json"))


async def shelf_of(path: Path) -> MemoryShelf:
    shelf, kept = MemoryShelf(), json.loads(path.read_text("utf-8"))
    for table in kept["tables"]:
        events = [event["text"] for event in kept["events"] if event["table"] == table["id"]]
        await shelf.write(table["id"], 0, events, table["line"], table["dealer"])
    return shelf


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_games_of_an_earlier_version_are_listed_and_leave_as_they_were(path: Path) -> None:
    async def scene() -> None:
        tables = tables_on(await shelf_of(path))
        over, under_way = sorted(await tables.games(), key=lambda line: line.phase)
        assert (over.phase, under_way.phase) == ("ended", "playing")
        found = await ask(tables, "GET", f"/api/tables/{over.id}/record")
        assert found["text"] == path.with_suffix(".5t").read_text("utf-8")

    asyncio.run(scene())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_game_of_an_earlier_version_is_played_to_its_end(path: Path) -> None:
    async def scene() -> None:
        shelf = await shelf_of(path)
        tables = tables_on(shelf)
        [line] = [line for line in await tables.games() if line.phase == "playing"]
        tab = Tab(tables, line.id)
        await tab.say("hello")
        commitment = tab.last()["commitment"]
        await tab.play_to_the_end()
        record = parse_record((await ask(tables_on(shelf), "GET", f"/api/tables/{line.id}/record"))["text"])
        assert why_unfair(record, commitment) is None
        assert len(record.actions) > ACTIONS

    asyncio.run(scene())


def test_there_is_a_shelf_of_each_version() -> None:
    source = Path(__file__).parents[2] / "web/src/lib/shelf.ts"
    [version] = [line for line in source.read_text("utf-8").splitlines() if "VERSION = " in line]
    newest = int(version.strip(" ,;").rpartition(" ")[2])
    assert [path.stem for path in KEPT] == [f"version-{number}" for number in range(1, newest + 1)]
