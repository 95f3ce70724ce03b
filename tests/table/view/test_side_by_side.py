"""Two games with the same cards beside each other: the first round that went another way, and who parted first."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fivetowers.actions import Action
from fivetowers.dealer import new_hidden_dealer
from fivetowers.rules import apply, legal_actions, start
from fivetowers.scoring import outcome, scores
from fivetowers.state import DEAL, State
from fivetowers.table.view.rounds import rounds_from
from fivetowers.table.view.side_by_side import side_by_side

PLAYERS = 3


def game(cards: int, luck: int, before: list[Action]) -> tuple[list[Action], State]:
    """The cards of a seed; the actions `before`, and then others by chance."""
    dealer, rng = new_hidden_dealer(PLAYERS, Random(cards)), Random(luck)
    state, actions = start(PLAYERS), list[Action]()
    while outcome(state) is None:
        if state.phase is DEAL:
            action: Action = dealer.turn_up(state, actions)
        elif len(actions) < len(before):
            action = before[len(actions)]
        else:
            action = rng.choice(legal_actions(state))
        actions.append(action)
        state = apply(state, action)
    return actions, state


def states(actions: list[Action]) -> list[State]:
    found = [start(PLAYERS)]
    for action in actions:
        found.append(apply(found[-1], action))
    return found


@given(cards=st.integers(0, 1000), kept=st.integers(0, 60), seat=st.integers(1, PLAYERS))
def test_games_part_where_the_first_action_differs(cards: int, kept: int, seat: int) -> None:
    one, end = game(cards, 1, [])
    two, other_end = game(cards, 2, one[:kept])
    beside = side_by_side(list(rounds_from(start(PLAYERS), one)), list(rounds_from(start(PLAYERS), two)), seat)
    differs = next((index for index, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), None)
    if differs is None:
        assert (beside.parted, beside.by, one) == (None, None, two)
    else:
        then = states(one)[differs]
        assert then.turn is not None
        assert (beside.parted, beside.by) == (then.round, then.turn + 1)
        assert [row.same for row in beside.rounds[: then.round]] == [True] * (then.round - 1) + [False]
    mine = [row.mine for row in beside.rounds if row.mine is not None]
    others = [row.other for row in beside.rounds if row.other is not None]
    assert (mine[-1].points, others[-1].points) == (scores(end)[seat - 1], scores(other_end)[seat - 1])
    assert sum(side.change for side in mine) == scores(end)[seat - 1]
    assert all((side.built is None) == (side.builder != seat) for side in mine)


def test_the_same_game_twice_never_parts() -> None:
    rounds = list(rounds_from(start(PLAYERS), game(1, 1, [])[0]))
    beside = side_by_side(rounds, rounds, 2)
    assert (beside.parted, beside.by) == (None, None)
    assert all(row.same for row in beside.rounds)
