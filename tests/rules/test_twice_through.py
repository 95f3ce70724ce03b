"""R17 and R18: the deck is gone through twice."""

from collections import Counter
from random import Random

import pytest

from fivetowers import Deal, Phase, State, deck, outcome, start
from tests.positions import STANDARD, cards, legal, nothing_ever, play, position, refusal, steps

LAST_FIVE = "T5 C7 S0 H12 M3"


def last_round_of_first_lap(*seats: str) -> State:
    return position(*seats, display=LAST_FIVE, pile="")


def test_discard_pile_with_this_rounds_cards_becomes_the_draw_pile() -> None:
    """R17"""
    state = last_round_of_first_lap("T:12,9 x:M2,M4", "C:3")
    after = play(state, "bid 2", "pass", "build T5 C7")
    assert (after.lap, after.phase, after.discard) == (2, Phase.DEAL, ())
    assert set(cards("S0 H12 M3")) <= set(after.unseen)
    assert Counter(after.unseen) == Counter(deck(2)) - Counter(cards("T12 T9 T5 C7 C3 M2 M4"))


def test_rubble_does_not_come_back() -> None:
    """R17: neither old rubble nor a card demolished in this very round."""
    after = play(last_round_of_first_lap("T:12,9 x:M2", ""), "bid 1", "pass", "build xT9 C7")
    assert not set(cards("M2 T9")) & set(after.unseen)


def test_draw_pile_used_up_changes_nothing_until_the_round_has_ended() -> None:
    """R17"""
    state = last_round_of_first_lap("", "")
    for action in ["bid 1", "pass"]:
        assert (state.lap, state.pile) == (1, 0)
        state = play(state, action)
    assert (state.lap, state.pile, state.phase) == (1, 0, Phase.BUILD)
    after = play(state, "build C7")
    assert (after.lap, after.pile) == (2, 79)


def test_declined_round_at_the_end_of_the_pile_is_reshuffled_too() -> None:
    """R15, R17"""
    after = play(last_round_of_first_lap("T:15", ""), "bid 0", "pass")
    assert (after.lap, after.pile, after.start) == (2, 79, 0)


def test_pile_that_is_not_used_up_goes_on() -> None:
    """R17"""
    after = play(position("", "", display=LAST_FIVE, pile="M15"), "bid 0", "pass")
    assert (after.lap, after.pile, after.phase) == (1, 1, Phase.DEAL)
    assert len(after.discard) == 79


def test_game_ends_with_the_round_that_uses_up_the_pile_the_second_time() -> None:
    """R18"""
    state = position("T:12", "", display="T5 C7", pile="", lap=2)
    assert outcome(state) is None
    after = play(state, "bid 1", "pass", "build T5")
    assert (after.phase, after.turn, legal(after)) == (Phase.OVER, None, [])
    end = outcome(after)
    assert end is not None
    assert end.winners == (0,)


def test_declined_last_round_ends_the_game_too() -> None:
    """R15, R18"""
    after = play(position("T:12", "", display="T5 C7", pile="", lap=2), "bid 0", "pass")
    assert after.phase is Phase.OVER
    assert after.discard[-2:] == cards("T5 C7")


def test_largest_bid_of_a_short_last_round_is_the_number_of_its_cards() -> None:
    """R18"""
    state = position("", "", "", display="T5 C7", pile="", lap=2)
    assert legal(state) == ["bid 0", "bid 1", "bid 2"]
    assert play(state, "bid 2").phase is Phase.BUILD


@pytest.mark.parametrize("action", ["deal T5 C7 S0 H12 M3", "bid 1", "pass", "build T5", "retract"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    """R18"""
    over = play(position("", "", display="T5", pile="", lap=2), "bid 0", "pass")
    found = refusal(over, action)
    assert (found.code, found.rule) == ("turn.over", "R18")


def test_game_without_any_discarded_card_ends_after_the_first_time_through() -> None:
    """R17, ruling: one player builds all eighty cards, five a round from the 15s down."""
    state = start(2)
    for value in range(15, -1, -1):
        assert state.phase is Phase.DEAL
        five = [f"{letter}{value}" for letter in "TCHSM"]
        said = ["bid 5"] if state.start == 0 else ["bid 0", "bid 5"]
        state = play(state, "deal " + " ".join(five), *said, "build " + " ".join(five))
    end = outcome(state)
    assert end is not None
    assert (state.phase, state.lap, state.round) == (Phase.OVER, 1, 16)
    assert [score.total for score in end.scores] == [5 * 16 * 2 + 16, 0]


@pytest.mark.parametrize(("players", "rounds"), [(2, 32), (3, 32), (4, 44), (5, 44)])
def test_game_in_which_nobody_builds_shows_every_card_exactly_twice(players: int, rounds: int) -> None:
    """R17, R18"""
    game = list(steps(players, STANDARD, Random(5), nothing_ever))
    shown = Counter(card for _, action, _ in game if isinstance(action, Deal) for card in action.cards)
    assert shown == Counter(deck(players)) + Counter(deck(players))
    last = game[-1][2]
    assert (last.round, last.lap, last.phase) == (rounds, 2, Phase.OVER)
