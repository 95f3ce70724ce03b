"""Who plays the deals of a series on this machine: this process, or one process for each core.

Each way is an iterator of results in the order in which they are ready; closing it ends the games in play.
"""

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from multiprocessing.util import Finalize

from fivetowers.arena.contestants import PlayerPool
from fivetowers.arena.match import Stopped
from fivetowers.arena.results import DealResult
from fivetowers.arena.series import Task, play_task
from fivetowers.machines.parent_process import follow_parent
from fivetowers.referee.outside_program import ProgramLimits

TASKS_A_WORKER = 3  # in its hands or waiting for it


def play_here(tasks: Iterable[Task], limits: ProgramLimits) -> Generator[DealResult]:
    with closing(PlayerPool(limits)) as crew:
        for task in tasks:
            yield play_task(task, crew)


def play_in_processes(tasks: Iterable[Task], limits: ProgramLimits, jobs: int) -> Generator[DealResult]:
    # Not forked: a forked process would inherit the threads of a progress bar half-way.
    context = get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(jobs, context, _set_up, (stop, limits))
    left = iter(tasks)
    waiting: set[Future[DealResult | None]] = set()
    try:
        while True:
            free = jobs * TASKS_A_WORKER - len(waiting)
            waiting |= {executor.submit(_play, task) for task in islice(left, free)}
            if not waiting:
                return
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from _results(ready)
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _results(ready: Iterable[Future[DealResult | None]]) -> Iterator[DealResult]:
    for future in ready:
        result = future.result()
        if result is not None:
            yield result


# ---- inside a worker -----------------------------------------------------------------------------------------------


class _Worker:
    """What a process keeps from task to task."""

    crew: PlayerPool
    stop: Event


def _set_up(stop: Event, limits: ProgramLimits) -> None:
    follow_parent()  # at Ctrl-C it tells its workers by the event
    _Worker.crew, _Worker.stop = PlayerPool(limits), stop
    Finalize(None, _Worker.crew.close, exitpriority=1)


def _play(task: Task) -> DealResult | None:
    try:
        return play_task(task, _Worker.crew, _Worker.stop.is_set)
    except Stopped:
        return None
