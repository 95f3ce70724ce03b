"""What junk costs the readers: each kind of junk at one and at two megabytes; the cost may at most double."""

import contextlib
import time
from collections.abc import Callable

from fivetowers import FiveTowersError, parse_action, parse_records, parse_state

MEGABYTE = 1_000_000
REPEATS = 5
HEADER = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n'
DEAL = "1. T5 C7 S0 H12 M3"


def filled(before: str, piece: str, after: str = "") -> Callable[[int], str]:
    return lambda size: before + piece * (size // len(piece)) + after


JUNK: dict[str, tuple[Callable[[str], object], Callable[[int], str]]] = {
    "record: one long line": (parse_records, filled("", "x")),
    "record: blank lines": (parse_records, filled("", "\n")),
    "record: open tags": (parse_records, filled("", '[Game "')),
    "record: a long tag value": (parse_records, filled('[Game "5 Towers"]\n[Note "', '\\"', "x")),
    "record: many names": (parse_records, filled('[Game "5 Towers"]\n[Players "', "a|", '"]')),
    "record: many unknown tags": (parse_records, filled(HEADER, '[Note "a"]\n', "junk")),
    "record: a long display": (parse_records, filled(HEADER + "1.", " T5")),
    "record: endless bids": (parse_records, filled(HEADER + DEAL + " /", " 0")),
    "record: many parts": (parse_records, filled(HEADER + DEAL, " /")),
    "record: many games": (parse_records, filled("", HEADER + DEAL + " / 0 - /\n", "junk")),
    "action: a long build": (parse_action, filled("build", " T5")),
    "action: a long number": (parse_action, filled("bid ", "9")),
    "position: nested lists": (parse_state, filled("", "[")),
    "position: one long text": (parse_state, filled('"', "x")),
}


def cost(read: Callable[[str], object], text: str) -> float:
    """Seconds for one reading, the best of several."""
    best = float("inf")
    for _ in range(REPEATS):
        begin = time.perf_counter()
        with contextlib.suppress(FiveTowersError):
            read(text)
        best = min(best, time.perf_counter() - begin)
    return best


def main() -> None:
    print(f"{'junk':28}{'1 MB, ms':>10}{'2 MB, ms':>10}{'ratio':>8}")
    for name, (read, make) in JUNK.items():
        one, two = cost(read, make(MEGABYTE)), cost(read, make(2 * MEGABYTE))
        print(f"{name:28}{one * 1000:10.2f}{two * 1000:10.2f}{two / one:8.2f}")


if __name__ == "__main__":
    main()
