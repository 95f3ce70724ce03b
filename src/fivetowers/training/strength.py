"""How strong a network is in the middle of its training: quick games of its policy, without search, against a bot."""

from array import array
from random import Random

from fivetowers.actions import Action
from fivetowers.bots.base import UNLIMITED, Bot
from fivetowers.bots.roster import make_bot
from fivetowers.bots.search import Depth, Master
from fivetowers.dealer import new_dealer
from fivetowers.rules import apply, start
from fivetowers.scoring import outcome
from fivetowers.state import Phase
from fivetowers.training.trainer import Floats

OPPONENTS = ("random", "greedy")


def win_share(weights: Floats, players: int, opponent: str, *, games: int, seed: int) -> float:
    """One network against copies of the opponent; it takes every seat in turn."""
    learner = Master("learner", Depth(most_deals=0), {players: array("f", weights.tobytes())})
    rival = make_bot(opponent)
    total = 0.0
    for number in range(games):
        bots: list[Bot] = [rival] * players
        bots[number % players] = learner
        # The same deal for every seat
        total += _play(bots, Random(f"{seed} {number // players}"))[number % players]
    return total / max(1, games)


def _play(bots: list[Bot], rng: Random) -> list[float]:
    """The win share of each seat in one game."""
    players = len(bots)
    dealer, state = new_dealer(players, rng), start(players, rng.randrange(players))
    while state.phase is not Phase.OVER:
        action: Action
        if state.turn is None:
            action, dealer = dealer.turn_up(state)
        else:
            action = bots[state.turn].choose(state, rng, UNLIMITED)
        state = apply(state, action)
    end = outcome(state)
    assert end is not None
    return [1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(players)]
