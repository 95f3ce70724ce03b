"""What a game is worth to its players: the rewards of every environment."""

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

Reward = Literal["win_share", "points", "points_difference"]
RewardAt = Literal["end", "play"]
Points = npt.NDArray[np.int32]
Worth = npt.NDArray[np.float32]


def check_reward(reward: str, reward_at: str) -> None:
    """A clear ValueError for a reward that does not exist.

    >>> check_reward("points", "play")
    >>> check_reward("win_share", "play")
    Traceback (most recent call last):
    ValueError: a share of the win is known only at the end: choose "points" or "points_difference" during play
    """
    if reward not in get_args(Reward):
        raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(get_args(Reward))}")
    if reward_at not in get_args(RewardAt):
        raise ValueError(f"a reward is paid at the {' or during '.join(get_args(RewardAt))}, not at {reward_at!r}")
    if reward == "win_share" and reward_at == "play":
        raise ValueError(
            'a share of the win is known only at the end: choose "points" or "points_difference" during play'
        )


def win_shares(points: Points) -> Worth:
    """One for the winner; those who tie for the most points share it (R22).

    >>> win_shares(np.array([[3, 7, 7], [9, 1, 2]], np.int32)).tolist()
    [[0.0, 0.5, 0.5], [1.0, 0.0, 0.0]]
    """
    has_most = points == points.max(axis=-1, keepdims=True)
    shares: Worth = (has_most / has_most.sum(axis=-1, keepdims=True)).astype(np.float32)
    return shares


def points_differences(points: Points) -> Worth:
    """Each seat's points minus those of the best other seat.

    >>> points_differences(np.array([3, 7, 5], np.int32)).tolist()
    [-4.0, 2.0, -2.0]
    """
    in_order = np.sort(points, axis=-1)
    most, second = in_order[..., -1:], in_order[..., -2:-1]
    return (points - np.where(points == most, second, most)).astype(np.float32)


def worth(reward: Reward, points: Points) -> Worth:
    """What these points are worth to each seat; the last axis has the seats. Before the first move it's always 0."""
    match reward:
        case "win_share":
            return win_shares(points)
        case "points":
            return points.astype(np.float32)
        case "points_difference":
            return points_differences(points)
