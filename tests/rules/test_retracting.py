"""R16: in the tabletop variant a bid that cannot be built is taken back."""

import pytest

from fivetowers import Phase
from tests.positions import TABLETOP, is_legal, legal, play, position, refusal, seats

FIVE = "S7 T5 C9 H3 M12"


def test_bids_are_not_checked() -> None:
    """R16"""
    crowned = "T:0 C:0 H:0 S:0 M:0"
    state = position(crowned, "", display=FIVE, variant=TABLETOP)
    assert legal(state) == [f"bid {number}" for number in range(6)]


def test_bid_that_cannot_be_built_is_taken_back() -> None:
    """R16"""
    state = position("", "", "S:6,4", "", display=FIVE, variant=TABLETOP, said="3 - 5")
    assert legal(state) == ["retract"]
    back = play(state, "retract")
    assert (back.phase, back.turn, back.bids) == (Phase.BID, 2, (3, None))
    assert back.seats == state.seats
    assert back.display == state.display


def test_bid_that_can_be_built_must_be_built() -> None:
    """R16: another choice of cards, with a demolition, makes this 5 buildable."""
    state = position("S:6", "", display=FIVE, variant=TABLETOP, said="5")
    found = refusal(state, "retract")
    assert (found.code, found.rule, found.facts) == ("retract.buildable", "R16", {"bid": 5, "seat": 1})
    assert legal(state) == ["build xS6 T5 C9 H3 S7 M12"]


def test_bid_with_only_another_choice_of_cards_must_be_built() -> None:
    """R16"""
    state = position("S:6,4", "", display=FIVE, variant=TABLETOP, said="4 -")
    assert refusal(state, "build C9 H3 S7 M12").code == "build.not_lower"
    assert not is_legal(state, "retract")
    assert is_legal(state, "build T5 C9 H3 M12")


def test_nothing_is_taken_back_in_the_standard_variant() -> None:
    """R11, R16"""
    found = refusal(position("S:6", "", display=FIVE, said="5"), "retract")
    assert (found.code, found.rule) == ("retract.variant", "R16")


def test_nothing_is_taken_back_while_the_bidding_goes_on() -> None:
    """R16"""
    state = position("S:6,4", "", "", display=FIVE, variant=TABLETOP, said="4")
    assert refusal(state, "retract").code == "turn.bid"


def test_bidder_then_says_a_lower_number_or_passes() -> None:
    """R16"""
    state = position("", "", "S:6,4", "", display=FIVE, variant=TABLETOP, said="2 - 5 !")
    assert legal(state) == ["bid 3", "bid 4", "pass"]
    found = refusal(state, "bid 5")
    assert (found.code, found.rule, found.facts) == ("bid.taken_back", "R16", {"bid": 5, "limit": 5, "seat": 3})


def test_bidder_who_has_no_lower_number_left_can_only_pass() -> None:
    """R16"""
    state = position("", "", "S:6,4", display=FIVE, variant=TABLETOP, said="4 - 5 !")
    assert legal(state) == ["pass"]
    after = play(state, "pass")
    assert (after.phase, after.turn) == (Phase.BUILD, 0)


def test_starting_player_says_a_lower_number_zero_included_and_cannot_pass() -> None:
    """R16"""
    state = position("S:6,4", "", display=FIVE, variant=TABLETOP, said="5 !")
    assert legal(state) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert refusal(state, "pass").code == "pass.start"


def test_starting_player_may_come_down_to_zero_and_the_round_be_declined() -> None:
    """R15, R16"""
    state = position("T:0 C:0 H:0 S:0 M:0", "", display=FIVE, variant=TABLETOP, said="1 - ! 0 -")
    assert (state.phase, state.start) == (Phase.DEAL, 0)
    assert [str(card) for card in state.discard] == FIVE.split()


def test_those_before_the_bidder_do_not_bid_again_and_those_after_do() -> None:
    """R16"""
    state = position("", "S:6,4", "", "", display=FIVE, variant=TABLETOP, said="1 5 !")
    assert (state.turn, state.bids) == (1, (1,))
    again = play(state, "bid 2")
    assert (again.turn, legal(again)) == (2, ["bid 3", "bid 4", "bid 5", "pass"])


def test_one_who_had_passed_after_the_bid_may_bid_this_time() -> None:
    """R16: as if for the first time."""
    crowned = "T:0 C:0 H:0 S:0 M:0"
    state = position("", crowned, "", display=FIVE, variant=TABLETOP, said="1 4 - ! 3 4")
    assert (state.phase, state.turn, state.bids) == (Phase.BUILD, 2, (1, 3, 4))


def test_limit_holds_for_the_rest_of_the_round_even_after_another_bid_is_taken_back() -> None:
    """R16"""
    crowned, other = "T:0 C:0 H:0 S:0 M:0", "T:2,1 C:2,1 H:2,1 S:2,1 M:2,1"
    state = position(crowned, other, display=FIVE, variant=TABLETOP, said="2 5 ! - !")
    assert (state.turn, state.limits) == (0, (2, 5))
    state = play(state, "bid 1")
    assert (state.turn, legal(state)) == (1, ["bid 2", "bid 3", "bid 4", "pass"])
    assert refusal(state, "bid 5").facts == {"bid": 5, "limit": 5, "seat": 2}


def test_limit_sinks_with_every_bid_taken_back() -> None:
    """R16"""
    crowned = "T:0 C:0 H:0 S:0 M:0"
    state = position(crowned, "", display=FIVE, variant=TABLETOP, said="5 ! 4 - ! 3 - !")
    assert (state.limits, legal(state)) == ((3, None), ["bid 0", "bid 1", "bid 2"])


def test_limit_is_forgotten_in_the_next_round() -> None:
    """R16"""
    state = position("S:6,4", "", display=FIVE, variant=TABLETOP, said="5 ! 4 -")
    state = play(state, "build T5 C9 H3 M12")
    assert state.limits == (None, None)
    dealt = play(state, "deal T1 T2 T3 T4 T6", "bid 0")
    assert legal(dealt) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_only_the_seat_that_took_it_back_is_limited() -> None:
    """R16: the fourth player had no turn at first and may now say the very number."""
    state = position("", "", "S:6,4", "", display=FIVE, variant=TABLETOP, said="3 - 5 ! 4 5")
    assert (state.phase, state.turn) == (Phase.BUILD, 3)
    assert seats(play(state, "build T5 C9 H3 S7 M12"))[3] == "T:5 C:9 H:3 S:7 M:12"


@pytest.mark.parametrize("said", ["0 1 -", "1 - -", "3 4 5"])
def test_nobody_takes_back_what_can_be_built(said: str) -> None:
    """R16"""
    assert (
        refusal(position("", "", "", display=FIVE, variant=TABLETOP, said=said), "retract").code == "retract.buildable"
    )
