"""Every legal build, with the builder's points after it."""

from collections.abc import Sequence
from typing import NamedTuple

from fivetowers.actions import Build
from fivetowers.cards import SPIRE, Card
from fivetowers.rules import legal_builds
from fivetowers.scoring import (
    POINTS_A_CARD,
    POINTS_A_CROWNED_CARD,
    POINTS_A_MAIN_TOWER_CARD,
    rubble_points,
    tower_points,
)
from fivetowers.state import Seat, State


class PointsAfter:
    """One seat's points after any of its builds, from what the build adds: no tower is made, no other seat counted."""

    __slots__ = ("_heights", "_rubble", "_towers")

    def __init__(self, seat: Seat) -> None:
        self._heights = [len(tower.values) for tower in seat.towers]
        self._towers = sum(map(tower_points, seat.towers))
        self._rubble = len(seat.rubble)

    def build(self, cards: Sequence[Card], demolish: Card | None) -> int:
        heights, points, rubble = self._heights.copy(), self._towers, self._rubble
        if demolish is not None:  # never of a crowned tower (R7)
            heights[demolish.kind] -= 1
            points -= POINTS_A_CARD
            rubble += 1
        for kind, value in cards:
            heights[kind] += 1
            points += POINTS_A_CARD
            if value == SPIRE:  # now every card of the tower counts for more
                points += heights[kind] * (POINTS_A_CROWNED_CARD - POINTS_A_CARD)
        return points + max(heights) * POINTS_A_MAIN_TOWER_CARD + rubble_points(rubble)


class BuildChoice(NamedTuple):
    """A legal build, and the builder's points after it."""

    cards: tuple[Card, ...]
    demolish: Card | None
    points: int

    @property
    def build(self) -> Build:
        return Build(self.cards, self.demolish)


def build_choices(state: State) -> tuple[BuildChoice, ...]:
    """Every legal build."""
    builder, number = state.turn, state.highest_bid
    assert builder is not None
    assert number is not None
    points = PointsAfter(state.seats[builder])
    found = legal_builds(state, builder, number)
    return tuple([BuildChoice(one.cards, one.demolish, points.build(one.cards, one.demolish)) for one in found])


def same_cards(build: Build, legal: Sequence[BuildChoice]) -> Build | None:
    """A legal build of the same cards in another order, if there is one."""
    wanted = (build.demolish, sorted(build.cards))
    return next((one.build for one in legal if (one.demolish, sorted(one.cards)) == wanted), None)
