"""How many cores are used: those that the process may run on."""

import os

import pytest

from fivetowers.machines.cores import cores
from fivetowers.training.crews import Threads


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="no affinity here")
def test_only_the_cores_that_the_process_may_run_on_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {4, 5, 6})
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert cores() == 3
    assert Threads().threads == 3
    assert Threads(2).threads == 2
