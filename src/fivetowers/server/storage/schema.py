"""The tables of the database, as the newest migration leaves them. The log is the truth; what is derived says so."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# The truth

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("number > 0", name="number"),
)

# The salt and the orders of the cards, packed, or the random number that they follow from. One query reads `orders`;
# copying moves it unread.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("orders", LargeBinary, nullable=False),
)

# Derived from the log

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("phase", String, nullable=False),
    Column("variant", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("creator", String),
    Column("seats", Text, nullable=False),
    Column("points", Text),
    Column("daily", String),
    Column("created_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),
)
_lobby = tables.c.listed & (tables.c.phase != "ended")
Index("ix_tables_lobby", tables.c.phase, tables.c.created_at, sqlite_where=_lobby, postgresql_where=_lobby)
Index("ix_tables_creator", tables.c.creator)
_wakes = tables.c.wake_at.is_not(None)
Index("ix_tables_wake_at", tables.c.wake_at, sqlite_where=_wakes, postgresql_where=_wakes)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("owner", String, nullable=False),
)
Index("ix_seats_owner", seats.c.owner)

# Tries at a daily deal or a challenge: `date` is the day, or the challenge's key
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("date", String, nullable=False),
    Column("owner", String),
    Column("name", String),
    Column("points", Integer),
    Column("place", Integer),
    Column("finished_at", BigInteger),
)
Index("ix_daily_tries_date_owner", daily_tries.c.date, daily_tries.c.owner, unique=True)

# Everybody who was ever named in a table's log, whether they still sit there or not
people = Table(
    "people",
    metadata,
    Column("owner", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)
Index("ix_people_table_id", people.c.table_id)

# Judgements of games, kept because they take long to make; `judge` says who made them. They hold nobody's name.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("judge", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

DERIVED = (people, daily_tries, seats, tables)

# Neither: short-lived, or about the database itself

passes = Table(
    "passes",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# A link by which another device gets a browser's secret: sealed with the link's token, of which only a hash is here
device_links = Table(
    "device_links",
    metadata,
    Column("owner", String, primary_key=True),
    Column("token_hash", String, nullable=False),
    Column("sealed", String, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
Index("ix_device_links_token_hash", device_links.c.token_hash, unique=True)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("node", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("ix_leases_node", leases.c.node)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
