"""Programs that play on a server: they need one, so its fixtures serve here too."""

from tests.server.conftest import pytest_pyfunc_call, server

__all__ = ["pytest_pyfunc_call", "server"]
