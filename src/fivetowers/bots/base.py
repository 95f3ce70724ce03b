"""What a bot is: something with a name that chooses an action, given a generator and a budget."""

from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from fivetowers.actions import PlayerAction
from fivetowers.bots.info_line import Thought
from fivetowers.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may spend on one decision; None means no limit. A bot that needs less takes less."""

    milliseconds: int | None = None
    nodes: int | None = None


UNLIMITED = Budget()


class Bot(Protocol):
    """A name and one method: everything that the arena, the server and the terminal ask of a bot."""

    @property
    def name(self) -> str:
        """The name in the roster."""

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        """One of the legal actions of the player to move; the state has to have one.

        A bot remembers nothing from one decision to the next: same state, same generator, same budget of nodes, same
        choice.
        """


@runtime_checkable
class TalkativeBot(Bot, Protocol):
    """A bot that can also say what it thinks (`info` in the bot protocol)."""

    def think_aloud(self, state: State, rng: Random, budget: Budget) -> Thought:
        """The same choice as `choose`, and what the bot knows about it."""
