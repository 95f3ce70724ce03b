"""Links by which another device gets to share all games of a browser."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "device_links",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("sealed", sa.String, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_device_links"),
    )
    op.create_index("ix_device_links_token_hash", "device_links", ["token_hash"], unique=True)
