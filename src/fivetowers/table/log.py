"""Reading the log of a table as a whole, with one clear error for a log that this program cannot read."""

from collections.abc import Sequence

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.state import State
from fivetowers.table.events import VOCABULARY, Acted, Event, Started, Undone, decode_event
from fivetowers.table.evolve import evolve, states_until, take_back
from fivetowers.table.table import Table


class Unreadable(FiveTowersError):
    """What is stored of a table is damaged, or not known here. `why` is for the server's host."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(Refusal("table.unreadable"))
        self.table_id = table_id
        self.why = why


def read_log(table_id: str, bodies: Sequence[bytes], after: Table | None = None) -> tuple[Table, list[Event]]:
    """The table and its events; `after` is the table that the events follow. Raises Unreadable, and nothing else."""
    table, log = after, []
    states: list[State] = []
    number = 1 if after is None else after.number + 1
    for body in bodies:
        try:
            event = decode_event(body)
            if event.v > VOCABULARY:
                raise ValueError(f"written by a newer version (vocabulary {event.v}, known up to {VOCABULARY})")
            table = _next(table, table_id, event, states)
        except Exception as error:  # whatever it is: the log was written elsewhere, or was damaged
            raise Unreadable(table_id, f"event {number}: {type(error).__name__}: {error}"[:200]) from error
        log.append(event)
        number += 1
    if table is None:
        raise Unreadable(table_id, "there are no events")
    return table, log


def _next(table: Table | None, table_id: str, event: Event, states: list[State]) -> Table:
    """As `evolve` makes it, but an undo plays nothing again: `states` are those of the game so far, from its start on.

    They are of use in this one reading, where undos may be many.
    """
    if table is not None and isinstance(event, Undone):
        if len(states) != len(table.actions) + 1:  # the reading began in the middle of the game
            states[:] = states_until(table, len(table.actions))
        del states[event.back_to + 1 :]
        return take_back(table, event, states[-1])
    table = evolve(table, table_id, event)
    if table.state is not None and isinstance(event, Started | Acted):
        states.append(table.state)
    return table
