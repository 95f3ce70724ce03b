"""Early stop by a sequential probability ratio test of one bot's win share, deal by deal in their order."""

import math
from dataclasses import dataclass, field
from enum import StrEnum

from fivetowers.arena.results import DealResult

FEWEST_DEALS = 10
PRIOR_VARIANCE, PRIOR_WEIGHT = 0.25, 1.0  # of a share; keeps the first few equal deals from looking certain


class Verdict(StrEnum):
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

    def verdict(self, ratio: float, deals: int) -> Verdict:
        least, most = self.bounds
        if deals < FEWEST_DEALS or least < ratio < most:
            return Verdict.OPEN
        return Verdict.HIGH if ratio >= most else Verdict.LOW


@dataclass(slots=True)
class Tally:
    """Sums over deals, and the generalised log-likelihood ratio: normal, with the variance that the deals show."""

    sprt: Sprt
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> Verdict:
        self.deals += 1
        self.total += share
        self.squares += share * share
        return self.sprt.verdict(self.ratio, self.deals)

    @property
    def ratio(self) -> float:
        if not self.deals:
            return 0.0
        mean = self.total / self.deals
        spread = max(0.0, self.squares - self.deals * mean * mean)
        variance = (spread + PRIOR_WEIGHT * PRIOR_VARIANCE) / (self.deals + PRIOR_WEIGHT)
        low, high = self.sprt.low, self.sprt.high
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)


@dataclass(slots=True)
class Watch:
    """Follows a series. Deals count in their order, whatever order they are ready in, so that the verdict does not
    depend on how many were played at once; it stands once it is given.
    """

    tally: Tally
    bot: str
    lineups: int
    """How many lineups the bot plays in: a deal counts once all of them have played it."""
    verdict: Verdict = Verdict.OPEN
    _waiting: dict[int, list[DealResult]] = field(default_factory=dict)

    def add(self, result: DealResult) -> Verdict:
        if self.bot in result.lineup:
            self._waiting.setdefault(result.deal, []).append(result)
        while self.verdict is Verdict.OPEN and len(self._waiting.get(self.tally.deals + 1, ())) == self.lineups:
            self.verdict = self.tally.add(self._share(self._waiting.pop(self.tally.deals + 1)))
        return self.verdict

    def _share(self, results: list[DealResult]) -> float:
        shares = [
            share
            for result in results
            for game in result.games
            for name, share in zip(game.seats, game.shares, strict=True)
            if name == self.bot
        ]
        return math.fsum(shares) / len(shares)
