"""The game without a server, in real Chromium: how soon Python plays, and how long bots think.

Everything runs in a worker, which the browser's own brake for the processor does not reach; so times are taken as they
are, and four times that is what a cheap phone may need. Bots keep an eye on the clock: on a slow machine `architect`
and `master` search less. On a machine that does nothing else: other work is measured too.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Worker

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.effort import IS_LONG
from tests.web.chromium import chromium
from tests.web.driving import PHONE, open_context
from tests.web.plain_server import serving

SLOW_DOWN = 4
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")
MOST = {"architect": 2_000, "master": 2_000}
MOST_OF_QUICK = 100
DECISIONS = 200 if IS_LONG else 16
STARTING = 300_000
THINK = """
import json, time
from random import Random
from fivetowers.dealer import new_dealer
from fivetowers.local import local_bots
from fivetowers.notation import parse_action
from fivetowers.rules import apply, legal_actions, start

def think(level, players, count):
    rng, times = Random(f"{level} {players}"), []
    dealer, state = new_dealer(players, rng), start(players)
    while len(times) < count:
        if state.turn is None:
            if not legal_actions(state) and not state.unseen:
                break
            deal, dealer = dealer.deal(state)
            state = apply(state, deal)
            continue
        begun = time.perf_counter()
        action = local_bots.think(level, state)
        times.append(1000 * (time.perf_counter() - begun))
        state = apply(state, parse_action(action))
    return json.dumps(times)
think
"""


def main() -> None:
    print(f"{'without a server':52}{'measured':>14}{'wanted':>12}")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        export_page(STATIC, Path(folder) / "game")
        with serving(Path(folder)) as address:
            settings = {"players": 3, "bot": "mason", "slowBids": False}
            page = open_context(browser, address, size=PHONE, settings=settings).new_page()
            report_start(page)
            report_bots(next(worker for worker in page.workers if "python.worker" in worker.url))


def line(what: str, measured: str, wanted: str = "") -> None:
    print(f"{what:52}{measured:>14}{wanted:>12}", flush=True)


def report_start(page: Page) -> None:
    """The second time, when all files are there: from opening the page to the first move."""
    taken = 0.0
    for _ in range(2):
        page.goto("/game/#/new/bots")
        page.reload()
        page.locator("form button.act").click()
        page.locator("main.phase-bid, main.phase-build").first.wait_for(timeout=STARTING)
        taken = page.evaluate("() => performance.now()")
    line("first move possible after opening, s", f"{taken / 1000:.1f}", f"{6 / SLOW_DOWN:.1f}")


def report_bots(worker: Worker) -> None:
    for players in (2, 3, 4):
        for level in LEVELS:
            found = worker.evaluate(
                "([code, words]) => pyodide.runPython(code)(...words)", [THINK, [level, players, DECISIONS]]
            )
            times: list[Any] = json.loads(found)
            mean, longest = sum(times) / len(times), max(times)
            most = MOST.get(level, MOST_OF_QUICK / SLOW_DOWN)
            line(f"{level}, {players} players: mean and longest, ms", f"{mean:.0f} / {longest:.0f}", f"{most:.0f}")


if __name__ == "__main__":
    main()
