"""The kernel against what a researcher would use instead: decisions a second of random play, all in turns within one
run.

The peers live in an environment of their own, made by `make bench` from bench/requirements-peers.txt. Decisions of 5
Towers are bids, passes and whole builds, although a build takes several steps in the batch. Seconds are of processor
time, so that other programs on the machine count less.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import numpy as np

from fivetowers.encoding import FIRST_DEMOLITION, FIRST_PLACE
from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from fivetowers.fast.game.batch import Batch
from fivetowers.fast.game.one_game import OneGame
from fivetowers.fast.game.playout import play_random_games

PEERS = Path(__file__).parents[1] / ".venv-peers" / "bin" / "python"
PLAYERS = (2, 5)
GAMES = 4_096
REPEATS = 6
SECONDS_A_TURN = 0.2
FOR_INTERFACES = ("/Python game", "/one seat", "/functions")
"""How the names of those peers end that only `interfaces` measures."""


class Peers:
    """The worker process."""

    def __init__(self) -> None:
        worker = Path(__file__).with_name("peers_worker.py")
        self._process = subprocess.Popen(
            [PEERS, worker], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.names = self._ask("list").strip().split("\t")

    def rate(self, name: str) -> float:
        return float(self._ask(f"{name} {SECONDS_A_TURN}"))

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(line, file=self._process.stdin, flush=True)
        return self._process.stdout.readline()


def decisions_a_step(players: int) -> float:
    """How many decisions a step of the batch is on average: all bids and passes, and the last step of each build."""
    batch = Batch(players, 64)
    batch.reset(range(64))
    rng = np.random.default_rng(1)
    decisions = steps = 0
    for _ in range(2_000):
        chosen = (batch.mask() * rng.random((64, layout.STEPS))).argmax(axis=1)
        batch.step(chosen)
        is_new_round = batch.states[:, layout.PHASE] == layout.PHASE_BID
        decisions += int(((chosen < FIRST_DEMOLITION) | ((chosen >= FIRST_PLACE) & is_new_round)).sum())
        steps += 64
    return decisions / steps


def batch_rate(players: int) -> Callable[[], float]:
    """Steps of many games with mask and random policy in the kernel, and the observation of each."""
    batch = Batch(players, GAMES)
    batch.reset(range(GAMES))
    share = decisions_a_step(players)

    def rate() -> float:
        steps, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < SECONDS_A_TURN:
            batch.step_at_random()
            steps += GAMES
        return steps * share / took

    return rate


def numpy_policy_rate(players: int) -> Callable[[], float]:
    """As a learner would: mask and observation out, a NumPy policy's choice in, checked."""
    batch = Batch(players, GAMES)
    batch.reset(range(GAMES))
    share = decisions_a_step(players)
    rng = np.random.default_rng(1)
    noise = np.empty((GAMES, layout.STEPS), np.float32)

    def rate() -> float:
        steps, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < SECONDS_A_TURN:
            batch.observe()
            rng.random(out=noise, dtype=np.float32)
            batch.step((batch.mask() * noise).argmax(axis=1))
            steps += GAMES
        return steps * share / took

    return rate


def one_game_rate(players: int) -> Callable[[], float]:
    """A Python loop over one game: legal steps out, a choice in, checked, and each time what the player sees."""
    share, rng, seeds = decisions_a_step(players), Random(1), count()

    def rate() -> float:
        steps, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < SECONDS_A_TURN:
            game = OneGame(players, next(seeds))
            while not game.is_over:
                game.observe()
                game.step(rng.choice(game.legal_steps()))
                steps += 1
        return steps * share / took

    return rate


def playout_rate(players: int) -> Callable[[], float]:
    def rate() -> float:
        begin = time.process_time()
        decisions = play_random_games(players, 20_000).decisions
        return decisions / (time.process_time() - begin)

    return rate


def start_peers() -> Peers:
    """Ends the program with a sentence where there is nothing to compare."""
    if not PEERS.exists():
        sys.exit("no peers to compare with: `make bench` installs them")
    if not is_compiled():
        sys.exit("the kernel is not compiled: nothing to measure")
    return Peers()


def main() -> None:
    peers = start_peers()
    own = {
        f"5 Towers/{players} players/{form}": rate(players)
        for players in PLAYERS
        for form, rate in (
            ("batch", batch_rate),
            ("batch, NumPy", numpy_policy_rate),
            ("playouts", playout_rate),
            ("one game, seen", one_game_rate),
        )
    }
    names = [name for name in peers.names if not name.endswith(FOR_INTERFACES)]
    best = dict.fromkeys([*own, *names], 0.0)
    for _ in range(REPEATS):
        for name in best:
            rate = own[name]() if name in own else peers.rate(name)
            best[name] = max(best[name], rate)
    batch = min(best[name] for name in own if name.endswith("/batch"))
    playouts = min(best[name] for name in own if name.endswith("/playouts"))
    one = min(best[name] for name in own if name.endswith("/one game, seen"))
    print(f"{'random play, one core':40}{'decisions/s':>14}{'our slowest against it':>26}")
    for name, rate in best.items():
        ratio = ""
        if name.endswith("C++"):
            ratio = f"playouts {playouts / rate:.1f}×"
        elif name.endswith("/seen"):
            ratio = f"one game {one / rate:.1f}×"
        elif name not in own:
            ratio = f"batch {batch / rate:.0f}×"
        print(f"{name:40}{rate:14,.0f}{ratio:>26}")


if __name__ == "__main__":
    main()
