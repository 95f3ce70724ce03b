"""What C structs are where nothing is compiled: objects with the same fields.

Each struct stands in a .pxd file, for C, and in the .py file beside it, for Python. In C a struct is passed by value
unless its words say that its name is a pointer; what is passed by value is not changed by the function that gets it.
"""

from typing import Any

import cython

from fivetowers.fast.game import layout

Floats = Any
"""In C a pointer to single-precision numbers."""


class Struct(cython.struct()):  # type: ignore[misc]  # so `cython.declare` makes one
    """Fields are class attributes, or set in `__init__` where they are arrays."""

    __setattr__ = object.__setattr__

    def __init__(self) -> None:
        """All fields begin as zero."""


class Listing(Struct):
    """Builds that are being listed; a pointer in C."""

    number = 0
    """Cards to place."""
    found = 0
    builds: Any = None

    def __init__(self) -> None:
        self.lots = [0] * layout.KINDS
        """The cards that are left …"""
        self.tops = [0] * layout.KINDS
        """… and the tops of the towers."""
        self.tails = [0] * (layout.KINDS + 1)
        """The orders of all kinds from one on, as a polynomial."""
        self.chosen = [0] * layout.BUILD_SIZE


ListingMemory = Listing
"""In C the struct that a listing points to."""
