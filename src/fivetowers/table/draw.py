"""Everybody's random numbers, before the first deal: sealed while people sit down, opened when the start is asked for.

All seals are known before the first number, so nobody can choose one that suits them; and nobody is waited for longer
than a moment. docs/fairness.md says what this proves.
"""

from fivetowers.errors import Refusal
from fivetowers.shuffle import seal_of
from fivetowers.table import events
from fivetowers.table.commands import Actor, CloseDraw, Open, Seal
from fivetowers.table.draft import Draft, who_sits
from fivetowers.table.table import is_drawing, is_open_to_change, seals_at

TIME_TO_OPEN = 2_000
"""Milliseconds for which those who have sealed a number are waited for."""


def seal(draft: Draft, command: Seal, actor: Actor) -> Refusal | None:
    """One for each browser, however many sit at it. Too late is no fault: the start may have been on its way."""
    table = draft.table
    sitting = who_sits(table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    if table.shuffle and is_open_to_change(table):
        seat = next((seat for seat in sitting.seats if table.seats[seat].seal is not None), sitting.seats[0])
        if table.seats[seat].seal != command.seal:
            draft.add(events.Sealed(draft.now, seat, command.seal))
    return None


def call(draft: Draft) -> None:
    """From here on the seals stand. Where there are none, the game begins at once."""
    if draft.table.shuffle and seals_at(draft.table):
        draft.add(events.DrawCalled(draft.now))
    else:
        _begin(draft)


def open_number(draft: Draft, command: Open, actor: Actor) -> Refusal | None:
    sitting = who_sits(draft.table, actor)
    if isinstance(sitting, Refusal):
        return sitting
    draw = draft.table.draw
    if draw is None or not is_drawing(draft.table):
        return None
    seal = seal_of(command.number)
    mine = [part for part in draw.parts if part.seat in sitting.seats and part.seal == seal]
    if not mine:
        return Refusal("shuffle.number")
    for part in mine:
        if part.number is None:
            draft.add(events.Opened(draft.now, part.seat, command.number))
    if draft.table.draw is not None and draft.table.draw.is_complete:
        _begin(draft)
    return None


def close(draft: Draft, command: CloseDraw, actor: Actor) -> Refusal | None:
    """The server's clock has waited; it runs evenly, whatever the time of day is set to."""
    if actor.role != "clock" or not is_drawing(draft.table):
        return Refusal("clock.not_due")
    _begin(draft)
    return None


def _begin(draft: Draft) -> None:
    wanted = draft.table.options.start
    draft.add(events.Started(draft.now, draft.draw_start() if wanted == "random" else wanted - 1))
    draft.go_on()
