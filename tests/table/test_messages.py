"""The messages of a socket: what is read and what is not, the schema made from the same types, words for every code."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import fivetowers
from fivetowers.errors import Refusal
from fivetowers.table import commands, events, messages
from fivetowers.table.decide import HANDLERS
from fivetowers.table.messages import FromClient, FromServer, decode_message, encode_message, json_schema
from fivetowers.table.names import FRIENDLY_NAMES, english
from fivetowers.table.view.public import view
from fivetowers.text import catalogue, message_of, say
from tests.table.playing import started

SENT = [
    '{"type":"hello","since":4}',
    '{"type":"act","number":7,"action":"bid 3","seat":1,"request":"r1"}',
    '{"type":"preview","number":7,"cards":["T5"],"demolish":"S6"}',
    '{"type":"undo","number":7,"request":"r2"}',
    '{"type":"agree","ask":"undo","yes":true}',
    '{"type":"end","request":"r3"}',
    '{"type":"hint","number":7}',
    '{"type":"react","reaction":"well_built"}',
    '{"type":"leave"}',
    '{"type":"relieve","seat":2}',
    '{"type":"seal","seal":"' + "0a" * 32 + '"}',
    '{"type":"open","number":"' + "0a" * 32 + '"}',
    '{"type":"start"}',
    '{"type":"change","seat":2,"what":{"kind":"bot","bot":"greedy"}}',
    '{"type":"move","order":[2,1]}',
    '{"type":"rematch"}',
    '{"type":"ping"}',
]


@pytest.mark.parametrize("text", SENT)
def test_message_is_read(text: str) -> None:
    message = decode_message(text)
    assert not isinstance(message, Refusal)
    assert json.loads(msgspec.json.encode(message)).items() >= json.loads(text).items()


def test_every_message_of_a_client_is_tried() -> None:
    assert {type(decode_message(text)) for text in SENT} == set(FromClient.__args__)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"type":"nonsense"}',
        '{"type":"act"}',
        '{"type":"act","number":"7","action":"pass","seat":1,"request":"r"}',
        '{"type":"act","number":-1,"action":"pass","seat":1,"request":"r"}',
        '{"type":"act","number":1,"action":"pass","seat":0,"request":"r"}',
        '{"type":"act","number":1,"action":"pass","seat":6,"request":"r"}',
        '{"type":"act","number":1,"action":"pass","seat":1,"request":""}',
        '{"type":"act","number":1,"action":"pass","seat":1,"request":"r","owner":"somebody"}',
        json.dumps({"type": "act", "number": 1, "action": "x" * 101, "seat": 1, "request": "r"}),
        json.dumps({"type": "preview", "number": 1, "cards": ["T1"] * 6}),
        '{"type":"react","reaction":"a free text"}',
        "[" * 1_900,
        b"\xff\xfe",
        b'{"a":' + b"[" * 1_900,
    ],
)
def test_what_cannot_be_understood_is_refused(text: str | bytes) -> None:
    refusal = decode_message(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "message.not_understood"


def test_long_message_is_not_even_read() -> None:
    refusal = decode_message('{"type":"ping"}' + " " * messages.LONGEST_MESSAGE)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "message.too_long"


def test_what_changes_a_table_is_read_as_its_command() -> None:
    read = [decode_message(text) for text in SENT]
    assert [message for message in read if isinstance(message, commands.SocketCommand)] == [
        commands.Act(7, "bid 3", 1, "r1"),
        commands.Undo(7, "r2"),
        commands.Agree("undo", yes=True),
        commands.End("r3"),
        commands.Leave(),
        commands.Relieve(2),
        commands.Seal("0a" * 32),
        commands.Open("0a" * 32),
        commands.Start(),
        commands.ChangeSeat(2, events.SeatSetup("bot", "greedy")),
        commands.MoveSeats((2, 1)),
    ]


def test_every_command_is_carried_out() -> None:
    assert set(HANDLERS) == set(commands.Command.__args__)


def test_refusal_is_sent_with_code_rule_and_facts() -> None:
    refusal = Refusal("bid.not_higher", "R10", {"bid": 2, "highest": 3})
    sent = json.loads(encode_message(messages.refused(refusal, "r1")))
    assert sent == {
        "type": "refused",
        "code": "bid.not_higher",
        "rule": "R10",
        "facts": {"bid": 2, "highest": 3},
        "request": "r1",
    }


# ---- the schema


def test_schema_names_every_message() -> None:
    definitions = json_schema()["$defs"]
    for union, name in ((FromClient, "FromClient"), (FromServer, "FromServer")):
        members = {member.__name__ for member in union.__args__}
        listed = {reference["$ref"].removeprefix("#/$defs/") for reference in definitions[name]["anyOf"]}
        assert listed == members
        assert members <= set(definitions)


def test_schema_refers_to_nothing_that_it_does_not_hold() -> None:
    text = json.dumps(json_schema())
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(json_schema()["$defs"])


def test_schema_fixes_the_type_of_each_message() -> None:
    act = json_schema()["$defs"]["Act"]
    assert act["properties"]["type"] == {"enum": ["act"]}
    assert set(act["required"]) == {"type", "number", "action", "seat"}
    assert act["additionalProperties"] is False


# ---- words


def codes() -> set[str]:
    """Every code that the server's own sources refuse with."""
    package = Path(next(iter(fivetowers.__path__)))
    rooms = (package / "table", package / "lessons", package / "server")
    sources = "\n".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    return set(re.findall(r'(?:Refusal|Why)\(\s*"([a-z_]+\.[a-z_]+)"', sources))


def test_every_code_has_words() -> None:
    assert len(codes()) > 30
    assert [code for code in codes() if not catalogue("en").has_message(message_of(code))] == []


def test_every_reaction_and_every_friendly_name_has_words() -> None:
    assert all(catalogue("en").has_message(f"page-reaction-{reaction}") for reaction in messages.REACTIONS)
    assert messages.Reaction.__args__ == messages.REACTIONS  # type: ignore[attr-defined]
    assert len(set(FRIENDLY_NAMES)) >= 40
    assert {name: say(name) for name in FRIENDLY_NAMES} == {name: english(name) for name in FRIENDLY_NAMES}


def test_view_of_a_running_game_is_about_as_large_as_expected() -> None:
    table = started("anna", "ben", "cleo", "dan")
    table.play_on(80)
    assert len(encode_message(view(table.table))) < 8_000
