"""A table that nobody stored: a position set up for one reader, for lessons and puzzles, shown as any table is."""

from collections.abc import Sequence

from fivetowers.state import State
from fivetowers.table.events import SeatSetup, TableOptions
from fivetowers.table.history import History, Played
from fivetowers.table.names import english
from fivetowers.table.table import Table, TableSeat

_READER = "reader"


def stage(
    table_id: str, state: State, seat: int, others: Sequence[str], *, number: int = 1, actions: Sequence[Played] = ()
) -> Table:
    """Only the reader, at this seat, is a person; the `others` are bots with friendly names, by message id."""
    seats = [TableSeat(SeatSetup("bot", "apprentice"), english(name), name) for name in others]
    seats.insert(seat, TableSeat(SeatSetup(), owner=_READER))
    return Table(
        id=table_id,
        creator=_READER,
        options=TableOptions(tuple(own.setup for own in seats), hints=False),
        commitment="",
        seats=tuple(seats),
        created_at=0,
        last_at=0,
        number=number,
        phase="playing",
        state=state,
        actions=History(actions),
    )
