"""Early stop by a sequential probability ratio test of one bot's win share, deal by deal in their order."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from fivetowers.arena.results import DealResult

FEWEST_DEALS = 10
PRIOR_SURPRISES = 1.0  # games against the trend that are presumed beside those seen, before equal deals look certain


class SprtFinding(StrEnum):
    OPEN = "open"
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the share `low` or less, or `high` or more? `alpha` is the risk of a wrong high, `beta` of a wrong low."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float, deals: int) -> SprtFinding:
        least, most = self.bounds
        if deals < FEWEST_DEALS or least < ratio < most:
            return SprtFinding.OPEN
        return SprtFinding.HIGH if ratio >= most else SprtFinding.LOW


@dataclass(slots=True)
class DealTally:
    """Sums over deals, and the log-likelihood ratio of their means, taken as normal.

    The variance is that of a game with a share half-way between the two that are tested, m(1 − m), times the part of
    it that the mean of a deal has: at most 1, when its games repeat each other, and at least one by their number. The
    deals show which part; while hardly any game went against the trend they cannot, and each counts as one game.
    """

    sprt: Sprt
    deals: int = 0
    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, shares: Sequence[float]) -> SprtFinding:
        """One deal: what the bot got in each of its games."""
        share = math.fsum(shares) / len(shares)
        self.deals += 1
        self.games += len(shares)
        self.total += share
        self.squares += share * share
        return self.sprt.verdict(self.ratio, self.deals)

    @property
    def ratio(self) -> float:
        if not self.deals:
            return 0.0
        low, high = self.sprt.low, self.sprt.high
        middle = (low + high) / 2
        of_a_game = middle * (1 - middle)
        prior = PRIOR_SURPRISES / min(middle, 1 - middle) * of_a_game
        mean = self.total / self.deals
        spread = max(0.0, self.squares - self.deals * mean * mean)
        part = (spread + prior) / (self.deals * mean * (1 - mean) + prior)
        variance = of_a_game * max(part, self.deals / self.games)
        return self.deals * (high - low) * (mean - middle) / variance


@dataclass(slots=True)
class Watch:
    """Follows a series. Deals count in their order, whatever order they are ready in, so that the verdict does not
    depend on how many were played at once; it stands once it is given.
    """

    tally: DealTally
    bot: str
    lineups: int
    """How many lineups the bot plays in: a deal counts once all of them have played it."""
    verdict: SprtFinding = SprtFinding.OPEN
    _waiting: dict[int, list[DealResult]] = field(default_factory=dict)

    def add(self, result: DealResult) -> SprtFinding:
        if self.bot in result.lineup:
            self._waiting.setdefault(result.deal, []).append(result)
        while self.verdict is SprtFinding.OPEN and len(self._waiting.get(self.tally.deals + 1, ())) == self.lineups:
            self.verdict = self.tally.add(self._shares(self._waiting.pop(self.tally.deals + 1)))
        return self.verdict

    def _shares(self, results: list[DealResult]) -> list[float]:
        return [
            share
            for result in results
            for game in result.games
            for name, share in zip(game.seats, game.shares, strict=True)
            if name == self.bot
        ]
