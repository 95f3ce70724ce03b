"""Questions: functions over a connection, the same for both databases. Only one of them reads `orders`."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Row, Select, case, cast, func, or_, select

from fivetowers.server.storage.schema import (
    analyses,
    daily_tries,
    events,
    leases,
    meta,
    people,
    seats,
    secrets,
    tables,
)
from fivetowers.server.storage.values import (
    ASLEEP,
    ENDED,
    LONGEST_LEASE,
    PLAYING,
    WAITING,
    Ban,
    DailyResult,
    OwnDay,
    OwnedTable,
    TableEntry,
)
from fivetowers.table.listing import ListedSeat
from fivetowers.table.table import TablePhase

MOST_IDS = 500
"""How many ids one statement names."""

_decode_seats = msgspec.json.Decoder(tuple[ListedSeat, ...]).decode
_decode_points = msgspec.json.Decoder(tuple[int, ...]).decode

# The last event of a table, found by one step in the index of the log
_number = select(func.max(events.c.number)).where(events.c.table_id == tables.c.id).scalar_subquery()
_last = select(events.c.at).where(events.c.table_id == tables.c.id).order_by(events.c.number.desc()).limit(1)
_updated_at = _last.scalar_subquery()
_entries = select(tables, _number.label("number"), _updated_at.label("updated_at"))


def events_of(connection: Connection, table_id: str, after_number: int = 0) -> list[bytes]:
    body = cast(events.c.body, LargeBinary)  # SQLite would give a text that somebody wrote there by hand as a text
    found = select(body).where(events.c.table_id == table_id, events.c.number > after_number)
    return list(connection.scalars(found.order_by(events.c.number)))


def orders_of(connection: Connection, table_id: str) -> bytes | None:
    """The hidden orders of a table; what is done with them is up to the dealer alone."""
    return connection.scalar(select(secrets.c.orders).where(secrets.c.table_id == table_id))


def numbers_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in in_parts(table_ids):
        found.update(
            (id, number) for id, number in connection.execute(select(tables.c.id, _number).where(tables.c.id.in_(part)))
        )
    return found


def table_ids_after(connection: Connection, table_id: str, limit: int) -> list[str]:
    """The next tables of the log, in the order of their ids."""
    first = select(events.c.table_id).where(events.c.number == 1, events.c.table_id > table_id)
    return list(connection.scalars(first.order_by(events.c.table_id).limit(limit)))


def kept_analysis(connection: Connection, table_id: str, judge: str) -> bytes | None:
    return connection.scalar(select(analyses.c.body).where(analyses.c.table_id == table_id, analyses.c.judge == judge))


def kept_analyses(connection: Connection, table_ids: Sequence[str], judge: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for part in in_parts(table_ids):
        wanted = select(analyses.c.table_id, analyses.c.body).where(
            analyses.c.table_id.in_(part), analyses.c.judge == judge
        )
        found.update((id, body) for id, body in connection.execute(wanted))
    return found


# Lists


def listed_tables(connection: Connection, active_since: int, limit: int) -> list[TableEntry]:
    """The lobby: tables that wait for people first, then those to watch; the newest first."""
    open_first = case((tables.c.phase == WAITING, 0), else_=1)
    found = _entries.where(tables.c.listed, tables.c.phase.in_([WAITING, PLAYING]), _updated_at >= active_since)
    rows = connection.execute(found.order_by(open_first, tables.c.created_at.desc(), tables.c.id).limit(limit))
    return [_entry(row) for row in rows]


def games_of(
    connection: Connection, owner: str, phase: TablePhase | None, after: tuple[int, str] | None, limit: int
) -> list[TableEntry]:
    """The newest first; `after` is (created_at, id) of the last one that the reader has."""
    found = _entries.where(tables.c.id.in_(table_ids_of(owner)))
    if phase:
        found = found.where(tables.c.phase == phase)
    if after:
        created_at, id = after
        older = tables.c.created_at < created_at
        found = found.where(or_(older, (tables.c.created_at == created_at) & (tables.c.id > id)))
    rows = connection.execute(found.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit)).all()
    owned = select(seats.c.table_id, seats.c.seat).where(
        seats.c.owner == owner, seats.c.table_id.in_([row.id for row in rows])
    )
    mine: dict[str, tuple[int, ...]] = {}
    for table_id, seat in connection.execute(owned.order_by(seats.c.seat)):
        mine[table_id] = (*mine.get(table_id, ()), seat)
    return [_entry(row, mine.get(row.id, ())) for row in rows]


def tables_of(connection: Connection, owner: str, after: tuple[int, str] | None, limit: int) -> list[OwnedTable]:
    """All that is stored of an owner's tables, for the export; never the orders."""
    found = games_of(connection, owner, None, after, limit)
    return [OwnedTable(entry, tuple(events_of(connection, entry.id))) for entry in found]


def table_ids_of(owner: str) -> Select[Any]:
    """The tables where an owner sits, or that the owner made."""
    sits = select(seats.c.table_id).where(seats.c.owner == owner)
    return select(tables.c.id).where(or_(tables.c.creator == owner, tables.c.id.in_(sits)))


def count_games(connection: Connection, owner: str) -> int:
    return connection.scalar(select(func.count()).select_from(table_ids_of(owner).subquery())) or 0


def is_known(connection: Connection, owner: str) -> bool:
    return connection.execute(select(people.c.owner).where(people.c.owner == owner).limit(1)).first() is not None


def bans(connection: Connection) -> list[Ban]:
    """In the order in which they are listed."""
    found = connection.execute(select(meta.c.key, meta.c.value).where(meta.c.key.startswith("ban ")))
    keys = ((*row.key.split(" ", 2), int(row.value)) for row in found)
    return sorted(Ban(kind, value, at) for _, kind, value, at in keys)


def table_ids_naming(connection: Connection, owner: str) -> list[str]:
    """The tables in whose logs an owner ever stood."""
    return list(connection.scalars(select(people.c.table_id).where(people.c.owner == owner)))


def tables_to_wake(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where the server has something to do by itself and that no node has a lease for."""
    is_possible = (leases.c.node == ASLEEP) | (leases.c.until <= now + round(LONGEST_LEASE * 1000))
    is_kept = (
        select(leases.c.table_id).where(leases.c.table_id == tables.c.id, leases.c.until > now, is_possible).exists()
    )
    found = select(tables.c.id).where(
        tables.c.wake_at.is_not(None), tables.c.wake_at <= now, tables.c.phase != ENDED, ~is_kept
    )
    return list(connection.scalars(found.order_by(tables.c.wake_at, tables.c.id).limit(limit)))


# The daily deal


def daily_results(connection: Connection, date: str, limit: int) -> list[DailyResult]:
    """The best first; of equals, the one who had finished first."""
    column = daily_tries.c
    finished = select(column.table_id, column.name, column.points, column.place, column.finished_at).where(
        column.date == date, column.points.is_not(None), column.finished_at.is_not(None)
    )
    rows = connection.execute(finished.order_by(column.points.desc(), column.finished_at, column.table_id).limit(limit))
    return [DailyResult(*row) for row in rows]


def daily_try(connection: Connection, date: str, owner: str) -> tuple[str, bool] | None:
    """The table where a browser tried, and whether it has finished there."""
    column = daily_tries.c
    found = select(column.table_id, column.finished_at).where(column.date == date, column.owner == owner)
    row = connection.execute(found).first()
    return (row.table_id, row.finished_at is not None) if row else None


def own_days(connection: Connection, owner: str, until: str, limit: int) -> list[OwnDay]:
    """The newest first. Keys of challenges come after every day."""
    column = daily_tries.c
    found = select(column.date, column.table_id, column.points, column.place)
    mine = found.where(column.owner == owner, column.date <= until).order_by(column.date.desc()).limit(limit)
    return [OwnDay(*row) for row in connection.execute(mine)]


def in_parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (ids[start : start + MOST_IDS] for start in range(0, len(ids), MOST_IDS))


def _entry(row: Row[Any], mine: tuple[int, ...] = ()) -> TableEntry:
    return TableEntry(
        id=row.id,
        number=row.number,
        phase=row.phase,
        variant=row.variant,
        listed=row.listed,
        daily=row.daily,
        seats=_decode_seats(row.seats),
        points=None if row.points is None else _decode_points(row.points),
        created_at=row.created_at,
        updated_at=row.updated_at,
        mine=mine,
    )
