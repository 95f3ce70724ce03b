"""The training itself: batches of self-play games on all cores, one step of Adam after each, checkpoints between them.

The weights depend on the settings alone: not on the number of threads, and not on where a training was interrupted.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from fivetowers.fast import layout
from fivetowers.fast.learn import learn_from_games

Floats = npt.NDArray[np.float32]
SHARES = 8  # a batch is played in so many parts, whose gradients are added in order
_FIRST_MOMENT, _SECOND_MOMENT, _EPSILON = 0.9, 0.999, 1e-8
_CHECKPOINT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """All that the weights depend on."""

    players: int
    games: int = 400_000
    seed: int = 1
    batch: int = 16
    """Games between two steps."""
    rate: float = 0.003
    """The learning rate at the beginning; it falls to `last_rate` along a half cosine."""
    last_rate: float = 0.00005
    trace: float = 0.75
    """λ: how much the end of the game counts against the network's own word on the positions between."""
    margin: float = 0.004
    """What one point of lead is worth beside win share, for the seats that play."""
    random_rounds: float = 0.01
    random_openings: float = 0.25


@dataclass(slots=True)
class Progress:
    """A training as it stands: what a checkpoint holds."""

    settings: Settings
    weights: Floats
    first_moments: Floats
    second_moments: Floats
    batches: int = 0

    @property
    def games(self) -> int:
        return min(self.batches * self.settings.batch, self.settings.games)

    @property
    def is_done(self) -> bool:
        return self.games >= self.settings.games


@dataclass(frozen=True, slots=True)
class Report:
    """What was seen in one batch: means over its positions or games."""

    games: int
    share_loss: float
    points_loss: float
    points: float
    rounds: float


def begin(settings: Settings) -> Progress:
    """A network that knows nothing."""
    rng = np.random.default_rng(settings.seed)
    weights = np.zeros(layout.WEIGHTS_SIZE, np.float32)

    def draw(first: int, end: int, spread: float) -> None:
        weights[first:end] = rng.normal(0.0, spread, end - first)

    draw(layout.WEIGHTS_KIND, layout.WEIGHTS_JOIN, 0.15)
    draw(layout.WEIGHTS_JOIN, layout.WEIGHTS_REST, 0.12)
    draw(layout.WEIGHTS_REST, layout.WEIGHTS_SHARE, 0.15)
    draw(layout.WEIGHTS_SHARE, layout.WEIGHTS_BIAS, 0.1)
    return Progress(settings, weights, np.zeros_like(weights), np.zeros_like(weights))


def begin_from(settings: Settings, known: Floats) -> Progress:
    """A network that begins with what one for fewer players knows: the farther seats are seen as its farthest."""
    progress = begin(settings)
    weights, size = progress.weights, layout.TOWER_COLUMNS * layout.KIND_UNITS
    weights[:] = known
    towers = layout.WEIGHTS_KIND + layout.COLUMN_TOWERS * layout.KIND_UNITS
    rest = layout.WEIGHTS_REST + layout.REST_SEATS * layout.HEAD_UNITS
    start = layout.WEIGHTS_REST + layout.REST_START * layout.HEAD_UNITS
    for first, block in ((towers, size), (rest, 3 * layout.HEAD_UNITS), (start, layout.HEAD_UNITS)):
        last = first + (settings.players - 1) * block
        weights[last : last + block] = weights[last - block : last]
    return progress


def train(progress: Progress, *, threads: int = 0) -> Iterator[Report]:
    """Goes on from where the training stands, one batch at a time; 0 threads: one for each core."""
    settings = progress.settings
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        while not progress.is_done:
            gradient, stats = _play(progress, pool)
            _step(progress, gradient / max(1.0, float(stats[layout.STAT_POSITIONS])))
            progress.batches += 1
            games, positions = stats[layout.STAT_GAMES], max(1.0, stats[layout.STAT_POSITIONS])
            yield Report(
                games=progress.games,
                share_loss=float(stats[layout.STAT_SHARE_LOSS] / positions),
                points_loss=float(stats[layout.STAT_POINTS_LOSS] / positions / settings.players),
                points=float(stats[layout.STAT_POINTS] / games / settings.players),
                rounds=float(stats[layout.STAT_ROUNDS] / games),
            )


def _play(progress: Progress, pool: ThreadPoolExecutor) -> "tuple[Floats, npt.NDArray[np.float64]]":
    """The gradient of one batch, summed over its positions, and its statistics."""
    settings, weights = progress.settings, progress.weights
    joining = weights[layout.WEIGHTS_JOIN : layout.WEIGHTS_REST].reshape(layout.KIND_UNITS, layout.HEAD_UNITS)
    turned = np.ascontiguousarray(joining.T).reshape(-1)
    chances = np.array([settings.margin, settings.random_rounds, settings.random_openings, settings.trace], np.float32)
    first = progress.batches * settings.batch
    bounds = [first + settings.batch * part // SHARES for part in range(SHARES + 1)]

    def play(part: int) -> "tuple[Floats, npt.NDArray[np.float64]]":
        gradient = np.zeros(layout.WEIGHTS_SIZE, np.float32)
        stats = np.zeros(layout.STATS_SIZE, np.float64)
        games = bounds[part + 1] - bounds[part]
        learn_from_games(
            settings.players, weights, turned, chances, settings.seed, bounds[part], games, gradient, stats
        )
        return gradient, stats

    total, totals = np.zeros(layout.WEIGHTS_SIZE, np.float32), np.zeros(layout.STATS_SIZE, np.float64)
    for gradient, stats in pool.map(play, range(SHARES)):
        total += gradient
        totals += stats
    return total, totals


def _step(progress: Progress, gradient: Floats) -> None:
    """One step of Adam (Kingma and Ba)."""
    settings, number = progress.settings, progress.batches + 1
    done = progress.games / settings.games
    rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + float(np.cos(np.pi * done)))
    first, second = progress.first_moments, progress.second_moments
    first += (1 - _FIRST_MOMENT) * (gradient - first)
    second += (1 - _SECOND_MOMENT) * (gradient * gradient - second)
    scale = rate * float(np.sqrt(1 - _SECOND_MOMENT**number)) / (1 - _FIRST_MOMENT**number)
    progress.weights -= (scale * first / (np.sqrt(second) + _EPSILON)).astype(np.float32)


# ---- checkpoints ---------------------------------------------------------------------------------------------------


def save(progress: Progress, path: Path) -> None:
    """Writes the whole file or, if it is interrupted, nothing."""
    held = path.with_name(path.name + ".part")
    with held.open("wb") as file:
        np.savez(
            file,
            version=_CHECKPOINT_VERSION,
            settings=json.dumps(asdict(progress.settings)),
            weights=progress.weights,
            first_moments=progress.first_moments,
            second_moments=progress.second_moments,
            batches=progress.batches,
        )
    held.replace(path)


def load(path: Path) -> Progress:
    with np.load(path, allow_pickle=False) as held:
        if int(held["version"]) != _CHECKPOINT_VERSION:
            raise ValueError(f"{path} is a checkpoint of another version")
        return Progress(
            Settings(**json.loads(str(held["settings"]))),
            held["weights"],
            held["first_moments"],
            held["second_moments"],
            int(held["batches"]),
        )


def write_weights(progress: Progress, path: Path) -> None:
    """The weights as bots read them."""
    path.write_bytes(progress.weights.astype("<f4").tobytes())


def read_weights(path: Path) -> Floats:
    weights = np.frombuffer(path.read_bytes(), "<f4").astype(np.float32)
    if len(weights) != layout.WEIGHTS_SIZE:
        raise ValueError(f"{path} holds {len(weights)} weights, not {layout.WEIGHTS_SIZE}")
    return weights
