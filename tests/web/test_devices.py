"""All that is mine, on another device too: a link and its code, a page that asks, and the same games on both."""

from playwright.sync_api import Locator, expect

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, SMALL_PHONE, Player

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def games(player: Player) -> Locator:
    return player.open("/games").page.locator("button.game, a.game")


def link_from(player: Player) -> str:
    player.button("page-devices").click()
    expect(player.page.get_by_role("dialog").get_by_alt_text(player.say("page-qr"))).to_be_visible()
    return "http://" + player.page.locator("dialog .link span").inner_text()


def test_a_phone_shares_all_games_after_it_was_asked(arrive: OpenPlayer) -> None:
    desk, phone = arrive(size=SMALL_PHONE), arrive(size=SMALL_PHONE)
    desk.come_after_my_game(choice=1)
    phone.ask_for_table([OPEN, BOT], "Ada")
    expect(games(phone)).to_have_count(1)
    desk.open("/progress").page.locator(".big-numbers").wait_for()
    link = link_from(desk)
    expect_nothing(faults(desk, "the link"))

    def ask() -> None:
        phone.page.goto(link)
        section = phone.page.locator(".device-page")
        expect(section).to_contain_text(phone.say("page-device-there", games=1))
        expect(section).to_contain_text(phone.say("page-device-name", name="Anna"))
        expect(section).to_contain_text(phone.say("page-device-own", own=1))
        assert "#" not in phone.page.url, "nobody finds the token in the history"

    ask()
    expect_nothing(faults(phone, "the question"))
    phone.button("page-device-no").click()
    expect(games(phone)).to_have_count(1)

    ask()  # looking has not used it up
    phone.button("page-device-yes").press("Enter")
    expect(phone.page.get_by_role("heading", name=phone.say("page-device-done"))).to_be_focused()
    expect_nothing(faults(phone, "the answer"))
    phone.button("page-games").click()
    expect(phone.page.locator("button.game, a.game")).to_have_count(2)
    expect(games(desk)).to_have_count(2)
    expect(phone.open("/progress").page.locator(".big-numbers b").first).to_have_text("1")


def test_a_link_that_was_used_says_so_and_changes_nothing(arrive: OpenPlayer) -> None:
    desk, phone, stranger = arrive(size=DESK), arrive(size=SMALL_PHONE), arrive(size=SMALL_PHONE)
    desk.ask_for_table([OPEN, BOT], "Anna")
    stranger.ask_for_table([OPEN, BOT], "Eve")
    expect(games(desk)).to_have_count(1)
    link = link_from(desk)
    phone.page.goto(link)
    phone.button("page-device-yes").click()
    phone.page.get_by_role("heading", name=phone.say("page-device-done")).wait_for()
    for player, code in ((stranger, "pass-none"), (phone, "pass-none")):
        player.page.goto(link)
        words = player.say(code)
        expect(player.page.get_by_text(words[0].upper() + words[1:])).to_be_visible()
        player.complaints.clear()  # the browser's own word about the refused request
    expect(games(stranger)).to_have_count(1)
