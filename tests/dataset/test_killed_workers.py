"""Who plays the games may be killed in the middle of one: nothing is lost, and nothing is counted twice."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from fivetowers.arena.contestants import parse_contestant
from fivetowers.dataset.generation import Generation
from fivetowers.dataset.loader import Dataset
from fivetowers.dataset.manifest import ShardEntry
from fivetowers.dataset.recipe import Content, DatasetError, Recipe

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # those of Ray
    pytest.mark.skipif(os.name == "nt", reason="SIGKILL"),
]
PROGRAM = Path(__file__).with_name("deadly_program.py")
GAMES = 8


def recipe(mark: Path) -> Recipe:
    deadly = shlex.join(["name=Deadly", sys.executable, str(PROGRAM), str(mark)])
    bots = tuple(map(parse_contestant, (deadly, "random")))
    return Recipe(bots, content=Content.POSITIONS, games_a_shard=2)


def shards(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("shard-*")}


def test_on_a_cluster_the_files_are_the_same_even_if_a_worker_is_killed(cluster_address: str, tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    there = list(Generation(tmp_path / "there", recipe(mark), GAMES).run(cluster=cluster_address))
    assert mark.exists()
    here = list(Generation(tmp_path / "here", recipe(mark), GAMES).run())
    check(there, here, tmp_path / "there", tmp_path / "here")


def test_bot_that_fails_on_a_cluster_is_named(cluster_address: str, tmp_path: Path) -> None:
    bots = (parse_contestant(shlex.join(["name=Absent", str(tmp_path / "absent")])),)
    with pytest.raises(DatasetError, match="Absent"):
        list(Generation(tmp_path / "data", Recipe(bots), 1).run(cluster=cluster_address))


def test_in_processes_the_files_are_the_same_even_if_one_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    there = list(Generation(tmp_path / "there", recipe(mark), GAMES).run(jobs=2))
    assert mark.exists()
    here = list(Generation(tmp_path / "here", recipe(mark), GAMES).run())
    check(there, here, tmp_path / "there", tmp_path / "here")


def check(there: list[ShardEntry], here: list[ShardEntry], folder: Path, other: Path) -> None:
    assert sorted(there, key=lambda entry: entry.file) == here
    assert shards(folder) == shards(other)
    assert Dataset(folder).verify() == []
    assert Dataset(folder).games == GAMES
