"""The early stop: how often it errs, how much it saves, and that it does not depend on the order of arrival."""

from pathlib import Path
from random import Random

import pytest

from fivetowers.arena.results import DealResult
from fivetowers.arena.series_run import Order, Run
from fivetowers.arena.sprt import FEWEST_DEALS, DealTally, Sprt, SprtFinding, Watch
from tests.arena.samples import deal, game, series

TEST = Sprt(0.5, 0.6)
MOST_DEALS = 5000
CLEAR_DEALS = 17  # all won, each counting as one game


def decide(
    share: float, seed: str, *, test: Sprt = TEST, games: int = 2, alike: float = 0.0
) -> tuple[SprtFinding, int]:
    """Deals until the test ends. Their games are independent, but for a part of deals whose games are all alike."""
    rng, tally = Random(seed), DealTally(test)
    for _ in range(MOST_DEALS):
        wins = [float(rng.random() < share) for _ in range(games)]
        verdict = tally.add(wins[:1] * games if rng.random() < alike else wins)
        if verdict is not SprtFinding.OPEN:
            return verdict, tally.deals
    return SprtFinding.OPEN, MOST_DEALS


@pytest.mark.parametrize(("share", "wrong"), [(0.5, SprtFinding.HIGH), (0.6, SprtFinding.LOW)])
def test_test_errs_about_as_seldom_as_it_promises(share: float, wrong: SprtFinding) -> None:
    found = [decide(share, f"{share} {index}") for index in range(400)]
    assert sum(verdict is wrong for verdict, _ in found) / len(found) < 0.08  # 0.05, and what 400 tries can show
    assert not any(verdict is SprtFinding.OPEN for verdict, _ in found)
    assert sum(deals for _, deals in found) / len(found) < 200  # with a fixed number it would be 270


@pytest.mark.parametrize(
    ("low", "high", "games", "alike", "wrong"),
    [
        (0.95, 0.97, 2, 0.0, SprtFinding.HIGH),
        (0.95, 0.97, 2, 0.0, SprtFinding.LOW),
        (0.8, 0.9, 2, 0.3, SprtFinding.HIGH),
        (0.9, 0.95, 12, 0.3, SprtFinding.HIGH),
        (0.1, 0.2, 4, 0.2, SprtFinding.LOW),
    ],
)
def test_it_errs_no_more_often_where_nearly_all_games_are_won_or_lost(
    low: float, high: float, games: int, alike: float, wrong: SprtFinding
) -> None:
    """Then the first deals look alike whatever the truth. The games of a deal may repeat each other, and be many."""
    share = low if wrong is SprtFinding.HIGH else high
    found = [
        decide(share, f"{low} {wrong} {index}", test=Sprt(low, high), games=games, alike=alike) for index in range(300)
    ]
    assert sum(verdict is wrong for verdict, _ in found) / len(found) < 0.085  # 0.05, and what 300 tries can show
    assert not any(verdict is SprtFinding.OPEN for verdict, _ in found)


def test_clear_cases_end_soon() -> None:
    assert decide(1.0, "win") == (SprtFinding.HIGH, CLEAR_DEALS)
    assert decide(0.0, "lose") == (SprtFinding.LOW, 14)


def test_equal_first_deals_do_not_end_it_at_once() -> None:
    tally = DealTally(TEST)
    assert {tally.add([0.5, 0.5]) for _ in range(FEWEST_DEALS - 1)} == {SprtFinding.OPEN}


def results(wins: int) -> list[DealResult]:
    return [deal(number, game("ab", 2, 1), game("ba", 1, 2)) for number in range(1, wins + 1)]


def test_verdict_follows_the_order_of_deals_not_that_of_arrival() -> None:
    watch = Watch(DealTally(TEST), "a", lineups=1)
    one, *others = results(30)
    for result in others:
        assert watch.add(result) is SprtFinding.OPEN
    assert watch.add(one) is SprtFinding.HIGH
    assert watch.tally.deals == CLEAR_DEALS


def test_deal_counts_once_every_lineup_of_the_bot_has_played_it() -> None:
    watch = Watch(DealTally(TEST), "a", lineups=2)
    watch.add(deal(1, game("ab", 2, 1), game("ba", 1, 2)))
    watch.add(deal(1, game("bc", 2, 1), game("cb", 1, 2)))
    assert watch.tally.deals == 0
    watch.add(deal(1, game("ac", 1, 2), game("ca", 2, 1)))
    assert (watch.tally.deals, watch.tally.total) == (1, 0.5)


def test_run_stops_early_and_a_second_run_knows_it(tmp_path: Path) -> None:
    order = Order(series("greedy", "random"), deals=500, out=tmp_path / "results.jsonl", sprt=TEST)
    first, second = Run(order), None
    assert len(list(first.play())) == CLEAR_DEALS
    second = Run(order)
    assert list(second.play()) == []
    assert second.watch is not None
    assert (second.watch.verdict, second.watch.tally.deals) == (SprtFinding.HIGH, CLEAR_DEALS)
