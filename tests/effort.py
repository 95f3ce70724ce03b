"""How much the tests try: the quick ones alone in `make quick`, chosen cases in `make test`, many in `make test-long`.

Uncompiled, the kernel is some fifty times slower: what would take minutes takes a smaller sample there.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

from fivetowers.fast import is_compiled

EFFORT = os.environ.get("FIVETOWERS_TESTS", "short")
Case = TypeVar("Case")
IS_LONG, IS_QUICK = EFFORT == "long", EFFORT == "quick"


def chosen(few: Sequence[Case], *others: Case) -> list[Case]:
    """Cases that differ most from each other, for tests that take seconds; the others are for `make test-long`."""
    return [*few, *others] if IS_LONG else list(few)


def cases(short: int, long: int, *, uncompiled: int | None = None) -> int:
    """How many games, examples or positions a test takes."""
    if IS_LONG:
        return long
    return short if uncompiled is None or is_compiled() else uncompiled
