"""A whole training run in a folder: checkpoints, the history of its strength, a plot, and finally the weights.

After a run was killed, the same command continues from the last checkpoint and ends with the same weights as if nothing
had happened.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

import numpy as np

from fivetowers.errors import Refusal
from fivetowers.training import strength_history, trainer
from fivetowers.training.crews import Crew
from fivetowers.training.strength import OPPONENTS, win_share, win_share_among_rivals
from fivetowers.training.trainer import BatchReport, Progress, TrainingError, TrainingSettings


@dataclass(frozen=True, slots=True)
class RunPlan:
    """How often a run looks at itself."""

    looks: int = 20
    games_a_look: int = 400
    """Against each fixed opponent."""


class OtherSettings(TrainingError):
    """The folder holds a training with other settings."""


def paths(folder: Path, players: int) -> tuple[Path, Path, Path, Path]:
    """Checkpoint, history, plot and weights."""
    name = f"players{players}"
    return folder / f"{name}.npz", folder / f"{name}.jsonl", folder / f"{name}.svg", folder / f"{name}.f32"


def open_run(
    folder: Path, settings: TrainingSettings, *, begin_with: Path | None = None, rivals: Path | None = None
) -> Progress:
    """The training in this folder, begun if there is none. The files hold networks: to begin with, and of rivals."""
    known, rival = (trainer.read_source(path) if path else None for path in (begin_with, rivals))
    settings = replace(settings, begin_with=known and known[1], rivals=rival and rival[1])
    checkpoint = paths(folder, settings.players)[0]
    if checkpoint.exists():
        progress = trainer.load(checkpoint)
        _check_same(progress.settings, settings, checkpoint)
    else:
        progress = trainer.begin_from(settings, known[0]) if known else trainer.begin(settings)
    if rival:
        progress.rival = rival[0]
    return progress


def _check_same(held: TrainingSettings, given: TrainingSettings, checkpoint: Path) -> None:
    differing = [
        each.name for each in fields(TrainingSettings) if getattr(held, each.name) != getattr(given, each.name)
    ]
    if differing:
        facts = {"file": str(checkpoint), "facts": ", ".join(differing)}
        raise OtherSettings(Refusal("train.other_settings", None, facts))


def run(
    folder: Path, progress: Progress, plan: RunPlan, crew: Crew
) -> Iterator[tuple[BatchReport, strength_history.StrengthLook | None]]:
    """Trains to the end; yields after every batch, with a look where there was one (a checkpoint is then saved)."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = progress.settings
    checkpoint, lines, picture, weights = paths(folder, settings.players)
    looks = strength_history.read(lines, up_to=progress.games)
    strength_history.rewrite(lines, looks)
    spent = looks[-1].seconds if looks else 0.0
    begun = time.monotonic()
    between = max(1, settings.games // settings.batch // plan.looks)
    reports: list[BatchReport] = []
    for report in trainer.train(progress, crew):
        if not np.isfinite(progress.average).all():
            raise trainer.refuse("train.diverged", games=report.games)
        reports.append(report)
        if progress.batches % between and not progress.is_done:
            yield report, None
            continue
        look = strength_history.StrengthLook(
            games=report.games,
            seconds=round(spent + time.monotonic() - begun, 1),
            share_loss=sum(one.share_loss for one in reports) / len(reports),
            points_loss=sum(one.points_loss for one in reports) / len(reports),
            points=sum(one.points for one in reports) / len(reports),
            strength=_strength(progress, plan.games_a_look) if plan.games_a_look else {},
        )
        reports = []
        looks.append(look)
        strength_history.append(lines, look)  # first: a look without its checkpoint comes again, one lost does not
        trainer.save(progress, checkpoint)
        picture.write_text(
            strength_history.plot(looks, f"{settings.players} players: win share over training games"), "utf-8"
        )
        yield report, look
    trainer.write_weights(progress, weights)
    made = {"settings": asdict(settings), "games": progress.games, "last_look": asdict(looks[-1]) if looks else None}
    weights.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n", "utf-8")


def _strength(progress: Progress, games: int) -> dict[str, float]:
    """Win shares of the network as it stands, without search."""
    settings = progress.settings
    found = {
        name: win_share(progress.average, settings.players, name, games=games, seed=settings.seed) for name in OPPONENTS
    }
    if settings.rivals:
        found["rivals"] = win_share_among_rivals(
            progress.average, progress.rival, settings.players, games=games, seed=settings.seed
        )
    return found
