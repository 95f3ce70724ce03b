"""Positions of the last two rounds in which somebody has a choice."""

from collections.abc import Iterator
from random import Random

from fivetowers import Phase, State, legal_actions
from fivetowers.dealer import dealer_for
from fivetowers.state import LAPS
from tests.positions import STANDARD, anything, as_much_as_possible, steps, steps_from

LAST_ROUND = range(1)  # cards left in the pile
SECOND_TO_LAST = range(1, 6)
LATE = 15
TIMES = 4


def late_positions(players: int, number: int, *, pile: range) -> Iterator[State]:
    """Positions, whatever their size, in which somebody has a choice and this many cards are left in the pile.

    Where only one action is legal every bot is exact: such positions do not count.
    """
    found = 0
    for seed in range(number):
        for state in ends_of_games(players, seed):
            if state.turn is not None and state.pile in pile and len(legal_actions(state)) > 1:
                yield state
                found += 1
                if found == number:
                    return
    raise AssertionError(f"only {found} positions were found")


def ends_of_games(players: int, seed: int) -> Iterator[State]:
    """A game in which anything is played, or one with tall towers; its last rounds are played several times."""
    rng, policy = Random(seed), anything if seed % 2 else as_much_as_possible
    middle = next(state for state, _, _ in steps(players, STANDARD, rng, policy) if is_late(state))
    for _ in range(TIMES):
        for _, _, after in steps_from(middle, dealer_for(middle, rng), rng, policy):
            yield after


def is_late(state: State) -> bool:
    return state.lap == LAPS and state.phase is Phase.DEAL and state.pile <= LATE
