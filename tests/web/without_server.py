"""A browser that has everything for playing and nobody to ask: the server has ended and the network is off.

It came to all that either from a server of ours or from a folder behind a plain file server, under a path.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, Worker

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.server.running import running, sqlite
from tests.web.driving import PHONE, Player, open_context
from tests.web.plain_server import serving
from tests.web.test_everyone import AXE, RUN_AXE

Place = Literal["server", "folder"]
PLACES: tuple[Place, ...] = ("server", "folder")
SUBPATH = Path("some", "where")
# Python starts in a few seconds; a machine that does much else may need minutes.
STARTING = 180_000
# A test that follows what the server says hears the worker instead.
_LISTEN = """() => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      window.python = this;
      this.addEventListener('message', ({ data }) => data.type === 'message' && window.heard(data.text));
    }
  };
}"""
_LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
REGISTER = "() => navigator.serviceWorker.register(new URL('sw.js', document.baseURI))"


# The addresses of all that the browser keeps.
KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat().map(({ url }) => url);
}"""


def kept_for_python(page: Page) -> list[str]:
    """Its files and the started interpreter. An empty cache may be left: see `shelfOfPack` in python.worker.ts."""
    kept: list[str] = page.evaluate(KEPT)
    return [url for url in kept if "/pyodide" in url or "/python-" in url]


def wait_until_started(player: Player) -> None:
    """Python has started once, and its memory is kept."""
    player.wait_until(
        lambda: "started=" in "".join(kept_for_python(player.page)), "Python to be kept as it has started"
    )


class Alone(Player):
    """`root` stands before the path of every screen; `strangers` are the addresses elsewhere that the page asked."""

    root = ""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page)
        self.strangers: list[str] = []
        page.on("request", lambda request: None if address in request.url else self.strangers.append(request.url))

    def open(self, path: str = "/") -> "Alone":
        self.page.goto(self.root + path)
        self.page.locator("main").wait_for(timeout=STARTING)
        return self

    def fetch_everything(self) -> None:
        """Makes it work offline, as a reader does."""
        assert not [url for url in self.loaded() if "python-" in url or "pyodide" in url], "fetched unasked"
        self.page.evaluate(REGISTER)
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.button("page-settings").click()
        self.button("page-offline").click()
        self.button("page-offline-remove").wait_for()

    def begin(self) -> None:
        self.button("page-start").click()
        self.page.locator("main.table").wait_for(timeout=STARTING)

    def come_back(self) -> None:
        self.page.reload()
        self.page.locator("main.table").wait_for(timeout=STARTING)

    def loaded(self) -> list[str]:
        found: list[str] = self.page.evaluate(_LOADED)
        return found

    def workers(self) -> list[Worker]:
        return [worker for worker in self.page.workers if "python.worker" in worker.url]

    def python(self) -> Worker:
        return self.workers()[0]

    def expect_accessible(self, screen: str) -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
        assert self.page.evaluate(RUN_AXE, {}) == [], screen


def player_at(browser: Browser, address: str, **settings: Any) -> Alone:
    quick = {"players": 2, "bot": "mason", "slowBids": False}
    context = open_context(browser, address, size=PHONE, settings=quick | settings, accept_downloads=True)
    context.add_init_script(f"({_LISTEN})()")
    player = Alone(context.new_page(), address)
    context.expose_function("heard", lambda text: player.received.append(json.loads(text)))
    return player


@contextmanager
def served_folder(folder: Path) -> Iterator[str]:
    """The page in a folder behind Python's own file server; gives the address before the path."""
    export_page(STATIC, folder / SUBPATH)
    with serving(folder) as address:
        yield address


def player_of_folder(browser: Browser, address: str) -> Alone:
    player = player_at(browser, address)
    player.root = f"/{SUBPATH.as_posix()}/#"
    return player


@contextmanager
def at_place(browser: Browser, folder: Path, place: Place) -> Iterator[Alone]:
    """On the home page; nothing has been fetched yet."""
    if place == "server":
        with running(*sqlite(folder), "--no-limits") as server:
            yield player_at(browser, server.address).open()
    else:
        with served_folder(folder) as address:
            yield player_of_folder(browser, address).open()


def alone(browser: Browser, folder: Path, place: Place) -> Alone:
    with at_place(browser, folder, place) as player:
        player.fetch_everything()
    player.page.context.set_offline(True)
    player.page.reload()
    return player
