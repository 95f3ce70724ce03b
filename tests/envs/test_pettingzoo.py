"""PettingZoo's own tests, and what they don't ask: that the game is the engine's game and rewards add up."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test import test_save_obs as save_observations
from pettingzoo.utils import wrappers

from fivetowers.encoding import pieces_of, step_name
from fivetowers.envs.pettingzoo_env import env, raw_env
from fivetowers.envs.rewards import Reward, RewardAt
from fivetowers.fast.game.one_game import OneGame

PLAYERS = (2, 3, 4, 5)


def play(game: Any, seed: int) -> Iterator[str]:
    """Plays a whole game at random and stops at each turn, with the agent that is about to move."""
    rng = Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        yield agent
        seen, _, termination, truncation, _ = game.last()
        game.step(None if termination or truncation else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("players", PLAYERS)
# It warns of every observation that is a Dict and not in its own list; those of its own games with a mask are.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoos_api_test_passes(players: int) -> None:
    api_test(env(players=players), num_cycles=200)


@pytest.mark.parametrize("observation", ["row", "pieces"])
def test_same_seed_is_the_same_game(observation: str) -> None:
    seed_test(lambda **settings: env(players=3, observation=observation, **settings), num_cycles=100)


def test_it_renders_in_every_mode_that_it_names() -> None:
    render_test(lambda **settings: env(players=2, **settings))


def test_pettingzoo_can_time_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_observations_are_no_pictures_to_save(capsys: pytest.CaptureFixture[str]) -> None:
    save_observations(env(players=2))
    assert "Observations must be Box" in capsys.readouterr().out  # it isn't a picture, and nothing else is wrong


@pytest.mark.parametrize("players", PLAYERS)
def test_each_agent_sees_and_may_do_what_its_seat_does(players: int) -> None:
    game = raw_env(players=players)
    turns = 0
    for agent in play(game, seed=players):
        if game.terminations[agent]:
            break
        seat = game.possible_agents.index(agent)
        own: OneGame = game._game
        assert seat == own.turn
        for viewer, name in enumerate(game.possible_agents):
            seen = game.observe(name)
            assert seen["observation"].tobytes() == own.observe(viewer)
            legal = own.legal_steps() if viewer == seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        turns += 1
    assert turns > 50


@pytest.mark.parametrize("reward", ["points", "points_difference"])
def test_rewards_during_play_add_up_to_the_reward_at_the_end(reward: Reward) -> None:
    totals = []
    at: tuple[RewardAt, RewardAt] = ("play", "end")
    for reward_at in at:
        game = raw_env(players=3, reward=reward, reward_at=reward_at)
        got = dict.fromkeys(game.possible_agents, 0.0)
        for agent in play(game, seed=5):
            got[agent] += game.last(observe=False)[1]
        totals.append(got)
    assert totals[0] == totals[1]
    assert any(totals[0].values())


def test_win_is_shared_out() -> None:
    game = env(players=4)
    got = [game.last(observe=False)[1] for agent in play(game, seed=1)]
    assert sum(got) == pytest.approx(1)
    assert len([share for share in got if share]) < len(game.possible_agents)


def test_end_tells_the_points() -> None:
    game = raw_env(players=2)
    for agent in play(game, seed=2):
        if game.terminations[agent]:
            break
    final = game._game.points()
    assert [game.infos[agent]["points"] for agent in game.possible_agents] == final


def test_pieces_have_names() -> None:
    game = raw_env(players=2, observation="pieces")
    game.reset(seed=1)
    seen = game.observe(game.agent_selection)["observation"]
    assert seen.keys() == pieces_of(game.state()).keys()
    assert seen["facts"][0] == 2
    assert step_name(game._game.legal_steps()[0]) == "bid 0"


def test_illegal_step_ends_the_game_for_its_player() -> None:
    game = env(players=2)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(0)  # nobody passes first
    assert all(game.terminations.values())
    assert game.rewards[agent] == -1
    unwrapped = raw_env(players=2)
    unwrapped.reset(seed=1)
    with pytest.raises(ValueError, match="step 0 is not legal"):
        unwrapped.step(0)


def wrapped(**settings: Any) -> Any:
    """As PettingZoo's own games are."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


@pytest.mark.parametrize("mistake_at", [None, 0, 7])
def test_game_goes_as_it_would_in_pettingzoos_own_wrappers(mistake_at: int | None) -> None:
    """From the first turn to the last agent that is gone, with or without an illegal step on the way."""
    courses = []
    for make in (env, wrapped):
        game, rng, course = make(players=3), Random(4), []
        game.reset(seed=4)
        for turn, agent in enumerate(game.agent_iter()):
            seen, reward, termination, truncation, _ = game.last()
            course.append((agent, reward, termination, truncation, seen["observation"].tobytes(), list(game.agents)))
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            step = None if termination or truncation else rng.choice(legal)
            game.step(next(step for step in range(17) if step not in legal) if turn == mistake_at else step)
        courses.append(course)
    assert courses[0] == courses[1]
    assert len(courses[0]) > 3


@pytest.mark.parametrize("make", [env, wrapped])
def test_calls_out_of_order_and_out_of_bounds_are_errors(make: Any) -> None:
    game = make(players=2, render_mode="ansi")
    for call in (lambda: game.step(1), game.render, game.state, game.agent_iter, lambda: game.observe("seat_0")):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError):
        assert game.rewards
    game.reset(seed=1)
    for step in (-1, 17, 1.5, None, "bid"):
        with pytest.raises(AssertionError, match="action is not in action space"):
            game.step(step)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"players": 6}, "no game for 6 players"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"reward_at": "once"}, "not at 'once'"),
        ({"reward_at": "play"}, "known only at the end"),
        ({"observation": "picture"}, "there is no observation 'picture'"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        raw_env(**settings)
