"""The bot `greedy`: plans this one round. It builds what is worth most, and bids by thinking through all bids to come.

The bidding of a round is a small tree. Each seat is taken to play for its own gain and against the gains of the others,
with the best build that it has for each number; what the cards of later rounds may bring is left to the estimate.
"""

from random import Random

from fivetowers.actions import Bid, Build, Pass, PlayerAction, Retract
from fivetowers.bots.base import Budget
from fivetowers.bots.estimate import Estimate
from fivetowers.bots.plans import best_plans
from fivetowers.fast.heuristic.estimate_weights import GREEDY, Weights
from fivetowers.state import Phase, State


class Greedy:
    """Needs no budget and draws no lots: the same position always gets the same answer."""

    name = "greedy"

    def __init__(self, weights: Weights = GREEDY) -> None:
        self._weights = weights

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        estimate = Estimate(state, self._weights)
        if state.phase is Phase.BUILD:
            return _choose_build(state, estimate)
        number = _Bidding(state, estimate, self._weights.rivalry).best_bid()
        return Pass() if number is None else Bid(number)


def _choose_build(state: State, estimate: Estimate) -> PlayerAction:
    assert state.turn is not None
    assert state.highest_bid is not None
    plan = best_plans(state, state.seats[state.turn], estimate).get(state.highest_bid)
    return Retract() if plan is None else Build(plan.cards, plan.demolish)


class _Bidding:
    """The rest of this round's bidding, in which every seat says what serves it best (max^n)."""

    def __init__(self, state: State, estimate: Estimate, rivalry: float) -> None:
        self._state = state
        self._rivalry = rivalry / (state.players - 1)
        plans = [best_plans(state, seat, estimate) for seat in state.seats]
        # What each seat gains by building this many cards. A bid that cannot be built is taken back: no gain (R16).
        self._gains = [{number: plan.total - own[0].total for number, plan in own.items()} for own in plans]

    def best_bid(self) -> int | None:
        """What the seat to move says: a number, or None for a pass."""
        said, _ = self._best(len(self._state.bids), self._state.highest_bid, self._state.highest_bidder)
        return said

    def _best(self, index: int, highest: int | None, holder: int | None) -> tuple[int | None, tuple[int, int]]:
        """What the seat with this turn says, and who in the end builds how many."""
        seat = self._state.bidder(index)
        best: tuple[int | None, tuple[int, int]] | None = None
        for said in self._choices(seat, highest):
            end = self._end(index, highest, holder) if said is None else self._end(index, said, seat)
            if best is None or self._utility(seat, end) > self._utility(seat, best[1]):
                best = said, end
        assert best is not None
        return best

    def _choices(self, seat: int, highest: int | None) -> list[int | None]:
        limit = self._state.limits[seat]
        lowest = 0 if highest is None else highest + 1
        numbers: list[int | None] = [
            number for number in sorted(self._gains[seat]) if number >= lowest and (limit is None or number < limit)
        ]
        return numbers if highest is None else [None, *numbers]

    def _end(self, index: int, highest: int | None, holder: int | None) -> tuple[int, int]:
        """Who builds how many when this was said with this turn."""
        assert highest is not None
        assert holder is not None
        if index + 1 == self._state.players or highest == len(self._state.display):
            return holder, highest
        return self._best(index + 1, highest, holder)[1]

    def _utility(self, seat: int, end: tuple[int, int]) -> float:
        builder, number = end
        gain = self._gains[builder].get(number, 0.0)
        return gain if builder == seat else -self._rivalry * gain
