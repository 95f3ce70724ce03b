"""A view made with the parts kept from the views before it is, byte by byte, the view made from nothing."""

from typing import Any

import msgspec
import pytest

from fivetowers.table.commands import Agree, Command, End, Leave, Return, Undo
from fivetowers.table.events import Pace
from fivetowers.table.messages import encode_message, json_schema
from fivetowers.table.view.kept_parts import KeptParts, as_json
from fivetowers.table.view.public import TableView, view
from tests.table.playing import OWNERS, TestTable, started


def play_with_asides(game: TestTable, people: int) -> None:
    """One action, or now and then somebody leaves, comes back, asks for something or answers."""
    if game.rng.random() < 0.8:
        game.play_on(1)
        return
    asides: list[Command] = [Leave(), Return(), Undo(game.table.number), Agree("undo", yes=False)]
    if people > 1:
        asides += [End(), Agree("end", yes=False)]
    aside, who = game.rng.choice(asides), game.rng.choice(OWNERS[:people])
    if game.decide(aside, who).refusal is None:
        game.do(aside, who)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("pace", [None, Pace(days=2)])
def test_kept_parts_make_the_very_view(players: int, pace: Pace | None) -> None:
    game = started(*OWNERS[: players - 1], bots=1, pace=pace)
    kept, written = KeptParts(), KeptParts(as_json)
    schema = json_schema()["$defs"]
    seen = 0
    while game.table.phase == "playing":
        before = len(game.log)
        play_with_asides(game, players - 1)
        news = game.log[before:]
        sent = encode_message(view(game.table, news, kept))
        assert sent == encode_message(view(game.table, news))
        assert sent == encode_message(view(game.table, news, written))
        # The schema says all that is sent, and what is sent says all that the schema wants.
        assert encode_message(msgspec.json.decode(sent, type=TableView)) == sent
        assert list(faults(msgspec.json.decode(sent), {"$ref": "#/$defs/TableView"}, schema)) == []
        seen += 1
    assert seen > 20


def test_a_new_part_takes_the_place_of_the_one_before_it() -> None:
    game, kept = started(*OWNERS[:3]), KeptParts()
    view(game.table, (), kept)
    parts = len(kept)
    while game.table.phase == "playing":
        game.play_on(1)
        view(game.table, (), kept)
        assert len(kept) == parts


def test_a_part_is_made_again_when_it_is_made_of_something_else() -> None:
    kept = KeptParts()
    cards = ["T1"]
    first = kept.under("display", cards, tuple, cards)
    assert kept.under("display", cards, tuple, cards) is first
    assert kept.under("display", ["T1"], tuple, ["T1"]) is first
    assert kept.under("display", ["T2"], tuple, ["T2"]) == ("T2",)
    assert kept.under("discard", cards, sorted, cards) == ["T1"]
    assert kept.under("display", cards, tuple, cards) == first


# ---- as much of JSON Schema as ours uses -----------------------------------------------------------------------------

JSON_TYPES = {"string": str, "integer": int, "boolean": bool, "null": type(None), "array": list, "object": dict}


def faults(value: Any, schema: dict[str, Any], known: dict[str, Any], at: str = "view") -> list[str]:
    """Where a value is not what the schema says; fields that the schema does not name are faults too."""
    if "$ref" in schema:
        return faults(value, known[schema["$ref"].removeprefix("#/$defs/")], known, at)
    if "anyOf" in schema:
        tried = [faults(value, one, known, at) for one in schema["anyOf"]]
        return [] if [] in tried else min(tried, key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{at}: {value!r} is none of {schema['enum']}"]
    if "type" not in schema:
        return []
    if not isinstance(value, JSON_TYPES[schema["type"]]) or (isinstance(value, bool) and schema["type"] == "integer"):
        return [f"{at}: {value!r} is no {schema['type']}"]
    if isinstance(value, list):
        return [
            one for i, item in enumerate(value) for one in faults(item, schema.get("items", {}), known, f"{at}/{i}")
        ]
    if isinstance(value, dict):
        properties, others = schema.get("properties", {}), schema.get("additionalProperties")
        found = [f"{at}: no {name}" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            if name not in properties and others is None:
                found.append(f"{at}: {name} is not in the schema")
            found += faults(item, properties.get(name, others or {}), known, f"{at}/{name}")
        return found
    return []


def test_the_check_of_the_schema_finds_faults() -> None:
    schema = json_schema()["$defs"]
    shown = msgspec.to_builtins(view(started(*OWNERS[:2]).table))
    assert faults(shown, {"$ref": "#/$defs/TableView"}, schema) == []
    for broken in (
        {**shown, "number": "1"},
        {**shown, "surprise": 1},
        {**shown, "phase": "asleep"},
        {name: value for name, value in shown.items() if name != "commitment"},
        {**shown, "state": {**shown["state"], "display": [1]}},
        {**shown, "turn": {**shown["turn"], "bids": [{"number": 1.5}]}},
    ):
        assert faults(broken, {"$ref": "#/$defs/TableView"}, schema) != []
