"""`fivetowers picture`: a position of a recorded game as a file."""

from pathlib import Path
from random import Random

import pytest

from fivetowers import Variant, format_record, replay
from fivetowers.picture import draw_picture
from tests.cli.conftest import Call
from tests.positions import whole_game

RECORD = whole_game(3, Variant.STANDARD, Random(1))


@pytest.fixture
def game(home: Path) -> str:
    (home / "game.5t").write_text(format_record(RECORD))
    return "game.5t"


def test_last_position_or_a_round_is_drawn(call: Call, home: Path, game: str) -> None:
    states = list(replay(RECORD))
    assert call("picture", game, "-o", "end.svg").returncode == 0
    assert (home / "end.svg").read_text("utf-8") == draw_picture(states[-1], RECORD.names).svg
    assert call("picture", game, "--round", "4", "--dark", "-o", "four.svg").returncode == 0
    fourth = next(state for state in states if state.round == 4)
    assert (home / "four.svg").read_text("utf-8") == draw_picture(fourth, RECORD.names, dark=True).svg


def test_png_is_drawn(call: Call, home: Path, game: str) -> None:
    assert call("picture", game, "-o", "end.PNG").returncode == 0
    assert (home / "end.PNG").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "status", "why"),
    [
        (["-o", "end.gif"], 2, "end.gif does not end with .svg or .png"),
        (["--round", "99", "-o", "end.svg"], 1, "rounds."),
        (["--game", "2", "-o", "end.svg"], 1, "game.5t holds 1 game"),
    ],
)
def test_what_cannot_be_drawn_is_named(
    call: Call, home: Path, game: str, words: list[str], status: int, why: str
) -> None:
    done = call("picture", game, *words)
    assert done.returncode == status
    assert why in done.stderr
    assert not list(home.glob("end.*"))
