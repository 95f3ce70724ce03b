"""Killed, frozen, its disk full: a server loses nothing that it has acknowledged, and does nothing twice.

`make chaos` does the same for hours, and with two nodes; docs/reliability.md has its figures.
"""

from pathlib import Path
from random import Random

from tests.effort import cases
from tests.server.chaos.nemesis import Cluster
from tests.server.chaos.run import run
from tests.server.running import sqlite

PLAN = ("kill", "freeze", "kill", "full disk")
TABLES = 3


async def test_one_order_of_actions_explains_what_everybody_was_told_whatever_happens_to_the_server(
    tmp_path: Path,
) -> None:
    options = sqlite(tmp_path)
    plan = PLAN * cases(1, 20)
    outcome = await run(Cluster(1, (*options, "--no-limits")), options[1], plan, tables=TABLES, rng=Random(6))
    assert outcome.broke_off is None
    assert outcome.found == []
    assert sum(outcome.done.values()) == len(plan)
    assert min(outcome.accepted, outcome.views) > 10, outcome
