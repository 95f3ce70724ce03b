"""The end of the game is played exactly, as a separate brute-force solver finds it."""

from collections import Counter
from random import Random

import pytest

from fivetowers import format_action
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from tests.bots.exact_play import best_of
from tests.bots.late_positions import LAST_ROUND, SECOND_TO_LAST, late_positions
from tests.effort import cases


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_last_round_is_played_exactly(players: int) -> None:
    master, rng = make_bot("master"), Random(players)
    for state in late_positions(players, cases(100, 500, uncompiled=10), pile=LAST_ROUND):
        expected, _ = best_of(state)
        assert format_action(master.choose(state, rng, UNLIMITED)) == format_action(expected)


def test_second_to_last_round_of_two_players_is_played_exactly() -> None:
    master, rng, piles = make_bot("master"), Random(7), Counter[int]()
    number = cases(75, 150)
    for state in late_positions(2, number, pile=SECOND_TO_LAST):
        expected, _ = best_of(state)
        assert format_action(master.choose(state, rng, UNLIMITED)) == format_action(expected)
        piles[state.pile] += 1
    assert min(piles[cards] for cards in SECOND_TO_LAST) > number // 15


@pytest.mark.parametrize("budget", [Budget(milliseconds=1), Budget(nodes=1)])
def test_last_round_is_exact_even_with_hardly_any_budget(budget: Budget) -> None:
    master = make_bot("master")
    for state in late_positions(2, cases(20, 50, uncompiled=5), pile=LAST_ROUND):
        expected, _ = best_of(state)
        assert master.choose(state, Random(1), budget) == expected
