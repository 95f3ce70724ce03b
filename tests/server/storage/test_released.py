"""Databases that earlier versions wrote: they open, their games are played on, and their records can be read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import fields

from fivetowers.records.record import replay
from fivetowers.records.record_reader import parse_record
from fivetowers.scoring import outcome
from fivetowers.server.storage.schema_upgrade import migrate
from fivetowers.table.events import VOCABULARY, Event, decode_event
from tests.server.games import Person, play_on
from tests.server.running import running_here
from tests.server.storage.released import ACTIONS, DATABASES

FIRST_KEPT = 4
"""The vocabulary with the first release."""
RELEASED = sorted(path.stem for path in DATABASES.glob("*.sql"))


class Kept(NamedTuple):
    name: str
    cookie: str
    under_way: str
    over: str
    others: tuple[str, ...]
    """They wait, or are daily deals."""


def restore(name: str, folder: Path) -> Kept:
    text = (DATABASES / f"{name}.sql").read_text("utf-8")
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        database.executescript(text)
    said, cookie, under_way, over, *others = text.partition("\n")[0].removeprefix("-- ").split()
    return Kept(said, cookie, under_way, over, tuple(others))


def test_every_schema_and_every_vocabulary_has_its_database() -> None:
    versions = Path(migrate.__code__.co_filename).parent / "migrations" / "versions"
    schemas = [f"schema-{path.name[1:5]}" for path in versions.glob("r*.py")]
    vocabularies = [f"events-{number}" for number in range(FIRST_KEPT, VOCABULARY + 1)]
    assert sorted(vocabularies + schemas) == RELEASED


@pytest.mark.parametrize("number", range(FIRST_KEPT, VOCABULARY + 1))
def test_database_of_a_vocabulary_has_all_its_new_events(tmp_path: Path, number: int) -> None:
    restore(f"events-{number}", tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        kept = {type(decode_event(body)) for (body,) in database.execute("SELECT body FROM events")}
    versions = {event: field.default for event in get_args(Event) for field in fields(event) if field.name == "v"}
    assert {event for event, version in versions.items() if 1 < version <= number} <= kept


@pytest.mark.parametrize("name", RELEASED)
async def test_game_of_an_earlier_version_is_played_on(tmp_path: Path, name: str) -> None:
    kept = restore(name, tmp_path)
    async with running_here(tmp_path) as server:
        client = server.client(kept.cookie)
        games = (await client.get("/api/games")).json()
        assert {kept.under_way, kept.over, *kept.others} == {game["id"] for game in games}
        person = await Person.sit(client, kept.under_way)
        assert (person.view["phase"], person.view["number"] > ACTIONS) == ("playing", True)
        assert (await play_on(person, Random(3)))["ended"] == "over"
        assert (await client.request("DELETE", "/api/me")).json() == {"tables": 2 + len(kept.others)}
        assert (await server.client(kept.cookie).get("/api/games")).json() == []


@pytest.mark.parametrize("name", RELEASED)
async def test_record_of_an_earlier_version_is_read_and_is_still_written_so(tmp_path: Path, name: str) -> None:
    kept = restore(name, tmp_path)
    written = (DATABASES / f"{name}.5t").read_bytes()
    *_, last = replay(parse_record(written))
    assert outcome(last) is not None
    async with running_here(tmp_path) as server:
        assert (await server.client().get(f"/api/tables/{kept.over}/record")).body == written
