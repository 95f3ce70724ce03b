"""Gymnasium's own checks, and what they don't ask: rewards, opponents, many games at once, illegal steps."""

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from fivetowers.encoding import OBSERVATION_SIZE, pieces_of
from fivetowers.envs import ENV_ID
from fivetowers.envs.gymnasium_vector import FiveTowersVectorEnv


def make(**settings: Any) -> Any:
    return gymnasium.make(ENV_ID, **settings)


def make_vec(num_envs: int, **settings: Any) -> Any:
    return gymnasium.make_vec(ENV_ID, num_envs=num_envs, **settings)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game at random: the sum of its rewards, and what was told at the end."""
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        total += float(reward)
    return total, info


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("observation", ["row", "pieces"])
def test_gymnasiums_check_passes(players: int, observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(players=players, opponents="apprentice", observation=observation).unwrapped)


def test_opponents_are_named_clockwise_from_the_next_seat() -> None:
    env = make(players=3, opponents=("mason", "greedy"), seat=1)
    total, info = play(env, 3)
    assert total in (0, 1, 0.5, pytest.approx(1 / 3))
    assert len(info["points"]) == 3
    assert env.unwrapped.batch.turn[0] == 1


def test_strong_opponents_win_more_often() -> None:
    shares = {}
    for name in ("random", "greedy"):
        shares[name] = np.mean([play(make(players=2, opponents=name), seed)[0] for seed in range(12)])
    assert shares["greedy"] < 0.1 < shares["random"]


@pytest.mark.parametrize("reward", ["points", "points_difference"])
def test_rewards_during_play_add_up_to_the_reward_at_the_end(reward: str) -> None:
    in_play, info = play(make(players=3, opponents="apprentice", reward=reward, reward_at="play"), 8)
    at_end, same = play(make(players=3, opponents="apprentice", reward=reward), 8)
    points = info["points"].tolist()
    assert points == same["points"].tolist()
    expected = points[0] if reward == "points" else points[0] - max(points[1:])
    assert in_play == at_end == expected


def test_illegal_step_ends_the_game() -> None:
    env = make(players=2).unwrapped
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(12)  # nobody builds before bidding
    assert (reward, is_over, info["illegal"]) == (-1, True, True)
    with pytest.raises(ValueError, match="reset it first"):
        env.step(1)


def test_table_is_shown_as_text() -> None:
    env = make(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "5T/1" in env.render() or "bid" in env.render().lower()


# ---- many at once ----------------------------------------------------------------------------------------------------


def test_vector_form_is_one_batch() -> None:
    envs = make_vec(5, players=3, opponents=("mason", "greedy"))
    assert isinstance(envs.unwrapped, FiveTowersVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=1)
    assert seen.shape == (5, OBSERVATION_SIZE)
    assert envs.observation_space.contains(seen)
    assert info["action_mask"].dtype == np.bool_


def walk(envs: Any, seed: int, steps: int) -> Any:
    """Steps at random: what each step gave, the observation before it included."""
    rng = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    for _ in range(steps):
        chances = rng.random(info["action_mask"].shape) * info["action_mask"]
        before = seen
        seen, rewards, done, cut, info = envs.step(chances.argmax(axis=1))
        yield before, seen, rewards, done, cut, info


def shapes_at_the_end(envs: Any) -> Any:
    """What the step tells in which the first game ends: type and shape of every value, infos by their names."""

    def shape(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: shape(inner) for name, inner in value.items()}
        return value.dtype, value.shape

    return next(tuple(map(shape, told)) for _, *told in walk(envs, 1, 200) if told[2].any())


def test_end_of_a_game_is_told_as_by_gymnasiums_own_vector_form() -> None:
    settings = {"players": 3, "opponents": "apprentice"}
    same_step = {"autoreset_mode": AutoresetMode.SAME_STEP}
    *its_values, its_info = shapes_at_the_end(
        make_vec(3, vectorization_mode="sync", vector_kwargs=same_step, **settings)
    )
    *values, info = shapes_at_the_end(make_vec(3, **settings))
    assert values == its_values
    # Ours has a mask for every game, so nothing says for which; and when a game is over, no step is legal
    masks = {"action_mask", "_action_mask"}
    assert info.keys() - masks == its_info.keys() - masks | {"points", "_points"}
    assert info["final_info"].keys() == its_info["final_info"].keys() - masks


def test_gymnasiums_wrapper_for_many_games_adds_up_their_rewards() -> None:
    envs = RecordEpisodeStatistics(make_vec(4, players=2, opponents="apprentice", reward="points"))
    games = 0
    for *_, done, _, info in walk(envs, 5, 150):
        if done.any():
            assert (info["episode"]["r"][done] == info["points"][done, 0]).all()
            assert (info["final_info"]["points"] == info["points"]).all()
            games += int(done.sum())
    assert games >= 4


def test_same_seed_gives_the_same_games() -> None:
    def summary(seed: int) -> list[bytes]:
        envs = make_vec(4, players=2, opponents="apprentice")
        return [seen.tobytes() + rewards.tobytes() for _, seen, rewards, *_ in walk(envs, seed, 60)]

    assert summary(7) == summary(7)
    assert summary(7) != summary(8)


@pytest.mark.parametrize("reward_at", ["end", "play"])
def test_each_game_pays_what_its_points_are_worth(reward_at: str) -> None:
    envs = make_vec(6, players=3, opponents="apprentice", reward="points_difference", reward_at=reward_at)
    got, games = np.zeros(6), 0
    for _, seen, rewards, done, cut, info in walk(envs, 3, 220):
        got += rewards
        assert not cut.any()
        for game in np.flatnonzero(done):
            points = info["points"][game]
            assert got[game] == points[0] - points[1:].max()
            last, first = info["final_obs"][game], pieces_of(seen)["facts"][game]
            assert pieces_of(last)["facts"][1] == 3  # over
            assert first[2] <= 3  # and the next one has only begun; bots may have played a round
            got[game] = 0
            games += 1
    assert games >= 6


def test_seed_for_each_game_and_some_games_begun_again() -> None:
    envs = FiveTowersVectorEnv(3, players=2)
    seen, _ = envs.reset(seed=[5, None, 5])
    assert (seen[0] == seen[2]).all()
    after, _ = envs.reset(seed=9, options={"reset_mask": np.array([False, True, False])})
    assert (after[[0, 2]] == seen[[0, 2]]).all()
    assert (after[1] != seen[1]).any()


def test_illegal_step_ends_only_its_own_game() -> None:
    envs = FiveTowersVectorEnv(3, players=2, reward="points", reward_at="play")
    before, info = envs.reset(seed=1)
    _, rewards, done, _, info = envs.step([info["action_mask"][0].argmax(), 12, 99])
    assert done.tolist() == [False, True, True]
    assert rewards[1:].tolist() == [-1, -1]
    assert info["illegal"].tolist() == info["final_info"]["illegal"].tolist() == [False, True, True]
    assert (info["final_obs"][1] == before[1]).all()
    assert info["action_mask"].any(axis=1).all()


def test_pieces_of_many_games() -> None:
    envs = make_vec(2, players=2, observation="pieces")
    seen, _ = envs.reset(seed=1)
    assert seen["towers"].shape == (2, 5, 5, 21)
    assert envs.observation_space.contains(seen)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"players": 3, "opponents": ("mason",)}, "1 opponents for 3 players: name 2"),
        ({"players": 2, "opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"players": 2, "seat": 2}, "there is no seat 2"),
        ({"players": 2, "reward": "glory"}, "there is no reward 'glory'"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], words: str) -> None:
    for makes in (make, lambda **named: make_vec(2, **named)):
        with pytest.raises(ValueError, match=words):
            makes(**settings)
