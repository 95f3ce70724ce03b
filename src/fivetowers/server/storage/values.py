"""The values that go into storage and come out of it, and its errors. Times are milliseconds since the epoch (UTC)."""

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from msgspec import Struct

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.table.listing import ListedSeat
from fivetowers.table.summary import TableSummary
from fivetowers.table.table import TablePhase

WAITING: TablePhase = "waiting"
PLAYING: TablePhase = "playing"
ENDED: TablePhase = "ended"

ASLEEP = "asleep"
"""Holds the leases of tables that no node has to play: nobody looks on, and only people can go on."""
LONGEST_LEASE = 60.0
"""Seconds. A node's lease that would last longer was taken before the clock was set back: it counts no more."""


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


class TableEntry(Struct, frozen=True):
    """A table in a list: the lobby's, or that of my games (then `mine` holds the seats, 0-based, that I own)."""

    id: str
    number: int
    phase: TablePhase
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


class OwnDay(Struct, frozen=True):
    """A day on which a browser tried the deal; without points it did not come to the end, not in time at least."""

    date: str
    table_id: str
    points: int | None
    place: int | None


class OwnedTable(Struct, frozen=True):
    """All that is stored of one table for the export of its owner."""

    entry: TableEntry
    events: tuple[bytes, ...]


class SeatPass(Struct, frozen=True):
    """What a one-time link gives: a seat (0-based) of a table."""

    table_id: str
    seat: int


class DeviceLink(Struct, frozen=True):
    """What a one-time link to another device gives: a browser's secret, sealed with the link's token."""

    owner: str
    sealed: str


BanKind = Literal["address", "browser"]
BAN_KINDS: tuple[BanKind, ...] = get_args(BanKind)


class Ban(Struct, frozen=True, order=True):
    """Whom a host keeps out, and since when. A browser is known by the first digits of its hash."""

    kind: BanKind
    value: str
    at: int


class Rebuilt(Struct, frozen=True):
    """How many tables were derived again, and those whose logs cannot be read, each with why."""

    tables: int
    unreadable: tuple[tuple[str, str], ...] = ()


class StorageError(FiveTowersError):
    """The database cannot be used as asked; the words are found by the refusal's code.

    `is_unknown`: something may have been written all the same.
    """

    is_unknown = False


class Unavailable(StorageError):
    """The database does not answer, or cannot take more. Nothing of what was asked may be taken as done."""


class Conflict(StorageError):
    """Somebody else wrote first: load what is new and decide again."""

    def __init__(self, table_id: str) -> None:
        super().__init__(Refusal("storage.conflict", facts={"table": table_id}))
        self.table_id = table_id
