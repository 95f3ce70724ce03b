"""How often predicted win shares came true, by number of players and stage of the game: measured, and shipped as data.

`python -m bench calibration` makes the data again. The games are those of the value network at a table of equals.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

DATA = files("fivetowers.analysis") / "track_record.json"
STAGES = ("beginning", "middle", "end")
"""Thirds of a game's rounds."""
FEWEST_PREDICTIONS = 200
"""With fewer, a share of real wins says little."""
EXAMPLE = 0.7
"""In a sentence the prediction nearest to this one is quoted: high enough to be believed, not certain."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """Predictions of about the same size: their mean, the share of the victory that was really had, and how many."""

    said: float
    real: float
    count: int


@dataclass(frozen=True, slots=True)
class TrackRecord:
    """For one number of players; `stages` has ten predictions, from low to high, for each of STAGES."""

    games: int
    stages: dict[str, tuple[Prediction, ...]]

    @property
    def overall(self) -> tuple[Prediction, ...]:
        """The same for whole games."""
        return tuple(map(_together, zip(*self.stages.values(), strict=True)))

    @property
    def example(self) -> Prediction:
        known = [one for one in self.overall if one.count >= FEWEST_PREDICTIONS]
        return min(known, key=lambda one: abs(one.said - EXAMPLE))


@cache
def track_record(players: int) -> TrackRecord:
    return track_record_from(json.loads(DATA.read_text(encoding="utf-8"))["players"][str(players)])


def track_record_from(data: dict[str, Any]) -> TrackRecord:
    stages = {name: tuple(Prediction(*one) for one in data["stages"][name]) for name in STAGES}
    return TrackRecord(data["games"], stages)


def _together(parts: tuple[Prediction, ...]) -> Prediction:
    count = sum(part.count for part in parts)
    said, real = (
        sum(value * part.count for value, part in zip(values, parts, strict=True)) / max(count, 1)
        for values in ([part.said for part in parts], [part.real for part in parts])
    )
    return Prediction(said, real, count)
