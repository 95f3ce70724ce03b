"""Trains a small agent against a bot, in a few minutes on one core: `python examples/train_agent.py`.

Proximal policy optimisation (PPO) in one file and plain NumPy, with illegal steps masked out. The games come from
Gymnasium's vector form, so the loop below would serve for any other environment with a mask.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import fivetowers.envs  # registers the environment
from fivetowers.encoding import STEPS, pieces_of

Floats = npt.NDArray[np.float32]
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.995, 0.95, 0.2, 0.01, 1e-3
HIDDEN, EPOCHS, PARTS, HORIZON = 128, 3, 8, 64
EMPTY_TOP = 16  # any card fits onto an empty site


def features(row: npt.NDArray[np.uint8], mask: npt.NDArray[np.bool_], players: int) -> Floats:
    """What the agent looks at: the display against its own towers, the bidding, and how the others stand."""
    seen = pieces_of(row)
    games = len(row)
    towers = seen["towers"].astype(np.int16)
    heights = (towers > 0).sum(axis=3)
    tops = np.take_along_axis(towers, np.maximum(heights - 1, 0)[..., None], 3)[..., 0] - 1
    tops = np.where(heights == 0, EMPTY_TOP, tops)
    kind, value = seen["display"][:, :, 0].astype(int) - 1, seen["display"][:, :, 1].astype(int) - 1
    is_there = kind >= 0
    own_top = np.take_along_axis(tops[:, 0], np.maximum(kind, 0), 1)
    own_height = np.take_along_axis(heights[:, 0], np.maximum(kind, 0), 1)
    drop = own_top - value
    kept = np.where(drop > 0, np.maximum(1 - drop / 8, 0), 0)  # how much of the tower is still open after this card
    numbers = np.stack([own_height / 8, drop > 0, kept, drop == 0], axis=2)
    cards = np.concatenate([np.eye(17)[value], np.eye(17)[own_top], numbers], axis=2)
    facts = seen["facts"].astype(np.float32)
    parts = [
        mask,
        (cards * is_there[..., None]).reshape(games, -1),
        np.eye(5)[np.maximum(kind, 0)].reshape(games, -1),
        np.eye(17)[tops[:, 0]].reshape(games, -1),
        heights[:, :players].reshape(games, -1) / 8,
        np.eye(8)[seen["bids"][:, :players]].reshape(games, -1),
        seen["rubble"][:, :players] / 4,
        np.eye(4)[seen["facts"][:, 1]],
        np.eye(7)[seen["facts"][:, 5]],
        np.eye(6)[seen["facts"][:, 6]],
        facts[:, [3, 4, 7]] / [2, 80, 1],
    ]
    return np.concatenate(parts, axis=1, dtype=np.float32)


@dataclass
class Network:
    """Two hidden layers; the outputs are a preference for each step and the value of the position."""

    weights: list[Floats]
    moments: list[list[Floats]] = field(default_factory=list)
    updates: int = 0

    @classmethod
    def new(cls, inputs: int, rng: np.random.Generator) -> "Network":
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, STEPS + 1)]
        scales = [1.4 / np.sqrt(inputs), 1.4 / np.sqrt(HIDDEN), 0.1 / np.sqrt(HIDDEN)]
        weights = []
        for shape, scale in zip(shapes, scales, strict=True):
            weights += [rng.normal(0, scale, shape).astype(np.float32), np.zeros(shape[1], np.float32)]
        return cls(weights, [[np.zeros_like(own) for own in weights] for _ in range(2)])

    def layers(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        low = np.maximum(inputs @ first + first_bias, 0)
        high = np.maximum(low @ second + second_bias, 0)
        return low, high, high @ last + last_bias

    def gradients(self, inputs: Floats, low: Floats, high: Floats, wanted: Floats) -> list[Floats]:
        """`wanted` is the gradient of the loss by the outputs."""
        by_high = (wanted @ self.weights[4].T) * (high > 0)
        by_low = (by_high @ self.weights[2].T) * (low > 0)
        pairs = [(inputs, by_low), (low, by_high), (high, wanted)]
        return [part for before, by in pairs for part in (before.T @ by, by.sum(axis=0))]

    def adam(self, gradients: list[Floats], rate: float) -> None:
        self.updates += 1
        norm = np.sqrt(sum(float((own**2).sum()) for own in gradients))
        shrink = min(1.0, 0.5 / (norm + 1e-8))
        means, squares = self.moments
        for index, gradient in enumerate(gradients):
            own = gradient * shrink
            means[index] += 0.1 * (own - means[index])
            squares[index] += 0.001 * (own**2 - squares[index])
            mean, square = means[index] / (1 - 0.9**self.updates), squares[index] / (1 - 0.999**self.updates)
            self.weights[index] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Moves:
    """What was played, a row for each step: seen, allowed, taken, how likely it was, and how well it went."""

    seen: Floats
    masks: npt.NDArray[np.bool_]
    taken: npt.NDArray[np.intp]
    chances: Floats
    advantages: Floats
    returns: Floats


def chances(outputs: Floats, mask: npt.NDArray[np.bool_]) -> Floats:
    preferences = np.where(mask, outputs[:, :STEPS], -1e9)
    odds: Floats = np.exp(preferences - preferences.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return shares


def draw(own_chances: Floats, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    sums = own_chances.cumsum(axis=1)
    drawn: npt.NDArray[np.intp] = (sums < rng.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
    return drawn


def train(players: int, opponent: str, steps: int, games: int, seed: int) -> Iterator[tuple[int, float, Network]]:
    """Yields after each round of play: steps so far, the mean points difference of its games, the network."""
    rng = np.random.default_rng(seed)
    settings: dict[str, Any] = {"players": players, "opponents": opponent, "reward": "points", "reward_at": "play"}
    envs = gymnasium.make_vec(fivetowers.envs.ENV_ID, num_envs=games, **settings)
    row, info = envs.reset(seed=seed)
    mask = info["action_mask"]
    inputs = features(row, mask, players)
    network = Network.new(inputs.shape[1], rng)
    rounds = max(1, steps // (games * HORIZON))
    for played in range(rounds):
        kept = []
        endings = []
        for _ in range(HORIZON):
            _, _, outputs = network.layers(inputs)
            odds = chances(outputs, mask)
            chosen = draw(odds, rng)
            row, reward, done, _, info = envs.step(chosen)
            chance = odds[np.arange(games), chosen]
            kept.append((inputs, mask, chosen, chance, outputs[:, STEPS], reward / 10, done))
            for points in info["points"][done] if done.any() else ():
                endings.append(points[0] - max(points[1:]))
            mask = info["action_mask"]
            inputs = features(row, mask, players)
        seen, masks, steps_taken, old, values, rewards, dones = (np.array(part) for part in zip(*kept, strict=True))
        following = network.layers(inputs)[2][:, STEPS]
        advantages = np.zeros_like(values)
        gathered = np.zeros(games, np.float32)
        for moment in reversed(range(HORIZON)):
            goes_on = ~dones[moment]
            error = rewards[moment] + DISCOUNT * following * goes_on - values[moment]
            gathered = error + DISCOUNT * TRACE * goes_on * gathered
            advantages[moment], following = gathered, values[moment]
        parts = (seen, masks, steps_taken, old, advantages, advantages + values)
        played_moves = Moves(*(part.reshape(HORIZON * games, *part.shape[2:]) for part in parts))
        learn(network, played_moves, RATE * (1 - played / rounds), rng)
        yield (played + 1) * games * HORIZON, float(np.mean(endings)) if endings else float("nan"), network


def learn(network: Network, moves: Moves, rate: float, rng: np.random.Generator) -> None:
    """Goes over what was played some times: likelier what went better than expected, within the clip."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(moves.seen)), PARTS):
            seen, taken = moves.seen[part], moves.taken[part]
            low, high, outputs = network.layers(seen)
            odds = chances(outputs, moves.masks[part])
            rows = np.arange(len(part))
            better = moves.advantages[part] - moves.advantages[part].mean()
            better /= better.std() + 1e-8
            ratio = odds[rows, taken] / moves.chances[part]
            is_clipped = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(is_clipped, 0, better * ratio)
            one_hot = np.zeros_like(odds)
            one_hot[rows, taken] = 1
            logs = np.log(np.maximum(odds, 1e-8))
            entropy = -(odds * logs).sum(axis=1, keepdims=True)
            wanted = np.zeros_like(outputs)
            wanted[:, :STEPS] = -pull[:, None] * (one_hot - odds) + ENTROPY * odds * (logs + entropy)
            wanted[:, STEPS] = 0.5 * (outputs[:, STEPS] - moves.returns[part])
            gradients = network.gradients(seen, low, high, wanted / np.float32(len(part)))
            network.adam(gradients, rate)


def win_share(network: Network, players: int, opponent: str, games: int, seed: int) -> float:
    """The share of wins of the trained agent, which takes the step it likes best, over at least this many games."""
    envs = gymnasium.make_vec(fivetowers.envs.ENV_ID, num_envs=min(games, 200), players=players, opponents=opponent)
    row, info = envs.reset(seed=seed)
    won, played = 0.0, 0
    while played < games:
        mask = info["action_mask"]
        outputs = network.layers(features(row, mask, players))[2]
        row, reward, done, _, info = envs.step(chances(outputs, mask).argmax(axis=1))
        won, played = won + float(reward[done].sum()), played + int(done.sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="apprentice")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wins", type=int, default=1000, help="games that are played in the end to count wins")
    options = parser.parse_args()
    players, opponent = options.players, options.opponent
    network = None
    for played, lead, trained in train(players, opponent, options.steps, options.games, options.seed):
        network = trained
        if played // (options.games * HORIZON) % 10 == 0:
            print(f"{played:9} steps: {lead:+.1f} points against {opponent}", flush=True)
    assert network is not None
    share = win_share(network, players, opponent, options.wins, options.seed + 1)
    print(f"wins {share:.0%} of {options.wins:,} games against {opponent} (an even share is {1 / players:.0%})")


if __name__ == "__main__":
    main()
