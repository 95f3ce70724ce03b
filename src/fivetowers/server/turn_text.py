"""A seat, and whose turn it is, as text: what `board` and `choices` say, for less, because the kernel writes it."""

from functools import cache

import msgspec

from fivetowers.cards import CARDS
from fivetowers.fast import layout
from fivetowers.fast.bridge import pack_seat, unpack_card
from fivetowers.fast.choices import builds_text, reach_text
from fivetowers.fast.letters import cards_text, score_text, towers_text
from fivetowers.server.choices import SCORE, bid_offer, turn_view
from fivetowers.server.first_preview import CAN, cannot, needs, top_that_can_go, top_that_stays
from fivetowers.server.table import Table, Turn
from fivetowers.state import BID, Seat, State

_PREVIEW = (
    b'{"seat":%d,"player":"person","legal":[%b],"building":{"type":"preview","number":%d,"seat":%d,"demolish":null,'
    b'"cards":[],"returned":[],"missing":%d,"choices":[%b],"tops":[%b],"orders":[],"score":%d,"change":0,"action":null}}'
)

_write = msgspec.json.Encoder().encode


class SeatText(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player as it is sent, the total of the points, and the seat as the kernel knows it."""

    seat: Seat
    towers: bytes
    rubble: bytes
    score: bytes
    total: int
    packed: bytes


def seat_text(seat: Seat) -> SeatText:
    packed = pack_seat(seat)
    total, score = score_text(packed)
    towers = tuple([tower.values for tower in seat.towers])
    return SeatText(seat, towers_text(towers), cards_text(seat.rubble), score, total, packed)


def turn_text(table: Table, state: State, display: bytes, seat: SeatText, turn: Turn) -> bytes:
    """The cards turned up come as the kernel knows them, the seat is the one whose turn it is."""
    if turn.player == "person":
        if state.phase is BID:
            return _bidding_text(table, state, display, seat, turn.seat)
        if text := _building_text(table, state, display, seat, turn.seat):
            return text
    return _write(turn_view(table, state, turn))


def _bidding_text(table: Table, state: State, display: bytes, seat: SeatText, index: int) -> bytes:
    most, without_demolition, example = reach_text(seat.packed, display)
    offer = bid_offer(state, index, most, without_demolition)
    return b'{"seat":%d,"player":"person","legal":[%b],"bids":%b,"most":%d,"price":%d%b' % (
        index + 1,
        offer.legal_text.replace(SCORE, b"%d" % seat.total),
        offer.bids_text,
        most,
        seat.packed[layout.RUBBLE] + 1,
        b',"example":"%b"}' % example if most and table.options.hints else b"}",
    )


def _building_text(table: Table, state: State, display: bytes, seat: SeatText, index: int) -> bytes:
    """Nothing where nothing can be built."""
    number = state.highest_bid
    assert number is not None
    legal, verdicts, can_go = builds_text(seat.packed, display, number)
    if not legal:
        return b""
    packed = seat.packed
    price = packed[layout.RUBBLE] + 1
    choices = [
        _card_text(card, packed[layout.TOP + card // layout.CARDS_A_KIND], number, verdict)
        for card, verdict in zip(display, verdicts, strict=True)
    ]
    tops = [
        _top_text(kind, packed[layout.TOP + kind], number, price if can_go[kind] else 0)
        for kind in range(layout.KINDS)
        if packed[layout.TOP + kind] != layout.EMPTY
    ]
    return _PREVIEW % (
        index + 1, legal, table.number, index + 1, number, b",".join(choices), b",".join(tops), seat.total,
    )  # fmt: skip


# ---- few, and the same in every game; cards and tops as the kernel knows them ----------------------------------------


@cache
def _card_text(code: int, top: int, bid: int, verdict: int) -> bytes:
    card = unpack_card(code)
    if verdict == layout.CHOICE_CAN:
        return _write(CAN[card.kind][card.value])
    if verdict == layout.CHOICE_NEEDS:
        return _write(needs(card, top))
    return _write(cannot(card, None if top == layout.EMPTY else top, bid))


@cache
def _top_text(kind: int, top: int, bid: int, price: int) -> bytes:
    """`price` is 0 where it cannot be demolished."""
    card = CARDS[kind][top]
    return _write(top_that_can_go(card, price) if price else top_that_stays(card, bid))
