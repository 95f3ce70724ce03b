"""How puzzles are found: values by hand where the game is nearly over, and the same puzzles for the same seed."""

from random import Random

import pytest

from fivetowers.bots.base import Budget
from fivetowers.bots.explain import explain
from fivetowers.bots.roster import make_bot
from fivetowers.puzzles.finder import Quota, decisions_of_a_game
from fivetowers.puzzles.puzzle import Grade, shipped_puzzles
from fivetowers.puzzles.valuation import QUICK, Effort, quick_choices, value_choices
from fivetowers.rules import apply, legal_actions
from fivetowers.scoring import outcome
from fivetowers.state import Phase, State
from tests.effort import cases

BRIEF = Effort(bid_nodes=cases(20, 20, uncompiled=2), deals=cases(2, 2, uncompiled=1), nodes_a_deal=1)


def last_builds(number: int) -> list[State]:
    """Positions in which the last build of a game is due."""
    found: list[State] = []
    for seed in range(50):
        for state in decisions_of_a_game(2, Random(seed)):
            if state.phase is Phase.BUILD and outcome(apply(state, legal_actions(state)[0])) is not None:
                found.append(state)
        if len(found) >= number:
            break
    return found[:number]


def test_at_the_end_a_choice_is_worth_what_it_brings() -> None:
    for state in last_builds(cases(3, 3, uncompiled=1)):
        seat = state.turn
        assert seat is not None
        for choice in value_choices(state, Random(1), BRIEF):
            end = outcome(apply(state, choice.action))
            assert end is not None
            assert choice.points == end.scores[seat].total
            assert choice.win_share == (1 / len(end.winners) if seat in end.winners else 0)


def test_every_legal_action_is_valued_best_first_and_the_same_for_a_seed() -> None:
    states = list(decisions_of_a_game(cases(3, 3, uncompiled=2), Random(3)))[:6]
    for state in states:
        choices = value_choices(state, Random(1), BRIEF)
        assert {choice.action for choice in choices} == set(legal_actions(state))
        assert [choice.win_share for choice in choices] == sorted((c.win_share for c in choices), reverse=True)
        assert choices == value_choices(state, Random(1), BRIEF)


def test_grades_share_a_count() -> None:
    assert Quota.of(8).wanted == {Grade.EASY: 3, Grade.MEDIUM: 3, Grade.HARD: 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_puzzles_are_valued_by_the_bot_that_is_named(players: int) -> None:
    """With three and four players `master` takes the others for rivals, which another Master does not."""
    states = (puzzle.state for puzzle in shipped_puzzles().values())
    state = next(state for state in states if state.players == players and state.phase is Phase.BID)
    explanation = explain(make_bot("master"), state, Random(1), Budget(nodes=QUICK.bid_nodes))
    assert explanation is not None
    expected = {candidate.action: candidate.win_shares[explanation.seat] for candidate in explanation.candidates}
    valued = {choice.action: choice.win_share for choice in quick_choices(state, Random(1))}
    assert valued == expected
