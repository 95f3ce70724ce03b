"""Outside programs: a good one plays like the bot that it is; a bad one loses one game and is restarted."""

import shlex
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from fivetowers.arena.contestants import SeriesError, parse_contestant
from fivetowers.arena.external import OutsidePlayer
from fivetowers.arena.match import RosterPlayer, play_match
from fivetowers.arena.series_run import Order, check_outside_bots
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.dealer import new_dealer
from fivetowers.referee.outside_program import BotFault, ProgramLimits
from fivetowers.text import say_error, say_refusal
from tests.arena.samples import played, series, without_times
from tests.referee.programs import MISCHIEF, is_running, lives, write_program

BUDGET = Budget(milliseconds=100)
# On a busy machine a decision that takes no time takes a second.
PATIENT = ProgramLimits(grace_milliseconds=3_000, hanging=10.0)
LENIENT = ProgramLimits(grace_milliseconds=20_000)
HASTY = ProgramLimits(grace_milliseconds=3_000, hanging=0.2)
HASTY_START = ProgramLimits(start=0.5)
GREEDY = shlex.join([sys.executable, "-m", "fivetowers", "bot", "greedy"])

CODES = {
    "crashes": "arena.crashed_saying",
    "hangs": "arena.hangs",
    "ignores_everything": "arena.hangs",
    "late": "arena.late",
    "illegal": "arena.illegal",
    "deals": "arena.junk",
    "junk": "arena.junk",
    "bytes": "arena.junk",
    "endless_line": "arena.too_long",
    "flood": "arena.junk",
    "closes_output": "arena.crashed",
}


def test_outside_bot_plays_the_same_games_as_the_bot_that_it_is() -> None:
    outside = played(Order(series(f"name=A {GREEDY}", "name=B random"), deals=2))
    inside = played(Order(series("name=A greedy", "name=B random"), deals=2))
    assert without_times(outside) == without_times(inside)


def test_every_kind_of_mischief_is_tried() -> None:
    assert set(CODES) == set(MISCHIEF) - {"good"}


@pytest.mark.parametrize("mischief", CODES)
def test_bad_program_loses_one_game_and_the_series_goes_on(mischief: str, tmp_path: Path) -> None:
    command = write_program(tmp_path, mischief)
    limits = {"arena.hangs": HASTY, "arena.late": PATIENT}.get(CODES[mischief], LENIENT)
    results = played(Order(series(f"name=Bad {command}", "random", budget=BUDGET, limits=limits), deals=2))
    games = [game for result in results for game in result.games]
    faults = [game.fault for game in games if game.fault]
    assert [fault.refusal.code for fault in faults] == [CODES[mischief]]
    assert say_refusal(faults[0].refusal)
    lost = games[0]
    assert (lost.seats, lost.shares) == (("Bad", "random"), (0.0, 1.0))
    assert all(game.shares == (1.0, 0.0) for game in games[2::2])  # greedy again, once it behaves
    started = lives(tmp_path, mischief)
    assert len(started) == 2
    assert not any(map(is_running, started))


def test_what_a_crashing_program_complained_about_is_reported(tmp_path: Path) -> None:
    (result,) = played(Order(series(f"name=Bad {write_program(tmp_path, 'crashes')}", "random"), deals=1))
    fault = result.games[0].fault
    assert fault is not None
    assert say_refusal(fault.refusal) == "the program stopped by itself (exit code 1), after saying “out of bricks”"


def test_hanging_program_costs_no_more_than_its_time(tmp_path: Path) -> None:
    player = OutsidePlayer(shlex.split(write_program(tmp_path, "hangs")), BUDGET, HASTY)
    other = RosterPlayer(make_bot("random"), UNLIMITED)
    with closing(player):
        player.greet()
        begin = time.perf_counter()
        match = play_match([player, other], new_dealer(2, Random(1)), [Random(1), Random(2)])
        seconds = time.perf_counter() - begin
    assert match.fault is not None
    assert 3.1 < seconds < 30


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("raise SystemExit", "arena.crashed"),
        ("print('5tp 2 newer', flush=True); input(); input()", "arena.junk"),
        ("print('5tp 1', flush=True); input(); input()", "arena.junk"),
        ("print('hello', flush=True); input(); input()", "arena.junk"),
        ("import time; time.sleep(60)", "arena.hangs"),
    ],
)
def test_program_that_does_not_speak_the_protocol_is_refused(program: str, code: str) -> None:
    bot = shlex.join([sys.executable, "-c", program])
    limits = HASTY_START if code == "arena.hangs" else ProgramLimits()
    with pytest.raises(SeriesError) as caught:
        check_outside_bots(series(f"name=Mine {bot}", "random", limits=limits))
    fault = caught.value.__cause__
    assert isinstance(fault, BotFault)
    assert fault.refusal.code == code
    assert say_error(caught.value) == f"“Mine”: {say_refusal(fault.refusal)}"


def test_program_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SeriesError) as caught:
        check_outside_bots(series("./no-such-bot --fast", "random"))
    words = say_error(caught.value)
    assert words.startswith("“./no-such-bot --fast”: the program can’t be started: ")
    assert not words.endswith("…")


def test_mistyped_bot_is_told_which_there_are() -> None:
    with pytest.raises(SeriesError) as caught:
        check_outside_bots(series("greedy", "gredy"))
    assert say_error(caught.value).startswith("“gredy” is not one of our bots (random, ")


def test_program_may_end_its_lines_as_windows_does_and_say_what_it_likes_elsewhere(tmp_path: Path) -> None:
    before = "sys.stdout.reconfigure(newline='\\r\\n'); sys.stderr.write('thinking' * 100_000)"
    command = write_program(tmp_path, "good", before=before)
    (result,) = played(Order(series(f"name=Good {command}", "random"), deals=1))
    assert [game.fault for game in result.games] == [None, None]


def test_copies_of_an_outside_bot_are_programs_of_their_own(tmp_path: Path) -> None:
    command = write_program(tmp_path, "good")
    (result,) = played(Order(series("random", f"name=Good {command}", players=3), deals=1))
    assert [game.fault for game in result.games] == [None] * 3
    assert len(lives(tmp_path, "good")) == 2


SLOW_READER = """
answer, slowly = session.answer, iter([1.0])
def read(line):
    if line.startswith("do"):
        time.sleep(next(slowly, 0))
    return answer(line)
session.answer = read
"""


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        (ProgramLimits(grace_milliseconds=200, hanging=20.0), "arena.late"),
        (ProgramLimits(hanging=0.1), "arena.hangs"),
        (LENIENT, None),
    ],
)
def test_thinking_before_it_is_asked_is_on_the_clock(limits: ProgramLimits, code: str | None, tmp_path: Path) -> None:
    """A program that takes a second to say `ok` to what has happened."""
    player = OutsidePlayer(shlex.split(write_program(tmp_path, "good", before=SLOW_READER)), BUDGET, limits)
    with closing(player):
        match = play_match(
            [player, RosterPlayer(make_bot("random"), UNLIMITED)], new_dealer(2, Random(1)), [Random(1), Random(2)]
        )
    assert (match.fault and match.fault.refusal.code) == code
    if code is None:
        assert match.clocks[0].longest > 1.0
        assert match.clocks[0].over >= 1


def test_time_for_a_decision_is_the_budget_and_some_grace() -> None:
    limits = ProgramLimits(decision=7.0, grace_share=0.1, grace_milliseconds=50)
    assert limits.seconds(Budget(milliseconds=100)) == pytest.approx(0.160)
    assert limits.seconds(UNLIMITED) == 7.0
    assert parse_contestant("ms=20 ./mybot").budget == Budget(milliseconds=20)


def test_dialogue_is_logged_with_what_the_bot_thinks(tmp_path: Path) -> None:
    log = tmp_path / "dialogue.log"
    player = OutsidePlayer(shlex.split(GREEDY), BUDGET, ProgramLimits(grace_milliseconds=20_000, log=log))
    with closing(player):
        match = play_match(
            [player, RosterPlayer(make_bot("random"), UNLIMITED)], new_dealer(2, Random(1)), [Random(1), Random(2)]
        )
    said = [line.split(" ", 2)[2] for line in log.read_text("utf-8").splitlines()]
    assert said[:2] == ["> 5tp", "< 5tp 1 greedy"]
    assert said[2:6] == ["> option list", "< options nodes position info", "> option info on", "< ok"]
    assert said[6:8] == ["> new players 2 start 1 variant standard", "< ok"]
    asked = [number for number, line in enumerate(said) if line == "> go ms 100"]
    assert len(asked) == match.clocks[0].decisions
    for number in asked:
        assert said[number + 1].startswith("< info ms ")
        assert said[number + 2].startswith("< action ")
    assert said[-1] == "> quit"


def test_nodes_are_asked_for_only_where_they_are_offered(tmp_path: Path) -> None:
    older = (
        "answer = session.answer; session.answer = lambda line: ['error x'] if line[:6] == 'option' else answer(line)"
    )
    for command, expected in ((GREEDY, "> go nodes 7"), (write_program(tmp_path, "good", before=older), "> go")):
        log = tmp_path / f"{expected}.log"
        player = OutsidePlayer(shlex.split(command), Budget(nodes=7), ProgramLimits(log=log))
        other = RosterPlayer(make_bot("random"), UNLIMITED)
        with closing(player):
            match = play_match([player, other], new_dealer(2, Random(1)), [Random(1), Random(2)])
        assert match.fault is None
        said = [line.split(" ", 2)[2] for line in log.read_text("utf-8").splitlines()]
        assert {line for line in said if line.startswith("> go")} == {expected}
        assert said.count("> option list") == 1
