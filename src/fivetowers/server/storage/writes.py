"""Writes, except the fast path of an action: functions over a connection, run in a transaction on both databases."""

import time
from collections.abc import Collection, Iterable
from typing import Any
from uuid import uuid4

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fivetowers.server.storage import schema
from fivetowers.server.storage.queries import in_parts
from fivetowers.server.storage.values import (
    ASLEEP,
    BAN_KINDS,
    LONGEST_LEASE,
    Append,
    Ban,
    Conflict,
    DeviceLink,
    SeatPass,
)
from fivetowers.table.listing import listed_seats
from fivetowers.table.summary import TableSummary

BAN = "ban"
"""Keys in `meta` that begin so are those of bans."""
OF_A_TABLE = (schema.events, schema.secrets, schema.passes, schema.leases)
"""What a table has besides what is derived from its log."""
COPYING = "copying"
"""A key in `meta` while a copy fills the database."""


# Tables


def create_table(connection: Connection, append: Append, orders: bytes) -> None:
    """A new table. If the id is taken, or the browser has had its try at these cards, that is a Conflict."""
    assert append.summary is not None
    try:
        connection.execute(insert(schema.secrets), {"table_id": append.table_id, "orders": orders})
        connection.execute(insert(schema.events), event_rows(append))
    except IntegrityError:
        raise Conflict(append.table_id) from None
    write_summary(connection, append.table_id, append.summary)
    tries = select(literal(1)).where(schema.daily_tries.c.table_id == append.table_id)
    is_try = append.summary.daily is not None or append.summary.challenge is not None
    if is_try and not connection.scalar(tries):
        raise Conflict(append.table_id)


def event_rows(append: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": append.table_id, "number": number, "at": append.at, "body": body}
        for number, body in enumerate(append.events, append.expected + 1)
    ]


def write_summary(connection: Connection, table_id: str, summary: TableSummary) -> None:
    """Puts what is derived from a table's log in the place of what was there."""
    shown = listed_seats(summary)
    row = {
        "phase": summary.phase,
        "variant": summary.variant,
        "listed": summary.listed,
        "creator": summary.creator or None,
        "seats": msgspec.json.encode(shown).decode(),
        "points": None if summary.points is None else msgspec.json.encode(summary.points).decode(),
        "daily": summary.daily and summary.daily.date,
        "created_at": summary.created_at,
        "wake_at": summary.wake_at,
    }
    upsert = _insert(connection, schema.tables).values(id=table_id, **row)
    connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_=row))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
    owned = [
        {"table_id": table_id, "seat": number, "owner": seat.owner}
        for number, seat in enumerate(summary.seats)
        if seat.owner
    ]
    if owned:
        connection.execute(insert(schema.seats), owned)
    name_people(connection, table_id, {summary.creator, *(seat.owner for seat in summary.seats)})
    connection.execute(delete(schema.daily_tries).where(schema.daily_tries.c.table_id == table_id))
    attempt = summary.daily or summary.challenge
    if attempt is not None and not summary.has_left_try:
        row = msgspec.structs.asdict(attempt) | {"owner": attempt.owner or None}
        new = _insert(connection, schema.daily_tries).values(table_id=table_id, **row)
        connection.execute(new.on_conflict_do_nothing())


def name_people(connection: Connection, table_id: str, owners: Iterable[str | None]) -> None:
    """Adds to the people whom a table's log names; those who have left it stay among them."""
    rows = [{"owner": owner, "table_id": table_id} for owner in sorted(filter(None, owners))]
    if rows:
        connection.execute(_insert(connection, schema.people).values(rows).on_conflict_do_nothing())


def lock_log(connection: Connection) -> None:
    """Keeps others from writing to the log until the transaction ends. In SQLite every writing transaction does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE"))


def keep_analysis(connection: Connection, table_id: str, judge: str, body: bytes) -> None:
    row = {"judge": judge, "body": body}
    new = _insert(connection, schema.analyses).values(table_id=table_id, **row)
    connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=row))


# Passes


def add_pass(connection: Connection, token_hash: str, one: SeatPass, expires_at: int) -> None:
    connection.execute(delete(schema.passes).where(schema.passes.c.expires_at <= now_by(connection)))
    row = {"token_hash": token_hash, "table_id": one.table_id, "seat": one.seat, "expires_at": expires_at}
    connection.execute(insert(schema.passes), row)


def claim_pass(connection: Connection, token_hash: str) -> SeatPass | None:
    """Takes a pass away. Of two claims at the same time the database lets one find it."""
    column = schema.passes.c
    claimed = delete(schema.passes).where(column.token_hash == token_hash, column.expires_at > now_by(connection))
    row = connection.execute(claimed.returning(column.table_id, column.seat)).first()
    return SeatPass(*row) if row else None


# Links to other devices: a browser has one at a time


def add_device_link(connection: Connection, token_hash: str, one: DeviceLink, expires_at: int) -> None:
    """In the place of the one that was made before."""
    row = {"token_hash": token_hash, "sealed": one.sealed, "expires_at": expires_at}
    new = _insert(connection, schema.device_links).values(owner=one.owner, **row)
    connection.execute(new.on_conflict_do_update(index_elements=["owner"], set_=row))


def device_link(connection: Connection, token_hash: str) -> DeviceLink | None:
    column = schema.device_links.c
    found = select(column.owner, column.sealed).where(_is_device_link(connection, token_hash))
    row = connection.execute(found).first()
    return DeviceLink(*row) if row else None


def claim_device_link(connection: Connection, token_hash: str) -> DeviceLink | None:
    """Takes a link away, as `claim_pass` does."""
    column = schema.device_links.c
    claimed = delete(schema.device_links).where(_is_device_link(connection, token_hash))
    row = connection.execute(claimed.returning(column.owner, column.sealed)).first()
    return DeviceLink(*row) if row else None


def _is_device_link(connection: Connection, token_hash: str) -> ColumnElement[bool]:
    column = schema.device_links.c
    return (column.token_hash == token_hash) & (column.expires_at > now_by(connection))


def remove_old_device_links(connection: Connection) -> None:
    """Nobody could claim them any more, but with its token a sealed secret could still be opened."""
    connection.execute(delete(schema.device_links).where(schema.device_links.c.expires_at <= now_by(connection)))


def void_device_link(connection: Connection, owner: str) -> None:
    connection.execute(delete(schema.device_links).where(schema.device_links.c.owner == owner))


# Short codes of tables: passes that are used as often as they are typed

CODE_PREFIX = "code:"


def give_code(connection: Connection, code: str, table_id: str, expires_at: int) -> str | None:
    """The code of a table: the one that it has, now for longer, or this one; None where that means another table.

    A table that is over keeps its code only until another one gets it.
    """
    column = schema.passes.c
    connection.execute(delete(schema.passes).where(column.expires_at <= now_by(connection)))
    its_own = (column.table_id == table_id) & column.token_hash.startswith(CODE_PREFIX, autoescape=True)
    kept = update(schema.passes).where(its_own).values(expires_at=expires_at).returning(column.token_hash)
    if found := connection.scalar(kept):
        return str(found).removeprefix(CODE_PREFIX)
    ended = select(schema.tables.c.id).where(schema.tables.c.phase == "ended")
    is_free = (column.token_hash == CODE_PREFIX + code) & column.table_id.in_(ended)
    connection.execute(delete(schema.passes).where(is_free))
    row = {"token_hash": CODE_PREFIX + code, "table_id": table_id, "seat": 0, "expires_at": expires_at}
    new = _insert(connection, schema.passes).values(row).on_conflict_do_nothing().returning(column.token_hash)
    return None if connection.scalar(new) is None else code


def table_of_code(connection: Connection, code: str) -> str | None:
    column = schema.passes.c
    is_it = (column.token_hash == CODE_PREFIX + code) & (column.expires_at > now_by(connection))
    return connection.scalar(select(column.table_id).where(is_it))


# What a host decides


def ban(connection: Connection, one: Ban) -> None:
    """Stored as long as it is not lifted; a second time changes nothing."""
    row = {"key": f"{BAN} {one.kind} {one.value}", "value": str(one.at)}
    connection.execute(_insert(connection, schema.meta).values(row).on_conflict_do_nothing())


def lift_ban(connection: Connection, value: str) -> bool:
    keys = [f"{BAN} {kind} {value}" for kind in BAN_KINDS]
    return bool(connection.execute(delete(schema.meta).where(schema.meta.c.key.in_(keys))).rowcount)


def remove_old_tables(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables where nothing has happened since then, with all that belongs to them."""
    last = (
        select(schema.events.c.at)
        .where(schema.events.c.table_id == schema.tables.c.id)
        .order_by(schema.events.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    is_old = (schema.tables.c.created_at < before) & (last < before)
    old = list(connection.scalars(select(schema.tables.c.id).where(is_old).order_by(schema.tables.c.id).limit(limit)))
    for part in in_parts(old):
        for table in (*OF_A_TABLE, *schema.DERIVED, schema.analyses):
            column = table.c.id if table is schema.tables else table.c.table_id
            connection.execute(delete(table).where(column.in_(part)))
    return old


# Leases


def write_nothing_new(connection: Connection) -> None:
    """Writes to the disk without changing anything: the number of the schema, once more."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def try_for_room(connection: Connection) -> None:
    """Adds more to the log than a page holds, and takes it back: a row can be changed in place on a full disk too."""
    own = f"trial {uuid4()}"  # other nodes may try at the same time
    rows = [{"table_id": own, "number": number, "at": 0, "body": bytes(200)} for number in range(1, 81)]
    with connection.begin_nested() as trial:
        connection.execute(insert(schema.events), rows)
        trial.rollback()


def take_leases(connection: Connection, node: str, table_ids: Collection[str], seconds: float) -> set[str]:
    """Takes or renews; gives those that the node now has. Somebody else's are left until they have run out."""
    taken: set[str] = set()
    now = now_by(connection)
    until, latest = now + round(seconds * 1000), now + round(LONGEST_LEASE * 1000)
    for part in in_parts(sorted(table_ids)):
        new = _insert(connection, schema.leases).from_select(
            ["table_id", "node", "until"],
            select(schema.tables.c.id, literal(node), until)
            .where(schema.tables.c.id.in_(part))
            .order_by(schema.tables.c.id),
        )
        column = schema.leases.c
        upsert = new.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"node": new.excluded.node, "until": new.excluded.until},
            where=(column.node == node) | (column.until <= now) | (column.until > latest) & (column.node != ASLEEP),
        )
        taken.update(connection.scalars(upsert.returning(column.table_id)))
    return taken


def release_leases(connection: Connection, node: str, table_ids: Collection[str] | None) -> None:
    """Gives leases back: some, or (None) all that the node has."""
    mine = delete(schema.leases).where(schema.leases.c.node == node)
    if table_ids is None:
        connection.execute(mine)
        return
    for part in in_parts(sorted(table_ids)):
        connection.execute(mine.where(schema.leases.c.table_id.in_(part)))


def now_by(connection: Connection) -> ColumnElement[int]:
    """The time by which leases and passes run out: the database server's, as nodes' clocks may differ."""
    if connection.dialect.name == "postgresql":
        return func.cast(func.extract("epoch", func.clock_timestamp()) * 1000, schema.leases.c.until.type)
    return literal(time.time_ns() // 1_000_000)


def _insert(connection: Connection, table: Table) -> Any:
    """An insert that knows `on_conflict_…`, which both databases have in the same words."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
