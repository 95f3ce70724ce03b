"""A real Ray cluster of two nodes with one core each, started on this machine for the tests that need one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def local_cluster() -> Iterator[str]:
    """Its address."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would call home
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000},
    )
    cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    try:
        yield cluster.address
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
