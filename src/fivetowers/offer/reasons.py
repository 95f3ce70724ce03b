"""What speaks for a bid or a build, in facts that follow from the position. The words are looked up by code.

A reason never says that something is good: it says what it brings, costs, opens or leaves to others, so that a reader
can judge. Hints, puzzles and turning points of an analysis all ask here.
"""

from fivetowers.actions import Bid, Build, Pass
from fivetowers.offer.bid_reasons import best_take, bid_reasons
from fivetowers.offer.build_reasons import build_reasons
from fivetowers.offer.reason import Reason
from fivetowers.state import State

MOST_REASONS = 3
"""A hint is read in a moment: only the most telling ones are said."""

Reasoned = Bid | Pass | Build


def reasons(
    state: State, action: Reasoned, *, instead_of: Reasoned | None = None, most: int = MOST_REASONS
) -> tuple[Reason, ...]:
    """What speaks for this choice of the player to move, or for it and against another; the most telling first.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 T4 T3 T2 T0"))
    >>> [reason.code for reason in reasons(state, Bid(5))]
    ['reason.gain', 'reason.spire', 'reason.ends_bidding']
    """
    assert state.turn is not None
    if isinstance(action, Build):
        other = instead_of if isinstance(instead_of, Build) else None
        found = build_reasons(state, state.turn, action.canonical, None if other is None else other.canonical)
    else:
        found = bid_reasons(state, state.turn, action, None if isinstance(instead_of, Build) else instead_of)
    return tuple(dict.fromkeys(found))[:most]


def best_take_of_deal(state: State, seat: int) -> Reason | None:
    """What this seat could take at best of the cards turned up, for points now; None if it can take nothing."""
    take = best_take(state, seat, 1)
    facts = None if take is None else {"seat": seat + 1, "number": take.number, "change": take.change}
    return None if facts is None else Reason("reason.takes", facts)
