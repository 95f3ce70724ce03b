"""What a person can choose from: builds with the points that they bring, best first, and what a bid would cost."""

from collections.abc import Sequence
from dataclasses import dataclass

from fivetowers.actions import Build
from fivetowers.cards import VALUES
from fivetowers.rules import apply, legal_builds
from fivetowers.scoring import score_seat
from fivetowers.state import Phase, Seat, State
from fivetowers.towers import fits


@dataclass(frozen=True, slots=True)
class Choice:
    """A build, the builder's points after it, and how many values the towers could still take."""

    build: Build
    points: int
    room: int


def choices(state: State) -> tuple[Choice, ...]:
    """Every legal build: most points first, then without demolition, then with most room left."""
    builder, number = state.turn, state.highest_bid
    if state.phase is not Phase.BUILD or builder is None or number is None:
        return ()
    found = []
    for build in legal_builds(state, builder, number):
        seat = apply(state, build).seats[builder]
        found.append(Choice(build, score_seat(seat).total, room(seat)))
    return tuple(sorted(found, key=lambda choice: (-choice.points, choice.build.demolish is not None, -choice.room)))


def room(seat: Seat) -> int:
    return sum(fits(value, tower.top) for tower in seat.towers for value in VALUES)


def most_without_demolition(state: State, seat: int) -> int:
    """How many of the cards turned up this seat can build while all its towers stay as they are."""
    numbers = range(len(state.display), 0, -1)
    builds = ((number, legal_builds(state, seat, number)) for number in numbers)
    return next((number for number, found in builds if any(build.demolish is None for build in found)), 0)


def same_cards(build: Build, legal: Sequence[Choice]) -> Build | None:
    """A legal build of the same cards in another order, if there is one."""
    wanted = (build.demolish, sorted(build.cards))
    return next((one.build for one in legal if (one.build.demolish, sorted(one.build.cards)) == wanted), None)
