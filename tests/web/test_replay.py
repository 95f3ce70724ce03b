"""A game step by step: by buttons and keys, one seat alone, without its end, from a file, and played on."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.checks import expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SECONDS_OF_A_BUSY_MACHINE


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_one_plays_on_from_a_position_against_bots(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size)
    game = player.come_after_bots()
    player.open(f"/replay/{game}?step=12")
    said = player.page.locator(".replay-side ol")
    before = said.inner_text()
    player.page.keyboard.press("ArrowLeft")
    expect(said).not_to_have_text(before)
    player.page.keyboard.press("ArrowRight")
    expect(said).to_have_text(before, use_inner_text=True)
    player.page.locator("h1").focus()
    player.page.keyboard.press("Space")
    player.button("page-pause").wait_for()
    expect(said).not_to_have_text(before)
    player.page.keyboard.press("Space")
    player.button("page-autoplay").wait_for()
    player.open(f"/replay/{game}?step=12")
    expect_nothing(faults(player, "replay"))
    player.button("study-play-on").click()
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_text(player.say("study-play-on-shuffled"), exact=True).click()
    expect_nothing(faults(player, "play on"))
    sheet.get_by_role("button", name=player.say("study-play-on"), exact=True).click()
    player.page.locator("main.table").wait_for()
    assert player.last("table")["options"]["played_on"] == {"actions": 12, "cards": "shuffled"}


def test_a_replay_can_keep_the_end_to_itself_and_show_one_seat(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    game = player.come_after_bots()
    player.open(f"/replay/{game}?quiet")
    expect(player.button("study-share-position")).to_be_visible()
    for message in ("page-last-round", "page-analyse"):
        expect(player.button(message)).to_have_count(0)
    expect(player.page.locator("input.scrub")).to_have_count(0)
    assert player.page.locator(".others .opp").count() == 2
    player.page.locator(".replay-more .chips label").nth(1).click()
    expect(player.page.locator(".others .opp")).to_have_count(1)


def test_a_game_from_a_file_is_replayed_and_analysed(arrive: OpenPlayer, tmp_path: Path) -> None:
    player = arrive(size=DESK)
    game = player.come_after_bots()
    record = tmp_path / "game.5t"
    record.write_bytes(player.page.context.request.get(f"/api/tables/{game}/record").body())
    player.open("/games").settle()
    player.page.locator("input[type=file]").set_input_files(record)
    player.page.locator("main.replay").wait_for()
    heading = player.page.get_by_role("heading", level=1)
    player.button("page-round-on").click()
    expect(heading).to_contain_text(player.say("page-round", round=2))
    player.button("page-analyse").click()
    player.page.locator(".graph svg").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    expect(player.page.locator(".point .because").first).to_be_visible()
    player.page.locator(".point").first.get_by_role("button").first.click()
    player.page.locator("main.replay").wait_for()
