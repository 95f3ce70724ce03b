"""Who a browser is: a random secret in a cookie. The server stores only its hash, and knows nothing else."""

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
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


# ---- one-time links --------------------------------------------------------------------------------------------------


def new_token() -> str:
    """For a one-time link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def device_token_hash(token: str) -> str:
    """Under which a link to another device is found."""
    return sha256(f"device {token}".encode()).hexdigest()


def seal_secret(secret: str, token: str) -> str:
    """A browser's secret, as it may lie in the database: nobody opens it who has not the link with the token."""
    return _with_pad(secret, token)


def open_secret(sealed: str, token: str) -> str:
    """
    >>> secret, token = new_secret(), new_token()
    >>> open_secret(seal_secret(secret, token), token) == secret, open_secret(sealed=secret, token="x") == secret
    (True, False)
    """
    return _with_pad(sealed, token)


def _with_pad(text: str, token: str) -> str:
    """A pad as long as the secret, from a random token that seals nothing else."""
    pad = sha256(f"seal {token}".encode()).digest()
    mixed = bytes(one ^ other for one, other in zip(urlsafe_b64decode(f"{text}="), pad, strict=True))
    return urlsafe_b64encode(mixed).decode().rstrip("=")
