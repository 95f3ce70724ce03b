"""A real Ray cluster of two nodes with one core each, started on this machine, and workers that are killed on it."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ATTEMPTS = 3


@contextmanager
def local_cluster() -> Iterator[str]:
    """Its address."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would call home
    # Ray spells its own setting like this; with less time a node gives up where tests keep the cores busy
    os.environ["RAY_agent_register_timeout_ms"] = "120000"  # noqa: SIM112
    cluster = Cluster()
    nodes: list[dict[str, Any]] = [{"include_dashboard": False}, {}]
    for settings in nodes:
        _add_node(cluster, settings)
    try:
        yield cluster.address
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


def _add_node(cluster: Any, settings: dict[str, Any]) -> None:
    """Ray waits half a minute for a node, which is not enough on a machine that is busy with other tests."""
    for attempt in range(ATTEMPTS):
        try:
            cluster.add_node(num_cpus=1, object_store_memory=80_000_000, **settings)
        except Exception as error:
            if "timed out" not in str(error) or attempt + 1 == ATTEMPTS:
                raise
        else:
            return


def killed_once(actor: type[Any], method: str, mark: Path) -> type[Any]:
    """Such an actor, but the first result of this method never arrives: its process is killed when the work is done."""

    def work(self: Any, *arguments: Any) -> Any:
        done = getattr(actor, method)(self, *arguments)
        with suppress(FileExistsError):
            mark.touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    return type(f"Killed{actor.__name__}", (actor,), {method: work})
