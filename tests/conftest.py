"""How hard the property tests look (`HYPOTHESIS_PROFILE=long` for a soak, else bounded and the same every time), and
which tests come first."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

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
# A shell may start the tests with Ctrl-C ignored, and what they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# The longest tests, which walk through every screen.
FIRST = ("tests/web/test_everyone.py", "tests/web/test_languages_shown.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begun last, they would keep one process busy when the others have nothing left to do."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
