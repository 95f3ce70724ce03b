"""`fivetowers score`: the score pad, with arguments and in conversation."""

import pytest

from tests.cli.conftest import Call


def test_worked_example_of_the_rules_is_25(call: Call) -> None:
    """R19–R21: towers of 4, 3 crowned and 6 crowned cards (main), two cards of rubble."""
    anna = "T:15,12,9,4 C:7,5,0 H:14,11,8,6,2,0 x:S3,M2"
    shown = call("score", "--name", "Anna", "--name", "Ben", anna, "")
    assert shown.returncode == 0
    for words in ("4×1 =  4", "3×2 =  6", "6×2 = 12", "H 6×1 =  6", "−1−2 = −3", "★ 25", "Most points (25): Anna"):
        assert words in shown.stdout


def test_towers_may_be_typed_carelessly(call: Call) -> None:
    careful = call("score", "T:15,9 S:6,4 x:C7", "H:0")
    careless = call("score", " t:15, 9   s : 6,4 X:c7", "h:0 ")
    assert careful.stdout == careless.stdout
    assert careful.returncode == 0


@pytest.mark.parametrize(
    ("towers", "fault"),
    [
        (["T:6,6", ""], "Player 1, T:6,6: T6 can’t go on T6: a card must be lower than the one below it (R5)"),
        (["", "C:0,5"], "Player 2, C:0,5: C5 can’t go on C0: nothing goes on a spire (R7)"),
        (["T:5", "T:5"], "T5 appears 2 times (Player 1, Player 2), but the deck has it once (R1)"),
        (["T:15 x:C0", "H:3"], "Player 1, x:C0: C0 is a spire and can never be demolished (R7)"),
        (["T:5", "H:3 x:T5"], "T5 appears 2 times (Player 1, Player 2), but the deck has it once (R1)"),
        (["T:5", "T:5", "T:5", ""], "T5 appears 3 times"),
    ],
)
def test_what_cannot_be_is_pointed_out_and_scored_all_the_same(towers: list[str], fault: str, call: Call) -> None:
    shown = call("score", *towers)
    assert shown.returncode == 1
    assert fault in " ".join(shown.stdout.split())
    assert "Most points" in shown.stdout


def test_second_copies_are_fine_with_four_players(call: Call) -> None:
    assert call("score", "T:5", "T:5", "", "").returncode == 0


def test_without_towers_the_pad_asks_for_them(call: Call) -> None:
    answers = "9\n2\nAnna\n\nt:15,\nt:15,3\nc:0\n"
    shown = call("score", answers=answers)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.count("How many players, 2 to 5?") == 2
    assert "Please try again: expected a card such as T15 or C0, not “T”." in shown.stdout
    assert "Player 2 ▸ c:0" in shown.stdout
    assert "Most points (4): Anna" in shown.stdout


def test_the_end_of_input_ends_the_pad_cleanly(call: Call) -> None:
    ended = call("score", "--players", "3", answers="\n\n\nT:5\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "See you next time." in ended.stdout
