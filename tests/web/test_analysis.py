"""Why a game was won, on the page: the graph, the turning points, what decided it, and every move."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SECONDS_OF_A_BUSY_MACHINE


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
    player.page.locator(".point").first.get_by_role("button").first.click()
    player.page.locator("main.replay").wait_for()
