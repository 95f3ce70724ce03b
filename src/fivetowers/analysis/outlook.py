"""What a position is worth to every seat, as far as deals of the cards to come can tell, and how sure that is.

A figure is the mean of several batches of deals. The batches are the same for everything that is compared in a round,
so the error of a difference is found from the differences of the batches: luck in the sample cancels out.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

SHARE_DOUBT = 0.01
"""How far off the network's judgement of a position may be (one standard error), however many deals are looked at …"""
LOSS_DOUBT = 0.004
"""… its judgement of the difference between two actions of a round, where most of that cancels out …"""
RELATIVE_DOUBT = 0.1
"""… and what is added to that, as a part of the difference: large ones are judged less exactly."""
STUDENT = {4: 3.18, 8: 2.36, 16: 2.13}
"""How many standard errors hold 95 of 100 cases, by the number of batches that the standard error comes from …"""
MANY_BATCHES = 1.98
"""… and with about a hundred of them."""
DOUBTS_WIDE = 2.0
SHARE_DIGITS = 6
"""Shares are rounded to this many digits when they are made, so all sums of them are exact."""


@dataclass(frozen=True, slots=True)
class AnalysisDepth:
    """How much is looked at: `batches` of `deals` for every candidate; candidates for every end of the bidding
    (`ends_kept`) and for the build that was due (`builds_kept`); `rounds` played after each deal."""

    name: str
    batches: int
    deals: int
    ends_kept: int
    builds_kept: int
    rounds: int = 1


QUICK = AnalysisDepth("quick", batches=4, deals=2, ends_kept=1, builds_kept=6)
NORMAL = AnalysisDepth("normal", batches=8, deals=8, ends_kept=2, builds_kept=12)
DEEP = AnalysisDepth("deep", batches=16, deals=32, ends_kept=3, builds_kept=24)
DEPTHS = {depth.name: depth for depth in (QUICK, NORMAL, DEEP)}


@dataclass(frozen=True, slots=True)
class Outlook:
    """Win share and points at the end for every seat. `batches`, `point_batches`: both by each batch; none if exact.

    `sways`: how far each win share would move if somebody later in the bidding chose another answer that is as good for
    them, as far as can be told; none if nobody is so undecided.
    """

    shares: tuple[float, ...]
    points: tuple[float, ...]
    batches: tuple[tuple[float, ...], ...] = ()
    sways: tuple[float, ...] = ()
    point_batches: tuple[tuple[float, ...], ...] = ()

    @property
    def is_exact(self) -> bool:
        return not self.batches

    def sway(self, seat: int) -> float:
        return self.sways[seat] if self.sways else 0.0

    def liking(self, seat: int) -> tuple[float, float]:
        """What a seat plays for: win share, then margin over the best other."""
        others = self.points[:seat] + self.points[seat + 1 :]
        return self.shares[seat], self.points[seat] - max(others)


def mean_of(batches: Sequence[tuple[tuple[float, ...], tuple[float, ...]]]) -> Outlook:
    """From the win shares and points of each batch."""
    shares, points = (tuple(column) for column in zip(*batches, strict=True))
    return Outlook(_rounded(_means(shares)), _means(points), shares, point_batches=points)


def exactly(shares: Sequence[float], points: tuple[float, ...]) -> Outlook:
    return Outlook(_rounded(shares), points)


def share_error(outlook: Outlook, seat: int) -> float:
    """How far off the win share may be, with 95 % confidence."""
    if outlook.is_exact:
        return 0.0
    return _error([batch[seat] for batch in outlook.batches], SHARE_DOUBT, outlook.sway(seat))


def share_errors(outlook: Outlook) -> tuple[float, ...]:
    """The same for every seat."""
    return tuple(round(share_error(outlook, seat), SHARE_DIGITS) for seat in range(len(outlook.shares)))


def point_errors(outlook: Outlook) -> tuple[float, ...]:
    """How far off the points of each seat may be because only some deals were looked at, with 95 % confidence."""
    if outlook.is_exact:
        return (0.0,) * len(outlook.points)
    return tuple(_sample_error(batches) for batches in zip(*outlook.point_batches, strict=True))


def loss_error(best: Outlook, chosen: Outlook, seat: int) -> float:
    """How far off the difference of two win shares may be, with 95 % confidence."""
    if best is chosen or (best.is_exact and chosen.is_exact):
        return 0.0
    pairs = zip(best.batches, chosen.batches, strict=True)
    losses = [one[seat] - other[seat] for one, other in pairs]
    doubt = LOSS_DOUBT + RELATIVE_DOUBT * abs(fmean(losses))
    return _error(losses, doubt, best.sway(seat), chosen.sway(seat))


def possible_loss(best: Outlook, others: Iterable[Outlook], seat: int) -> float:
    """How much the action that looks best may lose after all, with 95 % confidence."""
    leads = ((best.shares[seat] - other.shares[seat], loss_error(other, best, seat)) for other in others)
    return max((error - lead for lead, error in leads if error > lead), default=0.0)


def undecided(chosen: Outlook, others: Iterable[Outlook], seat: int) -> Outlook:
    """The outlook of a choice, with how far it sways because others are as good for this seat, inside the error."""
    if chosen.is_exact:
        return chosen
    sways = list(chosen.sways or (0.0,) * len(chosen.shares))
    for other in others:
        if other is not chosen and chosen.shares[seat] - other.shares[seat] <= loss_error(chosen, other, seat):
            pairs = zip(sways, chosen.shares, other.shares, strict=True)
            sways = [max(sway, abs(here - there)) for sway, here, there in pairs]
    return replace(chosen, sways=tuple(sways))


def _error(batches: Sequence[float], doubt: float, *sways: float) -> float:
    return sqrt(_sample_error(batches) ** 2 + (DOUBTS_WIDE * doubt) ** 2 + sum(sway**2 for sway in sways))


def _sample_error(batches: Sequence[float]) -> float:
    return STUDENT.get(len(batches), MANY_BATCHES) * stdev(batches) / sqrt(len(batches))


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(fmean(column) for column in zip(*rows, strict=True))


def _rounded(shares: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(share, SHARE_DIGITS) for share in shares)
