"""Every refusal of the running server has its words, with the facts that they need."""

import ast
from pathlib import Path

import pytest

import fivetowers.text
from fivetowers.errors import Refusal
from fivetowers.server.http.requests import STATUSES
from fivetowers.text import languages, message_of, pick_language, words_for
from tests.test_messages import all_messages, called, literals, variables

PACKAGE = Path(fivetowers.text.__file__).parent
ROOMS = ("records/fairness.py", "table", "lessons", "server")


def refusals() -> list[tuple[str, ast.Call]]:
    return [
        (f"{path.name}:{node.lineno}", node)
        for room in ROOMS
        for path in sorted((PACKAGE / room).rglob("*.py")) or [PACKAGE / room]
        if "storage" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and called(node) == "Refusal" and node.args
    ]


def test_every_refusal_of_the_server_has_its_words_and_facts() -> None:
    checked = 0
    for where, call in refusals():
        facts = call.args[2] if len(call.args) > 2 else None
        if facts is not None and not isinstance(facts, ast.Dict):
            continue
        given = {key.value for key in facts.keys if isinstance(key, ast.Constant)} if facts else set()
        for code in literals(call.args[0]):
            assert message_of(code) in all_messages(), f"{where}: {code}"
            if facts is None or None not in facts.keys:
                assert variables(all_messages()[message_of(code)]) <= given, f"{where}: {code}"
            checked += 1
    assert checked > 40


@pytest.mark.parametrize("code", STATUSES)
def test_every_status_belongs_to_a_refusal(code: str) -> None:
    assert message_of(code) in all_messages()


def test_words_fall_back_to_the_default_language() -> None:
    assert words_for(Refusal("table.none"), "en") == "there’s no such table"
    assert pick_language("tlh, en;q=0.5") == "en"


@pytest.mark.parametrize("language", languages())
def test_no_number_is_too_long_for_words(language: str) -> None:
    facts = {"seen": 10**60, "longest": 86_400}
    assert "1" + 20 * "0" in words_for(Refusal("options.away", None, facts), language)
