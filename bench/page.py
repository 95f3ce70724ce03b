"""The page in Chromium on loopback: bytes of the first load, time until it can be used, tasks while cards move.

The browser itself slows the processor down four times, to that of a cheap phone. Chromium is found or installed as for
the tests; the page has to be built. On a machine that does nothing else: other work is measured too. Tasks are also
measured by the processor time that they take: on two cores the game's server, the test's driver and a browser that
draws without a graphics card get in each other's way, and a task that waits for a core is long by the clock.
"""

import gzip
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.server.running import running, sqlite
from tests.web.chromium import chromium
from tests.web.driving import PHONE, QUICK, Player, open_context
from tests.web.flights import count_flights, flown
from tests.web.watching import watch, watched

SLOW_DOWN = 4
REPEATS = 7
ROUNDS = 8
# Fewer cards that fly in a round mean that there was nothing to measure.
FEWEST_FLIGHTS = 5
BOT_PAUSE = "0.3"
MOST_KILOBYTES = 150
MOST_MILLISECONDS = 1_000
LONG_TASK = 50
# Usable: the screen stands, a frame was painted, and the main thread takes events again.
USABLE = """
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main a, main button')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""


def main() -> None:
    print(f"{'the page on loopback':52}{'measured':>12}{'wanted':>12}")
    with (
        tempfile.TemporaryDirectory() as games,
        running(*sqlite(Path(games)), "--no-limits", "--bot-pause", BOT_PAUSE) as server,
        chromium() as browser,
    ):
        report_bytes(browser, server.address)
        report_usable(browser, server.address)
        report_tasks(browser, server.address, slow_down=1)
        report_tasks(browser, server.address, slow_down=SLOW_DOWN)


def line(what: str, measured: str, wanted: str = "") -> None:
    print(f"{what:52}{measured:>12}{wanted:>12}")


def report_bytes(browser: Browser, address: str) -> None:
    """Scripts and styles that the start page loads: as they come over the wire, and as gzip makes them."""
    context = open_context(browser, address, size=PHONE)
    page = context.new_page()
    bodies: dict[str, bytes] = {}
    sent: dict[str, int] = {}

    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto("/", wait_until="networkidle")
    for request in finished:
        response = request.response()
        if response is not None and request.resource_type in ("script", "stylesheet"):
            bodies[request.url] = response.body()
            sent[request.url] = request.sizes()["responseBodySize"]
    packed = sum(len(gzip.compress(body, 9)) for body in bodies.values())
    line(f"script and style of the first load, {len(bodies)} files", f"{sum(map(len, bodies.values())) / 1000:.0f} kB")
    line("  as sent", f"{sum(sent.values()) / 1000:.0f} kB", f"{MOST_KILOBYTES} kB")
    line("  by gzip", f"{packed / 1000:.0f} kB", f"{MOST_KILOBYTES} kB")
    context.close()


def report_usable(browser: Browser, address: str) -> None:
    """From the request to a usable screen, with nothing in the browser's cache."""
    for slow_down in (1, SLOW_DOWN):
        for path in ("/", "/new/bots"):
            times = [usable(browser, address, path, slow_down) for _ in range(REPEATS)]
            wanted = f"{MOST_MILLISECONDS} ms" if slow_down == SLOW_DOWN else ""
            line(f"usable after, best of {REPEATS}, {path}, processor ÷{slow_down}", f"{min(times):.0f} ms", wanted)


def usable(browser: Browser, address: str, path: str, slow_down: int) -> float:
    context = open_context(browser, address, size=PHONE, is_still=False)
    context.add_init_script(USABLE)
    page = context.new_page()
    slow(context, page, slow_down)
    page.goto(path)
    page.wait_for_function("() => window.usable")
    milliseconds = float(page.evaluate("() => window.usable"))
    context.close()
    return milliseconds


def slow(context: BrowserContext, page: Page, times: int) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def report_tasks(browser: Browser, address: str, *, slow_down: int) -> None:
    """Some rounds with all their motion; what the browser calls a long task counts from when the table stands."""
    context = open_context(browser, address, size=PHONE, is_still=False, settings=QUICK | {"pace": "brisk"})
    watch(context)
    count_flights(context)
    player = Player(context.new_page())
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "random"}] * 3, "Anna", hints=True)
    player.moment()
    slow(context, player.page, slow_down)
    player.page.wait_for_timeout(1_000)
    begun = player.page.evaluate("() => performance.now()")
    browser.start_tracing(page=player.page, categories=["toplevel"])
    while player.position["round"] <= ROUNDS and player.moment() != "end":
        player.take_turn()
    own = processor_times(browser.stop_tracing())
    tasks = [task["duration"] for task in watched(player.page)["longTasks"] if task["at"] > begun]
    cards, rounds = flown(player.page), min(player.position["round"], ROUNDS)
    wanted = "0" if slow_down == 1 else ""
    line(f"cards that flew in {rounds} rounds, processor ÷{slow_down}", str(cards), f"≥ {FEWEST_FLIGHTS * rounds}")
    if cards < FEWEST_FLIGHTS * rounds:
        raise SystemExit("hardly anything moved: what follows would say nothing about tasks while cards move")
    line(f"tasks over {LONG_TASK} ms in {ROUNDS} rounds, processor ÷{slow_down}", str(len(tasks)), wanted)
    line("  the longest", f"{max(tasks):.0f} ms" if tasks else f"< {LONG_TASK} ms")
    if slow_down == 1:
        line("  by processor time", str(sum(time > LONG_TASK for time in own)), wanted)
        line("  the longest by processor time", f"{max(own):.0f} ms")
    context.close()


def processor_times(trace: bytes) -> list[float]:
    """Milliseconds that the tasks of the page's main threads took."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [event["tdur"] / 1000 for event in events if (event["pid"], event["tid"]) in mains and "tdur" in event]


if __name__ == "__main__":
    main()
