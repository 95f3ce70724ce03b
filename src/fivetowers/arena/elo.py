"""Elo: one number for each bot, such that differences predict how often one ends ahead of the other.

The usual scale: 400 points are odds of ten to one. The numbers fit all games together (Bradley and Terry's model).
Their mean is 0, because only differences mean something.
"""

import math
from collections.abc import Mapping

from fivetowers.arena.intervals import Interval

SCALE = 400 / math.log(10)
PRIOR_GAMES = 1  # as if each two that met had shared one more: a bot that always won is not infinitely strong
_MOST_STEPS, _CLOSE = 10_000, 1e-9
_FARTHEST = 50.0  # natural logarithm of odds that nobody needs

Tallies = Mapping[tuple[str, str], tuple[float, int]]
"""For each two bots, both ways round: how often the first was ahead (equal: half), of how many games."""


def expected(difference: float) -> float:
    """How often somebody is ahead whose Elo is so much higher.

    >>> expected(0), round(expected(400), 3), round(expected(-100), 2)
    (0.5, 0.909, 0.36)
    """
    return 1 / (1 + math.exp(-difference / SCALE))


def elo_ratings(tallies: Tallies, shares: Mapping[str, Interval]) -> dict[str, Interval]:
    """The Elo of each bot that met another. `shares` says how often it was ahead of those it met, with the interval.

    The ends of an interval are the numbers with which the bot would be ahead as often as the ends of its share say,
    against the others as they are rated.

    >>> found = elo_ratings(
    ...     {("a", "b"): (30, 40), ("b", "a"): (10, 40)},
    ...     {"a": Interval(0.75, 0.6, 0.86, 20), "b": Interval(0.25, 0.14, 0.4, 20)},
    ... )
    >>> [round(end) for end in (found["a"].mean, found["a"].low, found["a"].high)]
    [93, -22, 223]
    """
    names = sorted({name for pair in tallies for name in pair})
    if not names:
        return {}
    strengths = _strengths(names, tallies)
    found = {}
    for name in names:
        met = [(strengths[other], games) for (one, other), (_, games) in tallies.items() if one == name]
        share = shares[name]
        low, high = (_strength_for(end, met) for end in (share.low, share.high))
        mean = strengths[name]
        # The prior pulls towards the middle; an end never lies on the wrong side of the number itself.
        found[name] = Interval(mean * SCALE, min(low, mean) * SCALE, max(high, mean) * SCALE, share.deals)
    return found


def _strengths(names: list[str], tallies: Tallies) -> dict[str, float]:
    """Natural logarithms, with mean 0: those that make everybody ahead as often as they were (Zermelo's iteration)."""
    ahead = dict.fromkeys(names, 0.0)
    for (one, _), (wins, _) in tallies.items():
        ahead[one] += wins + PRIOR_GAMES / 2
    worth = dict.fromkeys(names, 1.0)
    for _ in range(_MOST_STEPS):
        sums = dict.fromkeys(names, 0.0)
        for (one, other), (_, games) in tallies.items():
            sums[one] += (games + PRIOR_GAMES) / (worth[one] + worth[other])
        new = {name: ahead[name] / sums[name] for name in names}
        middle = math.exp(math.fsum(map(math.log, new.values())) / len(new))
        new = {name: value / middle for name, value in new.items()}
        change = max(abs(math.log(new[name] / worth[name])) for name in names)
        worth = new
        if change < _CLOSE:
            break
    return {name: math.log(value) for name, value in worth.items()}


def _strength_for(share: float, met: list[tuple[float, int]]) -> float:
    """The strength with which somebody is ahead of these in this share of their games."""
    if share <= 0 or share >= 1:
        return math.inf if share >= 1 else -math.inf
    games = sum(count for _, count in met)
    low, high = -_FARTHEST, _FARTHEST
    while high - low > _CLOSE:
        middle = (low + high) / 2
        ahead = math.fsum(count * expected((middle - other) * SCALE) for other, count in met) / games
        low, high = (middle, high) if ahead < share else (low, middle)
    return (low + high) / 2
