"""Every bid with the reason why it cannot be said, if it cannot."""

from typing import NamedTuple

from fivetowers.actions import Bid, Pass
from fivetowers.errors import Refusal
from fivetowers.offer.seat_reach import Reach
from fivetowers.rules import why_illegal
from fivetowers.state import TABLETOP, State

_MOST_BIDS_KEPT = 8_000


class BidOffer(NamedTuple):
    """A number, or None for a pass, and why it cannot be said, if it cannot.

    `needs_demolition`: this many cards can be built only with a demolition.
    """

    number: int | None
    refusal: Refusal | None
    needs_demolition: bool


class Bids:
    """Every number from 0 to that of the cards turned up, then a pass. Known by identity: the same come again."""

    __slots__ = ("legal", "offers")

    def __init__(self, offers: tuple[BidOffer, ...]) -> None:
        self.offers = offers
        self.legal = tuple(offer.number for offer in offers if offer.refusal is None)


_bids: dict[tuple[int | bool | None, ...], Bids] = {}


def bids(state: State, seat: int, found: Reach) -> Bids:
    """What the seat whose turn it is can say. The answers depend on a few small numbers, so each is asked for once."""
    key = (
        seat, state.start, state.highest_bid, state.limits[seat], len(state.display), state.variant is TABLETOP,
        found.most, found.without_demolition,
    )  # fmt: skip
    known = _bids.get(key)
    if known is None:
        if len(_bids) >= _MOST_BIDS_KEPT:
            _bids.clear()
        known = _bids[key] = Bids(_ask_rules(state, found))
    return known


def _ask_rules(state: State, found: Reach) -> tuple[BidOffer, ...]:
    offers = []
    for number in range(len(state.display) + 1):
        refusal = why_illegal(state, Bid(number))
        needs_demolition = refusal is None and found.without_demolition < number <= found.most
        offers.append(BidOffer(number, refusal, needs_demolition))
    return (*offers, BidOffer(None, why_illegal(state, Pass()), needs_demolition=False))
