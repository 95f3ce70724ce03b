"""Whose turn it is, as text: what `choices.turn_view` says, for much less, because the kernel writes most of it."""

from functools import cache

import msgspec

from fivetowers.cards import CARDS, Card
from fivetowers.fast import is_compiled
from fivetowers.fast.choices import builds_text, reach_text
from fivetowers.fast.layout import CHOICE_CAN, CHOICE_NEEDS
from fivetowers.server.board import Board
from fivetowers.server.choices import SCORE, bid_offer, turn_view
from fivetowers.server.first_preview import CAN, cannot, needs, top_that_can_go, top_that_stays
from fivetowers.server.table import Table, Turn
from fivetowers.state import Phase, Seat, State

_HAS_KERNEL = is_compiled()
_PREVIEW = (
    b'{"seat":%d,"player":"person","legal":[%b],"building":{"type":"preview","number":%d,"seat":%d,"demolish":null,'
    b'"cards":[],"returned":[],"missing":%d,"choices":[%b],"tops":[%b],"orders":[],"score":%d,"change":0,"action":null}}'
)

_write = msgspec.json.Encoder().encode


def turn_text(table: Table, state: State, board: Board, turn: Turn) -> bytes:
    if turn.player == "person" and _HAS_KERNEL:
        if state.phase is Phase.BID:
            return _bidding_text(table, state, board, turn.seat)
        if text := _building_text(table, state, board, turn.seat):
            return text
    return _write(turn_view(table, state, board, turn))


def _bidding_text(table: Table, state: State, board: Board, index: int) -> bytes:
    seat = board.seats[index]
    most, without_demolition, example = reach_text(seat.packed, board.display)
    offer = bid_offer(state, index, most, without_demolition)
    return b'{"seat":%d,"player":"person","legal":[%b],"bids":%b,"most":%d,"price":%d%b' % (
        index + 1,
        offer.legal_text.replace(SCORE, b"%d" % seat.score.total),
        offer.bids_text,
        most,
        len(seat.rubble) + 1,
        b',"example":"%b"}' % example if most and table.options.hints else b"}",
    )


def _building_text(table: Table, state: State, board: Board, index: int) -> bytes:
    """Nothing where nothing can be built."""
    seat, number = board.seats[index], state.highest_bid
    assert number is not None
    legal, verdicts, can_go = builds_text(seat.packed, board.display, number)
    if not legal:
        return b""
    choices = _choices_text(state.seats[index], state.display, number, verdicts)
    tops = _tops_text(state.seats[index], number, can_go)
    return _PREVIEW % (index + 1, legal, table.number, index + 1, number, choices, tops, seat.score.total)


def _choices_text(seat: Seat, display: tuple[Card, ...], bid: int, verdicts: bytes) -> bytes:
    towers = seat.towers
    return b",".join(
        [_card_text(card, towers[card.kind].top, bid, verdict) for card, verdict in zip(display, verdicts, strict=True)]
    )


def _tops_text(seat: Seat, bid: int, can_go: bytes) -> bytes:
    price = len(seat.rubble) + 1
    found = []
    for tower, is_free in zip(seat.towers, can_go, strict=True):
        if tower.values:
            found.append(_top_text(CARDS[tower.kind][tower.values[-1]], bid, price if is_free else 0))
    return b",".join(found)


# ---- few, and the same in every game ---------------------------------------------------------------------------------


@cache
def _card_text(card: Card, top: int | None, bid: int, verdict: int) -> bytes:
    if verdict == CHOICE_CAN:
        return _write(CAN[card.kind][card.value])
    if verdict == CHOICE_NEEDS and top is not None:
        return _write(needs(card, top))
    return _write(cannot(card, top, bid))


@cache
def _top_text(top: Card, bid: int, price: int) -> bytes:
    """`price` is 0 where it cannot be demolished."""
    return _write(top_that_can_go(top, price) if price else top_that_stays(top, bid))
