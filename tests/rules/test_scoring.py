"""R19 to R22: points, and who wins."""

import pytest

from fivetowers import Kind, Phase, outcome, parse_seat, score_seat, scores
from fivetowers.scoring import ranking, rubble_points
from tests.positions import play, position


@pytest.mark.parametrize(
    ("seat", "total"),
    [
        pytest.param("", 0, id="R19 nothing at all"),
        pytest.param("T:5", 1 + 1, id="R19 one card, and it is the main tower"),
        pytest.param("T:0", 2 + 1, id="R19 a spire alone is a crowned tower"),
        pytest.param("T:5,4,3", 3 + 3, id="R19 without spire"),
        pytest.param("T:5,4,0", 6 + 3, id="R19 the spire counts, and all below it count double"),
        pytest.param("T:5,4 C:7,6,1", 2 + 3 + 3, id="R20 only the tallest tower is the main tower"),
        pytest.param("T:5,0 C:7,6,1", 4 + 3 + 3, id="R20 tallest, crowned or not"),
        pytest.param("T:5,4 C:7,6", 2 + 2 + 2, id="R20 one of two equally tall towers"),
        pytest.param("T:5 C:5 H:5 S:5 M:5", 5 + 1, id="R20 only one main tower"),
        pytest.param("T:5 x:C1", 2 - 1, id="R21 first card in the rubble"),
        pytest.param("T:5 x:C1,C2", 2 - 3, id="R21 second"),
        pytest.param("T:5 x:C1,C2,C3", 2 - 6, id="R21 third"),
        pytest.param("x:C1,C2,C3,C4", -10, id="R21 scores can be negative"),
    ],
)
def test_points_of_a_seat(seat: str, total: int) -> None:
    assert score_seat(parse_seat(seat)).total == total


def test_score_is_told_part_by_part() -> None:
    """R19, R20, R21"""
    score = score_seat(parse_seat("T:9,4 H:8,15,0 M:3 x:C1,C2"))
    told = [(tower.kind, tower.height, tower.is_crowned, tower.points) for tower in score.towers]
    assert told == [(Kind.TREE, 2, False, 2), (Kind.HAUNTED, 3, True, 6), (Kind.SCRAP, 1, False, 1)]
    assert (score.main, score.main_points, score.rubble, score.rubble_points) == (Kind.HAUNTED, 3, 2, -3)
    assert score.total == 2 + 6 + 1 + 3 - 3


@pytest.mark.parametrize(
    ("seat", "main"),
    [
        ("", None),
        ("x:C1", None),
        ("M:3", Kind.SCRAP),
        ("C:3 M:4", Kind.CANDY),
        ("T:5 C:4,3 S:9,1", Kind.CANDY),
        ("H:5,1 S:4,0", Kind.HAUNTED),
        ("T:5 S:4,0", Kind.SAND),
    ],
)
def test_main_tower_is_the_first_of_the_tallest(seat: str, main: Kind | None) -> None:
    """R20, ruling: in the order tree, candy, haunted, sand, scrap."""
    assert score_seat(parse_seat(seat)).main == main


@pytest.mark.parametrize("cards", range(25))
def test_each_card_in_the_rubble_costs_one_more_than_the_last(cards: int) -> None:
    """R21"""
    assert rubble_points(cards) == -sum(range(1, cards + 1))


def test_scores_are_known_at_any_moment() -> None:
    state = position("T:5,0", "C:3 x:M1", "x:S1,S2", display="T4", said="0")
    assert scores(state) == (6, 1, -3)
    assert outcome(state) is None


@pytest.mark.parametrize(
    ("seats", "winners", "ranks"),
    [
        pytest.param(("T:5", "C:5,4", ""), (1,), ((1,), (0,), (2,)), id="R22 the highest score wins"),
        pytest.param(("T:5", "C:5", ""), (0, 1), ((0, 1), (2,)), id="R22 a tie is a shared victory"),
        pytest.param(("", "", ""), (0, 1, 2), ((0, 1, 2),), id="R22 all share"),
        pytest.param(("x:T1", "x:C1,C2", "x:M1"), (0, 2), ((0, 2), (1,)), id="R22 below nothing"),
    ],
)
def test_winners(seats: tuple[str, ...], winners: tuple[int, ...], ranks: tuple[tuple[int, ...], ...]) -> None:
    state = play(position(*seats, display="S14", pile="", lap=2), "bid 0", "pass", "pass")
    end = outcome(state)
    assert end is not None
    assert state.phase is Phase.OVER
    assert (end.winners, end.ranking) == (winners, ranks)
    assert [score.total for score in end.scores] == list(scores(state))


def test_rubble_and_towers_make_no_difference_between_equal_scores() -> None:
    """R22: no tie is broken."""
    assert ranking((4, 9, 9, 4, 2)) == ((1, 2), (0, 3), (4,))
