"""The learned weights that are shipped with the package, one network for each number of players.

With three and four players there are two more: one for a table of rivals, and that of the rivals
(`fast/search/rivals.py`).

`weights/made.json` says how they were made (command, seed, figures).
"""

import sys
from array import array
from functools import cache
from importlib.resources import files
from pathlib import Path

from fivetowers.fast.game import layout

FOLDER = files("fivetowers.bots") / "weights"
WITH_RIVALS = (3, 4)


def file_name(players: int) -> str:
    return f"players{players}.f32"


@cache
def load_weights(players: int) -> "array[float]":
    """The network for this number of players when all of them play the same way."""
    return _read(file_name(players))


@cache
def load_against_rivals(players: int) -> "tuple[array[float], array[float]] | None":
    """The network for one player among rivals and that of the rivals, if there are any for this number of players."""
    if players not in WITH_RIVALS:
        return None
    return _read(f"against{players}.f32"), _read(f"rivals{players}.f32")


def _read(name: str) -> "array[float]":
    return _weights(name, (FOLDER / name).read_bytes())


def read_weights(path: Path) -> "array[float]":
    """A custom network, as `fivetowers train` writes it. Raises OSError and ValueError."""
    return _weights(path.name, path.read_bytes())


def _weights(name: str, data: bytes) -> "array[float]":
    """Single-precision numbers, little-endian in the file."""
    weights = array("f")
    weights.frombytes(data)
    if sys.byteorder == "big":
        weights.byteswap()
    if len(weights) != layout.WEIGHTS_SIZE:
        raise ValueError(f"{name} holds {len(weights)} weights, not {layout.WEIGHTS_SIZE}")
    return weights
