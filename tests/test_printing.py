"""How values show themselves: what `print` says to people, and what `repr` gives to paste back."""

import pickle
import subprocess
import sys
from importlib.metadata import version
from random import Random

import pytest

import fivetowers
from fivetowers import (
    Action,
    Bid,
    Build,
    Card,
    Deal,
    FiveTowersError,
    Game,
    IllegalAction,
    Kind,
    NotationError,
    Pass,
    RecordError,
    Refusal,
    Retract,
    Seat,
    State,
    Tower,
    apply,
    parse_action,
    parse_record,
    parse_seat,
    start,
)
from fivetowers.text import speaking
from tests.test_game import new_game, play_on

S6, T3 = Card(Kind.SAND, 6), Card(Kind.TREE, 3)
DEALT = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))


def pasted(text: str) -> object:
    return eval(text, vars(fivetowers))


def test_version_is_that_of_the_package() -> None:
    assert fivetowers.__version__ == version("fivetowers")
    with pytest.raises(AttributeError, match="no attribute '__versions__'"):
        fivetowers.__versions__  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_does_not_look_up_its_version() -> None:
    program = "import sys, fivetowers; print('importlib.metadata' in sys.modules)"
    isolated = [sys.executable, "-S", "-c", f"sys = __import__('sys'); sys.path[:] = {sys.path!r}; {program}"]
    assert subprocess.run(isolated, capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Kind.SAND, "Kind.SAND"),
        (S6, "Card(Kind.SAND, 6)"),
        (Tower(Kind.SAND, (6, 4)), "Tower(Kind.SAND, (6, 4))"),
        (Tower(Kind.SAND), "Tower(Kind.SAND)"),
        (Seat(), "parse_seat('')"),
        (parse_seat("T:15,9 x:C7"), "parse_seat('T:15,9 x:C7')"),
        (Bid(3), "Bid(3)"),
        (Pass(), "Pass()"),
        (Retract(), "Retract()"),
        (Deal((S6, T3)), "Deal((Card(Kind.SAND, 6), Card(Kind.TREE, 3)))"),
        (Build((S6,)), "Build((Card(Kind.SAND, 6),))"),
        (Build((S6, T3), demolish=S6), "Build((Card(Kind.SAND, 6), Card(Kind.TREE, 3)), demolish=Card(Kind.SAND, 6))"),
    ],
    ids=repr,
)
def test_repr_can_be_pasted_back(value: object, text: str) -> None:
    assert repr(value) == text
    assert pasted(text) == value


@pytest.mark.parametrize("actions", [0, 1, 5, 40, 10_000])
def test_position_can_be_pasted_back(actions: int) -> None:
    state = play_on(new_game(), Random(actions), actions).state
    assert pasted(repr(state)) == state


def test_repr_of_a_build_with_something_else_in_it_can_be_read() -> None:
    assert repr(Build(("T5",))) == "Build(('T5',))"  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["deal T5 C7", "bid 3", "pass", "build xS6 T3 S5", "retract"])
def test_action_prints_as_it_is_written(text: str) -> None:
    assert str(parse_action(text)) == text
    assert f"{parse_action(text)}" == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(S6, "S6"), (Tower(Kind.SAND, (6, 4)), "S:6,4"), (parse_seat("T:15,9 x:C7"), "T:15,9 x:C7")],
    ids=str,
)
def test_values_print_as_they_are_written(value: object, text: str) -> None:
    assert str(value) == text


# ---- tables --------------------------------------------------------------------------------------------------------


def test_game_prints_as_a_table() -> None:
    game = Game(["Anna", "Ben"], rng=Random(7), starting_seat=0)
    game.play("bid 3")
    lines = str(game).splitlines()
    assert "Round 1" in lines[0]
    assert any("Anna" in line for line in lines)
    assert any("Ben" in line for line in lines)
    assert any("☾H9" in line and "♥C3" in line for line in lines)
    assert "\x1b" not in str(game), "no colours: it may go into a file"
    assert max(map(len, lines)) <= 100
    assert lines == [line.rstrip() for line in lines]


def test_position_without_names_prints_seats() -> None:
    assert "1 0" in str(start(3))
    assert "3 0" in str(start(3))


def test_table_is_english_whatever_language_is_spoken() -> None:
    english = str(DEALT)
    with speaking("de"):
        assert str(DEALT) == english


def test_name_that_looks_like_markup_is_printed_as_it_is() -> None:
    game = Game(["[red]", "Ben"], rng=Random(7), starting_seat=0)
    assert "[red]" in str(game)


def test_repr_of_a_game_says_how_far_it_is() -> None:
    game = Game(["Anna", "Ben"], rng=Random(7), starting_seat=0)
    assert repr(game) == "<Game Anna, Ben: round 1, Anna to bid>"
    game.play("bid 5")
    assert repr(game) == "<Game Anna, Ben: round 1, Anna to build>"
    assert repr(play_on(game, Random(1))) == f"<Game Anna, Ben: round {game.state.round}, over>"


# ---- words in exceptions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "action", "words"),
    [
        (DEALT, Pass(), "the starting player can’t pass; bid 0 to decline (R10) [pass.start]"),
        (apply(DEALT, Bid(2)), Bid(1), "the bid must be above 2 (R10) [bid.not_higher]"),
    ],
)
def test_forbidden_action_says_why_in_english(state: State, action: Action, words: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    with speaking("de"):
        assert str(caught.value) == words


def test_unreadable_text_says_what_was_seen() -> None:
    with pytest.raises(NotationError, match=r", not “bit 3” \[notation\.action\]$"):
        parse_action("bit 3")


def test_error_of_a_record_says_where() -> None:
    with pytest.raises(RecordError, match=r"^line 4, round 1: .* \[notation\.card\]$"):
        parse_record('[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n1. T16\n')


def test_error_without_a_sentence_shows_code_and_facts() -> None:
    assert str(NotationError(Refusal("no.such_code", "R1", {"seen": "x"}))) == "no.such_code R1 seen=x"
    assert str(RecordError(Refusal("no.such_code"), 4, 2)) == "line 4, round 2: no.such_code"


def test_error_has_a_text_where_the_catalogue_cannot_be_read() -> None:
    program = (
        "import sys; sys.modules['fluent'] = None\n"
        "from fivetowers import IllegalAction, Refusal\n"
        "print(IllegalAction(Refusal('bid.not_higher', 'R10', {'highest': 2})))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "bid.not_higher R10 highest=2\n"


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Refusal("bid.not_higher", "R10", {"bid": 1, "highest": 2})),
        RecordError(Refusal("notation.card", None, {"seen": "T16"}), 3, 1),
    ],
    ids=str,
)
def test_errors_can_be_sent_to_another_process(error: FiveTowersError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.refusal, vars(copy), str(copy)) == (type(error), error.refusal, vars(error), str(error))
