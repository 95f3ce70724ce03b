"""What players ask: how many cards can I build and how, what is still to come, who is ahead."""

from fivetowers.actions import Build
from fivetowers.cards import Card
from fivetowers.rules import legal_builds, most_buildable
from fivetowers.scoring import ranking, scores
from fivetowers.state import State


def example_build(state: State, seat: int, number: int | None = None) -> Build | None:
    """One way for this seat to build so many of the cards turned up (the most it can, unless told), or None.

    A build without demolition is shown where one exists, because rubble costs points.
    """
    wanted = most_buildable(state, seat) if number is None else number
    if wanted == 0:
        return None
    return next(iter(legal_builds(state, seat, wanted)), None)


def cards_to_come(state: State) -> tuple[Card, ...]:
    """The cards in the draw pile, sorted: their set is known, their order is not (R23).

    On the first time through, what is discarded now will come once more after the reshuffle (R17).
    """
    return state.unseen


def leaders(state: State) -> tuple[int, ...]:
    """The seats with most points as the towers stand now."""
    return ranking(scores(state))[0]
