"""Days in a row, as of daily games."""

from collections.abc import Iterable
from datetime import date


def streaks(days: Iterable[str], until: str) -> tuple[int, int]:
    """How many of these days stand in a row up to this one, and the most that ever did.

    The row still holds on the day after its last: that day's game can still be played.

    >>> streaks(["2026-11-14", "2026-11-16", "2026-11-15", "2026-11-12"], until="2026-11-17")
    (3, 3)
    """
    row = longest = last = 0
    for number in sorted(date.fromisoformat(day).toordinal() for day in set(days)):
        row = row + 1 if number == last + 1 else 1
        longest, last = max(longest, row), number
    return (row if date.fromisoformat(until).toordinal() - last <= 1 else 0), longest
