"""Who a browser is: a random secret in a cookie. The server keeps no more than its hash, and knows nobody otherwise."""

import re
import secrets
from hashlib import sha256

from fivetowers.server.events import OwnerHash

COOKIE = "fivetowers"
SECRET_BYTES = 32
COOKIE_SECONDS = 400 * 86_400  # browsers keep none for longer
TABLE_ID_BYTES = 12
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def owner_of(secret: str) -> OwnerHash:
    return sha256(secret.encode()).hexdigest()


def read_cookie(header: str) -> str | None:
    """The secret in a Cookie header, if there is one of the right shape.

    >>> read_cookie("theme=dark; fivetowers=" + "a" * 43) == "a" * 43, read_cookie("fivetowers=short")
    (True, None)
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and _SECRET.fullmatch(value):
            return value
    return None


def cookie_header(secret: str, *, is_secure: bool) -> str:
    """The value of Set-Cookie; an empty secret takes the cookie away."""
    age = COOKIE_SECONDS if secret else 0
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if is_secure else "")


def new_table_id() -> str:
    """Whoever has it may watch and join, so nobody can guess it: 96 bits. To a command it does not look like a flag."""
    while (found := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass
    return found


def is_table_id(text: str) -> bool:
    return _TABLE_ID.fullmatch(text) is not None


def new_token() -> str:
    """For a one-time link."""
    return secrets.token_urlsafe(SECRET_BYTES)
