"""Games written down by the kernel: compiled and uncompiled write the same, and positions come from them."""

import numpy as np
import pytest

from fivetowers.bots.styles import STYLES
from fivetowers.dataset.game_table import Logs
from fivetowers.encoding import OBSERVATION_SIZE, STEPS
from tests.fast.worlds import modules_of

LOGS = "fivetowers.fast.selfplay.game_logs"
ARRAYS = ("starts", "cards", "card_counts", "steps", "step_counts", "points")


@pytest.mark.parametrize("names", [("random", "random"), ("random", "apprentice", "random")])
def test_compiled_and_uncompiled_kernel_write_the_same_games(names: tuple[str, ...]) -> None:
    styles = np.concatenate([STYLES[name] for name in names])
    players = len(names)
    found, positions = [], []
    for world in ("installed", "uncompiled"):
        module = modules_of(world)[LOGS]
        logs = Logs(players, np.arange(players, dtype=np.uint8)[None])
        module.play_logged(logs, styles, 9, 4)
        found.append(logs)
        compact = Logs(players, np.arange(players, dtype=np.uint8)[None])
        compact.starts, compact.cards, compact.steps = logs.starts, logs.cards, logs.steps
        ends = {"card_ends": logs.card_counts.astype(np.int64), "step_ends": logs.step_counts.astype(np.int64)}
        vars(compact).update(ends)
        rows = int(logs.step_counts[0])
        seats, seen, masks = (np.zeros(rows * size, np.uint8) for size in (1, OBSERVATION_SIZE, STEPS))
        assert module.write_positions(compact, seats, seen, masks) == -1
        positions.append((seats, seen, masks))
    one, other = found
    assert all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)
    assert all(np.array_equal(mine, yours) for mine, yours in zip(*positions, strict=True))
