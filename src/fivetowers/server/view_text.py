"""The view of a game under way as text: what is as it was at the last view is not written again.

What a view holds is said in `public.view`; this gives the same bytes for less, and a test holds the two together. Where
the kernel is not compiled, the view is made of values each time.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

import msgspec

from fivetowers.cards import Card
from fivetowers.fast import is_compiled
from fivetowers.fast.bridge import pack_cards
from fivetowers.fast.letters import cards_text, values_text
from fivetowers.server import views
from fivetowers.server.events import Acted, By, Event, TableOptions
from fivetowers.server.history import History, Played
from fivetowers.server.messages import encode_message
from fivetowers.server.public import ask_view, news_of, options_view, seat_views, view
from fivetowers.server.table import Table, TableSeat, deadline, undo_modes, whose_turn
from fivetowers.server.turn_text import SeatText, seat_text, turn_text
from fivetowers.state import State

_TEXTS_KEPT = 10_000
_HAS_KERNEL = is_compiled()

_write = msgspec.json.Encoder().encode


class _Rare(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The end of a TableView: mostly there is none of it."""

    deadline: int | None = None
    undo_ask: views.AskView | None = None
    end_ask: views.AskView | None = None


class ViewText:
    """The views of one table, one after the other."""

    __slots__ = (
        "_after_bids", "_after_turn", "_before_state", "_before_turn", "_display", "_have_all_decided", "_head",
        "_last", "_of_last", "_of_modes", "_options", "_packed", "_round", "_seats", "_shown",
    )  # fmt: skip

    def __init__(self) -> None:
        self._options: TableOptions | None = None
        self._seats: tuple[TableSeat, ...] | None = None
        self._shown: tuple[SeatText, ...] = ()
        self._display: tuple[Card, ...] | None = None
        self._last: Played | None = None
        self._have_all_decided = False

    def text(self, table: Table, news: Sequence[Event] = ()) -> bytes:
        state, turn = table.state, whose_turn(table)
        if state is None or turn is None or not _HAS_KERNEL:
            return encode_message(view(table, news))
        if table.options is not self._options:
            self._keep_options(table)
        if state.display is not self._display or state.seats[turn.seat] is not self._shown[turn.seat].seat:
            self._keep_position(state)
        pieces = (
            b'{"type":"table","number":%d' % table.number,
            self._head,
            self._seats_text(table),
            self._before_turn,
            b'"phase":"%b","turn":%d' % (state.phase.encode(), turn.seat + 1),
            self._after_turn,
            _bids_text(state.bids, state.start, state.limits),
            self._after_bids,
            turn_text(table, state, self._packed, self._shown[turn.seat], turn),
            self._round_text(table.actions),
            b',"news":[%b]' % b",".join(map(_news_text, news)) if news else b"",
            _rare_text(table),
        )
        return b"".join(pieces)

    def _keep_options(self, table: Table) -> None:
        self._options = table.options
        options = _write(options_view(table.options))
        self._head = b',"id":%b,"phase":"playing","options":%b,"seats":' % (_write(table.id), options)
        self._before_state = b',"commitment":%b,"state":{"players":%d,' % (_write(table.commitment), len(table.seats))

    def _keep_position(self, state: State) -> None:
        """All that stays as it is from the deal to the build."""
        before = self._shown or (None,) * len(state.seats)
        shown = self._shown = tuple(
            [
                kept if kept is not None and kept.seat is seat else seat_text(seat)
                for kept, seat in zip(before, state.seats, strict=True)
            ]
        )
        self._display, self._packed = state.display, pack_cards(state.display)
        self._before_turn = b'%b"variant":"%b","round":%d,"lap":%d,' % (
            self._before_state, state.variant.encode(), state.round, state.lap,
        )  # fmt: skip
        self._after_turn = b',"start":%d,"display":%b,"pile":%d,"discard":%b' % (
            state.start + 1, cards_text(state.display), state.pile, cards_text(state.discard),
        )  # fmt: skip
        self._after_bids = (
            b',"towers":[%b],"rubble":[%b],"scores":[%b],"winners":null},"scores":[%b],"to_come":%b,"turn":'
            % (
                b",".join([seat.towers for seat in shown]),
                b",".join([seat.rubble for seat in shown]),
                b",".join([b"%d" % seat.total for seat in shown]),
                b",".join([seat.score for seat in shown]),
                values_text(state.unseen),
            )
        )

    def _seats_text(self, table: Table) -> bytes:
        """Once all have decided something, how decisions can be taken back depends on who (or nobody) did the last."""
        latest = table.actions.last(3)
        last = latest[-1]
        if table.seats is not self._seats:
            self._seats = table.seats
            self._of_modes: dict[tuple[views.UndoMode, ...], bytes] = {}
            self._have_all_decided = False
        if not (self._have_all_decided and self._last in latest):  # else something may have been taken back
            modes = tuple(undo_modes(table))
            self._of_last: dict[int | None, bytes] = {}
            self._have_all_decided = all(
                mode != "no" for mode, seat in zip(modes, table.seats, strict=True) if seat.is_present_person
            )
            return self._text_of_modes(table, modes)
        who = last.seat if last.by == "person" else None
        text = self._of_last.get(who)
        if text is None:
            text = self._of_last[who] = self._text_of_modes(table, tuple(undo_modes(table)))
        return text

    def _text_of_modes(self, table: Table, modes: tuple[views.UndoMode, ...]) -> bytes:
        text = self._of_modes.get(modes)
        if text is None:
            text = self._of_modes[modes] = _write(seat_views(table, modes))
        return text

    def _round_text(self, actions: History) -> bytes:
        """What `public.round_so_far` says. What came before an action never changes, so the text grows by the last."""
        *before, last = actions.last(2)
        text = _played_text(last.text, last.by, last.seat)
        if last.by == "deal":
            self._round = text
        elif before and before[0] is self._last:
            self._round = b"%b,%b" % (self._round, text)
        elif last is not self._last:
            found = [text]
            for played in islice(reversed(actions), 1, None):
                found.append(_played_text(played.text, played.by, played.seat))
                if played.by == "deal":
                    break
            self._round = b",".join(reversed(found))
        self._last = last
        return b',"round":[%b]' % self._round


# ---- small pieces, much the same at every table ----------------------------------------------------------------------


@lru_cache(_TEXTS_KEPT)
def _bids_text(bids: tuple[int | None, ...], start: int, limits: tuple[int | None, ...]) -> bytes:
    said = [views.BidSaid((start + index) % len(limits) + 1, bid) for index, bid in enumerate(bids)]
    return b',"bids":%b,"limits":%b' % (_write(said), _write(limits))


@lru_cache(_TEXTS_KEPT)
def _played_text(text: str, by: By, seat: int | None) -> bytes:
    return _write(views.PlayedView(text, by, None if seat is None else seat + 1))


def _news_text(event: Event) -> bytes:
    if isinstance(event, Acted):
        return _acted_text(event.action, event.by, event.seat)
    return _write(news_of(event))


@lru_cache(_TEXTS_KEPT)
def _acted_text(action: str, by: By, seat: int | None) -> bytes:
    return _write(news_of(Acted(0, action, seat, by)))


def _rare_text(table: Table) -> bytes:
    due, undo_ask, end_ask = deadline(table), table.undo_ask, table.end_ask
    if due is None and undo_ask is None and end_ask is None:
        return b"}"
    rare = _Rare(
        deadline=due,
        undo_ask=None if undo_ask is None else ask_view(table, undo_ask),
        end_ask=None if end_ask is None else ask_view(table, end_ask),
    )
    return b"," + _write(rare)[1:]
