"""How much the tests try: the quick ones alone in `make quick`, chosen cases in `make test`, many in `make test-long`.

Uncompiled, the kernel is some fifty times slower: what would take minutes takes a smaller sample there.
"""

import os

from fivetowers.fast import is_compiled

EFFORT = os.environ.get("FIVETOWERS_TESTS", "short")
IS_LONG, IS_QUICK = EFFORT == "long", EFFORT == "quick"


def cases(short: int, long: int, *, uncompiled: int | None = None) -> int:
    """How many games, examples or positions a test takes."""
    if IS_LONG:
        return long
    return short if uncompiled is None or is_compiled() else uncompiled
