"""The bot `random`: every legal action is equally likely."""

from random import Random

from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.rules import legal_actions
from fivetowers.state import State


class Uniform:
    name = "random"

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        return rng.choice(legal_actions(state))
