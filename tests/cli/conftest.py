"""Every test of the command line has a home folder of its own, where games are kept."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

from fivetowers.cli.main import run as run_here


class Call(Protocol):
    def __call__(self, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def example() -> Path:
    """The record of docs/notation.md."""
    return Path(__file__).parents[1] / "data" / "records" / "example.5t"


@pytest.fixture
def call(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The command without a process of its own, for the many small cases: the same, only quicker."""

    def call(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.chdir(home)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
        monkeypatch.setattr(sys, "argv", ["fivetowers", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(answers.encode()), "utf-8"))
        code = run_here()
        said = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, code, said.out, said.err)

    return call
