"""One game on a given deal: the deal is kept to, chance follows from the generators, and a slip of a bot loses."""

import re
from random import Random

import pytest

from fivetowers.actions import Bid, Build, Deal, PlayerAction
from fivetowers.arena.match import RosterPlayer, Stopped, play_match
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.bots.uniform import Uniform
from fivetowers.dealer import new_dealer
from fivetowers.records.record import GameRecord
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State, Variant


class Broken(Uniform):
    """Plays until it has to build."""

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        if state.phase is Phase.BUILD:
            raise ZeroDivisionError("no bricks")
        return super().choose(state, rng, budget)


class Cheat(Uniform):
    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        return Bid(9)


def rngs(players: int, seed: int = 5) -> list[Random]:
    return [Random(f"{seed} {seat}") for seat in range(players)]


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_game_is_played_to_its_end_on_the_given_deal(players: int, variant: Variant) -> None:
    dealer = new_dealer(players, Random(3))
    seats = [RosterPlayer(make_bot("random"), UNLIMITED) for _ in range(players)]
    match = play_match(seats, dealer, rngs(players), variant=variant)
    dealt = [card for action in match.actions if isinstance(action, Deal) for card in action.cards]
    assert tuple(dealt[: len(dealer.pile)]) == dealer.pile
    last = GameRecord(("A",) * players, variant=variant, actions=match.actions).end
    assert outcome(last) is not None
    assert (match.fault, match.scores) == (None, scores(last))


def test_same_deal_and_generators_give_the_same_game() -> None:
    def actions(seed: int) -> object:
        seats = [RosterPlayer(make_bot("random"), UNLIMITED) for _ in range(3)]
        return play_match(seats, new_dealer(3, Random(1)), rngs(3, seed)).actions

    assert actions(1) == actions(1)
    assert actions(1) != actions(2)


def test_every_decision_is_timed() -> None:
    seats = [RosterPlayer(make_bot("random"), Budget(milliseconds=1000)) for _ in range(2)]
    match = play_match(seats, new_dealer(2, Random(1)), rngs(2))
    decisions = [action for action in match.actions if not isinstance(action, Deal)]
    assert sum(clock.decisions for clock in match.clocks) == len(decisions)
    assert all(0 < clock.longest <= clock.seconds and clock.over == 0 for clock in match.clocks)


def test_bot_of_the_roster_that_breaks_down_loses() -> None:
    seats = [RosterPlayer(make_bot("greedy"), UNLIMITED), RosterPlayer(Broken(), UNLIMITED)]
    fault = play_match(seats, new_dealer(2, Random(1)), rngs(2)).fault
    assert fault is not None
    assert (fault.seat, fault.refusal.code) == (1, "arena.raised")
    assert re.fullmatch(r".*no bricks.*\(test_match\.py:\d+\)", str(fault.refusal.facts["seen"]))


def test_illegal_action_loses_and_is_not_part_of_the_game() -> None:
    seats = [RosterPlayer(make_bot("greedy"), UNLIMITED), RosterPlayer(Cheat(), UNLIMITED)]
    match = play_match(seats, new_dealer(2, Random(1)), rngs(2))
    assert match.fault is not None
    assert (match.fault.seat, match.fault.refusal.code) == (1, "arena.illegal")
    assert match.fault.refusal.facts["seen"] == "bid 9"
    assert Bid(9) not in match.actions


def test_builds_are_kept_in_canonical_form() -> None:
    seats = [RosterPlayer(make_bot("random"), UNLIMITED) for _ in range(2)]
    builds = [
        action for action in play_match(seats, new_dealer(2, Random(1)), rngs(2)).actions if isinstance(action, Build)
    ]
    assert builds
    assert all(build == build.canonical for build in builds)


def test_game_stops_before_the_next_decision_when_told_so() -> None:
    seats = [RosterPlayer(make_bot("random"), UNLIMITED) for _ in range(2)]
    with pytest.raises(Stopped):
        play_match(seats, new_dealer(2, Random(1)), rngs(2), is_stopped=lambda: True)
