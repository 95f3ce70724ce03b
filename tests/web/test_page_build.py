"""The build of the page: the game for browsers is compiled again whenever that could make a difference."""

import shutil
import subprocess
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import hatch_build


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """With all that the game is made of; its wheel has been fetched."""
    (tmp_path / hatch_build.GAME).parent.mkdir(parents=True)
    (tmp_path / hatch_build.BROWSER_LOCK).write_text("wheel", "utf-8")
    (tmp_path / hatch_build.WEB / "package-lock.json").write_text("pyodide 1", "utf-8")
    wheels = tmp_path / hatch_build.BROWSER_WHEELS
    wheels.mkdir(parents=True)
    shutil.copy2(tmp_path / hatch_build.BROWSER_LOCK, wheels)
    (wheels / "one.whl").touch()
    return tmp_path


def test_game_is_compiled_again_where_its_source_or_pyodide_is_another(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, compiled = ["one"], []

    def run(command: list[str], **settings: Any) -> CompletedProcess[bytes]:
        if "bytecode.mjs" in command:
            compiled.append(source[0])
            (root / hatch_build.GAME).touch()
        else:
            (root / hatch_build.GAME_SOURCE).write_text(source[0], "utf-8")
        return CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(hatch_build, "node_program", lambda: "node")
    for _ in range(2):
        hatch_build.write_game(root)
    assert compiled == ["one"]
    source[0] = "two"
    hatch_build.write_game(root)
    assert compiled == ["one", "two"]
    (root / hatch_build.WEB / "package-lock.json").write_text("pyodide 2", "utf-8")
    for _ in range(2):
        hatch_build.write_game(root)
    assert compiled == ["one", "two", "two"], "its Python may have another magic number"
