"""One thread for work that may block on the disk, because the event loop may not."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from fivetowers.server.storage.database import JobResult

_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Worker:
    """Runs functions one after the other. It costs half of what `run_in_executor` does (bench/storage.py)."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[], JobResult]) -> JobResult:
        done: asyncio.Future[JobResult] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            # The thread does not stop half way: what runs next must find it at rest.
            await asyncio.wait([done])
            raise

    def close(self) -> None:
        """Returns when all jobs are done."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (next_job := self._jobs.get()) is not None:
            job, done = next_job
            try:
                answer = job()
            except BaseException as error:
                done.get_loop().call_soon_threadsafe(done.set_exception, error)
            else:
                done.get_loop().call_soon_threadsafe(done.set_result, answer)
