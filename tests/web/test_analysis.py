"""Why a game was won, on the page: the graph, the turning points, what decided it, and every move."""

import re
import time

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SECONDS_OF_A_BUSY_MACHINE, Player

# How many panels there are when the first of them is seen.
FIRST_SEEN = """new MutationObserver(() => {
  if (document.querySelector('.studied')) window.firstSeen ??= document.querySelectorAll('.studied > .panel').length;
}).observe(document, { subtree: true, childList: true });"""
# Of each panel, its upper and lower edge.
PANELS = """() => [...document.querySelectorAll('.studied > .panel')].map((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return [one.className, Math.round(top), Math.round(bottom)];
})"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_after_a_game_one_sees_who_was_winning_and_why(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size)
    player.come_after_bots()
    player.button("page-analyse").click()
    graph = player.page.locator(".graph svg")
    graph.wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert player.say("study-graph") in (graph.get_attribute("aria-label") or "")
    assert graph.locator(".course:not(.drop)").count() == 2
    player.page.locator(".study .moves").wait_for()
    assert graph.locator("circle").count() == player.page.locator(".point").count() == 3
    assert player.page.locator(".parts tbody tr").count() == 2
    assert player.page.locator(".trust").inner_text().endswith("of 100 games are won.")
    winner = player.page.locator(".top-bar small").inner_text()
    assert winner.endswith("points") or winner.endswith("points each") or winner.endswith("point")
    expect_nothing(faults(player, "analysis"))
    figures = player.page.locator(".figures").first
    figures.locator("summary").click()
    assert figures.locator("table").nth(0).locator("tbody tr").count() > 1, "what else could have been done"
    assert figures.locator("table").nth(1).locator("tbody tr").count() == 2, "what both could expect"
    expect_nothing(faults(player, "figures of a move"))
    kept = player.page.locator(".parts .give-or-take, .point .moved .give-or-take")
    assert kept.count() == 2 * 3 + 3, "how sure it is"
    player.page.locator(".point").first.get_by_role("button").first.click()
    player.page.locator("main.replay").wait_for()


def test_without_turning_points_all_stands_where_it_stands_with_them(arrive: OpenPlayer) -> None:
    """A first look may have none; they come later, beside the rest."""
    player = arrive(size=DESK)

    def without_points(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        if found["analysis"] is not None:
            found["analysis"]["turning_points"] = {"game": [], "seats": [[], []]}
        route.fulfill(response=answer, json=found)

    paths = re.compile(r"/api/tables/[^/]+/analysis")
    player.come_after_bots()
    player.page.route(paths, without_points)
    player.button("page-analyse").click()
    player.page.locator(".study .moves").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert player.page.locator(".turning").count() == 0
    graph, *others = (edges(player, panel) for panel in (".who-won", ".decided", ".moves"))
    assert others == [graph, graph]
    player.page.unroute_all(behavior="wait")  # an answer that is being changed is still awaited
    player.page.reload()
    for panel in (".turning", ".decided"):
        player.page.locator(panel).wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert edges(player, ".who-won") == edges(player, ".decided") == graph


def edges(player: Player, panel: str) -> tuple[int, int]:
    """Left and right, in pixels."""
    box = player.page.locator(panel).bounding_box()
    assert box is not None
    return round(box["x"]), round(box["x"] + box["width"])


def test_nothing_that_is_read_moves_when_the_closer_look_is_done(arrive: OpenPlayer) -> None:
    """How far it is stands at the foot of the screen; one tap gives it up, and what was found first stays."""
    player = arrive(size=PHONE)
    table = player.come_after_bots()
    player.button("page-analyse").click()
    player.page.locator(".study .moves").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    player.page.locator(".working").wait_for(state="detached", timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    done = player.page.context.request.get(f"/api/tables/{table}/analysis").json()
    is_closer = True

    def tell(route: Route) -> None:
        time.sleep(0.2)  # the page has idle moments while it waits
        depth, phase = ("quick", "working") if is_closer else ("normal", "done")
        route.fulfill(json=done | {"phase": phase, "depth": depth, "done": 1})

    player.page.route(re.compile(r"/api/tables/[^/]+/analysis"), tell)
    player.page.add_init_script(FIRST_SEEN)
    player.page.reload()
    working = player.page.locator(".study .working")
    expect(working).to_contain_text(player.say("study-closer-look"))
    player.page.locator(".study .moves").wait_for()
    assert player.page.evaluate("() => window.firstSeen") == 1, "the first study comes piece by piece"
    expect(working).to_be_in_viewport(ratio=1)
    before = player.page.evaluate(PANELS)
    working.get_by_role("button", name=player.say("study-give-up")).click()
    begin = working.get_by_role("button", name=player.say("study-begin"))
    begin.wait_for()
    assert player.page.evaluate(PANELS) == before
    begin.click()
    expect(working).to_contain_text(player.say("study-closer-look"))
    player.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    before = player.page.evaluate(PANELS)
    is_closer = False
    expect(working).to_have_count(0)
    assert player.page.evaluate(PANELS) == before


def test_trouble_with_the_closer_look_stands_in_its_place(arrive: OpenPlayer) -> None:
    """What was found first stays, and one can try again."""
    player = arrive(size=PHONE)
    table = player.come_after_bots()
    player.button("page-analyse").click()
    player.page.locator(".study .moves").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    found = player.page.context.request.get(f"/api/tables/{table}/analysis").json()
    first = [found | {"phase": "working", "depth": "quick", "done": 1}]
    player.page.route(
        re.compile(r"/api/tables/[^/]+/analysis"),
        lambda route: route.fulfill(json=first.pop()) if first else route.abort(),
    )
    player.page.reload()
    closer = player.page.locator(".study .closer")
    expect(closer.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(closer.locator("progress")).to_have_count(0)
    expect(closer.get_by_role("button", name=player.say("study-begin"))).to_be_visible()
    expect(player.page.locator(".study .moves")).to_be_visible()
    player.complaints.clear()  # the browser's own words about the request that failed


def test_a_finished_table_asks_for_no_history_of_its_rounds(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.come_after_bots()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.reload()
    player.page.locator("main.end-page .headline").wait_for()
    player.page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if url.endswith("/rounds")]


def test_picture_of_an_analysed_game_has_the_graph(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    table = player.come_after_bots(3)
    plain = height_of_shared_picture(player)
    player.button("page-analyse").click()
    player.page.locator(".graph svg").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    player.open(f"/t/{table}")
    player.page.locator("main.end-page").wait_for()
    assert height_of_shared_picture(player) > plain + 300


def height_of_shared_picture(player: Player) -> int:
    with player.page.expect_download() as download:
        player.button("page-share-picture").click()
    return int.from_bytes(download.value.path().read_bytes()[20:24])
