"""Why a game was won, on the page: the graph, the turning points, what decided it, and every move."""

import re

import pytest
from playwright.sync_api import Route, ViewportSize

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SECONDS_OF_A_BUSY_MACHINE, Player


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_after_a_game_one_sees_who_was_winning_and_why(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size)
    player.come_after_bots()
    player.button("page-analyse").click()
    graph = player.page.locator(".graph svg")
    graph.wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert player.say("study-graph") in (graph.get_attribute("aria-label") or "")
    assert graph.locator(".course:not(.drop)").count() == 2
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
    player.page.locator(".graph svg").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert player.page.locator(".turning").count() == 0
    graph, *others = (edges(player, panel) for panel in (".who-won", ".decided", ".moves"))
    assert others == [graph, graph]
    player.page.unroute(paths)
    player.page.reload()
    player.page.locator(".turning").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert edges(player, ".who-won") == edges(player, ".decided") == graph


def edges(player: Player, panel: str) -> tuple[int, int]:
    """Left and right, in pixels."""
    box = player.page.locator(panel).bounding_box()
    assert box is not None
    return round(box["x"]), round(box["x"] + box["width"])


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
