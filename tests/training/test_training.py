"""A tiny training: it learns, it can be killed and goes on as if nothing had happened, and bots can play with it."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from fivetowers.bots.networks import WITH_RIVALS, load_against_rivals
from fivetowers.bots.styles import NETWORK, STYLES
from fivetowers.cli.train import command
from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from fivetowers.training import ray_games, trainer
from fivetowers.training.calibration import Calibration, judge, watch_policy, watch_taken_over, watch_weak
from fivetowers.training.calibration import plot as plot_calibration
from fivetowers.training.crews import Threads
from fivetowers.training.run import OtherSettings, RunPlan, open_run, paths, run
from fivetowers.training.strength import OPPONENTS, contest
from fivetowers.training.strength_history import StrengthLook, plot
from fivetowers.training.trainer import TrainingError, TrainingSettings
from tests.machines.clusters import killed_once

pytestmark = pytest.mark.skipif(not is_compiled(), reason="learning is too slow uncompiled")

TINY = TrainingSettings(2, games=64, batch=8, seed=3)
PLAN = RunPlan(looks=4, games_a_look=2)
OPTIONS = ["--games", "16", "--batch", "8", "--looks", "2", "--games-a-look", "2"]


def trained(settings: TrainingSettings, threads: int = 1) -> trainer.Progress:
    progress = trainer.begin(settings)
    with Threads(threads) as crew:
        for _ in trainer.train(progress, crew):
            pass
    return progress


def test_weights_do_not_depend_on_the_number_of_threads() -> None:
    assert np.array_equal(trained(TINY, threads=1).weights, trained(TINY, threads=3).weights)


def test_training_that_was_interrupted_goes_on_identically(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    with Threads(1) as crew:
        list(run(whole, open_run(whole, TINY), PLAN, crew))
        list(islice(run(broken, open_run(broken, TINY), PLAN, crew), 5))  # not at a checkpoint
        resumed = open_run(broken, TINY)
        assert 0 < resumed.games < TINY.games
        list(run(broken, resumed, PLAN, crew))
    for one, other in zip(paths(whole, 2)[3:], paths(broken, 2)[3:], strict=True):
        assert one.read_bytes() == other.read_bytes()
    assert games_of_looks(whole) == games_of_looks(broken)


def test_no_look_is_lost_when_a_training_dies_right_after_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = trainer.save

    def save_and_die(progress: trainer.Progress, path: Path) -> None:
        save(progress, path)
        raise KeyboardInterrupt

    with Threads(1) as crew:
        monkeypatch.setattr(trainer, "save", save_and_die)
        with pytest.raises(KeyboardInterrupt):
            list(run(tmp_path, open_run(tmp_path, TINY), PLAN, crew))
        monkeypatch.undo()
        with paths(tmp_path, 2)[1].open("a", encoding="utf-8") as history:
            history.write('{"games": 6')  # a line that was being written
        resumed = open_run(tmp_path, TINY)
        games = resumed.games
        list(run(tmp_path, resumed, PLAN, crew))
    assert games_of_looks(tmp_path)[0] == games


def games_of_looks(folder: Path) -> list[int]:
    return [json.loads(line)["games"] for line in paths(folder, 2)[1].read_text("utf-8").splitlines()]


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_training_that_was_killed_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    words = ["--games", "1200", "--looks", "12", "--games-a-look", "0", "--threads", "1", "--folder", str(tmp_path)]
    call = [sys.executable, "-m", "fivetowers", "train", *words]
    checkpoint, _, _, weights = paths(tmp_path, 2)
    with subprocess.Popen(call, stdout=subprocess.DEVNULL) as first:
        deadline = time.monotonic() + 60
        while not checkpoint.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        first.send_signal(signal.SIGKILL)
    assert 0 < trainer.load(checkpoint).games < 1200
    assert not weights.exists()
    subprocess.run(call, stdout=subprocess.DEVNULL, check=True, timeout=120)
    assert games_of_looks(tmp_path) == list(range(100, 1201, 100))
    assert np.array_equal(trainer.read_weights(weights), trained(TrainingSettings(2, games=1200)).average)


def test_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    with Threads(1) as crew:
        list(islice(run(tmp_path, open_run(tmp_path, TINY), PLAN, crew), 3))
    with pytest.raises(OtherSettings):
        open_run(tmp_path, TrainingSettings(2, games=64, batch=8, seed=4))


@pytest.mark.parametrize("option", ["begin_with", "rivals"])
def test_training_goes_on_only_with_the_same_files(option: str, tmp_path: Path) -> None:
    first, moved, other = (tmp_path / name for name in ("first.f32", "moved.f32", "other.f32"))
    for path, seed in ((first, 1), (moved, 1), (other, 2)):
        trainer.write_weights(trainer.begin(TrainingSettings(2, seed=seed)), path)
    folder = tmp_path / "training"
    with Threads(1) as crew:
        list(islice(run(folder, open_run(folder, TINY, **{option: first}), PLAN, crew), 3))
        with pytest.raises(OtherSettings):
            open_run(folder, TINY, **{option: other})
        with pytest.raises(OtherSettings):
            open_run(folder, TINY)
        list(run(folder, open_run(folder, TINY, **{option: moved}), PLAN, crew))
    made = json.loads(paths(folder, 2)[3].with_suffix(".json").read_text("utf-8"))
    assert made["settings"][option]["name"] == "first.f32"
    assert hashlib.sha256(first.read_bytes()).hexdigest().startswith(made["settings"][option]["sha256"])


def test_training_that_loses_its_numbers_stops_and_writes_nothing(tmp_path: Path) -> None:
    progress = open_run(tmp_path, TINY)
    progress.weights[:] = np.nan
    with Threads(1) as crew, pytest.raises(TrainingError, match=r"train\.diverged"):
        list(run(tmp_path, progress, PLAN, crew))
    assert not any(path.exists() for path in (paths(tmp_path, 2)[0], paths(tmp_path, 2)[3]))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--begin-with", "junk"], "junk is not a network: 4 bytes instead of"),
        (["--rivals", "junk"], "junk is not a network: 4 bytes instead of"),
        (["--rivals", "holes"], "holes is not a network: some of its weights are not numbers"),
        (["--rate", "-1"], "the learning rate has to be above 0 and at most 1, not -1"),
        (["--rate", "nan"], "the learning rate has to be above 0 and at most 1, not nan"),
        (["--by-hand", "--rivals", "junk"], "--by-hand and --rivals can’t be given together"),
        (["--threads", "2", "--cluster", "somewhere"], "--threads and --cluster can’t be given together"),
        (["--folder", "old"], "players2.npz is not a checkpoint that this version can continue from"),
        (["--folder", "broken"], "players2.npz is not a checkpoint that this version can continue from"),
        (["--folder", "junk"], "junk"),
    ],
)
def test_nonsense_is_refused_in_words(
    options: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("junk").write_bytes(b"junk")
    Path("holes").write_bytes(np.full(layout.WEIGHTS_SIZE, np.nan, "<f4").tobytes())
    for folder in ("old", "broken"):
        Path(folder).mkdir()
    np.savez("old/players2.npz", version=3)
    Path("broken/players2.npz").write_bytes(b"junk")
    done = CliRunner().invoke(command, [*OPTIONS, *options])
    assert words in done.output
    assert isinstance(done.exception, SystemExit)  # no traceback
    assert done.exit_code != 0


def test_network_that_was_trained_for_seconds_beats_a_weak_bot() -> None:
    weights = trained(TrainingSettings(2, games=2400, lessons=0.9), threads=2).average
    found = contest([weights], [NETWORK, STYLES["apprentice"]], games=100, seed=1)
    assert found.share - found.interval > 0.7


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_against_rivals_teach_what_rivals_mean(players: int, tmp_path: Path) -> None:
    known = trained(TrainingSettings(players, games=8, batch=8, by_hand=True, lessons=0.0))
    assert not known.weights[layout.WEIGHTS_RIVALS :].any()
    path = tmp_path / "rivals.f32"
    trainer.write_weights(known, path)
    settings = TrainingSettings(players, games=16, batch=8, share_of_rivals=1.0, lessons=0.0)
    progress = open_run(tmp_path, settings, begin_with=path, rivals=path)
    with Threads(1) as crew:
        reports = list(trainer.train(progress, crew))
    assert [report.games for report in reports] == [8, 16]
    assert progress.weights[layout.WEIGHTS_RIVALS :].any()
    assert np.isfinite(progress.weights).all()


@pytest.mark.parametrize("players", WITH_RIVALS)
def test_network_among_rivals_wins_more_than_its_share(players: int) -> None:
    networks = load_against_rivals(players)
    assert networks is not None
    found = contest(
        [np.array(network, np.float32) for network in networks],
        [NETWORK] * players,
        games=300,
        seed=1,
        among_rivals=True,
    )
    assert found.share - found.interval > 1 / players


def test_training_among_rivals_tells_how_it_does_against_them(tmp_path: Path) -> None:
    path = tmp_path / "rivals.f32"
    trainer.write_weights(trainer.begin(TrainingSettings(2)), path)
    options = [*OPTIONS, "--folder", str(tmp_path), "--rivals", str(path), "--threads", "1"]
    done = CliRunner().invoke(command, options)
    assert done.exit_code == 0, done.output
    looks = [json.loads(line) for line in paths(tmp_path, 2)[1].read_text("utf-8").splitlines()]
    assert all(set(look["strength"]) == {*OPPONENTS, "rivals"} for look in looks)
    assert "against rivals" in paths(tmp_path, 2)[2].read_text("utf-8")


def test_network_of_rivals_comes_nearer_to_what_quick_games_say() -> None:
    progress = trainer.begin(TrainingSettings(3, games=240, batch=8, by_hand=True, lessons=0.0))
    with Threads(1) as crew:
        losses = [report.points_loss for report in trainer.train(progress, crew)]
    assert sum(losses[-5:]) < 0.7 * sum(losses[:5])


def test_command_trains_and_writes_what_bots_read(tmp_path: Path) -> None:
    options = [*OPTIONS, "--folder", str(tmp_path)]
    first = CliRunner().invoke(command, options)
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(command, options)
    assert again.exit_code == 0, again.output
    refused = CliRunner().invoke(command, [*options, "--seed", "2"])
    assert refused.exit_code == 1
    _, _, picture, weights = paths(tmp_path, 2)
    assert len(trainer.read_weights(weights))
    assert picture.read_text("utf-8").startswith("<svg")
    assert json.loads(weights.with_suffix(".json").read_text("utf-8"))["games"] == 16


def test_plot_shows_every_opponent() -> None:
    looks = [
        StrengthLook(0, 0.0, 0.7, 0.1, 20.0, {"random": 0.5}),
        StrengthLook(9, 1.0, 0.6, 0.1, 30.0, {"random": 1.0, "greedy": 0.2}),
    ]
    picture = plot(looks, "title")
    assert picture.count("<polyline") == 2
    assert "against greedy" in picture


# ---- calibration ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_positions_of_every_kind_of_games_are_watched(players: int) -> None:
    weights = trainer.begin(TrainingSettings(players)).weights
    for rows in (
        watch_policy(weights, players, games=6, seed=1),
        watch_policy(weights, players, games=6, seed=1, rival=weights),
        watch_taken_over(weights, players, games=24, seed=1),
        watch_taken_over(weights, players, games=24, seed=1, rival=weights),
        watch_weak(weights, players, games=24, seed=1),
    ):
        ends = rows[:, layout.ROW_END_SHARE : layout.ROW_END_SHARE + players]
        assert np.allclose(ends.sum(axis=1), 1.0)
        found = judge(rows, players)
        assert found.positions == (rows[:, layout.ROW_GAME] % 2 == 1).sum()
        assert 0 <= found.gap <= 1
        endings = [
            rows[rows[:, layout.ROW_GAME] == game][-1, layout.ROW_POINTS :] for game in set(rows[:, layout.ROW_GAME])
        ]
        assert len({tuple(ending) for ending in endings}) == len(endings), "the same game was watched twice"


def test_one_who_knows_the_end_is_calibrated_and_one_who_guesses_wrongly_is_not() -> None:
    rows = watch_policy(trainer.begin(TrainingSettings(2)).weights, 2, games=20, seed=2)
    truth = rows[:, layout.ROW_END_SHARE : layout.ROW_END_SHARE + 2]
    rows[:, layout.ROW_SHARE : layout.ROW_SHARE + 2] = truth
    assert judge(rows, 2).brier == judge(rows, 2).gap == 0
    rows[:, layout.ROW_SHARE : layout.ROW_SHARE + 2] = 1 - truth
    assert judge(rows, 2).brier > judge(rows, 2).baseline


def test_plot_of_calibration_has_a_panel_for_each_number_of_players() -> None:
    one = Calibration(1, 2, 0.1, 0.2, 0.0, (0.1, 0.0), (0.2, 0.0), (3, 0))
    drawn = plot_calibration({2: {"games": one}, 3: {"games": one, "others": one}})
    assert drawn.count("players</text>") == 2
    assert drawn.count("<polyline") == 3
    assert drawn.count(">games</text>") == drawn.count(">others</text>") == 1


# ---- on a cluster --------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")  # those of Ray
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_training_on_a_cluster_gives_the_same_weights_even_if_a_worker_is_killed(
    cluster_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setattr(ray_games, "TrainingActor", killed_once(ray_games.TrainingActor, "play", mark))
    there, here = tmp_path / "there", tmp_path / "here"
    for folder, more in ((there, ["--cluster", cluster_address]), (here, ["--threads", "1"])):
        done = CliRunner().invoke(command, [*OPTIONS, "--folder", str(folder), *more])
        assert done.exit_code == 0, done.output
    assert mark.exists()
    assert paths(there, 2)[3].read_bytes() == paths(here, 2)[3].read_bytes()
