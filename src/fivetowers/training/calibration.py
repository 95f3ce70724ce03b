"""How well calibrated the network is: predicted win shares against results, next to a baseline that sees only scores.

The baseline knows the points of all seats and how many cards are to come: win shares are the softmax of the points
times a factor, fitted for each stretch of the game on other games than those it is judged by.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from fivetowers.bots.master import MARGIN
from fivetowers.bots.styles import NETWORK, STYLES, FloatArray
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.assignments import Contest
from fivetowers.fast.selfplay.contest import play_contest

Doubles = npt.NDArray[np.float64]
BINS = 10
_STRETCHES = 14
_MOST_OPENING = 30
_FACTORS = np.linspace(0.0, 1.5, 151)
WEAK = ("random", "apprentice", "bricklayer")


@dataclass(frozen=True, slots=True)
class Calibration:
    """Of one number of players and one kind of games: of those that were judged, not of those for the fit."""

    games: int
    positions: int
    brier: float
    baseline: float
    gap: float
    """The mean distance between predicted and real share over the bins, weighted by their predictions."""
    predicted: tuple[float, ...]
    real: tuple[float, ...]
    counts: tuple[int, ...]


def watch(
    weights: FloatArray,
    styles: Sequence[FloatArray],
    openers: Sequence[FloatArray],
    *,
    opening: int,
    games: int,
    seed: int,
    rival: FloatArray | None = None,
) -> FloatArray:
    """All positions between rounds of this many games, each with cards of its own, as rows (see layout.py); after the
    opening, one among rivals plays if there is a network for those."""
    players = len(styles)
    rows = np.zeros((games * layout.MOST_ROUNDS, layout.ROW_SIZE), np.float32)
    played = Contest(
        players=players,
        networks=weights if rival is None else np.concatenate([weights, rival]),
        margin=MARGIN,
        styles=np.concatenate(styles),
        openers=np.concatenate(openers),
        longest_opening=opening,
        among_rivals=rival is not None,
        games_a_deal=1,
        seed=seed,
    )
    written = play_contest(played, 0, games, np.zeros(games * 2 * players, np.float32), rows.reshape(-1))
    return rows[:written]


def watch_policy(
    weights: FloatArray, players: int, *, games: int, seed: int, rival: FloatArray | None = None
) -> FloatArray:
    """Games of the value policy without search."""
    seats = [NETWORK] * players
    return watch(weights, seats, seats, opening=0, games=games, seed=seed, rival=rival)


def watch_taken_over(
    weights: FloatArray, players: int, *, games: int, seed: int, rival: FloatArray | None = None
) -> FloatArray:
    """Games that mixed weak bots begin, taken over by the value policy after some rounds."""
    seats = [NETWORK] * players
    return _watch_mixes(weights, players, seats, opening=_MOST_OPENING, games=games, seed=seed, rival=rival)


def watch_weak(weights: FloatArray, players: int, *, games: int, seed: int) -> FloatArray:
    """Games between mixed weak bots to the end."""
    return _watch_mixes(weights, players, None, opening=0, games=games, seed=seed)


def _watch_mixes(
    weights: FloatArray,
    players: int,
    seats: Sequence[FloatArray] | None,
    *,
    opening: int,
    games: int,
    seed: int,
    rival: FloatArray | None = None,
) -> FloatArray:
    """`seats` None: the weak bots play on."""
    found = []
    mixes = 12
    for mix in range(mixes):
        rng = np.random.default_rng((seed, mix))
        weak = [STYLES[name] for name in rng.choice(WEAK, players)]
        share = games * (mix + 1) // mixes - games * mix // mixes
        rows = watch(weights, seats or weak, weak, opening=opening, games=share, seed=seed + mix, rival=rival)
        rows[:, layout.ROW_GAME] += games * mix  # numbers of their own
        found.append(rows)
    return np.concatenate(found)


def judge(rows: FloatArray, players: int) -> Calibration:
    """Every seat's prediction counts; the baseline is fitted on games with even numbers, both are judged on the odd."""
    is_fitted = rows[:, layout.ROW_GAME] % 2 == 0
    said = _seats(rows, layout.ROW_SHARE, players)
    real = _seats(rows, layout.ROW_END_SHARE, players)
    points = _seats(rows, layout.ROW_POINTS, players)
    left = rows[:, layout.ROW_LEFT]
    edges = np.quantile(left, np.linspace(0, 1, _STRETCHES + 1)[1:-1])
    stretch = np.searchsorted(edges, left)
    baseline = np.zeros_like(said)
    for index in range(_STRETCHES):
        here = stretch == index
        if here.any():
            factor = _fitted(points[here & is_fitted], real[here & is_fitted])
            baseline[here] = _softmax(points[here] * factor)
    judged = ~is_fitted
    flat, ends = said[judged].ravel(), real[judged].ravel()
    place = np.minimum((flat * BINS).astype(int), BINS - 1)
    counts = np.bincount(place, minlength=BINS)
    predicted = np.bincount(place, flat, BINS) / np.maximum(counts, 1)
    outcome = np.bincount(place, ends, BINS) / np.maximum(counts, 1)
    return Calibration(
        games=len(np.unique(rows[judged, layout.ROW_GAME])),
        positions=int(judged.sum()),
        brier=float(np.mean((flat - ends) ** 2)),
        baseline=float(np.mean((baseline[judged].ravel() - ends) ** 2)),
        gap=float(np.sum(np.abs(predicted - outcome) * counts) / counts.sum()),
        predicted=tuple(predicted.tolist()),
        real=tuple(outcome.tolist()),
        counts=tuple(counts.tolist()),
    )


def by_stage(rows: FloatArray, players: int, stages: int = 3) -> list[list[tuple[float, float, int]]]:
    """For equal parts of each game's rounds, ten bins: the mean prediction, the mean real share, and how many."""
    _, game = np.unique(rows[:, layout.ROW_GAME], return_inverse=True)
    last = np.zeros(game.max() + 1)
    np.maximum.at(last, game, rows[:, layout.ROW_ROUND])
    stage = np.minimum((rows[:, layout.ROW_ROUND] * stages / (last[game] + 1)).astype(int), stages - 1)
    said, real = _seats(rows, layout.ROW_SHARE, players), _seats(rows, layout.ROW_END_SHARE, players)
    return [_bins(said[stage == part].ravel(), real[stage == part].ravel()) for part in range(stages)]


def _bins(said: Doubles, real: Doubles) -> list[tuple[float, float, int]]:
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    counts = np.bincount(place, minlength=BINS)
    sums = [np.bincount(place, values, BINS) / np.maximum(counts, 1) for values in (said, real)]
    return list(zip(*(column.round(4).tolist() for column in sums), counts.tolist(), strict=True))


def _seats(rows: FloatArray, first: int, players: int) -> Doubles:
    return rows[:, first : first + players].astype(np.float64)


def _softmax(strengths: Doubles) -> Doubles:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Doubles = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _fitted(points: Doubles, real: Doubles) -> float:
    """The factor with the smallest Brier score."""
    if not len(points):
        return 0.0
    scores = [float(np.mean((_softmax(points * factor) - real) ** 2)) for factor in _FACTORS]
    return float(_FACTORS[int(np.argmin(scores))])


# ---- the plot ------------------------------------------------------------------------------------------------------

_SIDE, _EDGE = 220, 34
_COLOURS = ("#1b6ca8", "#c2571a", "#3a7d44", "#7a4fa3", "#8a6d00")


def plot(found: dict[int, dict[str, Calibration]]) -> str:
    """One reliability plot for each number of players: real against predicted win share."""
    width = len(found) * (_SIDE + _EDGE) + _EDGE
    height = _SIDE + 3 * _EDGE
    names = list(dict.fromkeys(name for kinds in found.values() for name in kinds))
    colours = dict(zip(names, _COLOURS, strict=False))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for column, (players, kinds) in enumerate(found.items()):
        x, y = _EDGE + column * (_SIDE + _EDGE), _EDGE + _SIDE
        parts.append(f'<text x="{x}" y="{_EDGE - 10}" font-size="14">{players} players</text>')
        parts.append(f'<rect x="{x}" y="{_EDGE}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#bbb"/>')
        parts.append(f'<line x1="{x}" y1="{y}" x2="{x + _SIDE}" y2="{_EDGE}" stroke="#bbb" stroke-dasharray="4 4"/>')
        for share in (0.0, 0.5, 1.0):
            parts.append(f'<text x="{x + share * _SIDE - 6:.0f}" y="{y + 16}">{share:g}</text>')
            parts.append(f'<text x="{x - 22}" y="{y - share * _SIDE + 4:.0f}">{share:g}</text>')
        for name, one in kinds.items():
            dots = [
                (x + said * _SIDE, y - real * _SIDE)
                for said, real, count in zip(one.predicted, one.real, one.counts, strict=True)
                if count
            ]
            line = " ".join(f"{a:.1f},{b:.1f}" for a, b in dots)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colours[name]}" stroke-width="1.5"/>')
            parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colours[name]}"/>' for a, b in dots]
    for index, name in enumerate(names):
        x = _EDGE + index * (width - _EDGE) // len(names)
        parts.append(f'<text x="{x}" y="{height - 12}" fill="{colours[name]}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
