"""One game against bots for Gymnasium: `gymnasium.make("fivetowers/FiveTowers-v0", players=3)`."""

import contextlib
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from fivetowers.envs.gymnasium_vector import ILLEGAL_REWARD, against
from fivetowers.envs.rewards import Reward, RewardAt, check_reward, worth
from fivetowers.envs.spaces import Form, action_space, in_form, observation_space
from fivetowers.fast.game.batch import MOST_SEED, Batch
from fivetowers.fast.selfplay.other_seats import Opponent


class FiveTowersEnv(gymnasium.Env[Any, np.int64]):
    """One seat against bots; an episode is a whole game.

    `info["action_mask"]` (and `action_masks()`) tell which steps are legal. An illegal one ends the game with a reward
    of −1 and `info["illegal"]`. At the end `info["points"]` holds the final score of each seat.

    `opponents`: names of bots or whatever `Batch` takes, clockwise from the seat after `seat`; one name for all.
    `reward`: "win_share", "points" or "points_difference", paid at the "end" or as it changes during "play".
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        *,
        players: int = 2,
        opponents: "Sequence[str | Opponent] | str | None" = None,
        seat: int = 0,
        reward: Reward = "win_share",
        reward_at: RewardAt = "end",
        observation: Form = "row",
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward, reward_at)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there is: ansi")
        self.render_mode = render_mode
        self.batch = Batch(players, 1, opponents=against(players, opponents, seat))
        self.seat = seat
        self.action_space = action_space()
        self.observation_space = observation_space(observation)
        self._form: Form = observation
        self._reward: Reward = reward
        self._is_paid_in_play = reward_at == "play"
        self._paid = 0.0
        self._is_over = True
        self._shown = ""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(self.np_random.integers(0, MOST_SEED, 1, np.uint64, endpoint=True))
        self._paid = 0.0
        self._is_over = False
        return in_form(self._form, self.batch.observe(self.seat)[0].copy()), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        batch = self.batch
        if self._is_over:
            raise ValueError("the game is over: reset it first")
        mask = self.action_masks()
        if not (0 <= action < len(mask) and mask[action]):
            self._is_over = True
            seen = batch.observe(self.seat)[0].copy()
            return in_form(self._form, seen), ILLEGAL_REWARD, True, False, {"action_mask": mask, "illegal": True}
        batch.step([int(action)])
        self._is_over = is_over = bool(batch.done[0])
        seen = (batch.observe_ended(self.seat) if is_over else batch.observe(self.seat))[0].copy()
        info: dict[str, Any] = {"action_mask": np.zeros_like(mask) if is_over else self.action_masks()}
        if is_over:
            info["points"] = batch.points[0].copy()
        return in_form(self._form, seen), self._pay(is_over=is_over), is_over, False, info

    def action_masks(self) -> "npt.NDArray[np.bool_]":
        """Where a step is legal (the name that sb3-contrib asks for)."""
        mask: npt.NDArray[np.bool_] = self.batch.mask()[0].copy()
        return mask

    def render(self) -> Any:
        """The table as text; in the middle of a build as it stood before."""
        if self.render_mode is None:
            return None
        with contextlib.suppress(ValueError):
            self._shown = str(self.batch.state(0))
        return self._shown

    def _pay(self, *, is_over: bool) -> float:
        if not (is_over or self._is_paid_in_play):
            return 0.0
        points = self.batch.points if is_over else self.batch.scores()
        now = float(worth(self._reward, points)[0, self.seat])
        paid, self._paid = self._paid, now
        return now - paid if self._is_paid_in_play else now
