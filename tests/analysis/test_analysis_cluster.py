"""The same analysis on a Ray cluster, to the last digit, even if a worker is killed in the middle."""

import sys
from pathlib import Path

import pytest

from fivetowers.analysis import ray_rounds
from fivetowers.analysis.game_analysis import analyse
from tests.analysis.judged_games import BRIEF, some_game
from tests.effort import cases
from tests.machines.clusters import killed_once

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # those of Ray
    pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL"),
]


def test_analysis_on_a_cluster_is_the_same_even_if_a_worker_is_killed(
    cluster_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setattr(ray_rounds, "RoundActor", killed_once(ray_rounds.RoundActor, "do", mark))
    records = [some_game(2, 1), some_game(3, 2)][: cases(2, 2, uncompiled=1)]
    told = list[tuple[int, int]]()
    there = list(
        ray_rounds.analyse_on_cluster(
            records, BRIEF, cluster_address, tell=lambda done, total: told.append((done, total))
        )
    )
    assert mark.exists()
    assert there == [analyse(record, BRIEF) for record in records]
    assert told[-1][0] == told[-1][1] == len(told)
    assert capsys.readouterr().out == "", "Ray tells of it, but not among the results"
