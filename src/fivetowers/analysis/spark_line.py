"""A course of shares in one line of text."""

from collections.abc import Sequence

BARS = "▁▂▃▄▅▆▇█"


def spark_line(shares: Sequence[float]) -> str:
    """One bar for each share.

    >>> spark_line([0, 0.25, 0.5, 1])
    '▁▃▅█'
    """
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shares)
