"""The levels for people: each beats the one below it, none plays at random, and all answer soon."""

from random import Random

import pytest

from fivetowers import Phase, State, apply, legal_actions, new_dealer, scores, start
from fivetowers.actions import Action
from fivetowers.bots.base import UNLIMITED, Bot, Budget
from fivetowers.bots.levels import forgetful
from fivetowers.bots.roster import ROSTER, make_bot
from tests.effort import cases
from tests.positions import STANDARD, TABLETOP, anything, position, steps

LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")


def win_share(one: str, other: str, *, deals: int, budget: Budget = UNLIMITED) -> float:
    """Two players; every deal is played twice, with seats changed."""
    total = 0.0
    for number in range(2 * deals):
        bots: list[Bot] = [make_bot(one), make_bot(other)]
        own = number % 2
        if own:
            bots.reverse()
        points = scores(final_state(bots, Random(number // 2), budget))
        total += (points[own] > points[1 - own]) + 0.5 * (points[0] == points[1])
    return total / (2 * deals)


def final_state(bots: list[Bot], rng: Random, budget: Budget) -> State:
    dealer, state = new_dealer(len(bots), rng), start(len(bots))
    while state.phase is not Phase.OVER:
        action: Action
        if state.turn is None:
            action, dealer = dealer.turn_up(state)
        else:
            action = bots[state.turn].choose(state, rng, budget)
        state = apply(state, action)
    return state


def test_levels_are_in_the_roster_under_their_names() -> None:
    assert set(LEVELS) <= set(ROSTER)
    assert [make_bot(name).name for name in ROSTER] == list(ROSTER)


# Few games: these hold the order of the levels. docs/strength.md has the figures.
@pytest.mark.parametrize(
    ("better", "worse", "deals"),
    [
        ("apprentice", "random", 10),
        ("greedy", "apprentice", 10),
        ("bricklayer", "apprentice", cases(10, 10, uncompiled=3)),
        ("mason", "bricklayer", cases(10, 10, uncompiled=3)),
        ("architect", "mason", cases(10, 10, uncompiled=3)),
    ],
)
def test_better_level_wins_more(better: str, worse: str, deals: int) -> None:
    assert win_share(better, worse, deals=deals) > 0.5


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
def test_choices_are_legal(name: str, players: int, variant: object) -> None:
    bot = make_bot(name)
    assert variant in (STANDARD, TABLETOP)
    chosen = STANDARD if variant is STANDARD else TABLETOP
    for state, _, _ in steps(players, chosen, Random(players), anything):
        if state.turn is not None and state.round % 5 == 0:
            assert bot.choose(state, Random(1), Budget(nodes=5)) in legal_actions(state)


def test_apprentice_takes_what_it_can() -> None:
    state = position("", "", display="T5 C7 S0 H12 M3")
    assert make_bot("apprentice").choose(state, Random(1), UNLIMITED) == legal_actions(state)[-1]


def test_forgetful_bot_takes_discarded_cards_for_cards_to_come() -> None:
    state = position("T:5", "", display="C7 S0 H12 M3 T4", pile="T3 T2")
    seen = forgetful(state)
    assert seen.discard == ()
    assert set(seen.unseen) == set(state.unseen) | set(state.discard)
