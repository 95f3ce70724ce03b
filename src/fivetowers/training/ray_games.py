"""The games of a training on a Ray cluster. The package has to be installed on its machines."""

from types import TracebackType
from typing import Any, Self

from fivetowers.fast.selfplay.learner import Scratch
from fivetowers.machines.clusters import connected
from fivetowers.training.crews import BatchOrder, GradientPart, added, parts_of, play_part

MOST_RETRIES = 3  # of a part whose machine went away


class TrainingActor:
    """An actor with one core of the cluster."""

    def __init__(self) -> None:
        self._scratch = Scratch()

    def play(self, order: BatchOrder, first: int, games: int) -> GradientPart:
        return play_part(order, first, games, self._scratch)


class Cluster:
    """All cores that the cluster has free when it is entered; the weights are sent once for each batch.

    Raises ClusterError when it cannot be reached, or breaks down.
    """

    def __init__(self, address: str) -> None:
        self._connection = connected(address)
        self._ray: Any = None
        self._players: list[Any] = []

    def __enter__(self) -> Self:
        self._ray = ray = self._connection.__enter__()
        count = max(1, int(ray.available_resources().get("CPU", 1)))
        # A part that was lost with its machine can simply be played again.
        remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MOST_RETRIES)
        actor: Any = remote(TrainingActor)
        self._players = [actor.remote() for _ in range(count)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._players = []
        self._connection.__exit__(kind, error, trace)

    def play(self, order: BatchOrder) -> GradientPart:
        held = self._ray.put(order)
        played = [
            self._players[index % len(self._players)].play.remote(held, first, games)
            for index, (first, games) in enumerate(parts_of(order))
        ]
        return added(self._ray.get(played))
