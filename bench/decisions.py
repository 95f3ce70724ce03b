"""Does every bot keep its time? All decisions of some games, 2 to 5 players, each asked with a budget of milliseconds.

A decision is in time within the budget, a tenth of it and 20 ms more. Wall time is what a player waits; processor time
tells whether the bot or a busy machine was late. Then the levels without a budget, who have to answer within a second.
"""

import time
from collections.abc import Iterator
from random import Random

from fivetowers import Phase, PlayerAction, State, apply, new_dealer, start
from fivetowers.bots.base import UNLIMITED, Bot, Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.roster import ROSTER, make_bot

BUDGETS = (10, 100)
EVERY = {10: 2, 100: 12}  # of this many decisions one is timed
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")


def played(players: int, seed: int, bot: Bot, budget: Budget) -> Iterator[tuple[State, PlayerAction]]:
    """The decisions of a game among copies of a bot."""
    rng = Random(seed)
    state, dealer = start(players), new_dealer(players, rng)
    while state.phase is not Phase.OVER:
        if state.turn is None:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        action = bot.choose(state, rng, budget)
        yield state, action
        state = apply(state, action)


def positions(players: int, seed: int) -> list[State]:
    """Where `greedy` bots had to decide in a game."""
    return [state for state, _ in played(players, seed, Greedy(), UNLIMITED)]


def times(bot: Bot, states: list[State], budget: Budget) -> tuple[list[float], list[float]]:
    """Milliseconds of each decision, sorted: on the clock, and of the processor."""
    bot.choose(states[0], Random(1), budget)  # what is loaded for the first decision does not count
    walls, processors = [], []
    for state in states:
        wall, processor = time.perf_counter(), time.thread_time()
        bot.choose(state, Random(1), budget)
        walls.append(1000 * (time.perf_counter() - wall))
        processors.append(1000 * (time.thread_time() - processor))
    return sorted(walls), sorted(processors)


def main() -> None:
    states = [state for players in (2, 3, 4, 5) for state in positions(players, players)]
    print(f"{'bot, budget':24}{'decisions':>10}{'in time':>9}{'by cpu':>9}{'mean ms':>9}{'99 % ms':>9}{'worst ms':>10}")
    for name in ROSTER:
        for milliseconds in BUDGETS:
            asked = states[:: EVERY[milliseconds]]
            walls, processors = times(make_bot(name), asked, Budget(milliseconds=milliseconds))
            show(f"{name} {milliseconds} ms", walls, processors, 1.1 * milliseconds + 20)
    for name in LEVELS:
        walls, processors = times(make_bot(name), states[::5], UNLIMITED)
        show(f"{name}, no budget", walls, processors, 1000)


def show(name: str, walls: list[float], processors: list[float], allowed: float) -> None:
    count = len(walls)
    in_time = sum(wall <= allowed for wall in walls) / count
    by_processor = sum(processor <= allowed for processor in processors) / count
    mean, late = sum(walls) / count, walls[count * 99 // 100]
    print(f"{name:24}{count:10}{in_time:9.1%}{by_processor:9.1%}{mean:9.1f}{late:9.1f}{walls[-1]:10.1f}", flush=True)


if __name__ == "__main__":
    main()
