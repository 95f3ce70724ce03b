"""R12 and R13: the winner takes cards, may demolish one, and places all."""

import pytest

from fivetowers import apply, legal_actions, scores
from tests.positions import is_legal, legal, play, position, refusal, seats


@pytest.mark.parametrize(
    ("build", "after"),
    [
        ("build T5", "T:12,8,5 S:6,4"),
        ("build xT8 T5", "T:12,5 S:6,4 x:T8"),
        ("build xS4 T5", "T:12,8,5 S:6 x:S4"),
        ("build xS4 S5", "T:12,8 S:6,5 x:S4"),
    ],
)
def test_at_most_one_top_card_goes_to_the_rubble(build: str, after: str) -> None:
    """R12"""
    state = position("T:12,8 S:6,4", "", display="T5 S5", said="1 -")
    assert seats(play(state, build)) == [after, ""]


def test_demolition_need_not_be_necessary() -> None:
    """R12"""
    state = position("T:12 C:3 H:9", "", display="S5", said="1")
    assert legal(state) == ["build S5", "build xT12 S5", "build xC3 S5", "build xH9 S5"]


def test_demolishing_costs_points_even_when_nothing_is_gained() -> None:
    """R12, R21"""
    state = position("T:12 C:3", "", display="S5", said="1")
    assert scores(play(state, "build S5"))[0] == 3 + 1
    assert scores(play(state, "build xC3 S5"))[0] == 2 + 1 - 1


def test_demolished_cards_gather_in_the_order_in_which_they_fell() -> None:
    """R12"""
    state = play(position("T:12 S:6,4 x:M2", "", display="C5", said="1"), "build xS4 C5", "deal C1 H1 S1 M1 T1")
    state = play(state, "bid 0", "bid 1", "build xS6 T1")
    assert seats(state) == ["T:12,1 C:5 x:M2,S4,S6", ""]


@pytest.mark.parametrize(
    ("build", "code", "rule", "facts"),
    [
        ("build xT0 C5", "demolish.spire", "R7", {"card": "T0"}),
        ("build xT4 C5", "demolish.not_top", "R12", {"card": "T4", "top": "T0"}),
        ("build xS6 C5", "demolish.not_top", "R12", {"card": "S6", "top": "S4"}),
        ("build xS5 C5", "demolish.not_top", "R12", {"card": "S5", "top": "S4"}),
        ("build xH3 C5", "demolish.no_tower", "R12", {"card": "H3"}),
        ("build xM9 C5", "demolish.no_tower", "R12", {"card": "M9"}),
    ],
)
def test_demolition_is_refused(build: str, code: str, rule: str, facts: dict[str, str]) -> None:
    """R7, R12; haunted 3 stands before another player, scrap 9 is only being placed."""
    state = position("T:4,0 S:6,4", "H:3", display="C5 M9", said="1 -")
    found = refusal(state, build)
    assert (found.code, found.rule, found.facts) == (code, rule, facts)


def test_card_just_placed_cannot_be_demolished() -> None:
    """R12"""
    state = position("", "", display="T5 T9 M1", said="2 -")
    assert refusal(state, "build xT5 T5 T9").code == "demolish.no_tower"
    grown = position("T:12", "", display="T5 T9 M1", said="2 -")
    assert refusal(grown, "build xT5 T5 T9").facts == {"card": "T5", "top": "T12"}


def test_demolished_card_cannot_be_placed_again() -> None:
    """R12: only cards turned up are taken."""
    state = position("S:6", "", display="S7 T1", said="2")
    assert refusal(state, "build xS6 S7 S6").facts == {"card": "S6"}


@pytest.mark.parametrize("value", range(16))
def test_demolishing_the_only_card_lets_any_card_start_the_tower_anew(value: int) -> None:
    """R4, R12"""
    only = 1 if value != 1 else 2
    state = position(f"S:{only}", "", display=f"S{value}", said="1")
    assert seats(play(state, f"build xS{only} S{value}")) == [f"S:{value} x:S{only}", ""]


def test_demolishing_the_only_card_without_a_new_one_removes_the_tower() -> None:
    """R12"""
    assert seats(play(position("S:6", "", display="T3", said="1"), "build xS6 T3")) == ["T:3 x:S6", ""]


def test_after_a_demolition_the_card_below_decides_what_fits() -> None:
    """R5, R12"""
    state = position("S:6,4", "", display="S5 S7 T1", said="1 -")
    assert is_legal(state, "build xS4 S5")
    assert refusal(state, "build xS4 S7").facts == {"card": "S7", "onto": "S6"}


@pytest.mark.parametrize("build", ["build T5", "build T5 C7 S0", "build xM1 T5", "build xM1 T5 C7 H12"])
def test_exactly_the_cards_bid_are_taken(build: str) -> None:
    """R12"""
    state = position("M:1", "", display="T5 C7 S0 H12 M3", said="2 -")
    found = refusal(state, build)
    taken = len([word for word in build.split()[1:] if "x" not in word])
    assert (found.code, found.rule, found.facts) == ("build.count", "R12", {"bid": 2, "seen": taken})


@pytest.mark.parametrize(("build", "card"), [("build T5 T4", "T4"), ("build C7 C7", "C7"), ("build M1 T5", "M1")])
def test_only_cards_turned_up_are_taken(build: str, card: str) -> None:
    """R12"""
    found = refusal(position("M:1", "", "", display="T5 C7 S0 H12 M3", said="2 - -"), build)
    assert (found.code, found.rule, found.facts) == ("build.not_in_display", "R12", {"card": card})


def test_both_copies_may_be_taken_but_not_a_third() -> None:
    """R2, R12"""
    state = position("", "", "", "", display="T5 T5 T9 C1 C2", said="3 - - -")
    assert is_legal(state, "build T5 T9 T5")
    assert refusal(state, "build T5 T5 T5").code == "build.not_in_display"


def test_two_equal_cards_are_one_choice() -> None:
    """R2, R12"""
    state = position("", "", "", "", display="T5 T5 C1", said="1 - - -")
    assert legal(state) == ["build T5", "build C1"]


def test_cards_are_placed_in_any_order() -> None:
    """R13"""
    state = position("T:12", "", display="T8 T15 T9", said="3")
    orders = ["T8 T9 T15", "T8 T15 T9", "T9 T8 T15", "T9 T15 T8", "T15 T8 T9", "T15 T9 T8"]
    assert [order for order in orders if is_legal(state, f"build {order}")] == ["T8 T15 T9", "T9 T8 T15"]


def test_every_interleaving_of_kinds_is_the_same_build() -> None:
    """R13, and the canonical form: kinds never interact."""
    state = position("T:12 S:6", "", display="S7 T8 T15 C1 M3", said="4 -")
    told = ["T8 T15 C1 S7", "S7 C1 T8 T15", "T8 S7 T15 C1", "C1 T8 T15 S7"]
    assert len({play(state, f"build xS6 {cards}") for cards in told}) == 1
    assert len([build for build in legal(state) if set(build.split()[2:]) == set(told[0].split())]) == 1


def test_every_build_listed_can_be_built() -> None:
    """R12, R13"""
    state = position("T:12,8 C:0 H:3 S:6,4 M:9", "", display="T10 C9 H9 S5 M12", said="3 -")
    for build in legal_actions(state):
        assert sum(tower.height for tower in apply(state, build).seats[0].towers) in (7 + 3, 7 + 2)
