"""Reloading the page, at any moment, loses nothing."""

from playwright.sync_api import expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, Player


def shown(player: Player) -> list[str]:
    """What stands on the table in words: display, towers, points, bids."""
    names = player.page.locator(".display .card, .mine .lot, .others .open-towers")
    labels = [str(name.get_attribute("aria-label")) for name in names.all()]
    return [player.sign(), *labels, player.action.inner_text()]


def reload(player: Player) -> None:
    player.page.reload()
    player.page.locator("main").wait_for()


def test_while_bidding_a_reload_shows_the_same_table(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    for _ in range(3):
        player.take_turn()
    while player.moment() != "bid":
        player.take_turn()
    before = shown(player)
    reload(player)
    player.moment()
    assert shown(player) == before
    player.take_turn()


def test_a_half_chosen_build_is_still_chosen_after_a_reload(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    player.come_to_build(2)
    player.choose_cards(leave=1)
    before = shown(player)
    chosen = player.page.locator(".display .card.taken").count()
    assert chosen > 0
    reload(player)
    player.moment()
    expect(player.page.locator(".display .card.taken")).to_have_count(chosen)
    player.missing()
    assert shown(player) == before
    player.build()


def test_at_the_end_a_reload_shows_the_same_scores(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK)
    player.watch_bots()
    before = player.page.locator("table.scores").inner_text()
    reload(player)
    player.page.locator("main.end-page").wait_for()
    assert player.page.locator("table.scores").inner_text() == before


def test_in_the_waiting_room_a_reload_keeps_the_seat(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/new/friends")
    player.page.get_by_label(player.say("page-your-name")).fill("Anna")
    player.button("page-make-table").click()
    expect(player.page.get_by_text(player.say("page-host"))).to_be_visible()
    reload(player)
    expect(player.page.get_by_text(player.say("page-host"))).to_be_visible()
    expect(player.page.get_by_text(player.say("page-seats-taken", taken=1, seats=2))).to_be_visible()


def test_the_back_button_leads_home_and_forward_to_the_game_again(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    player.page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.button("page-start").click()
    player.moment()
    before = shown(player)
    player.page.go_back()
    expect(player.page.get_by_text(player.say("page-game-goes-on"))).to_be_visible()
    player.page.go_forward()
    player.moment()
    assert shown(player) == before
