"""What the value network of the strongest bot says of choices that statistics alone cannot judge: five cards at once,
and demolitions. Some simulated games are replayed, and every round of them is solved.
"""

from dataclasses import dataclass, field

import numpy as np

from fivetowers.bots.master import Depth
from fivetowers.bots.networks import load_weights
from fivetowers.fast.game import layout
from fivetowers.fast.game.door import deal_cards, do_step, new_state
from fivetowers.fast.search.search import Thinking
from fivetowers.simulation.ratio_sums import RatioSums, StatFigure
from fivetowers.simulation.round_table import RoundTable
from fivetowers.simulation.tally import STAGES, stages_of

BUILDS = 24  # that are compared for each end of a round
MOST_RUBBLE = 4


@dataclass
class Judgement:
    """`five`: by stage, for the starting player who could build five, the win share with five minus the best other bid.
    `demolition`: by the size of the rubble, the best build with one minus the best without; the same number of cards.
    """

    five: RatioSums = field(default_factory=lambda: RatioSums(len(STAGES)))
    five_right: RatioSums = field(default_factory=lambda: RatioSums(len(STAGES)))
    demolition: RatioSums = field(default_factory=lambda: RatioSums(MOST_RUBBLE + 1))
    demolition_right: RatioSums = field(default_factory=lambda: RatioSums(MOST_RUBBLE + 1))

    def add(self, table: RoundTable, games: int) -> None:
        """Takes the first `games` games of the table."""
        stage, ends = stages_of(table), np.bincount(table.game, minlength=table.count).cumsum()
        for number in range(min(games, table.count)):
            first = ends[number - 1] if number else 0
            fives, demolitions = [], []
            for at, state in enumerate(openings(table, number), start=int(first)):
                thinking = thoughts(state, table.players)
                if (gain := gain_of_five(thinking, state)) is not None:
                    fives.append((stage[at], gain))
                demolitions += gains_of_demolition(thinking, state)
            _keep(self.five, self.five_right, fives)
            _keep(self.demolition, self.demolition_right, demolitions)

    def figures(self) -> list[StatFigure]:
        return [
            *self.five_right.figures("five"),
            *self.five.figures("five_gain"),
            *self.demolition_right.figures("demolition_right"),
            *self.demolition.figures("demolition_gain"),
        ]


def _keep(gains: RatioSums, right: RatioSums, found: list[tuple[int, float]]) -> None:
    """Of one game."""
    keys, values = np.array([key for key, _ in found], int), np.array([gain for _, gain in found], float)
    none = np.zeros(len(found), int)
    gains.add(1, none, keys, values)
    right.add(1, none, keys, values > 0)


def openings(table: RoundTable, game: int) -> list[bytearray]:
    """The positions of a game just after each deal."""
    games = table.games
    cards, steps = (
        column[ends[game - 1] if game else 0 : ends[game]].tobytes()
        for column, ends in ((games.cards, games.card_ends), (games.steps, games.step_ends))
    )
    state, found, shown, taken = new_state(table.players, int(games.starts[game])), list[bytearray](), 0, 0
    while state[layout.PHASE] != layout.PHASE_OVER:
        due = min(layout.CARDS_A_ROUND, state[layout.PILE])
        deal_cards(state, cards[shown : shown + due])
        shown += due
        found.append(bytearray(state))
        while state[layout.PHASE] in (layout.PHASE_BID, layout.PHASE_BUILD):
            do_step(state, steps[taken])
            taken += 1
    return found


def thoughts(state: bytearray, players: int) -> Thinking:
    """The round at first sight: what the network says of every end of it."""
    depth = Depth()
    return Thinking(
        state,
        load_weights(players),
        margin=depth.margin,
        keep=BUILDS,
        rounds=depth.rounds,
        prior=depth.prior,
        doubt=depth.doubt,
        exact_builds=0,
    )


def gain_of_five(thinking: Thinking, state: bytearray) -> float | None:
    """None where the starting player cannot build five, or has nothing else to say."""
    hopes, share = dict(thinking.hopes()), layout.END_SHARE + state[layout.TURN]
    five = hopes.pop(layout.CARDS_A_ROUND, None)
    if five is None or not hopes:
        return None
    return five[share] - max(values[share] for values in hopes.values())


def gains_of_demolition(thinking: Thinking, state: bytearray) -> list[tuple[int, float]]:
    """For the end that the bidding comes to, if it can be built in both ways: rubble so far, and what is gained."""
    _, end = max(
        thinking.answers(), key=lambda answer: thinking.values(answer[1])[layout.END_UTILITY + state[layout.TURN]]
    )
    seat, number = divmod(end, layout.NUMBERS)
    if not number or thinking.is_exact:
        return []
    best: dict[bool, float] = {}
    for build, values in thinking.candidates(end):
        demolishes = build[layout.BUILD_DEMOLISH] != layout.NO_DEMOLITION
        best[demolishes] = max(best.get(demolishes, 0.0), values[layout.END_SHARE + seat])
    if len(best) < 2:
        return []
    rubble = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
    return [(min(rubble, MOST_RUBBLE), best[True] - best[False])]
