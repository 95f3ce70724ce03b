"""The bot protocol, row by row of its table in docs/notation.md."""

import json
from random import Random

import pytest

from fivetowers import PlayerAction, State, Variant, parse_state, start
from fivetowers.bots.base import Budget
from fivetowers.bots.protocol import GameSoFar, Session
from fivetowers.bots.roster import ROSTER
from fivetowers.bots.uniform import Uniform
from tests.bots.sessions import IN_BUILDING, code_after, error_code, session_after
from tests.positions import as_much_as_possible, steps


@pytest.mark.parametrize("name", ROSTER)
def test_handshake_tells_version_and_name(name: str) -> None:
    assert session_after(bot=name).answer("5tp") == [f"5tp 1 {name}"]


def test_name_may_hold_spaces() -> None:
    class Polite(Uniform):
        name = "Sir Random the Third"

    assert Session(Polite(), seed=1).answer("5tp") == ["5tp 1 Sir Random the Third"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("new players 2 start 1", start(2)),
        ("new players 5 start 5", start(5, 4)),
        ("new players 3 start 2 variant standard", start(3, 1)),
        ("new players 4 start 3 variant tabletop", start(4, 2, Variant.TABLETOP)),
    ],
)
def test_new_begins_a_game(line: str, expected: State) -> None:
    session = session_after(line)
    assert session.history == GameSoFar((expected,))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("new", "protocol.new"),
        ("new players 3", "protocol.new"),
        ("new start 1 players 3", "protocol.new"),
        ("new players 3 start 1 ", "protocol.new"),
        ("new players 3 start 1 tabletop", "protocol.new"),
        ("new players 3 start 1 variant standard now", "protocol.new"),
        ("new players 1 start 1", "protocol.players"),
        ("new players 6 start 1", "protocol.players"),
        ("new players 03 start 1", "notation.number"),
        ("new players three start 1", "notation.number"),
        ("new players 3 start 0", "protocol.start"),
        ("new players 3 start 4", "protocol.start"),
        ("new players 3 start -1", "notation.number"),
        ("new players 3 start 1 variant Standard", "protocol.variant"),
        ("new players 3 start 1 variant ", "protocol.variant"),
    ],
)
def test_new_that_is_refused_keeps_the_old_game(line: str, code: str) -> None:
    assert code_after(*IN_BUILDING, then=line) == code
    assert code_after(then=line) == code


def test_new_forgets_the_game_before() -> None:
    session = session_after(*IN_BUILDING, "new players 3 start 2")
    assert error_code(session.answer("undo")) == "protocol.no_undo"


def test_do_plays_deals_and_the_actions_of_every_seat() -> None:
    session = session_after(*IN_BUILDING, "do build S0 T5", "do deal H3 C2 M9 T1 S4", "do bid 3")
    assert session.answer("score") == ["score 4 0"]
    assert session.answer("legal") == ["legal bid 4|pass"]


def test_do_takes_a_build_in_any_order_and_remembers_the_canonical_one() -> None:
    session = session_after(*IN_BUILDING, "do build S0 T5")
    assert session.answer("record")[-1] == "1. T5 C7 S0 H12 M3 / 2 - / T5 S0"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("do", "error notation.action expected an action"),
        ("do ", "error notation.action expected an action"),
        ("do  pass", "error notation.action expected an action"),
        ("do pass now", "error notation.action expected an action"),
        ("do bid 3", "error turn.build R12 seat 1 has to build now"),
        ("do build T5", "error build.count R12 exactly 2 cards"),
        ("do build T5 T6", "error build.not_in_display R12 T6"),
        ("do build T5 X6", "error notation.card expected a card"),
        ("do deal T1 T2 T3 T4 C1", "error turn.build R12"),
        ("do retract", "error retract.variant R16"),
    ],
)
def test_action_that_cannot_be_done_is_answered_with_code_rule_and_words(line: str, answer: str) -> None:
    session = session_after(*IN_BUILDING)
    before = session.history
    (line_of_answer,) = session.answer(line)
    assert line_of_answer.startswith(answer)
    assert session.history is before


def test_error_of_the_documentation_is_word_for_word() -> None:
    session = session_after("new players 2 start 1", "do deal T5 C7 S0 H12 M3", "do bid 3")
    assert session.answer("do bid 2") == ["error bid.not_higher R10 the bid must be above 3"]


@pytest.mark.parametrize("name", ROSTER)
@pytest.mark.parametrize("line", ["go", "go ms 1"])
def test_go_answers_a_legal_action_and_changes_nothing(name: str, line: str) -> None:
    session = session_after(*IN_BUILDING, bot=name)
    before = session.history
    (answer,) = session.answer(line)
    word, _, action = answer.partition(" ")
    assert word == "action"
    assert action in session.answer("legal")[0].removeprefix("legal ").split("|")
    assert session.history is before


@pytest.mark.parametrize("line", ["go ms 200", "go ms 1000000", f"go ms {'9' * 4000}"])
def test_any_budget_of_time_is_understood(line: str) -> None:
    (answer,) = session_after(*IN_BUILDING, bot="greedy").answer(line)
    assert answer.startswith("action build ")


def test_go_hands_the_budget_to_the_bot() -> None:
    seen = []

    class Listening(Uniform):
        def choose(self, state: State, rng: Random, budget: Budget) -> PlayerAction:
            seen.append(budget)
            return super().choose(state, rng, budget)

    session = Session(Listening(), seed=1)
    for line in (*IN_BUILDING, "go", "go ms 200"):
        session.answer(line)
    assert seen == [Budget(), Budget(milliseconds=200)]


def test_go_answers_the_same_however_often_it_is_asked() -> None:
    session = session_after(*IN_BUILDING)
    assert len({tuple(session.answer("go")) for _ in range(20)}) == 1


def test_same_seed_gives_the_same_choices_and_another_seed_others() -> None:
    def choices(seed: int) -> list[str]:
        session = Session(Uniform(), seed)
        answers = []
        for line in (*IN_BUILDING, "go", "undo", "go", "undo", "go"):
            answers += session.answer(line)
        return answers

    assert choices(1) == choices(1)
    assert len({tuple(choices(seed)) for seed in range(10)}) > 1


@pytest.mark.parametrize(
    "line", ["go ms 0", "go ms 01", "go ms -1", "go ms 1.5", "go ms", "go ms ", "go fast", "go ms 5 5"]
)
def test_go_with_a_bad_budget_is_an_error(line: str) -> None:
    assert code_after(*IN_BUILDING, then=line) == "protocol.go"


def test_go_is_an_error_when_a_deal_is_due() -> None:
    assert code_after("new players 2 start 1", then="go") == "protocol.no_decision"


def test_go_is_an_error_and_legal_is_empty_when_the_game_is_over() -> None:
    session = finished_game()
    assert error_code(session.answer("go")) == "protocol.no_decision"
    assert session.answer("legal") == ["legal"]


def finished_game() -> Session:
    session = session_after("new players 3 start 1 variant tabletop")
    game = session.history
    assert game is not None
    for _, action, _ in steps(3, Variant.TABLETOP, Random(5), as_much_as_possible):
        game = game.after(action)
    session.history = game
    return session


def test_legal_lists_all_in_order() -> None:
    session = session_after("new players 2 start 1", "do deal T5 C7 S0 H12 M3")
    assert session.answer("legal") == ["legal bid 0|bid 1|bid 2|bid 3|bid 4|bid 5"]
    session = session_after(*IN_BUILDING[:2], "do bid 4", "do pass")
    builds = "build T5 C7 H12 S0|build T5 C7 H12 M3|build T5 C7 S0 M3|build T5 H12 S0 M3|build C7 H12 S0 M3"
    assert session.answer("legal") == [f"legal {builds}"]


def test_legal_stands_alone_when_a_deal_is_due() -> None:
    assert session_after("new players 2 start 1").answer("legal") == ["legal"]


def test_state_is_the_public_position_on_one_line() -> None:
    session = session_after(*IN_BUILDING)
    (line,) = session.answer("state")
    assert line.startswith("state {")
    assert session.history is not None
    assert parse_state(line.removeprefix("state ")) == session.history.state
    assert json.loads(line.removeprefix("state "))["turn"] == 1


def test_score_counts_the_towers_as_they_stand() -> None:
    session = session_after(*IN_BUILDING)
    assert session.answer("score") == ["score 0 0"]
    session.answer("do build T5 C7")
    assert session.answer("score") == ["score 3 0"]


def test_record_counts_its_lines_with_the_blank_one() -> None:
    session = session_after("new players 3 start 2", "do deal T5 C7 S0 H12 M3", "do bid 2")
    assert session.answer("record") == [
        "record 6",
        '[Game "5 Towers"]',
        '[Players "1|2|3"]',
        '[Variant "standard"]',
        '[Start "2"]',
        "",
        "1. T5 C7 S0 H12 M3 / 2",
    ]


def test_record_of_a_game_without_rounds_is_its_tags() -> None:
    assert session_after("new players 2 start 1 variant tabletop").answer("record") == [
        "record 4",
        '[Game "5 Towers"]',
        '[Players "1|2"]',
        '[Variant "tabletop"]',
        '[Start "1"]',
    ]


def test_record_of_a_finished_game_has_its_result() -> None:
    session = finished_game()
    first, *lines = session.answer("record")
    assert first == f"record {len(lines)}"
    scores = session.answer("score")[0].removeprefix("score ")
    assert f'[Result "{scores}"]' in lines


def test_undo_takes_back_every_action_to_the_first_state_and_no_further() -> None:
    session = finished_game()
    assert session.history is not None
    states = list(session.history.states)
    while len(states) > 1:
        assert session.answer("undo") == ["ok"]
        states.pop()
        assert session.history.state == states[-1]
    assert session.history == GameSoFar((start(3, 0, Variant.TABLETOP),))
    assert error_code(session.answer("undo")) == "protocol.no_undo"


def test_undo_takes_back_a_deal() -> None:
    session = session_after("new players 2 start 1", "do deal T5 C7 S0 H12 M3", "undo")
    assert session.answer("legal") == ["legal"]
    assert session.answer("do deal T6 C7 S0 H12 M3") == ["ok"]


def test_quit_is_answered_with_nothing() -> None:
    session = session_after()
    assert session.answer("quit") == []
    assert session.has_quit
