"""The tool behind `make mutants`: faults that tests notice are told apart from those that they do not."""

import json
import os
import subprocess
import sys
from pathlib import Path

from mutants.changes import mutants_of

ROOT = Path(__file__).parents[1]
TINY = """\
NUMBERS = 2


def larger(a: int, b: int) -> int:
    \"\"\"The larger one.\"\"\"
    return a if a > b else b


def never_called(a: int) -> int:
    assert a  # which pytest rewrites
    return a + 1
"""
TESTS = """\
from tiny import larger


def test_larger() -> None:
    assert [larger(1, 2), larger(2, 1)] == [2, 2]
"""
RUN = """
import json, sys
from pathlib import Path
from mutants.changes import mutants_of
from mutants.runs import Runner
from mutants.targets import Target

root = Path(sys.argv[1])
runner = Runner(root, Target("tiny", (str(root / "test_tiny.py"),)), list(mutants_of(root, "tiny")))
runner.run()
print(json.dumps([[mutant and mutant.words, outcome] for mutant, outcome in runner.outcomes]))
"""


def test_mutants_are_killed_survive_or_cannot_be_reached(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "tiny.py").write_text(TINY, "utf-8")
    (tmp_path / "test_tiny.py").write_text(TESTS, "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path / "src")])}
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [
        [None, "survived"],
        ["2 -> 3", "unreached"],  # no function has it
        ["return nothing", "killed"],
        ["condition turned", "killed"],
        ["Gt -> GtE", "survived"],  # of two equal numbers either will do
        ["return nothing", "survived"],
        ["Add -> Sub", "survived"],
        ["1 -> 2", "survived"],
    ]


def test_mutant_keeps_its_name_when_lines_above_it_move(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    tiny = tmp_path / "src" / "tiny.py"
    tiny.write_text(TINY, "utf-8")
    before = [mutant.key for mutant in mutants_of(tmp_path, "tiny")]
    tiny.write_text(f"# moved\n{TINY}", "utf-8")
    assert [mutant.key for mutant in mutants_of(tmp_path, "tiny")] == before
    assert "tiny | return a if a > b else b | Gt -> GtE" in before
