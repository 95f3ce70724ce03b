"""Two games with the same cards, played from the same seat, round by round: where they parted, and what came of it."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from fivetowers.table.view.board import CardText
from fivetowers.table.view.rounds import RoundView


class OneSide(msgspec.Struct, frozen=True):
    """A round of one game, for the seat that is compared: what it bid (None: it passed, or never came to bid), what it
    built (None: it did not), who built instead, and its points after the round."""

    display: list[CardText]
    bid: int | None
    built: str | None
    builder: int | None
    change: int
    points: int


class RoundBeside(msgspec.Struct, frozen=True):
    """`same`: everybody did the same in both games, on the same cards. A side is missing where its game was over."""

    round: int
    mine: OneSide | None
    other: OneSide | None
    same: bool


class SideBySide(msgspec.Struct, frozen=True):
    """`parted` is the first round that went another way, `by` the seat (from 1) that did something else first.

    Both are missing where the games are the same to the end.
    """

    seat: int
    parted: int | None
    by: int | None
    rounds: list[RoundBeside]


def side_by_side(mine: Sequence[RoundView], other: Sequence[RoundView], seat: int) -> SideBySide:
    """`seat` counts from 1, as in the rounds."""
    rounds = [
        RoundBeside(
            round=number,
            mine=None if one is None else _side(one, seat),
            other=None if two is None else _side(two, seat),
            same=one is not None and two is not None and _done(one) == _done(two),
        )
        for number, (one, two) in enumerate(zip_longest(mine, other), start=1)
    ]
    parted = next((beside.round for beside in rounds if not beside.same), None)
    is_in_both = parted is not None and parted <= min(len(mine), len(other))
    by = _first_to_differ(mine[parted - 1], other[parted - 1]) if parted is not None and is_in_both else None
    return SideBySide(seat, parted, by, rounds)


def _side(played: RoundView, seat: int) -> OneSide:
    bids = [said.bid for said in played.bids if said.seat == seat]
    is_builder = played.builder == seat
    return OneSide(
        display=played.display,
        bid=bids[-1] if bids else None,
        built=played.build if is_builder else None,
        builder=played.builder,
        change=played.change if is_builder else 0,
        points=played.scores[seat - 1].total,
    )


def _done(played: RoundView) -> tuple[object, ...]:
    return played.display, played.bids, played.builder, played.build


def _first_to_differ(one: RoundView, two: RoundView) -> int | None:
    """Bids come first, then the build. Nobody, if the cards themselves were others."""
    if one.display != two.display:
        return None
    for said, instead in zip(one.bids, two.bids, strict=False):
        if said != instead:
            return said.seat
    return one.builder
