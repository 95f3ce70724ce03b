"""The first game is guided: the tutorial is offered, tips come once, hints have reasons, and a forced pass passes."""

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.effort import chosen
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE, QUICK, SMALL_PHONE, Player

BOT_PAUSE = 0.05
WIDE: ViewportSize = {"width": 1440, "height": 900}
ON_A_PHONE = pytest.mark.parametrize("size", chosen([SMALL_PHONE], WIDE, PHONE), ids=str)
ON_A_DESK = pytest.mark.parametrize("size", chosen([WIDE], SMALL_PHONE, PHONE), ids=str)
# Anna has bid 2, and it is hers to build.
AN_8_AND_A_9 = """[Game "5 Towers"]
[Players "Anna|Ben"]
[Start "1"]

1. T8 T9 C5 H3 M12 / 2 -
"""
NEW = QUICK | {"coach": True}


def begin(arrive: OpenPlayer, size: ViewportSize, settings: dict[str, Any] = QUICK) -> Player:
    player = arrive(size=size, settings=settings)
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "bricklayer"}] * 2, "Anna", hints=True)
    player.moment()
    return player


@ON_A_PHONE
def test_a_tip_comes_with_each_new_situation_and_never_again(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = begin(arrive, size, NEW)
    tip = player.action.locator(".coach:has(button)")
    seen = []
    for _ in range(5):
        player.moment()
        if tip.count():
            seen.append(tip.inner_text())
        player.take_turn()
    player.moment()
    assert len(seen) == len(set(seen)), "a tip came twice"
    assert any(player.say(f"page-coach-{one}") in seen[0] for one in ("start", "bid"))
    told = player.page.evaluate("() => JSON.parse(localStorage.getItem('fivetowers.tips'))")
    assert len(told) >= len(seen) - 1
    player.page.reload()
    player.moment()
    assert not tip.count() or tip.inner_text() not in seen[:-1]


def test_tips_can_be_switched_off_and_put_away(arrive: OpenPlayer) -> None:
    player = begin(arrive, PHONE, NEW)
    tip = player.action.locator(".coach")
    expect(tip).to_be_visible()
    words = tip.inner_text()
    player.button("page-coach-close").click()
    expect(tip.filter(has_text=words)).to_have_count(0)
    player.button("page-menu").click()
    player.page.get_by_role("checkbox", name=player.say("page-coach-setting")).or_(
        player.page.get_by_role("switch", name=player.say("page-coach-setting"))
    ).first.click()
    player.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


@ON_A_DESK
def test_a_hint_for_a_bid_names_one_and_says_why(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = begin(arrive, size)
    player.play_until(lambda: player.possible_bids.count() > 1)
    player.button("page-hint").click()
    advice = player.action.locator(".coach")
    expect(advice).to_be_visible()
    hint = player.last("hint")
    verb, _, number = hint["action"].partition(" ")
    best = player.say("page-hint-pass") if verb == "pass" else player.say("page-hint-bid", number=int(number))
    expect(advice).to_contain_text(best)
    assert hint["reasons"], "a hint without a reason"
    assert len(advice.inner_text()) > len(best) + 10
    expect(player.action.locator(".bid.hinted")).to_have_count(1)


@ON_A_PHONE
def test_a_build_that_is_shown_says_why(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = begin(arrive, size)
    player.come_to_build(1)
    advice = player.action.locator(".coach")
    expect(advice).to_have_count(0)
    player.button("page-show-one").click()
    expect(advice).to_be_visible()
    hint = player.last("hint")
    assert hint["action"].startswith("build")
    assert hint["reasons"], "a hint without a reason"
    assert len(advice.inner_text()) > 10


@ON_A_PHONE
def test_my_last_move_can_be_taken_back_in_my_own_turn(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = begin(arrive, size)
    expect(player.button("page-undo-move")).to_have_count(0)
    player.take_turn()
    player.moment()
    before = len([one for one in player.received if one["type"] == "table"])
    player.button("page-undo-move").click()
    player.wait_until(
        lambda: any(
            news["type"] == "undone"
            for one in [one for one in player.received if one["type"] == "table"][before:]
            for news in one.get("news", [])
        ),
        "the undo",
    )
    player.moment()
    assert player.last("table")["turn"]["seat"] == 1


def test_while_i_build_my_bid_can_be_taken_back_once_no_card_is_chosen(arrive: OpenPlayer) -> None:
    player = arrive(size=SMALL_PHONE)
    player.play_on_from(AN_8_AND_A_9, actions=1)
    player.do(player.possible_bids.last)  # nobody can say more than 5
    assert player.moment() == "build"
    player.display.nth(2).click()
    player.button("page-take-back").click()
    player.button("page-undo-move").click()
    assert player.moment() == "bid"
    assert (player.position["turn"], player.position["bids"]) == (1, [])
    player.do(player.possible_bids.first)


def test_where_only_a_pass_is_possible_the_page_says_so_and_passes(arrive: OpenPlayer) -> None:
    player = begin(arrive, PHONE, QUICK)

    def forced() -> bool:
        return [one["action"] for one in player.last("table")["turn"].get("legal", [])] == ["pass"]

    player.play_until(lambda: player.page.locator("main.phase-bid").count() and forced())
    expect(player.action).to_contain_text(player.say("page-only-pass"))
    sent = len(player.sent)
    player.page.evaluate("() => localStorage.setItem('fivetowers.settings', JSON.stringify({ pace: 'once' }))")
    player.page.reload()
    expect(player.action).to_contain_text(player.say("page-only-pass-going"))
    player.wait_until(lambda: any(one.get("action") == "pass" for one in player.sent[sent:]), "the pass")


# All of Anna's towers are crowned, and she starts.
NOTHING_TO_BUILD = """[Game "5 Towers"]
[Players "Anna|Ben"]
[Start "1"]

1. T0 C0 H0 S0 M0 / 5 / T0 C0 H0 S0 M0
2. T5 C7 H12 M3 S6 / 1 - / T5
3. T10 C4 H7 S11 M9 /
"""


def test_where_only_a_0_is_possible_the_page_says_so_and_bids_it(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.play_on_from(NOTHING_TO_BUILD, actions=8)
    expect(player.action).to_contain_text(player.say("page-only-zero"))
    expect(player.button("page-hint")).to_have_count(0)
    player.page.evaluate("() => localStorage.setItem('fivetowers.settings', JSON.stringify({ pace: 'once' }))")
    player.page.reload()
    expect(player.action).to_contain_text(player.say("page-only-zero-going"))
    player.wait_until(lambda: any(one.get("action") == "bid 0" for one in player.sent), "the bid")


def test_the_tutorial_is_offered_before_the_first_game(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings=NEW)
    player.open("/new/bots")
    offer = player.page.locator(".first-game")
    expect(offer).to_contain_text(player.say("page-first-game"))
    offer.get_by_role("link").click()
    player.page.locator(".display .card").first.wait_for()
    player.page.evaluate("() => localStorage.setItem('fivetowers.tips', '[\"bid\"]')")
    player.page.evaluate("() => localStorage.removeItem('fivetowers.tutorial')")
    player.open("/new/bots")
    expect(offer).to_have_count(0)


def test_an_8_and_a_9_are_laid_so_that_most_can_follow(arrive: OpenPlayer) -> None:
    """Though the 8 is tapped first; and the other order is one tap away, on a phone and on a desk."""
    player = arrive(size=PHONE)
    player.play_on_from(AN_8_AND_A_9, actions=3)
    swap = player.page.locator(".lot .hit.swap")
    for place in (0, 1):
        player.display.nth(place).click()
    expect(swap.first).to_be_visible()
    orders = player.last("preview")["orders"][0]["orders"]

    def follow(top: int) -> int:
        """How many values fit on this one (R5 to R7)."""
        return 16 if top == 8 else 0 if top == 0 else top + (top <= 9)

    assert follow(orders[0][-1]) == max(follow(order[-1]) for order in orders)
    swap_order(player, swap, to=orders[1])
    player.page.set_viewport_size(WIDE)
    swap_order(player, swap, to=orders[0] if len(orders) == 2 else orders[2])


def swap_order(player: Player, swap: Locator, *, to: list[int]) -> None:
    swap.first.click()
    player.wait_until(lambda: player.last("preview")["orders"][0]["orders"][0] == to, "the other order")
