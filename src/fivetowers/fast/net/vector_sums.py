"""The innermost loops of the value network, for the kernel that is not compiled; in C they are in vector_sums.pxd.

KIND_UNITS and HEAD_UNITS of layout.py are written out in C: 48 and 32.
"""

from fivetowers.fast.game.layout import HEAD_UNITS, KIND_UNITS
from fivetowers.fast.game.structs import Floats, Struct


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


def add_parts(sums: Floats, before: int, after: int, parts: Floats, part: int, count: int) -> None:
    """These sums, each with its part added, at another place."""
    for unit in range(count):
        sums[after + unit] = sums[before + unit] + parts[part + unit]


class Reading(Struct):
    """What is added to the sums of one seat before they are read, and where in the weights everything is."""

    builder = 0
    """The columns of the builder's points, tallest tower and rubble."""
    discards = 0
    """The column of the discarded cards."""
    shares = 0
    gains = 0
    points = 0.0
    tallest = 0.0
    rubble = 0.0
    fewer = 0.0
    """By how much there are fewer discarded cards."""
    strength = 0.0
    """What is read: the seat's strength …"""
    gained = 0.0
    """… and the points that it will still gain."""


def read_sums(sums: Floats, first: int, weights: Floats, reading: Reading) -> None:
    """Adds the builder's columns to the sums of one seat and reads strength and points to come from them."""
    reading.strength = reading.gained = 0.0
    for unit in range(HEAD_UNITS):
        seen = reading.builder + unit
        total = (
            sums[first + unit]
            + reading.points * weights[seen]
            + reading.tallest * weights[seen + HEAD_UNITS]
            + reading.rubble * weights[seen + 2 * HEAD_UNITS]
            + reading.fewer * weights[reading.discards + unit]
        )
        if total > 0:
            reading.strength += total * weights[reading.shares + unit]
            reading.gained += total * weights[reading.gains + unit]
