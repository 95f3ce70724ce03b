"""What lists and results need to know of a table, derived from it (or from its log, when all is derived anew)."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta

from fivetowers.scoring import scores
from fivetowers.server.events import decode_event
from fivetowers.server.evolve import replay_table
from fivetowers.server.storage import DailyTry, SeatSummary, TableSummary
from fivetowers.server.table import Table, deadline


def summarise(table: Table) -> TableSummary:
    points = None if table.state is None or table.phase != "ended" else scores(table.state)
    return TableSummary(
        phase=table.phase,
        variant=table.options.variant,
        created_at=table.created_at,
        seats=tuple(SeatSummary(seat.setup.kind, seat.name, seat.owner) for seat in table.seats),
        listed=table.options.listed,
        creator=table.creator or None,
        points=points,
        daily=_daily_try(table, points),
        wake_at=_wake_at(table),
    )


def summarise_log(events: Sequence[bytes]) -> TableSummary:
    return summarise(replay_table("", map(decode_event, events)))


def is_like_before(before: Table, after: Table) -> bool:
    """Is the summary the same for sure, so that it need not be made again? It is after nearly every action."""
    return (
        after.seats is before.seats
        and after.phase == before.phase
        and after.creator is before.creator
        and after.options.pace.days is None
    )


def end_of_day(day: str) -> int:
    """The midnight (UTC) at which a daily deal is over, in milliseconds since 1970."""
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime.combine(next_day, time(), UTC).timestamp()) * 1_000


def _wake_at(table: Table) -> int | None:
    if table.phase != "playing":
        return None
    if table.options.pace.seconds is not None or not all(seat.is_present_person for seat in table.seats):
        return 0
    return deadline(table)


def _daily_try(table: Table, points: tuple[int, ...] | None) -> DailyTry | None:
    """Only a game that was played to its end within its day counts: afterwards everybody may know the cards."""
    day = table.options.daily
    if day is None:
        return None
    seat = next((index for index, seat in enumerate(table.seats) if not seat.is_bot), None)
    started = DailyTry(day, table.creator or None, None if seat is None else table.seats[seat].name)
    if points is None or seat is None or table.ended != "over" or table.actions[-1].at >= end_of_day(day):
        return started
    mine = points[seat]
    place = 1 + sum(other > mine for other in points)
    return DailyTry(day, started.owner, started.name, mine, place, table.actions[-1].at)
