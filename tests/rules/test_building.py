"""R3 to R8: what may stand on what."""

import pytest

from fivetowers import parse_tower
from fivetowers.towers import fits, why_impossible
from tests.positions import is_legal, play, position, refusal, seats

ORDINARY = [value for value in range(1, 16) if value not in (8, 9)]


def expected_to_fit(value: int, on: int) -> bool:
    """R5–R7 as a table: what is not here does not fit."""
    if on == 0:
        return False
    return value in {*range(on), 9} or on == 8


@pytest.mark.parametrize("on", range(16))
def test_every_value_on_every_other(on: int) -> None:
    """R5, R6, R7"""
    assert [value for value in range(16) if fits(value, on)] == [v for v in range(16) if expected_to_fit(v, on)]


@pytest.mark.parametrize(
    ("tower", "card"),
    [
        pytest.param("", "T15", id="R4 the highest card starts a tower"),
        pytest.param("", "T0", id="R4 a spire starts a tower"),
        pytest.param("T:15", "T14", id="R5 one lower"),
        pytest.param("T:15", "T1", id="R5 much lower"),
        pytest.param("T:1", "T0", id="R5 a spire on a 1"),
        pytest.param("T:8", "T15", id="R6 the highest card on an 8"),
        pytest.param("T:8", "T9", id="R6 a 9 on an 8"),
        pytest.param("T:8", "T1", id="R6 a lower card on an 8"),
        pytest.param("T:8", "T0", id="R6 a spire on an 8"),
        pytest.param("T:1", "T9", id="R6 a 9 on a 1"),
        pytest.param("T:15", "T9", id="R6 a 9 on a 15"),
        pytest.param("T:9", "T8", id="R5 an 8 on a 9"),
        pytest.param("T:9", "T0", id="R5 a spire on a 9"),
        pytest.param("C:3", "T12", id="R3 kinds do not mind each other"),
        pytest.param("T:3,9", "T4", id="R5 only the top card counts"),
        pytest.param("C:0 H:0 S:0 M:0", "T1", id="R7 other spires do not matter"),
    ],
)
def test_card_fits(tower: str, card: str) -> None:
    state = position(tower, "", display=card, said="1")
    assert is_legal(state, f"build {card}")


@pytest.mark.parametrize(
    ("tower", "card", "code", "rule", "onto"),
    [
        pytest.param("T:5", "T6", "build.not_lower", "R5", "T5", id="R5 one higher"),
        pytest.param("T:7", "T8", "build.not_lower", "R5", "T7", id="R5 an 8 is no wild card"),
        pytest.param("T:9", "T10", "build.not_lower", "R5", "T9", id="R5 nothing higher on a 9"),
        pytest.param("T:9", "T15", "build.not_lower", "R5", "T9", id="R5 the highest card on a 9"),
        pytest.param("T:8,1", "T2", "build.not_lower", "R5", "T1", id="R6 an 8 further down does not help"),
        pytest.param("T:0", "T9", "build.on_spire", "R7", "T0", id="R6 no 9 on a spire"),
        pytest.param("T:8,0", "T3", "build.on_spire", "R7", "T0", id="R7 crowned for good"),
    ],
)
def test_card_does_not_fit(tower: str, card: str, code: str, rule: str, onto: str) -> None:
    # Another tower takes the bid of 1; the card asked for does not fit.
    state = position(tower, "", display=f"{card} M15", said="1 -")
    found = refusal(state, f"build {card}")
    assert (found.code, found.rule, found.facts) == (code, rule, {"card": card, "onto": onto})


@pytest.mark.parametrize("value", [0, 2, 5, 7, 10, 12])
def test_equal_is_not_lower(value: int) -> None:
    """R5: the second copies of 4 and 5 players."""
    state = position(f"S:{value}", "", "", "", display=f"S{value} M15", said="1 - - -")
    assert refusal(state, f"build S{value}").rule == ("R5" if value else "R7")


def test_two_equal_cards_are_told_apart_by_a_nine_between_them() -> None:
    """R5, R6"""
    state = position("", "", "", "", display="S5 S5 S9", said="3")
    assert is_legal(state, "build S5 S9 S5")
    assert not is_legal(state, "build S5 S5 S9")


def test_cards_go_to_the_tower_of_their_own_kind() -> None:
    """R3: one tower of a kind, its own cards only."""
    state = play(position("T:9 M:3", "", display="T5 C7 S0 M2 H4", said="5"), "build T5 C7 H4 S0 M2")
    assert seats(state) == ["T:9,5 C:7 H:4 S:0 M:3,2", ""]


def test_new_cards_lie_on_top_and_the_others_keep_their_order() -> None:
    """R4, R8"""
    state = play(position("T:8,15,3", "", display="T9 T7", said="2"), "build T9 T7")
    assert seats(state) == ["T:8,15,3,9,7", ""]


def test_every_value_of_a_tower_stays_visible() -> None:
    """R8"""
    tower = play(position("T:12,8,15,1", "", display="T0", said="1"), "build T0").seats[0].towers[0]
    assert tower.values == (12, 8, 15, 1, 0)
    assert [str(card) for card in tower.cards] == ["T12", "T8", "T15", "T1", "T0"]


def test_crowned_tower_takes_no_more_cards_of_its_kind() -> None:
    """R7"""
    state = position("T:5,0", "", display="T3 T9 T1 C4 C3")
    assert [f"bid {number}" for number in range(6) if is_legal(state, f"bid {number}")] == ["bid 0", "bid 1", "bid 2"]


@pytest.mark.parametrize("tower", ["T:15", "T:0", "S:12,8,15,0", "H:3,9,8,14,2", "M:8,9,7,0"])
def test_tower_could_have_been_built(tower: str) -> None:
    """R5–R7"""
    assert why_impossible(parse_tower(tower)) is None


@pytest.mark.parametrize(
    ("tower", "rule", "card"),
    [
        ("T:3,4", "R5", "T4"),
        ("T:5,5", "R5", "T5"),
        ("S:4,0,9", "R7", "S9"),
        ("M:9,10,11", "R5", "M10"),
        ("C:0,0", "R7", "C0"),
    ],
)
def test_tower_could_not_have_been_built(tower: str, rule: str, card: str) -> None:
    """R5–R7: the lowest card that does not fit is named."""
    found = why_impossible(parse_tower(tower))
    assert found is not None
    assert (found.rule, found.facts["card"]) == (rule, card)
