"""The view of a game under way as text: what is as it was at the last view is not written again.

What a view holds is said in `public.view`; this gives the same bytes for less, and a test holds the two together.
"""

from collections.abc import Iterable

import msgspec

from fivetowers.server import views
from fivetowers.server.board import Board, card_texts
from fivetowers.server.choices import turn_view
from fivetowers.server.events import EndReason, Event, TableOptions
from fivetowers.server.messages import encode_message
from fivetowers.server.public import ask_view, news_of, options_view, round_so_far, seat_views, view
from fivetowers.server.table import Table, TableSeat, deadline, undo_modes, whose_turn

_write = msgspec.json.Encoder().encode


class _StateText(msgspec.Struct, frozen=True, gc=False):
    """A StateView of a game that is not over, some of it written already."""

    players: int
    variant: str
    round: int
    lap: int
    phase: str
    turn: int
    start: int
    display: list[views.CardText]
    pile: int
    discard: msgspec.Raw
    bids: list[views.BidSaid]
    limits: tuple[int | None, ...]
    towers: msgspec.Raw
    rubble: msgspec.Raw
    scores: msgspec.Raw
    winners: None = None


class _Moving(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The end of a TableView: what nearly every action changes."""

    turn: views.TurnView
    round: list[views.PlayedView]
    news: list[views.News] = []
    deadline: int | None = None
    undo_ask: views.AskView | None = None
    end_ask: views.AskView | None = None
    ended: EndReason | None = None
    reveal: views.Reveal | None = None
    rematch: str | None = None


class ViewText:
    """The views of one table, one after the other."""

    __slots__ = (
        "_board", "_discard", "_head", "_middle", "_of_modes", "_options", "_points", "_rubble", "_seats", "_tail",
        "_towers",
    )  # fmt: skip

    def __init__(self) -> None:
        self._options: TableOptions | None = None
        self._seats: tuple[TableSeat, ...] | None = None
        self._board: Board | None = None

    def text(self, table: Table, news: Iterable[Event] = ()) -> bytes:
        state, board, turn = table.state, table.board, whose_turn(table)
        if state is None or board is None or turn is None:
            return encode_message(view(table, news))
        self._keep(table, board)
        position = _StateText(
            players=len(state.seats),
            variant=state.variant,
            round=state.round,
            lap=state.lap,
            phase=state.phase,
            turn=turn.seat + 1,
            start=state.start + 1,
            display=card_texts(state.display),
            pile=len(state.unseen),
            discard=self._discard,
            bids=[views.BidSaid(state.bidder(index) + 1, bid) for index, bid in enumerate(state.bids)],
            limits=state.limits,
            towers=self._towers,
            rubble=self._rubble,
            scores=self._points,
        )
        moving = _Moving(
            turn=turn_view(table, state, board, turn),
            round=round_so_far(table),
            news=[news_of(event) for event in news],
            deadline=deadline(table),
            undo_ask=None if table.undo_ask is None else ask_view(table, table.undo_ask),
            end_ask=None if table.end_ask is None else ask_view(table, table.end_ask),
        )
        head = b'{"type":"table","number":%d' % table.number
        seats = self._seats_text(table)
        return b"".join((head, self._head, seats, self._middle, _write(position), self._tail, _write(moving)[1:]))

    def _keep(self, table: Table, board: Board) -> None:
        if table.options is not self._options:
            self._options = table.options
            options = _write(options_view(table.options))
            self._head = b',"id":%b,"phase":"playing","options":%b,"seats":' % (_write(table.id), options)
            self._middle = b',"commitment":%b,"state":' % _write(table.commitment)
        if board is not self._board:
            self._board = board
            seats = board.seats
            self._discard = msgspec.Raw(_write(board.discard))
            self._towers = msgspec.Raw(_write([seat.towers for seat in seats]))
            self._rubble = msgspec.Raw(_write([seat.rubble for seat in seats]))
            self._points = msgspec.Raw(_write([seat.score.total for seat in seats]))
            scores = _write([seat.score for seat in seats])
            self._tail = b',"scores":%b,"to_come":%b,' % (scores, _write(board.to_come))

    def _seats_text(self, table: Table) -> bytes:
        """One for each of the few ways in which decisions can be taken back."""
        if table.seats is not self._seats:
            self._seats = table.seats
            self._of_modes: dict[tuple[views.UndoMode, ...], bytes] = {}
        modes = tuple(undo_modes(table))
        text = self._of_modes.get(modes)
        if text is None:
            text = self._of_modes[modes] = _write(seat_views(table, modes))
        return text
