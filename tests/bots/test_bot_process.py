"""Bots as real programs: whatever comes in, every line is answered, and nothing but answers goes out."""

import io
import os
import signal
import time
import tracemalloc
from random import Random

import pytest

from fivetowers import Phase, Variant, apply, format_action, new_dealer, parse_action, parse_record, scores, start
from fivetowers.bots.protocol import LONGEST_LINE, Session
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.cli.bot import serve
from tests.bots.processes import BotProcess, answers, running, talk

MEGABYTE = 1_000_000


@pytest.mark.parametrize("name", ["random", "master"])
def test_session_is_answered_line_by_line_and_ends_at_quit(name: str) -> None:
    lines = answers(b"5tp\nnew players 2 start 1\nlegal\nquit\n5tp\n", name)
    assert lines == [f"5tp 1 {name}", "ok", "legal"]


@pytest.mark.parametrize("data", [b"", b"5tp\n", b"5tp", b"5tp\r\n", b"5tp\r"])
def test_end_of_input_ends_the_bot_and_a_last_line_without_end_counts(data: bytes) -> None:
    assert answers(data) == (["5tp 1 random"] if data else [])


def test_carriage_return_before_line_feed_is_dropped() -> None:
    lines = answers(b"new players 2 start 1\r\ndo deal T5 C7 S0 H12 M3\r\nlegal\r\nquit\r\n")
    assert lines == ["ok", "ok", "legal bid 0|bid 1|bid 2|bid 3|bid 4|bid 5"]


JUNK = [
    (b"", "protocol.empty"),
    (b"\0\0\0", "protocol.unknown"),
    (b"\xff\xfe5\0t\0p\0", "protocol.not_utf8"),
    (b"x" * (LONGEST_LINE + 1), "protocol.too_long"),
    (b"x" * 5 * LONGEST_LINE, "protocol.too_long"),
    ("🏰".encode() * LONGEST_LINE, "protocol.unknown"),
    ("🏰".encode() * LONGEST_LINE + b"\r", "protocol.unknown"),
    ("🏰".encode() * (LONGEST_LINE + 1), "protocol.too_long"),
    (b"\xff" * MEGABYTE, "protocol.too_long"),
    (b"do build " + b"T5 " * MEGABYTE, "protocol.too_long"),
]


def test_junk_is_answered_with_one_error_each_and_the_game_goes_on() -> None:
    lines = [b"new players 2 start 1", *(junk for junk, _ in JUNK), b"score", b""]
    first, *errors, last = answers(b"\n".join(lines))
    assert (first, last) == ("ok", "score 0 0")
    assert [error.split(" ")[:2] for error in errors] == [["error", code] for _, code in JUNK]


def test_very_long_line_without_end_is_one_error() -> None:
    (error,) = answers(b"x" * 3 * MEGABYTE)
    assert error.startswith("error protocol.too_long ")


class LongLine(io.BytesIO):
    """A line of this many megabytes, then a question."""

    def __init__(self, megabytes: int) -> None:
        super().__init__(b"\n5tp\n")
        self.left = megabytes * MEGABYTE

    def readline(self, size: int | None = -1, /) -> bytes:
        if not self.left:
            return super().readline(size)
        length = self.left if size is None or size < 0 else min(self.left, size)
        self.left -= length
        return b"x" * length


def test_long_line_takes_no_memory() -> None:
    sink = io.BytesIO()
    session = Session(make_bot("random"), seed=1)
    session.answer("")  # what is loaded for the first error does not count
    tracemalloc.start()
    try:
        serve(session, LongLine(megabytes=50), sink)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    error, greeting = sink.getvalue().decode().splitlines()
    assert error.startswith("error protocol.too_long ")
    assert greeting == "5tp 1 random"
    assert peak < MEGABYTE


def test_every_line_of_a_heap_of_garbage_is_answered_exactly_once() -> None:
    rng = Random(1)
    lines = [bytes(rng.choices([*range(10), *range(11, 256)], k=rng.randrange(80))) for _ in range(2_000)]
    found = answers(b"\n".join([*lines, b"5tp", b""]))
    assert len(found) == len(lines) + 1
    assert all(line.startswith("error ") for line in found[:-1])
    assert found[-1] == "5tp 1 random"


def test_each_answer_comes_before_the_next_line_is_asked() -> None:
    with running("greedy") as bot:
        assert bot.ask("5tp") == "5tp 1 greedy"
        assert bot.ask("new players 2 start 2") == "ok"
        bot.do("deal T5 C7 S0 H12 M3")
        assert bot.ask("go").startswith("action bid ")
        assert bot.ask("record") == "record 6"


def test_same_seed_same_session() -> None:
    session = b"new players 3 start 1\ndo deal T5 C7 S0 H12 M3\ngo\ndo bid 2\ngo\ndo pass\ngo\n"
    assert answers(session, "random", "--seed", "7") == answers(session, "random", "--seed", "7")
    assert len({tuple(answers(session, "random", "--seed", str(seed))) for seed in range(3)}) > 1


# ---- how the program begins and ends


def test_unknown_bot_is_a_usage_error_that_names_the_roster() -> None:
    run = talk(b"5tp\n", "nobody")
    assert (run.returncode, run.stdout) == (2, b"")
    assert all(name in run.stderr.decode() for name in ROSTER)
    assert b"Traceback" not in run.stderr


def test_referee_that_goes_away_is_no_reason_for_a_traceback() -> None:
    with running("random") as bot:
        process = bot.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert bot.ask("5tp") == "5tp 1 random"
        process.stdout.close()
        process.stdin.write(b"5tp\n" * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() in (0, 1)


def test_interrupt_is_no_reason_for_a_traceback() -> None:
    with running("random") as bot:
        assert bot.ask("5tp") == "5tp 1 random"
        assert bot.process.stderr is not None
        time.sleep(0.1)
        os.kill(bot.process.pid, signal.SIGINT)
        assert bot.process.stderr.read().strip() == b""
        assert bot.process.wait() == 130


# ---- games


@pytest.mark.parametrize(("players", "variant"), [(2, Variant.STANDARD), (5, Variant.TABLETOP)])
def test_two_bots_play_a_whole_game(players: int, variant: Variant) -> None:
    with running("greedy", "--seed", "1") as greedy, running("random", "--seed", "2") as random:
        bots = [greedy, random]
        record = "\n".join(referee(bots, players, variant)) + "\n"
    end = parse_record(record).end
    assert end.phase is Phase.OVER
    assert scores(end)[0] > scores(end)[1]


def referee(bots: list[BotProcess], players: int, variant: Variant) -> list[str]:
    """Plays a game in which the bots take turns at the seats; both are told everything. Gives the record."""
    for bot in bots:
        assert bot.ask(f"new players {players} start 1 variant {variant}") == "ok"
    state, dealer = start(players, 0, variant), new_dealer(players, Random(1))
    while state.phase is not Phase.OVER:
        if state.turn is None:
            deal, dealer = dealer.turn_up(state)
            action = format_action(deal)
        else:
            word, _, action = bots[state.turn % len(bots)].ask("go ms 100").partition(" ")
            assert word == "action"
        state = apply(state, parse_action(action))
        for bot in bots:
            bot.do(action)
    ends = {(bot.ask("state"), bot.ask("score"), bot.ask("legal")) for bot in bots}
    assert len(ends) == 1, "both bots have seen the same game"
    bot = bots[0]
    count = int(bot.ask("record").removeprefix("record "))
    assert bot.process.stdout is not None
    return [bot.process.stdout.readline().decode().removesuffix("\n") for _ in range(count)]
