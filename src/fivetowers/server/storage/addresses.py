"""Database addresses: which forms there are, and the default one."""

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

import platformdirs

from fivetowers.errors import Refusal
from fivetowers.server.storage.values import StorageError

FILE_NAME = "fivetowers.sqlite"
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
_POSTGRES_SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class SqliteAddress:
    """A file; without a path, a new one that is removed at the end (for tests)."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """An address as PostgreSQL's own programs take it."""

    url: str


Address = SqliteAddress | PostgresAddress


def parse_address(url: str) -> Address:
    """The address in a URL, or a StorageError.

    >>> parse_address("sqlite:///games.sqlite").path.name
    'games.sqlite'
    """
    try:
        parts = urlsplit(url)
        _ = parts.port  # a port that is no number shows only now
    except ValueError:
        raise StorageError(Refusal("storage.url", facts={"url": without_password(url)})) from None
    if parts.scheme == "sqlite" and not (parts.netloc or parts.query or parts.fragment) and url.startswith("sqlite://"):
        path = unquote(parts.path.removeprefix("/"))
        return SqliteAddress(Path(path).expanduser() if path else None)
    if parts.scheme in _POSTGRES_SCHEMES and url.startswith(f"{parts.scheme}://"):
        return PostgresAddress(url)
    raise StorageError(Refusal("storage.url", facts={"url": without_password(url)}))


def default_url() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("fivetowers", appauthor=False)
    return f"sqlite:///{folder / FILE_NAME}"


def make_private_file(path: Path, *, exist_ok: bool = True) -> None:
    """An empty file and its folders, made where they are missing and then open to their user alone."""
    try:
        for folder in reversed([path.parent, *path.parent.parents]):
            folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        path.touch(mode=PRIVATE_FILE, exist_ok=exist_ok)
    except FileExistsError:
        raise StorageError(Refusal("storage.file_exists", facts={"file": str(path)})) from None
    except OSError as error:
        raise StorageError(unreachable(str(path), error)) from error


def without_password(url: str) -> str:
    """A URL as messages may show it.

    >>> without_password("postgresql://me:pass@host/games?password=pass")
    'postgresql://me:…@host/games?…'
    """
    head, at, tail = url.rpartition("@")
    user = head.rpartition("://")[2].partition(":")[0]
    scheme = head.partition("://")[0]
    shown = f"{scheme}://{user}:…@{tail}" if at and ":" in head.rpartition("://")[2] else url
    return shown.partition("?")[0] + ("?…" if "?" in shown else "")


def unreachable(url: str, error: BaseException) -> Refusal:
    """Why a database could not be reached, in the words of system or driver (one line of them)."""
    reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    first = next(iter(reason.splitlines()), "") or type(error).__name__
    return Refusal("storage.unreachable", facts={"url": without_password(url), "reason": first})
