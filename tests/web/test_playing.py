"""Whole games in the browser: by taps, by keys, in a rematch."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import stay_within_a_day
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player
from tests.web.test_everyone import in_turn
from tests.web.test_people import two_at_a_table, whose_turn


def test_from_the_start_to_a_game_against_bots_it_takes_two_taps(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings={}).open()
    player.page.get_by_role("link", name=player.say("page-play-bots")).click()
    player.button("page-start").click()
    player.page.locator("main.table").wait_for()


def test_a_whole_game_against_a_bot_by_clicking(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    player.play_to_the_end()
    assert player.position["phase"] == "over"
    scores = player.page.locator("table.scores tfoot td")
    assert scores.all_inner_texts() == [str(points).replace("-", "−") for points in player.position["scores"]]


def test_after_the_end_a_rematch_begins_at_a_new_table(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    player.bid_or_build_once()
    first = player.page.url
    player.end_by_agreement()
    player.button("page-rematch").click()
    player.page.wait_for_url(lambda url: url != first)
    player.page.locator("main.table").wait_for()
    player.take_turn()


def test_a_finished_game_can_be_stepped_through_round_by_round(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK)
    player.come_after_bots()
    player.button("page-replay").click()
    heading = player.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(player.say("page-round", round=1))
    player.button("page-round-on").click()
    expect(heading).to_contain_text(player.say("page-round", round=2))
    player.button("page-last-round").click()
    expect(heading).to_contain_text(player.say("page-round", round=player.position["round"]))
    player.page.keyboard.press("PageUp")
    expect(heading).to_contain_text(player.say("page-round", round=player.position["round"] - 1))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_touch_on_the_towers_of_another_player_opens_them(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size).begin_against_bots()
    player.play_until(lambda: any(player.position["towers"][1].values()))
    standing = player.page.locator(".opp .lot .floor, .opp .mini:not(.none)").locator("visible=true").first
    box = standing.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.get_by_role("dialog")).to_be_visible()


def drag(player: Player, card: str, kind: str) -> None:
    """A card of the display, by its address, to the tower of a kind."""
    to = player.page.locator(f"[data-lot={kind}]").bounding_box()
    assert to is not None
    player.page.locator(f"[data-at='{card}']").hover()
    player.page.mouse.down()
    player.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    player.page.mouse.up()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_card_is_dragged_to_its_tower_and_to_no_other(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size).begin_against_bots()
    card = player.come_to_a_free_card().get_attribute("data-at") or ""
    kind = player.position["display"][int(card.rpartition(":")[2])][0]
    taken = player.page.locator(".display .card.taken")
    drag(player, card, "C" if kind == "T" else "T")
    player.settle()
    expect(taken).to_have_count(0)
    drag(player, card, kind)
    expect(taken).to_have_count(1)


def test_a_bid_is_taken_back_while_nobody_has_answered_it(arrive: OpenPlayer) -> None:
    player, other = whose_turn(two_at_a_table(arrive))
    player.do(player.possible_bids.first)
    expect(other.page.locator("main.phase-bid")).to_be_visible()
    player.button("page-undo-move").click()
    expect(player.page.locator("main.phase-bid")).to_be_visible()
    expect(other.page.locator("main.phase-wait")).to_be_visible()
    assert not other.position["bids"]


def test_the_picture_of_the_towers_can_be_had(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.come_after_bots()
    with player.page.expect_download() as download:
        player.button("page-share-picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_deal_of_the_day_goes_on_where_it_was(arrive: OpenPlayer) -> None:
    stay_within_a_day()
    player = arrive(size=PHONE).open("/daily")
    player.button("page-daily-begin").click()
    player.page.locator("main.table").wait_for()
    table = player.page.url
    player.open("/daily")
    player.button("page-go-on").click()
    player.page.locator("main.table").wait_for()
    assert player.page.url == table


def test_after_the_game_the_browser_checks_that_it_was_dealt_as_promised(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).begin_against_bots()
    player.bid_or_build_once()
    player.end_by_agreement()
    sheet = player.page.get_by_role("dialog", name=player.say("page-deal-check"))
    player.button("page-deal-check").click()
    expect(sheet.get_by_role("status")).to_have_text(player.say("page-deal-fair"))
    expect(sheet).to_contain_text(player.say("page-deal-kept"))
    player.page.evaluate(
        "id => localStorage.setItem('fivetowers.promises', JSON.stringify([[id, 'another']]))",
        player.page.url.rpartition("/")[2],
    )
    player.page.reload()
    player.button("page-deal-check").click()
    expect(sheet.get_by_role("status")).to_have_text(player.say("page-deal-unfair"))


# Of the sums: whether each is seen whole, between the rows and the buttons.
SUMS = """() => [...document.querySelectorAll('.end-page tfoot td')].map((sum) => {
  const { left, right, top, bottom } = sum.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return sum.contains(seen) && bottom <= document.querySelector('.sticky-foot .btn').getBoundingClientRect().top + 1;
})"""

# Rows of which something is seen below the sums.
ROWS_BELOW = """() => [...document.querySelectorAll('.end-page .scores tbody tr')].filter((row) => {
  const sums = document.querySelector('.end-page .scores tfoot').getBoundingClientRect();
  const { left, right, bottom } = row.getBoundingClientRect();
  return bottom > sums.bottom + 1 && row.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}).map((row) => row.textContent)"""
# Of the buttons at the very end, each scrolled to: which of them has something over one of its corners.
COVERED_BUTTONS = """() => [...document.querySelectorAll('.end-more button')].filter((button) => {
  button.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = button.getBoundingClientRect(), inset = 10;
  return ![left + inset, right - inset].every((x) => [top + inset, bottom - inset].every((y) =>
    button.contains(document.elementFromPoint(x, y))));
}).map((button) => button.textContent.trim())"""
SHORT_PHONE: ViewportSize = {"width": 390, "height": 600}


@pytest.mark.parametrize("players", [2, 5])
def test_at_the_end_nothing_lies_over_the_check_of_the_deal(arrive: OpenPlayer, players: int) -> None:
    player = arrive(size=PHONE)
    player.come_after_my_game(players)
    expect(player.page.locator(".end-more").get_by_role("button", name=player.say("page-deal-check"))).to_be_visible()
    for size in in_turn(player, [PHONE, SMALL_PHONE, LANDSCAPE, DESK]):
        assert player.page.evaluate(COVERED_BUTTONS) == [], size


@pytest.mark.parametrize("players", [3, 5])
def test_on_a_phone_everybody_s_points_are_in_sight_at_the_end(arrive: OpenPlayer, players: int) -> None:
    """Without scrolling, above the buttons that stay at the foot."""
    player = arrive(size=PHONE)
    player.come_after_my_game(players)
    for size in (PHONE, SMALL_PHONE, SHORT_PHONE):
        player.page.set_viewport_size(size)
        player.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
        assert player.page.evaluate(SUMS) == [True] * players, size
        assert player.page.evaluate(ROWS_BELOW) == [], size
