"""The session shown in docs/notation.md is what the bot says, line by line."""

import re
from pathlib import Path

import pytest

from fivetowers.bots.protocol import Session
from fivetowers.bots.roster import make_bot

NOTATION = Path(__file__).parents[1] / "docs" / "notation.md"
SESSION = re.compile(r"^```5tp\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFEREE, BOT = "> ", "< "


def sessions() -> list[str]:
    return SESSION.findall(NOTATION.read_text("utf-8"))


def test_documentation_shows_a_session() -> None:
    assert sessions()


@pytest.mark.parametrize("shown", sessions(), ids=lambda text: f"{len(text.splitlines())} lines")
def test_documented_session_is_what_the_bot_says(shown: str) -> None:
    session = Session(make_bot("greedy"), seed=1)
    heard: list[str] = []
    for line in shown.splitlines():
        if line.startswith(REFEREE):
            assert not session.has_quit, f"{line} comes after quit"
            heard += [line, *(BOT + answer for answer in session.answer(line.removeprefix(REFEREE)))]
    assert heard == shown.splitlines()
