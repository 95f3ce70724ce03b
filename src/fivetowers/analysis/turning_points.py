"""The moments that decided a game: the costliest decisions, then the deals that moved most."""

from dataclasses import dataclass
from math import hypot

from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision
from fivetowers.analysis.outlook import SHARE_DIGITS
from fivetowers.offer.reason import Reason

TURNING_POINTS = 3


@dataclass(frozen=True, slots=True)
class TurningDeal:
    """`seat`: whose win share it moved most, from `before` to `after`. `error`: of that change (95 %)."""

    deal: JudgedDeal
    seat: int
    before: float
    after: float
    error: float

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What this seat could take of the cards, or, where they did it harm, the one whom they suit best."""
        if not self.deal.takes:
            return ()
        if self.after > self.before:
            own = self.deal.takes[self.seat]
            return () if own is None else (own,)
        others = [take for seat, take in enumerate(self.deal.takes) if seat != self.seat and take is not None]
        best = max(others, key=lambda take: int(take.facts["change"]), default=None)
        return () if best is None or int(best.facts["change"]) <= 0 else (best,)


TurningPoint = JudgedDecision | TurningDeal


def turning_points(analysis: GameAnalysis, seat: int | None = None) -> tuple[TurningPoint, ...]:
    """At most three: faults first, the costliest first, then the deals that moved most. `seat`: of this seat only.

    A deal that moved no more than its error is not one of them.
    """
    costly = faults(analysis, seat)
    costly.sort(key=lambda fault: -fault.loss)
    deals = _deals(analysis, seat)
    deals.sort(key=lambda one: -abs(one.after - one.before))
    points: list[TurningPoint] = [*costly, *deals]
    return tuple(points[:TURNING_POINTS])


def faults(analysis: GameAnalysis, seat: int | None = None) -> list[JudgedDecision]:
    """Slips, mistakes and blunders in the order of the game."""
    return [
        event
        for event in analysis.events
        if isinstance(event, JudgedDecision) and event.verdict.is_fault and seat in (None, event.seat)
    ]


def _deals(analysis: GameAnalysis, seat: int | None) -> list[TurningDeal]:
    found, unsure = [], analysis.start_errors
    for event, moved in analysis.moves():
        errors = event.errors if isinstance(event, JudgedDeal) else event.share_errors
        if isinstance(event, JudgedDeal) and any(moved):
            whose = max(range(analysis.players), key=lambda one: abs(moved[one])) if seat is None else seat
            after = event.shares[whose]
            # The shares before and after a deal come from deals of different rounds, so luck does not cancel out.
            error = round(hypot(unsure[whose], errors[whose]), SHARE_DIGITS)
            if abs(moved[whose]) > error:
                found.append(TurningDeal(event, whose, after - moved[whose], after, error))
        unsure = errors
    return found
