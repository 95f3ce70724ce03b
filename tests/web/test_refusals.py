"""What cannot be done is dimmed, can be touched, says why, and changes nothing."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, Player


def acts(player: Player) -> int:
    return sum(message["type"] == "act" for message in player.sent)


def come_to_a_dimmed_bid(player: Player) -> None:
    player.play_until(lambda: player.bids.count() > player.possible_bids.count())


def test_a_bid_that_is_not_possible_says_why_and_is_not_said(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    come_to_a_dimmed_bid(player)
    dimmed = player.action.locator(".bids button[aria-disabled=true]")
    before, said = player.sign(), acts(player)
    for at in range(dimmed.count()):
        # its name carries the reason for those who listen, and a touch shows it
        name = str(dimmed.nth(at).get_attribute("aria-label"))
        dimmed.nth(at).click(force=True)
        reason = player.action.get_by_role("alert").locator("span").first.inner_text()
        assert reason in name
        assert len(reason) > 10
    # "why?" opens the rule itself
    player.action.get_by_role("button", name=player.say("page-why")).click()
    rule = player.page.get_by_role("dialog")
    expect(rule.locator(".one-rule")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    player.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    player.page.wait_for_timeout(200)
    assert (player.sign(), acts(player)) == (before, said)
    player.take_turn()


def test_the_key_of_a_bid_that_is_not_possible_says_why_too(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    come_to_a_dimmed_bid(player)
    dimmed = player.action.locator(".bids button[aria-disabled=true][data-at]").first
    before, said = player.sign(), acts(player)
    player.page.keyboard.press(dimmed.inner_text())
    expect(player.page.locator("[aria-live=assertive], [role=alert]").filter(has_text=".").first).to_be_attached()
    assert (player.sign(), acts(player)) == (before, said)


def test_a_card_too_many_says_how_many_are_taken(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    player.come_to_build(1)
    player.choose_cards()
    left = player.page.locator(".display .card:not(.taken)")
    while not left.count():
        player.build()
        player.come_to_build(1)
        player.choose_cards()
    before, chosen, said = player.sign(), player.page.locator(".display .card.taken").count(), acts(player)
    name = str(left.first.get_attribute("aria-label"))
    left.first.click(force=True)
    reason = player.action.get_by_role("alert").locator("span").first
    expect(reason).to_be_visible()
    assert reason.inner_text() in name
    expect(player.page.locator(".display .card.taken")).to_have_count(chosen)
    assert (player.sign(), acts(player)) == (before, said)
    player.build()


def test_cards_and_demolitions_can_be_taken_back_in_any_order(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    player.come_to_build(2)
    tally = player.action.locator(".tally")
    points = tally.inner_text()
    player.choose_cards()
    taken = player.page.locator(".display .card.taken")
    assert taken.count() >= 1
    taken.first.click()
    back = player.action.locator(".buttons button:not([aria-disabled=true])", has_text=player.say("page-take-back"))
    while player.missing() and tally.inner_text() != points:  # a demolition is a step of its own
        back.click()
    expect(tally).to_have_text(points, use_inner_text=True)
    assert player.page.locator(".fallen").count() == 0
    player.build()


def test_a_slip_of_the_finger_is_taken_back_before_the_bid_is_sent(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings={"players": 2, "bot": "random"})
    player.page.clock.install()
    player.begin_against_bots()
    player.moment()
    before, said = player.sign(), acts(player)
    # the time for second thoughts runs only when told to: a slow machine needs longer for two taps
    player.page.clock.pause_at(datetime.now() + timedelta(seconds=10))
    player.possible_bids.first.click()
    player.page.clock.run_for(50)  # the frame in which the tap is only marked
    player.action.locator("button.going").click()
    player.page.clock.run_for(900)
    player.page.clock.resume()
    assert (player.sign(), acts(player)) == (before, said)
    player.take_turn()
    assert acts(player) > said


# What a move has to wait for on a slow line.
SLOW_LINE = """
  window.held = [];
  window.WebSocket = class extends WebSocket {
    send(text) {
      if (JSON.parse(text).type === 'act') window.held.push(() => super.send(text));
      else super.send(text);
    }
  };
"""


def test_a_bid_stays_said_until_the_server_has_answered(arrive: OpenPlayer) -> None:
    """The panel does not ask for a bid again meanwhile."""
    player = arrive(size=PHONE)
    player.page.add_init_script(SLOW_LINE)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna", start=1, hints=True)
    player.moment()
    before = player.sign()
    bid = player.action.locator("[data-at='bid:1']")
    bid.click()
    expect(player.action.get_by_role("status")).to_have_text(player.say("page-bid-going", number=1))
    expect(bid).to_have_class(re.compile(r"\bsaid\b"))
    expect(player.button("page-hint")).to_have_count(0)
    player.page.evaluate("() => window.held.forEach((send) => send())")
    player.wait_for_change(before)


def test_an_address_where_nothing_is_leads_home(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    for path in ("/nowhere/at-all", "/t/no-such-table"):
        player.open(path)
        expect(player.button("page-home")).to_be_visible()
    player.button("page-home").click()
    expect(player.page.get_by_role("heading", name=player.say("page-title"), exact=True)).to_be_visible()
