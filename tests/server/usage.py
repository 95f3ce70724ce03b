"""What a process has used of the machine, as Linux tells in /proc."""

from pathlib import Path


def ticks(pid: int) -> int:
    """User and system time so far, in ticks of the clock."""
    # After the name, which may hold anything but ends with the last bracket: utime and stime are fields 14 and 15.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def waited(pid: int) -> float:
    """Seconds that its threads were ready to run so far and had no core."""
    # Of each thread: nanoseconds on a core, nanoseconds ready but without one, number of turns.
    return sum(int(file.read_text().split()[1]) for file in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9


def resident(pid: int) -> int:
    """Memory in bytes; pages that processes share are divided among them."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0
