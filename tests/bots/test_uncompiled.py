"""Every bot without a C compiler: it plays legally with any number of players, and keeps to its time."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from fivetowers import Phase, State, apply, legal_actions, new_dealer, start
from fivetowers.bots.base import UNLIMITED, Bot, Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.master import Master
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.dealer import dealer_for
from fivetowers.fast import is_compiled
from fivetowers.fast.game.time_limit import TimeIsUp, check_time, time_limit
from fivetowers.state import LAPS
from tests.fast.worlds import inside

SEARCHERS = ("master", "mcts", "architect")
FEW = Budget(nodes=3)
LATE = 10  # cards in the pile: two rounds and the one in play


@pytest.fixture(autouse=True)
def uncompiled() -> Iterator[None]:
    with inside("uncompiled"):
        assert not is_compiled()
        yield


def game(players: int, seed: int) -> list[State]:
    """The decisions of a game between bots that are quick."""
    rng, found = Random(seed), list[State]()
    dealer, state = new_dealer(players, rng), start(players)
    while state.phase is not Phase.OVER:
        if state.turn is None:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        found.append(state)
        state = apply(state, Greedy().choose(state, rng, UNLIMITED))
    return found


def play_on(bot: Bot, state: State, *, until: int) -> State:
    """Up to the end of this round, or of the game, the bot plays for the seat to move, and `greedy` for the others."""
    rng, own = Random(1), state.turn
    dealer = dealer_for(state, rng)
    while state.phase is not Phase.OVER and (state.turn is not None or state.round < until):
        if state.turn is None:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        action = (bot if state.turn == own else Greedy()).choose(state, rng, FEW)
        assert action in legal_actions(state)
        state = apply(state, action)
    return state


@pytest.mark.parametrize("name", ROSTER)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bot_plays_in_the_middle_and_to_the_end(name: str, players: int) -> None:
    bot, states = make_bot(name), game(players, players)
    middle = next(state for state in states if state.round == 8)
    assert play_on(bot, middle, until=9).round == 9
    late = next(state for state in states if state.lap == LAPS and state.pile <= LATE)
    assert play_on(bot, late, until=100).phase is Phase.OVER


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_time_is_kept(name: str, players: int) -> None:
    bot = make_bot(name)
    for state in game(players, players)[:: 4 * players]:
        begun = time.thread_time()  # other processes may be busy too
        assert bot.choose(state, Random(1), Budget(milliseconds=100)) in legal_actions(state)
        assert time.thread_time() - begun < 2  # where nothing looks at the time it takes many seconds


def test_without_a_budget_it_answers_soon() -> None:
    first = game(5, 1)[0]
    begun = time.thread_time()
    make_bot("master").choose(first, Random(1), UNLIMITED)
    assert time.thread_time() - begun < 8


def test_what_takes_too_long_is_given_up_and_greedy_chooses() -> None:
    state = game(2, 1)[0]
    assert Master().choose(state, Random(1), Budget(milliseconds=1)) == Greedy().choose(state, Random(1), UNLIMITED)
    with time_limit(0.0), pytest.raises(TimeIsUp):
        Master().think(state, Random(1), FEW)


def test_time_is_limited_only_inside() -> None:
    check_time()
    with time_limit(0.0):
        with time_limit(None):
            check_time()
        with pytest.raises(TimeIsUp):
            check_time()
    check_time()
