"""Ratings: the better bot is rated higher, whatever the number of players and copies."""

import pytest

from fivetowers.arena.rating import rate
from tests.arena.samples import deal, game


def test_stronger_bots_are_rated_higher_and_more_surely() -> None:
    found = rate(
        [deal(number, game("abc", 9, 5, 1), game("cab", 1, 9, 5), game("bca", 5, 1, 9)) for number in range(20)]
    )
    assert found["a"].mean > found["b"].mean > found["c"].mean
    assert all(rating.deviation < 25 / 3 for rating in found.values())
    assert found["a"].floor > found["c"].floor


def test_equal_bots_stay_equal() -> None:
    found = rate([deal(number, game("ab", 9, 5), game("ba", 9, 5)) for number in range(20)])
    assert found["a"].mean == pytest.approx(found["b"].mean, abs=1.0)


def test_order_of_results_does_not_matter() -> None:
    results = [deal(number, game("ab", number % 5, 2), game("ba", 2, number % 3)) for number in range(20)]
    assert rate(results) == rate(results[::-1])


def test_copies_share_one_rating() -> None:
    found = rate(
        [deal(number, game("abb", 9, 5, 1), game("bab", 1, 9, 5), game("bba", 5, 1, 9)) for number in range(10)]
    )
    assert set(found) == {"a", "b"}
    assert found["a"].mean > 25 > found["b"].mean


def test_fault_counts_as_a_loss() -> None:
    found = rate([deal(1, game("ab", 50, 5, loser=0))])
    assert found["a"].mean < found["b"].mean


def test_bot_against_itself_says_nothing() -> None:
    (found,) = rate([deal(1, game("aa", 9, 5), game("aa", 5, 9))]).values()
    assert (found.mean, found.deviation) == pytest.approx((25, 25 / 3))
