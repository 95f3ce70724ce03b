"""The spaces that the environments for Gymnasium and PettingZoo share."""

from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fivetowers.encoding import OBSERVATION_SIZE, PIECES, STEPS, pieces_of

Form = Literal["row", "pieces"]
Seen = npt.NDArray[np.uint8]
MOST_BYTE = 255


def action_space() -> spaces.Discrete:
    return spaces.Discrete(STEPS)


def observation_space(form: Form) -> spaces.Space[Any]:
    """One row of bytes, or its named pieces."""
    if form not in get_args(Form):
        raise ValueError(f"there is no observation {form!r}; there are: {', '.join(get_args(Form))}")
    if form == "row":
        return spaces.Box(0, MOST_BYTE, (OBSERVATION_SIZE,), np.uint8)
    return spaces.Dict({piece.name: spaces.Box(0, MOST_BYTE, piece.shape, np.uint8) for piece in PIECES})


def in_form(form: Form, seen: Seen) -> Any:
    """An observation, or an array of them, in this form; the pieces are views."""
    return seen if form == "row" else pieces_of(seen)
