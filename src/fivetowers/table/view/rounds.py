"""The rounds of a game that are over, derived from its actions on request, so that they need not be stored."""

from collections.abc import Iterable, Iterator

import msgspec

from fivetowers.actions import Action, Build, Deal
from fivetowers.notation import format_action
from fivetowers.rules import apply, start
from fivetowers.state import DEAL, OVER, State, Variant
from fivetowers.table.table import Table
from fivetowers.table.view.board import BidSaid, CardText, Letter, ScoreView, card_texts, score_view, tower_values


class RoundView(msgspec.Struct, frozen=True, gc=False):
    """A round that is over: what lay there, what was said, what was built (if anything), and the towers after it.

    `change` is what the build brought its builder in points.
    """

    round: int
    lap: int
    display: list[CardText]
    bids: list[BidSaid]
    builder: int | None
    build: str | None
    change: int
    towers: list[dict[Letter, list[int]]]
    rubble: list[list[CardText]]
    scores: list[ScoreView]


def rounds_over(table: Table, after: int = 0) -> Iterator[RoundView]:
    """Oldest first; `after` is how many of the first rounds to leave out."""
    if table.start is None:
        return iter(())
    first = start(len(table.seats), table.start, Variant(table.options.variant))
    return rounds_from(first, (played.action for played in table.actions), after)


def rounds_from(state: State, actions: Iterable[Action], after: int = 0) -> Iterator[RoundView]:
    """The rounds that these actions have brought to an end, from the position before the first deal."""
    for action in actions:
        before, state = state, apply(state, action)
        is_last = not isinstance(action, Deal) and state.phase in (DEAL, OVER)
        if is_last and before.round > after:
            yield _round(before, state, format_action(action) if isinstance(action, Build) else None)


def _round(before: State, after: State, build: str | None) -> RoundView:
    """The round that one action has ended: a build, or the last pass where nobody builds."""
    builder = None if build is None else before.turn
    bids = before.bids if build is not None else (*before.bids, None)
    return RoundView(
        round=before.round,
        lap=before.lap,
        display=card_texts(before.display),
        bids=[BidSaid(before.bidder(index) + 1, bid) for index, bid in enumerate(bids)],
        builder=None if builder is None else builder + 1,
        build=build,
        change=0
        if builder is None
        else score_view(after.seats[builder]).total - score_view(before.seats[builder]).total,
        towers=[tower_values(seat) for seat in after.seats],
        rubble=[card_texts(seat.rubble) for seat in after.seats],
        scores=[score_view(seat) for seat in after.seats],
    )
