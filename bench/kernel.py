"""The kernel against the limit: random games per million loops of a C yardstick, against those of a tight C version.

The job: whole games from the start, each decision drawn uniformly from the canonical list of legal actions; one bid,
pass or whole build is one decision. The yardstick is compiled here, from bench/yardstick.c, and runs in turns with
the games, so that both meet the same machine. Also: threads on two cores, bytes a game, and the time from `import` to
the first game. With BEFORE=folder the kernel of another checkout plays the same games in turns with this one instead.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.earlier_checkout import earlier_python
from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from fivetowers.fast.game.playout import play_random_games

# Games per million yardstick loops of a tight C version of this job, by number of players.
LIMIT = {2: 690, 3: 620, 4: 418, 5: 412}
# Many short turns rather than a few long ones: the best of them is one in which nothing else ran. The yardstick's
# shortest turn is a million loops, some 5 ms; a turn of games takes about as long.
REPEATS = 100
GAMES_A_TURN = 500
# Threads have to start and end: longer turns, fewer of them.
THREADS, GAMES_ON_THREADS, REPEATS_ON_THREADS = 2, 20_000, 12
SOURCE = Path(__file__).with_name("yardstick.c")


def build_yardstick(folder: Path) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        sys.exit("the yardstick needs a C compiler")
    program = folder / "yardstick"
    subprocess.run([compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
    return program


def yardstick_loops(program: Path) -> float:
    """Million loops a second, the best of three shortest turns."""
    run = subprocess.run([program, "0.001"], check=True, capture_output=True, text=True)
    return float(run.stdout.split()[0])


def game_rates(players: int, games: int, *, threads: int, seed: int) -> tuple[float, float]:
    """Games and decisions a second."""
    begin = time.perf_counter()
    totals = play_random_games(players, games, seed=seed, threads=threads)
    took = time.perf_counter() - begin
    return totals.games / took, totals.decisions / took


def against_the_limit(program: Path) -> None:
    loops = 0.0
    best = dict.fromkeys(LIMIT, (0.0, 0.0))
    for repeat in range(REPEATS):
        for players in LIMIT:
            loops = max(loops, yardstick_loops(program))
            for turn in range(3):
                rates = game_rates(players, GAMES_A_TURN, threads=1, seed=3 * repeat + turn)
                best[players] = max(best[players], rates)
    print(f"yardstick: {loops:.0f} million loops/s; every figure is the best of {3 * REPEATS} or more short turns")
    print(f"{'random games, one core':24}{'games/s':>10}{'decisions/s':>14}{'games/M loops':>16}{'of the limit':>14}")
    for players, limit in LIMIT.items():
        games, decisions = best[players]
        print(f"{players} players{games:25,.0f}{decisions:14,.0f}{games / loops:16.0f}{games / loops / limit:14.2f}")


def on_threads() -> None:
    """One thread and two in turns: how much faster, and how much processor time a game costs then."""
    print(f"{'on two cores':24}{'games/s':>10}{'against one':>14}{'processor time a game, against one':>38}")
    for players in LIMIT:
        rates, costs = {1: 0.0, THREADS: 0.0}, {1: float("inf"), THREADS: float("inf")}
        for repeat in range(REPEATS_ON_THREADS):
            for threads in rates:
                used = time.process_time()
                rate, _ = game_rates(players, GAMES_ON_THREADS, threads=threads, seed=repeat)
                costs[threads] = min(costs[threads], time.process_time() - used)
                rates[threads] = max(rates[threads], rate)
        gain, cost = rates[THREADS] / rates[1], costs[THREADS] / costs[1]
        print(f"{players} players{rates[THREADS]:25,.0f}{gain:13.2f}×{cost:37.2f}×")


# For every line that it reads, plays games of this many players, and tells the processor time of the turn.
PLAYER = """
import sys, time
try:
    from fivetowers.fast.game.playout import play_random_games
except ImportError:
    from fivetowers.fast.playout import play_random_games
for line in sys.stdin:
    players, games, seed = map(int, line.split())
    begin = time.process_time()
    play_random_games(players, games, seed=seed, threads=1)
    print(time.process_time() - begin, flush=True)
"""


def against_earlier(before: str) -> None:
    """Games a second of processor time, each figure the best of many turns; the two take turns."""
    crew = [
        subprocess.Popen([python, "-P", "-c", PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for python in (before, sys.executable)
    ]
    least = {players: [float("inf")] * len(crew) for players in LIMIT}
    for repeat in range(3 * REPEATS):
        for players in LIMIT:
            for index, player in enumerate(crew):
                assert player.stdin is not None
                assert player.stdout is not None
                player.stdin.write(f"{players} {GAMES_A_TURN} {repeat}\n")
                player.stdin.flush()
                least[players][index] = min(least[players][index], float(player.stdout.readline()))
    for player in crew:
        player.communicate()
    print(f"{'random games, one core':24}{'games/cpu-s before':>20}{'now':>12}{'ratio':>8}")
    for players, (then, now) in least.items():
        print(f"{players} players{GAMES_A_TURN / then:35,.0f}{GAMES_A_TURN / now:12,.0f}{then / now:8.2f}")


def main() -> None:
    if not is_compiled():
        sys.exit("the kernel is not compiled: nothing to measure")
    if before := earlier_python():
        against_earlier(before)
        return
    with tempfile.TemporaryDirectory() as folder:
        against_the_limit(build_yardstick(Path(folder)))
    on_threads()
    print(f"a game in memory: {layout.STATE_SIZE} bytes, and 8 for its generator")
    print(
        f"python, import and a first game: {first_game() * 1000:.0f} ms; python alone: {first_game(None) * 1000:.0f} ms"
    )


def first_game(
    program: str | None = "from fivetowers.fast.game.playout import play_random_games as p; p(2, 1)",
) -> float:
    best = float("inf")
    for _ in range(15):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", program or "pass"], check=True)
        best = min(best, time.perf_counter() - begin)
    return best


if __name__ == "__main__":
    main()
