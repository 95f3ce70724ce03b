"""Random games in quantity, for statistics and benchmarks: every decision is drawn uniformly from all legal actions."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import cython

from fivetowers.fast.game import layout
from fivetowers.machines.cores import cores

if not cython.compiled:
    from fivetowers.fast.game.door import pointer, start
    from fivetowers.fast.game.kernel import draw, play_out, score_seat, seed_of


@dataclass(frozen=True)
class Totals:
    """Sums over some games; `points` and `demolitions` over all seats."""

    games: int
    decisions: int
    rounds: int
    points: int
    demolitions: int

    @staticmethod
    def of(parts: "Sequence[Totals]") -> "Totals":
        return Totals(
            sum(part.games for part in parts),
            sum(part.decisions for part in parts),
            sum(part.rounds for part in parts),
            sum(part.points for part in parts),
            sum(part.demolitions for part in parts),
        )


def play_random_games(players: int, games: int, *, seed: int = 0, threads: int = 1) -> Totals:
    """Plays random games. They depend on the seed alone, not on the number of threads (0: one for each core)."""
    if not layout.FEWEST_PLAYERS <= players <= layout.MOST_PLAYERS:
        raise ValueError(f"no game for {players} players")
    workers = threads or cores()
    if workers == 1:
        return play_range(players, seed, 0, games)
    # Small shares, so that no thread waits long for the last one.
    share = max(1, games // (workers * 8))
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(
            lambda first: play_range(players, seed, first, min(share, games - first)), range(0, games, share)
        )
        return Totals.of(list(parts))


def play_range(players: cython.int, seed: cython.ulonglong, first: cython.longlong, games: cython.longlong) -> Totals:
    """Plays the games with the numbers from `first` on, without the GIL."""
    buffer = bytearray(layout.STATE_SIZE)
    state: cython.p_uchar = pointer(buffer, 0)
    rng = cython.declare(cython.ulonglong[1])
    decisions: cython.longlong = 0
    rounds: cython.longlong = 0
    points: cython.longlong = 0
    demolitions: cython.longlong = 0
    number: cython.longlong
    seat: cython.int
    with cython.nogil:
        for number in range(first, first + games):
            rng[0] = seed_of(seed, number)
            start(state, players, draw(rng, players))  # R9
            decisions += play_out(state, rng)
            rounds += state[layout.ROUND]
            for seat in range(players):
                points += score_seat(state, seat)
                demolitions += state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
    return Totals(games, decisions, rounds, points, demolitions)
