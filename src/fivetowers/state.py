"""The position: what lies on the table, and the facts that follow from it. Nothing here is secret (R23)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from fivetowers.cards import Card, Kind, deck
from fivetowers.towers import EMPTY_TOWERS, Tower

CARDS_A_ROUND = 5  # R9
LAPS = 2  # R17, R18: the deck is gone through twice


class Variant(StrEnum):
    """What happens to a bid that cannot be built: refused at once (standard, R11) or taken back later (tabletop, R16).

    >>> Variant.TABLETOP.value
    'tabletop'
    """

    STANDARD = "standard"
    TABLETOP = "tabletop"


class Phase(StrEnum):
    """What comes next: cards are turned up, somebody bids, somebody builds, or the game is over.

    >>> [phase.value for phase in Phase]
    ['deal', 'bid', 'build', 'over']
    """

    DEAL = "deal"
    BID = "bid"
    BUILD = "build"
    OVER = "over"


# By name: to look a member up on its class takes Python 3.11 ten times as long, and rules ask for them all the time.
STANDARD, TABLETOP = Variant
DEAL, BID, BUILD, OVER = Phase


@dataclass(frozen=True, slots=True)
class Seat:
    """What lies in front of one player: five towers in the order of kinds, and the rubble in order of arrival.

    >>> from fivetowers import parse_seat
    >>> parse_seat("T:12,8 x:C7").cards
    (Card(Kind.TREE, 12), Card(Kind.TREE, 8), Card(Kind.CANDY, 7))
    """

    towers: tuple[Tower, ...] = EMPTY_TOWERS
    rubble: tuple[Card, ...] = ()

    def __str__(self) -> str:
        from fivetowers.notation import format_seat

        return format_seat(self)

    def __repr__(self) -> str:
        return f"parse_seat({str(self)!r})"

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of this seat."""
        return (*(card for tower in self.towers for card in tower.cards), *self.rubble)


@dataclass(frozen=True, slots=True)
class State:
    """A whole position. Seats count from 0 and go clockwise.

    `unseen` are the cards of the draw pile, sorted: everybody can work out which they are, nobody their order (R23).
    `start` is this round's starting player; between rounds and at the end it is already the next one. `bids` are those
    of this round in turn order from `start`, None for a pass. `limits` hold, for each seat that took a bid back, the
    number that it must stay below (R16).

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> state.round, state.turn, state.pile, state.highest_bid
    (1, 0, 75, None)
    """

    variant: Variant
    seats: tuple[Seat, ...]
    start: int
    unseen: tuple[Card, ...]
    round: int = 0
    lap: int = 1
    phase: Phase = DEAL
    display: tuple[Card, ...] = ()
    bids: tuple[int | None, ...] = ()
    limits: tuple[int | None, ...] = ()
    discard: tuple[Card, ...] = ()

    def __str__(self) -> str:
        """The table as text, in English."""
        from fivetowers.render import state_as_text

        return state_as_text(self)

    def __repr__(self) -> str:
        from fivetowers.position import format_state

        return f"parse_state({format_state(self)!r})"

    @property
    def players(self) -> int:
        """How many play, 2 to 5."""
        return len(self.seats)

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None while cards are to be turned up and when the game is over."""
        if self.phase is BID:
            return (self.start + len(self.bids)) % len(self.seats)
        if self.phase is BUILD:
            return self.highest_bidder
        return None

    def bidder(self, index: int) -> int:
        """The seat that says the bid with this index in `bids`."""
        return (self.start + index) % len(self.seats)

    @property
    def highest_bid(self) -> int | None:
        """Of this round so far; None if nobody has bid a number."""
        highest = None
        for bid in self.bids:
            if bid is not None and (highest is None or bid > highest):
                highest = bid
        return highest

    @property
    def highest_bidder(self) -> int | None:
        """The seat that made the highest bid, None if there is no bid."""
        highest = self.highest_bid
        return None if highest is None else self.bidder(self.bids.index(highest))

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.unseen)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows; the text, where there is no artwork."""
        from fivetowers.picture import notebook_svg

        return notebook_svg(self)


def cards_left(players: int, on_table: Iterable[Card]) -> tuple[Card, ...]:
    """The deck without the cards that lie on the table, sorted."""
    return tuple(sorted((Counter(deck(players)) - Counter(on_table)).elements()))


@lru_cache(maxsize=2_000)
def values_by_kind(cards: tuple[Card, ...]) -> tuple[tuple[Kind, tuple[int, ...]], ...]:
    """The kinds among these cards, each with its values, all sorted."""
    values: dict[Kind, list[int]] = {}
    for kind, value in sorted(cards):
        values.setdefault(kind, []).append(value)
    return tuple((kind, tuple(row)) for kind, row in values.items())
