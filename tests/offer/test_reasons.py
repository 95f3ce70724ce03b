"""Reasons for a bid or a build: whatever is said is true of the position."""

from random import Random

import pytest

from fivetowers import Bid, Build, Game, Pass, State, apply, legal_actions, legal_builds, scores
from fivetowers.cards import SPIRE
from fivetowers.notation import parse_action
from fivetowers.offer.reasons import Reason, reasons
from fivetowers.towers import fits
from tests.positions import position

GAMES = 4


def best_of(state: State, number: int) -> tuple[int, bool]:
    """The most that this many cards bring, and whether only a demolition brings it; by playing every build."""
    seat = state.turn
    assert seat is not None
    found = []
    for build in legal_builds(state, seat, number):
        bidding = apply(state, Bid(number))
        while bidding.phase == "bid":
            bidding = apply(bidding, Pass())
        found.append((scores(apply(bidding, build))[seat] - scores(state)[seat], build.demolish is None))
    most = max(change for change, _ in found)
    return most, (most, True) not in found


def check_bid(state: State, reason: Reason, number: int | None) -> None:
    facts = reason.facts
    seat = state.turn
    assert seat is not None
    builds = {count: legal_builds(state, seat, count) for count in range(1, len(state.display) + 1)}
    most = max([count for count, found in builds.items() if found], default=0)
    match reason.code:
        case "reason.gain" | "reason.gain_demolition":
            asked = int(facts["number"])
            assert asked == number or not number
            assert best_of(state, asked) == (facts["change"], reason.code == "reason.gain_demolition")
        case "reason.more_brings":
            assert best_of(state, int(facts["number"]))[0] == facts["change"]
        case "reason.ends_bidding":
            assert number == len(state.display)
        case "reason.most":
            assert number == most
        case "reason.more_costs":
            more = builds[int(facts["number"])]
            assert more
            assert all(build.demolish is not None for build in more)
            assert facts["price"] == len(state.seats[seat].rubble) + 1
        case "reason.nothing_fits":
            assert most == 0
        case "reason.too_high":
            assert facts["most"] == most < int(facts["number"]) == (state.highest_bid or 0) + 1
        case code:
            raise AssertionError(code)


def check_build(state: State, reason: Reason, build: Build) -> None:
    facts = reason.facts
    seat = state.turn
    assert seat is not None
    after = apply(state, build).seats[seat]
    match reason.code:
        case "reason.crowns":
            tower = next(tower for tower in after.towers if tower.kind.letter == facts["kind"])
            assert tower.top == SPIRE
            assert (facts["floors"], facts["points"]) == (tower.height, 2 * tower.height)
        case "reason.demolishes":
            assert facts["card"] == str(build.demolish)
            assert facts["price"] == len(state.seats[seat].rubble) + 1
        case "reason.stays_open" | "reason.stuck":
            tower = next(tower for tower in after.towers if tower.kind.letter == facts["kind"])
            assert tower.top == facts["top"]
            fitting = [card for card in state.unseen if card.kind == tower.kind and fits(card.value, tower.top)]
            assert facts["count"] == len(fitting)
            assert (reason.code == "reason.stuck") == (not fitting)
        case code:
            raise AssertionError(code)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_is_true_throughout_random_games(players: int) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        game = Game(["Anna", "Ben", "Cleo", "Dan"][:players], rng=rng)
        while game.state.phase != "over":
            legal = legal_actions(game.state)
            action = rng.choice(legal)
            if isinstance(action, Bid | Pass | Build):
                for reason in reasons(game.state, action):
                    if isinstance(action, Build):
                        check_build(game.state, reason, action)
                    else:
                        check_bid(game.state, reason, action.number if isinstance(action, Bid) else None)
            game.play(action)


def test_a_bid_says_what_it_brings_and_what_one_more_would_cost() -> None:
    state = position("S:6", "", display="S7 T5 C9 H3 M12", said="")
    assert [(one.code, dict(one.facts)) for one in reasons(state, Bid(4))] == [
        ("reason.gain", {"number": 4, "change": 4}),
        ("reason.more_costs", {"number": 5, "price": 1}),
    ]


def test_a_spire_is_named_first() -> None:
    state = position("S:12,7", "", display="S0 T5 C9 H3 M12", said="1 -")
    action = parse_action("build S0")
    assert isinstance(action, Build)
    assert reasons(state, action) == (Reason("reason.crowns", {"kind": "S", "floors": 3, "points": 6}),)


def test_who_can_build_nothing_reads_that() -> None:
    state = position("T:0 C:0 H:0 S:0 M:0", "", display="S7 T5 C9 H3 M12", said="")
    assert reasons(state, Bid(0)) == (Reason("reason.nothing_fits"),)
