"""Many games against bots for Gymnasium: `gymnasium.make_vec("fivetowers/FiveTowers-v0", num_envs=64, players=3)`.

The games are one `Batch`, so a step has no Python loop over them. Where a game ends, the next one begins in the same
step (`AutoresetMode.SAME_STEP`); only these games are gone through one by one, for their last observation.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fivetowers.bots.opponents import opponent
from fivetowers.encoding import STEPS
from fivetowers.envs.rewards import Reward, RewardAt, check_reward, worth
from fivetowers.envs.spaces import Form, action_space, in_form, observation_space
from fivetowers.fast.game.batch import MOST_SEED, Batch
from fivetowers.fast.selfplay.other_seats import Opponent

ILLEGAL_REWARD = -1.0
DEFAULT_OPPONENT = "mason"


def against(players: int, opponents: "Sequence[str | Opponent] | str | None", seat: int) -> "list[Opponent | None]":
    """Who plays each seat, None for the one that learns. Opponents are named clockwise from the seat after it."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} with {players} players")
    if opponents is None or isinstance(opponents, str):
        opponents = (opponents or DEFAULT_OPPONENT,) * (players - 1)
    if len(opponents) != players - 1:
        raise ValueError(f"{len(opponents)} opponents for {players} players: name {players - 1}, or one for all")
    found: list[Opponent | None] = [None] * players
    for place, chosen in enumerate(opponents, 1):
        found[(seat + place) % players] = opponent(chosen) if isinstance(chosen, str) else chosen
    return found


class FiveTowersVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games of one seat against bots.

    `info["action_mask"]` tells which steps are legal. An illegal one ends its game with a reward of −1 and
    `info["illegal"]`. When a game ends, `info["final_obs"]` holds what was seen last, and
    `info["points"]` the final score of each seat. Gymnasium's own vector forms have `points` and `illegal` in
    `info["final_info"]`, so they are there too.

    `opponents`: names of bots or whatever `Batch` takes, clockwise from the seat after `seat`; one name for all.
    `reward`: "win_share", "points" or "points_difference", paid at the "end" or as it changes during "play".
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = 2,
        opponents: "Sequence[str | Opponent] | str | None" = None,
        seat: int = 0,
        reward: Reward = "win_share",
        reward_at: RewardAt = "end",
        observation: Form = "row",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward, reward_at)
        if render_mode is not None:
            raise ValueError("many games at once can't be rendered")
        self.num_envs = num_envs
        self.batch = Batch(players, num_envs, threads=threads, opponents=against(players, opponents, seat))
        self.seat = seat
        self.single_action_space = action_space()
        self.single_observation_space = observation_space(observation)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._form: Form = observation
        self._reward: Reward = reward
        self._is_paid_in_play = reward_at == "play"
        self._paid: npt.NDArray[np.float32] = np.zeros(num_envs, np.float32)
        self._games = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins every game: `seed` is one number for all or one for each; `options["reset_mask"]` picks some games."""
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        numbers = np.flatnonzero(chosen)
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            seeds = self._draw_seeds(len(numbers))
        else:
            seeds = self._draw_seeds(len(numbers))
            for place, number in enumerate(numbers.tolist()):
                own = seed[number]
                seeds[place] = seeds[place] if own is None else own
        self.batch.reset(seeds, numbers)
        self._paid[numbers] = 0
        return self._seen(), {"action_mask": self.batch.mask().copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        steps = np.asarray(actions)
        mask = batch.mask()
        is_step = (steps >= 0) & (steps < STEPS)
        is_legal = is_step & mask[self._games, np.where(is_step, steps, 0)]
        illegal = None if is_legal.all() else ~is_legal
        last_seen = np.zeros(0, np.uint8)
        if illegal is not None:
            last_seen = batch.observe(self.seat)[illegal].copy()
            steps = np.where(is_legal, steps, mask.argmax(axis=1))
        batch.step(steps)
        done = batch.done.copy()
        rewards = self._rewards(done)
        info: dict[str, Any] = {}
        if done.any() or illegal is not None:
            last: dict[str, Any] = {}
            final = batch.observe_ended(self.seat).copy()
            points = np.where(done[:, None], batch.points, 0)
            if illegal is not None:
                final[illegal], points[illegal], rewards[illegal] = last_seen, 0, ILLEGAL_REWARD
                done |= illegal
                batch.reset(self._draw_seeds(int(illegal.sum())), illegal)
                self._paid[illegal] = 0
                last |= {"illegal": illegal, "_illegal": illegal}
            last |= {"points": points, "_points": done}
            info |= {"final_obs": self._final(final, done), "_final_obs": done}
            info |= {"final_info": last, "_final_info": done, **last}
        info["action_mask"] = batch.mask().copy()
        return self._seen(), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> "npt.NDArray[np.bool_]":
        """Where a step is legal, one row a game (the name that sb3-contrib asks for)."""
        return self.batch.mask().copy()

    # ---- inside

    def _seen(self) -> Any:
        return in_form(self._form, self.batch.observe(self.seat).copy())

    def _final(self, final: "npt.NDArray[np.uint8]", done: "npt.NDArray[np.bool_]") -> Any:
        """As Gymnasium wants it: an array of observations, None where no game has ended."""
        found = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(done):
            found[game] = in_form(self._form, final[game])
        return found

    def _rewards(self, done: "npt.NDArray[np.bool_]") -> "npt.NDArray[np.float64]":
        batch, seat = self.batch, self.seat
        if not self._is_paid_in_play:
            return np.where(done, worth(self._reward, batch.points)[:, seat], 0).astype(np.float64)
        now = worth(self._reward, np.where(done[:, None], batch.points, batch.scores()))[:, seat]
        rewards = (now - self._paid).astype(np.float64)
        self._paid[:] = np.where(done, 0, now)
        return rewards

    def _draw_seeds(self, count: int) -> "npt.NDArray[np.uint64]":
        return self.np_random.integers(0, MOST_SEED, count, np.uint64, endpoint=True)
