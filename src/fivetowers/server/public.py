"""What everybody may know of a table: the view that goes to every socket, and the game's record.

Nothing here reads the hidden orders; what was revealed at the end is in the table's own log.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from fivetowers.actions import Deal
from fivetowers.record import FAIRNESS_TAGS, GameRecord
from fivetowers.scoring import outcome, scores
from fivetowers.server import views
from fivetowers.server.board import by_kind, card_texts, score_view, tower_values
from fivetowers.server.choices import turn_view
from fivetowers.server.events import Event, OwnerHash, TableOptions
from fivetowers.server.messages import You
from fivetowers.server.table import Ask, Table, deadline, seats_of, undo_modes, waiting_for, whose_turn
from fivetowers.state import State, Variant


def view(table: Table, news: Iterable[Event] = ()) -> views.TableView:
    """The table for every client alike; `news` are the events that led here from the number shown before."""
    state = table.state
    turn = whose_turn(table)
    options = table.options
    return views.TableView(
        number=table.number,
        id=table.id,
        phase=table.phase,
        options=options_view(options),
        seats=seat_views(table, undo_modes(table)),
        commitment=table.commitment,
        state=None if state is None else state_view(state),
        scores=[] if state is None else score_views(state),
        to_come={} if state is None else by_kind(state.unseen),
        turn=None if turn is None or state is None else turn_view(table, state, turn),
        round=round_so_far(table),
        news=[news_of(event) for event in news],
        deadline=deadline(table),
        undo_ask=None if table.undo_ask is None else ask_view(table, table.undo_ask),
        end_ask=None if table.end_ask is None else ask_view(table, table.end_ask),
        ended=table.ended,
        reveal=table.revealed if options.daily is None else None,
        rematch=table.rematch,
    )


def you(table: Table, owner: OwnerHash) -> You:
    return You([seat + 1 for seat in seats_of(table, owner)], table.creator == owner)


def score_views(state: State) -> list[views.ScoreView]:
    return [score_view(seat) for seat in state.seats]


def state_view(state: State) -> views.StateView:
    end = outcome(state)
    turn = state.turn
    return views.StateView(
        players=len(state.seats),
        variant=state.variant,
        round=state.round,
        lap=state.lap,
        phase=state.phase,
        turn=None if turn is None else turn + 1,
        start=state.start + 1,
        display=card_texts(state.display),
        pile=len(state.unseen),
        discard=card_texts(state.discard),
        bids=[views.BidSaid(state.bidder(index) + 1, bid) for index, bid in enumerate(state.bids)],
        limits=list(state.limits),
        towers=[tower_values(seat) for seat in state.seats],
        rubble=[card_texts(seat.rubble) for seat in state.seats],
        scores=list(scores(state)),
        winners=None if end is None else [seat + 1 for seat in end.winners],
    )


def options_view(options: TableOptions) -> views.OptionsView:
    return views.OptionsView(
        options.variant,
        options.start,
        options.pace,
        options.listed,
        options.hints,
        options.away_seconds,
        options.stand_in,
        options.daily,
    )


def seat_views(table: Table, modes: Sequence[views.UndoMode]) -> list[views.SeatView]:
    """`modes` are how each seat's last decision can be taken back."""
    return [
        views.SeatView(
            kind=seat.setup.kind,
            taken=table.phase != "waiting" or not seat.is_open,
            name=seat.name,
            name_id=seat.name_id,
            bot=seat.setup.bot,
            away=seat.is_away,
            undo=mode,
        )
        for seat, mode in zip(table.seats, modes, strict=True)
    ]


def round_so_far(table: Table) -> list[views.PlayedView]:
    """Every action since the cards were turned up, bids that were taken back included."""
    found: list[views.PlayedView] = []
    for played in reversed(table.actions):
        found.append(views.PlayedView(played.text, played.by, None if played.seat is None else played.seat + 1))
        if isinstance(played.action, Deal):
            break
    return found[::-1]


def ask_view(table: Table, ask: Ask) -> views.AskView:
    agreed = sorted(seat + 1 for seat in ask.agreed)
    return views.AskView(ask.seat + 1, agreed, [seat + 1 for seat in waiting_for(table, ask)])


def news_of(event: Event) -> views.News:
    """Only what everybody may know: no owner, no request id, no secret."""
    seat: int | None = getattr(event, "seat", None)
    order: tuple[int, ...] | None = getattr(event, "order", None)
    return views.News(
        type=event.__struct_config__.tag,  # type: ignore[arg-type]
        seat=None if seat is None else seat + 1,
        action=getattr(event, "action", None),
        by=getattr(event, "by", None),
        back_to=getattr(event, "back_to", None),
        order=None if order is None else [old + 1 for old in order],
    )


def record_of(table: Table) -> GameRecord | None:
    """The game as a record, with the fairness tags once they are revealed; None before it has begun."""
    if table.start is None or table.started_at is None:
        return None
    revealed = table.revealed
    values = () if revealed is None else (table.commitment, revealed.salt, revealed.order1, revealed.order2)
    return GameRecord(
        names=tuple(seat.name or str(index) for index, seat in enumerate(table.seats, start=1)),
        start=table.start,
        variant=Variant(table.options.variant),
        date=datetime.fromtimestamp(table.started_at / 1_000, UTC).date().isoformat(),
        tags=tuple(zip(FAIRNESS_TAGS, values, strict=False)),
        actions=tuple(played.action for played in table.actions),
    )
