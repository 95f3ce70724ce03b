"""How long the uncompiled kernel may take. Compiled, one look at a position is too short to be worth interrupting;
uncompiled it takes seconds, so the inner loops ask here whether there is time left.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class TimeIsUp(Exception):
    """The time that was allowed is spent, and what was begun is not finished."""


_limit = threading.local()


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Inside, the uncompiled kernel of this thread gives up with `TimeIsUp` after this time; None: it does not."""
    before = getattr(_limit, "ends_at", None)
    _limit.ends_at = None if seconds is None else time.perf_counter() + seconds
    try:
        yield
    finally:
        _limit.ends_at = before


def check_time() -> None:
    ends_at = getattr(_limit, "ends_at", None)
    if ends_at is not None and time.perf_counter() > ends_at:
        raise TimeIsUp
