"""The same series on a Ray cluster: a real one, started here on this machine, with one core."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivetowers.arena.running import Order
from tests.arena.programs import write_program
from tests.arena.samples import files, played, series, without_times

pytestmark = pytest.mark.filterwarnings("ignore")  # those of Ray

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would call home
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000},
    )
    try:
        yield cluster.address
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


def test_series_on_a_cluster_is_the_same_as_here(address: str, tmp_path: Path) -> None:
    bots = "random", f"name=Good {write_program(tmp_path, 'good')}"
    here = played(Order(series(*bots), deals=3, records=tmp_path / "here"))
    there = played(Order(series(*bots), deals=3, records=tmp_path / "there", cluster=address))
    assert without_times(there) == without_times(here)
    assert files(tmp_path / "there") == files(tmp_path / "here")
