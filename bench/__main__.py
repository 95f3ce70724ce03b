"""Runs the benchmarks one after the other: all of them, or those named. Every figure is a ratio within one run."""

import importlib
import sys

BENCHMARKS = (
    "engine",
    "readers",
    "startup",
    "kernel",
    "kernel_peers",
    "interfaces",
    "decisions",
    "late_rounds",
    "analysis",
    "page",
    "offline",
    "storage",
    "server.compare",
    "server.capacity",
)
LONG = ("calibration", "foresight", "lighthouse.measure", "verdicts")  # only when named


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS + LONG]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHMARKS + LONG)}", file=sys.stderr)
        return 2
    status = 0
    for name in names or BENCHMARKS:
        print(f"\n== {name}")
        status = importlib.import_module(f"bench.{name}").main() or status  # 1 where a bar was missed
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
