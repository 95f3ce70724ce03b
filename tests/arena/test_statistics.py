"""Figures against cases small enough to work out by hand, and intervals against simulated series."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fivetowers.arena.intervals import mean_interval, share_interval, t_quantile
from fivetowers.arena.results import GameResult
from fivetowers.arena.statistics import course, summarise
from tests.arena.samples import deal, game


@pytest.mark.parametrize(
    ("one", "shares", "ranks", "margins"),
    [
        (game("ab", 10, 7), (1.0, 0.0), (0, 1), (3, -3)),
        (game("ab", 7, 7), (0.5, 0.5), (0, 0), (0, 0)),
        (game("abc", 9, 4, 9), (0.5, 0.0, 0.5), (0, 2, 0), (0, -5, 0)),
        (game("abc", -3, -1, -2), (0.0, 1.0, 0.0), (2, 0, 1), (-2, 1, -1)),
        (game("abc", 30, 4, 9, loser=0), (0.0, 0.5, 0.5), (2, 0, 0), (21, -26, -21)),
    ],
)
def test_victory_is_shared_and_a_fault_loses(
    one: GameResult, shares: tuple[float, ...], ranks: tuple[int, ...], margins: tuple[int, ...]
) -> None:
    assert (one.shares, one.ranks, one.margins) == (shares, ranks, margins)


def test_summary_of_a_small_series() -> None:
    results = [
        deal(1, game("ab", 10, 6), game("ba", 5, 9)),
        deal(2, game("ab", 4, 8), game("ba", 7, 7)),
        deal(3, game("ab", 6, 5), game("ba", 1, 90, loser=1)),
    ]
    found = summarise(results)
    assert (found.players, found.deals, found.games) == (2, 3, 6)
    a, b = found.bots
    assert (a.name, b.name) == ("a", "b")
    assert a.share.mean == pytest.approx((1 + 1 + 0 + 0.5 + 1 + 0) / 6)
    assert a.share.mean + b.share.mean == pytest.approx(1)
    assert a.margin is not None
    assert a.margin.mean == pytest.approx((4 + 4 - 4 + 0 + 1) / 5)  # without the game that was broken off
    assert (a.games, a.decisions, a.mean_time, a.longest_time, a.over) == (6, 60, 50.0, 200.0, 0.1)
    assert (a.faults, b.faults) == ({"arena.late": 1}, {})
    assert [seat.mean for seat in found.seats] == pytest.approx([3.5 / 6, 2.5 / 6])
    assert found.first_seat_advantage.mean == pytest.approx(0.5 / 6)
    assert found.pairs["a", "b"].mean == pytest.approx(a.share.mean)
    assert [(fault.bot, fault.deal) for fault in found.faults] == [("a", 3)]


def test_copies_of_a_bot_count_seat_by_seat() -> None:
    found = summarise([deal(1, game("abb", 9, 5, 9), game("bab", 3, 2, 1), game("bba", 1, 1, 1))])
    shares = {bot.name: (bot.games, bot.share.mean) for bot in found.bots}
    assert shares["a"] == pytest.approx((3, (0.5 + 0 + 1 / 3) / 3))
    assert shares["b"] == pytest.approx((6, (0 + 0.5 + 1 + 0 + 2 / 3) / 6))
    assert ("b", "b") not in found.pairs


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.3027), (4, 2.7764), (9, 2.2622), (29, 2.0452), (10**6, 1.96)]
)
def test_quantiles_of_t_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(expected, rel=0.002)
    assert t_quantile(0.025, freedom) == pytest.approx(-expected, rel=0.002)


def test_interval_of_a_mean_is_that_of_the_deals() -> None:
    """Deals of two games with means 1, 2, 3, 6: mean 3, standard deviation √(14/3)."""
    found = mean_interval([(2.0, 2), (4.0, 2), (6.0, 2), (12.0, 2)])
    reach = t_quantile(0.975, 3) * math.sqrt(14 / 3) / 2
    assert (found.mean, found.low, found.high) == pytest.approx((3, 3 - reach, 3 + reach))


def test_interval_of_independent_games_is_that_of_wilson() -> None:
    """80 of 100, deals of one game: the textbook gives 0.711 to 0.867."""
    found = share_interval([(1.0, 1)] * 80 + [(0.0, 1)] * 20)
    assert (found.mean, found.low, found.high) == pytest.approx((0.8, 0.711, 0.867), abs=0.003)


def test_all_games_won_is_no_certainty() -> None:
    found = share_interval([(2.0, 2)] * 60)
    assert (found.mean, found.high) == pytest.approx((1, 1))
    assert 0.9 < found.low < 0.95


@pytest.mark.parametrize("deals", [20, 50, 200])
def test_win_that_becomes_a_tie_or_a_loss_makes_nothing_surer(deals: int) -> None:
    lows = [share_interval([*[(2.0, 2)] * (deals - 1), (last, 2)]).low for last in (2.0, 1.5, 1.0, 0.5, 0.0)]
    assert lows == sorted(lows, reverse=True)


def alike(deals: int) -> some.SearchStrategy[list[list[float]]]:
    """Few kinds of deals: where the variance is small a single result moves it most."""
    game_share = some.sampled_from((0.0, 1 / 3, 0.5, 1.0))
    return some.integers(1, 4).flatmap(
        lambda games: some.lists(
            some.lists(game_share, min_size=games, max_size=games), min_size=1, max_size=3
        ).flatmap(lambda kinds: some.lists(some.sampled_from(kinds), min_size=2, max_size=deals))
    )


@given(games=alike(deals=40), worse=some.sampled_from((0.0, 1 / 3, 0.5)), data=some.data())
def test_worse_result_never_raises_an_end_of_the_interval(
    games: list[list[float]], worse: float, data: some.DataObject
) -> None:
    def interval(shares: list[list[float]]) -> tuple[float, float]:
        found = share_interval([(math.fsum(deal), len(deal)) for deal in shares])
        assert 0 <= found.low <= found.mean + 1e-9
        assert found.mean - 1e-9 <= found.high <= 1
        return found.low, found.high

    index = data.draw(some.integers(0, len(games) - 1))
    after = sorted(games[index], reverse=True)
    after[0] = min(after[0], worse)
    low, high = interval(games)
    new_low, new_high = interval([*games[:index], after, *games[index + 1 :]])
    assert (new_low <= low + 1e-9, new_high <= high + 1e-9) == (True, True)


def test_one_deal_says_nothing() -> None:
    found = share_interval([(1.0, 2)])
    assert (found.low, found.high) == (0, 1)
    assert math.isinf(mean_interval([(1.0, 2)]).high)


def test_games_that_repeat_each_other_count_once() -> None:
    alone = share_interval([(1.0, 1)] * 30 + [(0.0, 1)] * 20)
    repeated = share_interval([(4.0, 4)] * 30 + [(0.0, 4)] * 20)
    assert (repeated.low, repeated.high) == pytest.approx((alone.low, alone.high))


@pytest.mark.parametrize(
    ("deals", "strength", "luck"),
    [(20, 0.5, 0.0), (40, 0.6, 0.3), (40, 0.85, 0.1), (100, 0.5, 0.45), (100, 0.97, 0.02)],
)
def test_interval_covers_the_truth_as_often_as_it_says(deals: int, strength: float, luck: float) -> None:
    """Two games a deal; the luck of the cards helps one seat, so that it cancels between the two."""
    rng = Random(f"{deals} {strength} {luck}")
    series, hits = 600, 0
    for _ in range(series):
        clusters = []
        for _ in range(deals):
            shift = luck * rng.choice((-1, 1))
            wins = (rng.random() < strength + shift) + (rng.random() < strength - shift)
            clusters.append((float(wins), 2))
        found = share_interval(clusters)
        hits += found.low <= strength <= found.high
    assert 0.92 <= hits / series <= 0.99  # 0.95, give or take what 600 series can show


def test_course_ends_with_the_whole_series() -> None:
    results = [deal(number, game("ab", number % 3, 1), game("ba", 1, number % 2)) for number in range(1, 301)]
    points = course(results, "a")
    assert [points[0].deals, points[-1].deals] == [2, 300]
    assert points[-1] == summarise(results).bots[0].share or points[-1].mean < 0.5
    assert [point.deals for point in points] == sorted({point.deals for point in points})
