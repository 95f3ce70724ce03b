"""R14 and R15: the end of a round."""

import pytest

from fivetowers import Phase
from tests.positions import cards, play, position, seats


def test_cards_left_over_go_to_the_discard_pile_in_their_order() -> None:
    """R14"""
    state = play(position("", "", display="M3 C7 S0 H12 T5", said="2 -"), "build C7 H12")
    assert state.discard == cards("M3 S0 T5")
    assert (state.phase, state.display, state.bids) == (Phase.DEAL, (), ())


def test_discard_pile_keeps_the_order_of_arrival() -> None:
    """R14"""
    state = play(position("", "", display="T5 C7 S0 H12 M3", said="3 -"), "build C7 H12 M3", "deal T1 T2 M9 C4 C3")
    state = play(state, "bid 3", "pass", "build T1 C4 C3")
    assert state.discard == cards("T5 S0 T2 M9")


def test_one_of_two_equal_cards_left_over_is_discarded() -> None:
    """R2, R14"""
    state = play(position("", "", "", "", display="T5 C7 T5 H12 M3", said="1 - - -"), "build T5")
    assert sorted(state.discard) == sorted(cards("C7 T5 H12 M3"))


@pytest.mark.parametrize(
    ("said", "builder"),
    [("1 - -", 0), ("0 1 -", 1), ("0 - 1", 2), ("3 4 5", 2)],
)
@pytest.mark.parametrize("start", [1, 2, 3])
def test_player_to_the_left_of_the_builder_starts_next(said: str, builder: int, start: int) -> None:
    """R14: of the builder, not of the player who started."""
    state = position("", "", "", display="T5 C7 S0 H12 M3", start=start, said=said)
    number = max(int(word) for word in said.split() if word != "-")
    after = play(state, "build " + " ".join(["T5", "C7", "S0", "H12", "M3"][:number]))
    assert after.start == (start - 1 + builder + 1) % 3
    assert seats(after)[(start - 1 + builder) % 3] != ""


@pytest.mark.parametrize("start", [1, 2, 3])
def test_when_all_decline_nobody_builds_and_the_same_player_starts_again(start: int) -> None:
    """R15"""
    before = position("T:5", "C:3 x:M1", "", display="T4 C7 S0 H12 M3", start=start)
    after = play(before, "bid 0", "pass", "pass")
    assert (after.phase, after.start, after.turn) == (Phase.DEAL, start - 1, None)
    assert after.seats == before.seats
    assert after.discard == cards("T4 C7 S0 H12 M3")


def test_next_deal_begins_the_next_round() -> None:
    """R9, R14"""
    state = play(position("", "", display="T5 C7 S0 H12 M3", said="1 -"), "build T5")
    assert state.round == 1
    dealt = play(state, "deal T1 T2 M9 C4 C3")
    assert (dealt.round, dealt.turn, dealt.phase) == (2, 1, Phase.BID)
