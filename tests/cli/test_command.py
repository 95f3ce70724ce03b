"""The command itself: help, version, exit codes, what it imports, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from fivetowers.cli.main import COMMANDS
from tests.cli.conftest import Call
from tests.cli.pseudo_terminal import command, environment, run

PAGES = [(name,) for name in COMMANDS] + [("record", name) for name in ("check", "show", "score")]


def test_help_names_every_subcommand(call: Call) -> None:
    page = call("--help")
    assert page.returncode == 0
    for name, words in COMMANDS.items():
        assert name in page.stdout
        assert words in page.stdout


def test_run_without_a_subcommand_shows_the_help(call: Call) -> None:
    page = call()
    assert page.returncode == 2
    assert "Commands:" in page.stdout + page.stderr


@pytest.mark.parametrize("page", [(), *PAGES], ids=" ".join)
def test_every_help_page_holds_an_example(page: tuple[str, ...], call: Call) -> None:
    shown = call(*page, "--help")
    assert shown.returncode == 0
    assert "Example" in shown.stdout
    assert f"fivetowers {' '.join(page)}".strip() in shown.stdout.partition("Example")[2]


def test_version_is_that_of_the_installed_package(call: Call) -> None:
    from importlib.metadata import version

    assert call("--version").stdout == f"fivetowers {version('fivetowers')}\n"


def test_help_imports_nothing_heavy() -> None:
    """Neither the packages that draw, word or count, nor any subcommand."""
    program = "import sys; sys.argv[1:] = ['--help']; import fivetowers.cli.main as m; m.run(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"rich", "fluent", "numpy", *(f"fivetowers.cli.{name}" for name in COMMANDS)}
    assert heavy & set(loaded) == set()
    assert "click" in loaded


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("play", "--players", "6"),
        ("play", "--players", "one"),
        ("play", "--seat", "bot:nobody"),
        ("play", "--seat", " "),
        ("play", *["--seat", "Anna"] * 6),
        ("play", "--seat", "A", "--seat", "B", "--seat", "C", "--players", "2"),
        ("play", "--players", "2", "--start", "3"),
        ("play", "--variant", "chess"),
        ("play", "--resume", "missing.5t"),
        ("record", "check"),
        ("record", "check", "missing.5t"),
        ("record", "show", "missing.5t"),
        ("score", "T:15"),
        ("score", "T:15", "T:14", "--players", "3"),
        ("score", "T:15", "tower"),
        ("score", "T:15", "T:16"),
        ("score", "T:15", "T:14", "--name", "Anna"),
    ],
    ids=" ".join,
)
def test_what_is_not_understood_ends_with_2_and_no_traceback(arguments: tuple[str, ...], call: Call) -> None:
    ended = call(*arguments)
    assert ended.returncode == 2
    assert "Error: " in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    "arguments",
    [("play", "--help"), ("record", "show", "game.5t"), ("play", "--seat", "bot:random", "--seat", "bot:random")],
    ids=" ".join,
)
def test_a_closed_pipe_is_no_reason_to_complain(arguments: tuple[str, ...], home: Path) -> None:
    """What `fivetowers … | head -1` does, for output short and long."""
    run("play", "--seat", "bot:random", "--seat", "bot:random", "--save", "game.5t", home=home)
    with subprocess.Popen(
        command(*arguments),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        cwd=home,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is a thing of Linux")
@pytest.mark.parametrize("arguments", [("record", "check", "game.5t"), ("--version",)], ids=" ".join)
def test_full_disk_is_told_plainly(arguments: tuple[str, ...], home: Path) -> None:
    run("play", "--seat", "bot:random", "--seat", "bot:random", "--save", "game.5t", home=home)
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*arguments), stdout=full, stderr=subprocess.PIPE, env=environment(home), cwd=home, check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode() == "The answer can’t be written: No space left on device.\n"


def test_python_dash_m_is_the_installed_command(home: Path) -> None:
    script = Path(sys.executable).parent / "fivetowers"
    if not script.exists():
        pytest.skip("the command is not installed beside this Python")
    installed = subprocess.run([script, "--help"], capture_output=True, text=True, env=environment(home), check=True)
    assert installed.stdout == run("--help", home=home).stdout
