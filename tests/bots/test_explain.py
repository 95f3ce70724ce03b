"""What an explanation holds: the choice, valued by the bot's own search, and the best of the others."""

from random import Random

import pytest

from fivetowers import Phase, apply, legal_actions
from fivetowers.bots import explain as explaining
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.explain import explain
from fivetowers.bots.levels import GREED, forgetful
from fivetowers.bots.master import Depth, Master, own_points
from fivetowers.bots.roster import make_bot
from tests.bots.exact_play import value_of
from tests.bots.late_positions import LAST_ROUND, SECOND_TO_LAST, late_positions
from tests.effort import cases
from tests.positions import STANDARD, TABLETOP, anything, steps

FEW = Budget(nodes=cases(30, 30, uncompiled=4))


def test_choice_that_cannot_be_built_is_among_the_candidates() -> None:
    bot, bluffs = make_bot("random"), 0
    for state, _, _ in steps(2, TABLETOP, Random(2), anything):
        explanation = explain(bot, state, Random(1), FEW) if state.phase is Phase.BID else None
        if explanation is None:
            continue
        actions = [candidate.action for candidate in explanation.candidates]
        assert actions.count(explanation.choice) == 1
        bluffs += len(actions) < len(legal_actions(state)) and not explanation.candidates[-1].continuation
    assert bluffs


def test_architect_is_explained_by_its_own_search_of_what_it_remembers() -> None:
    own = Master("architect", Depth(most_deals=0, margin=GREED), liking=own_points)
    asked = 0
    for state, _, _ in steps(3, STANDARD, Random(3), anything):
        if state.turn is None or state.round % 4:
            continue
        found = explain(make_bot("architect"), state, Random(1), FEW)
        assert found is not None
        assert found == explain(own, forgetful(state), Random(1), FEW)
        assert found.choice == make_bot("architect").choose(state, Random(1), FEW)
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("pile", [LAST_ROUND, SECOND_TO_LAST])
def test_exact_builds_that_are_shown_are_the_best_ones(pile: range, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "MOST_EXACT_BUILDS", 3)
    checked = 0
    for state in late_positions(2, 40, pile=pile):
        if state.phase is not Phase.BUILD or len(legal_actions(state)) < 4:
            continue
        explanation = explain(make_bot("master"), state, Random(1), UNLIMITED)
        assert explanation is not None
        assert explanation.is_exact
        seat, other = explanation.seat, 1 - explanation.seat
        values = [value_of(apply(state, action))[seat] for action in legal_actions(state)]
        best = [(float(share), float(margin)) for share, margin in sorted(values, reverse=True)]
        shown = [(one.win_shares[seat], one.points[seat] - one.points[other]) for one in explanation.candidates]
        assert shown == best[:3]
        assert explanation.candidates[0].action == explanation.choice
        for candidate in explanation.candidates:
            assert bool(candidate.continuation) == (state.pile > 0)
        checked += 1
    assert checked > 3
