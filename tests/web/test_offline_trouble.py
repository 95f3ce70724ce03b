"""The game without a server when something goes wrong: damaged files, a silent line, a worker that dies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from fivetowers.text import languages
from tests.server.running import running, sqlite
from tests.web.plain_server import Mood, MoodyServer, moody_server
from tests.web.without_server import REGISTER, STARTING, SUBPATH, Alone, alone, player_at, player_of_folder

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


def test_every_language_is_there_without_a_connection(browser: Browser, tmp_path: Path) -> None:
    player = alone(browser, tmp_path, "server")
    for language in languages():
        player.page.evaluate(CHOOSE, language)
        player.language = language
        for path, heading in (("/", "page-title"), ("/rules", "page-rules")):
            player.open(path)
            expect(player.page.get_by_role("heading", name=player.say(heading), exact=True).first).to_be_visible()
    player.page.context.close()
    assert player.complaints == []


def test_language_that_cannot_be_had_leaves_no_empty_page(player: Alone) -> None:
    player.page.evaluate(REGISTER)
    player.page.wait_for_function(IS_IN_CHARGE)
    player.page.reload()  # now the words of this language are kept
    player.page.locator("main.home").wait_for()
    player.page.context.set_offline(True)
    player.page.evaluate(CHOOSE, "cs")
    player.page.reload()
    expect(player.page.get_by_role("link", name=player.say("page-play-bots"))).to_be_visible()
    player.open("/rules")  # a screen with words of its own
    expect(player.page.get_by_role("heading", name=player.say("page-rules"), exact=True).first).to_be_visible()


# ---- damaged files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PACKED)
def test_damaged_file_is_not_used_and_that_is_said(player: Alone, tmp_path: Path, name: str) -> None:
    [path] = (tmp_path / SUBPATH / "assets").glob(name)
    path.write_bytes(path.read_bytes() + b"\n")
    player.open("/new/bots")
    player.button("page-start").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-offline-damaged"), timeout=STARTING)
    expect(player.page.get_by_role("alert")).to_be_in_viewport(ratio=1)  # on a phone, too
    player.open()
    player.button("page-settings").click()
    player.button("page-offline").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-offline-damaged"))
    expect(player.button("page-offline")).to_be_visible()


def test_kept_file_that_was_damaged_is_fetched_again(player: Alone) -> None:
    page = player.page
    player.fetch_everything()
    for name in ("python-game", "pyodide-runtime"):
        page.evaluate(DAMAGE, name)
    page.context.set_offline(True)
    page.reload()  # a worker that runs has read its files
    player.open("/new/bots")
    player.button("page-start").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=STARTING)
    page.context.set_offline(False)
    player.begin()
    page.context.set_offline(True)  # what was fetched is kept
    player.come_back()


def test_browser_without_room_for_the_files_says_so(player: Alone) -> None:
    player.page.evaluate(NO_ROOM)
    player.button("page-settings").click()
    player.button("page-offline").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-offline-full"))


# ---- other pages, and a server that does not answer ------------------------------------------------------------------


def test_other_pages_of_the_same_host_keep_what_they_have(player: Alone) -> None:
    """One host, many folders: what a browser keeps belongs to all of them."""
    page = player.page
    page.evaluate("async () => { for (const name of ['one', 'two', 'python']) await caches.open(name); }")
    player.fetch_everything()
    player.button("page-offline-remove").click()
    player.button("page-offline").wait_for()
    assert {"one", "two", "python"} <= set(page.evaluate("() => caches.keys()"))


@pytest.mark.parametrize("mood", ["gone", "silent"])
def test_kept_page_is_shown_where_no_server_answers(player: Alone, server: MoodyServer, mood: Mood) -> None:
    player.page.evaluate(REGISTER)
    player.page.wait_for_function(IS_IN_CHARGE)
    server.mood = mood
    player.page.reload(wait_until="commit")
    expect(player.page.get_by_role("link", name=player.say("page-play-bots"))).to_be_visible()


def test_silent_server_is_not_waited_for(browser: Browser, tmp_path: Path) -> None:
    with running(*sqlite(tmp_path), "--no-limits") as server:
        player = player_at(browser, server.address).open()
        player.fetch_everything()
        player.page.context.route("**/api/**", lambda route: None)  # asked, and never answered
        player.open("/new/bots")
        expect(player.page.get_by_text(player.say("page-offline-local"))).to_be_visible()
        player.begin()
        assert "/local-" in player.page.url
    player.page.context.close()


# ---- the worker ------------------------------------------------------------------------------------------------------


def test_worker_that_dies_is_started_again(player: Alone) -> None:
    page = player.page
    player.open("/new/bots")
    player.begin()
    while player.moment() != "bid":
        player.take_turn()
    before = player.last("table")["number"]
    page.evaluate("() => window.python.terminate()")
    player.possible_bids.last.click()
    player.wait_until(lambda: player.last("table")["number"] > before, "the game to go on")


# ---- my games --------------------------------------------------------------------------------------------------------


def test_my_games_say_that_those_of_the_server_are_missing(browser: Browser, tmp_path: Path) -> None:
    player = alone(browser, tmp_path, "server")
    player.open("/games")
    missing = player.page.get_by_role("alert").filter(has_text=player.say("page-no-server"))
    expect(missing).to_be_visible()
    open_file = player.page.locator("input[type=file]")
    expect(open_file).to_be_attached()
    open_file.set_input_files(Path(__file__).parents[1] / "data" / "golden" / "2-standard.5t")
    player.button("page-offline-import").click(timeout=STARTING)
    player.page.wait_for_url("**/replay/local-*", timeout=STARTING)
    player.open("/games")
    expect(player.page.locator("a[href*='local-']").first).to_be_visible()
    expect(missing).to_be_visible()
    player.expect_accessible("games")
    player.page.context.close()
    assert player.complaints == []
