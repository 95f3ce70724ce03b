"""Makes a film strip of every motion, on a phone and on a desk: `make strips`, or `make strips ARGS="deal spire"`.

Frames side by side at a brisk pace, each with its milliseconds; to be looked at, in build/strips. The page's clock
stands still between two frames, so that a slow machine makes the same strips.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, ViewportSize

from tests.server import seeded
from tests.server.running import running, sqlite
from tests.web.chromium import chromium
from tests.web.driving import DESK, PHONE, QUICK, Player, open_context
from tests.web.film_video import ADVANCE
from tests.web.moments import A_SPIRE, A_TOP_IN_THE_WAY, FOUR_ON_A_TOP, TOWERS

FOLDER = Path(__file__).parents[2] / "build" / "strips"
BRISK = QUICK | {"pace": "brisk"}
STEP, FRAMES = 20, 8
# How much smaller than the screen a frame is, and how many stand side by side.
SIZES: dict[str, tuple[ViewportSize, float, int]] = {"phone": (PHONE, 0.6, 8), "desk": (DESK, 0.45, 4)}
# Milliseconds of the page's clock in which something that was tapped has to begin.
PATIENCE = 10_000
CAPTION = 22


class Strip(NamedTuple):
    """`prepare` comes to where it begins, `begin` sets it off; it lasts while `shows` is there, and a moment more."""

    prepare: Callable[[Player], object]
    begin: Callable[[Player], object]
    shows: str
    step: int = STEP
    longest: int = 6_000


def flying(motion: str) -> str:
    return f".flying-layer > [data-motion={motion}]"


def at(record: str, actions: int) -> Callable[[Player], object]:
    def prepare(player: Player) -> None:
        player.play_on_from(record, actions)
        player.moment()

    return prepare


def tap(place: int) -> Callable[[Player], object]:
    return lambda player: player.display.nth(place).click()


def say_pass(player: Player) -> None:
    player.action.locator(".bids .passing").click()


def to_a_whole_build(player: Player) -> None:
    at(A_SPIRE, 3)(player)
    player.choose_cards()


def to_second_time_through(player: Player) -> None:
    player.open("/film")
    player.page.keyboard.press("Space")
    player.page.locator("main.film[aria-busy=false]").wait_for()
    while player.page.locator("main.film").get_attribute("data-shot") != "round-deal":
        player.page.keyboard.press("ArrowRight")


def second_time_through(player: Player) -> None:
    while player.page.locator("main.film").get_attribute("data-shot") != "twice-twice":
        player.page.keyboard.press("ArrowRight")


def to_the_end(player: Player) -> None:
    at(TOWERS, 8)(player)
    player.button("page-menu").click()
    player.button("page-end-alone").click()
    player.page.get_by_role("dialog", name=player.say("page-end-ask")).wait_for()


STRIPS = {
    "deal": Strip(
        lambda player: player.open("/new/bots"), lambda player: player.button("page-start").click(), flying("deal")
    ),
    "bid": Strip(
        at(FOUR_ON_A_TOP, 1), lambda player: player.possible_bids.nth(0).click(), ".opp .says:not(.wait)", 25, 500
    ),
    "take": Strip(at(A_SPIRE, 3), tap(2), flying("place")),
    "nine": Strip(at(A_SPIRE, 3), tap(1), flying("place")),
    "spire": Strip(at(TOWERS, 10), tap(0), ".flying-layer > :is([data-motion=place], [data-motion=spire])", 40),
    "demolish": Strip(
        at(A_TOP_IN_THE_WAY, 7), lambda player: player.page.locator(".lot .hit").first.click(), flying("demolish")
    ),
    "others": Strip(
        at(FOUR_ON_A_TOP, 10), say_pass, ".flying-layer > :is([data-motion=place], [data-motion=demolish])", 60
    ),
    "clear": Strip(
        to_a_whole_build,
        lambda player: player.button("page-build").click(),
        flying("clear"),
    ),
    "reshuffle": Strip(to_second_time_through, second_time_through, flying("reshuffle"), 40),
    "count": Strip(to_the_end, lambda player: player.button("page-end-alone").click(), ".glory:not(.won)", 200),
}


def main(words: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as games,
        running(*sqlite(Path(games)), "--no-limits", program=seeded.__name__) as server,
        chromium("--hide-scrollbars", "--font-render-hinting=none") as browser,
    ):
        for name in words or STRIPS:
            for size, (window, scale, columns) in SIZES.items():
                path = FOLDER / f"{name}-{size}.png"
                frames = chosen_frames(list(seen(browser, server.address, STRIPS[name], window)))
                side_by_side(frames, scale, columns).save(path)
                print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
    return 0


def seen(browser: Browser, address: str, strip: Strip, size: ViewportSize) -> Iterator[tuple[int, bytes]]:
    """Every step from just before it begins to just after it has ended, with its time."""
    context = open_context(browser, address, size=size, is_still=False, settings=BRISK)
    player = Player(context.new_page())
    page = player.page
    page.clock.install()
    strip.prepare(player)
    page.wait_for_timeout(500)
    page.clock.pause_at(page.evaluate("() => Date.now() + 2000"))
    for _ in range(PATIENCE // STEP):  # whatever has not ended yet
        if page.locator(".flying-layer > *").count() == 0:
            break
        advance(player, STEP)
    advance(player, 2_000)
    yield 0, page.screenshot(type="png")
    strip.begin(player)
    shows = page.locator(strip.shows)
    for _ in range(PATIENCE // STEP):
        advance(player, STEP)
        if shows.count():
            break
    else:
        raise AssertionError(f"waited in vain for {strip.shows}")
    time = 0
    while shows.count() and time < strip.longest:
        time += strip.step
        yield time, page.screenshot(type="png")
        advance(player, strip.step)
    for _ in range(3):
        time += 100
        yield time, page.screenshot(type="png")
        advance(player, 100)
    context.close()


def advance(player: Player, milliseconds: int) -> None:
    player.page.clock.run_for(milliseconds)
    player.page.evaluate(ADVANCE, milliseconds)


def chosen_frames(frames: list[tuple[int, bytes]]) -> list[tuple[int, Image.Image]]:
    """The first, the last, and as many between as there is room for."""
    last = len(frames) - 1
    places = sorted({round(i * last / (FRAMES - 1)) for i in range(FRAMES)})
    return [(time, Image.open(io.BytesIO(picture))) for time, picture in (frames[place] for place in places)]


def side_by_side(frames: list[tuple[int, Image.Image]], scale: float, columns: int) -> Image.Image:
    width, height = (round(side * scale) for side in frames[0][1].size)
    rows = -(-len(frames) // columns)
    sheet = Image.new("RGB", (columns * (width + 4), rows * (height + CAPTION)), "#262138")
    draw = ImageDraw.Draw(sheet)
    for i, (time, picture) in enumerate(frames):
        left, top = i % columns * (width + 4), i // columns * (height + CAPTION)
        draw.text((left + 4, top + 4), f"{time} ms", fill="#ffd36a")
        sheet.paste(picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS), (left, top + CAPTION))
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
