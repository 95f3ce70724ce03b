"""What can happen in a game: cards are turned up, a player bids, passes, builds, or takes a bid back."""

from dataclasses import dataclass

from fivetowers.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance turns up the cards of a new round (R9), left to right."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A player says a number (R10)."""

    number: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A player says no higher number (R10)."""


@dataclass(frozen=True, slots=True)
class Build:
    """The winner may demolish one top card, then places the cards in this order (R12, R13)."""

    cards: tuple[Card, ...]
    demolish: Card | None = None

    @property
    def canonical(self) -> "Build":
        """The same build, cards grouped by kind: kinds never interact, so any interleaving is the same action."""
        return Build(tuple(sorted(self.cards, key=lambda card: card.kind)), self.demolish)


@dataclass(frozen=True, slots=True)
class Retract:
    """Tabletop variant: the winner takes back a bid that cannot be built (R16)."""


PlayerAction = Bid | Pass | Build | Retract
Action = Deal | PlayerAction
