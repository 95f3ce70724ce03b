"""The whole game without a server: the network is off, or there never was a server but a plain file server."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fivetowers.lessons.course import LESSONS
from fivetowers.lessons.film import film
from fivetowers.records.record import replay
from fivetowers.records.record_reader import parse_record
from fivetowers.server.http.api_server import STATIC
from fivetowers.state import Phase
from fivetowers.text import languages
from tests.effort import IS_LONG, cases, chosen
from tests.lessons.test_lessons import WAYS
from tests.server.running import running, sqlite
from tests.web import walk
from tests.web.chromium import with_profile
from tests.web.fallbacks import COUNT_FALLBACKS, FALLBACKS
from tests.web.test_tutorial import at_lesson, done, tap
from tests.web.without_server import (
    PLACES,
    STARTING,
    SUBPATH,
    Alone,
    Place,
    alone,
    at_place,
    kept_for_python,
    player_at,
    served_folder,
)

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
ONE_IN = cases(8, 1)
LOCKSTEP_GAMES = chosen([2], 3, 4, 5)
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")
GAMES = [("bricklayer", 4), ("master", 2)]
# A whole game at a table in the worker, drawing none of it: always the first choice. Gives its record.
PLAY_HERE = """([bot, players]) => new Promise((resolve, reject) => {
  const line = `test-${bot}-${players}`;
  const request = (name, method, path, body) => window.python.postMessage(
    { type: 'request', key: line + name, method, path, body: body ? JSON.stringify(body) : '' });
  const tell = (message) => window.python.postMessage({ type: 'say', line, text: JSON.stringify(message) });
  let table;
  window.python.addEventListener('message', ({ data }) => {
    if (data.type === 'refusal' && data.key.startsWith(line)) reject(new Error(data.text));
    if (data.key === `${line}made`) {
      table = JSON.parse(data.text).id;
      window.python.postMessage({ type: 'open', line, table });
      tell({ type: 'hello' });
      tell({ type: 'start' });
    }
    if (data.key === `${line}record`) resolve(JSON.parse(data.text).text);
    if (data.key !== line || data.type !== 'message') return;
    const { type, phase, number, turn } = JSON.parse(data.text);
    if (type !== 'table') return;
    if (phase === 'ended') {
      window.python.postMessage({ type: 'close', line });
      request('record', 'GET', `/api/tables/${table}/record`);
    } else if (turn?.player === 'person' && turn.legal)
      tell({ type: 'act', number, action: turn.legal[0].action, seat: turn.seat, request: `act-${number}` });
  });
  const seats = [{ kind: 'open' }, ...Array(players - 1).fill({ kind: 'bot', bot })];
  request('made', 'POST', '/api/tables', { options: { seats }, name: 'Anna' });
})"""
# The browser keeps nothing more: its disk is full, or its owner does not want it.
REFUSE = """() => {
  globalThis.addBefore = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };
}"""
# The browser keeps nothing at all, as some do in a private window.
KEEP_NOTHING = """() => {
  IDBDatabase.prototype.transaction = () => { throw new DOMException('not here', 'SecurityError'); };
}"""
# A phone has ended the worker's connection to its database, and says so only now; once.
LOSE_CONNECTION = """() => {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    IDBDatabase.prototype.transaction = transaction;
    throw new DOMException('lost', 'InvalidStateError');
  };
}"""
# A later version of the page in another tab, which keeps games in another form.
OPEN_AS_NEWER = """() => new Promise((resolve) => {
  const request = indexedDB.open('fivetowers', 2);
  request.onblocked = request.onsuccess = ({ type }) => resolve(type);
})"""
# To another screen of the same page: Python stays.
GO = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
# How long a bot took for each decision, and for how long the page did nothing at a stretch meanwhile; milliseconds.
WATCH_DECISIONS = """() => {
  window.decisions = [];
  let last = 0, longest = 0, begun = null;
  const tick = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  setInterval(tick, 5);
  window.python.addEventListener('message', ({ data }) => {
    const { type, turn } = data.type === 'message' ? JSON.parse(data.text) : {};
    if (type !== 'table') return;
    tick();
    if (begun !== null) decisions.push({ longest, took: last - begun });
    begun = turn && turn.player !== 'person' ? last : null;
    longest = 0;
  });
}"""
LET_MASTER_PLAY = """() => {
  const key = 'fivetowers.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), bot: 'master' }));
}"""
# Milliseconds that a bot has to think for, and how often, so that it says something about the page.
THOUGHT, THOUGHTS = 100, 4
# Every state of the progress bar, with the words beside it; and what is said above.
WATCH_BAR = """() => {
  window.bars = [];
  window.about = [];
  new MutationObserver(() => {
    const place = document.querySelector('section.offline'), bar = place?.querySelector('progress');
    if (place) about.push(place.querySelector('p').textContent);
    if (bar) bars.push({ value: bar.value, words: place.querySelector('[role=status]').textContent });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
PACKED = ("pyodide-??????????.js", "pyodide-runtime-*.js", "pyodide-machine-*.bin", "python-library-*", "python-game-*")
# Somebody clears what the browser keeps, in another tab; and what is kept then.
CLEAR = """() => new Promise((resolve) => {
  indexedDB.open('fivetowers').onsuccess = ({ target: { result: database } }) => {
    const stores = database.transaction(['tables', 'events'], 'readwrite');
    for (const name of stores.objectStoreNames) stores.objectStore(name).clear();
    stores.oncomplete = () => { database.close(); resolve(); };
  };
})"""
COUNT = """() => new Promise((resolve) => {
  indexedDB.open('fivetowers').onsuccess = ({ target: { result: database } }) => {
    const stores = database.transaction(['tables', 'events']);
    const counts = [...stores.objectStoreNames].map((name) => stores.objectStore(name).count());
    stores.oncomplete = () => { database.close(); resolve(counts.map(({ result }) => result)); };
  };
})"""
# The tests that the browser's Python runs, where it can import them.
BRING_TESTS = """(files) => pyodide.runPython(`
import sys
from pathlib import Path
def bring(files):
    folder = Path("/tests-of-the-page")
    for name, text in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    sys.path.append(str(folder))
bring`)(pyodide.toPy(files))"""
WALK = """([games, oneIn]) => pyodide.pyimport('tests.web.walk').walk(pyodide.toPy(games), oneIn).toJs()"""
CHOICES = """([game, levels]) => pyodide.pyimport('tests.web.walk').choices(game, pyodide.toPy(levels)).toJs()"""
LOCKSTEP = """([players, seed]) => pyodide.pyimport('tests.web.walk').play_in_lockstep(players, seed)"""


def golden_games() -> list[str]:
    """In both variants, with 2 to 5 players."""
    return [path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.5t"))]


@pytest.fixture
def player(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Alone]:
    """Without network and server, at the place that the test names; nothing may complain."""
    found = alone(browser, tmp_path, request.param)
    yield found
    found.page.context.close()
    assert (found.complaints, found.strangers) == ([], [])


def at(place: Place) -> pytest.MarkDecorator:
    """`make test-long` tries both places."""
    return pytest.mark.parametrize("player", PLACES if IS_LONG else [place], indirect=True)


@pytest.mark.parametrize("place", PLACES if IS_LONG else ["folder"])
def test_size_is_said_and_a_bar_shows_how_far_the_download_has_come(
    browser: Browser, tmp_path: Path, place: Place
) -> None:
    packed = [path for pattern in PACKED for path in STATIC.glob(f"assets/{pattern}")]
    assert len(packed) == len(PACKED)
    size = round(sum(path.stat().st_size for path in packed) / 1_000_000, 1)
    with at_place(browser, tmp_path, place) as player:
        player.page.evaluate(WATCH_BAR)
        player.fetch_everything()
        said: list[dict[str, Any]] = player.page.evaluate("() => window.bars")
        about = player.page.evaluate("() => window.about")
        player.expect_accessible("settings")
        player.page.context.close()
    assert about[0] == player.say("page-offline-about", size=size)
    values = [one["value"] for one in said]
    assert len(set(values)) > len(PACKED), "it jumps"
    assert (values[0], values) == (0, sorted(values))
    for one in said:
        assert one["words"] == player.say("page-offline-fetching", percent=int(100 * one["value"]))


@at("server")
def test_whole_game_against_a_bot_with_reload(player: Alone, tmp_path: Path) -> None:
    page = player.page
    player.expect_accessible("home")
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    expect(page.get_by_text(player.say("page-offline-local"))).to_be_visible()
    player.begin()
    for _ in range(3):
        player.take_turn()
    before = player.last("table")["number"]
    player.come_back()
    assert player.last("table")["number"] >= before
    player.play_to_the_end()
    player.expect_accessible("end")
    player.button("page-deal-check").click()
    expect(page.get_by_role("dialog").get_by_text(player.say("page-offline-deal"))).to_be_visible()
    player.button("page-close").click()
    table_id = page.url.rpartition("/")[2]

    player.open("/games")
    expect(page.get_by_role("link").filter(has_text=player.say("page-level-mason"))).to_have_count(1)
    player.open(f"/replay/{table_id}")
    save = page.get_by_role("link", name=player.say("page-save-record"))
    save.wait_for(timeout=STARTING)
    with page.expect_download() as download:
        save.click()
    path = tmp_path / "game.5t"
    download.value.save_as(path)
    for command in (["record", "check"], ["verify"]):
        done = subprocess.run(
            [sys.executable, "-m", "fivetowers", *command, str(path)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


@at("folder")
def test_the_game_in_the_browser_is_the_same_game(player: Alone) -> None:
    page = player.page
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.begin()
    games = golden_games()
    assert len(games) == 8
    python = player.python()
    python.evaluate(BRING_TESTS, walk.files())
    walked = python.evaluate(WALK, [games, ONE_IN])
    assert walked == walk.walk(games, ONE_IN)
    assert any("retract" in line for line in walked)
    assert python.evaluate(CHOICES, [games[0], LEVELS]) == walk.choices(games[0], list(LEVELS))
    for players in LOCKSTEP_GAMES:
        assert python.evaluate(LOCKSTEP, [players, players]) == walk.play_in_lockstep(players, players)


@at("folder")
def test_same_device_puzzles_daily_rules_and_bots(player: Alone) -> None:
    page = player.page
    page.get_by_role("link", name=player.say("page-play-here")).click()
    expect(page.get_by_text(player.say("page-offline-local"))).to_be_visible()
    player.begin()
    for _ in range(4):
        player.take_turn()
    player.expect_accessible("same device")
    before = player.last("table")["number"]
    player.come_back()
    assert player.last("table")["number"] >= before
    for bot, players in GAMES:
        expect_whole_game(player, bot, players)
    player.open("/puzzles")  # while the page asks for the device to be handed over
    page.get_by_role("heading", name=player.say("page-puzzles")).first.wait_for()
    page.locator("main .panel .act").wait_for(timeout=STARTING)
    player.expect_accessible("puzzles")
    player.open("/daily")
    page.locator(".calendar").wait_for(timeout=STARTING)
    expect(page.get_by_text(player.say("page-offline-daily"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    player.expect_accessible("daily")
    player.open("/rules")
    page.get_by_role("heading", name=player.say("page-rules"), exact=True).wait_for()


def test_server_analyses_a_game_that_only_the_browser_keeps(browser: Browser, tmp_path: Path) -> None:
    with running(*sqlite(tmp_path), "--no-limits") as server:
        player = player_at(browser, server.address).open()
        player.fetch_everything()
        page = player.page
        player.open("/games")
        page.locator("input[type=file]").set_input_files(GOLDEN / "2-standard.5t")
        player.button("page-offline-import").click(timeout=STARTING)
        page.wait_for_url("**/replay/local-*", timeout=STARTING)
        player.button("page-analyse").click()
        page.locator(".graph svg").wait_for(timeout=STARTING)
        page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(player.say("page-offline-analysis"))).to_be_visible(timeout=STARTING)
    expect(page.get_by_role("link", name=player.say("page-save-record"))).to_be_visible()
    page.context.close()
    assert player.complaints == []


def test_others_wait_for_the_connection_and_a_game_begun_without_it_goes_on(browser: Browser, tmp_path: Path) -> None:
    with running(*sqlite(tmp_path), "--no-limits") as server:
        player = player_at(browser, server.address).open()
        player.fetch_everything()
        page = player.page
        theirs = player.ask_for_table([{"kind": "open"}, {"kind": "bot", "bot": "mason"}], "Anna")
        page.context.set_offline(True)
        player.open("/new/friends")
        expect(page.get_by_text(player.say("page-offline-others"))).to_be_visible(timeout=STARTING)
        player.expect_accessible("others")
        for path, there in (("/learn", "main.lesson"), ("/film", "main.film")):
            player.open(path)
            page.locator(there).first.wait_for(timeout=STARTING)
        player.open("/new/bots")
        player.begin()
        player.take_turn()
        table_id, before = page.url.rpartition("/")[2], player.last("table")["number"]
        assert table_id.startswith("local-")
        page.evaluate("() => { window.here = 1; }")
        page.context.set_offline(False)
        page.evaluate("() => { dispatchEvent(new Event('online')); }")  # Playwright leaves that out here
        player.take_turn()
        assert player.last("table")["number"] > before
        assert page.evaluate("() => window.here") == 1, "the page was loaded again"
        expect(page.get_by_role("dialog")).to_have_count(0)
        # new games are the server's again, and the other one is still there
        player.open("/new/bots")
        expect(page.get_by_text(player.say("page-offline-local"))).to_have_count(0)
        player.open("/games")
        expect(page.locator("a.game")).to_have_count(2)
        for game in (table_id, theirs):
            expect(page.locator(f"a.game[href$='/t/{game}']")).to_be_visible()
        player.open()
        player.button("page-settings").click()
        player.button("page-offline-remove").click()
        player.button("page-offline").wait_for()
        assert not kept_for_python(page)
    page.context.close()
    assert player.complaints == []


def expect_whole_game(player: Alone, bot: str, players: int) -> None:
    record = parse_record(player.page.evaluate(PLAY_HERE, [bot, players]))
    *_, last = replay(record)
    assert (last.phase, len(record.names)) == (Phase.OVER, players), (bot, players)


@at("folder")
def test_lessons_film_score_pad_and_a_game_from_a_file_in_every_language(player: Alone) -> None:
    page = player.page
    scene, first = film().scenes[0], LESSONS[0]
    for language in languages():
        player.speak(language)
        for path, heading in (("/", "page-title"), ("/rules", "page-rules")):
            player.open(path)
            expect(page.get_by_role("heading", name=player.say(heading), exact=True).first).to_be_visible()
        player.open("/learn")
        at_lesson(player, first.name)
    for move in WAYS[first.name]:
        tap(player, move)
    done(player, len(WAYS[first.name]))
    player.open("/score")
    expect(page.get_by_role("heading", name=player.say("pad-title"), exact=True)).to_be_visible()
    player.open("/film")
    expect(page.locator(f"main.film[data-shot='{scene.name}-{scene.shots[0].name}']")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"main.film[data-shot='{scene.name}-{scene.shots[1].name}']")).to_be_visible()
    player.open("/games")
    page.locator("input[type=file]").set_input_files(GOLDEN / "2-standard.5t")
    player.button("page-offline-import").click(timeout=STARTING)
    page.wait_for_url(re.compile("/replay/local-"), timeout=STARTING)
    player.open("/games")
    expect(page.locator("a.game[href*='local-']")).to_have_count(1)


def test_the_browser_would_install_the_folder(browser: Browser, tmp_path: Path) -> None:
    with (
        served_folder(tmp_path / "served") as address,
        with_profile(browser.browser_type, tmp_path / "profile", address) as context,
    ):
        page = context.new_page()
        page.goto(f"/{SUBPATH.as_posix()}/")
        found = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
        assert found["installabilityErrors"] == []


if IS_LONG:  # minutes

    @pytest.mark.parametrize("level", LEVELS)
    @at("folder")
    def test_whole_games_against_every_level(player: Alone, level: str) -> None:
        player.page.get_by_role("link", name=player.say("page-play-bots")).click()
        player.begin()
        player.python().evaluate("(code) => void pyodide.runPython(code)", COUNT_FALLBACKS)
        for players in range(2, 6):
            expect_whole_game(player, level, players)
            found = player.python().evaluate(FALLBACKS)
            assert found["chance"] == 0, players
            assert found["greedy"] == 0 or players == 5, players


@at("folder")
def test_page_goes_on_while_a_bot_thinks(player: Alone) -> None:
    """A machine that does much else stops the page too, but not in every decision."""
    page = player.page
    page.evaluate(LET_MASTER_PLAY)
    page.reload()
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.begin()
    page.evaluate(WATCH_DECISIONS)
    thoughts: list[dict[str, float]] = []
    while len(thoughts) < THOUGHTS and player.take_turn() != "end":
        thoughts = [one for one in page.evaluate("() => window.decisions") if one["took"] > THOUGHT]
    assert thoughts
    assert min(one["longest"] / one["took"] for one in thoughts) < 0.5, thoughts


@at("folder")
def test_nothing_is_played_that_is_not_kept(player: Alone) -> None:
    page = player.page
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.begin()
    while player.moment() != "bid":
        player.take_turn()
    before = player.last("table")["number"]
    player.python().evaluate(REFUSE)
    player.possible_bids.last.click()
    expect(page.get_by_text(player.say("local-full"))).to_be_visible()
    player.expect_accessible("full")
    assert player.last("table")["number"] == before
    player.python().evaluate("() => { IDBObjectStore.prototype.add = globalThis.addBefore; }")
    player.bid_or_build_once()
    assert player.last("table")["number"] > before
    # a connection that was lost is opened again, and nobody notices
    while player.moment() != "bid":
        player.take_turn()
    before = player.last("table")["number"]
    player.python().evaluate(LOSE_CONNECTION)
    player.possible_bids.last.click()
    player.wait_until(lambda: player.last("table")["number"] > before, "the move to be kept")
    assert player.last("refused")["code"] == "local.full"
    # nor is a table begun that cannot be kept
    player.python().evaluate(KEEP_NOTHING)
    page.evaluate(GO, f"{player.root}/new/bots")
    player.button("page-start").click()
    expect(page.get_by_text(player.say("local-full"))).to_be_visible()
    expect(page.locator("main.new-page")).to_be_visible()
    # what cannot be read is told at once, and the worker lives
    player.python().evaluate("() => { globalThis.isSame = true; }")
    page.evaluate(GO, f"{player.root}/replay/local-0")
    expect(page.get_by_role("heading", name=player.say("local-full"))).to_be_visible()
    page.evaluate(GO, f"{player.root}/t/local-0")
    expect(page.get_by_role("paragraph").filter(has_text=player.say("local-full"))).to_be_visible()
    assert player.python().evaluate("() => globalThis.isSame")


@at("folder")
def test_nothing_is_played_on_after_the_table_was_cleared(player: Alone) -> None:
    page = player.page
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.begin()
    while player.moment() != "bid":
        player.take_turn()
    assert min(page.evaluate(COUNT)) > 0
    before = player.last("table")["number"]
    page.evaluate(CLEAR)
    player.possible_bids.last.click()
    expect(page.get_by_text(player.say("local-cleared"))).to_be_visible()
    player.expect_accessible("cleared")
    assert player.last("table")["number"] == before
    assert page.evaluate(COUNT) == [0, 0], "half a table is kept"
    page.reload()
    expect(page.locator("main.lost-page").get_by_text(player.say("local-cleared"))).to_be_visible(timeout=STARTING)
    assert page.evaluate(OPEN_AS_NEWER) == "success"
