"""The id of a table, which is also the secret in its link."""

import re
import secrets

TABLE_ID_BYTES = 12
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")


def new_table_id() -> str:
    """Everybody who has it may watch and join, so it cannot be guessed: 96 bits. It never begins like an option."""
    while (found := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass
    return found


def is_table_id(text: str) -> bool:
    return _TABLE_ID.fullmatch(text) is not None
