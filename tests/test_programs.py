"""The programs in examples/ run as they stand there, and do what they say."""

import ast
import importlib
import json
import os
import re
import shlex
import subprocess
import sys
from html import unescape
from math import isnan
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from fivetowers.fast import is_compiled
from tests.effort import IS_LONG, cases

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
RECORD = ROOT / "tests" / "data" / "records" / "example.5t"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
# How many pictures a notebook shows, and what it leaves in its folder.
DRAWN = {"positions.ipynb": (3, ["round-6.svg"]), "statistics.ipynb": (4, ["games"])}


def run(*words: str | Path, folder: Path) -> str:
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_one_game_prints_what_it_says_and_is_the_one_in_the_readme(tmp_path: Path) -> None:
    program = (EXAMPLES / "one_game.py").read_text("utf-8")
    assert run(EXAMPLES / "one_game.py", folder=tmp_path).splitlines() == re.findall(r"print\(.*\)  # (.*)", program)
    assert (tmp_path / "evening.5t").read_text("utf-8").startswith("[")
    _, _, lines = program.partition('"""\n\n')
    readme = (ROOT / "README.md").read_text("utf-8").replace("\n\n", "\n")
    assert lines.replace("\n\n", "\n") in readme


def test_careful_bot_beats_random_in_the_arena(tmp_path: Path) -> None:
    bot = shlex.join(["name=Careful", sys.executable, str(EXAMPLES / "careful_bot.py")])
    words = (
        "-m",
        "fivetowers",
        "arena",
        "--bot",
        bot,
        "--bot",
        "random",
        "--deals",
        "2",
        "--nodes",
        "1",
        "--jobs",
        "1",
    )
    report = json.loads(run(*words, "--json", folder=tmp_path))
    careful = next(bot for bot in report["bots"] if bot["name"] == "Careful")
    assert careful["faults"] == {}
    assert careful["share"]["mean"] == 1


def test_first_bot_in_five_minutes_is_told_word_for_word(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    chapter = page.partition("## Your first bot in five minutes\n")[2].partition("\n## ")[0]
    (program,) = re.findall(r"^```python\n(.*?)^```", chapter, re.MULTILINE | re.DOTALL)
    (tmp_path / "my_bot.py").write_text(program, "utf-8")
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    commands = re.findall(r"^fivetowers .*", chapter, re.MULTILINE)
    assert len(commands) == 3
    said = []
    for command in commands:
        done = subprocess.run(
            shlex.split(command), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout)
    share = re.search(r"^my_bot:Modest +(\d\.\d+)", said[0], re.MULTILINE)
    assert share
    assert float(share[1]) > 0.9  # nearly always
    assert "WRONG" not in said[2]


def test_records_become_a_table(tmp_path: Path) -> None:
    shown = run(EXAMPLES / "records_to_table.py", RECORD, RECORD, folder=tmp_path)
    # Anna builds three cards for 5 points, and later two after a demolition, which together change nothing.
    assert shown.split() == ["points", "demolished", "bid", "2", "0.0", "1.0", "3", "5.0", "0.0"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.name))
def test_notebook_runs_from_top_to_bottom(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    shown = [run_cell("".join(cell["source"]), names) for cell in cells]
    pictures = [picture_of(value) for value in shown if hasattr(value, "_repr_svg_") or hasattr(value, "_repr_html_")]
    drawn, made = DRAWN[path.name]
    assert len(pictures) == drawn
    assert all("<svg " in picture for picture in pictures)
    assert [file.name for file in tmp_path.iterdir()] == made


def picture_of(value: Any) -> str:
    return str(value._repr_svg_() if hasattr(value, "_repr_svg_") else unescape(value._repr_html_()))


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Runs a cell as a notebook does, and gives the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None


def test_agent_learns_to_play_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short form of the training: against random play its lead grows by many points."""
    monkeypatch.syspath_prepend(EXAMPLES)
    train_agent = importlib.import_module("train_agent")
    monkeypatch.setattr(train_agent, "HORIZON", 32)
    steps = cases(short=40_000, long=400_000, uncompiled=16_400)
    leads = [lead for _, lead, _ in train_agent.train(2, "random", steps, 64, 1) if not isnan(lead)]
    assert mean(leads[-2:]) > mean(leads[:2]) + 3


if IS_LONG and is_compiled():  # the whole training takes minutes

    def test_trained_agent_beats_the_apprentice(tmp_path: Path) -> None:
        """As docs/environments.md has it: 68 % of the games."""
        said = run(EXAMPLES / "train_agent.py", folder=tmp_path)
        found = re.search(r"wins (\d+)% of 1,000 games against apprentice", said)
        assert found is not None
        assert int(found[1]) > 60


def test_trained_agent_is_measured_by_its_wins(tmp_path: Path) -> None:
    words = ("--opponent", "random", "--steps", "2048", "--games", "32", "--wins", "20")
    said = run(EXAMPLES / "train_agent.py", *words, folder=tmp_path)
    assert re.search(r"wins \d+% of 20 games against random \(an even share is 50%\)", said)


def test_every_example_is_tested() -> None:
    programs = {"one_game.py", "careful_bot.py", "records_to_table.py", "train_agent.py", *DRAWN}
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} - {"README.md"} == programs
