"""The six classic misreadings of the rule book, each refused or handled right."""

from random import Random

import pytest

from fivetowers import Phase, deck, start
from tests.positions import POLICIES, STANDARD, TABLETOP, Policy, is_legal, legal, play, position, refusal, seats, steps

FIVE = "T5 C7 S0 H12 M3"


# ---- 1. The extra cards


@pytest.mark.parametrize("value", [1, 3, 4, 6, 8, 9, 11, 13, 14, 15])
def test_other_values_have_no_second_copy(value: int) -> None:
    """R2: it is 0, 2, 5, 7, 10 and 12."""
    assert refusal(start(4), f"deal T{value} T{value} C1 C2 H1").code == "deal.not_in_pile"


@pytest.mark.parametrize("value", [0, 2, 5, 7, 10, 12])
def test_extra_cards_come_with_the_fourth_player(value: int) -> None:
    """R2"""
    assert not is_legal(start(3), f"deal T{value} T{value} C1 C2 H1")
    assert is_legal(start(4), f"deal T{value} T{value} C1 C2 H1")
    assert len(deck(4)) == len(deck(5)) == 110


# ---- 2. The winner chooses freely


def test_winner_takes_any_of_the_cards_turned_up() -> None:
    """R12: not the leftmost, and not what others leave."""
    builds = legal(position("", "", display=FIVE, said="2 -"))
    pairs = {frozenset(build.split()[1:]) for build in builds}
    assert pairs == {frozenset((a, b)) for a in FIVE.split() for b in FIVE.split() if a != b}


# ---- 3. Demolishing


@pytest.mark.parametrize(
    ("build", "code"),
    [
        pytest.param("build xT4 T5", "demolish.not_top", id="a card further down"),
        pytest.param("build xH0 T5", "demolish.spire", id="a spire"),
        pytest.param("build xM6 T5", "build.not_lower", id="a whole tower: only its top card goes"),
    ],
)
def test_only_one_top_card_is_demolished(build: str, code: str) -> None:
    """R7, R12"""
    state = position("T:4,2 H:9,0 M:6", "", display="T5 C7 H1", said="1 -")
    assert refusal(state, build).code == code


def test_no_build_demolishes_more_than_one_card() -> None:
    """R12"""
    state = position("T:4,2 H:9,0 M:6,5", "", display="T5 C7 M12", said="1 -")
    before = sum(tower.height for tower in state.seats[0].towers)
    for build in legal(state):
        after = play(state, build).seats[0]
        assert len(after.rubble) <= 1
        assert sum(tower.height for tower in after.towers) == before + 1 - len(after.rubble)


# ---- 4. Bidding goes round once


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_speaks_twice(players: int) -> None:
    """R10"""
    state = position(*[""] * players, display=FIVE, said=" ".join(["1", "2", "-", "-", "-"][:players]))
    assert (state.phase, state.turn) == (Phase.BUILD, 1)
    found = refusal(state, "bid 3")
    assert (found.code, found.rule) == ("turn.build", "R12")


# ---- 5. Bids that cannot be built


def test_bid_that_cannot_be_built_is_refused_or_taken_back() -> None:
    """R11 in the standard variant, R16 in the tabletop variant."""
    standard = position("S:6,4", "", display="S7 T5 C9 H3 M12")
    assert refusal(standard, "bid 5").rule == "R11"
    tabletop = position("S:6,4", "", display="S7 T5 C9 H3 M12", variant=TABLETOP, said="5")
    assert legal(tabletop) == ["retract"]
    assert seats(play(tabletop, "retract")) == ["S:6,4", ""]


# ---- 6. One reshuffle


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("policy", POLICIES)
def test_cards_are_shuffled_again_only_once(players: int, policy: Policy) -> None:
    """R17, R18"""
    grew = [before.lap for before, _, after in steps(players, STANDARD, Random(2), policy) if after.pile > before.pile]
    assert grew == [1]
