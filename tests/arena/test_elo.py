"""Elo: differences foretell who ends ahead."""

import math
from random import Random

import pytest

from fivetowers.arena.elo import expected
from fivetowers.arena.results import DealResult
from fivetowers.arena.statistics import summarise
from tests.arena.samples import deal, game


def drawn(strengths: dict[str, float], deals: int, seed: int) -> list[DealResult]:
    """Games of two players that end as these strengths foretell."""
    rng, names, results = Random(seed), sorted(strengths), []
    for number in range(deals):
        one, other = rng.sample(names, 2)
        won = rng.random() < expected(strengths[one] - strengths[other])
        results.append(deal(number, game(one + other, *((2, 1) if won else (1, 2)))))
    return results


def test_strengths_are_found_again() -> None:
    true = {"a": 250.0, "b": 0.0, "c": -50.0, "d": -200.0}
    found = summarise(drawn(true, 6_000, seed=1)).elo
    for name, strength in true.items():
        assert found[name].mean == pytest.approx(strength, abs=20)
        assert found[name].low < strength < found[name].high
    assert sum(elo.mean for elo in found.values()) == pytest.approx(0, abs=1e-6)


def test_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    true = {"a": 60.0, "b": -60.0}
    inside = 0
    for seed in range(200):
        found = summarise(drawn(true, 60, seed)).elo
        difference = found["a"].mean - found["b"].mean
        low, high = (difference + end - found["a"].mean for end in (found["a"].low, found["a"].high))
        inside += low < 120 < high
    assert 183 <= inside <= 198


def test_bot_that_met_only_weak_opponents_is_not_overrated() -> None:
    """Both won half of their games: one against the strong, one against the weak."""
    results = [deal(n, game("sw", 2, 1) if n % 10 else game("sw", 1, 2)) for n in range(100)]
    results += [deal(100 + n, game("as", *((2, 1) if n % 2 else (1, 2)))) for n in range(100)]
    results += [deal(200 + n, game("bw", *((2, 1) if n % 2 else (1, 2)))) for n in range(100)]
    found = summarise(results).elo
    assert found["a"].mean > found["b"].mean + 200


def test_bot_that_always_won_has_an_open_end_above() -> None:
    found = summarise([deal(n, game("ab", 2, 1), game("ba", 1, 2)) for n in range(10)]).elo
    assert math.isfinite(found["a"].mean)
    assert found["a"].high == math.inf
    assert found["b"].mean < found["a"].low < found["a"].mean
    assert found["b"].low == -math.inf


def test_ties_are_halves_and_order_does_not_matter() -> None:
    results = [deal(n, game("abc", n % 4, 2, 2), game("cab", 2, n % 4, 2)) for n in range(12)]
    assert summarise(results).elo["b"].mean == pytest.approx(summarise(results).elo["c"].mean, abs=0.01)
    assert summarise(results).elo["a"].mean == pytest.approx(summarise(results[::-1]).elo["a"].mean)


def test_bot_against_itself_has_no_elo() -> None:
    assert summarise([deal(1, game("aa", 2, 1))]).elo == {}
