"""What the person to move can do and what comes of it, so that a page needs no rules: bids and builds with scores."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from fivetowers.actions import Bid, Pass
from fivetowers.cards import VALUES, Card, Kind
from fivetowers.rules import builds_by_demolition, why_illegal
from fivetowers.scoring import score_seat
from fivetowers.server.board import CARD_TEXTS, Scorer, build_text
from fivetowers.server.first_preview import Builds, first_preview
from fivetowers.server.table import Table, Turn
from fivetowers.server.views import BidChoice, LegalAction, TurnView, why
from fivetowers.state import BID, TABLETOP, Seat, State, values_by_kind
from fivetowers.towers import NO_TOP, placements

SCORE = b"$"
"""Stands for the score in the text of an offer."""
_MOST_OFFERS = 20_000

_write = msgspec.json.Encoder().encode


def turn_view(table: Table, state: State, turn: Turn) -> TurnView:
    if turn.player != "person":
        return TurnView(turn.seat + 1, turn.player)
    seat = state.seats[turn.seat]
    score = score_seat(seat).total
    if state.phase is BID:
        reach = reach_of(seat, state.display)
        offer = bid_offer(state, turn.seat, reach.most, reach.without_demolition)
        return TurnView(
            turn.seat + 1,
            turn.player,
            legal=[LegalAction(action, score) for action in offer.legal],
            bids=offer.bids,
            most=reach.most,
            price=len(seat.rubble) + 1,
            example=build_text(reach.cards, reach.demolish) if table.options.hints and reach.most else None,
        )
    number = state.highest_bid
    assert number is not None
    builds = builds_by_demolition(state, turn.seat, number)
    return TurnView(
        turn.seat + 1,
        turn.player,
        legal=_legal_builds(Scorer(seat), builds) or [LegalAction("retract", score)],
        building=first_preview(table.number, turn.seat, seat, state.display, number, score, builds),
    )


def _legal_builds(scorer: Scorer, builds: Builds) -> list[LegalAction]:
    return [
        LegalAction(
            build_text(cards, demolish),
            scorer.after(cards, demolish),
            None if demolish is None else CARD_TEXTS[demolish.kind][demolish.value],
        )
        for demolish, choices in builds.items()
        for cards in choices
    ]


# ---- how far a seat can go -----------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """The most that a seat can build (R11), how much of it without demolishing, and one build of so many cards."""

    most: int
    without_demolition: int
    cards: tuple[Card, ...]
    demolish: Card | None


def reach_of(seat: Seat, display: tuple[Card, ...]) -> Reach:
    """Kinds never interact, so the longest way in each kind, and the best of the demolitions, make the most."""
    towers = seat.towers
    ways: list[tuple[Card, ...]] = []
    without_demolition = gained_most = demolished_at = 0
    way_after: tuple[Card, ...] = ()
    demolish: Card | None = None
    for kind, count, way_on in _longest_by_kind(display):
        on_it = towers[kind].values
        way = way_on[on_it[-1] if on_it else NO_TOP]
        without_demolition += len(way)
        if len(way) < count and towers[kind].can_be_demolished:
            after = way_on[on_it[-2] if len(on_it) > 1 else NO_TOP]
            if len(after) - len(way) > gained_most:
                gained_most = len(after) - len(way)
                demolished_at, way_after, demolish = len(ways), after, towers[kind].top_card
        ways.append(way)
    if demolish is not None:
        ways[demolished_at] = way_after
    cards = tuple([card for way in ways for card in way])
    return Reach(without_demolition + gained_most, without_demolition, cards, demolish)


@lru_cache(maxsize=10_000)
def _longest_by_kind(display: tuple[Card, ...]) -> tuple[tuple[Kind, int, tuple[tuple[Card, ...], ...]], ...]:
    """The kinds turned up, how many cards of each, and the longest way to place them, by the tower's top."""
    return tuple((kind, len(values), _longest_by_top(kind, values)) for kind, values in values_by_kind(display))


@lru_cache(maxsize=10_000)
def _longest_by_top(kind: Kind, values: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(max(placements(kind, top, values), key=len) for top in (*VALUES, None))


# ---- bids ----------------------------------------------------------------------------------------------------------


class BidOffer(NamedTuple):
    """All that can be said or not, and what of it is legal, as values and (the score left open) as text."""

    bids: list[BidChoice]
    legal: list[str]
    bids_text: bytes
    legal_text: bytes


_offers: dict[tuple[int | bool | None, ...], BidOffer] = {}


def bid_offer(state: State, seat: int, most: int, without_demolition: int) -> BidOffer:
    """The rules' answers depend on a few small numbers only, so they are asked once for each combination."""
    is_tabletop = state.variant is TABLETOP
    key = (
        seat, state.start, state.highest_bid, state.limits[seat], len(state.display), is_tabletop,
        most, without_demolition,
    )  # fmt: skip
    known = _offers.get(key)
    if known is None:
        if len(_offers) >= _MOST_OFFERS:
            _offers.clear()
        known = _offers[key] = _new_offer(_ask_rules(state, most, without_demolition))
    return known


def _new_offer(bids: list[BidChoice]) -> BidOffer:
    legal = [_bid_text(bid) for bid in bids if bid.why_not is None]
    text = b",".join(b'{"action":"%b","score":%b}' % (action.encode(), SCORE) for action in legal)
    return BidOffer(bids, legal, _write(bids), text)


def _ask_rules(state: State, most: int, without_demolition: int) -> list[BidChoice]:
    """Every number from 0 to that of the cards turned up, then a pass; each with the reason if it cannot be said."""
    found: list[BidChoice] = []
    for number in range(len(state.display) + 1):
        refusal = why_illegal(state, Bid(number))
        if refusal is not None:
            found.append(BidChoice(number, why(refusal)))
        else:
            found.append(BidChoice(number, demolition=without_demolition < number <= most))
    refusal = why_illegal(state, Pass())
    found.append(BidChoice(None, None if refusal is None else why(refusal)))
    return found


def _bid_text(bid: BidChoice) -> str:
    return "pass" if bid.number is None else f"bid {bid.number}"
