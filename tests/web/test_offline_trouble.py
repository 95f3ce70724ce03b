"""The game without a server when something goes wrong: damaged files, a silent line, a worker that dies."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from fivetowers.text import languages
from tests.local.released import SHELVES
from tests.server.running import running, sqlite
from tests.web.plain_server import Mood, MoodyServer, moody_server
from tests.web.test_leaving import ask_in_menu
from tests.web.without_server import (
    KEPT,
    REGISTER,
    STARTING,
    SUBPATH,
    Alone,
    alone,
    kept_for_python,
    player_at,
    player_of_folder,
    wait_until_started,
)

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
NO_ROOM_FOR = """const { put } = Cache.prototype;
Cache.prototype.put = function (request, answer) {
  const isOne = new Request(request).url.includes('WHAT');
  return isOne ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : put.call(this, request, answer);
};
"""
CHOOSE = """(language) => {
  const key = 'fivetowers.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
}"""
# The service worker of a new version takes over.
UPDATE = """async () => {
  const registration = await (await navigator.serviceWorker.ready).update();
  const next = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise((resolve) => {
    next.onstatechange = () => next.state === 'activated' && resolve();
    next.onstatechange();
  });
  return caches.keys();
}"""
KEEP = "async ([name, address]) => (await caches.open(name)).put(address, new Response('kept'))"
FILL_HTTP_CACHE = "async (address) => { await (await fetch(address, { cache: 'reload' })).blob(); }"
# How much of what was said to the worker has not been answered.
COUNT = """window.due = 0;
window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => (window.due -= ['ready', 'done'].includes(data.type)));
  }
  postMessage(...words) {
    window.due += 1;
    super.postMessage(...words);
  }
};"""
# What is said to the worker from now on.
NOTE = """() => {
  const { python } = window, post = python.postMessage.bind(python);
  window.said = [];
  python.postMessage = (message) => {
    window.said.push(message.text ?? message.path ?? message.type);
    post(message);
  };
}"""
SAID = "() => window.said.join()"
# The browser's database, as its first version made it.
PUT_ON_SHELF = """({ tables, events }) => new Promise((resolve) => {
  const request = indexedDB.open('fivetowers', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('events', { keyPath: ['table', 'number'] });
  };
  request.onsuccess = () => {
    const stores = request.result.transaction(['tables', 'events'], 'readwrite');
    for (const table of tables) stores.objectStore('tables').add(table);
    for (const event of events) stores.objectStore('events').add(event);
    stores.oncomplete = () => { request.result.close(); resolve(); };
  };
})"""
# As if the game had been deleted and begun again: a daily one is then the same table.
FORGET_MOVES = """() => new Promise((resolve) => {
  indexedDB.open('fivetowers').onsuccess = ({ target: { result: database } }) => {
    const stores = database.transaction('events', 'readwrite'), events = stores.objectStore('events');
    events.getAllKeys().onsuccess = ({ target: { result: keys } }) => {
      for (const key of keys) if (key[1] > 1) events.delete(key);
    };
    stores.oncomplete = () => { database.close(); resolve(); };
  };
})"""
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


def update(player: Alone, folder: Path, version: str) -> None:
    script = folder / SUBPATH / "sw.js"
    changed, count = re.subn('(?<=const VERSION = ")[^"]+', version, script.read_text("utf-8"))
    assert count == 1
    script.write_text(changed, "utf-8")
    assert f"fivetowers /{SUBPATH.as_posix()}/ {version}" in player.page.evaluate(UPDATE)


def test_every_language_is_kept_through_two_updates(player: Alone, tmp_path: Path) -> None:
    """What is kept is counted: the browser's HTTP cache may help out for a while."""
    player.fetch_everything()
    for version in ("next", "last"):
        update(player, tmp_path, version)
    found = re.search("const WORDS = (.+);", (tmp_path / SUBPATH / "sw.js").read_text("utf-8"))
    assert found is not None
    words = {file for files in json.loads(found[1]).values() for file in files}
    kept = [address.partition(f"{SUBPATH.as_posix()}/")[2] for address in player.page.evaluate(KEPT)]
    assert words
    assert words <= set(kept)


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


@pytest.mark.parametrize("name", ["pyodide-runtime-*.js", "python-game-*.zip"])
def test_damaged_file_in_the_http_cache_is_fetched_again(player: Alone, tmp_path: Path, name: str) -> None:
    [path] = (tmp_path / SUBPATH / "assets").glob(name)
    right = path.read_bytes()
    path.write_bytes(right + b"\n")
    player.open("/new/bots")
    player.button("page-start").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-offline-damaged"), timeout=STARTING)
    path.write_bytes(right)
    player.begin()
    path.write_bytes(right + b"\n")
    player.page.evaluate(FILL_HTTP_CACHE, f"/{SUBPATH.as_posix()}/assets/{path.name}")
    path.write_bytes(right)
    player.open()
    player.button("page-settings").click()
    player.button("page-offline").click()
    player.button("page-offline-remove").wait_for()


def test_python_starts_without_the_memory_that_it_kept_where_half_of_that_is_gone(player: Alone) -> None:
    player.fetch_everything()
    wait_until_started(player)
    player.page.evaluate(DAMAGE, "started=")
    player.page.reload()
    player.open("/new/bots")
    player.begin()
    player.take_turn()


def test_table_whose_files_are_damaged_says_so(player: Alone, tmp_path: Path) -> None:
    [path] = (tmp_path / SUBPATH / "assets").glob("python-game-*.zip")
    path.write_bytes(path.read_bytes() + b"\n")
    player.open("/t/local-0")
    expect(player.page.get_by_text(player.say("page-offline-damaged"))).to_be_visible(timeout=STARTING)


@pytest.mark.parametrize("what", ["lt-page-", ".css"])  # words, and the page itself
def test_nothing_is_said_to_work_before_all_of_it_is_kept(
    browser: Browser, server: MoodyServer, tmp_path: Path, what: str
) -> None:
    script = tmp_path / SUBPATH / "sw.js"
    script.write_text(NO_ROOM_FOR.replace("WHAT", what) + script.read_text("utf-8"), "utf-8")
    player = player_of_folder(browser, server.address).open()
    player.button("page-settings").click()
    player.button("page-offline").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-offline-full"))
    player.page.reload()
    player.button("page-settings").click()
    expect(player.button("page-offline")).to_be_visible()
    player.page.context.close()


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
    # Python, which was just being started so that it starts quickly later, keeps nothing afterwards
    player.wait_until(lambda: not player.workers(), "the worker to go")
    assert {"one", "two", "python"} <= set(page.evaluate("() => caches.keys()"))
    assert not kept_for_python(page)


def test_what_was_kept_under_names_of_before_goes_with_an_update(player: Alone, tmp_path: Path) -> None:
    page = player.page
    page.evaluate(REGISTER)
    page.wait_for_function(IS_IN_CHARGE)
    folder = f"/{SUBPATH.as_posix()}/assets"
    page.evaluate(KEEP, ["python", f"{folder}/python-game-1.zip"])
    page.evaluate(KEEP, ["python-started", "/elsewhere/assets/python-game-1.zip?started=1"])
    update(player, tmp_path, "next")
    assert {"python", "python-started"} & set(page.evaluate("() => caches.keys()")) == {"python-started"}


@pytest.mark.parametrize("mood", ["gone", "removed", "busy", "silent"])
def test_kept_page_is_shown_where_no_server_answers(player: Alone, server: MoodyServer, mood: Mood) -> None:
    player.page.evaluate(REGISTER)
    player.page.wait_for_function(IS_IN_CHARGE)
    server.mood = mood
    player.page.reload(wait_until="commit")
    expect(player.page.get_by_role("link", name=player.say("page-play-bots"))).to_be_visible()


def test_silent_server_is_not_waited_for(browser: Browser, tmp_path: Path) -> None:
    with running(*sqlite(tmp_path), "--no-limits") as server:
        player = player_at(browser, server.address).open()
        page = player.page
        player.fetch_everything()
        wait_until_started(player)
        page.context.route("**/api/**", lambda route: None)  # asked, and never answered
        page.clock.install(time=0)
        page.clock.pause_at(1_000)
        player.open("/new/bots")
        local = page.get_by_text(player.say("page-offline-local"))
        page.clock.run_for(1_500)
        player.wait_until(player.workers, "Python to start before it is needed")
        expect(local).to_have_count(0)
        page.clock.run_for(2_000)
        expect(local).to_be_visible()
        page.evaluate(NOTE)
        player.button("page-start").click()  # the clock stands still: nothing is waited for a second time
        player.wait_until(lambda: "/api/tables" in page.evaluate(SAID), "a table to be asked for")
        page.clock.resume()
        page.locator("main.table").wait_for(timeout=STARTING)
        assert "/local-" in page.url
    page.context.close()


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


def test_all_that_is_said_to_the_worker_is_answered(player: Alone) -> None:
    """So that silence means something: leaving, for instance, changes nothing that anybody is told."""
    page = player.page
    page.add_init_script(COUNT)
    page.reload()
    player.open("/new/bots")
    player.begin()
    ask_in_menu(player, "page-leave", "page-leave-ask")
    player.button("page-leave").click()
    page.locator("main.home").wait_for()
    page.wait_for_function("() => window.due === 0", timeout=STARTING)


def test_move_does_not_go_into_a_game_that_was_begun_again(player: Alone) -> None:
    page = player.page
    player.open("/new/bots")
    player.begin()
    while player.moment() != "bid":
        player.take_turn()
    page.evaluate(FORGET_MOVES)
    player.possible_bids.last.click()
    expect(page.get_by_text(player.say("local-cleared"))).to_be_visible()


def test_table_of_this_device_needs_no_line_and_is_for_no_other(player: Alone) -> None:
    page = player.page
    player.open("/new/bots")
    player.begin()
    page.evaluate(NOTE)
    page.evaluate("() => { dispatchEvent(new Event('offline')); }")
    player.take_turn()
    assert '"type":"act"' in page.evaluate(SAID)
    assert "ping" not in page.evaluate(SAID), "a bot may think for longer than a line is waited for"
    player.button("page-menu").click()
    expect(player.button("page-react")).to_be_visible()
    expect(player.button("page-another-device")).to_have_count(0)


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


def test_games_of_the_first_version_go_on_and_a_damaged_one_hides_none(player: Alone) -> None:
    page = player.page
    kept = json.loads((SHELVES / "version-1.json").read_text("utf-8"))
    damaged = {"id": "local-0", "dealer": "", "line": "{"}
    page.evaluate(PUT_ON_SHELF, kept | {"tables": [damaged, *kept["tables"]]})
    player.open("/games")
    expect(page.get_by_role("alert")).to_contain_text(player.say("local-unreadable"), ignore_case=True)
    expect(page.locator("a[href*='local-']")).to_have_count(len(kept["tables"]))
    page.locator("a[href*='/t/local-']").first.click()  # what is not over comes first
    page.locator("main.table").wait_for(timeout=STARTING)
    before = player.last("table")["number"]
    for _ in range(3):
        player.take_turn()
    player.wait_until(lambda: player.last("table")["number"] > before, "the game to go on")
