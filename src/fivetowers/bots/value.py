"""The learned weights that are shipped with the package, one network for each number of players.

How they were made (command, seed, figures) stands in `weights/made.json`.
"""

import sys
from array import array
from functools import cache
from importlib.resources import files

from fivetowers.fast import layout

FOLDER = files("fivetowers.bots") / "weights"


def file_name(players: int) -> str:
    return f"players{players}.f32"


@cache
def load_weights(players: int) -> "array[float]":
    """The network for so many players: single-precision numbers, little-endian in the file."""
    weights = array("f")
    weights.frombytes((FOLDER / file_name(players)).read_bytes())
    if sys.byteorder == "big":
        weights.byteswap()
    if len(weights) != layout.WEIGHTS_SIZE:
        raise ValueError(f"{file_name(players)} holds {len(weights)} weights, not {layout.WEIGHTS_SIZE}")
    return weights
