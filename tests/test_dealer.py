"""The dealer: the order in which cards come, and come back."""

from collections import Counter
from random import Random

import pytest

from fivetowers import Dealer, Phase, apply, dealer_for, deck, new_dealer, start
from fivetowers.dealer import in_order
from tests.positions import STANDARD, anything, cards, play, position, steps


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_new_dealer_has_the_whole_deck_in_two_orders(players: int) -> None:
    """R1, R2, R17"""
    dealer = new_dealer(players, Random(1))
    assert Counter(dealer.pile) == Counter(dealer.order) == Counter(deck(players))
    assert dealer.pile != dealer.order
    assert dealer.pile != deck(players)


def test_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    assert new_dealer(3, Random(7)) == new_dealer(3, Random(7))
    assert new_dealer(3, Random(7)).pile != new_dealer(3, Random(8)).pile


def test_cards_come_from_the_front_of_the_pile_five_at_a_time() -> None:
    """R9"""
    dealer = new_dealer(2, Random(1))
    first, after = dealer.turn_up(start(2))
    assert first.cards == dealer.pile[:5]
    assert after.pile == dealer.pile[5:]
    assert dealer.turn_up(start(2)) == (first, after)  # a value: asked again, it says the same


@pytest.mark.parametrize(
    ("order", "discarded", "coming"),
    [
        pytest.param("T5 C7 S0 H12", "H12 T5", "T5 H12", id="discarded cards in the order, others left out"),
        pytest.param("T5 C7 T5 H12", "H12 T5 C7", "T5 C7 H12", id="one of two equal cards: the earlier place"),
        pytest.param("T5 C7 T5 H12", "T5 H12 T5", "T5 T5 H12", id="both of two equal cards"),
        pytest.param("C7 T5 H12 T5", "T5", "T5", id="one card"),
        pytest.param("C7 T5", "", "", id="nothing discarded"),
    ],
)
def test_second_time_through_follows_the_order(order: str, discarded: str, coming: str) -> None:
    """R17, and the fairness tags of records."""
    assert in_order(cards(order), cards(discarded)) == cards(coming)


def test_reshuffled_cards_come_in_the_order() -> None:
    """R17"""
    state = play(position("T:12", "", display="T5 C7 S0 H12 M3", pile=""), "bid 1", "pass", "build T5")
    dealer = Dealer((), tuple(reversed(deck(2))))
    deal, left = dealer.turn_up(state)
    assert deal.cards == cards("M15 M14 M13 M12 M11")
    assert len(left.pile) == 80 - 2 - 5
    assert not set(cards("T12 T5")) & set(left.pile)


@pytest.mark.parametrize("players", [2, 5])
def test_second_pile_of_a_whole_game_is_the_order_without_what_was_built(players: int) -> None:
    """R17, two equal cards included"""
    dealer = new_dealer(players, Random(21))  # the one that `steps` draws from the same seed
    game = list(steps(players, STANDARD, Random(21), anything))
    reshuffled = next(state for state, _, _ in game if state.lap == 2)
    coming = [
        card for state, _, after in game if state.lap == 2 and state.phase is Phase.DEAL for card in after.display
    ]
    assert tuple(coming) == in_order(dealer.order, reshuffled.unseen)


def test_dealer_who_takes_over_has_the_unseen_cards() -> None:
    state = position("T:12 x:M2", "", display="T5 C7 S0 H12 M3", said="1")
    dealer = dealer_for(state, Random(1))
    assert Counter(dealer.pile) == Counter(state.unseen)
    assert Counter(dealer.order) == Counter(deck(2))
    assert dealer_for(state, Random(2)).pile != dealer.pile


def test_dealer_who_takes_over_in_the_last_round_of_the_first_lap_reshuffles() -> None:
    """R17"""
    state = position("T:12", "", display="T5 C7 S0 H12 M3", pile="", said="1 -")
    dealer = dealer_for(state, Random(1))
    after = play(state, "build T5")
    deal, _ = dealer.turn_up(after)
    assert apply(after, deal).lap == 2
