"""Which moments count as turning points, how they are told, and when a difference is inside the error."""

from math import hypot
from typing import TypeGuard

import pytest

from fivetowers import Bid, Pass, parse_action
from fivetowers.actions import Build
from fivetowers.analysis.analysis_words import faults_row, move_words, point_words, signed_percent
from fivetowers.analysis.game_analysis import Alternative, GameAnalysis, JudgedDeal, JudgedDecision, JudgedEvent
from fivetowers.analysis.outlook import NORMAL, exactly, loss_error, mean_of, possible_loss, share_error, undecided
from fivetowers.analysis.turning_points import TurningDeal, TurningPoint, faults, turning_points
from fivetowers.analysis.verdicts import MoveVerdict, judge_loss
from fivetowers.text import languages, say, speaking
from tests.positions import cards

NAMES = ("Anna", "Ben")


def deal(round_number: int, share: float) -> JudgedDeal:
    return JudgedDeal(round_number, cards("T5 C3"), (share, 1 - share), (10, 10), (0.02, 0.02), (1, 1))


def bid(round_number: int, seat: int, chosen: float, best: float, error: float = 0.01) -> JudgedDecision:
    """A bid of 4 where passing was best, or as good."""
    shares = (chosen, 1 - chosen) if seat == 0 else (1 - chosen, chosen)
    better = Bid(4) if chosen == best else Pass()
    others = (Alternative(Pass(), best, 10, 0.03, 1),)
    return JudgedDecision(
        round_number, seat, Bid(4), better, shares, (10, 10), (0.02, 0.04), (1, 1), chosen, best, error, others
    )


def game(*events: JudgedEvent) -> GameAnalysis:
    return GameAnalysis(NAMES, NORMAL, (10, 10), (), (0.5, 0.5), (0.03, 0.03), events)


GAME = game(
    deal(1, 0.6),
    bid(1, 0, 0.54, 0.6),
    bid(1, 1, 0.46, 0.46),
    deal(2, 0.84),
    bid(2, 1, 0.06, 0.16),
    deal(3, 0.9),
    bid(3, 0, 0.87, 0.9, error=0.04),
)


def test_costliest_faults_come_first_then_the_greatest_deals() -> None:
    first, second, third = turning_points(GAME)
    assert (first, second) == (GAME.events[4], GAME.events[1])
    assert isinstance(third, TurningDeal)
    assert third.deal == GAME.events[3]
    assert third.before == pytest.approx(0.54)


def test_one_seat_has_its_own_turning_points() -> None:
    assert faults(GAME, 1) == [GAME.events[4]]
    first, *others = turning_points(GAME, 1)
    assert first == GAME.events[4]
    assert [point.seat for point in others] == [1, 1]


def test_a_turning_point_is_one_sentence() -> None:
    first, _, third = turning_points(GAME)
    assert point_words(first, NAMES) == "Round 2, Ben (−10±1%): better to pass (16%) than to bid 4 (6%)."
    assert point_words(third, NAMES) == "Round 2, T5 C3 turned up: Anna goes from 54% to 84% (+30±3%)."
    with speaking("de"):
        assert (
            point_words(first, NAMES)
            == "Runde 2, Ben (−10±1\u00a0%): besser passen (16\u00a0%) als 4 bieten (6\u00a0%)."
        )


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_how_sure_a_turning_point_is(language: str) -> None:
    first, _, third = turning_points(GAME)
    with speaking(language):
        assert "−10±1" in point_words(first, NAMES)
        assert "+30±3" in point_words(third, NAMES)


def test_a_deal_has_the_errors_of_the_shares_before_and_after_it() -> None:
    by_round = {point.deal.round: point for point in turning_points(game(deal(1, 0.7), deal(2, 0.9))) if is_deal(point)}
    assert by_round[1].error == pytest.approx(hypot(0.03, 0.02), abs=1e-6), "the start comes before the first one"
    assert by_round[2].error == pytest.approx(hypot(0.02, 0.02), abs=1e-6)
    later = game(deal(1, 0.5), bid(1, 0, 0.5, 0.5), deal(2, 0.7))
    for seat, error in enumerate((0.02, 0.04)):
        (point,) = (one for one in turning_points(later, seat) if is_deal(one) and one.deal.round == 2)
        assert point.error == pytest.approx(hypot(error, 0.02), abs=1e-6)


@pytest.mark.parametrize(("share", "count"), [(0.53, 0), (0.54, 1), (0.46, 1), (0.47, 0)])
def test_a_deal_that_moved_no_more_than_its_error_is_not_a_turning_point(share: float, count: int) -> None:
    assert len(turning_points(game(deal(1, share)))) == count, "the error is 3.6 %"


def is_deal(point: TurningPoint) -> TypeGuard[TurningDeal]:
    return isinstance(point, TurningDeal)


def test_shares_of_a_fault_have_their_own_errors() -> None:
    costly, right = GAME.events[4], GAME.events[2]
    assert isinstance(costly, JudgedDecision)
    assert isinstance(right, JudgedDecision)
    assert (costly.chosen_error, costly.best_error) == (0.04, 0.03)
    assert (right.chosen_error, right.best_error) == (0.04, 0.04), "what was chosen is the best"
    assert faults_row(costly, NAMES)[2:5] == ["bid 4 (6±4%)", "pass (16±3%)", "−10±1%"]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("bid 0", "bid 0"),
        ("pass", "pass"),
        ("build T5 C3", "build T5 C3"),
        ("build xS6 S7", "demolish S6 and build S7"),
    ],
)
def test_moves_are_told_in_words(action: str, words: str) -> None:
    parsed = parse_action(action)
    assert isinstance(parsed, Bid | Pass | Build)
    assert move_words(parsed) == words


def test_changes_have_a_sign_and_nothing_has_none() -> None:
    assert [signed_percent(change) for change in (0.123, -0.456, 0.001, -0.001)] == ["+12%", "−46%", "0%", "0%"]


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.0, 0.0, MoveVerdict.BEST),
        (0.019, 0.001, MoveVerdict.GOOD),
        (0.02, 0.001, MoveVerdict.SLIP),
        (0.05, 0.001, MoveVerdict.MISTAKE),
        (0.1, 0.001, MoveVerdict.BLUNDER),
        (0.3, 0.31, MoveVerdict.GOOD),
    ],
)
def test_verdict_follows_loss_and_error(loss: float, error: float, verdict: MoveVerdict) -> None:
    assert judge_loss(loss, error) is verdict
    assert say(f"analyse-verdict-{verdict.value}")


def test_luck_that_both_actions_share_is_no_error_of_their_difference() -> None:
    lucky = [0.3, 0.7, 0.4, 0.6]
    best, chosen = (mean_of([((share + more, 1 - share - more), (10.0, 9.0)) for share in lucky]) for more in (0.1, 0))
    assert loss_error(best, chosen, 0) < 0.04 < share_error(best, 0)


def test_an_undecided_opponent_makes_the_figures_unsure() -> None:
    """The second seat has two answers that are alike for it, but not for the first and the third."""
    chosen, alike, worse = (
        mean_of([(shares, (10.0, 9.0, 8.0))] * 4) for shares in ((0.5, 0.3, 0.2), (0.2, 0.295, 0.505), (0.7, 0.1, 0.2))
    )
    swaying = undecided(chosen, [chosen, alike, worse], 1)
    assert swaying.sways == pytest.approx((0.3, 0.005, 0.305))
    assert share_error(swaying, 0) > 0.3 > share_error(chosen, 0)
    assert loss_error(swaying, worse, 2) > 0.3 > loss_error(chosen, worse, 2)
    assert undecided(chosen, [chosen, worse], 1).sways == (0, 0, 0)
    certain = exactly((0.5, 0.5), (10.0, 10.0))
    assert undecided(certain, [certain, exactly((0.4, 0.5), (9.0, 10.0))], 1) is certain


def test_the_best_action_may_lose_after_all_where_another_is_nearly_as_good() -> None:
    best, near, far = (mean_of([((share, 1 - share), (10.0, 9.0))] * 4) for share in (0.5, 0.499, 0.3))
    assert possible_loss(best, [near, far], 0) == pytest.approx(loss_error(near, best, 0) - 0.001)
    assert possible_loss(best, [far], 0) == 0


def test_what_is_exact_has_no_error() -> None:
    won, lost = exactly((1.0, 0.0), (20.0, 10.0)), exactly((0.0, 1.0), (10.0, 20.0))
    assert (share_error(won, 0), loss_error(won, lost, 0)) == (0, 0)
