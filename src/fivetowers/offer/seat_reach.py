"""How far a seat can go: the most cards that it can build, and what a demolition would cost."""

from functools import lru_cache
from typing import NamedTuple

from fivetowers.actions import Build
from fivetowers.cards import CARDS, Card, Kind
from fivetowers.rules import legal_builds
from fivetowers.scoring import rubble_points
from fivetowers.state import Seat, State, values_by_kind
from fivetowers.towers import orders


def demolition_price(seat: Seat) -> int:
    """The points that the next card in the rubble costs (R21)."""
    cards = len(seat.rubble)
    return rubble_points(cards) - rubble_points(cards + 1)


class Reach(NamedTuple):
    """The most cards that a seat can build (R11), the most without demolishing, and one build of the most."""

    most: int
    without_demolition: int
    cards: tuple[Card, ...]
    demolish: Card | None


def reach(seat: Seat, display: tuple[Card, ...]) -> Reach:
    """Kinds never interact, so the longest way in each kind, and the best of the demolitions, make the most."""
    towers = seat.towers
    ways: list[tuple[Card, ...]] = []
    without_demolition = gained_most = demolished_at = 0
    way_after: tuple[Card, ...] = ()
    demolish: Card | None = None
    for kind, values in values_by_kind(display):
        tower = towers[kind]
        way = _longest(kind, tower.top, values)
        without_demolition += len(way)
        if len(way) < len(values) and tower.can_be_demolished:
            after = _longest(kind, tower.below_top, values)
            if len(after) - len(way) > gained_most:
                gained_most = len(after) - len(way)
                demolished_at, way_after, demolish = len(ways), after, tower.top_card
        ways.append(way)
    if demolish is not None:
        ways[demolished_at] = way_after
    cards = tuple([card for way in ways for card in way])
    return Reach(without_demolition + gained_most, without_demolition, cards, demolish)


@lru_cache(maxsize=10_000)
def _longest(kind: Kind, top: int | None, values: tuple[int, ...]) -> tuple[Card, ...]:
    """The first of the longest ways to place these values."""
    row = CARDS[kind]
    return tuple([row[value] for value in max(orders(top, values), key=len)])


def example_build(state: State, seat: int, number: int | None = None) -> Build | None:
    """One way for this seat to build this many of the cards turned up (the most it can, unless told), or None.

    A build without demolition is shown where one exists, because rubble costs points.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> print(example_build(state, seat=0, number=2))
    build T5 C7
    """
    if number is None:
        found = reach(state.seats[seat], state.display)
        return Build(found.cards, found.demolish) if found.most else None
    return next(iter(legal_builds(state, seat, number)), None) if number else None
