"""A table as a line of a list: the lobby, or my games."""

import msgspec

from fivetowers.table.events import OwnerHash, SeatKind
from fivetowers.table.summary import TableSummary
from fivetowers.table.table import TablePhase


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat in a list of tables; `name_id` is the message of a friendly name or of a bot's."""

    kind: SeatKind
    name: str | None
    name_id: str | None
    bot: str | None = None
    won: bool = False


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list. `mine` are the seats (from 1) of this browser; `points` are there when the game is over."""

    id: str
    phase: TablePhase
    variant: str
    seats: list[ListedSeat]
    points: list[int] | None
    daily: str | None
    created_at: int
    updated_at: int
    mine: list[int] = []


def listed_seats(summary: TableSummary) -> tuple[ListedSeat, ...]:
    return tuple(ListedSeat(seat.kind, seat.name, seat.name_id, seat.bot, seat.won) for seat in summary.seats)


def listed_table(table_id: str, summary: TableSummary, updated_at: int, owner: OwnerHash) -> ListedTable:
    """The line for the list of this owner's games."""
    return ListedTable(
        id=table_id,
        phase=summary.phase,
        variant=summary.variant,
        seats=list(listed_seats(summary)),
        points=None if summary.points is None else list(summary.points),
        daily=None if summary.daily is None else summary.daily.date,
        created_at=summary.created_at,
        updated_at=updated_at,
        mine=[index + 1 for index, seat in enumerate(summary.seats) if seat.owner == owner],
    )
