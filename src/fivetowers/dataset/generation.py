"""Making a dataset: plays what is missing, in this process, in several, or on a cluster, and keeps the manifest.

A shard is either there, whole and in the manifest, or it is made again. So the same command continues a run that was
interrupted, however that happened, and ends with the same files.
"""

import hashlib
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fivetowers.dataset.game_table import Columns, make_columns
from fivetowers.dataset.manifest import (
    FILE_NAME,
    Manifest,
    ShardEntry,
    is_intact,
    read_manifest,
    versions_for,
    write_manifest,
    write_whole,
)
from fivetowers.dataset.recipe import Recipe, ShardPlan, refuse
from fivetowers.dataset.shard_files import encode
from fivetowers.machines.parent_process import follow_parent

SHARDS_A_WORKER = 2  # one in its hands, one waiting for it
MOST_LOSSES = 3  # of processes; somebody who has too little memory would lose them forever


@dataclass(frozen=True, slots=True)
class ShardData:
    """A shard that was made and is not yet in the folder."""

    plan: ShardPlan
    entry: ShardEntry
    columns: dict[str, Any]
    data: bytes


def make_shard(recipe: Recipe, plan: ShardPlan) -> ShardData:
    columns = make_columns(recipe, plan)
    data = encode(columns, recipe.file_format)
    rows = len(columns["game"])
    mark = hashlib.sha256(data).hexdigest()
    name = f"{plan.name}.{recipe.file_format}"
    return ShardData(plan, ShardEntry(name, plan.first, plan.games, rows, len(data), mark), _shapes(columns), data)


def _shapes(columns: Columns) -> dict[str, Any]:
    return {name: {"type": str(column.dtype), "shape": list(column.shape[1:])} for name, column in columns.items()}


class Generation:
    """A dataset in a folder, with this many games in the end.

    Raises DatasetError when the folder holds something else. `is_checked`: shards that are there are read again, and
    made again if their checksum is wrong; else only their length is looked at.
    """

    def __init__(self, folder: Path, recipe: Recipe, games: int, *, is_checked: bool = False) -> None:
        self.folder, self.recipe = folder, recipe
        versions = versions_for(recipe)
        found = Manifest(recipe.facts, games, versions)
        if (folder / FILE_NAME).exists():
            found = read_manifest(folder)
            _refuse_other(folder, found, recipe, versions)
        plans = {plan.number: plan for plan in recipe.shards(games)}
        kept = {
            number: entry
            for number, entry in found.shards.items()
            if number in plans and entry.is_of(plans[number]) and is_intact(folder, entry, by_checksum=is_checked)
        }
        self.manifest = replace(found, games=games, shards=kept)
        self.damaged = sorted(
            found.shards[number].file
            for number in plans.keys() & found.shards.keys() - kept.keys()
            if found.shards[number].is_of(plans[number])
        )
        self.missing = tuple(plan for number, plan in plans.items() if number not in kept)
        folder.mkdir(parents=True, exist_ok=True)
        for left in folder.glob("*.part-*"):  # by a run that was killed
            left.unlink(missing_ok=True)
        write_manifest(folder, self.manifest)

    def run(self, jobs: int = 1, cluster: str | None = None) -> Generator[ShardEntry]:
        """Makes what is missing; each shard as soon as it is in the folder and in the manifest."""
        if cluster is not None:
            from fivetowers.dataset.ray_shards import make_on_cluster

            made: Iterator[ShardData] = make_on_cluster(self.recipe, self.missing, cluster)
            yield from self._keep(self._written(shard) for shard in made)
        elif jobs == 1 or len(self.missing) < 2:
            yield from self._keep(self._written(make_shard(self.recipe, plan)) for plan in self.missing)
        else:
            yield from self._keep(_make_in_processes(self.folder, self.recipe, self.missing, jobs))

    def _written(self, shard: ShardData) -> ShardData:
        return write_shard(self.folder, shard)

    def _keep(self, made: Iterable[ShardData]) -> Generator[ShardEntry]:
        for shard in made:
            shards = {**self.manifest.shards, shard.plan.number: shard.entry}
            self.manifest = replace(self.manifest, columns=shard.columns, shards=shards)
            write_manifest(self.folder, self.manifest)
            yield shard.entry


def write_shard(folder: Path, shard: ShardData) -> ShardData:
    """Puts the file into the folder; what remains to be told of it is small."""
    write_whole(folder / shard.entry.file, shard.data)
    return replace(shard, data=b"")


def _refuse_other(folder: Path, found: Manifest, recipe: Recipe, versions: dict[str, str]) -> None:
    facts = recipe.facts
    differing = [name for name in facts if found.facts.get(name) != facts[name]]
    if differing:
        raise refuse("generate.other_recipe", folder=str(folder), facts=", ".join(differing))
    if dict(found.versions) != versions:
        seen, own = (" ".join(f"{name} {number}" for name, number in one.items()) for one in (found.versions, versions))
        raise refuse("generate.other_program", folder=str(folder), seen=seen, program=own)


# ---- processes of this machine -------------------------------------------------------------------------------------


def _make_in_processes(folder: Path, recipe: Recipe, plans: Iterable[ShardPlan], jobs: int) -> Generator[ShardData]:
    """Each process writes its shards itself, so that they are not sent from one to the other.

    When one of them is killed, what was in hand is made again by new ones.
    """
    left = list(plans)
    for _ in range(MOST_LOSSES + 1):
        try:
            for shard in _make_in_pool(folder, recipe, tuple(left), jobs):
                left.remove(shard.plan)
                yield shard
        except BrokenProcessPool:
            continue
        return
    raise refuse("generate.workers_lost", times=MOST_LOSSES + 1)


def _make_in_pool(folder: Path, recipe: Recipe, plans: Iterable[ShardPlan], jobs: int) -> Generator[ShardData]:
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), follow_parent)
    left = iter(plans)
    waiting: set[Future[ShardData]] = set()
    try:
        while True:
            free = jobs * SHARDS_A_WORKER - len(waiting)
            waiting |= {executor.submit(_make_and_write, folder, recipe, plan) for plan in islice(left, free)}
            if not waiting:
                return
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            # Those that are good first: the others end the pool.
            for future in sorted(ready, key=lambda future: future.exception() is not None):
                yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def _make_and_write(folder: Path, recipe: Recipe, plan: ShardPlan) -> ShardData:
    return write_shard(folder, make_shard(recipe, plan))
