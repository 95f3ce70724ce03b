"""A bot of your own: it bids for what it can build without demolishing anything, and builds what scores most.

Started by itself it speaks the bot protocol 5tp, so the arena can play it against others:

    fivetowers arena --bot "name=Careful python examples/careful_bot.py" --bot random --deals 20
"""

import sys
from random import Random

from fivetowers import Bid, Build, Pass, PlayerAction, State, apply, legal_actions, scores
from fivetowers.bots.base import Budget
from fivetowers.bots.protocol import Session
from fivetowers.towers import most_placeable


class Careful:
    name = "careful"

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        """One of the legal actions: all that a bot is asked for."""
        choices = legal_actions(state)
        builds = [choice for choice in choices if isinstance(choice, Build)]
        if builds:
            return max(builds, key=lambda build: scores(apply(state, build))[state.turn or 0])
        most = buildable_without_demolishing(state)
        bids = [choice for choice in choices if isinstance(choice, Bid) and choice.number <= most]
        # The player who starts a round cannot pass; a bid of 0 declines (R10).
        return max(bids, key=lambda bid: bid.number, default=Pass() if Pass() in choices else choices[0])


def buildable_without_demolishing(state: State) -> int:
    seat = state.seats[state.turn or 0]
    return sum(
        most_placeable(tower.top, tuple(sorted(card.value for card in state.display if card.kind == tower.kind)))
        for tower in seat.towers
    )


if __name__ == "__main__":
    session = Session(Careful(), seed=1)
    for line in sys.stdin:
        for answer in session.answer(line):
            print(answer, flush=True)
        if session.has_quit:
            break
