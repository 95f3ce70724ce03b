"""One fact about a choice, and what all facts are made from: the cards that still fit, and the points of a build."""

from dataclasses import dataclass, field
from typing import NamedTuple

from fivetowers.actions import Build
from fivetowers.errors import Facts
from fivetowers.offer.build_list import PointsAfter
from fivetowers.rules import legal_builds
from fivetowers.scoring import score_seat, scores
from fivetowers.state import State
from fivetowers.towers import fits


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and the facts that its sentence needs; kinds are letters, cards in notation, seats count from 1."""

    code: str
    facts: Facts = field(default_factory=dict, hash=False)


class Take(NamedTuple):
    """A number of cards, the points that the best build of that many brings now, and that build."""

    number: int
    change: int
    build: Build


def best_of(state: State, seat: int, number: int) -> Take | None:
    """The build of this many cards that brings the most points now; without a demolition, if that brings as much."""
    points, now = PointsAfter(state.seats[seat]), score_seat(state.seats[seat]).total
    found = [(points.build(one.cards, one.demolish) - now, one) for one in legal_builds(state, seat, number)]
    if not found:
        return None
    change, build = max(found, key=lambda one: (one[0], one[1].demolish is None))
    return Take(number, change, build)


def best_rival(state: State, seat: int) -> tuple[int, int]:
    """The other seat with the most points now, the first after this one if there are several, and its points."""
    points = scores(state)
    others = [(seat + step) % state.players for step in range(1, state.players)]
    best = max(others, key=lambda other: points[other])
    return best, points[best]


def count_fitting(state: State, kind: int, top: int | None) -> int:
    """How many cards of the draw pile fit on a tower of this kind with this top."""
    return sum(card.kind == kind and fits(card.value, top) for card in state.unseen)
