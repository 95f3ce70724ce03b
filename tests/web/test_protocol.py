"""The page's protocol.ts is made from the server's messages; what it writes by hand of HTTP has the same fields."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fivetowers.lessons import film, puzzle_table, tutorial
from fivetowers.progress import progress_figures
from fivetowers.server.http import api_challenges, api_daily, api_links, api_people, api_same_cards, api_server
from fivetowers.server.node import home_network
from fivetowers.server.sockets.protocol_ts import protocol
from fivetowers.table import listing, messages
from fivetowers.table.view import replay, rounds, side_by_side

SOURCE = Path(__file__).parents[2] / "web" / "src" / "lib"
PROTOCOL = (SOURCE / "protocol.ts").read_text("utf-8")
FILES = ("api.ts", "lessons.ts", "puzzles.ts", "film.ts", "sameCards.ts")
API = "".join((SOURCE / file).read_text("utf-8") for file in FILES)
# What the page reads of HTTP, and what the server sends.
ANSWERS: dict[str, type[msgspec.Struct]] = {
    "Replay": replay.Replay,
    "ReplayStep": replay.ReplayStep,
    "RoundView": rounds.RoundView,
    "Info": api_server.Info,
    "ListedSeat": listing.ListedSeat,
    "ListedTable": listing.ListedTable,
    "TableCode": api_links.TableCode,
    "CodedTable": api_links.CodedTable,
    "DeviceOffer": api_people.DeviceOffer,
    "DeviceShared": api_people.DeviceShared,
    "Share": home_network.Share,
    "Question": tutorial.Question,
    "LessonView": tutorial.LessonView,
    "PuzzleLine": puzzle_table.PuzzleLine,
    "PuzzleList": puzzle_table.PuzzleList,
    "PuzzleView": puzzle_table.PuzzleView,
    "Valued": puzzle_table.Valued,
    "Verdict": puzzle_table.PuzzleVerdict,
    "Shot": film.ShotView,
    "Scene": film.SceneView,
    "FilmView": film.FilmView,
    "DailyDeal": api_daily.DailyDeal,
    "MyTry": api_daily.MyTry,
    "Following": puzzle_table.Following,
    "SameCardsResult": api_same_cards.SameCardsResult,
    "SameCardsView": api_same_cards.SameCardsView,
    "OneSide": side_by_side.OneSide,
    "RoundBeside": side_by_side.RoundBeside,
    "SideBySide": side_by_side.SideBySide,
    "ChallengedSeat": api_challenges.ChallengedSeat,
    "ChallengeView": api_challenges.ChallengeView,
    "DayPlayed": api_daily.DayPlayed,
    "DailyCalendar": api_daily.DailyCalendar,
}
# Of these the page reads a part.
PARTLY_READ: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "DailyLine": ("api.ts", api_daily.DailyLine),
    "WinCount": ("progress.ts", progress_figures.WinCount),
    "PlayedPoints": ("progress.ts", progress_figures.PlayedPoints),
    "GameParts": ("progress.ts", progress_figures.GameParts),
    "KindVerdicts": ("progress.ts", progress_figures.KindVerdicts),
}
# Of the page itself: nobody sends them.
OWN = {"PlayOnWish", "Progress", "Step"}
INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\}", re.DOTALL)
FIELD = re.compile(r"readonly (\w+)(\??): ([^;]+);?")


def interfaces(text: str) -> dict[str, dict[str, tuple[bool, str]]]:
    """Of each interface its fields: may they be left out, and their type."""
    return {
        name: {field: (bool(optional), kind) for field, optional, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(text)
    }


def tags(union: Any) -> set[str]:
    return {struct.__struct_config__.tag for struct in get_args(union)}


def check_fields(name: str, fields: dict[str, tuple[bool, str]], struct: type[msgspec.Struct]) -> None:
    config = struct.__struct_config__
    told = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    own = {field: kind for field, kind in fields.items() if field != config.tag_field}
    assert set(own) == set(told), name
    for field, (optional, kind) in own.items():
        can_miss = config.omit_defaults and not told[field].required
        assert optional == can_miss, f"{name}.{field} can{'' if can_miss else 'not'} be left out"
        is_nullable = type(None) in get_args(told[field].type)
        assert not is_nullable or "null" in kind, f"{name}.{field} can be null"


def test_the_page_has_the_messages_of_the_server() -> None:
    assert protocol() == PROTOCOL, "after a change of messages: make golden"


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_over_http_has_the_fields_of_its_struct(name: str) -> None:
    check_fields(name, interfaces(API)[name], ANSWERS[name])


def test_no_answer_over_http_is_left_out() -> None:
    assert set(interfaces(API)) - OWN == {*ANSWERS, "DailyLine"}


@pytest.mark.parametrize("name", PARTLY_READ)
def test_what_is_read_of_a_longer_answer_is_in_it(name: str) -> None:
    file, struct = PARTLY_READ[name]
    told = {field.encode_name for field in msgspec.structs.fields(struct)}
    read = set(interfaces((SOURCE / file).read_text("utf-8"))[name])
    assert read
    assert read <= told


def test_the_schema_names_the_same_messages() -> None:
    schema = messages.json_schema()
    assert tags(messages.FromServer) | tags(messages.FromClient) == {
        definition["properties"]["type"]["enum"][0]
        for definition in schema["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
