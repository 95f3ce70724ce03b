"""Which tables have ever named a person: somebody who wants to be forgotten is found without reading every log."""

import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_OWNER = re.compile(rb'"(?:creator|owner)":\s*"([0-9a-f]{64})"')


def upgrade() -> None:
    people = op.create_table(
        "people",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("owner", "table_id", name="pk_people"),
    )
    op.create_index("ix_people_table_id", "people", ["table_id"])
    connection = op.get_bind()
    for table_ids in _parts(connection):
        found: set[tuple[str, str]] = set()
        log = sa.text("SELECT table_id, body FROM events WHERE table_id >= :first AND table_id <= :last")
        for table_id, body in connection.execute(log, {"first": table_ids[0], "last": table_ids[-1]}):
            found |= {(match.decode(), table_id) for match in _OWNER.findall(bytes(body))}
        if found:
            op.bulk_insert(people, [{"owner": owner, "table_id": table_id} for owner, table_id in sorted(found)])


def _parts(connection: Any) -> Any:
    """The ids of all tables in order, some at a time."""
    last = ""
    query = sa.text("SELECT table_id FROM events WHERE number = 1 AND table_id > :last ORDER BY table_id LIMIT 500")
    while ids := list(connection.scalars(query, {"last": last})):
        yield ids
        last = ids[-1]
