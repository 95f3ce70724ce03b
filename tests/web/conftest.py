"""A real browser and a real server for the tests of the page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from fivetowers.server.api_server import STATIC
from fivetowers.server.page_files import INDEX
from tests.server.running import ServerProcess, running, sqlite
from tests.web.chromium import NoChromium, chromium
from tests.web.driving import Player, open_context

OpenPlayer = Callable[..., Player]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """No longer than a module: Playwright keeps an event loop running, in which other tests could start none."""
    try:
        with chromium() as browser:
            yield browser
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (STATIC / INDEX).exists(), "the page has not been built: run `make test`, or `python hatch_build.py page`"
    # all browsers of the tests are at one address, and a quick machine opens more pages a second than people do
    with running(*sqlite(tmp_path_factory.mktemp("games")), "--no-limits") as server:
        yield server


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
