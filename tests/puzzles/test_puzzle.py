"""The puzzles that are shipped, and the one of a day."""

from datetime import date, timedelta
from itertools import pairwise
from statistics import fmean

import pytest

from fivetowers.actions import Build, Deal
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.notation import format_action, parse_action
from fivetowers.puzzles.finder import LEAST_MARGIN, LEVELS, grade_of
from fivetowers.puzzles.puzzle import (
    Choice,
    Grade,
    Puzzle,
    format_puzzles,
    is_trivial,
    parse_puzzles,
    puzzle_of_the_day,
    sensible,
    shipped_puzzles,
    why_unsound,
)
from fivetowers.rules import apply
from fivetowers.state import Phase

FEWEST_SHIPPED = 300
ROUNDING = 0.002
PUZZLES = list(shipped_puzzles().values())


def test_enough_puzzles_are_shipped_for_every_grade_and_number_of_players() -> None:
    assert len(PUZZLES) >= FEWEST_SHIPPED
    for grade in Grade:
        assert sum(puzzle.grade is grade for puzzle in PUZZLES) >= FEWEST_SHIPPED // 4
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        assert any(puzzle.state.players == players for puzzle in PUZZLES)
    assert {puzzle.state.phase for puzzle in PUZZLES} == {Phase.BID, Phase.BUILD}


def test_every_puzzle_values_every_legal_action_and_one_is_clearly_the_best() -> None:
    for puzzle in PUZZLES:
        assert why_unsound(puzzle) is None, puzzle.id
        assert not is_trivial(puzzle.choices), puzzle.id
        assert puzzle.margin >= LEAST_MARGIN - ROUNDING, puzzle.id


def test_a_grade_says_how_many_levels_err() -> None:
    for puzzle in PUZZLES:
        assert [one.level for one in puzzle.errors] == list(LEVELS)
        assert puzzle.grade is grade_of(puzzle.errors), puzzle.id
    mean = {grade: fmean(len(puzzle.missed_by) for puzzle in PUZZLES if puzzle.grade is grade) for grade in Grade}
    assert mean[Grade.EASY] < mean[Grade.MEDIUM] < mean[Grade.HARD]


def test_a_demolition_for_nothing_is_no_sensible_choice() -> None:
    """T5 can be built as it is; H10 only where H3 goes."""
    actions = [parse_action(text) for text in ("build T5", "build xT7 T5", "build xS2 T5", "build xH3 H10")]
    choices = tuple(Choice(action, 0.5, 20) for action in actions if not isinstance(action, Deal))
    assert [format_action(action) for action in sensible([one.action for one in choices])] == [
        "build T5",
        "build xH3 H10",
    ]
    assert is_trivial(choices)
    assert not is_trivial((choices[1], choices[0], choices[3])), "a demolition that is the answer is asked for"


def test_the_likely_continuation_can_be_played() -> None:
    for puzzle in PUZZLES:
        state = apply(puzzle.state, puzzle.best.action)
        for action in puzzle.continuation:
            state = apply(state, action)


def test_a_file_of_puzzles_is_read_as_it_was_written() -> None:
    assert parse_puzzles(format_puzzles(PUZZLES[:20], ["…"])) == tuple(PUZZLES[:20])


def test_every_puzzle_has_its_day_before_one_comes_again_within_a_grade() -> None:
    first = date(2026, 11, 15)
    days = [puzzle_of_the_day(first + timedelta(days=number)) for number in range(3 * len(PUZZLES))]
    assert {puzzle.id for puzzle in days} == {puzzle.id for puzzle in PUZZLES}
    for one, following in pairwise(days):
        assert one.grade is not following.grade
    easy = [puzzle.id for puzzle in days if puzzle.grade is Grade.EASY]
    number = sum(puzzle.grade is Grade.EASY for puzzle in PUZZLES)
    assert len(set(easy[:number])) == number


@pytest.mark.parametrize("grade", Grade)
def test_a_build_in_any_order_of_kinds_is_the_same_answer(grade: Grade) -> None:
    puzzle = _a_build_of_two_kinds(grade)
    best = puzzle.best.action
    assert isinstance(best, Build)
    turned = Build(tuple(sorted(best.cards, key=lambda card: -card.kind)), best.demolish)
    assert puzzle.value_of(turned) is puzzle.best


def _a_build_of_two_kinds(grade: Grade) -> Puzzle:
    for puzzle in PUZZLES:
        action = puzzle.best.action
        if puzzle.grade is grade and isinstance(action, Build) and len({card.kind for card in action.cards}) > 1:
            return puzzle
    raise AssertionError("no such puzzle is shipped")
