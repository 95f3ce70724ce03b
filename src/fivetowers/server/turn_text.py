"""Whose turn it is, as text: what `choices.turn_view` says, put together from pieces that are written already."""

import msgspec

from fivetowers.server.board import Board, build_text
from fivetowers.server.choices import SCORE, bid_offer, reach_of, turn_view
from fivetowers.server.table import Table, Turn
from fivetowers.state import Phase, State

_write = msgspec.json.Encoder().encode


def turn_text(table: Table, state: State, board: Board, turn: Turn) -> bytes:
    if turn.player != "person" or state.phase is not Phase.BID:
        return _write(turn_view(table, state, board, turn))
    seat = state.seats[turn.seat]
    reach = reach_of(seat, state.display)
    offer = bid_offer(state, turn.seat, reach)
    example = b"}"
    if table.options.hints and reach.most:
        example = b',"example":"%b"}' % build_text(reach.cards, reach.demolish).encode()
    return b'{"seat":%d,"player":"person","legal":[%b],"bids":%b,"most":%d,"price":%d%b' % (
        turn.seat + 1,
        offer.legal_text.replace(SCORE, b"%d" % board.seats[turn.seat].score.total),
        offer.bids_text,
        reach.most,
        len(seat.rubble) + 1,
        example,
    )
