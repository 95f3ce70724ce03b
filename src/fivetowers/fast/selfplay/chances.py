"""What a study says to the loops that play it, where nothing is compiled; in C it is in chances.pxd."""

from typing import Any

from fivetowers.fast.game.structs import Struct


class Chances(Struct):
    """The fields of a `Study` with the same names."""

    random_rounds = 0.0
    openings = 0.0
    trace = 0.0
    taught = 0.0
    rivals = 0.0
    by_hand = False


class Trail(Struct):
    """The positions of one game between its rounds, the last one is its end."""

    rounds = 0
    states: Any = None
    explored: Any = None
    """Was the round after this position played to see more of the game? Then nothing is learned across it."""
    targets: Any = None
    """END_SIZE numbers a position."""
