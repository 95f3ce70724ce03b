"""The fold that turns a log into a table, one event at a time. Pure, and total on what `decide` produces."""

from collections.abc import Iterable

from msgspec.structs import replace

from fivetowers.actions import Action
from fivetowers.notation import parse_action
from fivetowers.rules import apply, start
from fivetowers.state import State, Variant
from fivetowers.table import events
from fivetowers.table.events import Event, SeatSetup
from fivetowers.table.history import Played
from fivetowers.table.names import BOT_NAMES, english, name_of_bot
from fivetowers.table.table import (
    Answers,
    Ask,
    Draw,
    Reveal,
    Table,
    TableSeat,
    TakenBack,
    is_open_to_change,
    seals_at,
    seats_of,
)

SeatEvent = (
    events.Joined
    | events.Left
    | events.Returned
    | events.SeatChanged
    | events.OwnerMoved
    | events.Sealed
    | events.NameRemoved
)
AskEvent = (
    events.UndoAsked | events.UndoAgreed | events.UndoRefused | events.EndAsked | events.EndAgreed | events.EndRefused
)


def evolve(table: Table | None, table_id: str, event: Event) -> Table:
    """The table after one more event; None is the table before the first."""
    if table is None:
        assert isinstance(event, events.Created)
        return _created(table_id, event)
    if isinstance(event, events.Acted):
        return act(table, event, parse_action(event.action))
    if isinstance(event, events.Undone):
        return take_back(table, event, states_until(table, event.back_to)[-1])
    return replace(_change(table, event), number=table.number + 1, last_at=event.at)


def replay_table(table_id: str, log: Iterable[Event]) -> Table:
    """The table that a whole log makes."""
    table: Table | None = None
    for event in log:
        table = evolve(table, table_id, event)
    assert table is not None
    return table


def _created(table_id: str, event: events.Created) -> Table:
    return Table(
        id=table_id,
        creator=event.creator,
        options=event.options,
        commitment=event.commitment,
        seats=tuple(empty_seat(setup, seat) for seat, setup in enumerate(event.options.seats)),
        created_at=event.at,
        last_at=event.at,
        shuffle=event.shuffle,
    )


def empty_seat(setup: SeatSetup, seat: int, others: Iterable[TableSeat] = ()) -> TableSeat:
    """A seat without a person; people come by `Joined`, those on the creator's device too."""
    if setup.kind != "bot":
        return TableSeat(setup)
    if setup.name in BOT_NAMES:  # brought along from the game before
        return TableSeat(setup, english(setup.name), setup.name)
    if setup.name is not None:
        return TableSeat(setup, setup.name)
    name_id = name_of_bot(seat, [other.name_id for other in others])
    return TableSeat(setup, english(name_id), name_id)


def _change(table: Table, event: Event) -> Table:
    """All but the number."""
    if isinstance(event, SeatEvent):
        return _change_seat(table, event)
    if isinstance(event, AskEvent):
        return _change_asks(table, event)
    match event:
        case events.SeatsMoved(_, order):
            return _seats_moved(table, order)
        case events.CreatorMoved():
            return replace(table, creator=event.owner)
        case events.TryLeft():
            return replace(table, has_left_try=True)
        case events.DrawCalled() | events.Opened():
            return replace(table, draw=_draw_after(table, event))
        case events.Started():
            return _started(table, event)
        case events.Ended(_, reason):
            return replace(table, phase="ended", ended=reason, moved=table.number + 1, undo_ask=None, end_ask=None)
        case events.Revealed(_, salt, order1, order2, number):
            return replace(table, revealed=Reveal(salt, order1, order2, number))
        case events.Rematched(_, table_id):
            return replace(table, rematch=table_id)
    raise AssertionError(f"{type(event).__name__} cannot come here")


# ---- the game ------------------------------------------------------------------------------------------------------


def _first_state(table: Table, starting_seat: int) -> State:
    return start(len(table.seats), starting_seat, Variant(table.options.variant))


def _draw_after(table: Table, event: events.DrawCalled | events.Opened) -> Draw:
    if isinstance(event, events.DrawCalled):
        return Draw(event.at, seals_at(table))
    draw = table.draw
    assert draw is not None
    parts = tuple(replace(part, number=event.number) if part.seat == event.seat else part for part in draw.parts)
    return replace(draw, parts=parts)


def _started(table: Table, event: events.Started) -> Table:
    state = _first_state(table, event.start)
    return replace(
        table,
        phase="playing",
        start=event.start,
        started_at=event.at,
        turn_since=event.at,
        moved=table.number + 1,
        state=state,
    )


def act(table: Table, event: events.Acted, action: Action) -> Table:
    """The table after a game action whose text is read already. Raises IllegalAction if the rules do not allow it."""
    before = table.state
    assert before is not None
    after = apply(before, action)
    number = table.number + 1
    return replace(
        table,
        number=number,
        moved=number,
        last_at=event.at,
        turn_since=event.at,
        state=after,
        actions=table.actions.and_one(Played(action, event.action, event.seat, event.by, event.at, number)),
        answered=_answered(table, event.seat, event.request),
        undo_ask=None if event.by == "person" else table.undo_ask,
    )


def states_until(table: Table, actions: int) -> list[State]:
    """The states of the game from its start until after this many actions.

    They are played again: undos are rare, and so no table has to carry its earlier states.
    """
    assert table.start is not None
    states = [_first_state(table, table.start)]
    for played in table.actions[:actions]:
        states.append(apply(states[-1], played.action))
    return states


def take_back(table: Table, event: events.Undone, state: State) -> Table:
    """The table after an undo, where the state that it goes back to is known already."""
    taken = tuple(played.text for played in table.actions.last(len(table.actions) - event.back_to))
    number = table.number + 1
    return replace(
        table,
        number=number,
        moved=number,
        undone=number,
        last_at=event.at,
        turn_since=event.since,
        state=state,
        actions=table.actions[: event.back_to],
        undo_count=table.undo_count + 1,
        undos=table.undos if len(taken) == 1 else (*table.undos, TakenBack(event.seat, event.back_to, taken)),
        answered=_answered(table, event.seat, event.request),
        undo_ask=None,
    )


def _answered(table: Table, seat: int | None, request: str | None) -> Answers:
    """The answered requests, this one included."""
    if request is None or seat is None:
        return table.answered
    return table.answered.and_one(table.seats[seat].owner or "", request, table.number + 1)


# ---- seats and questions -------------------------------------------------------------------------------------------


def _change_seat(table: Table, event: SeatEvent) -> Table:
    index = event.seat
    seats = (*table.seats[:index], _seat_after(table, event), *table.seats[index + 1 :])
    if isinstance(event, events.OwnerMoved) and seats_of(table, table.creator) == (index,):
        return replace(table, seats=seats, creator=event.owner)  # the creator has moved to another device altogether
    if isinstance(event, events.Returned) and table.state is not None and table.state.turn == index:
        return replace(table, seats=seats, turn_since=event.at)
    return replace(table, seats=seats)


def _seats_moved(table: Table, order: tuple[int, ...]) -> Table:
    """The person chosen to start still starts."""
    start = table.options.start
    options = table.options if start == "random" else replace(table.options, start=order.index(start - 1) + 1)
    return replace(table, seats=tuple(table.seats[old] for old in order), options=options)


def _seat_after(table: Table, event: SeatEvent) -> TableSeat:
    seat = table.seats[event.seat]
    match event:
        case events.Joined(_, _, name, owner, name_id):
            return TableSeat(seat.setup, name or None, name_id, owner or None)
        case events.SeatChanged(_, _, what):
            others = (*table.seats[: event.seat], *table.seats[event.seat + 1 :])
            return empty_seat(what, event.seat, others)
        case events.OwnerMoved(_, _, owner):
            return replace(seat, owner=owner or None, seal=None)  # the other browser has a number of its own
        case events.Sealed(_, _, seal):
            return replace(seat, seal=seal)
        case events.NameRemoved(_, _, forgotten):
            nameless = replace(seat, name=None, name_id=None)
            return replace(nameless, owner=None, is_away=True) if forgotten else nameless
        case events.Left(_, _, stand_in_from):
            if is_open_to_change(table):
                return TableSeat(SeatSetup())
            return replace(seat, is_away=True, stand_in_from=stand_in_from)
        case events.Returned():
            return replace(seat, is_away=False, stand_in_from=0)


def _change_asks(table: Table, event: AskEvent) -> Table:
    match event:
        case events.UndoAsked(_, seat, back_to, request):
            ask = Ask(seat, back_to=back_to)
            return replace(table, undo_ask=ask, answered=_answered(table, seat, request))
        case events.EndAsked(_, seat, request):
            return replace(table, end_ask=Ask(seat), answered=_answered(table, seat, request))
        case events.UndoAgreed(_, seat):
            return replace(table, undo_ask=_agreed(table.undo_ask, seat))
        case events.EndAgreed(_, seat):
            return replace(table, end_ask=_agreed(table.end_ask, seat))
        case events.UndoRefused():
            return replace(table, undo_ask=None)
        case events.EndRefused():
            return replace(table, end_ask=None)


def _agreed(ask: Ask | None, seat: int) -> Ask | None:
    return ask and replace(ask, agreed=ask.agreed | {seat})
