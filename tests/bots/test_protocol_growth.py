"""What `5tp 1` has gained: `option list`, `go nodes`, `position` and `info`; nothing that was valid has changed."""

from random import Random

import pytest

from fivetowers import format_action, format_state, parse_action, parse_state
from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.info_line import parse_info
from fivetowers.bots.protocol import Session
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.bots.uniform import Uniform
from fivetowers.rules import apply, start
from fivetowers.state import Phase, State, Variant


class Listening(Uniform):
    """Remembers the budgets that it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.budgets: list[Budget] = []

    def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
        self.budgets.append(budget)
        return super().choose(state, rng, budget)


def at(*actions: str) -> State:
    state = start(2, 0, Variant.STANDARD)
    for action in actions:
        state = apply(state, parse_action(action))
    return state


DEALT = at("deal T5 C7 S0 H12 M3")


def test_options_are_listed_before_a_game_too() -> None:
    session = Session(Uniform(), seed=1)
    assert session.answer("option list") == ["options nodes position info"]
    for line in ("option", "option info", "option info maybe", "option mood on", "option list more"):
        assert session.answer(line)[0].startswith("error protocol.option ")


@pytest.mark.parametrize(
    ("line", "budget"),
    [
        ("go", Budget()),
        ("go ms 200", Budget(milliseconds=200)),
        ("go nodes 500", Budget(nodes=500)),
        ("go ms 200 nodes 500", Budget(200, 500)),
        ("go nodes 500 ms 200", Budget(200, 500)),
    ],
)
def test_budget_is_time_or_nodes_or_both(line: str, budget: Budget) -> None:
    bot = Listening()
    session = Session(bot, seed=1)
    session.answer(f"position {format_state(DEALT)}")
    assert session.answer(line)[0].startswith("action ")
    assert bot.budgets == [budget]


@pytest.mark.parametrize("line", ["go nodes", "go nodes 0", "go nodes 1 nodes 2", "go nodes 1 ms", "go plies 3", "go "])
def test_other_budgets_are_refused(line: str) -> None:
    session = Session(Uniform(), seed=1)
    session.answer(f"position {format_state(DEALT)}")
    assert session.answer(line)[0].startswith("error protocol.go ")


def test_game_goes_on_from_a_position_and_back_to_it() -> None:
    session = Session(Uniform(), seed=1)
    assert session.answer(f"position {format_state(DEALT)}") == ["ok"]
    assert session.answer("do bid 2") == ["ok"]
    (state,) = session.answer("state")
    assert parse_state(state.removeprefix("state ")) == at("deal T5 C7 S0 H12 M3", "bid 2")
    assert session.answer("undo") == ["ok"]
    assert session.answer("undo")[0].startswith("error protocol.no_undo ")
    assert session.answer("record")[0].startswith("error protocol.no_record ")


def test_bad_position_leaves_the_game_as_it_is() -> None:
    session = Session(Uniform(), seed=1)
    session.answer("new players 2 start 1")
    for text in ("", " ", " {}", " nonsense"):
        assert session.answer(f"position{text}")[0].startswith("error position.")
    assert session.answer("record")[0].startswith("record ")


def test_choice_is_the_same_after_a_position_as_after_its_game() -> None:
    told, placed = Session(Uniform(), seed=1), Session(Uniform(), seed=1)
    told.answer("new players 2 start 1")
    told.answer("do deal T5 C7 S0 H12 M3")
    placed.answer(f"position {format_state(DEALT)}")
    assert told.answer("go") == placed.answer("go")
    assert format_action(parse_action(told.answer("go")[0].removeprefix("action ")))


@pytest.mark.parametrize("name", ROSTER)
def test_info_comes_only_when_asked_for_and_changes_no_choice(name: str) -> None:
    session = Session(make_bot(name), seed=1)
    session.answer(f"position {format_state(DEALT)}")
    (silent,) = session.answer("go nodes 20")
    assert session.answer("option info on") == ["ok"]
    info, action = session.answer("go nodes 20")
    assert action == silent
    found = parse_info(info)
    assert f"action {found['line'].split('|')[0]}" == action
    assert session.answer("option info off") == ["ok"]
    assert session.answer("go nodes 20") == [silent]


@pytest.mark.parametrize("name", ["master", "mcts", "architect"])
def test_bot_that_searches_tells_nodes_win_share_and_how_it_goes_on(name: str) -> None:
    session = Session(make_bot(name), seed=1)
    session.answer("option info on")
    session.answer("new players 3 start 1")
    for line in ("do deal T5 C7 S0 H12 M3", "do bid 2"):
        session.answer(line)
    found = parse_info(session.answer("go nodes 20")[0])
    assert found.keys() == {"ms", "nodes", "share", "line"}
    assert 0 < float(found["share"]) < 1
    state = apply(apply(start(3), parse_action("deal T5 C7 S0 H12 M3")), parse_action("bid 2"))
    for action in found["line"].split("|"):  # to the end of the round
        state = apply(state, parse_action(action))
    assert state.phase is Phase.DEAL


@pytest.mark.parametrize(
    "line",
    [
        "info",
        "info ms",
        "info ms x",
        "info ms 01",
        "info nodes -1",
        "info share 1.5",
        "info share 2",
        "info ms 1 ms 2",
        "info line",
        "info line bid",
        "info line bid 3|",
        "info LOUD 1",
        "information ms 1",
    ],
)
def test_lines_that_are_no_info(line: str) -> None:
    with pytest.raises(ValueError, match="inf"):
        parse_info(line)
