"""A short and always equal run of the protocol's fuzz target; `make fuzz` looks longer."""

import pytest

from fivetowers.bots.protocol import Session
from fivetowers.bots.roster import make_bot
from fuzz.fuzz_protocol import check, run

LINES = 3_000
SECONDS = 60.0  # only to end at all on a very slow machine


def test_bent_sessions_and_junk_are_all_answered() -> None:
    assert run(SECONDS, seed=1, runs=LINES) == LINES


def test_fuzzing_finds_a_bot_that_forgets_the_game_on_an_error() -> None:
    class Forgetful(Session):
        def answer(self, line: bytes | str) -> list[str]:
            answer = super().answer(line)
            if answer[0].startswith("error"):
                self.history = None
            return answer

    session = Forgetful(make_bot("random"), seed=1)
    check(session, b"new players 2 start 1")
    with pytest.raises(AssertionError, match="changed the game"):
        check(session, b"do bid 1")
