"""The weights of the estimate made by hand: one table, which the readable bots and the compiled ones both read."""

from dataclasses import dataclass


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


GREEDY = Weights()
"""What `greedy` goes by, and everybody in a quick game."""
