"""A dataset is the same bytes however it was made: in one go or interrupted, by one process or by many."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fivetowers.arena.contestants import parse_contestant
from fivetowers.cli.generate import command
from fivetowers.dataset.generation import Generation
from fivetowers.dataset.manifest import checksum, read_manifest
from fivetowers.dataset.recipe import Content, DatasetError, FileFormat, Recipe
from fivetowers.text import say_refusal


def recipe(*bots: str, **settings: object) -> Recipe:
    return Recipe(tuple(map(parse_contestant, bots or ("random",))), **{"games_a_shard": 8, **settings})  # type: ignore[arg-type]


def made(folder: Path, one: Recipe, games: int = 40, jobs: int = 1) -> dict[str, bytes]:
    for _ in Generation(folder, one, games).run(jobs):
        pass
    return files(folder)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    ("content", "file_format"), [(Content.GAMES, FileFormat.NPZ), (Content.POSITIONS, FileFormat.PARQUET)]
)
def test_files_do_not_depend_on_the_number_of_processes(
    content: Content, file_format: FileFormat, tmp_path: Path
) -> None:
    one = recipe("greedy", "random", players=3, content=content, file_format=file_format)
    assert made(tmp_path / "one", one, jobs=1) == made(tmp_path / "two", one, jobs=2)


def test_other_seed_gives_other_games(tmp_path: Path) -> None:
    one, other = (made(tmp_path / str(seed), recipe(seed=seed)) for seed in (1, 2))
    assert one.keys() == other.keys()
    assert all(one[name] != other[name] for name in one)


def test_interrupted_run_ends_with_the_same_files(tmp_path: Path) -> None:
    one = recipe("greedy", content=Content.POSITIONS)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    list(islice(Generation(broken, one, 40).run(), 2))
    (broken / "shard-000002.npz.part-1").write_bytes(b"half")
    assert [entry.file for entry in read_manifest(broken).shards.values()] == ["shard-000000.npz", "shard-000001.npz"]
    resumed = Generation(broken, one, 40)
    assert len(resumed.missing) == 3
    list(resumed.run())
    assert files(broken) == made(whole, one)


def test_dataset_can_grow(tmp_path: Path) -> None:
    made(tmp_path / "grown", recipe(), games=20)
    assert made(tmp_path / "grown", recipe(), games=44) == made(tmp_path / "at-once", recipe(), games=44)


def test_damaged_shard_is_made_again(tmp_path: Path) -> None:
    before = made(tmp_path, recipe())
    shard = tmp_path / "shard-000003.npz"
    shard.write_bytes(shard.read_bytes()[:-1] + b"!")
    unchecked = Generation(tmp_path, recipe(), 40)
    assert unchecked.damaged == []
    again = Generation(tmp_path, recipe(), 40, is_checked=True)
    assert again.damaged == ["shard-000003.npz"]
    list(again.run())
    assert files(tmp_path) == before


def test_manifest_tells_what_is_there(tmp_path: Path) -> None:
    made(tmp_path, recipe("nodes=3 master", "random", seed=7), games=10)
    facts = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    assert facts["fivetowers_dataset"] == 1
    assert facts["is_complete"]
    assert (facts["seed"], facts["games"], facts["players"]) == (7, 10, 2)
    assert facts["bots"] == ["master 3 nodes", "random"]
    assert facts["contestants"] == ["nodes=3 master", "random"]
    assert facts["versions"].keys() == {"fivetowers", "weights", "numpy"}
    assert [(shard["first"], shard["games"]) for shard in facts["shards"]] == [(0, 8), (8, 2)]
    for shard in facts["shards"]:
        assert checksum(tmp_path / shard["file"]) == shard["sha256"]


@pytest.mark.parametrize(
    "other",
    [
        recipe(seed=2),
        recipe("greedy"),
        recipe(players=3),
        recipe(content=Content.POSITIONS),
        recipe(file_format=FileFormat.PARQUET),
        recipe(games_a_shard=9),
    ],
)
def test_folder_of_another_dataset_is_refused(other: Recipe, tmp_path: Path) -> None:
    before = made(tmp_path, recipe(), games=8)
    with pytest.raises(DatasetError, match=r"generate\.other_recipe"):
        Generation(tmp_path, other, 8)
    assert files(tmp_path) == before


def test_dataset_of_another_version_is_not_continued(tmp_path: Path) -> None:
    made(tmp_path, recipe(), games=8)
    path = tmp_path / "manifest.json"
    path.write_text(path.read_text("utf-8").replace('"numpy": "', '"numpy": "0.'), "utf-8")
    with pytest.raises(DatasetError, match=r"generate\.other_program"):
        Generation(tmp_path, recipe(), 16)


@pytest.mark.parametrize(
    ("bots", "seed", "code"),
    [
        (["ms=10 master"], 0, "generate.time_budget"),
        (["random"], -1, "generate.seed"),
        (["random"], 2**64, "generate.seed"),
    ],
)
def test_what_would_not_be_the_same_twice_is_refused(bots: list[str], seed: int, code: str) -> None:
    with pytest.raises(DatasetError) as refused:
        recipe(*bots, seed=seed)
    assert refused.value.refusal.code == code
    assert say_refusal(refused.value.refusal)


# ---- the command ---------------------------------------------------------------------------------------------------


def called(*words: str) -> Result:
    return CliRunner().invoke(command, words)


def test_command_makes_a_dataset_and_says_so(tmp_path: Path) -> None:
    done = called("--games", "20", "--games-a-shard", "10", "--folder", str(tmp_path / "data"), "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "20 games, 20 rows in 2 files" in done.output


def test_command_refuses_in_words(tmp_path: Path) -> None:
    done = called("--bot", "ms=5 master", "--folder", str(tmp_path))
    assert done.exit_code == 1
    assert "nodes=" in done.output


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_run_that_was_killed_goes_on_and_leaves_no_process_behind(tmp_path: Path) -> None:
    words = ["--bot", "greedy", "--games", "200", "--games-a-shard", "8", "--content", "positions", "--seed", "3"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    call = [sys.executable, "-m", "fivetowers", "generate", *words, "--jobs", "2", "--folder", str(killed)]
    with subprocess.Popen(call, stdout=subprocess.DEVNULL, start_new_session=True) as first:
        deadline = time.monotonic() + 60
        while len(list(killed.glob("*.npz"))) < 3 and time.monotonic() < deadline:
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while is_group_alive(first.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_group_alive(first.pid)
    assert 0 < len(read_manifest(killed).shards) < 25
    subprocess.run(call, stdout=subprocess.DEVNULL, check=True, timeout=60)
    assert read_manifest(killed).is_complete
    assert files(killed) == made(whole, recipe("greedy", content=Content.POSITIONS, seed=3), games=200)


def is_group_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
