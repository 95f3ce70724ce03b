"""How strong a network is during training: quick games of its policy, without search, against a bot."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fivetowers.bots.master import MARGIN
from fivetowers.bots.styles import NETWORK, STYLES, FloatArray
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.assignments import Contest
from fivetowers.fast.selfplay.contest import play_contest

OPPONENTS = ("random", "bricklayer", "greedy")
_WIDTH_OF_95 = 1.96


@dataclass(frozen=True, slots=True)
class Result:
    """Of the first contestant: its win share with the half width of a 95 % interval over deals, and its points."""

    share: float
    interval: float
    points: float


def contest(
    networks: Sequence[FloatArray], styles: Sequence[FloatArray], *, games: int, seed: int, among_rivals: bool = False
) -> Result:
    """Games with every rotation of the contestants on the same deals; the number is rounded up to whole deals.

    `among_rivals`: the first network against rivals with the second (`fast/search/rivals.py`), whatever the styles.
    """
    players = len(styles)
    deals = max(1, -(-games // players))
    results = np.zeros((deals, players, 2, players), np.float32)
    played = Contest(
        players=players,
        networks=np.concatenate([*networks]) if networks else np.zeros(layout.WEIGHTS_SIZE, np.float32),
        margin=MARGIN,
        styles=np.concatenate(styles),
        openers=np.concatenate(styles),
        longest_opening=0,
        among_rivals=among_rivals,
        games_a_deal=players,
        seed=seed,
    )
    play_contest(played, 0, deals * players, results.reshape(-1), np.zeros(1, np.float32))
    shares = results[:, :, 0, 0].mean(axis=1)
    return Result(
        float(shares.mean()),
        float(_WIDTH_OF_95 * shares.std(ddof=1) / np.sqrt(deals)) if deals > 1 else 1.0,
        float(results[:, :, 1, 0].mean()),
    )


def win_share(weights: FloatArray, players: int, opponent: str, *, games: int, seed: int) -> float:
    """One network against copies of the opponent; it takes every seat in turn."""
    return contest([weights], [NETWORK] + [STYLES[opponent]] * (players - 1), games=games, seed=seed).share


def win_share_among_rivals(weights: FloatArray, rival: FloatArray, players: int, *, games: int, seed: int) -> float:
    return contest([weights, rival], [NETWORK] * players, games=games, seed=seed, among_rivals=True).share
