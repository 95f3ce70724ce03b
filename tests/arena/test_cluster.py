"""The same series on a Ray cluster."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fivetowers.arena.running import Order
from tests.arena.programs import write_program
from tests.arena.samples import files, played, series, without_times
from tests.clusters import local_cluster

pytestmark = pytest.mark.filterwarnings("ignore")  # those of Ray


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with local_cluster() as found:
        yield found


def test_series_on_a_cluster_is_the_same_as_here(address: str, tmp_path: Path) -> None:
    bots = "random", f"name=Good {write_program(tmp_path, 'good')}"
    here = played(Order(series(*bots), deals=3, records=tmp_path / "here"))
    there = played(Order(series(*bots), deals=3, records=tmp_path / "there", cluster=address))
    assert without_times(there) == without_times(here)
    assert files(tmp_path / "there") == files(tmp_path / "here")
