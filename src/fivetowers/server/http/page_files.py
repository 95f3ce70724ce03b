"""The files of the page, ready to be sent: read and compressed once, each with a tag by which a browser asks again."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

INDEX = "index.html"
HASHED_FOLDER = "assets"
"""File names in here change with the contents, so that a browser may cache them forever."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FEWEST_BYTES = 1_000
"""Smaller files are not worth compressing."""
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}
"""Texts, which become much smaller; others (pictures, fonts, sounds) are sent as they are."""
_FONT_TYPES = {".woff2": "font/woff2"}
"""Which a machine without a list of media types would not know."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """`gzipped` is None where it would not be smaller. `stamp` tells whether the file is still as it was read."""

    media_type: str
    cache_control: str
    tag: str
    body: bytes
    gzipped: bytes | None
    stamp: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PageAnswer:
    status: int
    headers: dict[str, str]
    body: bytes
    media_type: str


class PageFiles:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, PageFile] = {}

    def answer(self, path: str, accepted: str = "", known: str = "") -> PageAnswer | None:
        """`accepted` and `known` are Accept-Encoding and If-None-Match; None if there is no such file."""
        file = self._file(path)
        if file is None:
            return None
        is_small = file.gzipped is not None and accepts_gzip(accepted)
        tag = f'"{file.tag}-gzip"' if is_small else f'"{file.tag}"'
        headers = {"cache-control": file.cache_control, "etag": tag}
        if file.gzipped is not None:
            headers["vary"] = "accept-encoding"
        if known == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
            return PageAnswer(304, headers, b"", file.media_type)
        if is_small and file.gzipped is not None:
            return PageAnswer(200, {**headers, "content-encoding": "gzip"}, file.gzipped, file.media_type)
        return PageAnswer(200, headers, file.body, file.media_type)

    def _file(self, path: str) -> PageFile | None:
        try:
            wanted = (self._folder / path.lstrip("/")).resolve()
            if not wanted.is_relative_to(self._folder) or not wanted.is_file():
                return None
            seen = wanted.stat()
        except (OSError, ValueError):  # a name that no file can have
            return None
        stamp = seen.st_mtime_ns, seen.st_size
        kept = self._kept.get(wanted)
        if kept is None or kept.stamp != stamp:
            kept = self._kept[wanted] = _read(wanted, stamp, is_hashed=wanted.parent.name == HASHED_FOLDER)
        return kept


def _read(path: Path, stamp: tuple[int, int], *, is_hashed: bool) -> PageFile:
    body = path.read_bytes()
    text_type = _TYPES.get(path.suffix)
    # Without a time inside, every node makes the same bytes.
    gzipped = gzip.compress(body, mtime=0) if text_type and len(body) >= FEWEST_BYTES else None
    if gzipped is not None and len(gzipped) >= len(body):
        gzipped = None
    guessed = _FONT_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = text_type or guessed or "application/octet-stream"
    cache_control = FOR_EVER if is_hashed else ASK_AGAIN
    return PageFile(media_type, cache_control, hashlib.sha256(body).hexdigest()[:32], body, gzipped, stamp)


def accepts_gzip(accepted: str) -> bool:
    """
    >>> accepts_gzip("br, gzip;q=0.5"), accepts_gzip("gzip;q=0"), accepts_gzip("br")
    (True, False, False)
    """
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
