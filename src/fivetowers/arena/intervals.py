"""Confidence intervals over deals. The games of one deal depend on each other, so a deal is one observation.

A deal contributes a total and a number of games, which may differ between deals. The estimate is the ratio of the sums;
its standard error is that of a ratio over clusters.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
MOST_WORTH = 4  # the most independent games that one counts as, however well duplicate deals cancel luck
_NOTHING = 1e-12
_ENOUGH = 2.0  # distance, in units of t² deals: from there on a better deal cannot lower the lower end

DealTotal = tuple[float, int]
"""The total of one deal, and over how many games."""
_AS_IT_IS: DealTotal = (0.0, 0)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and the ends of its interval; without two deals there is no interval, and the ends are the widest."""

    mean: float
    low: float
    high: float
    deals: int


def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's t distribution: closed forms for 1 and 2, else the Cornish–Fisher expansion.

    >>> [round(t_quantile(0.975, freedom), 2) for freedom in (1, 2, 3, 10, 1000)]
    [12.71, 4.3, 3.18, 2.23, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) * math.sqrt(2 / (4 * probability * (1 - probability)))
    x = NormalDist().inv_cdf(probability)
    terms = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92_160,
    )
    return x + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def _ratio(clusters: Sequence[DealTotal]) -> tuple[float, float, int]:
    """The mean over games, the variance of that mean, and the number of games."""
    games = sum(count for _, count in clusters)
    mean = math.fsum(total for total, _ in clusters) / games
    number = len(clusters)
    if number < 2:
        return mean, math.inf, games
    squares = math.fsum((total - mean * count) ** 2 for total, count in clusters)
    return mean, number / (number - 1) * squares / games**2, games


def mean_interval(clusters: Sequence[DealTotal], confidence: float = CONFIDENCE) -> Interval:
    """For a quantity without bounds, such as points: mean ± t × standard error."""
    mean, variance, _ = _ratio(clusters)
    if math.isinf(variance):
        return Interval(mean, -math.inf, math.inf, len(clusters))
    reach = t_quantile((1 + confidence) / 2, len(clusters) - 1) * math.sqrt(variance)
    return Interval(mean, mean - reach, mean + reach, len(clusters))


def share_interval(clusters: Sequence[DealTotal], confidence: float = CONFIDENCE) -> Interval:
    """For a share from 0 to 1: the interval of Wilson with the number of games that would be worth as much.

    That number is m(1 − m) / variance of the mean m, the design effect of surveys. Unlike mean ± t × error the interval
    stays within 0 and 1 and does not shrink to a point when every game was won: each deal then counts as one game.

    A better result never lowers an end, a worse one never raises it. That needs care where nearly all deals ended the
    same way: a win that becomes a tie may bring them so close that the bare interval shrinks by more than its mean
    falls.
    """
    deals = len(clusters)
    mean = _ratio(clusters)[0]
    if deals < 2:
        return Interval(mean, 0.0, 1.0, deals)
    low = _lower_end(clusters, confidence)
    high = 1 - _lower_end([(count - total, count) for total, count in clusters], confidence)
    return Interval(mean, low, high, deals)


def _lower_end(clusters: Sequence[DealTotal], confidence: float) -> float:
    """The lowest that the deals give as they are, or with one after the other of the best of them won altogether."""
    deals = len(clusters)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    t = t_quantile((1 + confidence) / 2, deals - 1)
    games = sum(count for _, count in clusters)
    total = math.fsum(total for total, _ in clusters)
    # The squared distances of totals from what the mean would give, as sums that are quickly corrected.
    squares = math.fsum(total * total for total, _ in clusters)
    products = math.fsum(total * count for total, count in clusters)
    counts = sum(count * count for _, count in clusters)
    lowest = deals / (deals + z * z)  # all won
    ranking = sorted(clusters, key=lambda cluster: cluster[0] / cluster[1], reverse=True)
    for own, count in (_AS_IT_IS, *ranking):
        total += count - own
        squares += count * count - own * own
        products += count * (count - own)
        mean = total / games
        distances = max(0.0, squares - 2 * mean * products + mean * mean * counts)
        if mean * (1 - mean) <= _NOTHING:
            return min(lowest, 0.0 if mean < 0.5 else 1.0)
        variance = deals / (deals - 1) * distances / games**2
        worth = min(mean * (1 - mean) / max(variance, _NOTHING), MOST_WORTH * games)
        lowest = min(lowest, _wilson(mean, worth * (z / t) ** 2, z))  # the variance is itself an estimate
        if distances * deals**2 > _ENOUGH * (t * games) ** 2:
            break
    return max(0.0, lowest)


def _wilson(mean: float, games: float, z: float) -> float:
    """The lower end of Wilson's interval."""
    reach = z * math.sqrt(mean * (1 - mean) / games + (z / (2 * games)) ** 2)
    return (mean + z * z / (2 * games) - reach) / (1 + z * z / games)
