"""A new version of the page that plays without a server: it is there as a whole, or not at all."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fivetowers.server.http.api_server import STATIC
from tests.effort import IS_LONG
from tests.server.running import running, sqlite
from tests.web import page_elsewhere
from tests.web.page_elsewhere import PAGE_FOLDER
from tests.web.without_server import (
    PLACES,
    REGISTER,
    SUBPATH,
    Alone,
    Place,
    kept_for_python,
    player_at,
    player_of_folder,
    served_folder,
)

NEW, LAST = "NEW", "LAST"
# A file and its hash in sw.js.
HASHED = re.compile(r'"(?P<file>[^"]+)":"[0-9a-f]{64}"')
IS_NEW_IN_CHARGE = """async (name) => {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const isLast = installing === null && waiting === null;
  const isThere = (await caches.keys()).some((key) => key.endsWith(` ${name}`));
  return isThere && isLast && active.state === 'activated';
}"""


# How an update ends that is tried now.
OUTCOME = """async () => {
  const { installing } = await (await navigator.serviceWorker.ready).update();
  return new Promise((resolve) => {
    installing.onstatechange = () => ['activated', 'redundant'].includes(installing.state) && resolve(installing.state);
  });
}"""
KEPT_OF_PYTHON = """async () => {
  const name = (await caches.keys()).find((key) => key.endsWith(' python'));
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}"""


def put_up_new_version(folder: Path, new: str = NEW) -> None:
    """Every file with a hash in its name gets another name, and the old ones are gone."""
    assets = sorted((folder / "assets").iterdir())
    names = {path.name: f"{path.stem}{new}{path.suffix}" for path in assets}
    known = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in folder.rglob("*"):
        if path.suffix in (".js", ".mjs", ".css", ".html", ".webmanifest"):
            text = known.sub(lambda found: names[found[0]], path.read_text("utf-8"))
            path.write_text(re.sub(r'VERSION = "\w+"', f'VERSION = "{new}"', text), "utf-8")
    for path in assets:
        path.rename(path.with_name(names[path.name]))
    worker = folder / "sw.js"
    worker.write_text(HASHED.sub(lambda found: _hashed(folder, found["file"]), worker.read_text("utf-8")), "utf-8")


def _hashed(folder: Path, file: str) -> str:
    return f'"{file}":"{sha256((folder / file).read_bytes()).hexdigest()}"'


@contextmanager
def page_that_changes(browser: Browser, folder: Path, place: Place) -> Iterator[tuple[Alone, Path]]:
    """A player on the home page, and the folder of its files."""
    if place == "folder":
        with served_folder(folder) as address:
            yield player_of_folder(browser, address).open(), folder / SUBPATH
    else:
        page = shutil.copytree(STATIC, folder / "page")
        where = {PAGE_FOLDER: str(page)}
        with running(*sqlite(folder), "--no-limits", environment=where, program=page_elsewhere.__name__) as server:
            yield player_at(browser, server.address).open(), page


def expect_no_update(player: Alone, folder: Path, page_before: bytes) -> None:
    """Where a file is missing, damaged or of another version, the old version stays, as if there were no new one."""
    (game,) = (folder / "assets").glob("python-game*")
    page, style = folder / "index.html", next((folder / "assets").glob("*.css"))
    wrong = [(game, None), (game, game.read_bytes() + b"\n"), (page, page_before), (style, page.read_bytes())]
    browser = player.page.context.new_cdp_session(player.page)
    for path, content in wrong:
        browser.send("Network.clearBrowserCache")  # a try before may have fetched this file while it was right
        right = path.read_bytes()
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        assert player.page.evaluate(OUTCOME) == "redundant", path.name
        path.write_bytes(right)
    assert not [name for name in player.page.evaluate("() => caches.keys()") if NEW in name]
    player.take_turn()


def test_page_of_before_an_update_asks_to_be_loaded_again(browser: Browser, tmp_path: Path) -> None:
    """The next page without a connection would be the new one, and would not find the files that this one has kept."""
    with page_that_changes(browser, tmp_path, "folder") as (player, folder):
        page = player.page
        page.evaluate(REGISTER)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        player.button("page-settings").click()
        put_up_new_version(folder)
        assert page.evaluate(OUTCOME) == "activated"
        player.button("page-offline").click()
        expect(page.get_by_role("alert")).to_have_text(player.say("page-offline-version"))
        assert not kept_for_python(page)
        page.reload()
        player.fetch_everything()
    page.context.set_offline(True)
    player.open("/new/bots")
    player.begin()
    page.context.close()


def test_page_of_before_two_updates_says_that_its_parts_are_gone(browser: Browser, tmp_path: Path) -> None:
    with page_that_changes(browser, tmp_path, "folder") as (player, folder):
        page = player.page
        page.evaluate(REGISTER)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        for version in (NEW, LAST):
            put_up_new_version(folder, version)
            assert page.evaluate(OUTCOME) == "activated"
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.evaluate("() => { location.hash = '#/score'; }")
        expect(page.get_by_text(player.say("page-offline-version"))).to_be_visible()
        page.context.close()


def test_files_of_python_that_a_newer_page_fetches_are_removed_with_the_others(
    browser: Browser, tmp_path: Path
) -> None:
    """The service worker in charge is still the one of before."""
    with page_that_changes(browser, tmp_path, "folder") as (player, folder):
        page, script = player.page, folder / "sw.js"
        player.fetch_everything()
        before = script.read_bytes()
        put_up_new_version(folder)
        script.write_bytes(before)
        page.reload()
        player.open("/new/bots")
        player.begin()
        assert [url for url in kept_for_python(page) if NEW in url]
        player.open()
        player.button("page-settings").click()
        player.button("page-offline-remove").click()
        player.button("page-offline").wait_for()
        player.wait_until(lambda: not player.workers(), "the worker to go")
        assert not kept_for_python(page)
    page.context.close()


@pytest.mark.parametrize("place", PLACES if IS_LONG else ["folder"])
def test_new_version_during_a_game_is_no_mixture(browser: Browser, tmp_path: Path, place: Place) -> None:
    with page_that_changes(browser, tmp_path, place) as (player, folder):
        player.fetch_everything()
        page = player.page
        page.reload()
        page.get_by_role("link", name=player.say("page-play-bots")).click()
        player.begin()
        player.take_turn()
        page_before = (folder / "index.html").read_bytes()
        put_up_new_version(folder)
        expect_no_update(player, folder, page_before)
        page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
        player.wait_until(lambda: page.evaluate(IS_NEW_IN_CHARGE, NEW), "the new version to be in charge")
        for _ in range(3):
            player.take_turn()
        player.button("page-menu").click()  # a part of the old page that was not needed before
        page.keyboard.press("Escape")
        assert not [url for url in player.loaded() if NEW in url], "of the new version"
        before = player.last("table")["number"]
        put_up_new_version(folder, LAST)
        assert page.evaluate(OUTCOME) == "activated"
        kept = page.evaluate(KEPT_OF_PYTHON)
        assert (len(kept), sum(LAST in url for url in kept)) == (10, 5), "of two versions"
        assert all(NEW in url for url in kept)
    page.context.set_offline(True)
    if place == "folder":
        player.come_back()
        assert player.last("table")["number"] >= before
    else:  # the server has ended, and that game with it
        player.open("/new/bots")
        player.begin()
    assets = [url for url in player.loaded() if "/assets/" in url]
    assert assets
    assert not [url for url in assets if LAST not in url], "of the old version"
    player.take_turn()
    page.context.close()
    assert player.complaints == []
