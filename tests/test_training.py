"""A tiny training: it learns, it can be killed and goes on as if nothing had happened, and bots can play with it."""

import json
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from fivetowers.cli.train import command
from fivetowers.fast import is_compiled
from fivetowers.training import trainer
from fivetowers.training.history import Look, plot
from fivetowers.training.run import OtherSettings, Plan, open_run, paths, run
from fivetowers.training.trainer import Settings

pytestmark = pytest.mark.skipif(not is_compiled(), reason="learning is too slow uncompiled")

TINY = Settings(2, games=64, batch=8, seed=3)
PLAN = Plan(looks=4, games_a_look=2)


def trained(settings: Settings, threads: int = 1) -> trainer.Progress:
    progress = trainer.begin(settings)
    for _ in trainer.train(progress, threads=threads):
        pass
    return progress


def test_weights_do_not_depend_on_the_number_of_threads() -> None:
    assert np.array_equal(trained(TINY, threads=1).weights, trained(TINY, threads=3).weights)


def test_training_that_was_killed_goes_on_identically(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    list(run(whole, open_run(whole, TINY), PLAN, threads=1))
    list(islice(run(killed, open_run(killed, TINY), PLAN, threads=2), 5))  # not at a checkpoint
    resumed = open_run(killed, TINY)
    assert 0 < resumed.games < TINY.games
    list(run(killed, resumed, PLAN, threads=2))
    for one, other in zip(paths(whole, 2)[3:], paths(killed, 2)[3:], strict=True):
        assert one.read_bytes() == other.read_bytes()
    assert games_of_looks(whole) == games_of_looks(killed)


def games_of_looks(folder: Path) -> list[int]:
    return [json.loads(line)["games"] for line in paths(folder, 2)[1].read_text("utf-8").splitlines()]


def test_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    list(islice(run(tmp_path, open_run(tmp_path, TINY), PLAN, threads=1), 3))
    with pytest.raises(OtherSettings):
        open_run(tmp_path, Settings(2, games=64, batch=8, seed=4))


def test_errors_shrink() -> None:
    reports = list(trainer.train(trainer.begin(Settings(2, games=800, seed=1)), threads=2))
    first, last = reports[:5], reports[-5:]
    assert sum(report.points_loss for report in last) < 0.7 * sum(report.points_loss for report in first)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_training_for_more_players_begins_with_what_fewer_know(players: int) -> None:
    settings = Settings(players, games=8, batch=8)
    progress = trainer.begin_from(settings, trainer.begin(TINY).weights)
    (report,) = trainer.train(progress, threads=1)
    assert report.games == 8
    assert np.isfinite(progress.weights).all()


def test_command_trains_and_writes_what_bots_read(tmp_path: Path) -> None:
    options = ["--games", "16", "--batch", "8", "--looks", "2", "--games-a-look", "2", "--folder", str(tmp_path)]
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
        Look(0, 0.0, 0.7, 0.1, 20.0, {"random": 0.5}),
        Look(9, 1.0, 0.6, 0.1, 30.0, {"random": 1.0, "greedy": 0.2}),
    ]
    picture = plot(looks, "title")
    assert picture.count("<polyline") == 2
    assert "against greedy" in picture
