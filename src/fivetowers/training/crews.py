"""Who plays the games of a batch: threads of this machine here, a Ray cluster in `cluster.py`.

A batch is played in parts, whose gradients are added in order: the sum is the same, whoever played which part.
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import local
from types import TracebackType
from typing import Any, Protocol, Self

import numpy as np
import numpy.typing as npt

from fivetowers.fast import layout
from fivetowers.fast.learn import learn_from_games, new_scratch
from fivetowers.machine import cores
from fivetowers.training.styles import STYLES, Floats

MOST_PARTS = 32
TEACHER = "greedy"

Part = tuple[Floats, npt.NDArray[np.float64]]
"""A gradient, summed over positions, and statistics."""


@dataclass(frozen=True, slots=True)
class Order:
    """A batch, or a part of one: games with the numbers from `first` on."""

    players: int
    weights: Floats
    chances: tuple[float, ...]
    seed: int
    first: int
    games: int
    rival: Floats
    """The network of rivals, or nothing."""


class Crew(Protocol):
    def play(self, order: Order) -> Part: ...


def parts_of(order: Order) -> list[tuple[int, int]]:
    """First game and number of games of each part."""
    parts = min(MOST_PARTS, order.games)
    bounds = [order.first + order.games * part // parts for part in range(parts + 1)]
    return [(first, end - first) for first, end in pairwise(bounds)]


def play_part(order: Order, first: int, games: int, scratch: Any) -> Part:
    joining = order.weights[layout.WEIGHTS_JOIN : layout.WEIGHTS_REST].reshape(layout.KIND_UNITS, layout.HEAD_UNITS)
    turned = np.ascontiguousarray(joining.T).reshape(-1)
    gradient, stats = np.zeros(layout.WEIGHTS_SIZE, np.float32), np.zeros(layout.STATS_SIZE, np.float64)
    chances = np.array(order.chances, np.float32)
    learn_from_games(
        order.players,
        np.require(order.weights, requirements="W"),  # what comes over a network is not
        np.require(order.rival, requirements="W"),
        turned,
        chances,
        STYLES[TEACHER],
        order.seed,
        first,
        games,
        scratch,
        gradient,
        stats,
    )
    return gradient, stats


def added(parts: Iterable[Part]) -> Part:
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

    def play(self, order: Order) -> Part:
        def play(part: tuple[int, int]) -> Part:
            if not hasattr(self._held, "scratch"):
                self._held.scratch = new_scratch()
            return play_part(order, *part, self._held.scratch)

        return added((self._pool.map if self._pool else map)(play, parts_of(order)))
