"""Games round by round, and seat by seat, as arrays: the kernel replays them, the rest is counting."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.cards import CARDS, VALUES
from fivetowers.dataset.game_table import Columns, GameTable
from fivetowers.dataset.recipe import refuse
from fivetowers.envs.rewards import win_shares
from fivetowers.fast.game import layout
from fivetowers.fast.selfplay.game_logs import write_rounds

NumberArray = npt.NDArray[Any]
KINDS, NUMBERS = len(CARDS), len(VALUES)
NO_CARD = -1


@dataclass(frozen=True)
class RoundTable:
    """`rounds` has a row for each round (`layout.ROUND_…`), `game` the number of its game among these games."""

    games: GameTable
    first: int
    rounds: NumberArray
    game: NumberArray

    @property
    def players(self) -> int:
        return self.games.players

    @property
    def count(self) -> int:
        return len(self.games.starts)

    def fact(self, column: int) -> NumberArray:
        """One number of every round."""
        return self.rounds[:, column]

    @cached_property
    def seats(self) -> Columns:
        """A row for each seat of each game, as `seats.csv` has it."""
        players, rows = self.players, self.count * self.players
        seat = np.tile(np.arange(players), self.count)
        points = self.games.points.astype(np.int64)
        heights = self.heights
        builds = self.fact(layout.ROUND_TAKEN) > 0
        own = self.game[builds] * players + self.fact(layout.ROUND_BUILDER)[builds]
        demolishes = self.fact(layout.ROUND_DEMOLISHED)[builds] != NO_CARD
        takes_all = self.fact(layout.ROUND_TAKEN)[builds] == layout.CARDS_A_ROUND
        taken = self.taken.reshape(rows, KINDS, NUMBERS)
        return {
            "game": np.repeat(np.arange(self.first, self.first + self.count), players),
            "seat": seat,
            "bot": self.games.bots.reshape(-1).astype(np.int64),
            "place": (seat - np.repeat(self.games.starts, players)) % players,
            "points": points.reshape(-1),
            "margin": (points - (points.sum(axis=1, keepdims=True) - points) / (players - 1)).reshape(-1),
            "win_share": _shares(points).reshape(-1),
            "cards": heights.sum(axis=1),
            "crowned": taken[:, :, layout.SPIRE].sum(axis=1),
            "tallest": heights.max(axis=1),
            "demolitions": np.bincount(own[demolishes], minlength=rows),
            "fives": np.bincount(own[takes_all], minlength=rows),
        }

    @cached_property
    def placed(self) -> tuple[NumberArray, NumberArray, NumberArray]:
        """Every card that was placed: the row of its seat in `seats`, the card as kind × 16 + value, and its round."""
        cards = self.rounds[:, layout.ROUND_CARDS : layout.ROUND_CARDS + layout.CARDS_A_ROUND]
        round_, place = np.nonzero(cards != NO_CARD)
        row = self.game[round_] * self.players + self.fact(layout.ROUND_BUILDER)[round_]
        return row, _numbered(cards[round_, place]), round_

    @cached_property
    def taken(self) -> NumberArray:
        """How many of each card a seat built, those that it demolished later included: seats × (kind × 16 + value)."""
        row, card, _ = self.placed
        size = self.count * self.players * KINDS * NUMBERS
        return np.bincount(row * KINDS * NUMBERS + card, minlength=size).reshape(-1, KINDS * NUMBERS)

    @cached_property
    def heights(self) -> NumberArray:
        """Of each seat and kind at the end."""
        down = self.fact(layout.ROUND_DEMOLISHED) != NO_CARD
        row = self.game[down] * self.players + self.fact(layout.ROUND_BUILDER)[down]
        kind = _numbered(self.fact(layout.ROUND_DEMOLISHED)[down]) // NUMBERS
        gone = np.bincount(row * KINDS + kind, minlength=self.count * self.players * KINDS)
        heights: NumberArray = self.taken.reshape(-1, KINDS, NUMBERS).sum(axis=2) - gone.reshape(-1, KINDS)
        return heights

    def round_columns(self) -> Columns:
        """A row for each round, as `rounds.csv` has it; cards and seats as in a dataset."""
        named: Mapping[str, int] = {
            "round": layout.ROUND_NUMBER,
            "lap": layout.ROUND_LAP,
            "start": layout.ROUND_START,
            "reach": layout.ROUND_REACH,
            "shown": layout.ROUND_SHOWN,
            "builder": layout.ROUND_BUILDER,
            "taken": layout.ROUND_TAKEN,
            "demolished": layout.ROUND_DEMOLISHED,
            **{f"card_{place + 1}": layout.ROUND_CARDS + place for place in range(layout.CARDS_A_ROUND)},
            **{f"points_{seat + 1}": layout.ROUND_POINTS + seat for seat in range(self.players)},
        }
        return {"game": self.game + self.first, **{name: self.fact(column) for name, column in named.items()}}


def _shares(points: NumberArray) -> NumberArray:
    """Those of `win_shares`, but exact enough for sums over millions of games."""
    has_most = win_shares(points.astype(np.int32)) > 0
    found: NumberArray = has_most / has_most.sum(axis=1, keepdims=True)
    return found


def _numbered(codes: NumberArray) -> NumberArray:
    """Cards as kind × 16 + value."""
    found: NumberArray = (codes >> layout.KIND_SHIFT) * NUMBERS + (codes & layout.VALUE_MASK)
    return found


def replay_rounds(games: GameTable, first: int) -> RoundTable:
    """`first` is the number of the first game. Raises DatasetError if one breaks the rules."""
    count = len(games.starts)
    rows: npt.NDArray[np.int32] = np.zeros(count * layout.MOST_ROUNDS * layout.ROUND_SIZE, np.int32)
    ends: npt.NDArray[np.int64] = np.zeros(count, np.int64)
    wrong = write_rounds(games, rows, ends)
    if wrong >= 0:
        raise refuse("generate.broken_game", game=first + wrong)
    rounds = rows.reshape(-1, layout.ROUND_SIZE)[: ends[-1] if count else 0].astype(np.int64)
    return RoundTable(games, first, rounds, np.repeat(np.arange(count), np.diff(ends, prepend=0)))
