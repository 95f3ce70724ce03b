"""The bot `master`: solves this round on top of the learned value, looks at deals of the next, and ends exactly.

Every seat is taken to serve itself in the bidding (max^n). The time goes into deals of the next round, the same ones
for all candidates; the last two rounds need no guess and are solved to the end.
"""

import time
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from fivetowers.actions import Bid, Pass, PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.value import load_weights
from fivetowers.fast import layout
from fivetowers.fast.bridge import pack, unpack_build
from fivetowers.rules import legal_actions, most_buildable
from fivetowers.state import Phase, State, Variant

if TYPE_CHECKING:
    from array import array

    from fivetowers.fast.thinking import Thinking

MARGIN = 0.004
"""What one point of lead is worth beside win share."""
DEFAULT_NODES = 1_000
_SHARE_OF_TIME = 0.9
_DEALS_AT_ONCE = 2
_SEED_BITS = 63


@dataclass(frozen=True, slots=True)
class Depth:
    """How far `master` looks: candidates for each end of the bidding and for a build, and which are given up."""

    bids: int = 2
    builds: int = 6
    window: float = 0.03
    most_deals: int = 400
    builds_a_millisecond: int = 60
    """How many builds of the second-to-last round are surely solved in that time."""


class Master:
    """A node of its budget is one round solved. Without a budget it takes DEFAULT_NODES."""

    def __init__(
        self, name: str = "master", depth: Depth | None = None, weights: "dict[int, array[float]] | None" = None
    ) -> None:
        self._name = name
        self._depth = depth or Depth()
        self._weights = weights or {}

    @property
    def name(self) -> str:
        return self._name

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        standard = as_standard(state)
        if standard is None:
            return Greedy().choose(state, rng, budget)
        action = best_action(self.think(standard, rng, budget), standard)
        return action if action in legal else Greedy().choose(state, rng, budget)

    def think(self, state: State, rng: Random, budget: Budget) -> "Thinking":
        """All that can be found out about a decision of the standard variant within the budget."""
        from fivetowers.fast.thinking import Thinking

        begun = time.perf_counter()
        seed = rng.getrandbits(_SEED_BITS)
        depth = self._depth
        allowed = budget.milliseconds
        exact = allowed * depth.builds_a_millisecond // state.players if allowed is not None else 10**9
        thinking = Thinking(
            pack(state),
            self._weights.get(state.players) or load_weights(state.players),
            margin=MARGIN,
            keep=depth.builds if state.phase is Phase.BUILD else depth.bids,
            exact_builds=min(exact, budget.nodes or 10**9),
        )
        nodes = budget.nodes
        if nodes is None and allowed is None:
            nodes = DEFAULT_NODES
        end = begun + (allowed or 0) / 1000 * _SHARE_OF_TIME
        while not thinking.is_exact and thinking.deals < depth.most_deals:
            if nodes is not None:
                a_deal = max(1, (thinking.solved - 1) // max(1, thinking.deals))
                if thinking.solved + (a_deal if thinking.deals else _first_guess(thinking)) > nodes:
                    break
            before = time.perf_counter()
            # The first look tells how long one takes; it is left out where even that could be too long.
            if allowed is not None and before + _likely_seconds(thinking, begun, before) > end:
                break
            thinking.look(seed, 1 if thinking.deals < _DEALS_AT_ONCE else _DEALS_AT_ONCE, depth.window)
        return thinking


def _first_guess(thinking: "Thinking") -> int:
    """How many rounds one deal makes to solve, at most."""
    return sum(len(thinking.candidates(end)) for end in range(layout.ENDS))


def _likely_seconds(thinking: "Thinking", begun: float, now: float) -> float:
    """How long the next look will take, from what has been done so far."""
    a_round = (now - begun) / max(1, thinking.solved)
    if not thinking.deals:
        return a_round * 0.5 * _first_guess(thinking)
    return a_round * _DEALS_AT_ONCE * (thinking.solved / thinking.deals)


def best_action(thinking: "Thinking", state: State) -> PlayerAction:
    """What serves the player to move best; of equal actions the first in the order of legal actions."""
    assert state.turn is not None
    seat = state.turn
    if state.phase is Phase.BUILD:
        assert state.highest_bid is not None
        return unpack_build(thinking.build_of(seat * layout.NUMBERS + state.highest_bid), state)
    number, _ = max(thinking.answers(), key=lambda answer: thinking.values(answer[1])[layout.END_UTILITY + seat])
    return said(number)


def said(number: int) -> PlayerAction:
    return Pass() if number == layout.NO_BID else Bid(number)


def as_standard(state: State) -> State | None:
    """A tabletop position as one of the standard variant, or None where it cannot be one (R16)."""
    if state.variant is Variant.STANDARD:
        return state
    if any(limit is not None for limit in state.limits):
        return None
    for index, bid in enumerate(state.bids):
        if bid is not None and bid > most_buildable(state, state.bidder(index)):
            return None
    return replace(state, variant=Variant.STANDARD)
