"""What the program may use of the machine that it runs on."""

import os


def cores() -> int:
    """The cores that this process may run on; there may be more in the machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
