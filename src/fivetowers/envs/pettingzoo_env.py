"""The game for PettingZoo: `fivetowers.envs.pettingzoo_env.env(players=3)`, an AEC environment.

There is no parallel form, because players act in turn: a parallel step would have nothing to do for all but one.
"""

import contextlib
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from fivetowers.encoding import STEPS
from fivetowers.envs import VERSION
from fivetowers.envs.rewards import Reward, RewardAt, check_reward, worth
from fivetowers.envs.spaces import Form, action_space, in_form, observation_space
from fivetowers.fast.game.batch import MOST_SEED
from fivetowers.fast.game.one_game import OneGame

ILLEGAL_REWARD = -1


def env(**settings: Any) -> "checked_env":
    """The environment as PettingZoo's own games come: an illegal step ends the game with −1 for its player."""
    return checked_env(**settings)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 (no types; the name that PettingZoo's tools look for)
    """Agents are `seat_0`, `seat_1`, …; an observation has the keys `observation` and `action_mask`.

    `reward`: "win_share", "points" or "points_difference", paid at the "end" or as it changes during "play".
    `observation`: "row" for one row of bytes, "pieces" for a dictionary of its named pieces.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"five_towers_{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        reward: Reward = "win_share",
        reward_at: RewardAt = "end",
        observation: Form = "row",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward, reward_at)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._game = OneGame(players)
        self._np_random, _ = seeding.np_random()
        self._action_spaces = {agent: action_space() for agent in self.possible_agents}
        space = spaces.Dict(
            {"observation": observation_space(observation), "action_mask": spaces.Box(0, 1, (STEPS,), np.int8)}
        )
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._form: Form = observation
        self._reward: Reward = reward
        self._is_paid_in_play = reward_at == "play"
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._shown = ""

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        drawn = int(self._np_random.integers(0, MOST_SEED, dtype=np.uint64, endpoint=True))
        self._game = OneGame(len(self.possible_agents), drawn)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = [0.0] * len(self.agents)
        self.agent_selection = self.agents[self._game.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        game, seat = self._game, self._seats[agent]
        mask = np.zeros(STEPS, np.int8)
        if game.turn == seat and agent in self.agents:
            mask[game.legal_steps()] = 1
        return {"observation": in_form(self._form, np.frombuffer(game.observe(seat), np.uint8)), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for own, points in zip(self.agents, game.points(), strict=True):
                self.infos[own] = {"points": points}
            self.agent_selection = self.agents[(self._seats[agent] + 1) % len(self.agents)]
        else:
            self.agent_selection = self.agents[game.turn]
        self._pay()

    def state(self) -> "np.ndarray[Any, np.dtype[np.uint8]]":
        """What the seat to move sees: everything but the order of the pile."""
        return np.frombuffer(self._game.observe(), np.uint8)

    def render(self) -> Any:
        """The table as text; in the middle of a build as it stood before."""
        if self.render_mode is None:
            return None
        with contextlib.suppress(ValueError):
            self._shown = str(self._game.state())
        return self._shown

    def close(self) -> None:
        """There is nothing to give back."""

    def _pay(self) -> None:
        if not (self._is_paid_in_play or self._game.is_over):
            return
        now = worth(self._reward, np.array(self._game.points(), np.int32)).tolist()
        changes = [new - old for new, old in zip(now, self._paid, strict=True)]
        self.rewards = dict(zip(self.agents, changes if self._is_paid_in_play else now, strict=True))
        self._paid = now
        self._accumulate_rewards()


class checked_env(raw_env):  # noqa: N801 (as above)
    """Checks what PettingZoo's wrappers check: actions out of bounds, illegal steps, calls before `reset`.

    The wrappers themselves look up every attribute through one another, which takes seven times as long as the game.
    """

    def __init__(self, players: int = 2, **settings: Any) -> None:
        super().__init__(players, **settings)
        self._has_reset = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent]:
            if not (isinstance(action, int | np.integer) and 0 <= action < STEPS):
                raise AssertionError("action is not in action space")  # as PettingZoo's wrapper says it
            if action not in self._game.legal_steps():
                self._end_by(agent)
                return
        super().step(action)

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> "np.ndarray[Any, np.dtype[np.uint8]]":
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Any:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def _end_by(self, agent: str) -> None:
        """The game is over for all, by an illegal step of this agent."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: float(ILLEGAL_REWARD)}
        self._accumulate_rewards()
        self._deads_step_first()
