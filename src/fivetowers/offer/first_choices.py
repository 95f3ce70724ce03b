"""What the builder can do before anything is chosen, and who works that out."""

from collections.abc import Callable
from typing import NamedTuple

from fivetowers.cards import VALUES, Card
from fivetowers.offer.build_list import BuildChoice, build_choices
from fivetowers.offer.build_preview import build_offer
from fivetowers.offer.card_verdicts import CardVerdict, TopVerdict
from fivetowers.offer.seat_reach import Reach, reach
from fivetowers.state import BUILD, Seat, State
from fivetowers.towers import fits


class Choices(NamedTuple):
    """Every legal build, and what may be taken or demolished first, with nothing chosen yet."""

    builds: tuple[BuildChoice, ...]
    cards: tuple[CardVerdict, ...]
    tops: tuple[TopVerdict, ...]


def choices(state: State) -> Choices:
    """All that the builder can do."""
    found = build_choices(state)
    return Choices(found, *build_offer(state, found).first_verdicts())


class Finder(NamedTuple):
    """Who works out what a seat can build: the functions of this room, or their compiled twins."""

    reach: Callable[[Seat, tuple[Card, ...]], Reach]
    choices: Callable[[State], Choices]


READABLE = Finder(reach, choices)


def best_builds(state: State) -> tuple[BuildChoice, ...]:
    """Every legal build: most points first, then without demolition, then with most room left."""
    if state.phase is not BUILD:
        return ()
    found = build_choices(state)
    offer = build_offer(state, found)

    def worth(choice: BuildChoice) -> tuple[int, bool, int]:
        after = offer.after(choice.cards, choice.demolish)
        return (-choice.points, choice.demolish is not None, -room(after))

    return tuple(sorted(found, key=worth))


def room(seat: Seat) -> int:
    return sum(fits(value, tower.top) for tower in seat.towers for value in VALUES)
