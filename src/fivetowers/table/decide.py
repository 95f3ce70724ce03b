"""The only authority at a table: a command comes in, events or a refusal come out. Pure; the clock is an argument."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from fivetowers.actions import Build, Deal
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.notation import parse_action
from fivetowers.rules import why_illegal
from fivetowers.shuffle import Hidden
from fivetowers.table import commands as ask
from fivetowers.table import consent, draw, events, seating
from fivetowers.table.commands import HOST, Actor, Command, Decision
from fivetowers.table.draft import (
    Draft,
    who_sits,
    why_not_playing,
    why_not_seat,
    why_not_setting_up,
    why_stale,
)
from fivetowers.table.events import By
from fivetowers.table.table import Table, deadline, is_drawing
from fivetowers.table.view.board import build_text

MOST_EVENTS = 5_000
"""In the log of one table; a long game without an undo has some hundreds."""
_parse_action = lru_cache(maxsize=2_000)(parse_action)  # most are bids, of which there are few


def decide(
    table: Table,
    command: Command,
    actor: Actor,
    now: int,
    dealer: Hidden | None = None,
    rng: Random | None = None,
    bots: Sequence[str] = (),
) -> Decision:
    """`dealer` is the table's own; `rng` draws a starting seat and friendly names; `bots` are those that may sit here.

    Nothing changes on a refusal.
    """
    draft = Draft(table, now, dealer, rng, bots)
    refusal = HANDLERS[type(command)](draft, command, actor)
    return draft.decision(table, refusal or _why_no_room(draft, command))


def _why_no_room(draft: Draft, command: Command) -> Refusal | None:
    """A log has an end, and what can be done without end is refused there; the game itself can always be finished."""
    is_longer = bool(draft.events) and draft.table.phase != "ended"
    if not is_longer or draft.table.number <= MOST_EVENTS or not isinstance(command, ENDLESS):
        return None
    return Refusal("table.log_full", None, {"most": MOST_EVENTS})


def start(draft: Draft, command: ask.Start, actor: Actor) -> Refusal | None:
    table = draft.table
    if is_drawing(table) and actor.owner == table.creator:
        return None  # once is enough
    if refusal := why_not_setting_up(table, actor):
        return refusal
    if free := sum(seat.is_open for seat in table.seats):
        return Refusal("table.seats_open", None, {"open": free})
    draw.call(draft)
    return None


def act(draft: Draft, command: ask.Act, actor: Actor) -> Refusal | None:
    """Refusals in this order: somebody else's seat, stale, no game, not notation, not their turn, against the rules."""
    table = draft.table
    seat = command.seat - 1
    by = _acts_as(table, seat, actor)
    if isinstance(by, Refusal):
        return by
    if by == "person" and draft.has_answered(actor.owner or "", command.request):
        return None
    refusal = why_stale(table, command.number, table.moved) or why_not_playing(table)
    if refusal:
        return refusal
    state = table.state
    assert state is not None
    turn = state.turn
    assert turn is not None
    try:
        action = _parse_action(command.action)
        if isinstance(action, Deal):
            return why_illegal(state, action)
        if seat != turn:
            return Refusal("turn.other", "R10", {"seat": turn + 1})
        if by == "clock" and ((due := deadline(table)) is None or draft.now < due):
            return Refusal("clock.not_due")
        if by == "person" and table.seats[seat].is_away:
            draft.add(events.Returned(draft.now, seat))
        text = build_text(action.cards, action.demolish) if isinstance(action, Build) else command.action
        request = command.request if by == "person" else None  # others never send anything twice
        draft.act(events.Acted(draft.now, text, seat, by, request), action)
    except FiveTowersError as error:
        return error.refusal
    return None


def _acts_as(table: Table, seat: int, actor: Actor) -> By | Refusal:
    """In which role this actor may act for a seat."""
    if refusal := why_not_seat(table, seat):
        return refusal
    sitting = table.seats[seat]
    if actor.role == "person" and sitting.owner is not None and sitting.owner == actor.owner:
        return "person"
    if actor.role == "clock" and sitting.is_present_person:
        return "clock"
    if actor.role == "bot" and not sitting.is_present_person:
        return "bot" if sitting.is_bot else "stand_in"
    return Refusal("seat.not_yours", None, {"seat": seat + 1})


def rematch(draft: Draft, command: ask.Rematch, actor: Actor) -> Refusal | None:
    """Only points to the next table, which is made beside it. The second to ask finds the first one's."""
    table = draft.table
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    if table.phase != "ended":
        return Refusal("rematch.early")
    if table.options.daily is not None:
        return Refusal("rematch.daily")
    if table.ended == "removed":
        return Refusal("table.ended")
    if table.rematch is None:
        draft.add(events.Rematched(draft.now, command.table_id))
    return None


def remove_table(draft: Draft, command: ask.RemoveTable, actor: Actor) -> Refusal | None:
    if actor != HOST:
        return Refusal("host.only")
    if draft.table.phase != "ended":
        draft.finish("removed")
    return None


ENDLESS = (
    ask.Join,
    ask.Leave,
    ask.MoveSeats,
    ask.ChangeSeat,
    ask.TransferSeat,
    ask.Seal,
    ask.Undo,
    ask.End,
)
"""People can do these as often as they like; other commands come to an end by themselves, or need one of these."""

HANDLERS: dict[type, Callable[[Draft, Any, Actor], Refusal | None]] = {
    ask.Join: seating.join,
    ask.Leave: seating.leave,
    ask.StandIn: seating.stand_in,
    ask.Relieve: seating.relieve,
    ask.Return: seating.come_back,
    ask.MoveSeats: seating.move_seats,
    ask.ChangeSeat: seating.change_seat,
    ask.TransferSeat: seating.transfer_seat,
    ask.ChangeSecret: seating.change_secret,
    ask.LeaveTry: seating.leave_try,
    ask.RemoveName: seating.remove_name,
    ask.Forget: seating.forget_me,
    ask.Seal: draw.seal,
    ask.Open: draw.open_number,
    ask.CloseDraw: draw.close,
    ask.Start: start,
    ask.Act: act,
    ask.Undo: consent.undo,
    ask.End: consent.end,
    ask.Agree: consent.agree,
    ask.Rematch: rematch,
    ask.RemoveTable: remove_table,
}
