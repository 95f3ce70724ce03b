"""The command line speaks its reader's language: --language, then the environment's, then English."""

import re
from pathlib import Path

import pytest

from fivetowers.cli.main import COMMANDS
from fivetowers.text import languages, say, spoken
from tests.cli.conftest import Call

LANGUAGES = languages()
ENVIRONMENTS = [
    ({"LANG": "de_AT.UTF-8"}, "de"),
    ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "de_DE.UTF-8"}, "cs"),
    ({"LC_MESSAGES": "lt_LT", "LANG": "bg_BG.UTF-8"}, "lt"),
    ({"LANGUAGE": "fr:bg", "LANG": "fr_FR.UTF-8"}, "bg"),
    ({"LANGUAGE": "de", "LC_ALL": "C.UTF-8"}, "en"),
    ({"LANG": "fr_FR.UTF-8"}, "en"),
    ({}, "en"),
]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that names no language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(("variables", "language"), ENVIRONMENTS)
def test_the_environment_chooses_the_language(
    variables: dict[str, str], language: str, call: Call, bare: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        bare.setenv(name, value)
    assert say("terminal-welcome-title", language, names="Anna · Ben").split(" ·")[0] in call("play").stdout
    assert say("terminal-bye", language) in call("score", answers="").stdout


def test_the_option_comes_before_the_environment(call: Call, bare: pytest.MonkeyPatch) -> None:
    bare.setenv("LANG", "de_DE.UTF-8")
    assert say("terminal-bye", "lt") in call("score", "--language", "lt").stdout
    assert say("terminal-bye", "lt") in call("--language", "lt", "score").stdout
    assert say("terminal-bye", "de") in call("score").stdout
    assert spoken() == "en", "a run leaves nothing behind"


def test_a_language_that_is_not_there_is_refused(call: Call) -> None:
    refused = call("play", "--language", "fr")
    assert refused.returncode == 2
    assert f"'fr' is not one of {', '.join(LANGUAGES)}" in " ".join(refused.stderr.split())


def test_the_help_names_every_language(call: Call) -> None:
    named = re.search(r"--language LANGUAGE (.*?) Default:", " ".join(call("--help").stdout.split()))
    assert named is not None
    assert sorted(re.findall(r"\b[a-z]{2}\b", named[1].replace(" or ", " "))) == sorted(LANGUAGES)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_takes_the_option(name: str, call: Call) -> None:
    assert "--language" in call(name, "--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal(language: str, call: Call) -> None:
    shown = call("play", "--language", language, "--seat", "Anna", "--seat", "Ben", "--start", "1", answers="0\n?\nr\n")
    words = " ".join(shown.stdout.split())
    for message in ("terminal-ask-bid-first", "terminal-help-title", "terminal-rules-scoring", "terminal-commands"):
        assert " ".join(say(message, language, name="Anna", who="other").split()) in words, message
    refused = call("play", "--language", language, "--seat", "Anna", "--seat", "Ben", "--start", "1", answers="9\n")
    assert say("bid-out_of_range", language, largest=5) in " ".join(refused.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_without_a_name_is_spoken_to(language: str, call: Call) -> None:
    """You bid 2, not You bids 2."""
    reader = say("terminal-default-name", language)
    shown = call("play", "--language", language, "--players", "2", "--start", "1", "--seed", "1", answers="2\n")
    words = " ".join(shown.stdout.split())
    for message, facts in (("terminal-ask-bid-first", {}), ("terminal-told-bid", {"bid": 2})):
        assert say(message, language, name=reader, who="you", **facts) in words
        assert say(message, language, name=reader, who="other", **facts) not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record(language: str, call: Call, example: Path) -> None:
    shown = call("record", "show", "--language", language, str(example)).stdout
    assert say("terminal-told-pass", language, name="Cleo", who="other") in shown
    assert say("terminal-kind-T", language) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena(language: str, call: Call) -> None:
    refused = call("arena", "--language", language, "--bot", "name=A random", "--bot", "name=A greedy")
    assert say("arena-same_name", language, seen="A") in " ".join(refused.stderr.split())
    bots = ("--bot", "random", "--bot", "name=B random")
    played = call("arena", "--language", language, *bots, "--deals", "1", "--seed", "1", "--html", "page.html")
    assert say("arena-title", language, deals=1, games=2, players=2) in played.stdout
    assert f'<html lang="{language}">' in Path("page.html").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_training(language: str, call: Call, home: Path) -> None:
    (home / "junk").write_bytes(b"junk")
    refused = call("train", "--language", language, "--begin-with", "junk").stderr
    assert say("train-no_weights", language, file="junk", seen=4, expected=1).split("4")[0] in refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_database(language: str, call: Call) -> None:
    refused = call("database", "backup", "--language", language, "--database", "sqlite:///none.db", "copy.db")
    assert say("storage-no_database", language, url="sqlite:///none.db") in " ".join(refused.stderr.split())


def test_what_programs_read_stays_english(call: Call) -> None:
    lines = "5tp\nnew players 2 start 1\nbid 3\nquit\n"
    assert (
        call("bot", "random", "--language", "de", answers=lines).stdout == call("bot", "random", answers=lines).stdout
    )
