"""`fivetowers picture`: a position of a recorded game as a file."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fivetowers import Variant, format_record, replay
from fivetowers.analysis.game_analysis import analyse, rounds_of
from fivetowers.analysis.outlook import QUICK
from fivetowers.picture import draw_picture
from tests.cli.conftest import Call
from tests.positions import TABLETOP, retracts, whole_game

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


def test_graph_of_win_shares_is_drawn_on_top(call: Call, home: Path) -> None:
    begun = replace(RECORD, actions=RECORD.actions[: [*rounds_of(RECORD.actions)][1][1]])
    (home / "begun.5t").write_text(format_record(begun))
    assert call("picture", "begun.5t", "--graph", "-o", "share.svg").returncode == 0
    drawn = draw_picture(begun.end, begun.names, courses=analyse(begun, QUICK).courses())
    assert (home / "share.svg").read_text("utf-8") == drawn.svg
    assert drawn.svg != draw_picture(begun.end, begun.names).svg


def test_what_cannot_be_analysed_has_no_graph(call: Call, home: Path) -> None:
    games = (whole_game(2, TABLETOP, Random(seed)) for seed in range(20))
    (home / "tabletop.5t").write_text(format_record(next(game for game in games if retracts(game))))
    done = call("picture", "tabletop.5t", "--graph", "-o", "end.svg")
    assert done.returncode == 1
    assert "a bid was made that couldn’t be built" in " ".join(done.stderr.split())
    assert not (home / "end.svg").exists()


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
