"""The training itself: batches of self-play games, one step of Adam after each, checkpoints between them.

The weights depend on the settings alone: not on how many threads or machines play the games (`crews.py`), and not on
where a training was interrupted.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from fivetowers.bots import mcts
from fivetowers.bots.master import MARGIN
from fivetowers.bots.styles import STYLES, FloatArray
from fivetowers.errors import Fact, FiveTowersError, Refusal
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.assignments import Study
from fivetowers.training.crews import BatchOrder, Crew

_FIRST_MOMENT, _SECOND_MOMENT, _EPSILON = 0.9, 0.999, 1e-8
_YOUNG_STEPS = 10  # the average forgets faster while there is little to average
_CHECKPOINT_VERSION = 4
_HASH_DIGITS = 16
TEACHER = "greedy"
SHARE_OF_RIVALS = 0.8  # of the games, where there are rivals at all
RIVAL_MARGIN = mcts.MARGIN  # rivals think like `mcts`; `fast/search/rivals.py` has its own copy, being compiled


class TrainingError(FiveTowersError):
    """A training that cannot begin or go on."""


def refuse(code: str, **facts: Fact) -> TrainingError:
    return TrainingError(Refusal(code, None, facts))


@dataclass(frozen=True, slots=True)
class NetworkFile:
    """A file with a network that a training rests on. It may have another name the next time, but not other content."""

    name: str = field(compare=False)
    sha256: str
    """The first digits."""


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """All that the weights depend on."""

    players: int
    games: int = 400_000
    seed: int = 1
    batch: int = 4
    """Games between two steps."""
    rate: float = 0.002
    """The learning rate at the beginning; it falls to `last_rate` along a half cosine."""
    last_rate: float = 0.00003
    trace: float = 0.5
    """λ: how much the end of the game counts against the network's own word on the positions between."""
    margin: float = MARGIN
    """What one point of lead is worth beside win share, for the seats that play."""
    random_rounds: float = 0.01
    openings: float = 0.3
    """The share of games whose first rounds are played by weaker bots, at random or in between."""
    lessons: float = 0.03
    """The share of games, at the very beginning, that `greedy` plays: a value to begin with."""
    begin_with: NetworkFile | None = None
    """The network that it begins with, instead of with nothing."""
    rivals: NetworkFile | None = None
    """The network of rivals (`fast/search/rivals.py`)."""
    share_of_rivals: float = 0.0
    """The share of games in which all but one seat are rivals."""
    by_hand: bool = False
    """Learns what quick games by hand say of a position: a network for rivals."""
    average: float = 0.9995
    """What bots get is an average over the steps; each step leaves so much of it."""


@dataclass(slots=True)
class Progress:
    """A training as it stands: what a checkpoint holds."""

    settings: TrainingSettings
    weights: FloatArray
    average: FloatArray
    first_moments: FloatArray
    second_moments: FloatArray
    batches: int = 0
    rival: FloatArray = field(default_factory=lambda: np.zeros(1, np.float32))
    """The network of rivals, or next to nothing where there are none. It is not in the checkpoint."""

    @property
    def games(self) -> int:
        return min(self.batches * self.settings.batch, self.settings.games)

    @property
    def is_done(self) -> bool:
        return self.games >= self.settings.games


@dataclass(frozen=True, slots=True)
class BatchReport:
    """What was seen in one batch: means over its positions or games."""

    games: int
    share_loss: float
    points_loss: float
    points: float
    rounds: float


def begin(settings: TrainingSettings) -> Progress:
    """A network that knows nothing. Rivals make no difference before that is learned."""
    rng = np.random.default_rng(settings.seed)
    weights = np.zeros(layout.WEIGHTS_SIZE, np.float32)

    def draw(first: int, end: int, spread: float) -> None:
        weights[first:end] = rng.normal(0.0, spread, end - first)

    draw(layout.WEIGHTS_KIND, layout.WEIGHTS_JOIN, 0.15)
    draw(layout.WEIGHTS_JOIN, layout.WEIGHTS_REST, 0.12)
    draw(layout.WEIGHTS_REST, layout.WEIGHTS_SHARE, 0.15)
    draw(layout.WEIGHTS_SHARE, layout.WEIGHTS_BIAS_SHARE, 0.1)
    return _begin_with(settings, weights)


def _begin_with(settings: TrainingSettings, weights: FloatArray) -> Progress:
    return Progress(settings, weights, weights.copy(), np.zeros_like(weights), np.zeros_like(weights))


def begin_from(settings: TrainingSettings, known: FloatArray) -> Progress:
    """A network that begins with what another training for as many players has found, without its moments."""
    return _begin_with(settings, known.copy())


def train(progress: Progress, crew: Crew) -> Iterator[BatchReport]:
    """Goes on from where the training stands, one batch at a time."""
    settings = progress.settings
    while not progress.is_done:
        gradient, stats = crew.play(_order(progress))
        games, positions = stats[layout.STAT_GAMES], max(1.0, float(stats[layout.STAT_POSITIONS]))
        _step(progress, gradient / np.float32(positions))
        progress.batches += 1
        yield BatchReport(
            games=progress.games,
            share_loss=float(stats[layout.STAT_SHARE_LOSS] / positions),
            points_loss=float(stats[layout.STAT_POINTS_LOSS] / positions / settings.players),
            points=float(stats[layout.STAT_POINTS] / games / settings.players),
            rounds=float(stats[layout.STAT_ROUNDS] / games),
        )


def _order(progress: Progress) -> BatchOrder:
    settings = progress.settings
    is_taught = progress.games < settings.lessons * settings.games
    study = Study(
        players=settings.players,
        weights=progress.weights,
        rival=progress.rival,
        teacher=STYLES[TEACHER],
        margin=settings.margin,
        random_rounds=settings.random_rounds,
        openings=settings.openings,
        trace=settings.trace,
        taught=1.0 if is_taught else 0.0,
        rivals=settings.share_of_rivals,
        by_hand=settings.by_hand,
        seed=settings.seed,
    )
    return BatchOrder(study, first=progress.batches * settings.batch, games=settings.batch)


def _step(progress: Progress, gradient: FloatArray) -> None:
    """One step of Adam (Kingma and Ba), and of the average (Polyak and Juditsky)."""
    settings, number = progress.settings, progress.batches + 1
    done = progress.games / settings.games
    rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + float(np.cos(np.pi * done)))
    first, second = progress.first_moments, progress.second_moments
    first += (1 - _FIRST_MOMENT) * (gradient - first)
    second += (1 - _SECOND_MOMENT) * (gradient * gradient - second)
    scale = rate * float(np.sqrt(1 - _SECOND_MOMENT**number)) / (1 - _FIRST_MOMENT**number)
    progress.weights -= (scale * first / (np.sqrt(second) + _EPSILON)).astype(np.float32)
    kept = min(settings.average, (1 + number) / (_YOUNG_STEPS + number))
    progress.average += np.float32(1 - kept) * (progress.weights - progress.average)


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
            average=progress.average,
            first_moments=progress.first_moments,
            second_moments=progress.second_moments,
            batches=progress.batches,
        )
    held.replace(path)


def load(path: Path) -> Progress:
    try:
        with np.load(path, allow_pickle=False) as held:
            if int(held["version"]) != _CHECKPOINT_VERSION:
                raise refuse("train.no_checkpoint", file=str(path))
            return Progress(
                _settings(json.loads(str(held["settings"]))),
                held["weights"],
                held["average"],
                held["first_moments"],
                held["second_moments"],
                int(held["batches"]),
            )
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile) as error:
        raise refuse("train.no_checkpoint", file=str(path)) from error


def _settings(held: dict[str, Any]) -> TrainingSettings:
    sources = {name: NetworkFile(**held[name]) for name in ("begin_with", "rivals") if held[name]}
    return TrainingSettings(**{**held, **sources})


def write_weights(progress: Progress, path: Path) -> None:
    """The weights as bots read them."""
    path.write_bytes(progress.average.astype("<f4").tobytes())


def read_weights(path: Path) -> FloatArray:
    return read_source(path)[0]


def read_source(path: Path) -> tuple[FloatArray, NetworkFile]:
    """The weights in a file, and what is written down of it."""
    content = path.read_bytes()
    expected = layout.WEIGHTS_SIZE * np.dtype("<f4").itemsize
    if len(content) != expected:
        raise refuse("train.no_weights", file=str(path), seen=len(content), expected=expected)
    weights = np.frombuffer(content, "<f4").astype(np.float32)
    if not np.isfinite(weights).all():
        raise refuse("train.no_numbers", file=str(path))
    return weights, NetworkFile(path.name, hashlib.sha256(content).hexdigest()[:_HASH_DIGITS])
