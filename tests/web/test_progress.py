"""My progress on the page: nothing at first, then wins, points and towers, and moves once games are analysed."""

from playwright.sync_api import expect

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SECONDS_OF_A_BUSY_MACHINE


def test_progress_grows_with_my_games(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    page = player.open("/progress").page
    expect(page.locator(".none-yet")).to_contain_text(player.say("progress-none"))
    expect_nothing(faults(player, "no progress yet"))

    player.come_after_my_game(choice=1)
    player.button("page-progress").click()
    expect(page.locator(".big-numbers b").first).to_have_text("1")
    assert page.locator("circle.played").count() == 1
    assert 1 <= page.locator(".best-towers a").count() <= 3
    expect_nothing(faults(player, "progress"))

    player.button("progress-analyse").click()
    bars = page.locator(".kind-bars li")
    bars.first.wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    assert page.locator(".still-graph rect").count() == 2
    expect(player.button("progress-analyse")).to_have_count(0)
    expect_nothing(faults(player, "progress with an analysis"))
    page.set_viewport_size(DESK)
    expect_nothing(faults(player, "progress on a desk"))
