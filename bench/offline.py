"""The game without a server, in real Chromium at a quarter of the processor: how soon it plays, how long bots think.

The browser's own brake does not reach workers. So the page's whole process is stopped for 15 of every 20 milliseconds;
what it shares the machine with is measured too, so the load is printed first.
"""

import json
import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

from playwright.sync_api import Worker

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.effort import IS_LONG
from tests.server.usage import resident
from tests.web.chromium import chromium
from tests.web.driving import PHONE, Player, open_context
from tests.web.plain_server import serving

RUNS, STOPS = 0.005, 0.015  # seconds: a quarter of the time
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")
STRONG = ("architect", "master")
DECISIONS = 100 if IS_LONG else 12
TURNS = 30 if IS_LONG else 10
STARTING = 300_000
# When the page says something to the table, and how long the first word back takes.
LISTEN = """() => {
  const Plain = Worker;
  window.answers = [];
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'message' && this.asked) window.answers.push(performance.now() - this.asked);
        if (data.type === 'message') this.asked = 0;
        if (data.type === 'message') window.heard(data.text);
      });
    }
    postMessage(message, ...rest) {
      if (message.type === 'say' && /"type":"(act|preview)"/.test(message.text)) this.asked = performance.now();
      super.postMessage(message, ...rest);
    }
  };
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Positions of whole games between bricklayers, evenly spread.
THINK = """
import json, time
from random import Random
from fivetowers.bots.base import UNLIMITED
from fivetowers.bots.roster import make_bot
from fivetowers.dealer import new_dealer
from fivetowers.local import local_bots
from fivetowers.rules import apply, legal_actions, start
from fivetowers.scoring import outcome

def positions(players, count):
    rng, bot, found = Random(players), make_bot("bricklayer"), []
    dealer, state = new_dealer(players, rng), start(players)
    while outcome(state) is None:
        if state.turn is None:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        if len(legal_actions(state)) > 1:
            found.append(state)
        state = apply(state, bot.choose(state, rng, UNLIMITED))
    return [found[len(found) * at // count] for at in range(count)]

def think(level, players, count):
    times = []
    for state in positions(players, count):
        begun = time.perf_counter()
        local_bots.think(level, state)
        times.append(1000 * (time.perf_counter() - begun))
    return json.dumps(times)
think
"""


def main() -> None:
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of this machine: {load} on {os.cpu_count()} cores")
    print(f"{'without a server, at a quarter of the processor':52}{'measured':>16}{'wanted':>10}")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        export_page(STATIC, Path(folder) / "game")
        with serving(Path(folder)) as address:
            settings = {"players": 3, "bot": "mason", "slowBids": False}
            context = open_context(browser, address, size=PHONE, settings=settings)
            context.add_init_script(f"({LISTEN})()")
            player = Player(context.new_page())
            context.expose_function("heard", lambda text: player.received.append(json.loads(text)))
            start_once(player)
            with braked():
                report_start(player)
                report_taps(player)
                worker = next(worker for worker in player.page.workers if "python.worker" in worker.url)
                report_bots(worker)
                report_memory(worker)


def line(what: str, measured: str, wanted: str = "") -> None:
    print(f"{what:52}{measured:>16}{wanted:>10}", flush=True)


def start_once(player: Player) -> None:
    """The first time, unhindered: all files are fetched, and the started interpreter is kept."""
    player.open("/game/")
    player.page.evaluate("() => navigator.serviceWorker.register('sw.js')")
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=STARTING)
    play_bots(player)
    player.page.wait_for_function("() => caches.has('python-started')", timeout=STARTING)


def play_bots(player: Player) -> None:
    player.page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.page.locator("form button.act").click()
    player.page.locator("main.phase-bid, main.phase-build").first.wait_for(timeout=STARTING)


def report_start(player: Player) -> None:
    page = player.page
    painted, played = [], []
    for _ in range(3):
        page.goto("about:blank")
        page.goto("/game/", wait_until="commit")
        play_bots(player)
        played.append(page.evaluate("() => performance.now()"))
        painted.append(page.evaluate(PAINTED))
    line("page shown after opening, s: best of 3", f"{min(painted) / 1000:.2f}", "1.0")
    line("first move possible after opening, s: best of 3", f"{min(played) / 1000:.1f}", "6.0")


def report_taps(player: Player) -> None:
    for _ in range(TURNS):
        if player.take_turn() == "end":
            break
    times = sorted(player.page.evaluate("() => window.answers"))
    middle, late = times[len(times) // 2], times[len(times) * 9 // 10]
    line(f"a tap answered, ms: median and 9th of 10 ({len(times)})", f"{middle:.0f} / {late:.0f}", "50")


def report_memory(worker: Worker) -> None:
    """After every level has thought."""
    heap = worker.evaluate("() => pyodide._module.HEAP8.length")
    line("memory of Python, MB", f"{heap / 1e6:.0f}")
    line("memory of the page with it, MB", f"{max(map(resident, renderers())) / 1e6:.0f}")


def report_bots(worker: Worker) -> None:
    for players in (2, 3, 4, 5):
        for level in LEVELS:
            found = worker.evaluate(
                "([code, words]) => pyodide.runPython(code)(...words)", [THINK, [level, players, DECISIONS]]
            )
            times: list[float] = json.loads(found)
            wanted = "2000/5000" if level in STRONG else "100"
            mean = sum(times) / len(times)
            line(f"{level}, {players} players: mean and longest, ms", f"{mean:.0f} / {max(times):.0f}", wanted)


# ---- a slower processor ----------------------------------------------------------------------------------------------


def renderers() -> list[int]:
    """The processes of pages, of the browser that this program has started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(entry.name))
    found, waiting = [], [os.getpid()]
    while waiting:
        for child in children.get(waiting.pop(), []):
            waiting.append(child)
            try:
                words = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:
                continue
            if b"--type=renderer" in words:
                found.append(child)
    return found


@contextmanager
def braked() -> Iterator[None]:
    """Pages run for a quarter of the time."""
    is_done = threading.Event()

    def brake() -> None:
        pages: list[int] = []
        for count in range(1_000_000_000):
            if is_done.is_set():
                return
            if count % 25 == 0:  # a new page may have a process of its own
                pages = renderers()
            tell(pages, signal.SIGSTOP)
            sleep(STOPS)
            tell(pages, signal.SIGCONT)
            sleep(RUNS)

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        is_done.set()
        thread.join()


def tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
