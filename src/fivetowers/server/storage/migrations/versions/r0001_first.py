"""The first schema: the log and the secrets; what is derived from it; passes, leases, notes about the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _truth()
    _derived()
    _short_lived()


def _truth() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sa.CheckConstraint("number > 0", name="ck_events_number"),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("orders", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_secrets"),
    )


def _derived() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("variant", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("points", sa.Text),
        sa.Column("daily", sa.String),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    lobby = sa.text("listed AND phase <> 'ended'")
    op.create_index("ix_tables_lobby", "tables", ["phase", "created_at"], sqlite_where=lobby, postgresql_where=lobby)
    op.create_index("ix_tables_creator", "tables", ["creator"])
    wakes = sa.text("wake_at IS NOT NULL")
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"], sqlite_where=wakes, postgresql_where=wakes)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_seats_table_id"),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_table(
        "daily_tries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("date", sa.String, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("name", sa.String),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("finished_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_daily_tries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_daily_tries_table_id"),
    )
    op.create_index("ix_daily_tries_date_owner", "daily_tries", ["date", "owner"], unique=True)


def _short_lived() -> None:
    op.create_table(
        "passes",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_passes"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("node", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
