"""Do the predicted win shares come true? Reliability and Brier scores of the networks shipped, without any search.

It writes the picture of the docs and the data that `fivetowers analyse` quotes. CALIBRATION_ONLY=track_record makes
those data alone.
"""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from fivetowers.analysis.track_record import STAGES
from fivetowers.bots.networks import load_against_rivals, load_weights
from fivetowers.machines.cores import cores
from fivetowers.training.calibration import (
    Calibration,
    by_stage,
    judge,
    plot,
    watch_policy,
    watch_taken_over,
    watch_weak,
)

GAMES = int(os.environ.get("CALIBRATION_GAMES", "12000"))  # half of them are judged
SEED = 20_000
ONLY = os.environ.get("CALIBRATION_ONLY", "")
COMMAND = "python -m bench calibration"
PICTURE = Path("docs/pictures/calibration.svg")
TRACK_RECORD = Path("src/fivetowers/analysis/track_record.json")


def measure(players: int) -> dict[str, Calibration]:
    weights = np.array(load_weights(players), np.float32)
    own = watch_policy(weights, players, games=GAMES, seed=SEED)
    taken_over = watch_taken_over(weights, players, games=GAMES, seed=SEED)
    weak = watch_weak(weights, players, games=GAMES, seed=SEED)
    found = {
        "value policy": judge(own, players),
        "weak bots, then value policy": judge(taken_over, players),
        "weak bots to the end": judge(weak, players),
    }
    if networks := load_against_rivals(players):
        weights, rival = (np.array(network, np.float32) for network in networks)
        own = watch_policy(weights, players, games=GAMES, seed=SEED, rival=rival)
        taken_over = watch_taken_over(weights, players, games=GAMES, seed=SEED, rival=rival)
        found["one among rivals"] = judge(own, players)
        found["weak bots, then among rivals"] = judge(taken_over, players)
    return found


def track_record(players: int) -> dict[str, object]:
    """Of the value network at a table of equals, which is the one that an analysis asks."""
    rows = watch_policy(np.array(load_weights(players), np.float32), players, games=GAMES, seed=SEED)
    return {"games": GAMES, "stages": dict(zip(STAGES, by_stage(rows, players, len(STAGES)), strict=True))}


def write_track_record() -> None:
    with ThreadPoolExecutor(cores()) as pool:
        found = dict(zip(("2", "3", "4", "5"), pool.map(track_record, (2, 3, 4, 5)), strict=True))
    lines = ",\n".join(f'"{players}": {json.dumps(one)}' for players, one in found.items())
    text = f'{{"made": "{COMMAND}", "players": {{\n{lines}\n}}}}\n'
    TRACK_RECORD.write_text(text, "utf-8", newline="\n")
    print(f"written: {TRACK_RECORD}")


def main() -> None:
    if TRACK_RECORD.parent.is_dir():
        write_track_record()
    if ONLY:
        return
    with ThreadPoolExecutor(cores()) as pool:
        found = dict(zip((2, 3, 4, 5), pool.map(measure, (2, 3, 4, 5)), strict=True))
    print(f"{'players':8}{'games of':32}{'games':>8}{'positions':>11}{'Brier':>9}{'baseline':>10}{'gap':>8}")
    for players, kinds in found.items():
        for name, one in kinds.items():
            print(
                f"{players:<8}{name:32}{one.games:>8,}{one.positions:>11,}{one.brier:>9.4f}{one.baseline:>10.4f}"
                f"{one.gap:>8.4f}"
            )
    if PICTURE.parent.is_dir():
        PICTURE.write_text(plot(found), "utf-8")
        print(f"written: {PICTURE}")


if __name__ == "__main__":
    main()
