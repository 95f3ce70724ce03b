"""The waiting room: who the host is, what is missing before a start, and that nothing covers anything."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import LANDSCAPE, PHONE, SMALL_PHONE, Player
from tests.web.test_people import two_at_a_table

# What a foot lies over: rows and buttons, wherever the page is scrolled to.
UNDER_FOOT = """() => {
  const foot = document.querySelector('.sticky-foot').getBoundingClientRect();
  return [...document.querySelectorAll('.room-page .seat, .room-page button')].flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isBeside = right <= foot.left || left >= foot.right || bottom <= foot.top + 1 || top >= foot.bottom;
    return one.closest('.sticky-foot') || isBeside ? [] : [one.textContent.trim()];
  });
}"""


def expect_host(guest: Player, name: str) -> None:
    """Who that is stands above the seats, and in their seat."""
    host = guest.page.locator(".seat", has_text=guest.say("page-is-host"))
    expect(host).to_have_count(1)
    expect(host).to_contain_text(name)
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(name)


def test_a_start_that_is_not_possible_says_what_is_missing_and_covers_nothing(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, has_touch=True)
    player.make_table([{"kind": "open"}] * 3 + [{"kind": "bot", "bot": "random"}], "Anna")
    start = player.button("page-start-with", count=4)
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_have_accessible_description(
        f"{player.say('page-seats-free', count=2)}. {player.say('page-seats-must-fill')}"
    )
    expect(player.page.locator(".sticky-foot")).to_have_css("border-image-source", "none")
    for size in (PHONE, SMALL_PHONE):
        player.page.set_viewport_size(size)
        assert player.page.evaluate(UNDER_FOOT) == []
        expect_nothing(faults(player, f"room at {size['width']}"))
    for left in (1, 0):
        player.button("page-add-bot").first.click()
        expect(player.button("page-add-bot")).to_have_count(left)
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    player.page.locator("main.table").wait_for()


@pytest.mark.parametrize("seats", [2, 5])
def test_in_a_full_room_the_start_covers_nobody(arrive: OpenPlayer, seats: int) -> None:
    player = arrive(size=PHONE, has_touch=True)
    player.make_table([{"kind": "open"}] * seats, "Anna")
    for left in reversed(range(seats - 1)):
        player.button("page-add-bot").first.click()
        expect(player.button("page-add-bot")).to_have_count(left)
    expect(player.button("page-start-with", count=seats)).to_have_attribute("aria-disabled", "false")
    for size in (PHONE, SMALL_PHONE, LANDSCAPE):
        player.page.set_viewport_size(size)
        for end in ("0", "document.body.scrollHeight"):
            player.page.evaluate(f"() => scrollTo(0, {end})")
            assert player.page.evaluate(UNDER_FOOT) == [], size
    player.button("page-start-with", count=seats).click()
    player.page.locator("main.table").wait_for()


def test_a_guest_sees_who_the_host_is_after_a_rematch_too(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    ben.button("page-menu").click()
    ben.button("page-end-game").click()
    ben.button("page-end-game").click()
    anna.button("page-agree").click()
    ben.page.locator("main.end-page").wait_for()
    ben.button("page-rematch").click()
    ben.page.locator("main.room-page").wait_for()
    anna.open(urlsplit(ben.page.url).path)
    expect_host(anna, "Ben")
