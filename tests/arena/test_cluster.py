"""The same series on a Ray cluster."""

from pathlib import Path

import pytest

from fivetowers.arena.series_run import Order
from tests.arena.samples import files, played, series, without_times
from tests.referee.programs import write_program

pytestmark = pytest.mark.filterwarnings("ignore")  # those of Ray


def test_series_on_a_cluster_is_the_same_as_here(cluster_address: str, tmp_path: Path) -> None:
    bots = "random", f"name=Good {write_program(tmp_path, 'good')}"
    here = played(Order(series(*bots), deals=3, records=tmp_path / "here"))
    there = played(Order(series(*bots), deals=3, records=tmp_path / "there", cluster=cluster_address))
    assert without_times(there) == without_times(here)
    assert files(tmp_path / "there") == files(tmp_path / "here")
