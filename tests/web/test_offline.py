"""The whole game without a server: the network is off, or there never was a server but a plain file server."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.server.running import ServerProcess, running, sqlite
from tests.web.driving import PHONE, Player, open_context
from tests.web.plain_server import serving
from tests.web.test_everyone import AXE, RUN_AXE

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
# Python starts in a few seconds; a machine that does much else may need a minute.
STARTING = 180_000
PLAYERS_OF_GOLDEN_GAMES = (2, 5)
# Whoever drives the page by what the server said hears the worker instead.
LISTEN = """() => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => data.type === 'message' && window.heard(data.text));
    }
  };
}"""
# Every position of recorded games with its actions and points, what a bot would do there, and that the kernel counts
# as many builds as the rules allow.
WALK = """
from hashlib import sha256
from random import Random
from fivetowers.bots.base import UNLIMITED
from fivetowers.bots.roster import make_bot
from fivetowers.fast.game.codec import pack
from fivetowers.fast.game.door import number_of_builds
from fivetowers.notation import format_action
from fivetowers.position import format_state
from fivetowers.records.record import replay
from fivetowers.records.record_reader import parse_record
from fivetowers.rules import legal_actions
from fivetowers.scoring import scores
from fivetowers.state import Phase, Variant

def walk(texts):
    lines, mason = [], make_bot("mason")
    for text in texts:
        for index, state in enumerate(replay(parse_record(text))):
            legal = legal_actions(state)
            lines.append(f"{format_state(state)} {[format_action(action) for action in legal]} {scores(state)}")
            if legal and state.turn is not None and index % 7 == 0:
                lines.append(format_action(mason.choose(state, Random(index), UNLIMITED)))
            if state.phase is Phase.BUILD and state.variant is Variant.STANDARD and index % 3 == 0:
                assert number_of_builds(pack(state)) == len(legal)
    return f"{len(lines)} {sha256(chr(10).join(lines).encode()).hexdigest()}"
"""


def golden_games() -> list[str]:
    return [(GOLDEN / f"{players}-standard.5t").read_text("utf-8") for players in PLAYERS_OF_GOLDEN_GAMES]


def player_at(browser: Browser, address: str, **settings: Any) -> Player:
    quick = {"players": 2, "bot": "mason", "slowBids": False}
    context = open_context(browser, address, size=PHONE, settings=quick | settings, accept_downloads=True)
    context.add_init_script(f"({LISTEN})()")
    player = Player(context.new_page())
    context.expose_function("heard", lambda text: player.received.append(json.loads(text)))
    return player


def begin(player: Player) -> None:
    player.button("page-start").click()
    player.page.locator("main.table").wait_for(timeout=STARTING)


def python_of(player: Player) -> Worker:
    return next(worker for worker in player.page.workers if "python.worker" in worker.url)


def expect_accessible(player: Player, screen: str) -> None:
    if not player.page.evaluate("() => 'axe' in window"):
        player.page.evaluate(AXE)
    assert player.page.evaluate(RUN_AXE, {}) == [], screen


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that this test may end."""
    with running(*sqlite(tmp_path), "--no-limits") as server:
        yield server


def test_whole_game_against_a_bot_when_the_server_has_gone(
    browser: Browser, mortal_server: ServerProcess, tmp_path: Path
) -> None:
    player = player_at(browser, mortal_server.address)
    page = player.open().page
    page.evaluate("() => navigator.serviceWorker.register('/sw.js')")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert not [url for url in loaded(player) if "python-" in url or "pyodide" in url], "fetched before it was wanted"
    player.button("page-settings").click()
    player.button("page-offline").click()
    player.button("page-offline-remove").wait_for()
    expect_accessible(player, "settings")
    mortal_server.stop()
    page.context.set_offline(True)

    player.open("/")
    page.get_by_role("link", name=player.say("page-play-bots")).click()
    expect(page.get_by_text(player.say("page-offline-local"))).to_be_visible()
    begin(player)
    assert (
        python_of(player).evaluate(
            "([code, texts]) => pyodide.runPython(code)(pyodide.toPy(texts))", [f"{WALK}\nwalk", golden_games()]
        )
        == walked_here()
    )
    for _ in range(3):
        player.take_turn()
    before = player.last("table")["number"]
    page.reload()
    page.locator("main.table").wait_for(timeout=STARTING)
    assert player.last("table")["number"] >= before
    player.play_to_the_end()
    expect_accessible(player, "end")
    table_id = page.url.rpartition("/")[2]

    player.open("/games")
    expect(page.get_by_role("link").filter(has_text=player.say("page-level-mason"))).to_have_count(1)
    page.goto(f"/replay/{table_id}")
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
    page.context.close()
    assert player.complaints == []


def loaded(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return found


def walked_here() -> str:
    scope: dict[str, Any] = {}
    exec(WALK, scope)
    return str(scope["walk"](golden_games()))


@pytest.fixture
def plain_address(tmp_path: Path) -> Iterator[str]:
    """The exported folder behind Python's own file server, under a path."""
    export_page(STATIC, tmp_path / "some" / "where")
    with serving(tmp_path) as address:
        yield address


def test_folder_on_a_plain_file_server_is_the_whole_game(browser: Browser, plain_address: str) -> None:
    player = player_at(browser, plain_address)
    page = player.page
    strangers: list[str] = []
    page.on("request", lambda request: strangers.append(request.url) if plain_address not in request.url else None)
    player.open("/some/where/")
    expect_accessible(player, "home")
    page.get_by_role("link", name=player.say("page-play-here")).click()
    begin(player)
    for _ in range(4):
        player.take_turn()
    before = player.last("table")["number"]
    page.reload()
    page.locator("main.table").wait_for(timeout=STARTING)
    assert player.last("table")["number"] >= before
    page.goto("/some/where/#/puzzles")  # while the page asks for the device to be handed over
    page.get_by_role("heading", name=player.say("page-puzzles")).first.wait_for()
    page.locator("main .panel .act").wait_for(timeout=STARTING)
    page.goto("/some/where/#/rules")
    page.get_by_role("heading", name=player.say("page-rules"), exact=True).wait_for()
    page.context.close()
    assert strangers == []
    assert player.complaints == []
