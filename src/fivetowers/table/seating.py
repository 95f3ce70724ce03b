"""Who sits where: joining, leaving, coming back, and what the creator may arrange before the start."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from fivetowers.errors import Refusal
from fivetowers.notation import quote
from fivetowers.table import events
from fivetowers.table.commands import (
    HOST,
    Actor,
    ChangeSeat,
    ChangeSecret,
    Forget,
    Join,
    Leave,
    LeaveTry,
    MoveSeats,
    Relieve,
    RemoveName,
    Return,
    StandIn,
    TransferSeat,
)
from fivetowers.table.draft import Draft, who_sits, why_not_playing, why_not_seat, why_not_setting_up, why_not_waiting
from fivetowers.table.events import Event, OwnerHash, SeatSetup
from fivetowers.table.evolve import empty_seat, evolve
from fivetowers.table.forgetting import NOBODY
from fivetowers.table.names import bot_unlike, draw_friendly_name, english, read_name, unlike
from fivetowers.table.table import Table, TableSeat, is_alone, is_awaited, is_drawing, is_open_to_change, seats_of

TIME_TO_RETURN = 60_000
"""Milliseconds in which leaving a game can be undone before anything was played for the one who left."""


def join(draft: Draft, command: Join, actor: Actor) -> Refusal | None:
    table = draft.table
    if actor.owner is None:
        return Refusal("seat.watching")
    if refusal := why_not_waiting(table):
        return refusal
    if own := seats_of(table, actor.owner):
        return Refusal("seat.already", None, {"seat": own[0] + 1})
    free = [index for index, seat in enumerate(table.seats) if seat.is_open]
    if command.seat is not None:
        if refusal := why_not_seat(table, command.seat - 1):
            return refusal
        if command.seat - 1 not in free:
            return Refusal("seat.taken", None, {"seat": command.seat})
    elif not free:
        return Refusal("seat.full")
    return sit_down(draft, free[0] if command.seat is None else command.seat - 1, command.name, actor.owner)


def sit_down(draft: Draft, seat: int, name: str, owner: OwnerHash) -> Refusal | None:
    """With the name that was asked for; at a table in the lobby, and without a name alone among bots, with one from the
    friendly list."""
    is_alone = all(other.is_bot for index, other in enumerate(draft.table.seats) if index != seat)
    if draft.table.options.listed or (is_alone and not name.strip()):
        name_id = draw_friendly_name([other.name_id for other in draft.table.seats], draft.rng)
        draft.add(events.Joined(draft.now, seat, english(name_id), owner, name_id))
        return None
    checked = read_name(name)
    if isinstance(checked, Refusal):
        return checked
    others = (other.name for index, other in enumerate(draft.table.seats) if index != seat)
    draft.add(events.Joined(draft.now, seat, unlike(checked, others), owner))
    return None


def leave(draft: Draft, command: Leave, actor: Actor) -> Refusal | None:
    """A game alone with bots waits for its player. Where people wait, a stand-in plays on, but not at once: the one
    who left may have second thoughts."""
    table = draft.table
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    is_before = is_open_to_change(table)
    if is_before or (table.phase != "ended" and not is_alone(table, sitting.owner)):
        for seat in sitting.seats:
            _leave_seat(draft, seat, 0 if is_before else draft.now + TIME_TO_RETURN)
    return None


def stand_in(draft: Draft, command: StandIn, actor: Actor) -> Refusal | None:
    table, seat = draft.table, command.seat - 1
    if refusal := why_not_seat(table, seat):
        return refusal
    is_running = actor.role == "clock" and table.phase == "playing" and table.options.away_seconds > 0
    if not is_running or table.seats[seat].is_bot or not is_awaited(table, seat):
        return Refusal("clock.not_due")
    _leave_seat(draft, seat)
    return None


def relieve(draft: Draft, command: Relieve, actor: Actor) -> Refusal | None:
    table, seat = draft.table, command.seat - 1
    if refusal := why_not_seat(table, seat) or why_not_playing(table):
        return refusal
    if actor.owner is None or actor.owner != table.creator:
        return Refusal("table.not_creator")
    _leave_seat(draft, seat)
    return None


def _leave_seat(draft: Draft, seat: int, stand_in_from: int = 0) -> None:
    if draft.table.seats[seat].is_present_person:
        draft.add(events.Left(draft.now, seat, stand_in_from))


def come_back(draft: Draft, command: Return, actor: Actor) -> Refusal | None:
    """Never refused: everybody who opens the table may send it, those who only watch too."""
    if actor.owner is not None and (draft.table.phase == "playing" or is_drawing(draft.table)):
        for seat in seats_of(draft.table, actor.owner):
            if draft.table.seats[seat].is_away:
                draft.add(events.Returned(draft.now, seat))
    return None


# ---- the creator, before the start -----------------------------------------------------------------------------------


def move_seats(draft: Draft, command: MoveSeats, actor: Actor) -> Refusal | None:
    if refusal := why_not_setting_up(draft.table, actor):
        return refusal
    seats = len(draft.table.seats)
    if sorted(command.order) != list(range(1, seats + 1)):
        return Refusal("seat.order", None, {"seats": seats})
    draft.add(events.SeatsMoved(draft.now, tuple(seat - 1 for seat in command.order)))
    return None


def change_seat(draft: Draft, command: ChangeSeat, actor: Actor) -> Refusal | None:
    seat = command.seat - 1
    if refusal := why_not_setting_up(draft.table, actor) or why_not_seat(draft.table, seat):
        return refusal
    setup = read_setup(command.what, draft.bots, listed=draft.table.options.listed)
    if isinstance(setup, Refusal):
        return setup
    others = (*draft.table.seats[:seat], *draft.table.seats[seat + 1 :])
    setup = with_name_apart(setup, empty_seat(setup, seat, others), others)
    draft.add(events.SeatChanged(draft.now, seat, setup))
    if setup.kind == "here":
        return sit_down(draft, seat, command.what.name or "", draft.table.creator)
    return None


def read_setup(setup: SeatSetup, bots: Sequence[str], *, listed: bool) -> SeatSetup | Refusal:
    """Only what belongs to this kind of seat; the name of a person is not part of it, because names can be removed."""
    if setup.kind != "bot":
        return SeatSetup(setup.kind)
    if setup.bot not in bots:
        return Refusal("options.bot", None, {"seen": quote(setup.bot or ""), "bots": ", ".join(bots)})
    if setup.name is None or listed:
        return SeatSetup("bot", setup.bot)
    name = read_name(setup.name)
    return name if isinstance(name, Refusal) else SeatSetup("bot", setup.bot, name)


def with_name_apart(setup: SeatSetup, then: TableSeat, others: Iterable[TableSeat]) -> SeatSetup:
    """A bot's seat, with another name if somebody has the one it would have `then`."""
    name = then.name_id or then.name
    if not then.is_bot or name is None:
        return setup
    found = bot_unlike(name, [other.name for other in others])
    return setup if found == name else replace(setup, name=found)


# ---- owners and names ----------------------------------------------------------------------------------------------


def transfer_seat(draft: Draft, command: TransferSeat, actor: Actor) -> Refusal | None:
    seat = command.seat - 1
    if refusal := why_not_seat(draft.table, seat):
        return refusal
    owner = draft.table.seats[seat].owner
    if owner is None or owner != actor.owner:
        return Refusal("seat.not_yours", None, {"seat": command.seat})
    if owner != command.owner:
        draft.add(events.OwnerMoved(draft.now, seat, command.owner))
    return None


def change_secret(draft: Draft, command: ChangeSecret, actor: Actor) -> Refusal | None:
    """Never refused to a browser: where nothing is its own, nothing happens."""
    if actor.owner is None:
        return Refusal("seat.watching")
    for seat in seats_of(draft.table, actor.owner):
        draft.add(events.OwnerMoved(draft.now, seat, command.owner, renewed=True))
    if draft.table.creator == actor.owner:
        draft.add(events.CreatorMoved(draft.now, owner=command.owner))
    return None


def ended_secrets(table: Table, new: Sequence[Event]) -> set[OwnerHash]:
    """Those whose person has another secret after these events: they are worth nothing any more."""
    ended: set[OwnerHash] = set()
    if not any(isinstance(event, events.OwnerMoved | events.CreatorMoved) for event in new):
        return ended
    for event in new:
        if isinstance(event, events.CreatorMoved):
            ended.add(table.creator)
        elif isinstance(event, events.OwnerMoved) and event.renewed:
            ended.add(table.seats[event.seat].owner or "")
        table = evolve(table, table.id, event)
    return ended


def leave_try(draft: Draft, command: LeaveTry, actor: Actor) -> Refusal | None:
    if actor.owner is None or actor.owner != draft.table.creator:
        return Refusal("table.not_creator")
    if not draft.table.has_left_try:
        draft.add(events.TryLeft(draft.now))
    return None


def remove_name(draft: Draft, command: RemoveName, actor: Actor) -> Refusal | None:
    if actor != HOST:
        return Refusal("host.only")
    seat = command.seat - 1
    if refusal := why_not_seat(draft.table, seat):
        return refusal
    if draft.table.seats[seat].name is not None:
        draft.add(events.NameRemoved(draft.now, seat))
    return None


def forget_me(draft: Draft, command: Forget, actor: Actor) -> Refusal | None:
    """Before the start the seat is free again, and a table without its creator is closed."""
    table = draft.table
    if actor.owner is None:
        return Refusal("seat.watching")
    for seat in (number - 1 for number in command.given_on):
        if table.seats[seat].owner not in (None, actor.owner):
            draft.add(events.NameRemoved(draft.now, seat))
    is_before = is_open_to_change(table)
    for seat in seats_of(table, actor.owner):
        if is_before:
            draft.add(events.Left(draft.now, seat))
        else:
            draft.add(events.NameRemoved(draft.now, seat, forgotten=True))
    if table.creator == actor.owner:
        draft.add(events.CreatorMoved(draft.now, owner=NOBODY))
        if is_before:
            draft.finish("removed")
    return None
