"""Sessions of the bot protocol without a process around them, and what an error answer has to look like."""

from fivetowers.bots.protocol import Session
from fivetowers.bots.roster import make_bot

IN_BUILDING = ("new players 2 start 1", "do deal T5 C7 S0 H12 M3", "do bid 2", "do pass")


def session_after(*lines: str, bot: str = "random") -> Session:
    session = Session(make_bot(bot), seed=1)
    for line in lines:
        assert session.answer(line) == ["ok"], line
    return session


def error_code(answer: list[str]) -> str:
    """The code of an answer, which has to be one error line with words in it."""
    (line,) = answer
    assert len(line.splitlines()) == 1
    word, code, *words = line.split(" ")
    assert word == "error", line
    assert words, "an error says why"
    return code


def code_after(*lines: str, then: str | bytes) -> str:
    """The error that the last line gets; nothing may change by it."""
    session = session_after(*lines)
    before = session.history
    code = error_code(session.answer(then))
    assert session.history is before
    return code
