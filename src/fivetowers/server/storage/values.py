"""The values that go into storage and come out of it, and its errors. Times are milliseconds since the epoch (UTC)."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from fivetowers.errors import FiveTowersError, Refusal

Phase = Literal["waiting", "playing", "ended"]
WAITING: Phase = "waiting"
PLAYING: Phase = "playing"
ENDED: Phase = "ended"

ASLEEP = "asleep"
"""Holds the leases of tables that no node has to play: nobody looks on, and only people can go on."""


class SeatSummary(Struct, frozen=True):
    """A seat as lists show it. The owner, a hash of the browser's secret, is for "my games" and never shown."""

    kind: str
    name: str | None = None
    owner: str | None = None
    name_id: str | None = None


class DailyTry(Struct, frozen=True):
    """A try at the deal of a day; the last three stay empty until it is finished.

    The owner is the browser that began it: moving the seat to another device does not move the try. One browser has one
    try a day.
    """

    date: str
    owner: str | None
    name: str | None = None
    points: int | None = None
    place: int | None = None
    finished_at: int | None = None


class TableSummary(Struct, frozen=True):
    """What is derived from a table's log, so that tables can be found without reading logs.

    Writing an action costs least while the summary stays equal, so nothing in it counts actions. `wake_at` says when
    the server may have something to do by itself, a bot's turn or a clock: 0 all through a game with bots or quick
    clocks, the deadline where clocks run for days, None where only people can go on.
    """

    phase: Phase
    variant: str
    created_at: int
    seats: tuple[SeatSummary, ...]
    listed: bool = False
    creator: str | None = None
    points: tuple[int, ...] | None = None
    daily: DailyTry | None = None
    wake_at: int | None = None


Summarise = Callable[[Sequence[bytes]], TableSummary]
"""The table module's fold: all events of one table, to its summary."""


Redact = Callable[[Sequence[bytes], str], Sequence[bytes]]
"""All events of one table and the hash of an owner, to the same events without that owner's names."""


class Append(Struct, frozen=True, gc=False):
    """Events that follow the first `expected` ones of a table; a summary only if that in the database may differ.

    Without a summary, the event before was written by this node, so that only a conflict is possible and no gap.
    """

    table_id: str
    expected: int
    events: tuple[bytes, ...]
    at: int
    summary: TableSummary | None


class ListedSeat(Struct, frozen=True):
    """A seat in a list of tables; `name_id` is the message id of a name from the friendly list."""

    kind: str
    name: str | None
    name_id: str | None


class TableEntry(Struct, frozen=True):
    """A table in a list: the lobby's, or that of my games (then `mine` holds the seats, 0-based, that I own)."""

    id: str
    number: int
    phase: Phase
    variant: str
    listed: bool
    daily: str | None
    seats: tuple[ListedSeat, ...]
    points: tuple[int, ...] | None
    created_at: int
    updated_at: int
    mine: tuple[int, ...] = ()


class DailyResult(Struct, frozen=True):
    """A line of a day's table of results."""

    table_id: str
    name: str | None
    points: int
    place: int | None
    finished_at: int


class OwnedTable(Struct, frozen=True):
    """All that is stored of one table for the export of its owner."""

    entry: TableEntry
    events: tuple[bytes, ...]


class Pass(Struct, frozen=True):
    """What a one-time link gives: a seat (0-based) of a table."""

    table_id: str
    seat: int


class StorageError(FiveTowersError):
    """The database cannot be used as asked; the words are found by the refusal's code."""


class Unavailable(StorageError):
    """The database does not answer, or cannot take more. Nothing of what was asked may be taken as done."""


class Conflict(StorageError):
    """Somebody else wrote first: load what is new and decide again."""

    def __init__(self, table_id: str) -> None:
        super().__init__(Refusal("storage.conflict", facts={"table": table_id}))
        self.table_id = table_id
