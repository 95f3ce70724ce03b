"""`make mutants`: small faults are put into the code, one at a time, and the tests have to find each of them.

A mutant changes one comparison, operator, number or condition of one module; then the narrow tests of that module run.
A mutant that no test notices has survived. docs/testing.md says which survivors are known, and why.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from mutants.changes import Mutant, mutants_of
from mutants.runs import HUNG, SURVIVED, UNREACHED, Runner
from mutants.targets import TARGETS, Target

ROOT = Path(__file__).parents[1]


def main() -> int:
    options = read_options()
    started = time.monotonic()
    survivors = []
    counts: dict[str, int] = {}
    for target, chosen in choose(options.count, options.seed, options.only):
        # Each module in a process of its own: what one loads, the next has not.
        with ProcessPoolExecutor(1) as worker:
            outcomes = worker.submit(run, target, chosen).result()
        if outcomes[0][1] != SURVIVED:
            print(f"{target.module}: its tests fail without any mutant", flush=True)
            return 2
        for mutant, outcome in outcomes[1:]:
            counts[outcome] = counts.get(outcome, 0) + 1
            if outcome == SURVIVED and mutant is not None:
                survivors.append(mutant)
                print(f"survived  {mutant}", flush=True)
            if outcome == HUNG:  # worth a look: a machine that is very busy may be to blame
                print(f"hung      {mutant}", flush=True)
        print(f"{target.module}: {len(chosen)} mutants, {time.monotonic() - started:.0f} s", flush=True)
    print(json.dumps(counts))
    known = {line.strip() for line in (ROOT / "mutants" / "known.txt").read_text("utf-8").splitlines()}
    unknown = [mutant for mutant in survivors if mutant.key not in known]
    tried = sum(counts.values()) - counts.get(UNREACHED, 0)
    print(f"{tried} mutants, {len(survivors)} survived, {len(unknown)} of them unexplained")
    return 1 if unknown else 0


def run(target: Target, chosen: list[Mutant]) -> list[tuple[Mutant | None, str]]:
    runner = Runner(ROOT, target, chosen)
    runner.run()
    return runner.outcomes


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=330, help="how many mutants, spread over the modules by size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="modules whose name contains this")
    return parser.parse_args()


def choose(count: int, seed: int, only: str) -> Iterator[tuple[Target, list[Mutant]]]:
    """Each module gets its share of the mutants, by how many it has.

    Which ones is drawn by what they change, so that a new line elsewhere does not exchange them all.
    """
    targets = [target for target in TARGETS if only in target.module]
    every = {target: list(mutants_of(ROOT, target.module)) for target in targets}
    total = sum(map(len, every.values()))
    for target, possible in every.items():
        share = min(len(possible), max(1, round(count * len(possible) / total)))
        drawn = sorted(possible, key=lambda mutant: Random(f"{seed} {mutant.key}").random())[:share]
        yield target, sorted(drawn, key=lambda mutant: mutant.number)


if __name__ == "__main__":
    sys.exit(main())
