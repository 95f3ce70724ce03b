"""The dealer: owns the order of the draw pile, the one secret of the game (R23), and turns cards up from it.

A dealer is a value: it can be kept with a state, so that an undone deal comes again with the same cards.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from fivetowers.actions import Deal
from fivetowers.cards import Card, deck
from fivetowers.state import CARDS_A_ROUND, State


@dataclass(frozen=True, slots=True)
class Dealer:
    """`pile` is the draw pile, next card first; `order` is one of all cards, in which discarded ones come back."""

    pile: tuple[Card, ...]
    order: tuple[Card, ...]

    def turn_up(self, state: State) -> tuple[Deal, "Dealer"]:
        """The cards of the next round, and the dealer that is left."""
        pile = self.pile or in_order(self.order, state.unseen)
        return Deal(pile[:CARDS_A_ROUND]), Dealer(pile[CARDS_A_ROUND:], self.order)


def new_dealer(players: int, rng: Random) -> Dealer:
    return Dealer(shuffled(deck(players), rng), shuffled(deck(players), rng))


def dealer_for(state: State, rng: Random) -> Dealer:
    """A dealer who takes over in the middle of a game: the unseen cards are shuffled anew."""
    return Dealer(shuffled(state.unseen, rng), shuffled(deck(state.players), rng))


def dealer_who_dealt(deals: Iterable[Deal], players: int, rng: Random) -> Dealer:
    """A dealer before the first deal who turns up these cards once more, and after them the others in a new order."""
    cards = deck(players)
    dealt = tuple(card for deal in deals for card in deal.cards)
    return Dealer(_completed(dealt[: len(cards)], cards, rng), _completed(dealt[len(cards) :], cards, rng))


def _completed(first: tuple[Card, ...], cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """All these cards, those that come first in front and the others shuffled behind them."""
    others = Counter(cards) - Counter(first)
    return first + shuffled(tuple(others.elements()), rng)


def shuffled(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, len(cards)))


def in_order(order: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """These cards as they stand in the order; of two equal cards the earlier place counts first."""
    wanted = Counter(cards)
    found = []
    for card in order:
        if wanted.get(card):
            wanted[card] -= 1
            found.append(card)
    return tuple(found)
