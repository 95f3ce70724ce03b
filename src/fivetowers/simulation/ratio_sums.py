"""Means with errors over games. Events of the same game are not independent, so a game is one observation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.arena.intervals import CONFIDENCE, t_quantile

Observed = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class StatFigure:
    """One number of a picture: a mean, how far off it may be (95 %), and of how many it is the mean.

    `line` is what has a colour of its own in the picture, `x` where it stands.
    """

    picture: str
    line: str
    x: int
    mean: float
    error: float
    count: int


class RatioSums:
    """For each of some keys the mean of what was observed under it, by sums that can be added up in any pieces."""

    def __init__(self, keys: int) -> None:
        self.keys = keys
        self.games = 0
        self._sums: npt.NDArray[np.float64] = np.zeros((5, keys))  # of totals, counts, their squares and products

    def add(self, games: int, game: Observed, key: Observed, value: Observed) -> None:
        """What was observed in `games` games: in which one, under which key."""
        size = games * self.keys
        place = game * self.keys + key
        totals = np.bincount(place, value, minlength=size).reshape(games, self.keys)
        counts = np.bincount(place, minlength=size).reshape(games, self.keys).astype(np.float64)
        parts = (totals, counts, totals * totals, totals * counts, counts * counts)
        self._sums += [part.sum(axis=0) for part in parts]
        self.games += games

    def add_shares(self, games: int, game: Observed, key: Observed) -> None:
        """How large a part of all that was observed comes under each key."""
        every = np.arange(self.keys)
        self.add(games, np.repeat(game, self.keys), np.tile(every, len(key)), (key[:, None] == every).reshape(-1))

    def means(self) -> Iterator[tuple[int, float, float, int]]:
        """Key, mean, error and count of every key under which anything was observed."""
        totals, counts, squares, products, count_squares = self._sums
        reach = t_quantile((1 + CONFIDENCE) / 2, max(1, self.games - 1))
        for key in np.flatnonzero(counts):
            mean = totals[key] / counts[key]
            spread = squares[key] - 2 * mean * products[key] + mean * mean * count_squares[key]
            variance = self.games / max(1, self.games - 1) * max(0.0, spread) / counts[key] ** 2
            yield int(key), float(mean), float(reach * np.sqrt(variance)), int(counts[key])

    def figures(self, picture: str, line: str = "") -> list[StatFigure]:
        return [StatFigure(picture, line, *found) for found in self.means()]
