"""The innermost loops of the value network, for the kernel that is not compiled; in C they are in sums.pxd.

KIND_UNITS and HEAD_UNITS of layout.py are written out in C: 48 and 32.
"""

from typing import Any

from fivetowers.fast.layout import HEAD_UNITS, KIND_UNITS

Floats = Any


def add_columns(factors: Floats, columns: int, weights: Floats, start: int, target: Floats, first: int) -> None:
    """Adds columns of the first layer, each times its factor, to the units of one kind."""
    for column in range(columns):
        if factors[column]:
            place = start + column * KIND_UNITS
            for unit in range(KIND_UNITS):
                target[first + unit] += factors[column] * weights[place + unit]


def add_products(
    hidden: Floats, place: int, units: int, weights: Floats, start: int, target: Floats, first: int
) -> None:
    """Adds what units, where they are above zero, say to the second layer."""
    for unit in range(units):
        active = hidden[place + unit]
        if active > 0:
            row = start + unit * HEAD_UNITS
            for head in range(HEAD_UNITS):
                target[first + head] += active * weights[row + head]


def add_parts(sums: Floats, before: int, part: int, after: int, count: int) -> None:
    """So many sums, each with its part added, at another place."""
    for unit in range(count):
        sums[after + unit] = sums[before + unit] + sums[part + unit]


def read_sums(
    sums: Floats,
    first: int,
    weights: Floats,
    column: int,
    other: int,
    shares: int,
    gains: int,
    points: float,
    tallest: float,
    rubble: float,
    fewer: float,
    found: Floats,
) -> None:
    """Adds the builder's columns to the sums of one seat and reads strength and points to come from them."""
    found[0] = found[1] = 0.0
    for unit in range(HEAD_UNITS):
        seen = column + unit
        total = (
            sums[first + unit]
            + points * weights[seen]
            + tallest * weights[seen + HEAD_UNITS]
            + rubble * weights[seen + 2 * HEAD_UNITS]
            + fewer * weights[other + unit]
        )
        if total > 0:
            found[0] += total * weights[shares + unit]
            found[1] += total * weights[gains + unit]
