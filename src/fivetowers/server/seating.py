"""Who sits where: joining, leaving, coming back, and what the creator may arrange before the start."""

from fivetowers.bots.roster import ROSTER
from fivetowers.errors import Refusal
from fivetowers.notation import quote
from fivetowers.server import events
from fivetowers.server.commands import (
    HOST,
    Actor,
    ChangeSeat,
    Forget,
    Join,
    Leave,
    MoveSeats,
    Relieve,
    RemoveName,
    Return,
    TransferSeat,
)
from fivetowers.server.draft import Draft, who_sits, why_not_playing, why_not_seat, why_not_setting_up, why_not_waiting
from fivetowers.server.events import OwnerHash, SeatSetup
from fivetowers.server.names import draw_friendly_name, english, read_name
from fivetowers.server.table import is_awaited, seats_of


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
        if refusal := why_not_seat(table, command.seat):
            return refusal
        if command.seat not in free:
            return Refusal("seat.taken", None, {"seat": command.seat + 1})
    elif not free:
        return Refusal("seat.full")
    return sit_down(draft, free[0] if command.seat is None else command.seat, command.name, actor.owner)


def sit_down(draft: Draft, seat: int, name: str, owner: OwnerHash) -> Refusal | None:
    """With the name that was asked for; at a table in the lobby with one from the friendly list."""
    if draft.table.options.listed:
        name_id = draw_friendly_name([other.name_id for other in draft.table.seats], draft.rng)
        draft.add(events.Joined(draft.now, seat, english(name_id), owner, name_id))
        return None
    checked = read_name(name)
    if isinstance(checked, Refusal):
        return checked
    draft.add(events.Joined(draft.now, seat, checked, owner))
    return None


def leave(draft: Draft, command: Leave, actor: Actor) -> Refusal | None:
    table = draft.table
    if command.seat is not None and (refusal := why_not_seat(table, command.seat)):
        return refusal
    if actor.role == "clock":
        is_due = command.seat is not None and table.phase == "playing" and table.options.away_seconds > 0
        if (
            command.seat is None
            or not is_due
            or table.seats[command.seat].is_bot
            or not is_awaited(table, command.seat)
        ):
            return Refusal("clock.not_due")
        leaving: tuple[int, ...] = (command.seat,)
    else:
        sitting = who_sits(table, actor)
        if isinstance(sitting, Refusal):
            return sitting
        if command.seat is not None and command.seat not in sitting.seats:
            return Refusal("seat.not_yours", None, {"seat": command.seat + 1})
        leaving = sitting.seats if command.seat is None else (command.seat,)
    if table.phase != "ended":
        for seat in leaving:
            if table.seats[seat].is_present_person:
                draft.add(events.Left(draft.now, seat))
    return None


def relieve(draft: Draft, command: Relieve, actor: Actor) -> Refusal | None:
    table = draft.table
    if refusal := why_not_seat(table, command.seat) or why_not_playing(table):
        return refusal
    if actor.owner is None or actor.owner != table.creator:
        return Refusal("table.not_creator")
    if table.seats[command.seat].is_present_person:
        draft.add(events.Left(draft.now, command.seat))
    return None


def come_back(draft: Draft, command: Return, actor: Actor) -> Refusal | None:
    """Never refused: whoever opens the table may send it, those who only watch too."""
    if actor.owner is not None and draft.table.phase == "playing":
        for seat in seats_of(draft.table, actor.owner):
            if draft.table.seats[seat].is_away:
                draft.add(events.Returned(draft.now, seat))
    return None


# ---- the creator, before the start -----------------------------------------------------------------------------------


def move_seats(draft: Draft, command: MoveSeats, actor: Actor) -> Refusal | None:
    if refusal := why_not_setting_up(draft.table, actor):
        return refusal
    seats = len(draft.table.seats)
    if sorted(command.order) != list(range(seats)):
        return Refusal("seat.order", None, {"seats": seats})
    draft.add(events.SeatsMoved(draft.now, command.order))
    return None


def change_seat(draft: Draft, command: ChangeSeat, actor: Actor) -> Refusal | None:
    if refusal := why_not_setting_up(draft.table, actor) or why_not_seat(draft.table, command.seat):
        return refusal
    setup = read_setup(command.what, listed=draft.table.options.listed)
    if isinstance(setup, Refusal):
        return setup
    draft.add(events.SeatChanged(draft.now, command.seat, setup))
    if setup.kind == "here":
        return sit_down(draft, command.seat, command.what.name or "", draft.table.creator)
    return None


def read_setup(setup: SeatSetup, *, listed: bool) -> SeatSetup | Refusal:
    """Only what belongs to this kind of seat; the name of a person is not part of it, because names can be removed."""
    if setup.kind != "bot":
        return SeatSetup(setup.kind)
    if setup.bot not in ROSTER:
        return Refusal("options.bot", None, {"seen": quote(setup.bot or ""), "bots": ", ".join(ROSTER)})
    if setup.name is None or listed:
        return SeatSetup("bot", setup.bot)
    name = read_name(setup.name)
    return name if isinstance(name, Refusal) else SeatSetup("bot", setup.bot, name)


# ---- owners and names ----------------------------------------------------------------------------------------------


def transfer_seat(draft: Draft, command: TransferSeat, actor: Actor) -> Refusal | None:
    if refusal := why_not_seat(draft.table, command.seat):
        return refusal
    owner = draft.table.seats[command.seat].owner
    if owner is None or owner != actor.owner:
        return Refusal("seat.not_yours", None, {"seat": command.seat + 1})
    if owner != command.owner:
        draft.add(events.OwnerMoved(draft.now, command.seat, command.owner))
    return None


def remove_name(draft: Draft, command: RemoveName, actor: Actor) -> Refusal | None:
    if actor != HOST:
        return Refusal("host.only")
    if refusal := why_not_seat(draft.table, command.seat):
        return refusal
    if draft.table.seats[command.seat].name is not None:
        draft.add(events.NameRemoved(draft.now, command.seat))
    return None


def forget_me(draft: Draft, command: Forget, actor: Actor) -> Refusal | None:
    """Before the start the seat is free again, and a table without its creator is closed."""
    table = draft.table
    if actor.owner is None:
        return Refusal("seat.watching")
    for seat in command.given_on:
        if table.seats[seat].owner not in (None, actor.owner):
            draft.add(events.NameRemoved(draft.now, seat))
    for seat in seats_of(table, actor.owner):
        if table.phase == "waiting":
            draft.add(events.Left(draft.now, seat))
        else:
            draft.add(events.NameRemoved(draft.now, seat, forgotten=True))
    if table.phase == "waiting" and table.creator == actor.owner:
        draft.finish("removed")
    return None
