"""All that is counted in simulated games, shard after shard: the figures behind every picture."""

from collections.abc import Sequence

import numpy as np

from fivetowers.cards import LETTERS
from fivetowers.fast.game import layout
from fivetowers.simulation.card_worth import CardWorth
from fivetowers.simulation.ratio_sums import RatioSums, StatFigure
from fivetowers.simulation.round_table import KINDS, NUMBERS, NumberArray, RoundTable

STAGES = ("1", "2", "3", "4")
"""The first and the second half of either time through the deck."""
ROUNDS = tuple(str(number) for number in range(1, layout.MOST_ROUNDS + 1))
LEAST_POINTS, MOST_POINTS, POINTS_A_BAR = -40, 160, 4
MOST_DEMOLITIONS = 10  # of one seat; more are counted as this many


def stages_of(table: RoundTable) -> NumberArray:
    """In which quarter of its game each round is, from 0: both laps in halves."""
    lap = table.fact(layout.ROUND_LAP) - 1
    key = table.game * layout.LAPS + lap
    lengths = np.bincount(key, minlength=table.count * layout.LAPS)
    before = np.where(lap > 0, lengths[table.game * layout.LAPS], 0)
    in_lap = table.fact(layout.ROUND_NUMBER) - 1 - before
    found: NumberArray = 2 * lap + (2 * in_lap >= lengths[key])
    return found


def _built_when(table: RoundTable, when: NumberArray, times: int) -> NumberArray:
    """How often each seat built each value at each time; `when` is the time of each round, from 0."""
    row, card, round_ = table.placed
    rows = table.count * table.players
    place = (row * times + when[round_]) * NUMBERS + card % NUMBERS
    return np.bincount(place, minlength=rows * times * NUMBERS).reshape(rows, -1)


class Tally:
    """Adds up tables of rounds; `figures` tells what they come to so far."""

    def __init__(self, players: int, bots: Sequence[str]) -> None:
        self.players, self.bots = players, bots
        bars = (MOST_POINTS - LEAST_POINTS) // POINTS_A_BAR
        self._points = [RatioSums(bars) for _ in bots]
        self._by_bot = {name: RatioSums(len(bots)) for name in ("win_share", "points", "crowned", "demolitions")}
        self._seats = {name: RatioSums(players) for name in ("win_share", "points")}
        self._crowned, self._crowned_points = RatioSums(KINDS + 1), RatioSums(KINDS + 1)
        self._length = RatioSums(layout.MOST_ROUNDS)
        self._demolitions, self._demolition_margin = (RatioSums(MOST_DEMOLITIONS + 1) for _ in range(2))
        self._numbers = [RatioSums(len(STAGES)) for _ in range(layout.NUMBERS)]
        scale = players - 1  # margins are whole multiples of 1 / scale points
        self._kinds = CardWorth("cards", LETTERS, NUMBERS, scale)
        self._stages = CardWorth("card_stages", STAGES, NUMBERS, scale)
        self._rounds = CardWorth("card_rounds", ROUNDS, NUMBERS, scale)

    def add(self, table: RoundTable) -> None:
        seats, games = table.seats, table.count
        game = seats["game"] - table.first
        for number, sums in enumerate(self._points):
            own = seats["bot"] == number
            bar = np.clip(seats["points"][own], LEAST_POINTS, MOST_POINTS - 1) - LEAST_POINTS
            sums.add_shares(games, game[own], bar // POINTS_A_BAR)
        for name, sums in self._by_bot.items():
            sums.add(games, game, seats["bot"], seats[name])
        for name, sums in self._seats.items():
            sums.add(games, game, seats["place"], seats[name])
        self._crowned.add_shares(games, game, seats["crowned"])
        self._crowned_points.add(games, game, seats["crowned"], seats["points"])
        self._length.add_shares(games, np.arange(games), np.bincount(table.game, minlength=games))
        few = np.minimum(seats["demolitions"], MOST_DEMOLITIONS)
        self._demolitions.add_shares(games, game, few)
        self._demolition_margin.add(games, game, few, seats["margin"])
        stage, taken = stages_of(table), table.fact(layout.ROUND_TAKEN)
        for number, sums in enumerate(self._numbers):
            sums.add(games, table.game, stage, taken == number)
        self._kinds.add(table.taken, seats["margin"])
        self._stages.add(_built_when(table, stage, len(STAGES)), seats["margin"])
        which = table.fact(layout.ROUND_NUMBER) - 1
        self._rounds.add(_built_when(table, which, len(ROUNDS)), seats["margin"])

    def figures(self) -> list[StatFigure]:
        found: list[StatFigure] = []
        for bot, sums in zip(self.bots, self._points, strict=True):
            found += [
                StatFigure("points", bot, LEAST_POINTS + bar * POINTS_A_BAR, mean, error, count)
                for bar, mean, error, count in sums.means()
            ]
        for name, sums in self._by_bot.items():
            found += [
                StatFigure(f"bots_{name}", self.bots[bot], bot, mean, error, count)
                for bot, mean, error, count in sums.means()
            ]
        found += self._seats["win_share"].figures("seats") + self._seats["points"].figures("seat_points")
        found += self._kinds.figures() + self._stages.figures() + self._rounds.figures()
        found += self._crowned.figures("crowned") + self._crowned_points.figures("crowned_points")
        found += self._length.figures("length")
        found += self._demolitions.figures("demolitions") + self._demolition_margin.figures("demolition_points")
        for number, sums in enumerate(self._numbers):
            found += sums.figures("numbers", str(number))
        # Nothing is drawn of what never happened.
        return [figure for figure in found if figure.mean or figure.picture not in ("points", "length")]
