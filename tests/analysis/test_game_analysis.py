"""What an analysis says of a game: sums that add up, figures that turn with the seats, and exact last rounds."""

from dataclasses import replace
from itertools import pairwise
from math import hypot, sqrt
from random import Random
from statistics import fmean
from typing import Any

import pytest

from fivetowers import Deal, Phase, State, apply, legal_actions, replay
from fivetowers.actions import PlayerAction
from fivetowers.analysis.analysis_json import analysis_as_data
from fivetowers.analysis.game_analysis import (
    Alternative,
    GameAnalysis,
    JudgedDeal,
    JudgedDecision,
    NotAnalysable,
    analyse,
)
from fivetowers.analysis.outlook import DOUBTS_WIDE, QUICK, SHARE_DOUBT
from fivetowers.analysis.part_errors import part_errors
from fivetowers.fast import is_compiled
from fivetowers.offer.reasons import Reasoned, reasons
from fivetowers.state import LAPS
from tests.analysis.judged_games import BRIEF, judged, some_game, turned
from tests.bots.exact_play import value_of
from tests.effort import cases
from tests.positions import TABLETOP, retracts, whole_game

# Uncompiled, a game of five takes minutes, and one of two half of one.
PLAYERS = (2, 3, 4, 5) if is_compiled() else (2,)
TINY = 1e-6


def decisions(analysis: GameAnalysis) -> list[JudgedDecision]:
    return [event for event in analysis.events if isinstance(event, JudgedDecision)]


@pytest.mark.parametrize("players", PLAYERS)
def test_luck_own_and_others_decisions_add_up(players: int) -> None:
    for seed in range(cases(2, 250, uncompiled=1)):
        data = analysis_as_data(judged(players, seed))
        for seat in range(players):
            gained = data["events"][-1]["share"][seat] - data["start"][seat]
            assert gained == pytest.approx(data["luck"][seat] + data["own"][seat] + data["others"][seat], abs=TINY)
            lost = sum(event["loss"] for event in data["events"] if event.get("seat") == seat + 1)
            assert data["own"][seat] == pytest.approx(-lost, abs=TINY), "own decisions are chosen minus best"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_share_and_every_sum_has_its_error(players: int) -> None:
    data = analysis_as_data(judged(players, 1))
    decided = [event for event in data["events"] if event["kind"] == "decision"]
    assert all(len(event["share_error"]) == players for event in decided)
    assert decided[0]["share_error"][0] > DOUBTS_WIDE * SHARE_DOUBT
    assert decided[-1]["share_error"] == [0] * players, "the last rounds are exact"
    for seat in range(players):
        own = [event["error"] for event in decided if event["seat"] == seat + 1]
        others = [event["error"] for event in decided if event["seat"] != seat + 1]
        start = data["start_error"][seat]
        assert start > DOUBTS_WIDE * SHARE_DOUBT
        assert data["own_error"][seat] == pytest.approx(hypot(*own), abs=TINY)
        assert data["others_error"][seat] == pytest.approx(hypot(*others), abs=TINY)
        assert data["luck_error"][seat] == pytest.approx(hypot(start, *own, *others), abs=TINY)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_alternative_has_the_error_of_its_own_share(players: int) -> None:
    checked = sampled = 0
    for deal, event in pairwise(judged(players, 1).events):
        if isinstance(deal, JudgedDeal) and isinstance(event, JudgedDecision) and deal.errors[event.seat] > 0:
            if event.best != event.action or all(other.share < event.best_share for other in event.alternatives):
                assert event.best_error == deal.errors[event.seat], "the cards are worth what the best answer is"
            assert all(other.error >= DOUBTS_WIDE * SHARE_DOUBT for other in event.alternatives)
            sampled += sum(other.point_error > 0 for other in event.alternatives)
            checked += event.best != event.action
    assert checked > 2
    assert sampled > 10
    data = analysis_as_data(judged(players, 1))
    written = [other for event in data["events"] for other in event.get("alternatives", ())]
    assert [other["error"] for other in written] == [
        other.error for event in decisions(judged(players, 1)) for other in event.alternatives
    ]


def test_alternatives_are_found_again_inside_their_errors() -> None:
    """Other deals, and more of them, give other shares, but hardly ever by more than both errors allow."""
    record = some_game(2, 1)
    few, many = (alternatives(analyse(record, depth)) for depth in (QUICK, replace(QUICK, batches=8, deals=8)))
    both = [(few[key], many[key]) for key in few.keys() & many.keys() if few[key].error > 0]
    assert len(both) > cases(40, 40, uncompiled=20)
    inside = [abs(one.share - other.share) <= hypot(one.error, other.error) for one, other in both]
    assert fmean(inside) >= 0.95
    assert fmean(one.error for one, _ in both) > fmean(other.error for _, other in both) > DOUBTS_WIDE * SHARE_DOUBT
    typical = sqrt(fmean((one.share - other.share) ** 2 for one, other in both))
    assert typical > fmean(one.error for one, _ in both) / 10, "nor are the errors much too large"


def alternatives(analysis: GameAnalysis) -> dict[tuple[int, PlayerAction], Alternative]:
    """By the place of the decision, and by what could have been done."""
    return {
        (place, other.action): other
        for place, event in enumerate(analysis.events)
        if isinstance(event, JudgedDecision)
        for other in event.alternatives
    }


def test_luck_of_an_unfinished_game_is_as_unsure_as_its_last_deal() -> None:
    record = some_game(2, 1)
    dealt = [place for place, action in enumerate(record.actions) if isinstance(action, Deal)][2]
    data = analysis_as_data(analyse(replace(record, actions=record.actions[: dealt + 2]), BRIEF))
    *before, last, _ = data["events"]
    assert last["kind"] == "deal"
    between = [event["error"] for event in before if event["kind"] == "decision"]
    for seat in range(2):
        expected = hypot(data["start_error"][seat], last["error"][seat], *between)
        assert data["luck_error"][seat] == pytest.approx(expected, abs=TINY)
    nothing = analysis_as_data(analyse(replace(record, actions=()), BRIEF))
    assert nothing["luck_error"] == nothing["own_error"] == nothing["others_error"] == [0, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_decision_loses_what_it_takes_from_the_position(players: int) -> None:
    analysis = judged(players, 1)
    shares = (analysis.start, *(event.shares for event in analysis.events))
    for before, event in zip(shares, analysis.events, strict=False):
        assert sum(event.shares) == pytest.approx(1, abs=1e-4)
        if isinstance(event, JudgedDecision):
            assert event.best_share == before[event.seat]
            assert event.chosen_share == event.shares[event.seat]
            assert event.loss >= 0
            assert all(other.share <= event.best_share for other in event.alternatives)
            assert (event.best == event.action) == (event.loss == 0)
    assert [seat for seat, share in enumerate(analysis.events[-1].shares) if share > 0] == list(analysis.winners)


@pytest.mark.parametrize("players", PLAYERS)
def test_expected_points_come_to_those_of_the_end(players: int) -> None:
    analysis = judged(players, 1)
    last = analysis.events[-1]
    assert last.points == pytest.approx(analysis.points)
    assert last.point_errors == (0,) * players
    first = analysis.events[0]
    assert all(5 < points < 80 and error > 0 for points, error in zip(first.points, first.point_errors, strict=True))
    for before, event in zip(analysis.events, analysis.events[1:], strict=False):
        if isinstance(event, JudgedDecision) and event.best == event.action and not event.alternatives:
            assert event.points == before.points, "who has no choice changes nothing"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_event_of_the_game_is_judged_in_order(players: int) -> None:
    record, analysis = some_game(players, 1), judged(players, 1)
    for before, action, event in zip(replay(record), record.actions, analysis.events, strict=False):
        if isinstance(event, JudgedDeal):
            assert isinstance(action, Deal)
            assert event.cards == action.cards
        else:
            assert (event.action, event.seat, event.round) == (action, before.turn, before.round)
            if len(legal_actions(before)) == 1:
                assert (event.loss, event.error, event.alternatives) == (0, 0, ())
            assert isinstance(event.action, Reasoned)
            assert isinstance(event.best, Reasoned)
            told = reasons(before, event.best, instead_of=event.action) if event.verdict.is_fault else ()
            assert event.reasons == told, "what is said of a fault is said of its own position"
    assert len(analysis.events) == len(record.actions)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_with_seats_turned_gets_its_figures_turned(players: int) -> None:
    one, other = judged(players, 1), analyse(turned(some_game(players, 1), 1), BRIEF)
    assert other.start_errors == turned_by_one(one.start_errors)
    for figures, turned_figures in zip(part_figures(one), part_figures(other), strict=True):
        assert turned_figures == turned_by_one(figures)
    for here, there in zip(one.events, other.events, strict=True):
        assert there.shares == turned_by_one(here.shares)
        if isinstance(here, JudgedDecision) and isinstance(there, JudgedDecision):
            assert (there.seat, there.action) == ((here.seat + 1) % players, here.action)
            assert there.loss == pytest.approx(here.loss, abs=1e-4)
            assert there.share_errors == turned_by_one(here.share_errors)
            assert [other.action for other in there.alternatives] == [other.action for other in here.alternatives]
            for figure in ("share", "error", "points", "point_error"):
                expected = [getattr(other, figure) for other in here.alternatives]
                assert [getattr(other, figure) for other in there.alternatives] == pytest.approx(expected, abs=1e-3)


def part_figures(analysis: GameAnalysis) -> list[tuple[float, ...]]:
    """Luck, own and others' decisions, and their errors."""
    return [
        figures
        for parts in (analysis.luck_and_skill(), part_errors(analysis))
        for figures in (parts.luck, parts.own, parts.others)
    ]


def turned_by_one(figures: tuple[float, ...]) -> Any:
    return pytest.approx(figures[-1:] + figures[:-1], abs=1e-4)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_two_rounds_are_exact(players: int) -> None:
    checked = others = 0
    for seed in range(cases(1, 6)):
        record = some_game(players, seed)
        states = list(replay(record))
        for after, event in zip(states[1:], judged(players, seed).events, strict=True):
            if not is_certain(after) or tree_size(after) > 3_000:
                continue
            assert list(event.shares) == pytest.approx([float(share) for share, _ in value_of(after)], abs=TINY)
            checked += 1
            if isinstance(event, JudgedDeal):
                assert event.errors == (0,) * players
            elif after.phase is not Phase.DEAL or after.pile == 0:
                assert event.error == 0
                assert all(other.error == other.point_error == 0 for other in event.alternatives)
                others += len(event.alternatives)
    assert checked > 2
    assert others > 0


def is_certain(state: State) -> bool:
    """Nobody can be surprised by the cards any more."""
    return state.lap == LAPS and (state.phase is not Phase.DEAL or state.pile <= 5) and state.pile <= 5


def tree_size(state: State) -> int:
    """How much the slow solver would have to try, roughly."""
    if state.phase is Phase.OVER:
        return 1
    if state.phase is Phase.DEAL:
        return tree_size(apply(state, Deal(state.unseen)))
    return len(legal_actions(state)) ** 2 * (1 if state.phase is Phase.BUILD else 40) * (20 if state.pile else 1)


def test_same_game_and_depth_give_the_same_figures() -> None:
    players = cases(3, 3, uncompiled=2)
    assert analyse(some_game(players, 1), BRIEF) == judged(players, 1)


def test_an_unfinished_game_is_judged_as_far_as_it_goes() -> None:
    record = some_game(2, 1)
    analysis = analyse(replace(record, actions=record.actions[:9]), BRIEF)
    assert analysis.winners == ()
    assert len(analysis.events) == 9
    whole = [event for event in judged(2, 1).events if event.round < analysis.events[-1].round]
    assert whole
    assert list(analysis.events[: len(whole)]) == whole, "what comes later changes nothing in the rounds before"
    assert analyse(replace(record, actions=()), BRIEF).events == ()


def test_a_bid_that_cannot_be_built_stops_the_analysis() -> None:
    games = (whole_game(2, TABLETOP, Random(seed)) for seed in range(20))
    record = next(game for game in games if retracts(game))
    with pytest.raises(NotAnalysable, match="R16"):
        analyse(record, BRIEF)


def test_progress_is_told_and_can_stop_the_analysis() -> None:
    told = []
    record = some_game(2, 1)
    analyse(record, BRIEF, tell=lambda done, total: told.append((done, total)))
    rounds = record.end.round
    assert told == [(done, rounds) for done in range(1, rounds + 1)]

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(record, BRIEF, tell=stop)


def test_a_difference_inside_the_error_is_no_fault() -> None:
    """Where anything is played, some of it costs more than the error; what costs less is no fault."""
    events = decisions(analyse(some_game(2, 1), QUICK))
    faults = [event for event in events if event.verdict.is_fault]
    assert len(faults) > 3
    assert all(event.loss > event.error for event in faults)
