"""What the towers before a player are worth: the points they hold now and those they may be expected to gain.

The estimate looks at nothing but the cards: those in a tower, and those that are still to be turned up (R23). A
tower's expected height is its height and a share of the cards to come that fit on its top; the better its chance of a
spire, the nearer each of its cards is to two points.
"""

from dataclasses import dataclass
from itertools import accumulate

from fivetowers.cards import HIGHEST_VALUE, LETTERS, SPIRE, VALUES, Kind
from fivetowers.scoring import POINTS_A_CROWNED_CARD, rubble_points
from fivetowers.state import LAPS, State
from fivetowers.towers import BALLOON, TERRACE


@dataclass(frozen=True, slots=True)
class Weights:
    """What cannot be counted on the table. The values were chosen by playing variants against each other."""

    taking: float = 2.2
    """How much a card to come that fits is hoped for, divided among the players. It is more than the chance to get
    that very card: who has room can choose."""
    crowding: float = 0.05
    """How much the cards hoped for spoil each other: a low card ends the wait for the higher ones."""
    crowning: float = 0.9
    """How likely a spire that is turned up becomes one's own, divided among the players."""
    returning: float = 0.4
    """How likely a card turned up on the first time through is left over, to come back on the second (R17)."""
    rubble: float = 1.0
    """The cost of a demolition beyond its points while more may follow: it makes the next one dearer (R21)."""
    rivalry: float = 1.0
    """How much the gain of all others together counts against one's own."""


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
