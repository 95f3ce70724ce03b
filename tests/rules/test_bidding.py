"""R9 to R11: turning up, and the bidding."""

from random import Random

import pytest

from fivetowers import Deal, Game, Phase, deck, start, why_illegal
from tests.positions import cards, is_legal, legal, play, position, refusal

FIVE = "T5 C7 S0 H12 M3"


# ---- turning up


def test_five_cards_are_turned_up_in_their_order() -> None:
    """R9"""
    state = play(start(3, 1), f"deal {FIVE}")
    assert (state.display, state.phase, state.round, state.turn) == (cards(FIVE), Phase.BID, 1, 1)
    assert state.pile == 75


@pytest.mark.parametrize("shown", [0, 1, 4, 6])
def test_no_other_number_is_turned_up_while_the_pile_has_five(shown: int) -> None:
    """R9"""
    found = why_illegal(start(2), Deal(deck(2)[:shown]))
    assert found is not None
    assert (found.code, found.rule, found.facts) == ("deal.count", "R9", {"due": 5, "seen": shown})


def test_all_that_are_left_are_turned_up_when_fewer_than_five() -> None:
    """R9"""
    before = play(position("", "", display=FIVE, pile="T1 T2 C8", lap=2, said="0"), "pass")
    assert refusal(before, "deal T1 T2").facts == {"due": 3, "seen": 2}
    assert play(before, "deal C8 T1 T2").display == cards("C8 T1 T2")


@pytest.mark.parametrize(
    ("deal", "card"),
    [
        pytest.param("deal T6 T5 T7 T8 T9", "T5", id="lies in a tower"),
        pytest.param("deal T6 C3 T7 T8 T9", "C3", id="lies in the rubble"),
        pytest.param("deal T6 H12 T7 T8 T9", "H12", id="was discarded"),
        pytest.param("deal T6 T7 T6 T8 T9", "T6", id="twice, of one copy"),
    ],
)
def test_only_cards_of_the_pile_are_turned_up(deal: str, card: str) -> None:
    """R9"""
    state = play(position("C:3", "", display=FIVE, said="1 -"), "build xC3 T5")
    found = refusal(state, deal)
    assert (found.code, found.rule, found.facts) == ("deal.not_in_pile", "R9", {"card": card})


def test_second_copy_may_be_turned_up_but_not_a_third() -> None:
    """R2, R9"""
    assert is_legal(start(4), "deal T5 T5 C1 C2 C3")
    assert refusal(start(4), "deal T5 T5 T5 C2 C3").facts == {"card": "T5"}
    assert refusal(start(3), "deal T5 T5 C1 C2 C3").facts == {"card": "T5"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_starting_player_is_drawn_unless_named(players: int) -> None:
    """R9"""
    names = ["someone"] * players
    assert {Game(names, rng=Random(seed)).state.start for seed in range(60)} == set(range(players))
    named = {Game(names, rng=Random(seed), starting_seat=1).state.start for seed in range(20)}
    assert named == {1}


# ---- bidding


def test_starting_player_says_any_number_up_to_the_cards_turned_up_but_cannot_pass() -> None:
    """R10"""
    state = position("", "", "", display=FIVE)
    assert legal(state) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    found = refusal(state, "pass")
    assert (found.code, found.rule) == ("pass.start", "R10")


def test_others_say_a_higher_number_or_pass() -> None:
    """R10"""
    state = position("", "", "", display=FIVE, said="2")
    assert legal(state) == ["bid 3", "bid 4", "bid 5", "pass"]


@pytest.mark.parametrize("number", [1, 2])
def test_equal_or_lower_bid_is_refused(number: int) -> None:
    """R10"""
    found = refusal(position("", "", "", display=FIVE, said="2"), f"bid {number}")
    assert (found.code, found.rule, found.facts) == ("bid.not_higher", "R10", {"bid": number, "highest": 2})


@pytest.mark.parametrize("said", ["0", "2", "0 -"])
def test_only_the_starting_player_says_zero(said: str) -> None:
    """R10"""
    found = refusal(position("", "", "", display=FIVE, start=2, said=said), "bid 0")
    assert (found.code, found.rule, found.facts) == ("bid.zero", "R10", {"start": 2})


def test_bid_must_beat_the_highest_and_not_only_the_last_word() -> None:
    """R10"""
    state = position("", "", "", "", display=FIVE, said="3 -")
    assert refusal(state, "bid 3").facts == {"bid": 3, "highest": 3}
    assert legal(state) == ["bid 4", "bid 5", "pass"]


def test_bidding_goes_clockwise_from_the_starting_player() -> None:
    """R10"""
    state = position("", "", "", "", display=FIVE, start=3)
    turns = [state.turn]
    for action in ["bid 0", "bid 1", "pass"]:
        state = play(state, action)
        turns.append(state.turn)
    assert turns == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("said", "builder"),
    [("2 - -", 0), ("0 - 1", 2), ("0 2 3", 2), ("1 4 -", 1), ("5", 0), ("0 5", 1), ("4 - 5", 2)],
)
def test_highest_bidder_builds(said: str, builder: int) -> None:
    """R10, R12"""
    state = position("", "", "", display=FIVE, said=said)
    assert (state.phase, state.turn) == (Phase.BUILD, builder)


@pytest.mark.parametrize(("display", "said"), [(FIVE, "5"), ("T5 C7 S0", "0 3"), ("T5", "1"), ("T5 T4", "2")])
def test_largest_possible_number_ends_the_bidding_at_once(display: str, said: str) -> None:
    """R10"""
    state = position("", "", "", "", display=display, said=said)
    assert state.phase is Phase.BUILD
    found = refusal(state, "pass")
    assert (found.code, found.rule) == ("turn.build", "R12")


def test_most_that_one_can_build_does_not_end_the_bidding() -> None:
    """R10: the number of cards turned up, no matter who could build it."""
    state = position("T:5,0", "", display="T9 T3 C1 C2 C3", said="3")
    assert (state.phase, state.turn) == (Phase.BID, 1)


def test_player_who_can_only_pass_still_passes() -> None:
    """R10"""
    state = position("", "T:0 C:0 H:0 S:0 M:0", "", display="T5 C7 S1 H12 M3", said="1")
    assert (state.turn, legal(state)) == (1, ["pass"])
    assert play(state, "pass").turn == 2


@pytest.mark.parametrize("number", [6, 7, 999_999])
def test_number_above_the_cards_turned_up_is_refused(number: int) -> None:
    """R10"""
    found = refusal(position("", "", display=FIVE), f"bid {number}")
    assert (found.code, found.rule, found.facts) == ("bid.out_of_range", "R10", {"bid": number, "largest": 5})


def test_number_above_a_short_display_is_refused() -> None:
    """R10, R18"""
    assert refusal(position("", "", display="T5 C7"), "bid 3").facts == {"bid": 3, "largest": 2}


# ---- bids have to be buildable


@pytest.mark.parametrize(
    ("seat", "display", "most"),
    [
        pytest.param("", FIVE, 5, id="five new towers"),
        pytest.param("", "T1 T2 T3 T4 T5", 5, id="one new tower in the right order"),
        pytest.param("T:0 C:0 H:0 S:0 M:0", "T5 C7 S1 H12 M3", 0, id="all crowned"),
        pytest.param("S:6", "S7 T5 C9 H3 M12", 5, id="one demolition helps"),
        pytest.param("S:6,4", "S7 T5 C9 H3 M12", 4, id="one demolition is not enough"),
        pytest.param("S:6 T:4", "S7 T5 C9 H3 M12", 4, id="only one of two demolitions"),
        pytest.param("S:6 T:4", "S7 S8 T5 T6 T12", 3, id="the demolition that helps more"),
        pytest.param("T:1", "T8 T9 T15 T14 T13", 5, id="a 9, an 8, and up again"),
        pytest.param("T:3,1", "T2 T5 T10", 1, id="demolition leaves the card below"),
        pytest.param("T:5,0", "T1 T2 T3 T4 T9", 0, id="a spire cannot go"),
        pytest.param("T:7", "T7 T5 T5", 2, id="equal cards: one of them, or the new tower"),
    ],
)
def test_most_that_can_be_bid(seat: str, display: str, most: int) -> None:
    """R11"""
    players = ["", "", ""] if display == "T7 T5 T5" else [""]
    state = position(seat, *players, display=display)
    assert legal(state) == [f"bid {number}" for number in range(most + 1)]
    if most < len(state.display):
        found = refusal(state, f"bid {most + 1}")
        expected = {"bid": most + 1, "most": most, "seat": 1}
        assert (found.code, found.rule, found.facts) == ("bid.not_buildable", "R11", expected)


def test_what_others_could_build_does_not_matter() -> None:
    """R11"""
    state = position("T:0 C:0 H:0 S:0 M:0", "", display="T5 C7 S1 H12 M3", said="0")
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
