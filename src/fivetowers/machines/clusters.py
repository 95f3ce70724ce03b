"""Connecting to a Ray cluster, for training, arena and datasets; clear errors when it is out of reach or breaks."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.notation import quote

CONNECTING_SECONDS = 10.0
_ADDRESS = re.compile(r"(?:ray://)?\[?(?P<host>[^\s/]+?)\]?:(?P<port>[0-9]{1,5})")
_FOUND_BY_RAY = ("auto", "local")


class ClusterError(FiveTowersError):
    """There is no cluster, or no more."""


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster of this address. Raises ClusterError."""
    _check(address)
    import ray

    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise _no_cluster(address, error) from error
    try:
        with _news_on_stderr(ray):
            yield ray
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)  # of what failed in a task, not of the cluster
        if isinstance(cause, FiveTowersError):
            raise cause from error
        raise ClusterError(Refusal("arena.cluster_lost", None, {"reason": _words(error)})) from error
    finally:
        ray.shutdown()


@contextmanager
def _news_on_stderr(ray: Any) -> Iterator[None]:
    """Ray prints what befalls its workers (one was killed, a task is done again) to stdout, among the results."""
    worker = ray._private.worker
    plain = worker.print_to_stdstream
    worker.print_to_stdstream = lambda data, *more, **named: plain({**data, "is_err": True}, *more, **named)
    try:
        yield
    finally:
        worker.print_to_stdstream = plain


def _check(address: str) -> None:
    """Whether anybody is there. Ray itself would try for a minute and then end the whole process."""
    if address in _FOUND_BY_RAY:
        return
    found = _ADDRESS.fullmatch(address)
    if found is None:
        raise ClusterError(Refusal("arena.cluster_address", None, {"seen": quote(address)}))
    try:
        socket.create_connection((found["host"], int(found["port"])), CONNECTING_SECONDS).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise _no_cluster(address, error) from error


def _no_cluster(address: str, error: Exception) -> ClusterError:
    return ClusterError(Refusal("arena.no_cluster", None, {"seen": quote(address), "reason": _words(error)}))


def _words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return quote(error.strerror)
    first, *_ = str(error).strip().splitlines() or [""]
    return quote(f"{type(error).__name__}: {first}")
