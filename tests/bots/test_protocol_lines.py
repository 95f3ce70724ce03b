"""The bot protocol, sentence by sentence under its table in docs/notation.md: lines that are refused, and limits."""

from random import Random

import pytest

from fivetowers import Variant, apply, format_state, parse_action, start
from fivetowers.bots.protocol import LONGEST_ANSWER, LONGEST_LINE, GameSoFar, Session
from fivetowers.bots.uniform import Uniform
from tests.bots.sessions import IN_BUILDING, code_after, error_code, session_after
from tests.positions import position, steps

COMMANDS_IN_GAME = ("do bid 0", "go", "legal", "state", "score", "record", "undo")


@pytest.mark.parametrize("line", COMMANDS_IN_GAME)
def test_before_new_only_three_words_work(line: str) -> None:
    assert code_after(then=line) == "protocol.no_game"


@pytest.mark.parametrize("word", ["5tp", "legal", "state", "score", "record", "undo", "quit"])
@pytest.mark.parametrize("more", [" ", " now", "  "])
def test_extra_word_is_an_error(word: str, more: str) -> None:
    session = session_after(*IN_BUILDING)
    before = session.history
    assert error_code(session.answer(word + more)) == "protocol.extra"
    assert session.history is before
    assert not session.has_quit


@pytest.mark.parametrize(
    "line", ["Legal", " legal", "legal\t", "help", "\0", "\ufefflegal", "ok", "\N{LINE SEPARATOR}"]
)
def test_unknown_word_is_an_error(line: str) -> None:
    assert code_after(*IN_BUILDING, then=line) == "protocol.unknown"


@pytest.mark.parametrize("line", ["", "\n", "\r\n", b"", b"\n", b"\r\n"], ids=repr)
def test_empty_line_is_an_error(line: str | bytes) -> None:
    assert code_after(*IN_BUILDING, then=line) == "protocol.empty"


@pytest.mark.parametrize("line", [b"\xff", b"legal\xc3", b"do bid 3\x80\n", b"\xed\xa0\x80"])
def test_line_that_is_not_utf8_is_an_error(line: bytes) -> None:
    assert code_after(*IN_BUILDING, then=line) == "protocol.not_utf8"


@pytest.mark.parametrize("letter", ["x", "é", "塔", "🏰"])
@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_length_of_a_line_counts_characters_without_its_end(letter: str, end: str) -> None:
    for length, code in ((LONGEST_LINE, "protocol.unknown"), (LONGEST_LINE + 1, "protocol.too_long")):
        line = letter * length + end
        assert code_after(then=line) == code
        assert code_after(then=line.encode()) == code


@pytest.mark.parametrize("line", ["legal", "legal\n", "legal\r\n", b"legal", b"legal\n", b"legal\r\n"], ids=repr)
def test_line_may_end_in_any_way(line: str | bytes) -> None:
    assert session_after("new players 2 start 1").answer(line) == ["legal"]


def test_error_quotes_only_a_short_and_printable_part_of_the_line() -> None:
    (answer,) = session_after().answer("\x1b[2J\r" + "x" * 4000)
    assert answer.isprintable()
    assert len(answer) < 200


# ---- how long answers can be


def test_longest_list_of_legal_actions_fits_into_an_answer() -> None:
    # However the cards lie, there are at most 5! orders of the cards placed, and six choices of what to demolish.
    longest_action = "build xT15 T14 T13 T12 T11 T10|"
    assert len("legal ") + 120 * 6 * len(longest_action) < LONGEST_ANSWER
    # The longest that a search over all displays of one kind has found: an 8 among high cards of one kind.
    seat = "T:15 C:15 H:15 S:15 M:15"
    state = position(seat, "", display="T8 T11 T12 T13 T14", said="4 -")
    session = session_after("new players 2 start 1")
    session.history = GameSoFar((state,))
    (answer,) = session.answer("legal")
    assert answer.count("|") + 1 == 198
    assert 4_000 < len(answer) <= LONGEST_ANSWER


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_answer_of_whole_games_is_short_enough_and_on_one_line(players: int, variant: Variant) -> None:
    session = Session(Uniform(), seed=players)
    state = start(players, 0, variant)
    for index, (_, action, after) in enumerate(steps(players, variant, Random(players))):
        state = after
        session.history = (session.history or GameSoFar((start(players, 0, variant),))).after(action)
        for line in ("legal", "state", "score", "go") if index % 5 == 0 else ():
            (answer,) = session.answer(line)
            assert len(answer) <= LONGEST_ANSWER
            assert "\n" not in answer
    assert session.answer("state") == [f"state {format_state(state)}"]
    assert sum(map(len, session.answer("record"))) <= LONGEST_ANSWER


def test_history_holds_the_state_before_each_action() -> None:
    history = GameSoFar((start(2),)).after(parse_action("deal T5 C7 S0 H12 M3"))
    assert apply(history.states[0], history.actions[0]) == history.state
