"""The manifest of a dataset: what is in the folder, how it was made, and the checksum of every file."""

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from fivetowers.arena.program import this_program
from fivetowers.dataset.recipe import FileFormat, Recipe, ShardPlan, refuse

FORMAT = 1
FILE_NAME = "manifest.json"
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class ShardEntry:
    """A shard that is there: `rows` are games or positions; `bytes` and `sha256` are those of the file."""

    file: str
    first: int
    games: int
    rows: int
    bytes: int
    sha256: str

    def is_of(self, plan: ShardPlan) -> bool:
        return (self.first, self.games) == (plan.first, plan.games)


@dataclass(frozen=True, slots=True)
class Manifest:
    """`facts` are those of the recipe; `columns` names what a file holds, with type and shape of a row."""

    facts: Mapping[str, Any]
    games: int
    versions: Mapping[str, str]
    columns: Mapping[str, Any] = field(default_factory=dict)
    shards: Mapping[int, ShardEntry] = field(default_factory=dict)

    @property
    def is_complete(self) -> bool:
        return sum(entry.games for entry in self.shards.values()) == self.games


def versions_for(recipe: Recipe) -> dict[str, str]:
    """What decides the bytes besides the recipe. Continuing with another program would mix two datasets."""
    program = this_program()
    found = {"fivetowers": program.version, "weights": program.weights, "numpy": np.__version__}
    if recipe.file_format is FileFormat.PARQUET:
        found["pyarrow"] = version("pyarrow")
    return found


def format_manifest(manifest: Manifest) -> str:
    facts = {
        "fivetowers_dataset": FORMAT,
        **manifest.facts,
        "games": manifest.games,
        "is_complete": manifest.is_complete,
        "versions": dict(manifest.versions),
        "columns": dict(manifest.columns),
        "shards": [{"number": number, **asdict(entry)} for number, entry in sorted(manifest.shards.items())],
    }
    return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"


def read_manifest(folder: Path) -> Manifest:
    """Raises DatasetError when there is none, and OSError."""
    path = folder / FILE_NAME
    try:
        facts = json.loads(path.read_text("utf-8"))
        if facts.pop("fivetowers_dataset") != FORMAT:
            raise ValueError
        facts.pop("is_complete")
        shards = {entry.pop("number"): ShardEntry(**entry) for entry in facts.pop("shards")}
        games, versions, columns = (facts.pop(name) for name in ("games", "versions", "columns"))
    except FileNotFoundError:
        raise refuse("generate.no_manifest", file=str(path)) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise refuse("generate.bad_manifest", file=str(path)) from None
    return Manifest(facts, games, versions, columns, shards)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    write_whole(folder / FILE_NAME, format_manifest(manifest).encode())


def write_whole(path: Path, data: bytes) -> None:
    """Whole or not at all, and on the disk before anybody hears of it."""
    beside = path.with_name(f"{path.name}.part-{os.getpid()}")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def is_intact(folder: Path, entry: ShardEntry, *, by_checksum: bool) -> bool:
    """Whether the file is there as it was written: by its length, or by its checksum."""
    path = folder / entry.file
    if not path.is_file() or path.stat().st_size != entry.bytes:
        return False
    return not by_checksum or checksum(path) == entry.sha256


def checksum(path: Path) -> str:
    mark = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            mark.update(chunk)
    return mark.hexdigest()
