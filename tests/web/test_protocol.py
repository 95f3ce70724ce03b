"""The page's protocol.ts and the server's messages agree: lists of words, fields, and what may be left out or null."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fivetowers.server import api_daily, api_server, api_tables, events, messages, sharing, teaching, views

SOURCE = Path(__file__).parents[2] / "web" / "src" / "lib"
PROTOCOL = (SOURCE / "protocol.ts").read_text("utf-8")
API = (SOURCE / "api.ts").read_text("utf-8") + (SOURCE / "lessons.ts").read_text("utf-8")
INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\}", re.DOTALL)
FIELD = re.compile(r"readonly (\w+)(\??): ([^;]+);?")
LIST = re.compile(r"export const (\w+) = \[([^\]]*)\] as const")
FROM_CLIENT = re.compile(r"\| \{ readonly type: '(\w+)'((?:; readonly [^;}]+)*) \}")

# What the page calls by another name than the server.
OTHER_NAMES: dict[str, type[msgspec.Struct]] = {
    "State": views.StateView,
    "ScoreParts": views.ScoreView,
    "Turn": views.TurnView,
    "Played": views.PlayedView,
    "Ask": views.AskView,
    "TableMessage": views.TableView,
    "SeatSetup": events.SeatSetup,
    "Pace": events.Pace,
    "TableOptions": events.TableOptions,
}
# What goes only from the page to the server: there the page may say more than it must.
ONLY_SENT = {"SeatSetup", "TableOptions"}
LISTS: dict[str, Any] = {
    "REACTIONS": messages.Reaction,
    "ASKS": messages.AskKind,
    "TABLE_PHASES": views.TablePhase,
    "PLAYERS": views.Player,
    "SEAT_KINDS": events.SeatKind,
    "UNDO_MODES": views.UndoMode,
    "END_REASONS": events.EndReason,
    "ACTORS": events.By,
}


def struct_of(name: str) -> type[msgspec.Struct]:
    found = OTHER_NAMES.get(name) or getattr(views, name, None) or getattr(messages, name)
    assert isinstance(found, type)
    assert issubclass(found, msgspec.Struct)
    return found


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
        is_sent_always = name in ONLY_SENT and not optional
        assert is_sent_always or optional == can_miss, f"{name}.{field} can{'' if can_miss else 'not'} be left out"
        is_nullable = type(None) in get_args(told[field].type)
        assert not is_nullable or "null" in kind, f"{name}.{field} can be null"


@pytest.mark.parametrize("name", interfaces(PROTOCOL))
def test_an_interface_has_the_fields_of_its_struct(name: str) -> None:
    check_fields(name, interfaces(PROTOCOL)[name], struct_of(name))


@pytest.mark.parametrize(
    ("name", "struct"),
    [
        ("Replay", api_tables.Replay),
        ("ReplayStep", api_tables.ReplayStep),
        ("Info", api_server.Info),
        ("ListedSeat", api_tables.ListedSeat),
        ("ListedTable", api_tables.ListedTable),
        ("Share", sharing.Share),
        ("Question", teaching.Question),
        ("LessonView", teaching.LessonView),
    ],
)
def test_an_answer_over_http_has_the_fields_of_its_struct(name: str, struct: type[msgspec.Struct]) -> None:
    check_fields(name, interfaces(API)[name], struct)


def test_a_line_of_the_daily_results_is_one_of_the_server() -> None:
    told = {field.encode_name for field in msgspec.structs.fields(api_daily.DailyLine)}
    assert set(interfaces(API)["DailyLine"]) <= told


@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_words_is_the_same(name: str) -> None:
    lists = {one: set(re.findall(r"'(\w+)'", words)) for one, words in LIST.findall(PROTOCOL)}
    wanted = LISTS[name]
    assert lists[name] == set(get_args(getattr(wanted, "__value__", wanted)))


def test_every_message_of_the_server_is_read() -> None:
    lists = {one: set(re.findall(r"'(\w+)'", words)) for one, words in LIST.findall(PROTOCOL)}
    assert lists["FROM_SERVER"] == tags(messages.FromServer)
    assert lists["FROM_CLIENT"] == tags(messages.FromClient)


def test_every_message_of_the_page_is_understood() -> None:
    structs = {struct.__struct_config__.tag: struct for struct in get_args(messages.FromClient)}
    said = {tag: set(re.findall(r"readonly (\w+):", fields)) for tag, fields in FROM_CLIENT.findall(PROTOCOL)}
    assert set(said) == set(structs)
    for tag, fields in said.items():
        known = msgspec.structs.fields(structs[tag])
        assert {field.encode_name for field in known if field.required} <= fields, tag
        assert fields <= {field.encode_name for field in known}, tag


def test_the_schema_names_the_same_messages() -> None:
    schema = messages.json_schema()
    assert tags(messages.FromServer) | tags(messages.FromClient) == {
        definition["properties"]["type"]["enum"][0]
        for definition in schema["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
