"""To a table by its short code, what a new table can be asked for, and how a tab tells that it is one's turn."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE


def test_a_friend_comes_by_typing_the_short_code_on_the_front_page(arrive: OpenPlayer) -> None:
    anna, ben = arrive(size=DESK), arrive(size=PHONE, has_touch=True)
    anna.make_table([{"kind": "open"}] * 2, "Anna")
    code = anna.page.locator(".short-code b")
    expect(code).to_have_text(re.compile(r"^[A-Z]{3,}-\d\d$"))
    typed = code.inner_text().lower().replace("-", " ")
    ben.open("/")
    field = ben.page.get_by_label(ben.say("page-code-field"))
    field.fill("yaks 10")
    ben.button("page-code-go").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    ben.complaints.clear()  # the browser's own word about a table that is not there
    field.fill(typed)
    ben.button("page-code-go").click()
    ben.page.get_by_label(ben.say("page-your-name")).fill("Ben")
    assert urlsplit(ben.page.url).path == urlsplit(anna.page.url).path
    ben.button("page-sit-down").click()
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible()
    # who sits there can tell it to others, and it is the same
    expect(ben.page.locator(".short-code b")).to_have_text(code.inner_text())


def test_the_page_offers_who_starts_when_a_bot_takes_over_and_which_one(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/new/friends")
    player.page.get_by_label(player.say("page-first-player")).select_option(player.say("page-you"))
    player.page.get_by_label(player.say("page-away-after")).select_option(player.say("page-away-minutes", minutes=10))
    player.page.get_by_label(player.say("page-stand-in")).select_option("mason")
    player.button("page-make-table").click()
    player.page.locator("main.room-page").wait_for()
    options = player.last("table")["options"]
    assert (options["start"], options["away_seconds"], options["stand_in"]) == (1, 600, "mason")
    player.open("/new/bots")
    player.page.get_by_label(player.say("page-first-player")).select_option(player.say("bot-bruno"))
    player.button("page-start").click()
    player.page.locator("main.table").wait_for()
    assert player.last("table")["options"]["start"] == 2


def test_the_tab_tells_by_title_and_icon_that_it_is_my_turn(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/")
    icon = player.page.locator("link[rel=icon]")
    expect(player.page).to_have_title(player.say("page-title"))
    player.begin_against_bots()
    player.moment()
    expect(player.page).to_have_title(player.say("page-title-turn"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    assert player.page.request.get("/icon-turn.svg").ok
    player.end_by_agreement()
    expect(player.page).to_have_title(player.say("page-title"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
