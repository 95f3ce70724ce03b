"""The end of the game is played exactly, as a separate brute-force solver finds it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fivetowers import Action, Phase, State, apply, format_action, legal_actions
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.dealer import dealer_for
from fivetowers.state import LAPS
from tests.bots.exact_play import best_of
from tests.positions import STANDARD, anything, as_much_as_possible, steps

LAST_ROUND = range(1)  # cards left in the pile
SECOND_TO_LAST = range(1, 6)
LATE = 15
TIMES = 4


def late_positions(players: int, number: int, *, pile: range) -> Iterator[State]:
    """So many positions, whatever their size, in which somebody has a choice and so many cards are left in the pile.

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
        state, dealer = middle, dealer_for(middle, rng)
        while state.phase is not Phase.OVER:
            action: Action
            if state.phase is Phase.DEAL:
                action, dealer = dealer.turn_up(state)
            else:
                action = policy(state, rng)
            state = apply(state, action)
            yield state


def is_late(state: State) -> bool:
    return state.lap == LAPS and state.phase is Phase.DEAL and state.pile <= LATE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_last_round_is_played_exactly(players: int) -> None:
    master, rng = make_bot("master"), Random(players)
    for state in late_positions(players, 500, pile=LAST_ROUND):
        expected, _ = best_of(state)
        assert format_action(master.choose(state, rng, UNLIMITED)) == format_action(expected)


def test_second_to_last_round_of_two_players_is_played_exactly() -> None:
    master, rng, piles = make_bot("master"), Random(7), Counter[int]()
    for state in late_positions(2, 150, pile=SECOND_TO_LAST):
        expected, _ = best_of(state)
        assert format_action(master.choose(state, rng, UNLIMITED)) == format_action(expected)
        piles[state.pile] += 1
    assert min(piles[cards] for cards in SECOND_TO_LAST) > 10


@pytest.mark.parametrize("budget", [Budget(milliseconds=1), Budget(nodes=1)])
def test_last_round_is_exact_even_with_hardly_any_budget(budget: Budget) -> None:
    master = make_bot("master")
    for state in late_positions(2, 50, pile=LAST_ROUND):
        expected, _ = best_of(state)
        assert master.choose(state, Random(1), budget) == expected
