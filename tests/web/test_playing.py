"""Whole games in the browser: by taps, by keys, in a rematch."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE


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
    player.watch_bots()
    player.button("page-replay").click()
    heading = player.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(player.say("page-round", round=1))
    player.button("page-round-on").click()
    expect(heading).to_contain_text(player.say("page-round", round=2))
    player.button("page-last-round").click()
    expect(heading).to_contain_text(player.say("page-round", round=player.position["round"]))
    player.page.keyboard.press("ArrowLeft")
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
