"""Whose turn it is and what they can do, as values for the wire, and how they are made: what `offer` says, in notation.

Seats count from 1.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from fivetowers import offer
from fivetowers.actions import Build
from fivetowers.cards import LETTERS, Card, Kind
from fivetowers.errors import Fact, NotationError, Refusal
from fivetowers.notation import parse_card
from fivetowers.state import BID, State
from fivetowers.table.table import Table, Turn, TurnPlayer
from fivetowers.table.view.board import (
    CardText,
    Letter,
    ScoreView,
    SeatBoard,
    Towers,
    build_text,
    card_text,
    card_texts,
    score_view,
    tower_values,
)
from fivetowers.table.view.kept_parts import Ready, as_it_is


class ViewPart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What has its default is not sent."""


class Why(ViewPart, frozen=True, gc=False):
    """Why something cannot be done: the same code, rule and facts as a refusal."""

    code: str
    rule: str | None = None
    facts: dict[str, Fact] = {}


class LegalAction(ViewPart, frozen=True, gc=False):
    """`score` is the seat's total after it; `demolishes` the top card that a build would take away."""

    action: str
    score: int
    demolishes: CardText | None = None


class BidChoice(ViewPart, frozen=True, gc=False):
    """One button of the bidding: a number, or None for a pass; `why_not` says why it cannot be said.

    `demolition`: this number can be built only with one, at the price that the turn names.
    """

    number: int | None
    why_not: Why | None = None
    demolition: bool = False


class CardChoice(ViewPart, frozen=True, gc=False):
    """A card turned up that is not chosen yet. It can be taken now, or only after demolishing a card, or not at all."""

    card: CardText
    can: bool = False
    needs: CardText | None = None
    why_not: Why | None = None


class TopChoice(ViewPart, frozen=True, gc=False):
    """A top card of the builder's towers: may it be demolished now, at which price, or why not?"""

    card: CardText
    can: bool = False
    price: int = 0
    why_not: Why | None = None


class TowerOrders(ViewPart, frozen=True, gc=False):
    """The orders in which the cards chosen for a tower can stand, where there is more than one; the one used first."""

    kind: Letter
    orders: list[list[int]]


class Preview(msgspec.Struct, frozen=True, tag_field="type", tag="preview", gc=False):
    """A build that is being put together, as far as it stands.

    `cards` are those that stand, in placing order; `returned` are those that were asked for and do not. `towers`,
    `rubble` and `points` are the seat's as they will be, demolition included; `score` is their total, `change` the
    difference to now, `price` what the demolition costs. `action` can be sent as it is, once exactly the number bid
    stands.
    """

    number: int
    seat: int
    demolish: CardText | None
    cards: list[CardText]
    returned: list[CardText]
    missing: int
    choices: list[CardChoice]
    tops: list[TopChoice]
    orders: list[TowerOrders]
    towers: Towers
    rubble: list[CardText]
    points: ScoreView
    score: int
    change: int
    price: int
    action: str | None


class TurnView(ViewPart, frozen=True, gc=False):
    """Who decides. The rest is for people only: a bot's choices are nobody's business.

    While bidding: `bids`, the most that can be built, the `price` in points of a demolition, and an `example` of
    building the most (where hints are allowed). While building: the answer to a preview with nothing chosen yet.
    """

    seat: int
    player: TurnPlayer
    legal: list[LegalAction] = []
    bids: list[BidChoice] = []
    most: int | None = None
    price: int | None = None
    example: str | None = None
    building: Preview | None = None


# ---- the turn --------------------------------------------------------------------------------------------------------


def turn_view(
    table: Table,
    state: State,
    turn: Turn,
    board: SeatBoard,
    finder: offer.Finder = offer.READABLE,
    ready: Ready = as_it_is,
) -> TurnView:
    """`board` is that of the seat whose turn it is."""
    if turn.player != "person":
        return TurnView(turn.seat + 1, turn.player)
    if state.phase is BID:
        return _bidding(table, state, turn, board, finder, ready)
    return _building(table, state, turn, board, finder, ready)


def _building(table: Table, state: State, turn: Turn, board: SeatBoard, finder: offer.Finder, ready: Ready) -> TurnView:
    """The preview with nothing chosen yet, and every legal build."""
    number = state.highest_bid
    assert number is not None
    found = finder.choices(state)
    legal = [LegalAction(build_text(cards, top), score, _text(top)) for cards, top, score in found.builds]
    nothing = Preview(
        number=table.number,
        seat=turn.seat + 1,
        demolish=None,
        cards=[],
        returned=[],
        missing=number,
        choices=[_card_choice(verdict, ready) for verdict in found.cards],
        tops=[_top_choice(verdict, ready) for verdict in found.tops],
        orders=[],
        towers=board.towers,
        rubble=board.rubble,
        points=board.score,
        score=board.total,
        change=0,
        price=0,
        action=None,
    )
    legal = legal or [LegalAction("retract", board.total)]
    return TurnView(turn.seat + 1, turn.player, legal=legal, building=nothing)


def _bidding(table: Table, state: State, turn: Turn, board: SeatBoard, finder: offer.Finder, ready: Ready) -> TurnView:
    reach = finder.reach(state.seats[turn.seat], state.display)
    bids = offer.bids(state, turn.seat, reach)
    return TurnView(
        turn.seat + 1,
        turn.player,
        legal=_bids_to_say(bids.legal, board.total, ready),
        bids=_bid_choices(bids, ready),
        most=reach.most,
        price=board.price,
        example=build_text(reach.cards, reach.demolish) if table.options.hints and reach.most else None,
    )


@lru_cache(maxsize=2_000)
def _bids_to_say(legal: tuple[int | None, ...], total: int, ready: Ready) -> list[LegalAction]:
    texts = ["pass" if number is None else f"bid {number}" for number in legal]
    return ready([LegalAction(text, total) for text in texts])  # type: ignore[no-any-return]


@lru_cache(maxsize=4_000)
def _bid_choices(bids: offer.Bids, ready: Ready) -> list[BidChoice]:
    choices = [BidChoice(one.number, _why(one.refusal), one.needs_demolition) for one in bids.offers]
    return ready(choices)  # type: ignore[no-any-return]


# ---- a build that is being put together ----------------------------------------------------------------------------


def preview(
    table: Table,
    cards: Sequence[str],
    demolish: str | None,
    builds: tuple[Build, ...] | None = None,
    *,
    ordered: Sequence[str] = (),
) -> Preview | Refusal:
    """What becomes of these cards and this demolition.

    The cards of the kinds in `ordered` are placed as they are given. `builds` are all legal ones unless told: a lesson
    may offer fewer.
    """
    state = table.state
    if table.phase != "playing" or state is None:
        return Refusal("preview.not_building", "R12")
    try:
        wanted = [parse_card(text) for text in cards]
        top = None if demolish is None else parse_card(demolish)
    except NotationError as error:
        return error.refusal
    kinds = [kind for kind in Kind if kind.letter in ordered]
    found = offer.preview(state, wanted, top, builds, ordered=kinds)
    return found if isinstance(found, Refusal) else _preview(table, state, found)


def _preview(table: Table, state: State, found: offer.BuildPreview) -> Preview:
    assert state.turn is not None
    build = found.build
    return Preview(
        number=table.number,
        seat=state.turn + 1,
        demolish=_text(found.demolish),
        cards=card_texts(found.cards),
        returned=card_texts(found.returned),
        missing=found.missing,
        choices=[_card_choice(verdict, as_it_is) for verdict in found.choices],
        tops=[_top_choice(verdict, as_it_is) for verdict in found.tops],
        orders=[TowerOrders(LETTERS[one.kind], [list(order) for order in one.orders]) for one in found.orders],
        towers=tower_values(found.after),
        rubble=card_texts(found.after.rubble),
        points=score_view(found.after),
        score=found.score.total,
        change=found.change,
        price=found.price,
        action=None if build is None else build_text(build.cards, build.demolish),
    )


@cache
def _card_choice(verdict: offer.CardVerdict, ready: Ready) -> CardChoice:
    choice = CardChoice(card_text(verdict.card), verdict.can, _text(verdict.needs), _why(verdict.refusal))
    return ready(choice)  # type: ignore[no-any-return]


@cache
def _top_choice(verdict: offer.TopVerdict, ready: Ready) -> TopChoice:
    refusal = verdict.refusal
    return ready(TopChoice(card_text(verdict.card), refusal is None, verdict.price, _why(refusal)))  # type: ignore[no-any-return]


def _text(card: Card | None) -> CardText | None:
    return None if card is None else card_text(card)


def _why(refusal: Refusal | None) -> Why | None:
    return None if refusal is None else Why(refusal.code, refusal.rule, dict(refusal.facts))
