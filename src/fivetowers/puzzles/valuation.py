"""What every legal action of a position is worth, measured by `master`, the strongest bot.

Bids are valued by its own thinking. A build is valued by the rounds after it: every build sees the same deals, so that
luck in the sample is luck for all of them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from fivetowers.actions import Build, PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.explain import Candidate, Explanation, explain
from fivetowers.bots.master import master
from fivetowers.dealer import dealer_for
from fivetowers.puzzles.puzzle import Choice
from fivetowers.rules import apply, legal_actions
from fivetowers.scoring import outcome
from fivetowers.state import CARDS_A_ROUND, Phase, State


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think: rounds solved for a bid; for builds, deals, and rounds solved after each of them."""

    bid_nodes: int
    deals: int
    nodes_a_deal: int


QUICK = Effort(bid_nodes=60, deals=12, nodes_a_deal=1)
LONG = Effort(bid_nodes=6_000, deals=64, nodes_a_deal=1)
LONGEST = Effort(bid_nodes=20_000, deals=40, nodes_a_deal=30)


def value_choices(state: State, rng: Random, effort: Effort) -> tuple[Choice, ...]:
    """All legal actions, the best first; equal ones in the order of legal actions."""
    legal = legal_actions(state)
    choices = value_builds(state, legal, rng, effort) if state.phase is Phase.BUILD else _bids(state, rng, effort)
    order = {action: place for place, action in enumerate(legal)}
    return tuple(sorted(choices, key=lambda choice: (-choice.win_share, -choice.points, order[choice.action])))


def _bids(state: State, rng: Random, effort: Effort) -> list[Choice]:
    assert state.turn is not None
    return [_as_choice(candidate, state.turn) for candidate in _explained(state, rng, effort.bid_nodes).candidates]


def quick_choices(state: State, rng: Random) -> tuple[Choice, ...]:
    """The candidates that come to mind at once, the best first."""
    assert state.turn is not None
    found = _explained(state, rng, QUICK.bid_nodes).candidates
    if len(found) == 1:  # solved to the end, which leaves the best build alone
        return value_choices(state, rng, QUICK)
    return tuple(_as_choice(candidate, state.turn) for candidate in found)


def _as_choice(candidate: Candidate, seat: int) -> Choice:
    return Choice(candidate.action, candidate.win_shares[seat], candidate.points[seat])


def value_builds(state: State, builds: Iterable[PlayerAction], rng: Random, effort: Effort) -> list[Choice]:
    assert state.turn is not None
    seeds = [rng.getrandbits(63) for _ in range(effort.deals)]
    found = []
    for build in builds:
        assert isinstance(build, Build)
        after = apply(state, build)
        share, points = _mean([_worth(after, state.turn, seed, effort) for seed in _seeds_needed(after, seeds)])
        found.append(Choice(build, share, points))
    return found


def _seeds_needed(after: State, seeds: Sequence[int]) -> Sequence[int]:
    """Where the next cards are certain, one deal says all."""
    is_certain = after.phase is Phase.OVER or 0 < len(after.unseen) <= CARDS_A_ROUND
    return seeds[:1] if is_certain else seeds


def _worth(after: State, seat: int, seed: int, effort: Effort) -> tuple[float, float]:
    """The win share and the points of a seat at the end, if the next cards are those of this seed."""
    if (end := outcome(after)) is not None:
        return (1 / len(end.winners) if seat in end.winners else 0.0), end.scores[seat].total
    deal, _ = dealer_for(after, Random(seed)).turn_up(after)
    explanation = _explained(apply(after, deal), Random(seed), effort.nodes_a_deal)
    chosen = next(found for found in explanation.candidates if found.action == explanation.choice)
    return chosen.win_shares[seat], chosen.points[seat]


def _mean(values: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(share for share, _ in values) / len(values), sum(points for _, points in values) / len(values)


def _explained(state: State, rng: Random, nodes: int) -> Explanation:
    explanation = explain(master(), state, rng, Budget(nodes=nodes))
    assert explanation is not None, "in the standard variant somebody is to move"
    return explanation


def likely_continuation(state: State, action: PlayerAction, rng: Random) -> tuple[PlayerAction, ...]:
    """What is likely to be said after a bid, and what is built at the end of the round."""
    for candidate in _explained(state, rng, LONG.bid_nodes).candidates:
        if candidate.action == action:
            return within_the_round(apply(state, action), candidate.continuation)
    return ()


def within_the_round(state: State, actions: Iterable[PlayerAction]) -> tuple[PlayerAction, ...]:
    """As many of the actions as come before new cards are turned up."""
    found = []
    for action in actions:
        if state.turn is None:
            break
        found.append(action)
        state = apply(state, action)
    return tuple(found)
