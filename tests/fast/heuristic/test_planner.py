"""The weaker bots inside the kernel do what the readable ones do."""

from random import Random

import pytest

from fivetowers import apply
from fivetowers.bots.base import UNLIMITED
from fivetowers.bots.roster import make_bot
from fivetowers.bots.styles import STYLES
from fivetowers.fast.game.codec import pack, unpack
from fivetowers.fast.heuristic.planner import after_move
from tests.positions import STANDARD, anything, as_much_as_possible, steps

# Two ends that are worth the same to the player may be told apart differently; and the numbers here are shorter.
MOST_DIFFERENT = 0.03


@pytest.mark.parametrize("name", ["apprentice", "bricklayer", "mason", "greedy"])
@pytest.mark.parametrize("players", [2, 4])
def test_style_plays_like_the_bot(name: str, players: int) -> None:
    bot = make_bot(name)
    different = total = 0
    for seed in (1, 2):
        policy = anything if seed % 2 else as_much_as_possible
        for state, _, _ in steps(players, STANDARD, Random(seed), policy):
            if state.turn is None:
                continue
            total += 1
            expected = apply(state, bot.choose(state, Random(1), UNLIMITED))
            different += unpack(after_move(pack(state), STYLES[name])) != expected
    assert different <= MOST_DIFFERENT * total


def test_nobody_moves_between_rounds() -> None:
    state, _, _ = next(steps(2, STANDARD, Random(1), anything))
    with pytest.raises(ValueError, match="no round"):
        after_move(pack(state), STYLES["greedy"])
