"""What is read from a dataset: every position once, as the engine sees it, with what came of it."""

import re
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from fivetowers.actions import Deal
from fivetowers.arena.contestants import parse_contestant
from fivetowers.dataset.generation import Generation
from fivetowers.dataset.loader import Dataset
from fivetowers.dataset.recipe import Content, DatasetError, FileFormat, Recipe
from fivetowers.dataset.shard_files import encode
from fivetowers.encoding import STEPS, legal_steps, observe, steps_of
from fivetowers.records.record import GameRecord
from fivetowers.rules import apply, start
from fivetowers.scoring import scores


def dataset(folder: Path, *bots: str, games: int = 12, **settings: object) -> Dataset:
    one = Recipe(tuple(map(parse_contestant, bots)), **{"games_a_shard": 4, **settings})  # type: ignore[arg-type]
    for _ in Generation(folder, one, games).run():
        pass
    return Dataset(folder)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [("random",), ("greedy", "apprentice"), ("nodes=2 mcts", "random")])
def test_positions_are_those_of_the_readable_engine(players: int, bots: tuple[str, ...], tmp_path: Path) -> None:
    found = dataset(tmp_path, *bots, games=4, players=players)
    (batch,) = found.batches(10**6)
    rows = iter(range(len(batch["game"])))
    for number, record in enumerate(found.records()):
        state = start(players, record.start)
        ended = list(final_scores(record))
        for action in record.actions:
            taken: list[int] = []
            for step in () if isinstance(action, Deal) else steps_of(state, action):
                row, seat = next(rows), state.turn
                assert seat is not None
                assert batch["game"][row] == number
                assert batch["seat"][row] == seat
                assert found.bots[batch["bot"][row]] == record.names[seat]
                assert batch["observation"][row].tobytes() == observe(state, taken)
                assert tuple(np.flatnonzero(batch["mask"][row])) == legal_steps(state, taken)
                assert batch["step"][row] == step
                assert batch["points"][row].tolist() == ended[seat:] + ended[:seat]
                best = ended.count(max(ended))
                assert batch["win_share"][row][0] == pytest.approx(1 / best if ended[seat] == max(ended) else 0)
                taken.append(step)
            state = apply(state, action)
    assert next(rows, None) is None


def final_scores(record: GameRecord) -> tuple[int, ...]:
    state = start(len(record.names), record.start)
    for action in record.actions:
        state = apply(state, action)
    return scores(state)


def test_games_and_positions_in_either_format_are_the_same_data(tmp_path: Path) -> None:
    read = []
    for content in Content:
        for file_format in FileFormat:
            folder = tmp_path / content / file_format
            (one,) = dataset(folder, "mason", "random", players=3, content=content, file_format=file_format).batches(
                10**6
            )
            read.append(one)
    for one in read[1:]:
        assert one.keys() == read[0].keys()
        for name, column in read[0].items():
            assert one[name].dtype == column.dtype, name
            assert np.array_equal(one[name], column), name


def test_everybody_sits_everywhere_equally_often(tmp_path: Path) -> None:
    found = dataset(tmp_path, "random", "apprentice", "mason", games=36, players=3)
    seats = np.concatenate([found.columns(entry)["bots"] for entry in found.shards])
    for bot in range(3):
        assert (seats == bot).sum(axis=0).tolist() == [12, 12, 12]


def test_batches_have_every_position_once_in_any_order(tmp_path: Path) -> None:
    found = dataset(tmp_path, "random")
    (whole,) = found.batches(10**6)
    drawn = list(found.batches(50, seed=1, shards_at_once=2))
    assert {len(batch["game"]) for batch in drawn[:-1]} == {50}
    joined = np.concatenate([batch["observation"] for batch in drawn])
    assert not np.array_equal(joined, whole["observation"])
    assert sorted(map(bytes, joined)) == sorted(map(bytes, whole["observation"]))
    again = np.concatenate([batch["observation"] for batch in found.batches(50, seed=1, shards_at_once=2)])
    assert np.array_equal(joined, again)
    assert len(list(found.batches(50, seed=1, keep_last=False))) == len(whole["game"]) // 50


def test_parts_share_the_shards(tmp_path: Path) -> None:
    whole = dataset(tmp_path, "random")
    games = [
        set(np.concatenate([batch["game"] for batch in Dataset(tmp_path, part=(index, 2)).batches(64)]))
        for index in (0, 1)
    ]
    assert games[0] & games[1] == set()
    assert len(games[0] | games[1]) == whole.games
    with pytest.raises(ValueError, match="no part 2 of 2"):
        Dataset(tmp_path, part=(2, 2))


@pytest.mark.parametrize("content", Content)
def test_a_dataset_may_be_larger_than_memory(content: Content, tmp_path: Path) -> None:
    found = dataset(tmp_path, "random", games=160, games_a_shard=8, content=content)
    whole = sum(batch["observation"].nbytes for batch in found.batches(256))
    tracemalloc.start()
    rows = sum(len(batch["mask"]) for batch in found.batches(256, seed=2, shards_at_once=2))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert rows * 714 == whole
    assert most < whole / 2


def test_damaged_files_are_found(tmp_path: Path) -> None:
    found = dataset(tmp_path, "random")
    assert found.verify() == []
    (tmp_path / "shard-000001.npz").write_bytes(b"")
    (tmp_path / "shard-000002.npz").unlink()
    assert found.verify() == ["shard-000001.npz", "shard-000002.npz"]
    with pytest.raises(DatasetError, match=r"generate\.broken_shard"):
        found.columns(found.shards[1])


def test_games_that_break_the_rules_are_refused(tmp_path: Path) -> None:
    found = dataset(tmp_path, "random", games=4)
    columns = found.columns(found.shards[0])
    columns["steps"][columns["step_ends"][1]] = STEPS - 1  # in game 2 somebody builds before anybody has bid
    (tmp_path / "shard-000000.npz").write_bytes(encode(columns, FileFormat.NPZ))
    with pytest.raises(DatasetError, match="game 2"):
        list(found.batches(64))


def test_folder_without_a_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match=r"generate\.no_manifest"):
        Dataset(tmp_path)
    (tmp_path / "manifest.json").write_text("[]", "utf-8")
    with pytest.raises(DatasetError, match=r"generate\.bad_manifest"):
        Dataset(tmp_path)


def test_documented_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    dataset(tmp_path / "data", "random")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(compile(program, "docs/datasets.md", "exec"), names)
    assert capsys.readouterr().out == "2 ['random'] 12\n"
    assert {"seen", "target"} <= names.keys()
