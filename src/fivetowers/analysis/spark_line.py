"""A course of shares in one line of text."""

from collections.abc import Sequence

BARS = "▁▂▃▄▅▆▇█"


MOST_BARS = 16
"""So a table with it fits on a terminal of 80 columns."""


def spark_line(shares: Sequence[float]) -> str:
    """One bar for each share. Of a long course some are left out at regular distances, never the first or the last.

    >>> spark_line([0, 0.25, 0.5, 1])
    '▁▃▅█'
    >>> spark_line([place / 46 for place in range(47)])
    '▁▁▂▂▃▃▄▄▅▅▆▆▇▇██'
    """
    if len(shares) > MOST_BARS:
        step = (len(shares) - 1) / (MOST_BARS - 1)
        shares = [shares[round(bar * step)] for bar in range(MOST_BARS)]
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shares)
