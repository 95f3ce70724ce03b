"""How many live tables a server holds: an action each 5 s at every table, four sockets each, p99 below 100 ms.

The number is doubled, then halved in between, as far as this machine's limit of open files allows. A slow turn counts
against the server only when the machine was its own: where other programs took the cores, the search ends undecided.
"""

import random
import resource
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.server.compare import CONTESTANTS
from bench.server.load import SOCKETS, Contestant, Figures, Table, open_tables, play_in_time, renew_tables
from bench.server.process import Server, free_port, running

SECONDS_BETWEEN_ACTIONS = 5
LONGEST_P99 = 100
FIRST_COUNT = 64
STEPS_BETWEEN = 3
TRIES = 4
FILES_BESIDE_SOCKETS = 200


class Verdict(Enum):
    HELD = "held"
    TOO_MANY = "too many"
    UNDECIDED = "undecided"


class Trial:
    """Opens tables as they are needed and lets some of them play."""

    def __init__(self, contestant: Contestant, server: Server) -> None:
        self.contestant = contestant
        self.server = server
        self.tables: list[Table] = []
        self.memory_at_start = server.memory()

    async def hold(self, count: int) -> tuple[Verdict, Figures]:
        """Whether this many tables can live, and the turn with the best p99."""
        self.tables += await open_tables(self.contestant, self.server, max(count - len(self.tables), 0))
        live, rng, slow = self.tables[:count], random.Random(count), []
        await renew_tables(live)
        await play_in_time(self.server, live, SECONDS_BETWEEN_ACTIONS, 1, rng)  # what opening left behind is cleared
        for _ in range(TRIES):
            figures = await play_in_time(self.server, live, SECONDS_BETWEEN_ACTIONS, 1, rng)
            if figures.p99 < LONGEST_P99:
                return Verdict.HELD, figures
            slow.append(figures)
        is_undecided = all(figures.is_disturbed for figures in slow)
        best = min(slow, key=lambda figures: figures.p99)
        return Verdict.UNDECIDED if is_undecided else Verdict.TOO_MANY, best

    def memory_a_table(self) -> float:
        return (self.server.memory() - self.memory_at_start) / len(self.tables)


@dataclass(frozen=True)
class Capacity:
    tables: int
    p99: float
    cores: float
    memory_a_table: float
    end: str
    """Why there is no larger number."""


def most_tables() -> int:
    """As many as there may be sockets in one process."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return (files - FILES_BESIDE_SOCKETS) // SOCKETS


async def find_capacity(contestant: Contestant, server: Server) -> Capacity:
    await server.wait_until_ready()
    trial, limit = Trial(contestant, server), most_tables()
    held, p99, cores, too_many = 0, 0.0, 0.0, 0

    def capacity(end: str) -> Capacity:
        return Capacity(held, p99, cores, trial.memory_a_table(), end)

    count, steps = min(FIRST_COUNT, limit), STEPS_BETWEEN
    while steps >= 0:
        verdict, turn = await trial.hold(count)
        if verdict is Verdict.UNDECIDED:
            seen = f"{count:,} had p99 {turn.p99:.0f} ms and used {turn.cores:.0%} of a core"
            return capacity(f"at least: {seen}, but other programs took the cores")
        if verdict is Verdict.TOO_MANY:
            too_many = count
        else:
            held, p99, cores = count, turn.p99, turn.cores
        if held == limit:
            return capacity("at least: no more open files are allowed")
        if too_many:
            steps -= 1
            count = (held + too_many) // 2
        else:
            count = min(2 * count, limit)
    return capacity(f"{too_many:,} were too many")


def main() -> None:
    print(f"{'one action each 5 s':24}{'tables':>8}{'p99 ms':>9}{'of a core':>11}{'kB a table':>12}")
    with TemporaryDirectory(prefix="fivetowers-bench-") as folder:
        for contestant in CONTESTANTS:
            port, own = free_port(), Path(folder) / contestant.name
            own.mkdir()
            with running(contestant.command(port, own), port, own / "log") as server:
                found = uvloop.run(find_capacity(contestant, server))
            kilobytes = found.memory_a_table / 1000
            print(f"{contestant.name:24}{found.tables:8,}{found.p99:9.0f}{found.cores:11.0%}", end="")
            print(f"{kilobytes:12.0f}   {found.end}")


if __name__ == "__main__":
    main()
