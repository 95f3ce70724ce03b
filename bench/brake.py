"""Gives the pages of a browser a part of one processor only, by a control group of Linux.

Stopping and continuing processes again and again does the same without root, but not on every machine: on some a stop
comes milliseconds late.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LOOK_EVERY = 0.02  # seconds: a new page may have a process of its own
GROUPS = Path("/sys/fs/cgroup")
NAME = "fivetowers-bench"


class NoBrake(Exception):
    """There are no control groups here for which processors can be rationed, or not for this user."""


@contextmanager
def braked(program: int, share: float, period: float) -> Iterator[None]:
    """All pages of the browser that a program (its process id) has started together have this share of one processor.

    When it is used up they wait until the next period begins. Periods are given in seconds.
    """
    parent = next((folder for folder in (GROUPS / "cpu", GROUPS) if (folder / "cgroup.procs").exists()), None)
    if parent is None:
        raise NoBrake(GROUPS)
    group, over = parent / NAME, threading.Event()
    try:
        group.mkdir(exist_ok=True)
        _limit(parent, round(1_000_000 * share * period), round(1_000_000 * period))
    except OSError as error:
        raise NoBrake(error) from error
    following = threading.Thread(target=_follow, args=(program, group, over))
    following.start()
    try:
        yield
    finally:
        over.set()
        following.join()
        for process in (group / "cgroup.procs").read_text().split():
            _move(int(process), parent)
        group.rmdir()


def _limit(parent: Path, microseconds: int, period: int) -> None:
    group = parent / NAME
    if parent == GROUPS:  # version 2 of control groups
        (parent / "cgroup.subtree_control").write_text("+cpu")
        (group / "cpu.max").write_text(f"{microseconds} {period}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(period))
        (group / "cpu.cfs_quota_us").write_text(str(microseconds))


def _follow(program: int, group: Path, over: threading.Event) -> None:
    known: set[int] = set()
    while not over.is_set():
        for page in set(renderers(program)) - known:
            _move(page, group)
            known.add(page)
        over.wait(LOOK_EVERY)


def _move(process: int, group: Path) -> None:
    with suppress(OSError):  # it may have ended
        (group / "cgroup.procs").write_text(str(process))


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
