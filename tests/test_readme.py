"""The examples in README.md are run as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON_EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SESSIONS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)


def run(command: list[str], folder: Path, words: str = "") -> str:
    done = subprocess.run(command, cwd=folder, input=words, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("example", PYTHON_EXAMPLES)
def test_python_examples_run_and_print_what_they_say(example: str, tmp_path: Path) -> None:
    promised = re.findall(r"print\(.*\)  # (.*)", example)
    assert promised, "an example shows what it prints"
    assert run([sys.executable, "-c", example], tmp_path).splitlines() == promised


@pytest.mark.parametrize("session", SESSIONS)
def test_console_sessions_answer_what_they_say(session: str, tmp_path: Path) -> None:
    command, *shown = session.rstrip("\n").splitlines()
    assert command.startswith("$ ")
    here = command.removeprefix("$ ").replace(".venv/bin/", f"{Path(sys.executable).parent}/")
    assert run(["sh", "-c", here], tmp_path).splitlines() == shown


def test_there_are_examples_of_both_kinds() -> None:
    assert PYTHON_EXAMPLES
    assert SESSIONS
