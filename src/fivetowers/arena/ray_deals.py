"""The deals of a series on a Ray cluster. The package (and every outside bot) has to be installed on its machines."""

from collections.abc import Generator, Iterable

from fivetowers.arena.contestants import PlayerPool
from fivetowers.arena.results import DealResult
from fivetowers.arena.series import Task, play_task
from fivetowers.machines.cluster_tasks import results_of
from fivetowers.machines.clusters import connected
from fivetowers.referee.outside_program import ProgramLimits


class MatchActor:
    """An actor with one core of the cluster; it keeps its outside programs from task to task."""

    def __init__(self, limits: ProgramLimits) -> None:
        self._crew = PlayerPool(limits)

    def do(self, task: Task) -> DealResult:
        return play_task(task, self._crew)

    def close(self) -> None:
        self._crew.close()


def play_on_cluster(tasks: Iterable[Task], limits: ProgramLimits, address: str) -> Generator[DealResult]:
    """Like the ways of `workers`, on all cores that the cluster has free when it starts. Raises ClusterError."""
    with connected(address) as ray:
        yield from results_of(ray, MatchActor, (limits,), tasks)
