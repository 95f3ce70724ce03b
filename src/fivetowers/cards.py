"""The cards: five kinds, sixteen values, and which of them make the deck for a number of players."""

from enum import IntEnum
from functools import cache
from typing import NamedTuple

LETTERS = "TCHSM"
HIGHEST_VALUE = 15
VALUES = range(HIGHEST_VALUE + 1)
DOUBLED_VALUES = (0, 2, 5, 7, 10, 12)  # R2
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
FEWEST_PLAYERS_WITH_DOUBLES = 4  # R2
SPIRE = 0  # R7


class Kind(IntEnum):
    """The five kinds of tower (R1), in the order that every list in the game follows.

    >>> [kind.letter for kind in Kind]
    ['T', 'C', 'H', 'S', 'M']
    """

    TREE = 0
    CANDY = 1
    HAUNTED = 2
    SAND = 3
    SCRAP = 4

    __hash__ = int.__hash__  # an enum's own is slow, and cards are looked up all the time

    def __repr__(self) -> str:
        return f"Kind.{self.name}"

    @property
    def letter(self) -> str:
        """What stands for the kind in the notation; M is metal scrap."""
        return LETTERS[self]


class Card(NamedTuple):
    """One card. Cards sort by kind, then by value; a named tuple, because those compare several times as fast.

    >>> card = Card(Kind.SAND, 7)
    >>> print(card)
    S7
    >>> card < Card(Kind.SAND, 8)
    True
    """

    kind: Kind
    value: int

    def __str__(self) -> str:
        return f"{LETTERS[self.kind]}{self.value}"

    def __repr__(self) -> str:
        return f"Card({self.kind!r}, {self.value!r})"


CARDS = tuple(tuple(Card(kind, value) for value in VALUES) for kind in Kind)
"""Every card there is: `CARDS[kind][value]`."""


def copies(card: Card, players: int) -> int:
    """How many copies of this card the deck holds, by number of players (R1, R2).

    >>> copies(Card(Kind.SAND, 7), players=3), copies(Card(Kind.SAND, 7), players=4)
    (1, 2)
    """
    return 2 if players >= FEWEST_PLAYERS_WITH_DOUBLES and card.value in DOUBLED_VALUES else 1


@cache
def deck(players: int) -> tuple[Card, ...]:
    """The whole deck for this number of players, sorted (R1, R2).

    >>> len(deck(2)), len(deck(5))
    (80, 110)
    """
    return tuple(card for row in CARDS for card in row for _ in range(copies(card, players)))
