"""The bot `master` and its yardstick `mcts`: always legal, in time, the same again with the same seed."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count, islice
from random import Random

import pytest

from fivetowers import Phase, State, apply, legal_actions, rules
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.explain import explain
from fivetowers.bots.roster import make_bot
from fivetowers.fast import is_compiled
from fivetowers.state import LAPS
from tests.effort import cases
from tests.positions import TABLETOP, anything, decisions, steps

SEARCHERS = ("master", "mcts", "architect")
FEW = Budget(nodes=cases(30, 30, uncompiled=4))
PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_is_legal(name: str, players: int) -> None:
    bot = make_bot(name)
    for state in decisions(players, players)[::7]:
        assert bot.choose(state, Random(1), FEW) in legal_actions(state)


@pytest.mark.parametrize("name", SEARCHERS)
def test_whole_tabletop_game_is_played_legally(name: str) -> None:
    bot = make_bot(name)
    players = cases(3, 3, uncompiled=2)
    for state, action, _ in steps(players, TABLETOP, Random(5), lambda state, rng: bot.choose(state, rng, FEW)):
        if state.turn is not None:
            assert action in legal_actions(state)


@pytest.mark.parametrize("name", SEARCHERS)
def test_bids_of_the_tabletop_variant_that_cannot_be_built_are_met(name: str) -> None:
    bot = make_bot(name)
    for state, _, _ in steps(2, TABLETOP, Random(2), anything):
        if state.turn is not None:
            assert bot.choose(state, Random(1), FEW) in legal_actions(state)


@pytest.mark.parametrize("name", SEARCHERS)
def test_same_seed_and_nodes_give_the_same_choice_in_any_thread(name: str) -> None:
    bot = make_bot(name)
    states = decisions(2, 3)[::5]
    alone = [bot.choose(state, Random(9), FEW) for state in states]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda state: bot.choose(state, Random(9), FEW), states)) == alone


def test_builds_are_not_listed_by_the_readable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [state for state in decisions(2, 3) if state.phase is Phase.BUILD][::4]
    counts = [len(legal_actions(state)) for state in states]
    assert min(counts) == 1 < max(counts)
    monkeypatch.setattr(rules, "builds_by_demolition", None)
    chosen = [make_bot("master").choose(state, Random(1), FEW) for state in states]
    monkeypatch.undo()
    assert all(action in legal_actions(state) for state, action in zip(states, chosen, strict=True))


@pytest.mark.skipif(not is_compiled(), reason="nothing is quick uncompiled")
@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize(("milliseconds", "number"), [(1, 400), (10, 100)])
def test_time_is_kept_in_99_of_100_decisions(name: str, milliseconds: int, number: int) -> None:
    bot = make_bot(name)
    bot.choose(decisions(2, 2)[0], Random(1), UNLIMITED)
    late = 0
    for state in choices(number):
        begun = time.thread_time()  # other processes may be busy too
        bot.choose(state, Random(1), Budget(milliseconds=milliseconds))
        late += 1000 * (time.thread_time() - begun) > 1.1 * milliseconds + 20
    assert late <= number // 100


def choices(number: int) -> list[State]:
    """This many positions with more than one legal action, from games of two to five players in turn."""
    games = (decisions(2 + seed % 4, seed) for seed in count())
    real = (state for game in games for state in game[::2] if len(legal_actions(state)) > 1)
    return list(islice(real, number))


def test_win_shares_of_an_explanation_add_up_to_one() -> None:
    for state in decisions(3, 1)[::13]:
        explanation = explain(make_bot("master"), state, Random(1), FEW)
        assert explanation is not None
        assert explanation.choice in legal_actions(state)
        for candidate in explanation.candidates:
            assert candidate.action in legal_actions(state)
            assert sum(candidate.win_shares) == pytest.approx(1, abs=1e-3)


def test_explanation_of_a_bid_goes_on_to_the_build() -> None:
    state = decisions(2, 3)[0]
    explanation = explain(make_bot("greedy"), state, Random(1), FEW)
    assert explanation is not None
    assert {candidate.action for candidate in explanation.candidates} == set(legal_actions(state))
    for candidate in explanation.candidates:
        after = apply(state, candidate.action)
        for action in candidate.continuation:
            assert action in legal_actions(after)
            after = apply(after, action)
        assert after.phase in (Phase.DEAL, Phase.OVER)


@pytest.mark.parametrize("name", ["greedy", "mcts", "master", "bricklayer"])
def test_choice_is_among_the_candidates_with_its_value(name: str) -> None:
    builds = [state for state in decisions(2, 4) if state.phase is Phase.BUILD]
    last = [state for state in builds if state.pile <= 5]
    assert {(1, 0), (LAPS, 0)} < {(state.lap, state.pile) for state in last}
    for state in (*builds[::9], *last):
        explanation = explain(make_bot(name), state, Random(1), FEW)
        assert explanation is not None
        assert explanation.choice in {candidate.action for candidate in explanation.candidates}
        if state.lap < LAPS or state.pile > 5:
            assert not explanation.is_exact
        elif state.pile == 0:  # the round before is solved only where the budget suffices
            assert explanation.is_exact


def test_exact_explanation_ends_with_the_game_and_the_best_build_stands_first() -> None:
    state = [state for state in decisions(2, 4) if state.phase is Phase.BUILD and state.lap == LAPS][-1]
    explanation = explain(make_bot("master"), state, Random(1), UNLIMITED)
    assert explanation is not None
    assert explanation.is_exact
    best = explanation.candidates[0]
    (own,) = (candidate for candidate in explanation.candidates if candidate.action == explanation.choice)
    assert own.win_shares == best.win_shares


def test_no_explanation_where_nobody_decides() -> None:
    assert explain(make_bot("master"), replace(decisions(2, 1)[0], phase=Phase.DEAL), Random(1), FEW) is None
