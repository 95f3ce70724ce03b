"""Steps a second through each standard interface, against what its makers ship: random play, in turns within one run.

The games of PettingZoo, OpenSpiel, Gymnasium and Pgx play in the environment of the peers (`peers_worker.py`), 5 Towers
through `fivetowers.envs` in ours. A step is what the interface calls one; seconds are of processor time.
"""

import random
import time
from collections.abc import Callable, Iterator
from itertools import count

import gymnasium
import numpy as np
import pyspiel

from bench.kernel_peers import start_peers
from bench.peers_worker import GAMES_AT_ONCE, gymnasium_steps, open_spiel_steps, pettingzoo_steps
from fivetowers.envs import ENV_ID, pettingzoo_env
from fivetowers.envs.functional import FunctionalEnv
from fivetowers.envs.openspiel_game import NAME  # importing it registers the game
from fivetowers.fast.game.one_game import OneGame

PLAYERS = (2, 5)
REPEATS = 6
SECONDS_A_TURN = 0.2
AEC_AIM, VECTOR_AIM, OPEN_SPIEL_AIM, ONE_GAME_AIM, NO_AIM = 10, 100, 1, 1, 0


def vector_steps(players: int) -> Iterator[int]:
    """One seat against `random`, as a learner would: mask and observation out, a NumPy policy's choice in.

    Steps of all seats are counted, as PettingZoo counts them: all play at random, so each makes as many.
    """
    envs = gymnasium.make_vec(ENV_ID, num_envs=GAMES_AT_ONCE, players=players, opponents="random")
    rng, (_, info) = np.random.default_rng(1), envs.reset(seed=1)
    while True:
        noise = rng.random((GAMES_AT_ONCE, info["action_mask"].shape[1]), dtype=np.float32)
        _, _, _, _, info = envs.step((info["action_mask"] * noise).argmax(axis=1))
        yield GAMES_AT_ONCE * players


def functional_steps(players: int) -> Iterator[int]:
    """Many games to the end of the last, seen at each step; a step counts where a game is not over, as for Pgx."""
    env, rng = FunctionalEnv(players), np.random.default_rng(1)
    for first in count(0, GAMES_AT_ONCE):
        state = env.init(range(first, first + GAMES_AT_ONCE))
        while running := int((~state.terminated).sum()):
            env.observe(state)
            noise = rng.random(state.legal_action_mask.shape, dtype=np.float32)
            state = env.step(state, (state.legal_action_mask * noise).argmax(axis=1))
            yield running


def one_game_steps(players: int) -> Iterator[int]:
    rng = random.Random(1)
    while True:
        game, steps = OneGame(players, rng.getrandbits(60)), 0
        while not game.is_over:
            game.observe()
            game.step(rng.choice(game.legal_steps()))
            steps += 1
        yield steps


OURS: dict[str, Callable[[int], Iterator[int]]] = {
    "AEC": lambda players: pettingzoo_steps(pettingzoo_env.env(players=players)),
    "vector": vector_steps,
    "OpenSpiel": lambda players: open_spiel_steps(pyspiel.load_game(f"{NAME}(players={players})")),
    "one game": one_game_steps,
    "Gymnasium": lambda players: gymnasium_steps(gymnasium.make(ENV_ID, players=players, opponents="random")),
    "functional": functional_steps,
}
# What each of ours is compared with: how the name of a peer begins and ends, and how many times as fast it should be.
AGAINST = {
    "AEC": ("PettingZoo/", "/Python", AEC_AIM),
    "vector": ("PettingZoo/", "/Python", VECTOR_AIM),
    "OpenSpiel": ("OpenSpiel/", "/Python game", OPEN_SPIEL_AIM),
    "one game": ("OpenSpiel/", "/seen", ONE_GAME_AIM),
    "Gymnasium": ("Gymnasium/", "/one seat", NO_AIM),
    "functional": ("Pgx/", "/functions", NO_AIM),
}


def rate_of(steps: Iterator[int]) -> float:
    done, begin = 0, time.process_time()
    while (took := time.process_time() - begin) < SECONDS_A_TURN:
        done += next(steps)
    return done / took


def main() -> None:
    peers = start_peers()
    own = {f"{form}, {players} players": make(players) for form, make in OURS.items() for players in PLAYERS}
    for steps in own.values():
        next(steps)  # whatever the first game has to load is not counted
    names = [
        name
        for name in peers.names
        if any(name.startswith(begin) and name.endswith(end) for begin, end, _ in AGAINST.values())
    ]
    best = dict.fromkeys([*own, *names], 0.0)
    for _ in range(REPEATS):
        for name in best:
            rate = rate_of(own[name]) if name in own else peers.rate(name)
            best[name] = max(best[name], rate)
    for form, (begin, end, aim) in AGAINST.items():
        rates = {players: best[f"{form}, {players} players"] for players in PLAYERS}
        figures = " / ".join(f"{rate:,.0f}" for rate in rates.values())
        print(f"\n5 Towers, {form}, {' / '.join(map(str, PLAYERS))} players: {figures} steps/s")
        for name in names:
            if name.startswith(begin) and name.endswith(end):
                ratio = min(rates.values()) / best[name]
                verdict = "" if ratio >= aim else f"   below the aim of {aim}×"
                print(f"  {name:50}{best[name]:12,.0f}{ratio:10.1f}×{verdict}")


if __name__ == "__main__":
    main()
