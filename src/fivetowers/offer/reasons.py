"""What speaks for a bid or a build, in facts that follow from the position. The words are looked up by code.

A reason never says that something is good: it says what it brings, costs or leaves open, so that a reader can judge.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fivetowers.actions import Bid, Build, Pass
from fivetowers.cards import SPIRE
from fivetowers.errors import Facts
from fivetowers.offer.build_list import PointsAfter
from fivetowers.offer.seat_reach import demolition_price, reach
from fivetowers.rules import legal_builds, seat_after
from fivetowers.scoring import POINTS_A_CROWNED_CARD, score_seat
from fivetowers.state import Seat, State
from fivetowers.towers import fits

MOST_REASONS = 2
"""A hint is read in a moment: only the most telling ones are said."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and the facts that its sentence needs; kinds are letters, cards in notation."""

    code: str
    facts: Facts = field(default_factory=dict, hash=False)


def reasons(state: State, action: Bid | Pass | Build) -> tuple[Reason, ...]:
    """What speaks for this choice of the player to move, the most telling first."""
    assert state.turn is not None
    found = _of_build(state, state.turn, action) if isinstance(action, Build) else _of_bid(state, state.turn, action)
    return tuple(found)[:MOST_REASONS]


def best_change(state: State, seat: int, number: int) -> tuple[int, bool] | None:
    """The most points that building this many cards can bring now, and whether that takes a demolition."""
    points, now = PointsAfter(state.seats[seat]), score_seat(state.seats[seat]).total
    found = [(points.build(one.cards, one.demolish) - now, one.demolish) for one in legal_builds(state, seat, number)]
    if not found:
        return None
    most, demolish = max(found, key=lambda one: (one[0], one[1] is None))
    return most, demolish is not None


# ---- bids ----------------------------------------------------------------------------------------------------------


def _of_bid(state: State, seat: int, action: Bid | Pass) -> Iterator[Reason]:
    number = action.number if isinstance(action, Bid) else None
    if not number:
        yield from _of_declining(state, seat)
        return
    found = reach(state.seats[seat], state.display)
    gain = best_change(state, seat, number)
    if gain is not None:
        change, needs_demolition = gain
        code = "reason.gain_demolition" if needs_demolition else "reason.gain"
        yield Reason(code, {"number": number, "change": change})
    if number == len(state.display):
        yield Reason("reason.ends_bidding", {"number": number})
    elif number == found.most:
        yield Reason("reason.most", {"number": number})
    elif number >= found.without_demolition:
        price = demolition_price(state.seats[seat])
        yield Reason("reason.more_costs", {"number": number + 1, "price": price})
    elif (more := best_change(state, seat, number + 1)) is not None:
        yield Reason("reason.more_brings", {"number": number + 1, "change": more[0]})


def _of_declining(state: State, seat: int) -> Iterator[Reason]:
    """For a pass, or a 0 of the starting player."""
    most = reach(state.seats[seat], state.display).most
    lowest = (state.highest_bid or 0) + 1
    if most == 0:
        yield Reason("reason.nothing_fits")
    elif lowest > most:
        yield Reason("reason.too_high", {"most": most, "number": lowest})
    elif (gain := best_change(state, seat, lowest)) is not None:
        change, needs_demolition = gain
        code = "reason.gain_demolition" if needs_demolition else "reason.gain"
        yield Reason(code, {"number": lowest, "change": change})


# ---- builds --------------------------------------------------------------------------------------------------------


def _of_build(state: State, seat: int, build: Build) -> Iterator[Reason]:
    before = state.seats[seat]
    after = seat_after(before, build.cards, build.demolish)
    for card in build.cards:
        if card.value == SPIRE:
            height = after.towers[card.kind].height
            facts: Facts = {"kind": card.kind.letter, "floors": height, "points": height * POINTS_A_CROWNED_CARD}
            yield Reason("reason.crowns", facts)
    if build.demolish is not None:
        yield Reason("reason.demolishes", {"card": str(build.demolish), "price": demolition_price(before)})
    open_kinds = sorted({card.kind for card in build.cards if after.towers[card.kind].top != SPIRE})
    if open_kinds:
        count, kind = max((_still_fit(state, after, kind), -kind) for kind in open_kinds)
        tower = after.towers[-kind]
        assert tower.top is not None, "a card has just been placed there"
        facts = {"kind": tower.kind.letter, "top": tower.top, "count": count}
        yield Reason("reason.stays_open" if count else "reason.stuck", facts)


def _still_fit(state: State, seat: Seat, kind: int) -> int:
    """How many cards of the draw pile fit on this tower as it stands (on the first time through, of that pile)."""
    top = seat.towers[kind].top
    return sum(card.kind == kind and fits(card.value, top) for card in state.unseen)
