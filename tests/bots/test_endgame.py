"""The end of the game is played exactly, as a separate brute-force solver finds it."""

from random import Random

import pytest

from fivetowers import Phase, State, apply, format_action, legal_actions
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.rules import legal_builds
from fivetowers.state import LAPS
from tests.bots.exact_play import best_of, value_of
from tests.positions import STANDARD, Policy, anything, as_much_as_possible, steps

POSITIONS = 500  # for each number of players


def late_positions(players: int, seed: int, *, pile: range, policy: Policy) -> list[State]:
    """The positions of one game in which somebody has to decide and so many cards are left in the pile."""
    return [
        state
        for state, _, _ in steps(players, STANDARD, Random(seed), policy)
        if state.turn is not None and state.lap == LAPS and state.pile in pile
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_last_round_is_played_exactly(players: int) -> None:
    master, rng, checked = make_bot("master"), Random(players), 0
    for seed in range(400):
        if checked >= POSITIONS:
            return
        policy = anything if seed % 2 else as_much_as_possible
        for state in late_positions(players, seed, pile=range(1), policy=policy):
            if number_of_builds(state) > 150:
                continue
            chosen = master.choose(state, rng, UNLIMITED)
            expected, value = best_of(state)
            assert value_of(apply(state, chosen)) == value
            assert format_action(chosen) == format_action(expected)
            checked += 1
    raise AssertionError(f"only {checked} positions were found")


def test_second_to_last_round_of_two_players_is_played_exactly() -> None:
    master, rng, checked = make_bot("master"), Random(7), 0
    for seed in range(60):
        for state in late_positions(2, seed, pile=range(1, 4), policy=anything):
            if number_of_builds(state) > 12 or len(state.display) > 5:
                continue
            expected, _ = best_of(state)
            assert format_action(master.choose(state, rng, UNLIMITED)) == format_action(expected)
            checked += 1
            if checked == 12:
                return
    assert checked > 2


@pytest.mark.parametrize("budget", [Budget(milliseconds=1), Budget(nodes=1)])
def test_last_round_is_exact_even_with_hardly_any_budget(budget: Budget) -> None:
    master = make_bot("master")
    for state in late_positions(2, 3, pile=range(1), policy=as_much_as_possible):
        expected, _ = best_of(state)
        assert master.choose(state, Random(1), budget) == expected


def number_of_builds(state: State) -> int:
    if state.phase is Phase.BUILD:
        return len(legal_actions(state))
    return sum(len(legal_builds(state, seat, number)) for seat in range(state.players) for number in range(1, 6))
