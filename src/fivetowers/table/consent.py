"""What one person cannot decide alone: taking actions back, and ending a game early.

Bots consent, and so do absent people, except to an undo of a deal or of their own decision.
"""

from fivetowers.errors import Refusal
from fivetowers.table import events
from fivetowers.table.commands import Actor, Agree, End, Undo
from fivetowers.table.draft import Draft, Sitting, who_sits, why_not_playing, why_not_setting_up, why_stale
from fivetowers.table.table import Ask, Table, last_decision, time_allowed, waiting_for

MOST_UNDOS = 300
"""In one game: far more than people need, and few enough for a log that is read at once."""


def undo(draft: Draft, command: Undo, actor: Actor) -> Refusal | None:
    """Back to this person's last decision; free while it is the last action of all, else everybody is asked."""
    table = draft.table
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    if draft.has_answered(sitting.owner, command.request):
        return None
    index = last_decision(table, sitting.owner)
    # What others did since does not matter, it is taken back with the rest; a decision or an undo of one's own does.
    own = table.undone if index is None else max(table.undone, table.actions[index].number)
    refusal = why_stale(table, command.number, own) or why_not_playing(table)
    if refusal:
        return refusal
    if table.options.daily is not None:
        return Refusal("undo.daily")
    if table.options.challenge is not None:
        return Refusal("undo.challenge")
    if index is None:
        return Refusal("undo.none")
    if table.undo_count >= MOST_UNDOS:
        return Refusal("undo.most", None, {"most": MOST_UNDOS})
    if table.undo_ask is not None and table.undo_ask.seat not in sitting.seats:
        return Refusal("ask.pending", None, {"seat": table.undo_ask.seat + 1})
    return _take_back(draft, command, index)


def _take_back(draft: Draft, command: Undo, index: int) -> Refusal | None:
    table = draft.table
    seat = table.actions[index].seat
    assert seat is not None
    is_waited_for = bool(waiting_for(table, Ask(seat, back_to=index)))
    if index == len(table.actions) - 1 and is_waited_for:
        # The clock of the decision runs on, so that undoing again and again cannot stop it.
        since = table.actions[index - 1].at
        allowed = time_allowed(table.options)
        if allowed is not None and draft.now >= since + allowed:
            return Refusal("undo.too_late")
        draft.add(events.Undone(draft.now, seat, index, since, command.request))
    elif not is_waited_for:
        draft.add(events.Undone(draft.now, seat, index, draft.now, command.request))
    elif table.undo_ask is None:
        draft.add(events.UndoAsked(draft.now, seat, index, command.request))
    return None


def agree(draft: Draft, command: Agree, actor: Actor) -> Refusal | None:
    """Yes or no, to whichever of the two was asked."""
    answer = _answer_undo if command.ask == "undo" else _answer_end
    return answer(draft, actor, is_yes=command.yes)


def _answer_undo(draft: Draft, actor: Actor, *, is_yes: bool) -> Refusal | None:
    ask = draft.table.undo_ask
    answer = _why_no_answer(draft.table, ask, actor, is_yes=is_yes)
    if isinstance(answer, Refusal):
        return answer
    assert ask is not None
    assert ask.back_to is not None
    if not is_yes:
        draft.add(events.UndoRefused(draft.now, answer.seats[0]))
        return None
    if not ask.agreed.intersection(answer.seats):
        draft.add(events.UndoAgreed(draft.now, answer.seats[0]))
    if not waiting_for(draft.table, draft.table.undo_ask or ask):
        draft.add(events.Undone(draft.now, ask.seat, ask.back_to, draft.now))
    return None


def end(draft: Draft, command: End, actor: Actor) -> Refusal | None:
    """Before the start the creator closes the table; in a game everybody has to agree."""
    table = draft.table
    if table.phase == "waiting":
        refusal = why_not_setting_up(table, actor)
        if refusal is None:
            draft.finish("agreed")
        return refusal
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    if draft.has_answered(sitting.owner, command.request):
        return None
    if refusal := why_not_playing(table):
        return refusal
    if table.end_ask is not None and table.end_ask.seat not in sitting.seats:
        return _answer_end(draft, actor, is_yes=True)  # both want the same
    seat = sitting.seats[0]
    if not waiting_for(table, Ask(seat)):
        draft.finish("agreed")
    elif table.end_ask is None:
        draft.add(events.EndAsked(draft.now, seat, command.request))
    return None


def _answer_end(draft: Draft, actor: Actor, *, is_yes: bool) -> Refusal | None:
    ask = draft.table.end_ask
    answer = _why_no_answer(draft.table, ask, actor, is_yes=is_yes)
    if isinstance(answer, Refusal):
        return answer
    assert ask is not None
    if not is_yes:
        draft.add(events.EndRefused(draft.now, answer.seats[0]))
        return None
    if not ask.agreed.intersection(answer.seats):
        draft.add(events.EndAgreed(draft.now, answer.seats[0]))
    if not waiting_for(draft.table, draft.table.end_ask or ask):
        draft.finish("agreed")
    return None


def _why_no_answer(table: Table, ask: Ask | None, actor: Actor, *, is_yes: bool) -> Sitting | Refusal:
    """The person who answers, or why they cannot. Saying no to one's own question withdraws it."""
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    if ask is None:
        return Refusal("ask.none")
    if is_yes and ask.seat in sitting.seats:
        return Refusal("ask.own")
    return sitting
