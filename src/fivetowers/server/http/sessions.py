"""Who a browser is: a random secret in a cookie. The server stores only its hash, and knows nothing else."""

import re
import secrets
from hashlib import sha256

from fivetowers.table.events import OwnerHash

COOKIE = "fivetowers"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over TLS: a browser takes it from this very host only, not from a neighbour under the same domain."""
SECRET_BYTES = 32
COOKIE_SECONDS = 400 * 86_400  # browsers keep none for longer
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def owner_of(secret: str) -> OwnerHash:
    return sha256(secret.encode()).hexdigest()


def cookie_name(*, is_secure: bool) -> str:
    return SECURE_COOKIE if is_secure else COOKIE


def read_cookie(header: str, *, is_secure: bool = False) -> str | None:
    """The secret in a Cookie header, if there is one of the right shape.

    >>> read_cookie("theme=dark; fivetowers=" + "a" * 43) == "a" * 43, read_cookie("fivetowers=short")
    (True, None)
    """
    wanted = cookie_name(is_secure=is_secure)
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and _SECRET.fullmatch(value):
            return value
    return None


def cookie_header(secret: str, *, is_secure: bool) -> str:
    """The value of Set-Cookie; an empty secret takes the cookie away."""
    age = COOKIE_SECONDS if secret else 0
    name = cookie_name(is_secure=is_secure)
    return f"{name}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if is_secure else "")


def new_token() -> str:
    """For a one-time link."""
    return secrets.token_urlsafe(SECRET_BYTES)
