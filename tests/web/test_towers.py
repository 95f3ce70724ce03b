"""Towers fill the screen: floors share the room there is, the drawing is seen behind the number, others' towers too."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from fivetowers.cards import MOST_PLAYERS
from tests.web.conftest import OpenPlayer
from tests.web.driving import LANDSCAPE, PHONE, SMALL_PHONE, Player

TALL_SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
TALLER: tuple[ViewportSize, ...] = tuple({"width": 360, "height": height} for height in (740, 800))
TABLET: ViewportSize = {"width": 768, "height": 1024}
DESK: ViewportSize = {"width": 1440, "height": 900}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
LOWEST, HIGHEST = 11, 54
# Of my five towers: the room each has, its floors without the spire, what stands above them; and what others show.
SEEN = """() => {
  const px = (element) => Math.round(element.getBoundingClientRect().height);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    towers: seen('.mine .tower').map((tower) => ({
      room: px(tower),
      floors: [...tower.querySelectorAll('.floor:not(.spire)')].map(px),
      spires: tower.querySelectorAll('.floor.spire').length,
      all: [...tower.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
    })),
    numbers: seen('.mine .floor .v').map((one) => parseFloat(getComputedStyle(one).fontSize)),
    plates: seen('.mine .floor .v').filter((one) => getComputedStyle(one).boxShadow !== 'none').length,
    tops: seen('.mine .floor.top:not(.spire)').length,
    arts: seen('.mine .floor i').every((one) => getComputedStyle(one).backgroundImage.startsWith('url("blob:')),
    stacks: seen('.opp .stacks').length,
    cells: seen('.opp .minis').length,
    rows: seen('.opp').map(px),
    words: parseFloat(getComputedStyle(document.querySelector('.act-panel h2')).fontSize),
  };
}"""

# What sticks out of its cell in another player's row, if the top of each tower has two figures.
BEYOND = """() => [...document.querySelectorAll('.opp .mini .txt > :is(.top, .crown)')].flatMap((one) => {
  if (one.matches('.top')) one.textContent = '12';
  const range = document.createRange();
  range.selectNode(one.firstChild ?? one);
  const { left, right } = one.matches('.top') ? range.getBoundingClientRect() : one.getBoundingClientRect();
  const cell = one.closest('.mini').getBoundingClientRect();
  return left >= cell.left && right <= cell.right ? [] : [`${left} to ${right} in ${cell.left} to ${cell.right}`];
})"""


def look(player: Player, size: ViewportSize) -> dict[str, Any]:
    player.page.set_viewport_size(size)
    player.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
    seen: dict[str, Any] = player.page.evaluate(SEEN)
    return seen


def play(player: Player, players: int, rounds: int) -> None:
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "random"}] * (players - 1), "Anna")
    while player.moment() != "bid" or player.position["round"] <= rounds:
        player.take_careful_turn()


def expect_shared_room(seen: dict[str, Any]) -> int:
    """All floors are equally high, none stands out of its place; gives that height."""
    heights = {height for tower in seen["towers"] for height in tower["floors"]}
    assert len(heights) == 1, heights
    assert all(tower["all"] <= tower["room"] + 1 for tower in seen["towers"])
    assert seen["arts"]
    assert seen["plates"] == seen["tops"], "only a top's number has a plate"
    assert min(seen["numbers"]) >= LOWEST
    return int(heights.pop())


def expect_filled(seen: dict[str, Any]) -> None:
    height = expect_shared_room(seen)
    room = seen["towers"][0]["room"]
    most = max(len(tower["floors"]) + 1.4 * tower["spires"] for tower in seen["towers"])
    # One floor more in the tallest tower would not fit, unless floors are as high as they get.
    assert height >= HIGHEST or height * (max(most, 5) + 1) > room - 24, (height, most, room)


@pytest.mark.parametrize("players", [3, 5])
def test_floors_grow_to_the_room_there_is(arrive: OpenPlayer, players: int) -> None:
    player = arrive(size=PHONE, has_touch=True)
    play(player, players, 3)
    for size in (PHONE, SMALL_PHONE, LANDSCAPE, TABLET, DESK, LARGE):
        expect_filled(look(player, size))
    early = expect_shared_room(look(player, PHONE))
    assert early >= 30, "a phone has room for more than number plates"
    assert expect_shared_room(look(player, LARGE)) > expect_shared_room(look(player, DESK))
    assert look(player, LARGE)["words"] > look(player, DESK)["words"], "at a large screen words grow with the table"
    if players == MOST_PLAYERS:
        for size in (PHONE, SMALL_PHONE, TALL_SMALL_PHONE):
            assert look(player, size)["cells"] == players - 1
            assert player.page.evaluate(BEYOND) == [], size
    small = expect_shared_room(look(player, SMALL_PHONE))
    for size in TALLER:
        assert expect_shared_room(look(player, size)) > small, f"a taller phone has higher floors: {size}"


def test_others_have_towers_where_there_is_room_and_a_row_each_where_not(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, has_touch=True)
    for players, sizes in ((2, ALL), (3, ALL), (4, WIDE), (5, WIDE)):
        play(player, players, 0)
        for size in ALL:
            seen = look(player, size)
            is_drawn = size in sizes
            assert (seen["stacks"], seen["cells"]) == ((players - 1, 0) if is_drawn else (0, players - 1)), (
                players,
                size,
            )
            if size in (PHONE, SMALL_PHONE) and not is_drawn:
                assert max(seen["rows"]) <= 46


ALL = (PHONE, SMALL_PHONE, LANDSCAPE, TABLET, DESK)
WIDE = (TABLET, DESK)
