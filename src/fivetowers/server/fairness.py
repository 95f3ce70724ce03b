"""Fairness that players can check: the order of the cards is fixed and committed to before the first deal (R23).

Nothing here needs the rest of the server, so that records can be verified anywhere.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from fivetowers.actions import Action, Deal
from fivetowers.cards import Card, deck
from fivetowers.dealer import in_order, shuffled
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import format_cards, parse_card
from fivetowers.record import FAIRNESS_TAGS, GameRecord, replay
from fivetowers.state import CARDS_A_ROUND, State

SALT_BYTES = 32
FEWEST_SALT_DIGITS = 32  # 128 bits
_SALT = re.compile(rf"[0-9a-f]{{{FEWEST_SALT_DIGITS},}}", re.IGNORECASE)


def commitment_of(salt: str, order1: str, order2: str) -> str:
    """What is published before the first deal: it binds the texts, and tells nothing about them."""
    return sha256("\n".join((salt, order1, order2)).encode()).hexdigest()


@dataclass(frozen=True, slots=True, repr=False)
class HiddenDealer:
    """The one holder of the orders: `order1` for the first time through the deck, `order2` for the second (R17).

    It deals by what was dealt before, so that an undone deal comes again with the same cards.
    """

    salt: str
    order1: tuple[Card, ...]
    order2: tuple[Card, ...]

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
        pile = in_order(self.order2, (*state.unseen, *dealt_again))
        return Deal(pile[len(dealt_again) :][:CARDS_A_ROUND])

    def to_bytes(self) -> bytes:
        """For the one field of the storage that holds it: the very text that the commitment is made from."""
        return "\n".join(self.reveal()).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "HiddenDealer":
        salt, order1, order2 = data.decode().split("\n")
        return cls(salt, _cards(order1), _cards(order2))


def new_hidden_dealer(players: int, rng: Random) -> HiddenDealer:
    """`rng` is `secrets.SystemRandom()` wherever people play."""
    return HiddenDealer(rng.randbytes(SALT_BYTES).hex(), shuffled(deck(players), rng), shuffled(deck(players), rng))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split(" "))


# ---- checking ------------------------------------------------------------------------------------------------------


def why_unfair(record: GameRecord, published: str | None = None) -> Refusal | None:
    """Why this record does not keep the promise of its commitment, or None if it does.

    `published` is the commitment that was seen before the game; without it the record's own is believed.
    """
    tags = dict(record.tags)
    for tag in FAIRNESS_TAGS:
        if tag not in tags:
            return Refusal("fairness.missing", None, {"tag": tag})
    commitment, salt, order1, order2 = (tags[tag] for tag in FAIRNESS_TAGS)
    if published is not None and published != commitment:
        return Refusal("fairness.published", None, {"seen": commitment, "expected": published})
    if not _SALT.fullmatch(salt):
        return Refusal("fairness.salt", None, {"fewest": FEWEST_SALT_DIGITS})
    if commitment != (expected := commitment_of(salt, order1, order2)):
        return Refusal("fairness.commitment", None, {"seen": commitment, "expected": expected})
    for tag in ("Order1", "Order2"):
        if not _is_order(tags[tag], len(record.names)):
            return Refusal("fairness.order", None, {"tag": tag})
    return _why_not_dealt(record, HiddenDealer(salt, _cards(order1), _cards(order2)))


def _is_order(text: str, players: int) -> bool:
    """All cards of the deck, each as often as the deck holds it."""
    try:
        return Counter(_cards(text)) == Counter(deck(players))
    except NotationError:
        return False


def _why_not_dealt(record: GameRecord, dealer: HiddenDealer) -> Refusal | None:
    for index, (action, state) in enumerate(zip(record.actions, replay(record), strict=False)):
        if isinstance(action, Deal):
            expected = dealer.turn_up(state, record.actions[:index])
            if action != expected:
                facts = {"seen": format_cards(action.cards), "expected": format_cards(expected.cards)}
                return Refusal("fairness.deal", "R9" if state.lap == 1 else "R17", {"round": state.round + 1, **facts})
    return None
