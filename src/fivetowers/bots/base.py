"""What a bot is: something with a name that chooses an action, given a generator and a budget."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from fivetowers.actions import PlayerAction
from fivetowers.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may spend on one decision; None means no limit. A bot that needs less takes less."""

    milliseconds: int | None = None
    nodes: int | None = None


UNLIMITED = Budget()


class Bot(Protocol):
    @property
    def name(self) -> str:
        """The name in the roster."""

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        """One of the legal actions of the player to move; the state has to have one.

        A bot remembers nothing from one decision to the next: same state, same generator, same budget of nodes, same
        choice.
        """
