"""Bots that somebody else wrote in Python, and networks of one's own, without touching the package."""

import subprocess
import sys
from pathlib import Path

import pytest

from fivetowers.arena.contestants import parse_contestant
from fivetowers.arena.series_run import Order, check_outside_bots
from fivetowers.bots.networks import FOLDER
from fivetowers.bots.roster import is_bot, make_bot
from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error
from tests.arena.samples import played, series, without_times

OWN = """
from fivetowers import legal_actions
class First:
    name = "first"
    def choose(self, state, rng, budget):
        return legal_actions(state)[0]
class Broken:
    def __init__(self):
        raise RuntimeError("no bricks")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module of somebody's own; what it changes in this process is put back."""
    (tmp_path / "own_bots_of_mine.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_bots_of_mine", raising=False)
    return tmp_path


def test_class_of_ones_own_plays_in_the_arena(folder: Path) -> None:
    (result,) = played(Order(series("own_bots_of_mine:First", "random"), deals=1))
    assert [game.fault for game in result.games] == [None, None]
    assert {name for game in result.games for name in game.seats} == {"own_bots_of_mine:First", "random"}


def test_installed_package_brings_bots_by_entry_points(folder: Path) -> None:
    info = folder / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fivetowers.bots]\nfirst_of_mine = own_bots_of_mine:First\n")
    sys.path.insert(0, str(folder))
    assert is_bot("first_of_mine")
    assert make_bot("first_of_mine").name == "first"


def test_own_class_speaks_the_protocol(folder: Path) -> None:
    words = [sys.executable, "-m", "fivetowers", "bot", "own_bots_of_mine:First"]
    done = subprocess.run(words, input="5tp\nquit\n", capture_output=True, text=True, check=True)
    assert done.stdout == "5tp 1 first\n"


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("own_bots_of_mine:Missing", "the bot “own_bots_of_mine:Missing” can’t be loaded: AttributeError"),
        ("own_bots_of_mine:Missing", "module 'own_bots_of_mine' has no attribute 'Missing'"),
        ("own_bots_of_mine:Broken", "RuntimeError: no bricks"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("greedy weights=x.f32", "“greedy” has no network: weights are for architect, master"),
        ("master weights=x.f32", "the weights in x.f32 can’t be read: [Errno 2] No such file or directory: 'x.f32'"),
    ],
)
def test_what_cannot_be_loaded_is_told_before_the_series(bot: str, words: str, folder: Path) -> None:
    with pytest.raises(FiveTowersError) as caught:
        check_outside_bots(series(bot, "random"))
    assert words in say_error(caught.value)


def test_weights_of_ones_own_are_used(folder: Path) -> None:
    """Those of the package under another name make `architect` what it is; changed ones do not."""
    shipped = (FOLDER / "players2.f32").read_bytes()
    (folder / "same.f32").write_bytes(shipped)
    (folder / "other.f32").write_bytes((FOLDER / "players5.f32").read_bytes())
    plain, same, other = (
        without_times(played(Order(series(f"name=A {bot}", "name=B random"), deals=2)))
        for bot in ("architect", "architect weights=same.f32", "architect weights=other.f32")
    )
    assert same == plain
    assert other != plain


def test_setting_is_read_back(folder: Path) -> None:
    contestant = parse_contestant("ms=20 master weights=my.f32")
    assert not contestant.is_outside
    assert parse_contestant(contestant.setting) == contestant
    assert parse_contestant("greedy --fast").is_outside
