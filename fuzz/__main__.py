"""Runs every fuzz target of this folder, each for its share of the time: `python -m fuzz --seconds 60`."""

import argparse
import importlib
import random
import time
from pathlib import Path

SEEDS = 2**32


def main() -> None:
    names = sorted(path.stem for path in Path(__file__).parent.glob("fuzz_*.py"))
    parser = argparse.ArgumentParser(
        prog="python -m fuzz", description="Look for inputs that make the program stumble."
    )
    parser.add_argument(
        "targets", nargs="*", metavar="TARGET", help=f"one or more of {', '.join(names)}; all unless named"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="for all targets together (60)")
    parser.add_argument("--seed", type=int, help="as printed by a run that failed; drawn unless given")
    options = parser.parse_args()
    if unknown := set(options.targets) - set(names):
        parser.error(f"no target {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    targets = options.targets or names
    seed = random.randrange(SEEDS) if options.seed is None else options.seed
    for name in targets:
        print(f"{name} --seed {seed} …", end=" ", flush=True)
        began = time.monotonic()
        tried = importlib.import_module(f"fuzz.{name}").run(options.seconds / len(targets), seed)
        print(f"{tried:,} inputs in {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
