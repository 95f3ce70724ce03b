"""Motion disturbs nothing: nothing shifts, only transform and opacity move, and nothing does if so wished."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import ServerProcess, running, sqlite
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, Player
from tests.web.watching import watch, watched, worst_shift

MOST_SHIFT = 0.01
MOVING = {"transform", "opacity"}
# So long that what bots do does not count as the effect of a touch, which a browser forgives for half a second.
BOT_PAUSE = "0.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(*sqlite(tmp_path_factory.mktemp("games")), "--no-limits", "--bot-pause", BOT_PAUSE) as server:
        yield server


def shifted(player: Player) -> list[str]:
    """What moved by itself, if it was much."""
    shift, moved = worst_shift(watched(player.page)["shifts"])
    return [f"shifted: {what}" for what in moved] if shift >= MOST_SHIFT else []


def play_some_rounds(player: Player, rounds: int) -> None:
    while player.moment() != "end" and player.position["round"] <= rounds:
        player.take_careful_turn()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_while_cards_move_nothing_shifts_and_only_transform_and_opacity_change(
    arrive: OpenPlayer, size: ViewportSize
) -> None:
    player = arrive(size=size, is_still=False)
    watch(player.page.context)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")
    play_some_rounds(player, 4)
    seen = watched(player.page)
    assert seen["animated"], "nothing moved"
    found = [f"{name} moves on {', '.join(seen['animated'][name])}" for name in seen["animated"].keys() - MOVING]
    expect_nothing([*found, *shifted(player)])


@pytest.mark.parametrize("path", ["/", "/new/bots", "/new/friends", "/new/here", "/join", "/daily", "/games", "/rules"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_while_a_screen_loads_nothing_shifts(arrive: OpenPlayer, size: ViewportSize, path: str) -> None:
    player = arrive(size=size, is_still=False)
    watch(player.page.context)
    player.open(path).settle()
    expect_nothing(shifted(player))


def test_who_wants_no_motion_gets_none(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=True)
    watch(player.page.context)
    player.begin_against_bots()
    play_some_rounds(player, 2)
    seen = watched(player.page)
    assert "transform" not in seen["animated"], seen["animated"]


def test_a_touch_anywhere_skips_the_motion(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK, is_still=False).begin_against_bots()
    play_some_rounds(player, 1)
    player.page.locator("h1").first.click()
    assert player.page.locator(".flying-layer img").count() == 0
