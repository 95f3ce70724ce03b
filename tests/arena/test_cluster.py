"""The same series on a Ray cluster, even if a worker is killed in the middle."""

import sys
from pathlib import Path

import pytest

from fivetowers.arena import ray_deals
from fivetowers.arena.series_run import Order
from tests.arena.samples import files, played, series, without_times
from tests.machines.clusters import killed_once
from tests.referee.programs import write_program

pytestmark = pytest.mark.filterwarnings("ignore")  # those of Ray


def test_series_on_a_cluster_is_the_same_as_here(cluster_address: str, tmp_path: Path) -> None:
    bots = "random", f"name=Good {write_program(tmp_path, 'good')}"
    here = played(Order(series(*bots), deals=3, records=tmp_path / "here"))
    there = played(Order(series(*bots), deals=3, records=tmp_path / "there", cluster=cluster_address))
    assert without_times(there) == without_times(here)
    assert files(tmp_path / "there") == files(tmp_path / "here")


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_killed_worker_loses_no_deal_and_none_counts_twice(
    cluster_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setattr(ray_deals, "MatchActor", killed_once(ray_deals.MatchActor, "do", mark))
    here = played(Order(series("random", "greedy"), deals=4))
    there = played(Order(series("random", "greedy"), deals=4, cluster=cluster_address))
    assert mark.exists()
    assert without_times(there) == without_times(here)
