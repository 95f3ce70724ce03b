"""Actions per server-cpu second, and latencies: 64 tables of 4 sockets, about 2 kB to each socket after every action.

All servers run throughout; they are warmed up, then loaded in turns, so that noise meets all alike. The best turn
counts; the median of all is shown beside it, and last the median of the ratios of turns that followed each other, which
other programs disturb least. With BEFORE=folder the other is not boardgame.io but the server of another
checkout, and the ratio says what a change costs.
"""

from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

from bench.earlier_checkout import earlier_python
from bench.server import boardgame_io, five_towers
from bench.server.load import Contestant, Figures, Table, open_tables, play_at_once
from bench.server.process import Server, free_port, running

CONTESTANTS: tuple[Contestant, ...] = (boardgame_io.CONTESTANT, five_towers.CONTESTANT)
TABLES = 64
WARM_UP_TURNS = 8
ROUNDS = 24
SECONDS_A_TURN = 1


async def measure(contestants: tuple[Contestant, ...], folder: Path) -> dict[str, list[Figures]]:
    figures: dict[str, list[Figures]] = {contestant.name: [] for contestant in contestants}
    with ExitStack() as stack:
        started: list[tuple[Contestant, Server, list[Table]]] = []
        for contestant in contestants:
            port, own = free_port(), folder / contestant.name
            own.mkdir()
            server = stack.enter_context(running(contestant.command(port, own), port, own / "log"))
            await server.wait_until_ready()
            started.append((contestant, server, await open_tables(contestant, server, TABLES)))
        for _ in range(WARM_UP_TURNS):
            for _, server, tables in started:
                await play_at_once(server, tables, SECONDS_A_TURN)
        for _ in range(ROUNDS):
            for contestant, server, tables in started:
                figures[contestant.name].append(await play_at_once(server, tables, SECONDS_A_TURN))
    return figures


def main() -> None:
    before = earlier_python()
    contestants = (five_towers.contestant("before", before), CONTESTANTS[-1]) if before else CONTESTANTS
    with TemporaryDirectory(prefix="fivetowers-bench-") as folder:
        figures = uvloop.run(measure(contestants, Path(folder)))
    best = {name: max(turns, key=lambda turn: turn.actions_a_cpu_second) for name, turns in figures.items()}
    peer = best[contestants[0].name].actions_a_cpu_second
    medians = {name: median(turn.actions_a_cpu_second for turn in turns) for name, turns in figures.items()}
    typical_peer = medians[contestants[0].name]
    print(
        f"{TABLES} tables of 4 sockets{'actions/cpu-s':>20}{'ratio':>8}{'median':>9}{'ratio':>8}{'actions/s':>12}",
        end="",
    )
    print(f"{'p50 ms':>9}{'p99 ms':>9}{'bytes':>8}{'waiting':>9}")
    for name, turn in best.items():
        print(f"{name:24}{turn.actions_a_cpu_second:20,.0f}{turn.actions_a_cpu_second / peer:8.2f}", end="")
        print(f"{medians[name]:9,.0f}{medians[name] / typical_peer:8.2f}", end="")
        print(
            f"{turn.actions_a_second:12,.0f}{turn.p50:9.1f}{turn.p99:9.1f}{turn.bytes_a_socket:8,.0f}{turn.waiting:9.2f}"
        )
    pairs = zip(*figures.values(), strict=True)
    ratios = [ours.actions_a_cpu_second / theirs.actions_a_cpu_second for theirs, ours in pairs]
    print(f"ratio of two turns in a row: {median(ratios):.2f} in the median of {len(ratios)}")
    if any(turn.is_disturbed for turn in best.values()):
        print("waiting: seconds a second without a core; other programs ran: read the ratio, not the latencies")


if __name__ == "__main__":
    main()
