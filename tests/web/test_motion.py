"""Motion disturbs nothing: nothing shifts, only transform and opacity move, and nothing does if so wished."""

import pytest
from playwright.sync_api import Route, ViewportSize

from tests.effort import cases
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, IS_DRAWN, PHONE, QUICK, SMALL_PHONE, Player
from tests.web.watching import watch, watched, worst_shift

# A choice that is answered late counts as a shift: without a compiler 0.016 was seen when the rubble grew.
MOST_SHIFT = 0.02
MOVING = {"transform", "opacity"}
# So long that what bots do does not count as the effect of a touch, which a browser forgives for half a second.
BOT_PAUSE = 0.7
BRISK = QUICK | {"pace": "brisk"}


def shifted(player: Player) -> list[str]:
    """What moved by itself, if it was much."""
    shift, moved = worst_shift(watched(player.page)["shifts"])
    return [f"shifted: {what}" for what in moved] if shift >= MOST_SHIFT else []


def play_some_rounds(player: Player, rounds: int) -> None:
    """With hints for bids and builds: their reasons come later than a browser forgives."""
    while (moment := player.moment()) != "end" and player.position["round"] <= rounds:
        if moment == "bid" and player.button("page-hint").count():
            player.button("page-hint").click()
            player.action.locator(".bid.hinted").wait_for()
        player.take_careful_turn()


@pytest.mark.parametrize(("size", "rounds"), [(PHONE, 4), (DESK, cases(2, 4))], ids=["phone", "desk"])
def test_while_cards_move_nothing_shifts_and_only_transform_and_opacity_change(
    arrive: OpenPlayer, size: ViewportSize, rounds: int
) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    watch(player.page.context)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna", hints=True)
    play_some_rounds(player, rounds)
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


# Not before the screen is painted in what the device has instead.
IS_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
# How many files of our typeface are there, whether another stands in for it, and how wide all words are together.
WRITTEN = """() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let width = 0;
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) width += line.width;
  }
  const there = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return { width, ours: there.filter((family) => /Nunito Variable/.test(family)).length,
    isStandIn: there.some((family) => / as Nunito/.test(family)) };
}"""
MOST_WIDER = 0.07
"""A typeface that stands in for ours is set nearly as wide; as it comes, DejaVu Sans is wider by 0.13 and more."""


@pytest.mark.parametrize(
    ("path", "language"),
    [("/", "en"), ("/new/bots", "en"), ("table", "en"), ("/new/bots", "lt"), ("/new/bots", "bg")],
)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_when_the_typeface_comes_late_nothing_shifts(
    arrive: OpenPlayer, size: ViewportSize, path: str, language: str
) -> None:
    """In some languages it comes in two files."""
    player = arrive(size=size, is_still=False, language=language)
    files = 1 if language == "en" else 2
    watch(player.page.context)
    held: list[Route] = []
    player.page.route("**/*.woff2", lambda route: held.append(route))
    if path == "table":
        path = f"/t/{player.ask_for_table([{'kind': 'open'}, {'kind': 'bot', 'bot': 'random'}], 'Anna', start=1)}"
    player.page.goto(path, wait_until="commit")  # a page that lacks a file it preloads is not loaded
    player.page.locator("main:not(.lost-page) h1").first.wait_for()  # a table says first that it connects
    player.wait_until(lambda: files == len(held) == len(player.asked), "all but the typeface")
    player.page.evaluate(IS_PAINTED)
    before = player.page.evaluate(WRITTEN)
    assert before["ours"] == 0
    for file in held:
        file.continue_()
    player.page.evaluate(IS_DRAWN)
    after = player.page.evaluate(WRITTEN)
    assert after["ours"] == files
    if before["isStandIn"]:  # a machine may have none of those that the style names
        assert before["width"] == pytest.approx(after["width"], rel=MOST_WIDER)
    expect_nothing(shifted(player))


def test_who_wants_no_motion_gets_none(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=True)
    watch(player.page.context)
    player.begin_against_bots()
    play_some_rounds(player, 2)
    seen = watched(player.page)
    assert "transform" not in seen["animated"], seen["animated"]


# How high a floor of my towers is drawn, frame by frame, and every tower that is stretched or squeezed.
DRAWN = """
  window.heights = [];
  window.scaled = [];
  const look = () => {
    const floor = document.querySelector('.mine .floor:not(.spire)');
    if (floor) window.heights.push(floor.getBoundingClientRect().height);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const from = /^scaleY\\((.*)\\)$/.exec(frames?.[0]?.transform ?? '');
    if (from && timing.duration > 0) window.scaled.push(Number(from[1]));
    return animate.call(this, frames, timing);
  };
"""


def test_when_floors_become_lower_towers_sink_and_do_not_jump(arrive: OpenPlayer) -> None:
    player = arrive(size=SMALL_PHONE, is_still=False, settings=BRISK)
    player.page.add_init_script(DRAWN)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")

    def heights() -> list[float]:
        found: list[float] = player.page.evaluate("() => window.heights")
        return found

    def is_lower() -> bool:
        seen = heights()
        return bool(seen) and seen[-1] < max(seen) * 0.95

    player.play_until(is_lower)
    # A busy machine may draw no frame in between, so what counts is that towers were set to sink from where they stood.
    player.page.wait_for_function("() => window.scaled.some((from) => from > 1)")
