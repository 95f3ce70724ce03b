"""What the solver adds up piece by piece is what the network says about the whole position, and rivals are foreseen."""

from array import array
from random import Random

import pytest

from fivetowers import Phase, State, apply, legal_actions
from fivetowers.bots.base import Budget
from fivetowers.bots.master import Depth, Master, best_action
from fivetowers.bots.networks import WITH_RIVALS, load_against_rivals, load_weights
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack_build
from fivetowers.fast.net.value import position_value
from fivetowers.fast.search.search import Thinking
from fivetowers.fast.search.solver import solved
from fivetowers.training.trainer import RIVAL_MARGIN
from tests.effort import cases
from tests.positions import decisions

FEW = Budget(nodes=cases(30, 30, uncompiled=4))
PLAYERS = (2, 3, 4, 5)


def packed(state: State, rivals: tuple[int, ...]) -> bytearray:
    """The position for the kernel, with these seats as rivals."""
    found = pack(state)
    for seat in rivals:
        found[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] = 1
    return found


@pytest.mark.parametrize("rivals", [(), (0,), (1, 2)])
def test_builds_are_valued_like_the_positions_that_they_leave(rivals: tuple[int, ...]) -> None:
    for players in PLAYERS if not rivals else WITH_RIVALS:
        networks = load_against_rivals(players)
        weights = networks[0] if rivals and networks else load_weights(players)
        for state in decisions(players, players + 1)[::9]:
            if state.phase is not Phase.BUILD:
                continue
            assert state.turn is not None
            assert state.highest_bid is not None
            (builds,) = (own for own in solved(packed(state, rivals), weights, 0.01, 4) if own)
            for chosen, values in builds:
                after = packed(apply(state, unpack_build(chosen, state)), rivals)
                shares, points = position_value(after, weights)
                assert values[:players] == pytest.approx(shares, abs=1e-4)
                assert values[layout.END_POINTS : layout.END_POINTS + players] == pytest.approx(points, abs=1e-2)


@pytest.mark.parametrize("players", WITH_RIVALS)
def test_rivals_are_foreseen_to_play_by_their_own_network(players: int) -> None:
    """What a rival is expected to say and build is what a bot with that network, and no search, does.

    What comes of its build is worth what one's own network says of the position after it.
    """
    networks = load_against_rivals(players)
    assert networks is not None
    weights, rival = networks
    bot = Master("rival", Depth(most_deals=0, margin=RIVAL_MARGIN), {players: rival})
    asked = built = 0
    for state in decisions(players, 6)[::5]:
        if state.phase is not Phase.BID or len(state.unseen) <= 5:
            continue
        thinking = think(state, weights, rival)
        for action in legal_actions(state):
            after = apply(state, action)
            while after.phase is Phase.BID and after.turn != state.turn:
                choice = bot.choose(after, Random(1), FEW)
                assert best_action(thinking.after(pack(after)), after) == choice
                after = apply(after, choice)
                asked += 1
            if after.phase is Phase.BUILD and after.turn not in (None, state.turn):
                assert after.turn is not None
                end = after.turn * layout.NUMBERS + (after.highest_bid or 0)
                build = bot.choose(after, Random(1), FEW)
                assert unpack_build(thinking.build_of(end), after) == build
                others = tuple(seat for seat in range(players) if seat != state.turn)
                shares, points = position_value(packed(apply(after, build), others), weights)
                values = thinking.values(end)
                assert values[:players] == pytest.approx(shares, abs=1e-4)
                assert values[layout.END_POINTS : layout.END_POINTS + players] == pytest.approx(points, abs=1e-2)
                built += 1
    assert asked > 20
    assert built > 5


def think(state: State, weights: "array[float]", rival: "array[float]") -> Thinking:
    return Thinking(
        pack(state), weights, margin=0.004, keep=2, rounds=1, prior=8.0, doubt=0.03, exact_builds=0, rival=rival
    )
