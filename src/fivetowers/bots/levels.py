"""The levels for people below `master`. None of them plays at random: each makes mistakes that people make.

- `apprentice` is greedy for points now: it takes all that it can build, with no thought of later rounds or of others.
- `bricklayer` plans its towers, but with short sight; it bids for what it likes best, whatever the others may answer,
  and forgets what was discarded.
- `mason` thinks the bidding through like `greedy`, but counts on fewer of the cards to come, and forgets what was
  discarded too.
- `architect` has learned what positions are worth, and solves each round; but it has an eye for its own towers only: it
  plays for its own points, whatever that leaves to the others; it forgets what was discarded, and it does not look at
  deals of the rounds to come.
"""

from array import array
from dataclasses import replace
from random import Random

from fivetowers.actions import Bid, Build, Pass, PlayerAction, Retract
from fivetowers.bots.base import Bot, Budget, TalkativeBot
from fivetowers.bots.estimate import Estimate
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.info_line import Thought
from fivetowers.bots.master import Depth, Master, own_points
from fivetowers.bots.plans import Plan, best_plans
from fivetowers.fast.heuristic.estimate_weights import Weights
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State

NO_FORESIGHT = Weights(taking=0.0, crowning=0.0, returning=0.0, rubble=0.0)
GREED = 1.0  # what it expects of others: a point of lead is worth as much as a sure win
NEAR_SIGHT = Weights(taking=1.0)
SHORT_SIGHT = Weights(taking=1.0, crowning=0.3, returning=0.0)


class Planner:
    """Likes a plan for its own towers best and bids for it, if the number is still to be had."""

    def __init__(self, name: str, weights: Weights, *, forgets: bool) -> None:
        self.name = name
        self._weights = weights
        self._forgets = forgets

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        assert state.turn is not None
        seen = forgetful(state) if self._forgets else state
        plans = best_plans(seen, seen.seats[state.turn], Estimate(seen, self._weights))
        if state.phase is Phase.BUILD:
            assert state.highest_bid is not None
            plan = plans.get(state.highest_bid)
            return Retract() if plan is None else Build(plan.cards, plan.demolish)
        return _bid_for_the_best(state, plans)


def _bid_for_the_best(state: State, plans: dict[int, Plan]) -> PlayerAction:
    legal = legal_actions(state)
    numbers = [action.number for action in legal if isinstance(action, Bid) and action.number in plans]
    if not state.bids:
        return Bid(max(numbers, key=lambda number: (plans[number].total, number)))
    liked = [number for number in numbers if plans[number].total > plans[0].total]
    if not liked:
        return Pass()
    return Bid(max(liked, key=lambda number: (plans[number].total, number)))


class Forgetful:
    """A bot that has not kept in mind which cards were discarded."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        return self.bot.choose(forgetful(state), rng, budget)

    def think_aloud(self, state: State, rng: Random, budget: Budget) -> Thought:
        if isinstance(self.bot, TalkativeBot):
            return self.bot.think_aloud(forgetful(state), rng, budget)
        return Thought(self.choose(state, rng, budget))


def forgetful(state: State) -> State:
    """The position as it looks to someone who takes every card that is not before a player for one still to come.

    So the pile never seems empty once cards were discarded: who forgets does not notice the last rounds, and does not
    play them exactly.
    """
    return replace(state, unseen=tuple(sorted((*state.unseen, *state.discard))), discard=())


def apprentice() -> Planner:
    return Planner("apprentice", NO_FORESIGHT, forgets=True)


def bricklayer() -> Planner:
    return Planner("bricklayer", SHORT_SIGHT, forgets=True)


def mason() -> Forgetful:
    return Forgetful("mason", Greedy(NEAR_SIGHT))


def architect(weights: "dict[int, array[float]] | None" = None) -> Forgetful:
    depth = Depth(most_deals=0, margin=GREED)
    return Forgetful("architect", Master("architect", depth, weights, liking=own_points))
