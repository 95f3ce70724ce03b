"""What can happen in a game: cards are turned up, a player bids, passes, builds, or takes a bid back."""

from dataclasses import dataclass
from operator import index

from fivetowers.cards import Card


class _Written:
    """An action is printed as it is written in a record's rounds: `bid 3`."""

    __slots__ = ()

    def __str__(self) -> str:
        from fivetowers.notation import format_action

        return format_action(self)  # type: ignore[arg-type]  # only actions are written


@dataclass(frozen=True, slots=True)
class Deal(_Written):
    """Chance turns up the cards of a new round (R9), left to right.

    >>> from fivetowers import parse_action
    >>> len(parse_action("deal T5 C7 S0 H12 M3").cards)
    5
    """

    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Deal({self.cards!r})"


@dataclass(frozen=True, slots=True)
class Bid(_Written):
    """A player bids a number (R10).

    >>> print(Bid(3))
    bid 3
    """

    number: int

    def __post_init__(self) -> None:
        if type(self.number) is not int:  # Bid(2.0) and Bid(True) would pass for Bid(2) and Bid(1)
            object.__setattr__(self, "number", _whole_number(self.number))

    def __repr__(self) -> str:
        return f"Bid({self.number!r})"


def _whole_number(number: object) -> int:
    """Other kinds of integer, such as NumPy's, become plain ones."""
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise TypeError(f"a bid is a whole number, not {number!r}")
    return index(number)


@dataclass(frozen=True, slots=True)
class Pass(_Written):
    """A player does not bid higher (R10).

    >>> print(Pass())
    pass
    """


@dataclass(frozen=True, slots=True)
class Build(_Written):
    """The winner may demolish one top card, then places the cards in this order (R12, R13).

    >>> from fivetowers import Card, Kind
    >>> print(Build((Card(Kind.SAND, 0), Card(Kind.CANDY, 7)), demolish=Card(Kind.TREE, 5)))
    build xT5 C7 S0
    """

    cards: tuple[Card, ...]
    demolish: Card | None = None

    def __repr__(self) -> str:
        demolish = "" if self.demolish is None else f", demolish={self.demolish!r}"
        return f"Build({self.cards!r}{demolish})"

    @property
    def canonical(self) -> "Build":
        """The same build, cards grouped by kind: kinds never interact, so any interleaving is the same action."""
        return Build(tuple(sorted(self.cards, key=lambda card: card.kind)), self.demolish)


@dataclass(frozen=True, slots=True)
class Retract(_Written):
    """Tabletop variant: the winner takes back a bid that cannot be built (R16).

    >>> print(Retract())
    retract
    """


PlayerAction = Bid | Pass | Build | Retract
Action = Deal | PlayerAction
