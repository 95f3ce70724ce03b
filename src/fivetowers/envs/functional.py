"""Many games as values and pure functions, in the manner of Pgx and Gymnax: `init`, `step` and `observe` over a batch.

A state is never changed: `step` gives a new one, so that a search may keep as many as it likes. It runs in the kernel
through a `Batch`, on NumPy arrays; there is no JAX here, and nothing to compile.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.encoding import OBSERVATION_SIZE, STEPS
from fivetowers.envs import VERSION
from fivetowers.envs.rewards import Reward, check_reward, worth
from fivetowers.fast.game.batch import Batch


@dataclass(frozen=True, slots=True, eq=False)
class BatchState:
    """The games of a batch at one moment; all arrays are read-only and have a row for each game.

    `rewards` are those of the last step, by seat. Where a game is over, `terminated` stays True, further steps change
    nothing there and are worth 0, and every action counts as legal, as in Pgx.
    """

    current_player: "npt.NDArray[np.uint8]"
    legal_action_mask: "npt.NDArray[np.bool_]"
    rewards: "npt.NDArray[np.float32]"
    terminated: "npt.NDArray[np.bool_]"
    packed: "npt.NDArray[np.uint8]"
    """The positions, as the kernel keeps them."""
    live: "npt.NDArray[np.uint8]"
    """The same, but where a game is over one that goes on, which nobody sees."""
    generators: "npt.NDArray[np.uint64]"

    def __post_init__(self) -> None:
        for name in self.__slots__:
            getattr(self, name).setflags(write=False)


class FunctionalEnv:
    """`env = FunctionalEnv(players=3)`; `reward` as in the other environments, paid when a game is over."""

    version = VERSION
    num_actions = STEPS
    observation_shape = (OBSERVATION_SIZE,)

    def __init__(self, players: int = 2, *, reward: Reward = "win_share") -> None:
        check_reward(reward, "end")
        self.num_players = players
        self._reward: Reward = reward
        Batch(players, 1)  # refuses a wrong number of players

    def init(self, seeds: "Sequence[int] | npt.NDArray[np.integer[Any]]") -> BatchState:
        """A game for each seed, at its first decision."""
        batch = Batch(self.num_players, len(seeds))
        batch.reset(seeds)
        games = batch.games
        return BatchState(
            current_player=batch.turn.copy(),
            legal_action_mask=batch.mask().copy(),
            rewards=np.zeros((games, self.num_players), np.float32),
            terminated=np.zeros(games, np.bool_),
            packed=batch.states.copy(),
            live=batch.states.copy(),
            generators=batch.generators.copy(),
        )

    def step(self, state: BatchState, actions: "Sequence[int] | npt.NDArray[np.integer[Any]]") -> BatchState:
        """The states after one action in each game. ValueError if one is not legal."""
        batch = self._batch(state)
        over = state.terminated
        chosen = np.where(over, batch.mask().argmax(axis=1), np.asarray(actions))
        batch.step(chosen)
        ends = batch.done & ~over
        is_over = over | ends
        return BatchState(
            current_player=np.where(is_over, state.current_player, batch.turn),
            legal_action_mask=np.where(is_over[:, None], np.True_, batch.mask()),
            rewards=np.where(ends[:, None], worth(self._reward, batch.points), np.float32(0)),
            terminated=is_over,
            packed=np.where(over[:, None], state.packed, np.where(ends[:, None], batch.ended, batch.states)),
            live=batch.states.copy(),
            generators=batch.generators.copy(),
        )

    def observe(
        self, state: BatchState, player_id: "int | npt.NDArray[np.integer[Any]] | None" = None
    ) -> "npt.NDArray[np.uint8]":
        """What the player to move sees, or this seat, or the seat of each game (see `encoding.pieces_of`)."""
        batch = self._batch(state)
        batch.states[:] = state.packed
        return batch.observe(state.current_player if player_id is None else player_id).copy()

    def _batch(self, state: BatchState) -> Batch:
        return Batch.at(self.num_players, state.live, state.generators)
