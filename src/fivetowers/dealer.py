"""Dealers: they own the order of the draw pile, the one secret of the game (R23), and turn cards up from it.

A dealer is a value, so an undone deal turns up the same cards again. `Dealer` is kept with each state; a `HiddenDealer`
commits to its orders before the first deal, so that players can check them after the game.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from random import Random

from fivetowers.actions import Action, Deal
from fivetowers.cards import Card, deck
from fivetowers.notation import format_cards, parse_card
from fivetowers.state import CARDS_A_ROUND, State

SALT_BYTES = 32


@dataclass(frozen=True, slots=True)
class Dealer:
    """Turns up cards: `pile` is the draw pile, next card first; `order` says in which order discarded cards come back.

    >>> from fivetowers import start
    >>> deal, rest = Dealer(deck(2), deck(2)).turn_up(start(2))
    >>> print(deal)
    deal T0 T1 T2 T3 T4
    >>> len(rest.pile)
    75
    """

    pile: tuple[Card, ...]
    order: tuple[Card, ...]

    def turn_up(self, state: State) -> tuple[Deal, "Dealer"]:
        """The cards of the next round, and the dealer that is left."""
        pile = self.pile or in_order(self.order, state.unseen)
        return Deal(pile[:CARDS_A_ROUND]), Dealer(pile[CARDS_A_ROUND:], self.order)


def new_dealer(players: int, rng: Random) -> Dealer:
    """A dealer before the first deal, with a freshly shuffled deck for this number of players.

    >>> len(new_dealer(2, Random(1)).pile)
    80
    """
    return Dealer(shuffled(deck(players), rng), shuffled(deck(players), rng))


def dealer_for(state: State, rng: Random) -> Dealer:
    """A dealer who takes over in the middle of a game: the unseen cards are shuffled again.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> len(dealer_for(state, Random(1)).pile)
    75
    """
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
    return tuple(_each_in_order(order, cards))


def _each_in_order(order: tuple[Card, ...], cards: tuple[Card, ...]) -> Iterator[Card]:
    wanted = Counter(cards)
    for card in order:
        if wanted.get(card):
            wanted[card] -= 1
            yield card


# ---- for games whose fairness can be checked -------------------------------------------------------------------------


def commitment_of(salt: str, order1: str, order2: str) -> str:
    """What is published before the first deal: it binds the texts, and tells nothing about them."""
    return sha256("\n".join((salt, order1, order2)).encode()).hexdigest()


@dataclass(frozen=True, slots=True, repr=False)
class HiddenDealer:
    """The one holder of the orders: `order1` for the first time through the deck, `order2` for the second (R17).

    It deals by what was dealt before, so that an undone deal comes again with the same cards. `number` is the server's,
    where the orders follow from everybody's random numbers.
    """

    salt: str
    order1: tuple[Card, ...]
    order2: tuple[Card, ...]
    number: str = ""

    def __repr__(self) -> str:
        return "HiddenDealer(…)"

    @property
    def commitment(self) -> str:
        return commitment_of(*self.reveal())

    def reveal(self) -> tuple[str, str, str]:
        """Salt and orders as they are written in the tags. Only for the end of a game."""
        return self.salt, format_cards(self.order1), format_cards(self.order2)

    def turn_up(self, state: State, actions: Iterable[Action]) -> Deal:
        """The cards of the next round, after these actions."""
        if state.lap == 1:
            dealt = state.round * CARDS_A_ROUND
            return Deal(self.order1[dealt : dealt + CARDS_A_ROUND])
        # Equal cards make the way that the pile was laid out at the reshuffle count, so it is laid out again (R17).
        every_deal = [card for action in actions if isinstance(action, Deal) for card in action.cards]
        dealt_again = every_deal[len(self.order1) :]
        pile = _each_in_order(self.order2, (*state.unseen, *dealt_again))
        return Deal(tuple(islice(pile, len(dealt_again), len(dealt_again) + CARDS_A_ROUND)))

    def to_bytes(self) -> bytes:
        """For the one field of the storage that holds it: the very text that the commitment is made from."""
        return "\n".join(self.reveal()).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "HiddenDealer":
        salt, order1, order2 = data.decode().split("\n")
        return cls(salt, read_cards(order1), read_cards(order2))


def new_hidden_dealer(players: int, rng: Random) -> HiddenDealer:
    """`rng` is `secrets.SystemRandom()` wherever people play."""
    return HiddenDealer(rng.randbytes(SALT_BYTES).hex(), shuffled(deck(players), rng), shuffled(deck(players), rng))


def hidden_dealer_after(dealer: Dealer, rng: Random) -> HiddenDealer:
    """One that turns up the same cards as a dealer before the first deal, with a commitment of its own."""
    return HiddenDealer(rng.randbytes(SALT_BYTES).hex(), dealer.pile, dealer.order)


def read_cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split(" "))
