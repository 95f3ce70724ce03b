"""The bots at play: never illegal, the same for the same seed, and `greedy` worth playing against."""

import time
from random import Random

import pytest

from fivetowers import Build, PlayerAction, State, Variant, format_action, legal_actions, scores
from fivetowers.bots.base import UNLIMITED, Bot, Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.bots.uniform import Uniform
from fivetowers.fast import is_compiled
from tests.effort import cases
from tests.positions import TABLETOP, position, steps

FEW = Budget(nodes=4)  # legal and repeatable it has to be however little was thought
GAMES_A_COUNT = {2: 12, 3: 12, 4: 12, 5: 15}


def play_game(
    bots: list[Bot], variant: Variant, seed: int, budget: Budget = UNLIMITED
) -> tuple[State, list[PlayerAction]]:
    """The last state and all that the players did; every choice has to be one of the legal actions."""
    chosen: list[PlayerAction] = []

    def choose(state: State, rng: Random) -> PlayerAction:
        assert state.turn is not None
        action = bots[state.turn].choose(state, rng, budget)
        assert action in legal_actions(state)
        chosen.append(action)
        return action

    *_, (_, _, end) = steps(len(bots), variant, Random(seed), choose)
    return end, chosen


def greedy_says(state: State) -> str:
    return format_action(Greedy().choose(state, Random(0), UNLIMITED))


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5] if is_compiled() else [2, 3])
@pytest.mark.parametrize("name", ROSTER)
def test_bot_never_does_anything_illegal(name: str, players: int, variant: Variant) -> None:
    play_game([make_bot(name)] * players, variant, players, FEW)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_knows_what_to_do_whatever_others_did_before(players: int) -> None:
    # In the tabletop variant `random` bids what it cannot build, so that bids are taken back.
    play_game([Greedy(), *[Uniform()] * (players - 1)], TABLETOP, seed=players)


def test_greedy_takes_back_what_it_is_told_to_build_but_cannot() -> None:
    assert greedy_says(position("T:0", "", display="T1 T2", said="2", variant=TABLETOP)) == "retract"


@pytest.mark.parametrize("name", ROSTER)
def test_same_seed_same_game(name: str) -> None:
    bots = [make_bot(name)] * cases(3, 3, uncompiled=2)
    assert play_game(bots, TABLETOP, 4, FEW) == play_game(bots, TABLETOP, 4, FEW)


@pytest.mark.parametrize(("players", "games"), GAMES_A_COUNT.items())
def test_greedy_beats_random_bots(players: int, games: int) -> None:
    wins = 0
    for seed in range(games):
        bots: list[Bot] = [Uniform()] * players
        bots[seed % players] = Greedy()
        end, _ = play_game(bots, Variant.STANDARD, seed)
        wins += scores(end)[seed % players] == max(scores(end))
    assert wins >= games - 1


def test_greedy_decides_quickly() -> None:
    began = time.process_time()
    _, chosen = play_game([Greedy()] * 5, Variant.STANDARD, seed=1)
    assert (time.process_time() - began) / len(chosen) < 0.02


# ---- what a sensible player would do


def test_greedy_prefers_high_cards_that_leave_room() -> None:
    state = position("", "", display="T15 T1 C14 C2 H13", said="3 -")
    assert greedy_says(state) == "build T15 C14 H13"


def test_greedy_puts_cards_of_a_kind_in_the_order_that_takes_most() -> None:
    state = position("", "", display="T8 T12 T3 C1 H1", said="3 -", lap=2, pile="")
    action = Greedy().choose(state, Random(0), UNLIMITED)
    assert isinstance(action, Build)
    assert action.demolish is None


def test_greedy_crowns_its_tallest_tower() -> None:
    state = position("T:15,13,11,9,6 C:14", "", display="T0 C0 H0 S0 M0", said="1 -", lap=2, pile="")
    assert greedy_says(state) == "build T0"


def test_greedy_demolishes_when_it_pays() -> None:
    # For one point of rubble: five more cards, and two for each card of a crowned tower.
    state = position("T:15,14,13,1", "", display="T12 T11 T10 T5 T0", said="5", lap=2, pile="")
    assert greedy_says(state) == "build xT1 T12 T11 T10 T5 T0"


def test_greedy_demolishes_nothing_in_the_last_round_without_need() -> None:
    state = position("T:15,1 C:2 H:3 x:S1,S2", "", display="M12 S9", said="2", lap=2, pile="")
    assert greedy_says(state) == "build S9 M12"


def test_greedy_leaves_a_round_that_only_costs_it_points() -> None:
    # All it could do is to demolish, for minus 4, and build one card.
    state = position("T:1 x:C1,C2,C3", "T:0", display="T15", lap=2, pile="")
    assert greedy_says(state) == "bid 0"


def test_greedy_outbids_one_who_would_take_all_the_good_cards() -> None:
    state = position("", "", display="T15 C15 H15 S15 M15", said="4", start=2)
    assert greedy_says(state) == "bid 5"


def test_greedy_starts_high_enough_to_keep_what_it_needs() -> None:
    # Seat 2 can build nothing of this, so the two cards that help come cheap.
    state = position("", "T:0 C:0 H:0 S:0 M:0", display="T15 C15 H15", lap=2, pile="")
    assert greedy_says(state) == "bid 3"
