"""Reasons for a bid or a build: whatever is said is true of the position.

Every fact is worked out a second time here, by playing: a build is what `apply` makes of it, the points are those of
`scores`, and what could be built is what `legal_builds` lists.
"""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from fivetowers import Bid, Build, Card, Deal, Pass, Phase, State, Variant, apply, legal_actions, legal_builds, scores
from fivetowers.cards import LETTERS, SPIRE
from fivetowers.notation import parse_action
from fivetowers.offer.reason import Reason
from fivetowers.offer.reasons import Reasoned, best_take_of_deal, reasons
from fivetowers.text import languages, say_reason
from fivetowers.towers import fits
from tests.effort import cases
from tests.positions import anything, as_much_as_possible, position, steps

GAMES = cases(2, 60)
EVERY = cases(3, 1)
"""Only every few decisions: working everything out twice takes its time."""
EVERYTHING = 100
PLAYERS = (2, 3, 4, 5)
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")


# ---- the same facts, by playing --------------------------------------------------------------------------------------


@lru_cache(maxsize=1_000)
def changes(state: State, seat: int, number: int) -> list[tuple[int, bool]]:
    """What each build of this many cards changes, and whether it needs no demolition."""
    now, builds = scores(state)[seat], legal_builds(state, seat, number)
    return [(points_after(state, seat, build) - now, build.demolish is None) for build in builds]


def points_after(state: State, seat: int, build: Build) -> int:
    return scores(built(state, seat, build))[seat]


def built(state: State, seat: int, build: Build) -> State:
    """By playing it: this seat bids, everybody else passes."""
    due = replace(state, phase=Phase.BID, start=seat, bids=(), limits=(None,) * state.players)
    due = apply(due, Bid(len(build.cards)))
    while due.phase is Phase.BID:
        due = apply(due, Pass())
    return apply(due, build)


def most_of(state: State, seat: int) -> int:
    return max([count for count in range(1, len(state.display) + 1) if legal_builds(state, seat, count)], default=0)


def best_of(state: State, seat: int, number: int) -> int:
    return max(change for change, _ in changes(state, seat, number))


def fitting(state: State, seat: int, letter: object) -> int:
    tower = state.seats[seat].towers[LETTERS.index(str(letter))]
    return sum(card.kind == tower.kind and fits(card.value, tower.top) for card in state.unseen)


def best_other(state: State, seat: int) -> int:
    return max(points for other, points in enumerate(scores(state)) if other != seat)


# ---- every kind of fact ----------------------------------------------------------------------------------------------


def check_bid(state: State, reason: Reason, action: Bid | Pass, other: Bid | Pass | None) -> None:
    facts: dict[str, Any] = dict(reason.facts)
    seat = state.turn
    assert seat is not None
    number = action.number if isinstance(action, Bid) else 0
    instead = other.number if isinstance(other, Bid) else 0
    most = most_of(state, seat)
    match reason.code:
        case "reason.gain" | "reason.gain_demolition":
            asked = int(facts["number"])
            assert asked == (number or instead)
            found = changes(state, seat, asked)
            best = max(change for change, _ in found)
            assert facts["change"] == best
            assert ((best, True) not in found) == (reason.code == "reason.gain_demolition")
        case "reason.at_best":
            legal = [one.number for one in legal_actions(state) if isinstance(one, Bid) and one.number]
            assert number == 0
            assert facts["number"] in legal
            assert facts["change"] == max(best_of(state, seat, one) for one in legal)
            assert facts["change"] == best_of(state, seat, int(facts["number"]))
        case "reason.fewer_fit":
            numbers = [instead] if instead else list(range((state.highest_bid or 0) + 1, most + 1))
            best = max(best_of(state, seat, one) for one in numbers)
            fewest = next(one for one in numbers if best_of(state, seat, one) == best)
            is_whole = (best, True) in changes(state, seat, fewest)
            now = sum(fitting(state, seat, letter) for letter in LETTERS)
            then = [
                sum(fitting(replace(state, seats=after.seats), seat, letter) for letter in LETTERS)
                for build in legal_builds(state, seat, fewest)
                if scores(after := built(state, seat, build))[seat] - scores(state)[seat] == best
                and (build.demolish is None) == is_whole
            ]
            assert number == 0
            assert best > 0
            assert int(facts["count"]) > 0
            assert now - int(facts["count"]) == max(then), "nobody builds so that less fits than need be"
        case "reason.spire":
            worth = [
                (points_after(state, seat, build), str(card), height(state, seat, build, card))
                for build in legal_builds(state, seat, number)
                for card in build.cards
                if card.value == SPIRE
            ]
            best = best_of(state, seat, number) + scores(state)[seat]
            assert (best, f"{facts['kind']}0", (facts["floors"], facts["change"])) in worth
        case "reason.more_brings":
            assert best_of(state, seat, int(facts["number"])) == facts["change"]
        case "reason.ends_bidding":
            assert number == len(state.display)
        case "reason.most":
            assert number == most
        case "reason.more_costs":
            more = legal_builds(state, seat, int(facts["number"]))
            assert more
            assert all(build.demolish is not None for build in more)
            assert facts["price"] == len(state.seats[seat].rubble) + 1
        case "reason.nothing_fits":
            assert most == 0
        case "reason.too_high":
            assert facts["most"] == most < int(facts["number"]) == (state.highest_bid or 0) + 1
        case _:
            check_others(state, reason, number, min(number, instead) if other is not None else number)


def check_others(state: State, reason: Reason, number: int, lowest: int) -> None:
    """What a bid or a pass is said to leave to others. `lowest`: the smaller one of what is compared."""
    facts: dict[str, Any] = dict(reason.facts)
    seat = state.turn
    assert seat is not None
    later = [(state.start + turn) % state.players for turn in range(len(state.bids) + 1, state.players)]
    match reason.code:
        case "reason.takes":
            rival = int(facts["seat"]) - 1
            assert rival in later
            assert int(facts["number"]) > max(lowest, state.highest_bid or 0)
            assert facts["change"] == best_of(state, rival, int(facts["number"]))
        case "reason.leader_takes":
            assert state.highest_bidder is not None
            assert (facts["seat"], facts["number"]) == (state.highest_bidder + 1, state.highest_bid)
            assert facts["change"] == best_of(state, state.highest_bidder, int(facts["number"]))
        case "reason.cannot_be_outbid":
            assert later
            assert all(most_of(state, rival) <= number == facts["number"] for rival in later)
        case "reason.last_round":
            assert (state.lap, state.pile) == (2, 0)
            assert (facts["points"], facts["other"]) == (scores(state)[seat], best_other(state, seat))
            assert scores(state)[int(facts["seat"]) - 1] == facts["other"]
        case code:
            raise AssertionError(code)


def height(state: State, seat: int, build: Build, card: Card) -> tuple[int, int]:
    """Of the crowned tower, and what its spire adds to the points, counted by the rules (R19, R20)."""
    towers = built(state, seat, build).seats[seat].towers
    heights, crowned = [tower.height for tower in towers], [tower.is_crowned for tower in towers]
    with_spire = sum(floors * (1 + top) for floors, top in zip(heights, crowned, strict=True)) + max(heights)
    floors = heights[card.kind]
    heights[card.kind], crowned[card.kind] = floors - 1, False
    return floors, with_spire - sum(f * (1 + top) for f, top in zip(heights, crowned, strict=True)) - max(heights)


def check_build(state: State, reason: Reason, build: Build, other: Build | None) -> None:
    facts: dict[str, Any] = dict(reason.facts)
    seat = state.turn
    assert seat is not None
    after = apply(state, build)
    gained = scores(after)[seat] - scores(state)[seat]
    match reason.code:
        case "reason.ends_game":
            assert after.phase is Phase.OVER
            assert (facts["points"], facts["other"]) == (scores(after)[seat], best_other(after, seat))
        case "reason.brings_instead":
            assert other is not None
            assert (
                facts["change"] == gained > facts["instead"] == scores(apply(state, other))[seat] - scores(state)[seat]
            )
        case "reason.crowns":
            tower = after.seats[seat].towers[LETTERS.index(str(facts["kind"]))]
            assert tower.top == SPIRE
            assert (facts["floors"], facts["points"]) == (tower.height, 2 * tower.height)
            assert (facts["floors"], facts["change"]) == height(state, seat, build, Card(tower.kind, SPIRE))
        case (
            "reason.demolishes"
            | "reason.demolishes_needlessly"
            | "reason.demolishes_for_later"
            | "reason.demolishes_to_clear"
        ):
            assert facts["price"] == len(state.seats[seat].rubble) + 1
            assert any(check_demolition(state, reason, one) for one in (build, other) if one is not None)
        case "reason.stays_open" | "reason.stuck" | "reason.open_to_the_end" | "reason.stuck_to_the_end":
            tower = after.seats[seat].towers[LETTERS.index(str(facts["kind"]))]
            assert tower.top == facts["top"]
            assert facts["count"] == fitting(after, seat, facts["kind"])
            assert ("stuck" in reason.code) == (facts["count"] == 0)
            assert ("to_the_end" in reason.code) == (after.lap == 2), "known exactly on the second time through"
        case "reason.open_instead" | "reason.closed_instead":
            assert other is not None
            there = fitting(apply(state, other), seat, facts["kind"])
            assert facts["count"] == fitting(after, seat, facts["kind"]) > there == facts.get("other", 0)
            tower = apply(state, other).seats[seat].towers[LETTERS.index(str(facts["kind"]))]
            assert tower.is_crowned == (reason.code == "reason.closed_instead")
        case "reason.last_cards":
            dealt = apply(after, Deal(after.unseen))
            rivals = [rival for rival in range(state.players) if rival != seat]
            takes = [
                best_of(dealt, rival, number) for rival in rivals for number in range(1, most_of(dealt, rival) + 1)
            ]
            assert facts["change"] == max(takes)
            assert facts["change"] == best_of(dealt, int(facts["seat"]) - 1, int(facts["number"]))
        case code:
            raise AssertionError(code)


def check_demolition(state: State, reason: Reason, build: Build) -> bool:
    """Whether what is said of this demolition is so, by trying every order of every choice of its cards."""
    facts: dict[str, Any] = dict(reason.facts)
    seat = state.turn
    assert seat is not None
    if build.demolish is None or str(build.demolish) != facts["card"]:
        return False
    tower = state.seats[seat].towers[build.demolish.kind]
    own = [card.value for card in build.cards if card.kind == tower.kind]
    orders = [
        order
        for count in range(len(own) + 1)
        for order in permutations(own, count)
        if all(fits(value, below) for below, value in zip((tower.top, *order), order, strict=False))
    ]
    room = len(own) - max(map(len, orders))
    if reason.code == "reason.demolishes":
        return bool(room == facts["count"] > 0)
    if reason.code == "reason.demolishes_needlessly":
        return room == 0
    after = apply(state, build)
    if reason.code == "reason.demolishes_to_clear":
        values = after.seats[seat].towers[tower.kind].values
        return room == 0 and SPIRE not in values and len(values) == facts["count"]
    tops = {order[-1] if order else tower.top for order in orders if len(order) == len(own)}
    before = max(sum(card.kind == tower.kind and fits(card.value, top) for card in after.unseen) for top in tops)
    return bool(room == 0 and facts["count"] == fitting(after, seat, tower.kind.letter) > before == facts["before"])


# ---- throughout games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_said_is_true_throughout_games(players: int) -> None:
    said: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(seed)
        policy = anything if seed % 2 else as_much_as_possible
        for state, _, _ in steps(players, Variant.STANDARD, rng, policy):
            if state.turn is None or rng.randrange(EVERY):
                continue
            legal = legal_actions(state)
            action, other = rng.choice(legal), rng.choice(legal)
            assert isinstance(action, Reasoned)
            assert isinstance(other, Reasoned)
            for against in (None, other):
                if against == action:
                    continue
                for reason in reasons(state, action, instead_of=against, most=EVERYTHING):
                    said[reason.code] += 1
                    if isinstance(action, Build):
                        assert against is None or isinstance(against, Build)
                        check_build(state, reason, action, against)
                    else:
                        assert not isinstance(against, Build)
                        check_bid(state, reason, action, against)
                    for language in languages():
                        assert say_reason(reason, NAMES, language)
    assert len(said) > 15, "nearly every kind of fact comes up"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_is_explained_by_what_somebody_can_take(players: int) -> None:
    for state, action, _ in steps(players, Variant.STANDARD, Random(players), as_much_as_possible):
        if not isinstance(action, Deal):
            continue
        dealt = apply(state, action)
        for seat in range(players):
            found = [best_of(dealt, seat, number) for number in range(1, most_of(dealt, seat) + 1)]
            reason = best_take_of_deal(dealt, seat)
            assert (reason is None) == (not found)
            if reason is not None:
                assert reason.facts["change"] == max(found) == found[int(reason.facts["number"]) - 1]


# ---- the most telling ones -------------------------------------------------------------------------------------------


def said(state: State, action: str, instead_of: str | None = None) -> list[str]:
    chosen, other = parse_action(action), None if instead_of is None else parse_action(instead_of)
    assert isinstance(chosen, Reasoned)
    assert other is None or isinstance(other, Reasoned)
    return [say_reason(reason, NAMES) for reason in reasons(state, chosen, instead_of=other)]


def test_a_bid_says_what_it_brings_and_what_one_more_would_cost() -> None:
    state = position("S:6", "", display="S7 T5 C9 H3 M12", said="")
    assert said(state, "bid 4") == [
        "The best 4 cards bring +4 now.",
        "For 5 a floor would have to be demolished (−1).",
        "Ben can take 5 cards (+6).",
    ]


def test_a_spire_is_named_first() -> None:
    state = position("S:12,7", "", display="S0 T5 C9 H3 M12", said="1 -")
    action = parse_action("build S0")
    assert isinstance(action, Build)
    assert reasons(state, action) == (Reason("reason.crowns", {"kind": "S", "floors": 3, "points": 6, "change": 5}),)


def test_who_can_build_nothing_reads_that() -> None:
    state = position("T:0 C:0 H:0 S:0 M:0", "", display="S7 T5 C9 H3 M12", said="")
    first, *_ = reasons(state, Bid(0))
    assert first == Reason("reason.nothing_fits")


def test_a_build_is_compared_with_what_was_built_instead() -> None:
    state = position("S:12,7 T:9", "", display="S0 S5 T8 H3 M12", said="1 -")
    assert said(state, "build S0", "build xT9 T8") == [
        "That brings +5 now instead of −1.",
        "Sand: finished, 3 floors count double (+5).",
        "These cards can be built without demolishing Tree 9 (−1).",
    ]
    assert said(state, "build S5", "build S0") == [
        "Sand: stays open, 5 cards in the draw pile fit.",
        "Sand: 5 cards in the draw pile fit on the 5.",
    ]


def test_a_demolition_that_opens_nothing_yet_brings_the_tower_nearer_to_a_new_beginning() -> None:
    state = position("T:4 M:14", "", display="T2 C9 S2 S1 M10", said="5")
    assert said(state, "build xT4 T2 C9 S2 S1 M10")[0] == (
        "After demolishing Tree 4 (−1), one more demolition clears the tower."
    )
