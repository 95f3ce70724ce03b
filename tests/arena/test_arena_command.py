"""The command `fivetowers arena`, as its users meet it: what it prints, keeps, refuses, and how Ctrl-C ends it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fivetowers.arena.results_file import read_results
from fivetowers.cli.main import run as run_here
from fivetowers.records.record_reader import parse_records
from tests.referee.programs import lives, write_program

PATIENCE = 60.0
Call = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def call(*arguments: str) -> subprocess.CompletedProcess[str]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr(sys, "argv", ["fivetowers", "arena", *arguments])
        code = run_here()
        said = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, code, said.out, said.err)

    return call


def test_series_is_played_kept_and_reported(call: Call, tmp_path: Path) -> None:
    bots = ("--bot", "greedy", "--bot", "random", "--jobs", "1")
    done = call(*bots, "--deals", "2", "--out", "r.jsonl", "--records", "games", "--html", "r.html")
    assert (done.returncode, done.stderr) == (0, "Written: r.html\n")
    assert "2 deals, 4 games of 2 players" in done.stdout
    assert len(read_results(tmp_path / "r.jsonl").deals) == 2
    assert [len(parse_records(path.read_bytes())) for path in (tmp_path / "games").iterdir()] == [2, 2]
    assert "<svg" in (tmp_path / "r.html").read_text("utf-8")
    again = call(*bots, "--deals", "3", "--out", "r.jsonl", "--json")
    assert json.loads(again.stdout)["deals"] == 3


def test_test_is_reported(call: Call) -> None:
    done = call("--bot", "greedy", "--bot", "random", "--deals", "50", "--jobs", "1", "--sprt", "0.5", "0.6")
    assert "Test decided after 17 deals: the win share of greedy is above 0.5" in " ".join(done.stdout.split())


def test_files_of_other_runs_can_be_reported_on_without_playing(call: Call) -> None:
    for seed in ("1", "2"):
        call("--bot", "random", "--bot", "name=B random", "--deals", "1", "--jobs", "1", "--seed", seed, "--out", seed)
    done = call("--bot", "random", "--bot", "name=B random", "--deals", "0", "--add", "1", "--add", "2", "--json")
    assert json.loads(done.stdout)["deals"] == 2


def test_nothing_played_is_said(call: Call) -> None:
    done = call("--bot", "random", "--deals", "0", "--json")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "No game was played.\n")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "--bot"),
        (("--bot", "greedy", "--ms", "5", "--nodes", "5"), 2, "not both"),
        (("--bot", "greedy", "--sprt", "0.6", "0.5"), 2, "LOW has to be below HIGH"),
        (("--bot", "greedy", "--players", "6"), 2, "--players"),
        (("--bot", "greedy", "--bot", "./nobody"), 1, "can’t be started"),
        (("--bot", "greedy", "--bot", "gredy"), 1, "“gredy” is not one of our bots (random, "),
        (("--bot", "name=A greedy", "--bot", "name=A random"), 1, "two bots are called “A”"),
        (("--bot", "greedy", "--cluster", "nonsense"), 1, "“nonsense” is not a cluster address"),
        (("--bot", "greedy", "--cluster", "127.0.0.1:1"), 1, "no cluster can be reached at “127.0.0.1:1”"),
        (("--bot", "ms=0 greedy"), 1, "whole number"),
        (("--bot", "greedy", "--out", "other.txt"), 1, "does not hold results of the arena: line 1"),
        (("--bot", "greedy", "--out", "folder/x", "--records", "other.txt"), 2, "is a file"),
    ],
)
def test_what_cannot_be_done_is_said_without_a_traceback(
    arguments: tuple[str, ...], code: int, words: str, call: Call, tmp_path: Path
) -> None:
    (tmp_path / "other.txt").write_text("hello\n")
    done = call(*arguments)
    assert done.returncode == code
    assert words in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_series_keeps_what_was_played_and_leaves_no_program_behind(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C reaches the whole process group of a terminal, workers included, but not the outside bots."""
    bot, out = write_program(tmp_path, "good"), tmp_path / "results.jsonl"
    arguments = ["--bot", f"name=Good {bot}", "--bot", "random", "--deals", "100000", "--jobs", jobs, "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "fivetowers", "arena", *arguments, "--grace", "20000", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not (out.exists() and out.read_bytes().count(b"\n") > 2):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (130, "Stopped. What was played is saved.\n")
    assert json.loads(said)["deals"] == len(read_results(out).deals) >= 2
    for started in lives(tmp_path, "good"):
        with pytest.raises(ProcessLookupError):
            os.kill(started, 0)
