"""Who plays the other seats of a batch: a style of play, at the speed of the kernel, or any bot, action by action."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.actions import PlayerAction
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.opponent_loops import play_styles
from fivetowers.state import State

Style = npt.NDArray[np.float32]
"""STYLE_SIZE numbers, named in layout.py."""
Chooser = Callable[[State, Random], PlayerAction]
Opponent = Style | Chooser


class Opponents:
    """One for each seat; None is a seat that somebody else plays."""

    def __init__(self, opponents: Sequence[Opponent | None], players: int) -> None:
        if len(opponents) != players:
            raise ValueError(f"{len(opponents)} opponents for {players} seats: name one for each, or None")
        if all(opponent is not None for opponent in opponents):
            raise ValueError("opponents play every seat: one has to be None")
        self._styles: npt.NDArray[np.float32] = np.zeros((layout.MOST_PLAYERS, layout.STYLE_SIZE), np.float32)
        self._has_style: npt.NDArray[np.uint8] = np.zeros(layout.MOST_PLAYERS, np.uint8)
        self._is_bot: npt.NDArray[np.bool_] = np.zeros(layout.MOST_PLAYERS, np.bool_)
        self._bots: dict[int, Chooser] = {}
        for seat, opponent in enumerate(opponents):
            if isinstance(opponent, np.ndarray):
                if opponent.shape != (layout.STYLE_SIZE,) or opponent[layout.STYLE_WHO] > 0:
                    raise ValueError(f"the opponent of seat {seat} is not a style of play without a network")
                self._styles[seat] = opponent
                self._has_style[seat] = 1
            elif callable(opponent):
                self._bots[seat] = opponent
                self._is_bot[seat] = True
            elif opponent is not None:
                raise ValueError(
                    f"the opponent of seat {seat} is neither a style nor a bot: {opponent!r}"
                    " (for a bot's name: fivetowers.bots.opponents.opponent)"
                )

    def play_styles(self, share_out: "Callable[[Callable[[Any, int, int], object]], None]") -> None:
        """Moves the seats with a style, in all games, until it is another's turn."""
        if self._has_style.any():
            styles, played = self._styles.reshape(-1), self._has_style
            share_out(lambda games, first, end: play_styles(games, styles, played, first, end))

    def is_bots_turn(self, turn: "npt.NDArray[np.uint8]") -> "npt.NDArray[np.bool_]":
        return self._is_bot[turn]

    def choose(self, seat: int, state: State, rng: Random) -> PlayerAction:
        return self._bots[seat](state, rng)
