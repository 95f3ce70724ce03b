"""The bot `master`: solves this round on top of the learned value, looks at deals of the next, and ends exactly.

Every seat is assumed to maximise its own result in the bidding (max^n). With three and four players the others are
treated as rivals who play as `mcts` would, and their bids are predicted accordingly. The time is spent on deals of the
next round, the same ones for all candidates; the last two rounds need no guessing and are solved exactly.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from fivetowers.actions import Bid, Pass, PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.info_line import Thought
from fivetowers.bots.networks import load_against_rivals, load_weights
from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack_build
from fivetowers.fast.game.time_limit import TimeIsUp, time_limit
from fivetowers.rules import apply, legal_actions, most_buildable, why_illegal
from fivetowers.state import Phase, State, Variant

if TYPE_CHECKING:
    from array import array

    from fivetowers.fast.search.search import Thinking

DEFAULT_NODES = 1_000
_SHARE_OF_TIME = 0.93
_MOST_DEALS_AT_ONCE = 16
_SEED_BITS = 62
FIRST_NARROWING = 4
_NO_LIMIT = 10**9
UNCOMPILED = 150  # times slower than compiled, about; so much less is searched
MARGIN = 0.004  # what one point of lead is worth beside win share, also in training


@dataclass(frozen=True, slots=True)
class Depth:
    """How a bot looks at deals; the numbers were chosen by playing variants against each other."""

    bids: int = 2
    """Candidates for each end of the bidding; `builds` are those when the bidding is over."""
    builds: int = 8
    rounds: int = 1
    """Rounds that are played after a deal."""
    rivals: bool = False
    """Whether the others are treated as rivals, where there are networks for that."""
    margin: float = MARGIN
    """What one point of lead is worth beside win share."""
    prior: float = 8.0
    """How many deals the first sight of a candidate is worth, and how far off it may be."""
    doubt: float = 0.03
    most_deals: int = 2_000
    builds_a_millisecond: int = 60
    """How many builds of the second-to-last round are surely solved in that time."""


Liking = Callable[[list[float], int], float]
"""How a seat likes an end of the round, by the values of all seats (see END_… in layout.py)."""


def utility(values: list[float], seat: int) -> float:
    return values[layout.END_UTILITY + seat]


def own_points(values: list[float], seat: int) -> float:
    return values[layout.END_POINTS + seat]


class Master:
    """A node of its budget is one look at one candidate with one deal. Without a budget it takes DEFAULT_NODES,
    or half of them among rivals, and far fewer uncompiled. Where even the round cannot be solved in the time that is
    given, which happens uncompiled, it plays as `greedy` does.

    `learned` False: the estimate by hand and quick games take the place of the network.
    """

    def __init__(
        self,
        name: str = "master",
        depth: Depth | None = None,
        weights: "dict[int, array[float]] | None" = None,
        *,
        learned: bool = True,
        liking: Liking = utility,
    ) -> None:
        self._name = name
        self._depth = depth or Depth()
        self._weights = weights or {}
        self._learned = learned
        self._liking = liking

    @property
    def name(self) -> str:
        return self._name

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        return self._choose(state, as_standard(state), rng, budget)[0]

    def think_aloud(self, state: State, rng: Random, budget: Budget) -> Thought:
        standard = as_standard(state)
        action, thinking = self._choose(state, standard, rng, budget)
        if thinking is None or standard is None:
            return Thought(action)
        line = (action, *what_follows(thinking, apply(standard, action)))
        return Thought(action, thinking.solved, share_of(thinking, standard, action), line)

    def _choose(
        self, state: State, standard: State | None, rng: Random, budget: Budget
    ) -> "tuple[PlayerAction, Thinking | None]":
        """The action, and the thoughts that led to it, if there were any."""
        forced = only_action(state, standard)
        if forced is not None:
            return forced, None
        if standard is not None:
            try:
                with time_limit(_seconds(budget)):
                    thinking = self.think(standard, rng, budget)
                    action = self.decide(thinking, standard)
            except TimeIsUp:
                return Greedy().choose(state, rng, budget), None
            if why_illegal(state, action) is None:
                return action, thinking
        return Greedy().choose(state, rng, budget), None

    def think(self, state: State, rng: Random, budget: Budget) -> "Thinking":
        """All that can be found out about a decision of the standard variant within the budget."""
        begun = time.perf_counter()
        seed = rng.getrandbits(_SEED_BITS)
        thinking = self._first_sight(state, budget)
        nodes = budget.nodes or _NO_LIMIT
        if budget.nodes is None and budget.milliseconds is None:
            # Among rivals a look takes about twice as long.
            nodes = DEFAULT_NODES // 2 if thinking.has_rivals else DEFAULT_NODES
            nodes //= 1 if is_compiled() else UNCOMPILED
        seconds = _seconds(budget)
        if self._depth.most_deals:
            thinking.narrow(seed)
        next_narrowing = FIRST_NARROWING
        while not thinking.is_settled and thinking.deals < self._depth.most_deals:
            deals = min(next_narrowing - thinking.deals, _MOST_DEALS_AT_ONCE)
            deals = min(deals, (nodes - thinking.solved) // (thinking.active + 1))
            if seconds is not None:
                spent = time.perf_counter() - begun
                a_deal = spent / thinking.solved * (thinking.active + 1)
                deals = min(deals, int((seconds - spent) / a_deal), thinking.deals + 1)
            if deals < 1:
                break
            try:
                thinking.look(seed, deals)
            except TimeIsUp:
                break  # what was known before holds
            if thinking.deals == next_narrowing:
                thinking.narrow(seed + thinking.deals)
                next_narrowing *= 2
        return thinking

    def decide(self, thinking: "Thinking", state: State) -> PlayerAction:
        """What the player to move likes best after all thoughts; what was solved to the end is played exactly.

        That is the last round in every position as it is: `architect`, who forgets discarded cards, is shown another.
        """
        return best_action(thinking, state, utility if thinking.is_exact else self._liking)

    def _first_sight(self, state: State, budget: Budget) -> "Thinking":
        from fivetowers.fast.search.search import Thinking

        depth, exact = self._depth, budget.nodes or _NO_LIMIT
        if budget.milliseconds is not None:
            speed = depth.builds_a_millisecond / (1 if is_compiled() else UNCOMPILED)
            exact = max(1, min(exact, int(budget.milliseconds * speed / state.players)))
        weights, rival = None, None
        if self._learned:
            weights = self._weights.get(state.players) or load_weights(state.players)
        if depth.rivals and (networks := load_against_rivals(state.players)):
            weights, rival = networks
        return Thinking(
            pack(state),
            weights,
            margin=depth.margin,
            keep=depth.builds if state.phase is Phase.BUILD else depth.bids,
            rounds=depth.rounds,
            prior=depth.prior,
            doubt=depth.doubt,
            exact_builds=exact,
            rival=rival,
        )


def master(weights: "dict[int, array[float]] | None" = None) -> Master:
    """With custom weights nobody is treated as a rival, because rivals need networks of their own."""
    return Master("master", Depth(rivals=weights is None), weights)


def _seconds(budget: Budget) -> float | None:
    return None if budget.milliseconds is None else budget.milliseconds / 1000 * _SHARE_OF_TIME


def only_action(state: State, standard: State | None) -> PlayerAction | None:
    """What the player to move has to do, if there is no choice; builds are counted by the kernel, not listed."""
    if state.phase is Phase.BUILD and standard is not None:
        from fivetowers.fast.game.door import all_builds, number_of_builds

        packed = pack(standard)
        return unpack_build(all_builds(packed)[0], standard) if number_of_builds(packed) == 1 else None
    legal = legal_actions(state)
    return legal[0] if len(legal) == 1 else None


def best_action(thinking: "Thinking", state: State, liking: Liking = utility) -> PlayerAction:
    """What the player to move likes best; of equal actions the first in the order of legal actions."""
    assert state.turn is not None
    seat = state.turn
    if state.phase is Phase.BUILD:
        assert state.highest_bid is not None
        end = seat * layout.NUMBERS + state.highest_bid
        if liking is utility:
            return unpack_build(thinking.build_of(end), state)
        chosen, _ = max(thinking.candidates(end), key=lambda candidate: liking(candidate[1], seat))
        return unpack_build(chosen, state)
    foreseen = thinking.foreseen()
    if foreseen is not None:
        return said(foreseen)
    number, _ = max(thinking.hopes(), key=lambda hope: liking(hope[1], seat))
    return said(number)


def what_follows(thinking: "Thinking", state: State) -> tuple[PlayerAction, ...]:
    """What the others say, and the build at the end of it."""
    found: list[PlayerAction] = []
    while state.turn is not None and state.display:
        if state.phase is Phase.BUILD:
            assert state.highest_bid is not None
            built = thinking.build_of(state.turn * layout.NUMBERS + state.highest_bid)
            found.append(unpack_build(built, state))
            break
        action = best_action(thinking.after(pack(state)), state)
        found.append(action)
        state = apply(state, action)
    return tuple(found)


def share_of(thinking: "Thinking", state: State, action: PlayerAction) -> float | None:
    """The win share that the player to move may expect of an action that was considered."""
    assert state.turn is not None
    seat = state.turn
    if state.phase is Phase.BUILD:
        assert state.highest_bid is not None
        candidates = thinking.candidates(seat * layout.NUMBERS + state.highest_bid)
        shares: dict[PlayerAction, float] = {
            unpack_build(chosen, state): values[layout.END_SHARE + seat] for chosen, values in candidates
        }
        return shares.get(action)
    return {said(number): values[layout.END_SHARE + seat] for number, values in thinking.hopes()}.get(action)


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
