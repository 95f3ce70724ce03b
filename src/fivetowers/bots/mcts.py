"""The bot `mcts`: Monte-Carlo tree search with rollouts by a hand-made estimate, and nothing learned: the yardstick."""

import time
from random import Random

from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.search import as_standard, said
from fivetowers.fast.bridge import pack, unpack_build
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State

DEFAULT_NODES = 500
_SHARE_OF_TIME = 0.95
_FIRST_PORTION = 8
_PORTIONS = 20  # a search looks at the clock so often
_SEED_BITS = 63


class Mcts:
    """A node of its budget is one game played to the end. Without a budget it plays DEFAULT_NODES."""

    name = "mcts"

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        standard = as_standard(state)
        if standard is None:
            return Greedy().choose(state, rng, budget)
        said_or_built = _most_visited(standard, rng, budget)
        return said_or_built if said_or_built in legal else Greedy().choose(state, rng, budget)


def _most_visited(state: State, rng: Random, budget: Budget) -> PlayerAction:
    from fivetowers.fast.uct import Tree

    begun = time.perf_counter()
    seed = rng.getrandbits(_SEED_BITS)
    tree = Tree(pack(state))
    nodes = DEFAULT_NODES if budget.nodes is None and budget.milliseconds is None else budget.nodes
    allowed = None if budget.milliseconds is None else budget.milliseconds / 1000 * _SHARE_OF_TIME
    portion = _FIRST_PORTION
    while nodes is None or tree.iterations < nodes:
        tree.grow(seed, portion if nodes is None else min(portion, nodes - tree.iterations))
        if allowed is not None:
            spent = time.perf_counter() - begun
            an_iteration = spent / tree.iterations
            portion = max(1, int(min(allowed / _PORTIONS, allowed - spent) / an_iteration))
            if spent + an_iteration > allowed:
                break
    number, chosen, _, _ = max(tree.children(), key=lambda child: child[2])
    return unpack_build(chosen, state) if state.phase is Phase.BUILD else said(number)
