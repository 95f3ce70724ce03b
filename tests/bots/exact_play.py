"""A second, slow statement of exact play at the end of a game, over the readable engine alone: plain recursion.

Every seat maximises its own win share, then its margin over the best other, then takes the first action in order.
"""

from fractions import Fraction

from fivetowers import Action, Deal, Phase, State, apply, legal_actions
from fivetowers.scoring import outcome, scores

Value = tuple[tuple[Fraction, int], ...]
"""Of each seat: win share, and margin over the best other."""


def final_value(state: State) -> Value:
    end = outcome(state)
    assert end is not None
    points = scores(state)
    return tuple(
        (
            Fraction(1, len(end.winners)) if seat in end.winners else Fraction(0),
            own - max(other for index, other in enumerate(points) if index != seat),
        )
        for seat, own in enumerate(points)
    )


def value_of(state: State) -> Value:
    """The value of a position from which no chance is left."""
    if state.phase is Phase.OVER:
        return final_value(state)
    if state.phase is Phase.DEAL:
        assert state.pile <= 5, "which cards come next has to be known"
        return value_of(apply(state, Deal(state.unseen)))
    return best_of(state)[1]


def best_of(state: State) -> tuple[Action, Value]:
    """The exact choice, and what it comes to."""
    assert state.turn is not None
    best: tuple[Action, Value] | None = None
    for action in legal_actions(state):
        value = value_of(apply(state, action))
        if best is None or value[state.turn] > best[1][state.turn]:
            best = action, value
    assert best is not None
    return best
