"""How a decision is judged by the win share that it loses against the best one."""

from enum import Enum

GOOD_LOSS = 0.02
"""Below this much win share a decision is still good; from here on it is a slip, …"""
MISTAKE_LOSS = 0.05
"""… from here on a mistake, …"""
BLUNDER_LOSS = 0.1
"""… and from here on a blunder."""


class MoveVerdict(Enum):
    """From the best to the worst."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_fault(self) -> bool:
        return self not in (MoveVerdict.BEST, MoveVerdict.GOOD)


def judge_loss(loss: float, error: float) -> MoveVerdict:
    """A loss inside the error is no fault, however large.

    >>> judge_loss(0.0, 0.01), judge_loss(0.07, 0.01), judge_loss(0.07, 0.08)
    (<MoveVerdict.BEST: 'best'>, <MoveVerdict.MISTAKE: 'mistake'>, <MoveVerdict.GOOD: 'good'>)
    """
    if loss <= 0:
        return MoveVerdict.BEST
    if loss <= error or loss < GOOD_LOSS:
        return MoveVerdict.GOOD
    if loss < MISTAKE_LOSS:
        return MoveVerdict.SLIP
    return MoveVerdict.MISTAKE if loss < BLUNDER_LOSS else MoveVerdict.BLUNDER
