"""Writes the Python files that a browser needs into one archive: `python -m fivetowers.local.pack ARCHIVE WHEEL`.

The wheel is msgspec's for WebAssembly. Of Cython, uncompiled modules need only the stand-ins for C types. The standard
library alone does it, so that it can run while the package is being built; equal files give equal bytes.
"""

import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MODULES = (
    "__init__", "actions", "analysis/__init__", "analysis/verdicts", "cards", "dealer", "encoding", "errors", "game",
    "notation", "position", "questions", "rules", "scoring", "shuffle", "state", "towers",
)  # fmt: skip
ROOMS = (
    "bots", "fast/game", "fast/heuristic", "fast/net", "fast/search", "lessons", "local", "offer", "progress",
    "puzzles", "records", "table",
)  # fmt: skip
SUFFIXES = (".py", ".f32", ".json")
CYTHON = ("cython.py", "Cython/__init__.py", "Cython/Shadow.py")
_BEGINNING = (1980, 1, 1, 0, 0, 0)


def files() -> Iterator[tuple[str, bytes]]:
    """Of this package and of Cython: names inside the archive, and what is in them."""
    own = [PACKAGE / f"{name}.py" for name in MODULES] + [PACKAGE / "fast" / "__init__.py"]
    for room in ROOMS:
        own += [path for path in (PACKAGE / room).rglob("*") if path.suffix in SUFFIXES]
    for path in sorted(own):
        yield path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes()
    cython = find_spec("Cython")
    assert cython is not None, "Cython is not installed"
    assert cython.origin is not None
    for name in CYTHON:
        yield name, (Path(cython.origin).parents[1] / name).read_bytes()


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith(".pyi"):
                yield name, archive.read(name)


def pack(archive: Path, wheel: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in (*files(), *wheel_files(wheel)):
            out.writestr(zipfile.ZipInfo(name, _BEGINNING), data, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
