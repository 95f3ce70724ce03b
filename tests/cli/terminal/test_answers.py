"""What typed answers mean."""

import pytest

from fivetowers import Bid, Build, Pass, Retract
from fivetowers.cli.terminal.answers import Keyword, TypedCommand, Unclear, read_answer
from fivetowers.notation import parse_build
from fivetowers.offer import best_builds
from tests.positions import TABLETOP, position

BIDDING = position("S:6", "", display="S7 T5 T3 H3 M12", start=1)
BUILDING = position("S:6", "", display="S7 T5 T3 H3 M12", said="3 -")
CHOICES = best_builds(BUILDING)


def built(text: str) -> Build:
    return parse_build(text.split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", Bid(3)),
        (" 0 ", Bid(0)),
        ("bid 2", Bid(2)),
        ("9", Bid(9)),
        ("p", Pass()),
        ("PASS", Pass()),
        ("-", Pass()),
        ("back", Retract()),
        ("!", Retract()),
        ("u", TypedCommand(Keyword.UNDO)),
        ("Undo", TypedCommand(Keyword.UNDO)),
        ("h", TypedCommand(Keyword.HINT)),
        ("c", TypedCommand(Keyword.CARDS)),
        ("t", TypedCommand(Keyword.TABLE)),
        ("?", TypedCommand(Keyword.HELP)),
        ("help", TypedCommand(Keyword.HELP)),
        ("r", TypedCommand(Keyword.RULES)),
        ("q", TypedCommand(Keyword.QUIT)),
        ("exit", TypedCommand(Keyword.QUIT)),
        ("s", TypedCommand(Keyword.SAVE)),
        ("save My Game.5t", TypedCommand(Keyword.SAVE, "My Game.5t")),
        ("", Unclear("terminal-unclear-bid")),
        ("three", Unclear("terminal-unclear-bid")),
        ("-1", Unclear("terminal-unclear-bid")),
        ("undo that", Unclear("terminal-unclear-bid")),
        ("99999", Unclear("terminal-unclear-bid")),
    ],
)
def test_answer_while_bidding(typed: str, meant: object) -> None:
    assert read_answer(typed, BIDDING) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", CHOICES[0].build),
        (str(len(CHOICES)), CHOICES[-1].build),
        ("T5 T3 H3", built("T5 T3 H3")),
        ("t5 t3 h3", built("T5 T3 H3")),
        ("t5,t3, h3", built("T5 T3 H3")),
        ("build T5 T3 H3", built("T5 T3 H3")),
        ("xs6 s7 t5 t3", built("xS6 T5 T3 S7")),
        ("XS6 S7 T5 T3", built("xS6 T5 T3 S7")),
        ("s7 xs6 t5 t3", built("xS6 T5 T3 S7")),
        ("s7", built("S7")),
        ("m", TypedCommand(Keyword.MORE)),
        ("0", Unclear("terminal-unclear-choice", {"last": len(CHOICES)})),
        (str(len(CHOICES) + 1), Unclear("terminal-unclear-choice", {"last": len(CHOICES)})),
        ("", Unclear("terminal-unclear-build")),
        ("xs6 xt5 h3", Unclear("terminal-unclear-demolitions")),
        ("T16", Unclear("terminal-unclear-cards", {"words": "expected a card such as T15 or C0, not “T16”"})),
        ("xs6", Unclear("terminal-unclear-cards", {"words": "cards are missing"})),
        ("build", Unclear("terminal-unclear-cards", {"words": "cards are missing"})),
    ],
)
def test_answer_while_building(typed: str, meant: object) -> None:
    assert read_answer(typed, BUILDING, CHOICES) == meant


def test_enter_does_the_one_thing_that_can_be_done() -> None:
    only_pass = position("", "S:0 T:0", display="S7 T5 T3", said="1")
    assert read_answer("", only_pass) == Pass()
    only_build = position("", "", display="S7 T5", said="2")
    assert read_answer("", only_build, best_builds(only_build)) == built("T5 S7")
    only_retract = position("S:0", "", display="S7 T5", said="2", variant=TABLETOP)
    assert read_answer("", only_retract) == Retract()


def test_choices_come_with_most_points_first_and_needless_rubble_last() -> None:
    points = [choice.points for choice in CHOICES]
    assert points == sorted(points, reverse=True)
    assert CHOICES[0].build.demolish is None
    assert {choice.points for choice in CHOICES if choice.build == built("xS6 T5 T3 H3")} == {4}
