"""Live tables for an hour, or as long as asked for: is the server still as quick and as small at the end?"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from fivetowers.server.node.settings import ServerLimits
from tests.server.running import only, running, running_here, sqlite, with_sockets_closed
from tests.server.soak.overload import too_many_requests, too_many_sockets, too_many_tables
from tests.server.soak.run import Look, one_node, soak, two_nodes

SOCKETS = 60
"""The limit of the server at which twice as many want to get in."""
FORMS = {"one": one_node, "two": two_nodes}
LONGEST_P99 = 100
BUSY = 0.25
"""With more waiting for a core than this, a second, latencies are the machine's and not the server's."""
MOST_GROWTH = 1.05
"""From the second half's beginning to the end."""


def verdict(looks: list[Look]) -> list[str]:
    """What is not well; the first look may be slow, and the first half may still grow."""
    settled = looks[len(looks) // 2 :]
    said = [f"{look.failed} actions failed" for look in looks if look.failed]
    said += [f"p99 {look.p99:.0f} ms" for look in looks[1:] if look.p99 >= LONGEST_P99 and look.waiting < BUSY]
    for name, first, last in (
        ("memory", settled[0].memory, settled[-1].memory),
        ("open files", settled[0].files, settled[-1].files),
    ):
        if last > first * MOST_GROWTH:
            said.append(f"{name} grew from {first:,} to {last:,}")
    return said


async def _overload(folder: Path) -> None:
    limits = ServerLimits()
    with running(*sqlite(folder)) as node:
        print(f"twice the new tables: {await too_many_tables(node, limits)}", flush=True)
        print(f"twice the requests:   {await too_many_requests(node, limits)}", flush=True)
    async with running_here(folder, only(sockets=SOCKETS)) as server:
        print(f"twice {SOCKETS} sockets:    {await too_many_sockets(server, SOCKETS)}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3_600, help="for each form (3600)")
    parser.add_argument("--tables", type=int, default=500, help="live at the same time, four sockets each (500)")
    parser.add_argument("--every", type=float, default=5, help="seconds between two actions at a table (5)")
    parser.add_argument("--looks", type=int, default=12, help="how often it is looked how the servers are (12)")
    parser.add_argument("--nodes", choices=[*FORMS, "both"], default="both", help="one (SQLite), two (PostgreSQL)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    is_well = True
    with tempfile.TemporaryDirectory(prefix="5t-soak-") as folder:
        for name in FORMS if options.nodes == "both" else [options.nodes]:
            print(f"{name} node(s), {options.tables} tables, an action each {options.every:g} s at each", flush=True)
            with FORMS[name](Path(folder)) as nodes:
                looks = asyncio.run(
                    soak(
                        nodes,
                        tables=options.tables,
                        every=options.every,
                        seconds=options.seconds,
                        looks=options.looks,
                        rng=Random(options.seed),
                        tell=lambda look: print(look, flush=True),
                    )
                )
            for trouble in verdict(looks):
                is_well = False
                print(f"  NOT WELL: {trouble}", flush=True)
        own = Path(folder) / "overload"
        own.mkdir()
        asyncio.run(with_sockets_closed(_overload(own)))
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
