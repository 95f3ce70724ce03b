"""The deals of a series on a Ray cluster. The package (and every outside bot) has to be installed on its machines."""

from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

from fivetowers.arena.contestants import Crew
from fivetowers.arena.external import Limits
from fivetowers.arena.results import DealResult
from fivetowers.arena.series import Task, play_task
from fivetowers.clusters import connected

TASKS_A_PLAYER = 2  # one in play, one waiting for it
MOST_RETRIES = 3  # of a deal whose machine went away
CLOSING_SECONDS = 5.0


class ClusterPlayer:
    """An actor with one core of the cluster; it keeps its outside programs from task to task."""

    def __init__(self, limits: Limits) -> None:
        self._crew = Crew(limits)

    def play(self, task: Task) -> DealResult:
        return play_task(task, self._crew)

    def close(self) -> None:
        self._crew.close()


def play_on_cluster(tasks: Iterable[Task], limits: Limits, address: str) -> Generator[DealResult]:
    """Like the ways of `workers`, on all cores that the cluster has free when it starts. Raises ClusterError."""
    with connected(address) as ray:
        count = max(1, int(ray.available_resources().get("CPU", 1)))
        # A deal that was lost with its machine can simply be played again.
        remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MOST_RETRIES)
        actor: Any = remote(ClusterPlayer)
        players = [actor.remote(limits) for _ in range(count)]
        yield from _play(ray, tasks, players)
        with suppress(ray.exceptions.RayError):
            ray.wait([player.close.remote() for player in players], num_returns=count, timeout=CLOSING_SECONDS)


def _play(ray: Any, tasks: Iterable[Task], players: list[Any]) -> Generator[DealResult]:
    """Each player gets a new task when it gives back a result."""
    left = iter(tasks)
    hands = players * TASKS_A_PLAYER
    busy = {player.play.remote(task): player for task, player in zip(islice(left, len(hands)), hands, strict=False)}
    while busy:
        (ready,), _ = ray.wait(list(busy))
        player = busy.pop(ready)
        for task in islice(left, 1):
            busy[player.play.remote(task)] = player
        yield ray.get(ready)
