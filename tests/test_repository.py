"""House rules about the files themselves: nothing is tied to one machine, and no file grows too large."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]

MAX_BYTES = 2_000_000
MAX_LINES = 500
MAX_COLUMNS = 120
# Written by the program.
GENERATED = {"web/src/lib/protocol.ts"}

# Written so that this file does not match them itself.
MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:work|root|(?:home|Users)/\w+)/|\b[A-Z]:\\Users\\")
REGISTRY_HOST = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|ubuntu|conda|crates|docker)\.(?:org|com|io)\b")
ADDRESS = re.compile(r"://|^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links)\b| @ ", re.MULTILINE)


@cache
def files() -> tuple[Path, ...]:
    """All files that are, or with the next commit could be, in the repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not in a git work tree")
    return tuple(path for name in sorted(set(listing.split("\0")) - {""}) if (path := ROOT / name).is_file())


@cache
def texts() -> dict[str, str]:
    """The text files by name; pictures and other binary files are left out."""
    return {
        str(path.relative_to(ROOT)): data.decode("utf-8", "replace")
        for path in files()
        if b"\0" not in (data := path.read_bytes())
    }


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY_HOST], ids=["machine path", "registry host"])
def test_no_file_names_a_machine(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {match[0]}"
        for name, text in texts().items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), start=1)
        for match in pattern.finditer(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, "/".join(["cd ", "root", "x"])),
        (MACHINE_PATH, "/".join(["'", "home", "me", "x'"])),
        (REGISTRY_HOST, ".".join(["https://pypi", "org/simple"])),
        (REGISTRY_HOST, ".".join(["registry", "npmjs", "org"])),
        (ADDRESS, "numpy==2\n--index-url somewhere\n"),
        (ADDRESS, "numpy @ file:somewhere\n"),
    ],
)
def test_pattern_finds(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


def test_lock_has_hashes_and_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert ADDRESS.findall(lock) == []
    assert "--hash=sha256:" in lock


def test_no_file_is_too_large() -> None:
    assert [path.name for path in files() if path.stat().st_size > MAX_BYTES] == []


def sources(*endings: str) -> dict[str, str]:
    return {name: text for name, text in texts().items() if name.endswith(endings) and name not in GENERATED}


def test_no_source_file_is_too_long() -> None:
    lengths = {name: text.count("\n") for name, text in sources(".py", ".ts", ".svelte", ".css").items()}
    assert len(lengths) > 700
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


def test_comments_of_the_page_fit_on_a_screen() -> None:
    """Its formatter wraps code and leaves comments alone; drawings are long by nature."""
    long = [
        f"{name}:{number}"
        for name, text in sources(".ts", ".svelte", ".css", ".mjs").items()
        for number, line in enumerate(text.splitlines(), start=1)
        if len(line) > MAX_COLUMNS and line.lstrip().startswith(("/*", "*", "//"))
    ]
    assert long == []


def test_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src" / "fivetowers" / "py.typed").is_file()


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils.py", "util.py", "helpers.py", "misc.py", "common.py"}
    assert [str(path) for path in files() if path.name in drawers] == []


def test_yaml_files_can_be_read_and_call_what_make_has() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    for name, text in texts().items():
        if name.endswith((".yml", ".yaml")):
            yaml.safe_load(text)
            assert set(re.findall(r"run: make ([a-z-]+)", text)) <= targets, name
