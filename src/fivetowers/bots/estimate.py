"""What a player's towers are worth: the points they have now, and those they can be expected to gain.

The estimate looks only at cards: those in a tower, and those still to be turned up (R23). A
tower's expected height is its height and a share of the cards to come that fit on its top; the better its chance of a
spire, the nearer each of its cards is to two points.
"""

from itertools import accumulate

from fivetowers.cards import HIGHEST_VALUE, LETTERS, SPIRE, VALUES, Kind
from fivetowers.fast.heuristic.estimate_weights import Weights
from fivetowers.scoring import POINTS_A_CROWNED_CARD, rubble_points
from fivetowers.state import LAPS, State
from fivetowers.towers import BALLOON, TERRACE


class Estimate:
    """The worth of towers in one position. It does not change while a round is planned, so it is worked out once."""

    def __init__(self, state: State, weights: Weights) -> None:
        shows = _expected_shows(state, weights.returning)
        share = weights.taking / state.players
        self._gains = [[_saturated(share * fitting, weights.crowding) for fitting in _fitting(row)] for row in shows]
        self._crowning = [1 - (1 - weights.crowning / state.players) ** row[SPIRE] for row in shows]
        is_last_round = state.lap == LAPS and not state.pile
        self._dearer = 0.0 if is_last_round else weights.rubble

    def tower(self, kind: Kind, top: int | None, height: int) -> tuple[float, float]:
        """The worth of one tower, and the height that it may be expected to reach."""
        if top == SPIRE:
            return POINTS_A_CROWNED_CARD * height, height
        expected = height + self._gains[kind][_NO_CARD if top is None else top]
        return expected * (1 + self._crowning[kind]), expected

    def rubble(self, cards: int) -> float:
        return rubble_points(cards) - self._dearer * cards


_NO_CARD = HIGHEST_VALUE + 1


def _expected_shows(state: State, returning: float) -> list[list[float]]:
    """For each kind and value, how often such a card will be turned up after this round."""
    shows = [[0.0] * len(VALUES) for _ in LETTERS]
    is_last_lap = state.lap == LAPS
    for card in state.unseen:
        shows[card.kind][card.value] += 1 if is_last_lap else 1 + returning
    if not is_last_lap:
        for card in state.discard:
            shows[card.kind][card.value] += 1
        for card in state.display:
            shows[card.kind][card.value] += returning
    return shows


def _fitting(shows: list[float]) -> list[float]:
    """For each top value, and last for no tower, how many cards to come fit on it (R4–R7)."""
    lower = list(accumulate(shows, initial=0.0))
    fitting = [lower[top] + (shows[BALLOON] if SPIRE < top <= BALLOON else 0.0) for top in VALUES]
    fitting[TERRACE] = lower[-1]
    return [*fitting, lower[-1]]


def _saturated(hoped: float, crowding: float) -> float:
    return hoped / (1 + crowding * hoped)
