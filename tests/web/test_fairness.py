"""Every browser adds a random number to the shuffle, and checks after the game that the cards followed from all.

On the usual server: the seeded one seals the orders by itself.
"""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import ServerProcess, running, sqlite
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE, Player

FORGET_NUMBER = "() => localStorage.removeItem('fivetowers.numbers')"
CHANGE_NUMBER = """id => {
  const kept = JSON.parse(localStorage.getItem('fivetowers.numbers'));
  localStorage.setItem('fivetowers.numbers', JSON.stringify(kept.map(([, number]) => [id, number, '1 another'])));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(*sqlite(tmp_path_factory.mktemp("games")), "--no-limits", "--bot-pause", "0") as server:
        yield server


def check(player: Player) -> Locator:
    """The sheet with the check of the shuffle."""
    player.button("page-deal-check").click()
    sheet = player.page.get_by_role("dialog", name=player.say("page-deal-check"))
    expect(sheet.get_by_role("status")).to_have_text(player.say("page-deal-fair"))
    return sheet


def expect_words(player: Player, sheet: Locator, *messages: str) -> None:
    for message in messages:
        expect(sheet).to_contain_text(player.say(message))


def two_who_have_sealed(arrive: OpenPlayer) -> tuple[Player, Player]:
    anna, ben = arrive(size=PHONE), arrive(size=PHONE)
    anna.make_table([{"kind": "open"}] * 2, "Anna")
    ben.open(urlsplit(anna.page.url).path)
    ben.page.get_by_label(ben.say("page-your-name")).fill("Ben")
    ben.button("page-sit-down").click()
    anna.wait_until(lambda: len(anna.last("table")["draw"]["seals"]) == 2, "two seals")
    return anna, ben


def test_two_browsers_shuffle_together_and_both_can_prove_it(arrive: OpenPlayer) -> None:
    anna, ben = two_who_have_sealed(arrive)
    anna.button("page-start-with", count=2).click()
    for player in (anna, ben):
        player.page.locator("main.table").wait_for()
    ben.button("page-menu").click()
    ben.button("page-end-game").click()
    ben.button("page-end-game").click()
    anna.button("page-agree").click()
    for player in (anna, ben):
        sheet = check(player)
        expect_words(player, sheet, "page-deal-kept", "page-deal-own", "page-deal-seals", "page-deal-follows-start")
        expect_words(player, sheet, "page-deal-proves-all")
    # a server that had changed a seal after Ben opened his number would be found out
    ben.page.evaluate(CHANGE_NUMBER, ben.page.url.rpartition("/")[2])
    ben.page.reload()
    ben.button("page-deal-check").click()
    expect(ben.page.get_by_role("dialog").get_by_role("status")).to_have_text(ben.say("page-deal-unfair"))


def test_somebody_alone_with_bots_knows_that_the_server_did_not_choose(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    player.bid_or_build_once()
    player.end_by_agreement()
    sheet = check(player)
    expect_words(player, sheet, "page-deal-own", "page-deal-proves-alone")
    expect(sheet).to_contain_text(player.say("page-deal-number-of", name=player.say("page-you")))
    player.page.evaluate(FORGET_NUMBER)
    player.page.reload()
    expect_words(player, check(player), "page-deal-proves-others")


def test_people_at_one_device_know_that_its_number_stands_for_all_of_them(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    table = player.make_table([{"kind": "here", "name": name} for name in ("Anna", "Ben")], None)
    player.bid_or_build_once()
    player.play_table(table)
    player.page.locator("main.end-page").wait_for()
    expect_words(player, check(player), "page-deal-own", "page-deal-proves-here")


def test_the_deal_of_a_day_does_not_claim_that_its_cards_were_left_to_chance(arrive: OpenPlayer) -> None:
    """Of one that is over; before, nobody is shown the orders."""
    player = arrive(size=PHONE).open("/")
    table = player.page.context.request.post("/api/daily/2026-01-01").json()["id"]
    player.play_table(table)
    player.open(f"/t/{table}")
    sheet = check(player)
    expect_words(player, sheet, "page-deal-proves-none")
    expect(sheet).not_to_contain_text(player.say("page-deal-own"))


def test_a_phone_that_is_away_is_named_and_holds_nobody_up(arrive: OpenPlayer) -> None:
    anna, ben = two_who_have_sealed(arrive)
    ben.open("/rules")
    anna.button("page-start-with", count=2).click()
    anna.page.locator("main.table").wait_for()
    shown = {part["seat"]: "number" in part for part in anna.last("table")["draw"]["seals"]}
    assert shown == {1: True, 2: False}
