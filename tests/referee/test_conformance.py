"""`fivetowers bot check`: good programs pass, and each kind of fault is found, with the dialogue that shows it."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from fivetowers.bots.base import Budget
from fivetowers.cli.main import command
from fivetowers.referee.conformance import CHECKS, Finding, Verdict, check_program
from fivetowers.referee.outside_program import ProgramLimits
from fivetowers.text import languages, say, say_refusal
from hatch_build import node_program
from tests.referee.programs import write_program

STARTERS = Path(__file__).parents[2] / "examples" / "starters"
# On a busy machine a decision that takes no time takes a second.
LIMITS = ProgramLimits(grace_milliseconds=20_000)
BUDGET = Budget(milliseconds=1_000)
OPTIONAL = {"refusals", "legal", "state", "score", "record", "nodes", "position", "info"}


def findings(words: list[str], limits: ProgramLimits = LIMITS) -> dict[str, Finding]:
    return {finding.check: finding for finding in check_program(words, BUDGET, limits)}


def starter(language: str, folder: Path) -> list[str]:
    if language == "python":
        return [sys.executable, str(STARTERS / "starter.py")]
    if language == "javascript":
        return [node_program(), str(STARTERS / "starter.js")]
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler on this machine, so the starter in C was not tried")
    program = folder / "starter"
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-o", program, STARTERS / "starter.c"], check=True)
    return [str(program)]


@pytest.mark.parametrize("language", ["python", "javascript", "c"])
def test_starter_does_the_least_that_a_bot_must_do(language: str, tmp_path: Path) -> None:
    found = findings(starter(language, tmp_path))
    wrong = {name: finding for name, finding in found.items() if finding.verdict is Verdict.WRONG}
    assert wrong == {}
    assert {name for name, finding in found.items() if finding.verdict is Verdict.NOT_OFFERED} == OPTIONAL


def test_bots_of_ours_offer_everything() -> None:
    found = findings([sys.executable, "-m", "fivetowers", "bot", "random", "--seed", "1"])
    assert {name: finding.verdict for name, finding in found.items()} == dict.fromkeys(CHECKS, Verdict.GOOD)


FAULTS = {
    "illegal": "arena.illegal",
    "junk": "arena.junk",
    "crashes": "arena.crashed_saying",
    "late": "arena.late",
    "hangs": "arena.hangs",
}
# `late` answers after four seconds, and 3.1 are allowed. `hanging` is how much longer an answer is waited for.
STRICT = {
    "late": ProgramLimits(grace_milliseconds=2_000, hanging=20.0),
    "hangs": ProgramLimits(grace_milliseconds=2_000, hanging=0.2),
}


@pytest.mark.parametrize("mischief", FAULTS)
def test_fault_is_found_where_it_is_with_its_dialogue(mischief: str, tmp_path: Path) -> None:
    command = shlex.split(write_program(tmp_path, mischief))
    (finding,) = check_program(command, BUDGET, STRICT.get(mischief, LIMITS), {"games"})
    assert finding.verdict is Verdict.WRONG
    assert finding.refusal is not None
    assert finding.refusal.code == FAULTS[mischief]
    assert say_refusal(finding.refusal)
    assert any(line.startswith("> go") for line in finding.dialogue)


def test_program_that_never_says_ok_is_not_waited_for_long() -> None:
    silent = "import time; input(); print('5tp 1 x', flush=True); time.sleep(600)"
    (finding,) = check_program([sys.executable, "-c", silent], BUDGET, ProgramLimits(answer=0.5), {"games"})
    assert finding.refusal is not None
    assert (finding.verdict, finding.refusal.code) == (Verdict.WRONG, "arena.hangs")
    assert finding.dialogue[-2:] == ("> new players 2 start 1 variant standard", "! no answer in 0.5 s")


TALKATIVE = """
import sys
from fivetowers.bots.protocol import Session
from fivetowers.bots.uniform import Uniform

session = Session(Uniform(), 1)
for line in sys.stdin:
    *infos, answer = session.answer(line) or [""]
    if line.startswith("go"):
        {change}
    print(*infos, answer, sep="\\n", flush=True)
    if session.has_quit:
        break
"""


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("infos = infos and ['info nodes many']", "arena.wrong_answer"),
        ("infos = infos and ['info line bid 9']", "arena.wrong_answer"),
        ("infos = []", "arena.wrong_answer"),
        ("infos = ['info ms 1']", "arena.junk"),  # before it was asked for
        ("infos = infos * 1001", "arena.too_much_info"),
    ],
)
def test_wrong_info_is_found(change: str, code: str) -> None:
    command = [sys.executable, "-c", TALKATIVE.format(change=change)]
    (finding,) = check_program(command, BUDGET, LIMITS, {"info"})
    assert finding.verdict is Verdict.WRONG
    assert finding.refusal is not None
    assert finding.refusal.code == code
    assert say_refusal(finding.refusal)


@pytest.mark.parametrize(
    ("check", "change", "seen"),
    [
        ("nodes", "if 'nodes 50' in line: answer = 'action pass'", "arena.illegal"),
        ("nodes", "if 'nodes 0' in line: answer = 'action bid 0'", "arena.wrong_answer"),
        ("nodes", "if 'ms' in line: answer = 'error protocol.go not both'", "arena.junk"),
        ("position", "answer = 'action bid 5'", "arena.illegal"),
    ],
)
def test_wrong_answer_to_an_optional_word_is_found(check: str, change: str, seen: str) -> None:
    """`TALKATIVE` changes what is answered to `go`."""
    (finding,) = check_program([sys.executable, "-c", TALKATIVE.format(change=change)], BUDGET, LIMITS, {check})
    assert finding.refusal is not None
    assert (finding.verdict, finding.refusal.code) == (Verdict.WRONG, seen)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("position {", "error position.unknown what is that"),  # listed, but not understood
        ("position {}", "ok"),
        ("undo", "ok"),  # although the game begins there
        ("record", "record 1\\n1. T5"),
    ],
)
def test_game_from_its_middle_is_checked_closely(line: str, answer: str) -> None:
    change = f"pass\n    if line.startswith({line!r}): answer = '{answer}'"
    (finding,) = check_program([sys.executable, "-c", TALKATIVE.format(change=change)], BUDGET, LIMITS, {"position"})
    assert finding.refusal is not None
    assert (finding.verdict, finding.refusal.code) == (Verdict.WRONG, "arena.wrong_answer")
    assert any(said.startswith(f"> {line}") for said in finding.dialogue[-4:])


@pytest.mark.parametrize(
    ("check", "change", "seen", "expected"),
    [
        ("legal", "answer = answer[:-1] + '4'", "“…id 3|bid 4|bid 4”", "“…id 3|bid 4|bid 5”"),
        ("state", "answer = answer.replace('[null,', '[3,')", '“"limits": [3, null, null]”', '“"limits": [null, null'),
    ],
)
def test_difference_is_quoted_where_it_is(check: str, change: str, seen: str, expected: str) -> None:
    change = f"pass\n    if line.startswith('{check}'): {change}"
    (finding,) = check_program([sys.executable, "-c", TALKATIVE.format(change=change)], BUDGET, LIMITS, {check})
    assert finding.refusal is not None
    words = say_refusal(finding.refusal)
    assert seen in words
    assert expected in words


def test_program_that_does_not_greet_is_asked_no_more() -> None:
    found = findings([sys.executable, "-c", "print('5tp 2 newer', flush=True); input(); input()"])
    assert list(found) == ["handshake"]
    assert found["handshake"].dialogue == ("> 5tp", "< 5tp 2 newer", "> quit")


def test_program_that_stays_after_quit_is_told(tmp_path: Path) -> None:
    stays = "import sys\nfor line in sys.stdin:\n print('5tp 1 x' if line[0] == '5' else 'ok', flush=True)\nsys.exit(3)"
    limits = ProgramLimits(answer=2.0, grace_milliseconds=20_000)
    checks = check_program([sys.executable, "-c", stays], BUDGET, limits, {"quit", "end_of_input"})
    found = {finding.check: finding for finding in checks}
    refusal = found["end_of_input"].refusal
    assert refusal is not None
    assert say_refusal(refusal) == "the program did not end with exit code 0 (3)"
    assert found["quit"].verdict is Verdict.WRONG


def test_every_check_has_a_name_in_every_language() -> None:
    assert all(say(f"check-{name}", language) for name in CHECKS for language in languages())


@pytest.mark.parametrize(("words", "expected"), [("'", "quotation mark is missing"), ("", "not the name of a bot")])
def test_command_that_names_no_program_is_refused_in_words(words: str, expected: str) -> None:
    with pytest.raises(click.ClickException, match=expected):
        command.main(["bot", "check", words], standalone_mode=False)


def test_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    bad = shlex.join([sys.executable, "-c", "input(); print('hello', flush=True); input()"])
    assert command.main(["bot", "check", bad], standalone_mode=False) == 1
    out = capsys.readouterr().out
    assert "WRONG" in out
    assert "    < hello" in out
    assert out.endswith("The program doesn’t speak 5tp yet.\n")


def test_dialogue_is_shown_short_and_without_what_a_terminal_would_obey(capsys: pytest.CaptureFixture[str]) -> None:
    bad = shlex.join([sys.executable, "-c", r"input(); print('\x1b[2J\0' + 'a' * 60_000, flush=True); input()"])
    assert command.main(["bot", "check", bad], standalone_mode=False) == 1
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\0" not in out
    assert "    < \N{REPLACEMENT CHARACTER}[2J" in out
    assert "aaaa … (+59,007)\n" in out
    assert len(out) < 2_000
