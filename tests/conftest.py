"""How hard the property tests look (many more, and new ones, in `make test-long`, else bounded and the same every
time), which tests come first, and which are quick."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import IS_LONG, IS_QUICK
from tests.machines.clusters import local_cluster

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "ci", max_examples=40, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "long",
    max_examples=2_000,
    stateful_step_count=200,
    deadline=None,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)
# The command line speaks the language of its environment; what the tests compare it with is English.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
# Every program that the tests start would compile all its packages again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# A shell may start the tests with Ctrl-C ignored, and what they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.load_profile("long" if IS_LONG else "ci")

# The longest tests, which walk through every screen, and then all that share a browser with them.
FIRST = (
    "tests/web/test_everyone.py",
    "tests/web/test_tutorial.py",
    "tests/web/test_made_up_language.py",
    "tests/web/test_offline.py",
    "tests/web/test_offline_update.py",
    "tests/web",
)
# Browsers, servers and programs: what they do, and when, depends on how busy the machine is.
REAL_PROCESSES = (
    "tests/web",
    "tests/server",
    "tests/client",
    "tests/arena",
    "tests/bots",
    "tests/dataset",
    "tests/machines",
)
MOST_LINES_OF_A_RERUN = 40
# What `make quick` leaves out: these, and whatever else takes seconds.
SLOW = (
    *REAL_PROCESSES,
    "tests/analysis",
    "tests/cli",
    "tests/envs",
    "tests/fast",
    "tests/puzzles",
    "tests/referee",
    "tests/simulation",
    "tests/test_docs.py",
    "tests/test_fuzz.py",
    "tests/test_laws.py",
    "tests/test_programs.py",
    "tests/training",
)


def place(item: pytest.Item) -> list[bool]:
    """Those that share a cluster follow each other, so that few processes start one."""
    needs_cluster = isinstance(item, pytest.Function) and cluster_address.__name__ in item.fixturenames
    return [*(not item.nodeid.startswith(path) for path in FIRST), not needs_cluster]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begun last, the longest would keep one process busy when the others have nothing left to do.

    A test with real processes that fails is tried once more. The summary counts it as rerun, and twice is failed.
    """
    for item in items:
        if item.nodeid.startswith(REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=place)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test was tried once more: what the second try hides is a fault to look into."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"rerun: {report.nodeid}")
        terminalreporter.line("\n".join(report.longreprtext.splitlines()[-MOST_LINES_OF_A_RERUN:]))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What `make quick` leaves out is not even read: half of the time would go into that."""
    is_slow = collection_path.relative_to(config.rootpath).as_posix().startswith(SLOW)
    return True if IS_QUICK and is_slow else None


@pytest.fixture(scope="session")
def cluster_address() -> Iterator[str]:
    """One Ray for all tests that need one: it takes seconds to start."""
    with local_cluster() as address:
        yield address
