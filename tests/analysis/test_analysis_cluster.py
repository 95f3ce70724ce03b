"""The same analysis on a Ray cluster, to the last digit, even if a worker is killed in the middle."""

import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from fivetowers.analysis import ray_rounds
from fivetowers.analysis.game_analysis import analyse, judge_task
from tests.analysis.judged_games import BRIEF, some_game
from tests.effort import cases

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # those of Ray
    pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL"),
]


def test_analysis_on_a_cluster_is_the_same_even_if_a_worker_is_killed(
    cluster_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"

    class DeadlyActor:
        """Kills itself once, in the middle of a round."""

        def do(self, task: Any) -> Any:
            if task.place == 3 and not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return judge_task(task)

        def close(self) -> None:
            """There is nothing to give back."""

    monkeypatch.setattr(ray_rounds, "RoundActor", DeadlyActor)
    records, told = [some_game(2, 1), some_game(cases(3, 3, uncompiled=2), 2)], list[tuple[int, int]]()
    there = list(
        ray_rounds.analyse_on_cluster(
            records, BRIEF, cluster_address, tell=lambda done, total: told.append((done, total))
        )
    )
    assert mark.exists()
    assert there == [analyse(record, BRIEF) for record in records]
    assert told[-1][0] == told[-1][1] == len(told)
