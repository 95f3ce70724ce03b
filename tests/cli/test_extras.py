"""Without an extra's packages its commands say what to install; the others work."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fivetowers.cli.main import EXTRAS

PYPROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = {
    "arena": ["openskill"],
    "fast": ["numpy"],
    "picture": ["resvg_py"],
    "statistics": ["matplotlib"],
    "server": ["msgspec", "sqlalchemy", "litestar", "uvicorn", "redis"],
}
EXAMPLE = Path(__file__).parents[1] / "data" / "records" / "example.5t"
WITHOUT = (
    "import sys; sys.modules.update(dict.fromkeys({packages!r})); from fivetowers.cli.main import run; sys.exit(run())"
)


def run_without(extra: str, *words: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(packages=PACKAGES[extra])
    return subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve", "--port", "0"], "server"),
        (["host", "remove-table", "x"], "server"),
        (["train", "--games", "1"], "fast"),
        (["simulate", "--games", "1"], "statistics"),
        (["picture", str(EXAMPLE), "-o", os.devnull + ".png"], "picture"),
    ],
)
def test_command_names_the_extra_that_it_lacks(words: list[str], extra: str) -> None:
    done = run_without(extra, *words)
    assert done.returncode == 1
    assert f"fivetowers[{extra}]" in done.stderr
    assert "Traceback" not in done.stderr


def test_extras_named_by_commands_exist() -> None:
    assert set(EXTRAS.values()) <= set(PYPROJECT["project"]["optional-dependencies"])
    for extra, packages in PACKAGES.items():
        wanted = {
            re.split(r"[^\w-]", word)[0].replace("-", "_")
            for word in PYPROJECT["project"]["optional-dependencies"][extra]
        }
        assert wanted.issuperset(packages)
