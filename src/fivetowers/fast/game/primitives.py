"""The smallest functions of the kernel, for where it is not compiled; in C they are in primitives.pxd, so that every
module has them inside its loops.
"""

from fivetowers.fast.game import layout


def kind_of(card: int) -> int:
    return card >> layout.KIND_SHIFT


def value_of(card: int) -> int:
    return card & layout.VALUE_MASK


def card_of(kind: int, value: int) -> int:
    """The code of the first copy."""
    return (kind << layout.KIND_SHIFT) + value


def this_lap(kind: int, value: int) -> int:
    """Where cards still to come in this lap are counted, among CARD_COUNTS numbers …"""
    return kind * layout.COUNTS_A_KIND + value


def next_lap(kind: int, value: int) -> int:
    """… and where those that will come in the next."""
    return kind * layout.COUNTS_A_KIND + layout.NEXT_LAP + value


def tower_points(height: int, top: int) -> int:
    """R19"""
    return height * (layout.POINTS_A_CROWNED_CARD if top == layout.SPIRE else layout.POINTS_A_CARD)


def rubble_points(cards: int) -> int:
    """R21; never positive."""
    return -(cards * (cards + 1) // 2)
