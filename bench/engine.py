"""The readable engine against python-chess: random games, all legal actions listed and one applied each step."""

import time
from collections.abc import Callable, Iterator
from random import Random

import chess

from fivetowers import Phase, apply, legal_actions, new_dealer, start

ROUNDS = 7
SECONDS_A_TURN = 0.4


def towers_steps(players: int, rng: Random) -> Iterator[None]:
    """Plays forever; yields after each player action. Deals are made, but not counted."""
    while True:
        state, dealer = start(players), new_dealer(players, rng)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                deal, dealer = dealer.turn_up(state)
                state = apply(state, deal)
                continue
            state = apply(state, rng.choice(legal_actions(state)))
            yield


def chess_steps(rng: Random) -> Iterator[None]:
    """Plays forever; yields after each move. A game ends when there is no move, or after 200."""
    while True:
        board = chess.Board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.fullmove_number > 200:
                break
            board.push(rng.choice(moves))
            yield


def rate(steps: Iterator[None], seconds: float) -> float:
    count, begin = 0, time.perf_counter()
    while (took := time.perf_counter() - begin) < seconds:
        for _ in range(100):
            next(steps)
        count += 100
    return count / took


def best_rates(jobs: dict[str, Callable[[], Iterator[None]]]) -> dict[str, float]:
    """The best of several turns of each job; turns alternate, so that noise meets all alike."""
    running = {name: job() for name, job in jobs.items()}
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(ROUNDS):
        for name, steps in running.items():
            best[name] = max(best[name], rate(steps, SECONDS_A_TURN))
    return best


def main() -> None:
    jobs: dict[str, Callable[[], Iterator[None]]] = {"python-chess": lambda: chess_steps(Random(1))}
    for players in range(2, 6):
        jobs[f"5 towers, {players} players"] = lambda players=players: towers_steps(players, Random(1))  # type: ignore[misc]
    best = best_rates(jobs)
    print(f"{'random play, one core':24}{'actions/s':>12}{'ratio':>8}")
    for name, value in best.items():
        print(f"{name:24}{value:12,.0f}{value / best['python-chess']:8.2f}")


if __name__ == "__main__":
    main()
