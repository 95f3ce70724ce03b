"""Many independent tasks on a Ray cluster: one actor for each free core, and each gets a new task for a result."""

from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

TASKS_AN_ACTOR = 2  # one in its hands, one waiting for it
MOST_RETRIES = 3  # of a task whose machine went away
CLOSING_SECONDS = 5.0


def results_of(ray: Any, actor: type[Any], arguments: tuple[Any, ...], tasks: Iterable[Any]) -> Generator[Any]:
    """What the method `do` of such actors gives for each task, in the order in which they are ready; then `close`.

    A task that was lost with its machine is done again, so it has to depend on nothing else; no result comes twice.
    """
    count = max(1, int(ray.available_resources().get("CPU", 1)))
    remote: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=MOST_RETRIES)(actor)
    actors = [remote.remote(*arguments) for _ in range(count)]
    left, hands = iter(tasks), actors * TASKS_AN_ACTOR
    busy = {one.do.remote(task): one for task, one in zip(islice(left, len(hands)), hands, strict=False)}
    while busy:
        (ready,), _ = ray.wait(list(busy))
        one = busy.pop(ready)
        for task in islice(left, 1):
            busy[one.do.remote(task)] = one
        yield ray.get(ready)
    with suppress(ray.exceptions.RayError):
        ray.wait([one.close.remote() for one in actors], num_returns=count, timeout=CLOSING_SECONDS)
