"""Who plays the games of a batch: threads of this machine here, a Ray cluster in `ray_games.py`.

A batch is played in parts, whose gradients are added in order: the sum is the same, no matter who played which part.
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from threading import local
from types import TracebackType
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

from fivetowers.bots.styles import FloatArray
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.assignments import Study
from fivetowers.fast.selfplay.learner import Scratch, learn_from_games
from fivetowers.machines.cores import cores

MOST_PARTS = 32

GradientPart = tuple[FloatArray, npt.NDArray[np.float64]]
"""A gradient, summed over positions, and statistics."""


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """A batch, or a part of one: games with the numbers from `first` on."""

    study: Study
    first: int
    games: int


class Crew(Protocol):
    def play(self, order: BatchOrder) -> GradientPart: ...


def parts_of(order: BatchOrder) -> list[tuple[int, int]]:
    """First game and number of games of each part."""
    parts = min(MOST_PARTS, order.games)
    bounds = [order.first + order.games * part // parts for part in range(parts + 1)]
    return [(first, end - first) for first, end in pairwise(bounds)]


def play_part(order: BatchOrder, first: int, games: int, scratch: Scratch) -> GradientPart:
    # What comes over a network cannot be written to.
    study = replace(
        order.study,
        weights=np.require(order.study.weights, requirements="W"),
        rival=np.require(order.study.rival, requirements="W"),
        teacher=np.require(order.study.teacher, requirements="W"),
    )
    joining = study.weights[layout.WEIGHTS_JOIN : layout.WEIGHTS_REST].reshape(layout.KIND_UNITS, layout.HEAD_UNITS)
    turned = np.ascontiguousarray(joining.T).reshape(-1)
    gradient, stats = np.zeros(layout.WEIGHTS_SIZE, np.float32), np.zeros(layout.STATS_SIZE, np.float64)
    learn_from_games(study, turned, first, games, scratch, gradient, stats)
    return gradient, stats


def added(parts: Iterable[GradientPart]) -> GradientPart:
    total, totals = np.zeros(layout.WEIGHTS_SIZE, np.float32), np.zeros(layout.STATS_SIZE, np.float64)
    for gradient, stats in parts:
        total += gradient
        totals += stats
    return total, totals


class Threads:
    """Threads of this machine; 0: one for each core. The games run without the GIL.

    No more of them work at once than there are parts of a batch.
    """

    def __init__(self, threads: int = 0) -> None:
        self.threads = threads or cores()
        self._pool: ThreadPoolExecutor | None = None
        self._held = local()

    def __enter__(self) -> Self:
        if self.threads > 1:
            self._pool = ThreadPoolExecutor(self.threads)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def play(self, order: BatchOrder) -> GradientPart:
        def play(part: tuple[int, int]) -> GradientPart:
            if not hasattr(self._held, "scratch"):
                self._held.scratch = Scratch()
            return play_part(order, *part, self._held.scratch)

        return added((self._pool.map if self._pool else map)(play, parts_of(order)))
