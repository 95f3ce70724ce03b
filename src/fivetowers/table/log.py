"""Reading the log of a table as a whole, with one clear error for a log that this program cannot read."""

from collections.abc import Sequence

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.table.events import VOCABULARY, Event, decode_event
from fivetowers.table.evolve import evolve
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
    number = 1 if after is None else after.number + 1
    for body in bodies:
        try:
            event = decode_event(body)
            if event.v > VOCABULARY:
                raise ValueError(f"written by a newer version (vocabulary {event.v}, known up to {VOCABULARY})")
            table = evolve(table, table_id, event)
        except Exception as error:  # whatever it is: the log was written elsewhere, or was damaged
            raise Unreadable(table_id, f"event {number}: {type(error).__name__}: {error}"[:200]) from error
        log.append(event)
        number += 1
    if table is None:
        raise Unreadable(table_id, "there are no events")
    return table, log
