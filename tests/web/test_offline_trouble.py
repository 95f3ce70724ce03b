"""The game without a server when something goes wrong: damaged files, a silent line, a worker that dies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.web.plain_server import MoodyServer, moody_server
from tests.web.without_server import SUBPATH, Alone, player_of_folder

PACKED = ("pyodide-??????????.js", "pyodide-runtime-*.js", "pyodide-machine-*.bin", "python-library-*.zip")
# Half of a file that was kept is gone.
DAMAGE = """async (name) => {
  for (const cache of await Promise.all((await caches.keys()).map((key) => caches.open(key))))
    for (const request of await cache.keys())
      if (request.url.includes(name)) {
        const bytes = await (await cache.match(request)).arrayBuffer();
        await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2)));
      }
}"""
NO_ROOM = """() => {
  Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
}"""
CHOOSE = """(language) => {
  const key = 'fivetowers.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
}"""
IS_IN_CHARGE = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[MoodyServer]:
    export_page(STATIC, tmp_path / SUBPATH)
    with moody_server(tmp_path) as server:
        yield server


@pytest.fixture
def player(browser: Browser, server: MoodyServer) -> Iterator[Alone]:
    found = player_of_folder(browser, server.address).open()
    yield found
    found.page.context.close()


# ---- other pages, and a server that does not answer ------------------------------------------------------------------


def test_other_pages_of_the_same_host_keep_what_they_have(player: Alone) -> None:
    """One host, many folders: what a browser keeps belongs to all of them."""
    page = player.page
    page.evaluate("async () => { for (const name of ['one', 'two', 'python']) await caches.open(name); }")
    player.fetch_everything()
    player.button("page-offline-remove").click()
    player.button("page-offline").wait_for()
    assert {"one", "two", "python"} <= set(page.evaluate("() => caches.keys()"))
