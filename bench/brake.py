"""Makes the pages of a browser run for a part of the time only: `python -m bench.brake PROGRAM RUNS STOPS`.

They are those of the browser that a program (its process id) has started. They run for RUNS seconds and stop for STOPS
seconds in turn, until this process is terminated. It is a process of its own, and goes before all others where it may,
because a brake that comes late is none.
"""

import os
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

LOOK_EVERY = 0.25  # seconds: a new page may have a process of its own
PRIORITY = 20


def renderers(program: int) -> list[int]:
    """The processes of pages, of the browser that a program has started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(entry.name))
    found, waiting = [], [program]
    while waiting:
        for child in children.get(waiting.pop(), []):
            waiting.append(child)
            try:
                words = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:
                continue
            if b"--type=renderer" in words:
                found.append(child)
    return found


def brake(program: int, runs: float, stops: float) -> None:
    pages, looked = renderers(program), monotonic()
    try:
        while True:
            begun = monotonic()
            tell(pages, signal.SIGSTOP)
            if begun - looked > LOOK_EVERY:
                new = [page for page in renderers(program) if page not in pages]
                tell(new, signal.SIGSTOP)
                pages, looked = pages + new, begun
            sleep(max(0, begun + stops - monotonic()))
            tell(pages, signal.SIGCONT)
            sleep(runs)
    finally:
        tell(pages, signal.SIGCONT)


def tell(processes: Iterable[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(PRIORITY))
    brake(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]))
