"""The game without a server, in real Chromium at a quarter of the processor: how soon it plays, how long bots think.

The browser's own brake does not reach workers. So the page's whole process, with its workers, gets so much of one
processor (`bench/brake.py`) that a page that is always busy gets a quarter of its work done; what it shares the machine
with is measured too, so the load is printed first. A slow processor is slow all the time and does not stop for long at
once, so the processor is rationed for every 5 milliseconds; a tap is also measured with 20, to see whether messages
between worker, page and browser wait for nothing then.
"""

import json
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AbstractContextManager
from math import inf
from pathlib import Path
from random import Random
from time import sleep

from playwright.sync_api import Browser, Page, Worker

from bench.brake import braked, renderers
from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page
from tests.effort import IS_LONG
from tests.server.usage import resident
from tests.web.chromium import chromium
from tests.web.driving import PHONE, Player, open_context
from tests.web.fallbacks import COUNT_FALLBACKS
from tests.web.plain_server import Mood, moody_server, serving
from tests.web.without_server import player_at, wait_until_started

# The share of one processor that pages have in each period, to begin with; and the period, in seconds.
Rhythm = tuple[float, float]
# Between these a share of the work counts as a quarter; so often is another share of the processor tried.
NEARLY_A_QUARTER, A_QUARTER, TRIES = 0.23, 0.255, 8
FINE: Rhythm = (0.33, 0.005)
COARSE: Rhythm = (0.33, 0.02)
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")
STRONG = ("architect", "master")
DECISIONS = 100 if IS_LONG else 12
TAPS = 150 if IS_LONG else 30
OPENINGS = 3
THOUGHT, MOST_LOOKS = 0.4, 100  # seconds
# What became of a tap, each from the tap on; and after how many milliseconds it should have, in the median and for the
# ninth of ten.
STAGES = (
    ("the page shows that it was taken", "noted", (50, 50)),
    ("the table is asked", "asked", ()),
    ("its answer is heard", "heard", (50, 50)),
    ("the answer is drawn", "shown", (50, 50)),
)
# Milliseconds for a decision: in the mean, and for the longest.
PATIENCE = {level: (2000, 5000) if level in STRONG else (100, 100) for level in LEVELS}
# The numbers of players with which the strong ones always find the time to search.
MUST_SEARCH = (2, 3, 4)
STARTING = 300_000
# From a tap, as the browser has stamped it when the finger is lifted,
# - to the next frame that was shown, as the browser itself measures it for every page (Interaction to Next Paint, in
#   steps of 8 ms); it tells of every click for which that took 16 ms or more, and of no other;
# - to the end of that frame, as the page can tell: an urgent task that is put in line in a frame comes right after it;
# - to the table's answer, and to the end of the frame that draws this. What a message changes is drawn before the next
#   frame, unless the tap is still marked: then it waits until the mark has been seen.
LISTEN = """() => {
  const Plain = Worker;
  const answers = /^\\{"type":"(table|preview|refused)"/;
  let tap = null;
  window.taps = [];
  window.shown = {};
  const keep = (entries) => {
    for (const { name, startTime, duration } of entries) if (name === 'click') window.shown[startTime] = duration;
  };
  const atEndOfFrame = (isOver, note) => requestAnimationFrame(() => {
    if (!isOver()) atEndOfFrame(isOver, note);
    else scheduler.postTask(() => { note(performance.now()); }, { priority: 'user-blocking' });
  });
  addEventListener('click', ({ timeStamp }) => {
    const mine = tap = { start: timeStamp };
    window.taps.push(mine);
    atEndOfFrame(() => true, (at) => { mine.framed = at; });
  }, true);
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.tapsSoFar = () => {
    keep(observer.takeRecords());
    return window.taps.map((tap) => {
      const took = window.shown[tap.start];
      return took === undefined ? tap : { ...tap, noted: tap.start + took };
    });
  };
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        if (!tap?.asked || data.type !== 'message' || !answers.test(data.text)) return;
        const mine = tap;
        tap = null;
        mine.heard = performance.now();
        atEndOfFrame(() => document.querySelector('.tapped') === null, (at) => { mine.shown = at; });
      });
    }
    postMessage(message, ...rest) {
      if (tap && message.type === 'say' && /"type":"(act|preview)"/.test(message.text)) tap.asked ??= performance.now();
      super.postMessage(message, ...rest);
    }
  };
}"""
# What the browser does not tell of took less than this, in milliseconds.
LEAST_TOLD = 16
# Within this many seconds the last tap has been answered, and the browser has told of it.
ANSWERED = 3
# A finger stays on the screen for so long, in seconds.
PRESSED = 0.09
# As much as a page can count in some milliseconds.
COUNT = """(milliseconds) => {
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) for (let i = 0; i < 1000; i++) count++;
  return count;
}"""
COUNTING = 500
# Where to tap next: a bid, a card that can be taken, or what finishes the build. The tests look more carefully; that
# runs in the page, and would be measured too.
NEXT = """(at) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (list) => list[Math.floor(at * list.length)];
  const panel = '.act-panel ', done = 'button.act:not(:disabled):not([aria-disabled=true])';
  const found = document.querySelector('main.phase-bid')
    ? one(all(`${panel}.bids button:not([aria-disabled=true])`))
    : document.querySelector('main.phase-build')
      ? all(`${panel}button.fix`)[0] ?? all(panel + done)[0] ?? one(all('.display .card.free')) ??
        all('.display .card.needs')[0] ?? all(`${panel}.tally button`)[0]
      : undefined;
  if (found === undefined) return document.querySelector('main.end-page') ? 'end' : null;
  found.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Positions of whole games between bricklayers, evenly spread. Told are the milliseconds, and how often something else
# decided in place of this bot.
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
    fallbacks.update(dict.fromkeys(fallbacks, 0))
    for state in positions(players, count):
        begun = time.perf_counter()
        local_bots.think(level, state)
        times.append(1000 * (time.perf_counter() - begun))
    return json.dumps({"times": times} | fallbacks)
think
"""


MISSED: list[str] = []
"""Bars that were missed: what it was, what was measured and what was wanted."""


def main() -> int:
    """1 where a bar was missed."""
    MISSED.clear()
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of this machine: {load} on {os.cpu_count()} cores")
    print(f"{'without a server, at a quarter of the processor':70}{'measured':>16}{'wanted':>13}")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        export_page(STATIC, Path(folder) / "game")
        with serving(Path(folder)) as address:
            settings = {"players": 3, "bot": "mason", "slowBids": False}
            context = open_context(browser, address, size=PHONE, settings=settings)
            context.add_init_script(f"({LISTEN})()")
            player = Player(context.new_page())
            start_once(player)
            unhindered = counted(player.page)
            fine, coarse = (a_quarter(player.page, unhindered, rhythm) for rhythm in (FINE, COARSE))
            with slowed(fine):
                report_share(player.page, unhindered, fine)
                report_start(player)
                report_taps(player, fine)
            player.open("/game/")  # a game of their own, as the first may be nearly over
            play_bots(player)
            with slowed(coarse):
                report_share(player.page, unhindered, coarse)
                report_taps(player, coarse)
            with slowed(fine):
                worker = next(worker for worker in player.page.workers if "python.worker" in worker.url)
                report_bots(worker)
                report_memory(worker)
        report_unanswered(browser, fine)
    print("\n".join(["missed:", *MISSED] if MISSED else ["no bar was missed"]))
    return int(bool(MISSED))


def line(what: str, *figures: float, wanted: Sequence[float] = (), form: str = ".0f") -> None:
    """No figure may be more than the bar that is wanted of it."""
    measured, bars = (" / ".join(format(one, form) for one in ones) for ones in (figures, wanted))
    found = f"{what:70}{measured:>16}{bars:>13}"
    print(found, flush=True)
    if any(figure > bar for figure, bar in zip(figures, wanted, strict=False)):
        MISSED.append(found)


def start_once(player: Player) -> None:
    """The first time, unhindered: all files are fetched, and the started interpreter is kept."""
    player.open("/game/")
    player.page.evaluate("() => navigator.serviceWorker.register('sw.js')")
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=STARTING)
    play_bots(player)
    player.page.wait_for_function(
        "() => caches.keys().then((names) => names.some((name) => name.endsWith('python-started')))", timeout=STARTING
    )


def play_bots(player: Player) -> None:
    player.page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.page.locator("form button.act").click()
    player.page.locator("main.phase-bid, main.phase-build").first.wait_for(timeout=STARTING)


def report_start(player: Player, address: str = "/game/", where: str = "") -> None:
    page = player.page
    painted, played = [], []
    for _ in range(OPENINGS):
        page.goto("about:blank")
        page.goto(address, wait_until="commit")
        play_bots(player)
        played.append(page.evaluate("() => performance.now()"))
        painted.append(page.evaluate(PAINTED))
    for what, times, bar in (("page shown", painted, 1), ("first move possible", played, 6)):
        best, median, worst = sorted(time / 1000 for time in times)
        what = f"{what} after opening{where}, s: median, best, worst"
        line(what, median, best, worst, wanted=[bar], form=".2f")


def report_unanswered(browser: Browser, rhythm: Rhythm) -> None:
    """The page of a server that is there no more, or on a line on which nothing comes back."""
    moods: tuple[Mood, ...] = ("gone", "silent")
    for mood in moods:
        with moody_server(STATIC) as server:
            player = player_at(browser, server.address, players=3).open()
            player.fetch_everything()
            wait_until_started(player)
            server.mood = mood
            with slowed(rhythm):
                report_start(player, "/", f", server {mood}")
            player.page.context.close()


def slowed(rhythm: Rhythm) -> AbstractContextManager[None]:
    return braked(os.getpid(), *rhythm)


def counted(page: Page) -> int:
    return max(int(page.evaluate(COUNT, COUNTING)) for _ in range(3))


def periods(rhythm: Rhythm) -> str:
    return f"in periods of {1000 * rhythm[1]:.0f} ms"


def a_quarter(page: Page, unhindered: int, rhythm: Rhythm) -> Rhythm:
    """The rhythm, with a share in which a busy page does a quarter of its work: waiting for it takes time, too."""
    share, period = rhythm
    for _ in range(TRIES):
        with slowed((share, period)):
            done = counted(page) / unhindered
        if NEARLY_A_QUARTER <= done <= A_QUARTER:
            break
        share *= (NEARLY_A_QUARTER + A_QUARTER) / 2 / done
    return share, period


def report_share(page: Page, unhindered: int, rhythm: Rhythm) -> None:
    """How much a page does that is busy all the time."""
    share = counted(page) / unhindered
    line(f"{periods(rhythm)}: work done, of that without them", share, wanted=[A_QUARTER], form=".0%")


def report_taps(player: Player, rhythm: Rhythm) -> None:
    rng = Random(5)
    player.page.evaluate("() => { window.taps = []; }")
    for _ in range(TAPS):
        if not tap(player.page, rng):
            break
    sleep(ANSWERED)
    taps = [found for found in player.page.evaluate("() => window.tapsSoFar()") if "asked" in found]
    untold = sum("noted" not in found for found in taps)
    print(
        f"{len(taps)} taps, {periods(rhythm)}: ms until (median, 9th of 10); {untold} too quick for the browser to tell"
    )
    for found in taps:
        # if the browser has lost one for which it took longer, this shows it
        found.setdefault("noted", max(found["start"] + LEAST_TOLD, found.get("framed", inf)))
    for name, stage, wanted in STAGES:
        # what never came took forever
        times = [found.get(stage, inf) - found["start"] for found in taps]
        line(f"  {name}, {periods(rhythm)}", *spread(times), wanted=wanted)


def tap(page: Page, rng: Random) -> bool:
    """One tap of a player who thinks for a moment, and looks for a moment at what became of it; False at the end."""
    for _ in range(MOST_LOOKS):
        sleep(THOUGHT)
        place = page.evaluate(NEXT, rng.random())
        if place == "end":
            return False
        if place is not None:
            sleep(THOUGHT * (1 + rng.random()))
            page.mouse.move(*place)
            page.mouse.down()
            sleep(PRESSED)
            page.mouse.up()
            return True
    raise AssertionError("nothing can be tapped")


def spread(times: list[float]) -> tuple[float, float]:
    """The median, and the ninth of ten."""
    found = sorted(times)
    return found[len(found) // 2], found[len(found) * 9 // 10]


def report_memory(worker: Worker) -> None:
    """After every level has thought."""
    heap = worker.evaluate("() => pyodide._module.HEAP8.length")
    line("memory of Python, MB", heap / 1e6)
    line("memory of the page with it, MB", max(map(resident, renderers(os.getpid()))) / 1e6)


def report_bots(worker: Worker) -> None:
    worker.evaluate("(code) => void pyodide.runPython(code)", COUNT_FALLBACKS)
    for players in (2, 3, 4, 5):
        for level in LEVELS:
            found = worker.evaluate(
                "([code, words]) => pyodide.runPython(code)(...words)", [THINK, [level, players, DECISIONS]]
            )
            thought = json.loads(found)
            times: list[float] = thought["times"]
            mean = sum(times) / len(times)
            line(f"{level}, {players} players: mean and longest, ms", mean, max(times), wanted=PATIENCE[level])
            shares = {name: thought[name] / len(times) for name in ("greedy", "chance")}
            if level in STRONG:
                wanted = [0] if players in MUST_SEARCH else []
                line(f"{level}, {players} players: by greedy", shares["greedy"], wanted=wanted, form=".0%")
            if shares["chance"]:
                line(f"{level}, {players} players: by chance", shares["chance"], wanted=[0], form=".0%")


if __name__ == "__main__":
    sys.exit(main())
