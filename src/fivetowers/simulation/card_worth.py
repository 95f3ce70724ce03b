"""What a card is worth to the one who builds it: how many points more than the others those have who built it.

A regression over all seats: the margin (a seat's points minus the mean of the others) on how often it built each card.
A coefficient is the difference that one such card makes between seats that otherwise built the same. It is not an
experiment: who can use a card well takes it.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.arena.intervals import CONFIDENCE, t_quantile
from fivetowers.simulation.ratio_sums import StatFigure

LEAST_SPARE = 30  # with fewer rows than this beyond the unknowns, nothing is said


class CardWorth:
    """Sums for the regression; whole numbers, so that they are exact in whatever pieces they are added up.

    `scale` is the number of others at the table: times it, a margin is a whole number.
    """

    def __init__(self, picture: str, lines: Sequence[str], numbers: int, scale: int) -> None:
        self.picture, self.lines, self.numbers, self.scale = picture, lines, numbers, scale
        size = len(lines) * numbers + 1
        self._products: npt.NDArray[np.float64] = np.zeros((size, size))
        self._margins: npt.NDArray[np.float64] = np.zeros(size)
        self._squares, self._rows = 0.0, 0

    def add(self, built: "npt.NDArray[Any]", margins: "npt.NDArray[Any]") -> None:
        """`built`: for each seat how often it built each card; margins times `scale` are whole numbers."""
        features = np.concatenate([np.ones((len(built), 1)), built], axis=1)
        whole = np.rint(margins * self.scale)
        self._products += features.T @ features
        self._margins += features.T @ whole
        self._squares += float(whole @ whole)
        self._rows += len(built)

    def figures(self) -> list[StatFigure]:
        """Cards that were never built are left out."""
        used = np.flatnonzero(np.diag(self._products))
        # The margins of a game add up to nothing, so one of its rows follows from the others.
        spare = self._rows * self.scale // (self.scale + 1) - len(used)
        if spare < LEAST_SPARE:
            return []
        inverse = np.linalg.pinv(self._products[np.ix_(used, used)])
        worth = inverse @ self._margins[used]
        left = max(0.0, self._squares - float(worth @ self._margins[used]))
        variance = np.diag(inverse) * left / spare
        reach = t_quantile((1 + CONFIDENCE) / 2, spare)
        found = []
        for place, own, spread in zip(used.tolist(), worth, variance, strict=True):
            if place == 0:  # a seat without any card
                continue
            line, value = divmod(place - 1, self.numbers)
            error = reach * float(np.sqrt(max(0.0, spread))) / self.scale
            count = round(self._products[0, place])
            found.append(StatFigure(self.picture, self.lines[line], value, float(own) / self.scale, error, count))
        return found
