"""The value network: shares of one win, and the same for everybody, wherever they sit."""

from dataclasses import replace
from random import Random

import pytest

from fivetowers import Phase, State
from fivetowers.bots.networks import load_weights
from fivetowers.fast.game.codec import pack
from fivetowers.fast.net.value import position_value
from tests.effort import cases
from tests.positions import STANDARD, steps

PLAYERS = (2, 3, 4, 5)
STEP = cases(4, 1)


def between_rounds(players: int) -> list[State]:
    """Some positions of one whole game, before cards are turned up."""
    game = steps(players, STANDARD, Random(players))
    return [state for state, _, _ in game if state.phase is Phase.DEAL][1::STEP]


@pytest.mark.parametrize("players", PLAYERS)
def test_win_shares_are_parts_of_one_win(players: int) -> None:
    for state in between_rounds(players):
        shares, points = position_value(pack(state), load_weights(players))
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert all(0 <= share <= 1 for share in shares)
        assert len(points) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_seats_turned_give_values_turned(players: int) -> None:
    weights = load_weights(players)
    for state in between_rounds(players):
        turned = replace(state, seats=(*state.seats[1:], state.seats[0]), start=(state.start - 1) % players)
        shares, points = position_value(pack(state), weights)
        turned_shares, turned_points = position_value(pack(turned), weights)
        assert turned_shares == pytest.approx([*shares[1:], shares[0]], abs=1e-5)
        assert turned_points == pytest.approx([*points[1:], points[0]], abs=1e-3)


def test_weights_of_another_size_are_refused() -> None:
    (state, *_) = between_rounds(2)
    with pytest.raises(ValueError, match="weights, not"):
        position_value(pack(state), load_weights(2)[:-1])
