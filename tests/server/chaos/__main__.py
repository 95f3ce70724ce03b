"""Faults by the hundred while people play; then the checker looks for one order of actions that explains it all."""

import argparse
import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random

from tests.server.chaos.nemesis import ALONE, SHARED, Cluster
from tests.server.chaos.run import Outcome, run
from tests.server.chaos.shared import cluster_of_two
from tests.server.chaos.small_disk import CannotMount
from tests.server.running import sqlite

SHOWN = 10


def one_node(faults: int, tables: int, seconds: float, rng: Random, tell: Callable[[str], None]) -> Outcome:
    """Two of three faults are kills: nothing else is as hard on what was promised."""
    plan = ["kill" if rng.random() < 2 / 3 else rng.choice(list(ALONE)) for _ in range(faults)]
    with tempfile.TemporaryDirectory(prefix="5t-chaos-") as folder:
        options = sqlite(Path(folder))
        cluster = Cluster(1, (*options, "--no-limits"))
        return asyncio.run(run(cluster, options[1], plan, tables=tables, rng=rng, tell=tell, seconds=seconds))


def two_nodes(faults: int, tables: int, seconds: float, rng: Random, tell: Callable[[str], None]) -> Outcome:
    """Every kind of fault as often as every other, in any order."""
    plan = [name for name, _ in zip(cycle(SHARED), range(faults), strict=False)]
    rng.shuffle(plan)
    with cluster_of_two(rng) as (cluster, url):
        return asyncio.run(run(cluster, url, plan, tables=tables, rng=rng, tell=tell, seconds=seconds))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=1_500, help="on one node with SQLite (1500)")
    parser.add_argument("--cluster-faults", type=int, default=200, help="on two nodes, PostgreSQL and Redis (200)")
    parser.add_argument("--tables", type=int, default=16, help="played at the same time (16)")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for each form; then no new fault begins")
    parser.add_argument("--seed", type=int, default=None, help="which faults come, and what is played")
    options = parser.parse_args()
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    print(f"chaos --seed {seed} …", flush=True)
    are_well = True
    for name, form, faults in (
        ("one node", one_node, options.faults),
        ("two nodes", two_nodes, options.cluster_faults),
    ):
        if not faults:
            continue
        began = time.monotonic()
        try:
            outcome = form(
                faults,
                options.tables,
                options.seconds,
                Random(seed),
                lambda text: print(text, file=sys.stderr, flush=True),
            )
        except CannotMount as error:
            print(f"{name}: not run. {error}", flush=True)
            are_well = False
            continue
        print(f"{name}, {time.monotonic() - began:.0f} s: {outcome}", flush=True)
        for table_id, fault in outcome.found[:SHOWN]:
            print(f"  {table_id}: {fault.kind}: {fault.what}")
        are_well = are_well and not outcome.found and outcome.broke_off is None
    return 0 if are_well else 1


if __name__ == "__main__":
    sys.exit(main())
