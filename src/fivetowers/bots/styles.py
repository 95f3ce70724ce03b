"""The bots that need no learning, as the styles of play that the kernel knows."""

import numpy as np
import numpy.typing as npt

from fivetowers.bots.levels import NEAR_SIGHT, NO_FORESIGHT, SHORT_SIGHT
from fivetowers.fast.game import layout
from fivetowers.fast.heuristic.estimate_weights import GREEDY, Weights

FloatArray = npt.NDArray[np.float32]


def style(weights: Weights = GREEDY, *, forgets: bool = False, thinks: bool = True) -> FloatArray:
    made = np.zeros(layout.STYLE_SIZE, np.float32)
    made[layout.STYLE_TAKING] = weights.taking
    made[layout.STYLE_CROWDING] = weights.crowding
    made[layout.STYLE_CROWNING] = weights.crowning
    made[layout.STYLE_RETURNING] = weights.returning
    made[layout.STYLE_RUBBLE] = weights.rubble
    made[layout.STYLE_RIVALRY] = weights.rivalry
    made[layout.STYLE_FORGETS] = forgets
    made[layout.STYLE_THINKS] = thinks
    return made


def played_by(who: int) -> FloatArray:
    """A seat that a network plays, counted from 1; −1 plays at random."""
    made = np.zeros(layout.STYLE_SIZE, np.float32)
    made[layout.STYLE_WHO] = who
    return made


NETWORK = played_by(1)
STYLES = {
    "random": played_by(-1),
    "apprentice": style(NO_FORESIGHT, forgets=True, thinks=False),
    "bricklayer": style(SHORT_SIGHT, forgets=True, thinks=False),
    "mason": style(NEAR_SIGHT, forgets=True),
    "greedy": style(),
}
# Only many games at once are played by the network alone: at a table `master` is stronger, with the same network.
NETWORK_ALONE = "network"
KERNEL_BOTS = {**STYLES, NETWORK_ALONE: NETWORK}
