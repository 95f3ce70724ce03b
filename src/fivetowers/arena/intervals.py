"""Confidence intervals over deals. The games of one deal depend on each other, so a deal is one observation.

A deal brings a total over a number of games that need not be the same for all deals; the estimate is the ratio of the
sums, its standard error that of a ratio over clusters.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
MOST_WORTH = 4  # a game counts at most as so many independent ones, however well duplicate deals cancel luck
_NOTHING = 1e-12

Cluster = tuple[float, int]
"""The total of one deal, and over how many games."""


@dataclass(frozen=True, slots=True)
class Estimate:
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


def _ratio(clusters: Sequence[Cluster]) -> tuple[float, float, int]:
    """The mean over games, the variance of that mean, and the number of games."""
    games = sum(count for _, count in clusters)
    mean = math.fsum(total for total, _ in clusters) / games
    number = len(clusters)
    if number < 2:
        return mean, math.inf, games
    squares = math.fsum((total - mean * count) ** 2 for total, count in clusters)
    return mean, number / (number - 1) * squares / games**2, games


def mean_interval(clusters: Sequence[Cluster], confidence: float = CONFIDENCE) -> Estimate:
    """For a quantity without bounds, such as points: mean ± t × standard error."""
    mean, variance, _ = _ratio(clusters)
    if math.isinf(variance):
        return Estimate(mean, -math.inf, math.inf, len(clusters))
    reach = t_quantile((1 + confidence) / 2, len(clusters) - 1) * math.sqrt(variance)
    return Estimate(mean, mean - reach, mean + reach, len(clusters))


def share_interval(clusters: Sequence[Cluster], confidence: float = CONFIDENCE) -> Estimate:
    """For a share from 0 to 1: the interval of Wilson with the number of games that would be worth as much.

    That number is m(1 − m) / variance of the mean m, the design effect of surveys. Unlike mean ± t × error the interval
    stays within 0 and 1 and does not shrink to a point when every game was won: each deal then counts as one game.
    """
    mean, variance, games = _ratio(clusters)
    deals = len(clusters)
    if math.isinf(variance):
        return Estimate(mean, 0.0, 1.0, deals)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    spread = mean * (1 - mean)
    if spread <= _NOTHING:
        worth = float(deals)
    else:
        worth = min(spread / max(variance, _NOTHING), MOST_WORTH * games)
        worth *= (z / t_quantile((1 + confidence) / 2, deals - 1)) ** 2  # the variance is itself an estimate
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z / (1 + z * z / worth) * math.sqrt(spread / worth + (z / (2 * worth)) ** 2)
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach), deals)
