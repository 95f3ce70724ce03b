"""A real browser and a real server for the tests of the page."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.page_files import INDEX
from tests.effort import IS_LONG
from tests.server import seeded
from tests.server.running import ServerProcess, running, sqlite
from tests.web.chromium import NoChromium, chromium
from tests.web.driving import Player, open_context

# A test is over before optimised scripts would pay: without them a page costs a fifth less.
QUICK_TO_START = "--js-flags=--no-opt --no-maglev"
OpenPlayer = Callable[..., Player]
StartServer = Callable[[float], ServerProcess]


class SharedBrowser:
    """One browser for all tests of the page that follow each other: starting one takes longer than most of them."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._running.enter_context(chromium(QUICK_TO_START))
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._running.close()


shared_browser = SharedBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Playwright keeps an event loop running, in which other tests could start none."""
    try:
        return (yield)
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            shared_browser.close()


def pytest_sessionfinish() -> None:
    """A run may be stopped between two tests of the page."""
    shared_browser.close()


@pytest.fixture
def browser() -> Browser:
    try:
        return shared_browser.open()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """A server by how long its bots pause, in seconds: one for all tests that want the same."""
    assert (STATIC / INDEX).exists(), "the page has not been built: run `make test`, or `python hatch_build.py page`"
    program = "fivetowers" if IS_LONG else seeded.__name__
    with ExitStack() as stack:

        @cache
        def start(bot_pause: float) -> ServerProcess:
            # all browsers of the tests are at one address, and a quick machine opens more pages a second than people do
            options = (*sqlite(tmp_path_factory.mktemp("games")), "--no-limits", "--bot-pause", str(bot_pause))
            return stack.enter_context(running(*options, program=program))

        yield start


@pytest.fixture
def server(servers: StartServer, request: pytest.FixtureRequest) -> ServerProcess:
    """A module says how long its bots pause by `BOT_PAUSE`; else they do not."""
    return servers(getattr(request.module, "BOT_PAUSE", 0))


@pytest.fixture
def arrive(browser: Browser, server: ServerProcess) -> Iterator[OpenPlayer]:
    """A person with a browser of their own, at the page's start. What the browser complains about fails the test."""
    players: list[tuple[BrowserContext, Player]] = []

    def arrive(*, language: str = "en", address: str | None = None, **options: Any) -> Player:
        context = open_context(browser, address or server.address, language=language, **options)
        player = Player(context.new_page(), language)
        players.append((context, player))
        return player

    yield arrive
    for context, _ in players:
        context.close()
    assert not [complaint for _, player in players for complaint in player.complaints]
