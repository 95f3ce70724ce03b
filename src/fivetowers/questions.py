"""What players ask about the whole table: what is still to come, and who is ahead."""

from fivetowers.cards import Card
from fivetowers.scoring import ranking, scores
from fivetowers.state import State


def cards_to_come(state: State) -> tuple[Card, ...]:
    """The cards in the draw pile, sorted: their set is known, their order is not (R23).

    On the first time through, what is discarded now will come once more after the reshuffle (R17).

    >>> from fivetowers import start
    >>> len(cards_to_come(start(2)))
    80
    """
    return state.unseen


def leaders(state: State) -> tuple[int, ...]:
    """The seats with the most points as the towers stand now.

    >>> from fivetowers import start
    >>> leaders(start(3))
    (0, 1, 2)
    """
    return ranking(scores(state))[0]
