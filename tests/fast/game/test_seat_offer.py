"""What the kernel says that a seat can build is what `offer` says, in whole games, compiled and uncompiled."""

import random

import pytest

from fivetowers import offer
from fivetowers.actions import Deal
from fivetowers.dealer import new_hidden_dealer
from fivetowers.rules import apply, legal_actions, start
from fivetowers.state import State, Variant
from tests.effort import cases
from tests.fast.worlds import world

GAMES = cases(2, 30)


def positions(players: int, variant: Variant, seed: int) -> list[State]:
    """Those of a random game in which somebody has to decide."""
    rng = random.Random(seed)
    dealer = new_hidden_dealer(players, rng)
    deals: list[Deal] = []
    found: list[State] = []
    state = start(players, rng.randrange(players), variant)
    while state.phase != "over":
        if state.phase == "deal":
            deals.append(dealer.turn_up(state, deals))
            state = apply(state, deals[-1])
            continue
        found.append(state)
        state = apply(state, rng.choice(legal_actions(state)))
    return found


@pytest.mark.parametrize("name", ["installed", "uncompiled"])
@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_kernel_offers_what_the_engine_offers(name: str, variant: Variant, players: int) -> None:
    kernel = world(name).seat_offer
    finder = offer.Finder(kernel.reach, kernel.choices)
    for seed in range(GAMES if name == "installed" else 1):
        found = positions(players, variant, seed)
        assert len(found) > 20
        for state in found if name == "installed" else found[::4]:
            for seat in state.seats:
                assert finder.reach(seat, state.display) == offer.reach(seat, state.display)
            if state.phase == "build":
                assert finder.choices(state) == offer.choices(state)
