"""The shards of a dataset on a Ray cluster. They come back as bytes: the machines need no common disk."""

from collections.abc import Generator, Iterable

from fivetowers.dataset.generation import ShardData, make_shard
from fivetowers.dataset.recipe import Recipe, ShardPlan
from fivetowers.machines.cluster_tasks import results_of
from fivetowers.machines.clusters import connected


class ShardActor:
    """An actor with one core of the cluster."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe

    def do(self, plan: ShardPlan) -> ShardData:
        return make_shard(self._recipe, plan)

    def close(self) -> None:
        """There is nothing to give back."""


def make_on_cluster(recipe: Recipe, plans: Iterable[ShardPlan], address: str) -> Generator[ShardData]:
    """On all cores that the cluster has free when it starts. Raises ClusterError."""
    with connected(address) as ray:
        yield from results_of(ray, ShardActor, (recipe,), plans)
