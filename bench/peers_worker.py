"""Random play in OpenSpiel, RLCard, PettingZoo, Gymnasium and Pgx, each by its own manual; runs in the environment of
the peers.

Reads a line `NAME SECONDS` at a time and answers with the decisions of one turn, a second of processor time. `list`
gives the names.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

warnings.simplefilter("ignore")

import pyspiel  # noqa: E402 (after the warnings of older packages are off)

OPEN_SPIEL = ("leduc_poker", "hearts", "euchre", "gin_rummy", "crazy_eights", "oh_hell", "cribbage")
SEEN = ("leduc_poker", "gin_rummy")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
GYMNASIUM = ("Blackjack-v1",)  # its only game of cards
PGX = ("leduc_holdem", "kuhn_poker")
# OpenSpiel's own games written in Python that are played in turns; those with cards or dice first
PYTHON_GAMES = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_tic_tac_toe",
)
ROLLOUTS, DEALS = 100, 20
GAMES_AT_ONCE = 1_024  # in Pgx


def deal(state: Any) -> None:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    deal(state)
    return state


def play(state: Any) -> int:
    """Plays to the end in a Python loop; how many decisions that took, deals not counted."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
        deal(state)
    return decisions


def open_spiel_games(name: str) -> Iterator[int]:
    game = pyspiel.load_game(name)
    while True:
        yield play(dealt(game))


def open_spiel_steps(game: Any) -> Iterator[int]:
    """Every node counts as a step, chance too: in a game written in Python it costs as much as any other."""
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        yield steps


def open_spiel_python_games(name: str) -> Iterator[int]:
    from open_spiel.python import games  # registers them

    assert games
    return open_spiel_steps(pyspiel.load_game(name))


def open_spiel_seen(name: str) -> Iterator[int]:
    """The same, and before each decision the player to move looks at the table."""
    game = pyspiel.load_game(name)
    while True:
        state, decisions = dealt(game), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
            deal(state)
        yield decisions


def open_spiel_rollouts(name: str) -> Iterator[int]:
    """Rollouts from just after a deal, all in C++: a search with two simulations, each of them many rollouts.

    There is no other way from Python to the rollouts alone. They are credited with the decisions that random play
    makes on average from the same deal, a little more than they make: the search itself takes the first of them.
    """
    game = pyspiel.load_game(name)
    deals = [dealt(game) for _ in range(DEALS)]
    decisions = [sum(play(state.clone()) for _ in range(40)) / 40 for state in deals]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    has_terminal_rewards = game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL
    while True:
        for state, a_game in zip(deals, decisions, strict=True):
            if not has_terminal_rewards:  # the search refuses these; random bots play them in C++ as well
                pyspiel.evaluate_bots(state.clone(), bots, random.randrange(1 << 30))
                yield round(a_game)
                continue
            search = pyspiel.MCTSBot(
                game, evaluator, uct_c=2.0, max_simulations=2, max_memory_mb=100, solve=False, seed=1, verbose=False
            )
            search.step(state)
            yield round(a_game * 2 * ROLLOUTS)


def rlcard_games(name: str) -> Iterator[int]:
    import rlcard

    env = rlcard.make(name)
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions


def pettingzoo_games(name: str) -> Iterator[int]:
    return pettingzoo_steps(import_module(f"pettingzoo.classic.{name}").env())


def pettingzoo_steps(env: Any) -> Iterator[int]:
    while True:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
        yield decisions


def gymnasium_games(name: str) -> Iterator[int]:
    import gymnasium

    return gymnasium_steps(gymnasium.make(name))


def gymnasium_steps(env: Any) -> Iterator[int]:
    """Steps of the seat that learns; those of the others are inside them."""
    anything = range(int(env.action_space.n))
    while True:
        (_, info), steps, is_over = env.reset(), 0, False
        while not is_over:
            legal = info["action_mask"].nonzero()[0] if "action_mask" in info else anything
            _, _, is_over, _, info = env.step(int(random.choice(legal)))
            steps += 1
        yield steps


def pgx_steps(name: str) -> Iterator[int]:
    """Many games to the end of the last; a step counts where a game is not over. Its state holds the observation."""
    import jax
    import pgx
    from pgx.experimental.utils import act_randomly

    env, key = pgx.make(name), jax.random.PRNGKey(1)
    init = jax.jit(jax.vmap(env.init))
    step = jax.jit(lambda state, key: jax.vmap(env.step)(state, act_randomly(key, state.legal_action_mask)))
    while True:
        key, own = jax.random.split(key)
        state = init(jax.random.split(own, GAMES_AT_ONCE))
        while running := int((~state.terminated).sum()):
            key, own = jax.random.split(key)
            state = step(state, own)
            yield running


def jobs() -> dict[str, Callable[[], Iterator[int]]]:
    found: dict[str, Callable[[], Iterator[int]]] = {}
    for name in OPEN_SPIEL:
        found[f"OpenSpiel/{name}/Python"] = lambda name=name: open_spiel_games(name)  # type: ignore[misc]
        found[f"OpenSpiel/{name}/C++"] = lambda name=name: open_spiel_rollouts(name)  # type: ignore[misc]
    for name in SEEN:
        found[f"OpenSpiel/{name}/seen"] = lambda name=name: open_spiel_seen(name)  # type: ignore[misc]
    for name in RLCARD:
        found[f"RLCard/{name}/Python"] = lambda name=name: rlcard_games(name)  # type: ignore[misc]
    for name in PYTHON_GAMES:
        found[f"OpenSpiel/{name}/Python game"] = lambda name=name: open_spiel_python_games(name)  # type: ignore[misc]
    for name in PETTINGZOO:
        found[f"PettingZoo/{name}/Python"] = lambda name=name: pettingzoo_games(name)  # type: ignore[misc]
    for name in GYMNASIUM:
        found[f"Gymnasium/{name}/one seat"] = lambda name=name: gymnasium_games(name)  # type: ignore[misc]
    for name in PGX:
        found[f"Pgx/{name}/functions"] = lambda name=name: pgx_steps(name)  # type: ignore[misc]
    return found


def main() -> None:
    table, running = jobs(), dict[str, Iterator[int]]()
    for line in sys.stdin:
        name, _, seconds = line.strip().rpartition(" ")
        if not name:
            print(*table, sep="\t", flush=True)
            continue
        games = running.get(name)
        if games is None:
            games = running[name] = table[name]()
            next(games)  # whatever the first game has to load is not counted
        decisions, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < float(seconds):
            decisions += next(games)
        print(decisions / took, flush=True)


if __name__ == "__main__":
    main()
