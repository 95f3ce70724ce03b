"""The games of a shard as arrays: played by the kernel, or by any bots; and their positions, one row for each step."""

from array import array
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.actions import Deal
from fivetowers.arena.contestants import PlayerPool
from fivetowers.arena.match import Match, play_match
from fivetowers.bots.master import MARGIN
from fivetowers.bots.networks import load_weights
from fivetowers.bots.styles import KERNEL_BOTS
from fivetowers.dataset.recipe import Content, Recipe, ShardPlan, refuse
from fivetowers.dealer import new_dealer
from fivetowers.encoding import OBSERVATION_SIZE, STEPS, steps_of
from fivetowers.envs.rewards import win_shares
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack_cards
from fivetowers.fast.selfplay.game_logs import play_logged, write_positions
from fivetowers.referee.outside_program import ProgramLimits
from fivetowers.rules import apply, start
from fivetowers.text import say_refusal

Columns = dict[str, npt.NDArray[Any]]
GAMES_AT_ONCE = 256  # room for whole logs is made for this many


@dataclass(frozen=True, slots=True, eq=False)
class GameTable:
    """Some games. Cards and steps stand one game after another; `card_ends` and `step_ends` say where each one ends.

    A card is its code in the kernel (`fivetowers.fast.game.codec`); `bots` has for each seat of a game a number in the
    manifest's list of bots.
    """

    players: int
    starts: "npt.NDArray[np.uint8]"
    bots: "npt.NDArray[np.uint8]"
    points: "npt.NDArray[np.int16]"
    cards: "npt.NDArray[np.uint8]"
    card_ends: "npt.NDArray[np.int64]"
    steps: "npt.NDArray[np.uint8]"
    step_ends: "npt.NDArray[np.int64]"

    def columns(self, first: int) -> Columns:
        """A row for each game; `first` is the number of the first one."""
        return {
            "game": np.arange(first, first + len(self.starts), dtype=np.int64),
            "start": self.starts,
            "bots": self.bots,
            "points": self.points,
            "win_share": win_shares(self.points.astype(np.int32)),
            "cards": self.cards,
            "card_ends": self.card_ends,
            "steps": self.steps,
            "step_ends": self.step_ends,
        }

    def positions(self, first: int) -> Columns:
        """A row for each step. Seats count from the one that decides, in what it sees and in what it aims at."""
        rows, players = len(self.steps), self.players
        seats: npt.NDArray[np.uint8] = np.zeros(rows, np.uint8)
        seen: npt.NDArray[np.uint8] = np.zeros(rows * OBSERVATION_SIZE, np.uint8)
        masks: npt.NDArray[np.uint8] = np.zeros(rows * STEPS, np.uint8)
        wrong = write_positions(self, seats, seen, masks)
        if wrong >= 0:
            raise refuse("generate.broken_game", game=first + wrong)
        game = np.repeat(np.arange(len(self.starts)), np.diff(self.step_ends, prepend=0))
        turned = (seats[:, None].astype(np.intp) + np.arange(players)) % players
        shares = win_shares(self.points.astype(np.int32))
        return {
            "game": game.astype(np.int64) + first,
            "seat": seats,
            "bot": self.bots[game, seats],
            "observation": seen.reshape(rows, OBSERVATION_SIZE),
            "mask": masks.view(np.bool_).reshape(rows, STEPS),
            "step": self.steps,
            "win_share": np.take_along_axis(shares[game], turned, axis=1),
            "points": np.take_along_axis(self.points[game], turned, axis=1),
        }


def table_of(columns: Mapping[str, "npt.NDArray[Any]"]) -> GameTable:
    """The games of a shard that was read."""
    kept = ("bots", "points", "cards", "card_ends", "steps", "step_ends")
    # The kernel wants memory that it could write to, even if it does not.
    starts, *found = (np.require(columns[name], requirements=("C", "W")) for name in ("start", *kept))
    return GameTable(columns["points"].shape[1], starts, **dict(zip(kept, found, strict=True)))


def make_columns(recipe: Recipe, plan: ShardPlan) -> Columns:
    """What is in a shard. It depends on the recipe and on the numbers of its games, and on nothing else."""
    play = _play_in_kernel if recipe.is_played_by_the_kernel else _play_with_bots
    table = play(recipe, plan)
    return table.columns(plan.first) if recipe.content is Content.GAMES else table.positions(plan.first)


def _roles(recipe: Recipe, plan: ShardPlan) -> "npt.NDArray[np.uint8]":
    numbers = {bot: number for number, bot in enumerate(recipe.bots)}
    cycle = len(recipe.lineups) * recipe.players
    rows = np.array([[numbers[bot] for bot in recipe.seats(game)] for game in range(cycle)], np.uint8)
    return rows[np.arange(plan.first, plan.first + plan.games) % cycle]


def _ends(counts: "npt.NDArray[np.integer[Any]]") -> "npt.NDArray[np.int64]":
    return np.cumsum(counts, dtype=np.int64)


# ---- in the kernel -------------------------------------------------------------------------------------------------


class Logs:
    """Room for the logs of some games, as the kernel fills it."""

    def __init__(
        self, players: int, roles: "npt.NDArray[np.uint8]", network: "array[float] | None" = None, margin: float = 0.0
    ) -> None:
        games = len(roles)
        self.network = array("f", [0.0]) if network is None else network
        self.margin = margin
        self.players = players
        self.roles = np.ascontiguousarray(roles).reshape(-1)
        self.starts: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.cards: npt.NDArray[np.uint8] = np.zeros(games * layout.LOG_CARDS, np.uint8)
        self.card_counts: npt.NDArray[np.int32] = np.zeros(games, np.int32)
        self.steps: npt.NDArray[np.uint8] = np.zeros(games * layout.LOG_STEPS, np.uint8)
        self.step_counts: npt.NDArray[np.int32] = np.zeros(games, np.int32)
        self.points: npt.NDArray[np.int32] = np.zeros(games * players, np.int32)


def _play_in_kernel(recipe: Recipe, plan: ShardPlan) -> GameTable:
    styles = np.concatenate([KERNEL_BOTS[bot.command[0]] for bot in recipe.bots])
    network = load_weights(recipe.players) if recipe.has_network else None
    roles = _roles(recipe, plan)
    parts = []
    for begin in range(0, plan.games, GAMES_AT_ONCE):
        logs = Logs(recipe.players, roles[begin : begin + GAMES_AT_ONCE], network, MARGIN)
        play_logged(logs, styles, recipe.seed, plan.first + begin)
        parts.append(logs)
    return GameTable(
        recipe.players,
        starts=np.concatenate([part.starts for part in parts]),
        bots=roles,
        points=np.concatenate([part.points for part in parts]).astype(np.int16).reshape(-1, recipe.players),
        cards=np.concatenate([_written(part.cards, part.card_counts) for part in parts]),
        card_ends=_ends(np.concatenate([part.card_counts for part in parts])),
        steps=np.concatenate([_written(part.steps, part.step_counts) for part in parts]),
        step_ends=_ends(np.concatenate([part.step_counts for part in parts])),
    )


def _written(room: "npt.NDArray[np.uint8]", counts: "npt.NDArray[np.int32]") -> "npt.NDArray[np.uint8]":
    """What was written into rows of equal length."""
    rows = room.reshape(len(counts), -1)
    return rows[np.arange(rows.shape[1]) < counts[:, None]]


# ---- with bots that are called for every decision ------------------------------------------------------------------


def _play_with_bots(recipe: Recipe, plan: ShardPlan) -> GameTable:
    cards, steps, points = [], [], []
    with closing(PlayerPool(ProgramLimits())) as pool:
        for game in range(plan.first, plan.first + plan.games):
            seats = recipe.seats(game)
            rngs = [Random(f"{recipe.seed} game {game} seat {seat}") for seat in range(recipe.players)]
            dealer = new_dealer(recipe.players, Random(f"{recipe.seed} game {game}"))
            match = play_match(pool.seat(seats), dealer, rngs)
            if match.fault is not None:
                words = say_refusal(match.fault.refusal)
                raise refuse("generate.fault", name=seats[match.fault.seat].name, game=game, words=words)
            shown, taken = _log_of(match, recipe.players)
            cards.append(shown)
            steps.append(taken)
            points.append(match.scores)
    return GameTable(
        recipe.players,
        starts=np.zeros(plan.games, np.uint8),  # in a match the first seat starts
        bots=_roles(recipe, plan),
        points=np.array(points, np.int16),
        cards=np.frombuffer(bytearray().join(cards), np.uint8),
        card_ends=_ends(np.array([len(one) for one in cards])),
        steps=np.frombuffer(bytearray().join(steps), np.uint8),
        step_ends=_ends(np.array([len(one) for one in steps])),
    )


def _log_of(match: Match, players: int) -> tuple[bytes, bytes]:
    """The cards and the steps of a match."""
    state, cards, steps = start(players), bytearray(), bytearray()
    for action in match.actions:
        if isinstance(action, Deal):
            cards += pack_cards(action.cards)
        else:
            steps += bytes(steps_of(state, action))
        state = apply(state, action)
    return bytes(cards), bytes(steps)
