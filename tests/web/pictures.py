"""Makes a picture of every screen of the page on a phone and on a desk, light and dark, and one picture of several.

Run it by `make pictures`, and look at what it made in build/pictures. Those that README and docs show go to
docs/pictures, made small. Games are dealt by chance, so every run gives other towers.
"""

import io
import math
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from tests.server.running import running, sqlite
from tests.web.chromium import chromium
from tests.web.driving import DESK, PHONE, QUICK, Player, open_context
from tests.web.tour import tour

ROOT = Path(__file__).parents[2]
FOLDER, SHOWN = ROOT / "build" / "pictures", ROOT / "docs" / "pictures"
# As many as a PNG's palette holds; fewer where a picture would be too large.
COLOURS = (256, 128, 64, 32)
MOST_BYTES = 48_000
LARGEST = (1_000, 844)
# The one that comes first in the README may be larger.
COMPOSED = "page.png"
COMPOSED_OF = ("home-phone-light", "build-desktop-light", "bid-phone-dark")
MOST_BYTES_COMPOSED, LARGEST_COMPOSED = 180_000, (1_400, 844)
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESK}
THEMES = ("light", "dark")
PLAYERS = 4
# So much of a game is played that towers have grown: a pack of four players lasts 22 rounds.
ROUNDS = 9


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as games,
        running(*sqlite(Path(games)), "--no-limits") as server,
        chromium("--hide-scrollbars", "--font-render-hinting=none") as browser,
    ):
        parts, shown = dict[str, Image.Image](), shown_pictures()
        for size in SIZES:
            for name, theme, picture in screens(browser, server.address, size):
                whole = f"{name}-{size}-{theme}"
                if whole in COMPOSED_OF:
                    parts[whole] = picture.convert("RGB")
                picture.save(folder / f"{whole}.png")
                if f"{whole}.png" in shown:
                    write(picture, SHOWN / f"{whole}.png", LARGEST, MOST_BYTES)
    composed = compose(*(parts[name] for name in COMPOSED_OF))
    write(composed, SHOWN / COMPOSED, LARGEST_COMPOSED, MOST_BYTES_COMPOSED)


def shown_pictures() -> set[str]:
    """By the names of their files under docs/pictures, those that README and docs show."""
    texts = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return {name for text in texts for name in re.findall(r"\]\((?:docs/)?pictures/([^)]+)\)", text.read_text("utf-8"))}


def screens(browser: Browser, address: str, size: str) -> Iterator[tuple[str, str, Image.Image]]:
    """Every screen in both themes."""
    context = open_context(
        browser, address, size=SIZES[size], settings={**QUICK, "players": PLAYERS, "bot": "bricklayer"}
    )
    player = Player(context.new_page())
    for name in tour(player, players=PLAYERS, rounds=ROUNDS):
        for theme in THEMES:
            player.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            player.wait_for_pictures()
            player.page.wait_for_timeout(120)
            yield name, theme, Image.open(io.BytesIO(player.page.screenshot()))
    context.close()


def write(picture: Image.Image, path: Path, largest: tuple[int, int], most_bytes: int) -> None:
    """No larger than a reader needs, and with as many colours as fit the size that a picture may have."""
    picture = picture.convert("RGB")
    picture.thumbnail(largest, Image.Resampling.LANCZOS)
    for colours in COLOURS:
        palette = palette_of(picture, colours)
        picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= most_bytes:
            return


def palette_of(picture: Image.Image, colours: int) -> Image.Image:
    """Common colours count by the root of how often they come, so that the sky leaves room for a crown's gold."""
    found = picture.getcolors(picture.width * picture.height) or []
    sample: list[Any] = [colour for count, colour in found for _ in range(math.isqrt(count))]
    sampled = Image.new("RGB", (len(sample), 1))
    sampled.putdata(sample)
    return sampled.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)


def compose(left: Image.Image, desk: Image.Image, right: Image.Image) -> Image.Image:
    """A desk with the table between two phones."""
    gap, height = 24, desk.height
    narrow = round(PHONE["width"] * height / PHONE["height"])
    scaled = [phone.resize((narrow, height), Image.Resampling.LANCZOS) for phone in (left, right)]
    whole = Image.new("RGB", (desk.width + sum(phone.width + gap for phone in scaled), height), "white")
    at = 0
    for part in (scaled[0], desk, scaled[1]):
        whole.paste(part, (at, 0))
        at += part.width + gap
    return whole


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
