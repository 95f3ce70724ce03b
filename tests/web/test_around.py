"""What is arranged around a game: seats before the start, people who are away, other devices, one's own data."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess, running, sqlite
from tests.web.chromium import with_profile
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player, open_context
from tests.web.test_people import two_at_a_table
from tests.web.test_room import expect_host

IN_ITS_PLACE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const said = box('.toast'), line = box('.last-move'), row = box('.opp');
  return [said.top >= line.top - 1, said.bottom <= line.bottom + 1, said.top >= row.bottom - 1];
}"""


def test_the_host_whom_guests_know_moves_people_and_frees_their_seats(arrive: OpenPlayer) -> None:
    anna, ben = arrive(size=PHONE), arrive(size=PHONE)
    anna.make_table([{"kind": "open"}] * 3, "Anna")
    ben.open(anna.page.url.removeprefix(anna.page.url.split("/t/")[0]))
    ben.page.get_by_label(ben.say("page-your-name")).fill("Ben")
    ben.button("page-sit-down").click()
    seats = anna.page.locator(".seat")
    expect(seats.nth(1)).to_contain_text("Ben")
    expect_host(ben, "Anna")
    anna.button("page-move-up", name="Ben").click()
    expect(seats.nth(0)).to_contain_text("Ben")
    expect(seats.nth(1)).to_contain_text("Anna")
    expect_host(ben, "Anna")
    anna.button("page-free-seat-of", name="Ben").click()
    expect(anna.page.get_by_text("Ben", exact=True)).to_have_count(0)
    expect(ben.button("page-sit-down")).to_be_visible()


def test_nobody_is_relieved_who_has_only_just_gone(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    table = ben.page.url
    ben.open("/")
    while anna.position["turn"] == 1:
        anna.take_turn()
    expect(anna.action).to_contain_text(anna.say("page-away", name="Ben"))
    before = anna.sign()
    anna.button("page-bot-plays-on").click()
    anna.wait_until(lambda: any(one.get("code") == "seat.gone_briefly" for one in anna.received), "the refusal")
    assert anna.sign() == before
    ben.page.goto(table)
    ben.page.locator("main.table").wait_for()
    expect(anna.page.locator(".opp .avatar.away")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_a_link_that_is_good_once(arrive: OpenPlayer) -> None:
    desk, phone, stranger = arrive(size=DESK), arrive(size=PHONE), arrive(size=PHONE)
    desk.begin_against_bots()
    desk.moment()
    desk.button("page-menu").click()
    desk.button("page-another-device").click()
    expect(desk.page.get_by_alt_text(desk.say("page-qr"))).to_be_visible()
    link = "http://" + desk.page.locator(".link span").inner_text()
    phone.page.goto(link)
    phone.moment()
    assert "#" not in phone.page.url
    phone.take_turn()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name=stranger.say("page-trouble"))).to_be_visible()
    stranger.complaints.clear()  # the browser's own word about the refused request


def test_a_reaction_is_seen_at_the_other_browser(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    ben.remember_notices()
    anna.button("page-menu").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("page-react")).click()
    anna.remember_notices()
    anna.button("page-reaction-hello").click()
    mine = anna.say("page-reaction-said", name=anna.say("page-you"), words=anna.say("page-reaction-hello"))
    anna.expect_notice(mine)
    ben.expect_notice(ben.say("page-reaction-said", name="Anna", words=ben.say("page-reaction-hello")))
    # it lies over the line of the last move, and over nobody's towers or name
    assert all(ben.page.evaluate(IN_ITS_PLACE))


def test_my_data_can_be_saved_and_deleted(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")
    player.moment()
    player.open("/games")
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name=player.say("page-export")).click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["games"][0]["table"]["seats"][0]["name"] == "Anna"
    player.button("page-delete").click()
    player.page.get_by_role("dialog").locator("button.act").click()
    expect(player.page.get_by_text(player.say("page-delete-done"))).to_be_visible()
    player.open("/games")
    expect(player.page.get_by_text(player.say("page-games-none"))).to_be_visible()


def test_other_devices_can_be_signed_out(arrive: OpenPlayer) -> None:
    player, thief = arrive(size=PHONE), arrive(size=PHONE)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")
    player.moment()
    thief.page.context.add_cookies(player.page.context.cookies())  # type: ignore[arg-type]  # what one gives the other takes
    games = [one.open("/games").page.locator("button.game, a.game") for one in (player, thief)]
    expect(games[1]).to_have_count(1)
    player.button("page-renew").click()
    player.page.get_by_role("dialog").locator("button.act").click()
    expect(player.page.get_by_text(player.say("page-renew-done"))).to_be_visible()
    thief.open("/games")
    expect(thief.page.get_by_text(thief.say("page-games-none"))).to_be_visible()
    player.open("/games")
    expect(games[0]).to_have_count(1)


def test_a_table_over_days_says_so_and_replaces_nobody(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/new/friends")
    player.page.get_by_text(player.say("page-pace-days"), exact=True).click()
    player.button("page-make-table").click()
    player.button("page-add-bot").click()
    player.button("page-start-with", count=2).click()
    player.moment()
    options = player.last("table")["options"]
    assert (options["pace"], options["away_seconds"]) == ({"days": 2}, 0)
    expect(player.page.get_by_role("timer")).to_have_text(player.say("page-hours-left", hours=47))


def test_a_server_that_starts_anew_is_announced_and_the_game_goes_on(
    browser: Browser, tmp_path: Path, server: ServerProcess
) -> None:
    options = sqlite(tmp_path)
    with running(*options) as first:
        player = Player(open_context(browser, first.address, size=PHONE).new_page()).begin_against_bots()
        player.moment()
        before = player.position["display"]
        first.stop()
        expect(player.action).to_contain_text(player.say("page-restart"))
        player.remember_notices()
    with running(*options, "--port", first.address.rpartition(":")[2]):
        player.expect_notice(player.say("page-back"))
        assert player.position["display"] == before
        player.take_turn()
    player.page.context.close()


def test_a_wrong_link_says_so(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/t/nosuchtable12345")
    expect(player.page.get_by_role("heading", name=player.say("page-lost-page"))).to_be_visible()
    player.complaints.clear()


# A worker that cannot fetch one of its files becomes "redundant".
KEEP_THE_SHELL = """async () => {
  const { installing, active } = await navigator.serviceWorker.register('/sw.js');
  const worker = installing ?? active;
  while (!['activated', 'redundant'].includes(worker.state))
    await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
  return worker.state;
}"""


def test_without_a_network_the_page_still_opens_the_second_time(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    assert player.page.evaluate(KEEP_THE_SHELL) == "activated"
    player.open()
    player.page.context.set_offline(True)
    player.page.reload()
    expect(player.page.get_by_role("heading", name=player.say("page-title"), exact=True)).to_be_visible()
    player.page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.button("page-start").click()
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-no-server"))
    player.complaints.clear()


def test_the_browser_would_install_it(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    with with_profile(browser.browser_type, tmp_path, server.address) as context:
        page = context.new_page()
        page.goto("/")
        found = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
        assert found["installabilityErrors"] == []


@pytest.mark.parametrize("can_share", [True, False], ids=["share sheet", "copied"])
def test_a_link_is_shared_by_the_device_or_else_copied(arrive: OpenPlayer, *, can_share: bool) -> None:
    player = arrive(size=PHONE)
    shared = "window.shared = url" if can_share else "throw new Error('no share sheet')"
    player.page.add_init_script(
        f"navigator.share = async ({{ url }}) => {{ {shared} }};"
        "navigator.clipboard.writeText = async (text) => { window.copied = text }"
    )
    player.make_table([{"kind": "open"}] * 2, "Anna")
    player.button("page-send-link").click()
    player.page.wait_for_function("() => window.shared ?? window.copied")
    assert player.page.evaluate("() => window.shared ?? window.copied").endswith(player.page.url.rpartition("/")[2])
    expect(player.button("page-copied")).to_have_count(0 if can_share else 1)


# What lies behind the button of a page, and whether it goes as far as the screen does: else its edges would be seen.
STRIP = """() => {
  const foot = document.querySelector('.sticky-foot'), { left, right } = foot.getBoundingClientRect();
  const { borderImageSource, borderImageOutset } = getComputedStyle(foot);
  const outset = parseFloat(borderImageOutset.split(' ')[1] ?? borderImageOutset);
  return { strip: borderImageSource.split('(')[0], isWide: left - outset <= 0 && right + outset >= innerWidth };
}"""


def test_behind_the_button_of_a_page_lies_no_strip_or_one_without_edges(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/new/bots")
    for size in (PHONE, SMALL_PHONE):
        player.page.set_viewport_size(size)
        assert player.page.evaluate(STRIP) == {"strip": "linear-gradient", "isWide": True}, size
    for size in (DESK, LANDSCAPE):
        player.page.set_viewport_size(size)
        assert player.page.evaluate(STRIP)["strip"] == "none", size
