"""What comes first: files asked for side by side, a typeface of few bytes, no broken pictures."""

from typing import Any

import pytest

from tests.effort import chosen
from tests.web.conftest import OpenPlayer
from tests.web.driving import IS_DRAWN
from tests.web.kept import kept_files, wait_until_kept

# What has come by now of the build, but for the shell and what the first script has named, before the page's title.
FOUND_LATE = """() => {
  const named = new Set([...document.querySelectorAll('head link:has(~ title)')].map(({ href }) => href));
  return performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => /assets.*\\.(js|css)$/.test(name) && !/shell-/.test(name) && !named.has(name));
}"""
# Drawings that only please come when the screen stands.
LATER = ("art-", "image-")


@pytest.mark.parametrize(
    ("language", "path"), [("en", "/"), ("de", "/new/bots"), ("cs", "/learn"), ("bg", "/rules"), ("lt", "/score")]
)
def test_the_first_script_names_what_a_screen_needs(arrive: OpenPlayer, language: str, path: str) -> None:
    player = arrive(language=language)
    player.page.goto(path)
    player.page.locator("h1").first.wait_for(state="attached")
    late = [name.rpartition("/")[2] for name in player.page.evaluate(FOUND_LATE)]
    assert [name for name in late if not name.startswith(LATER)] == []


OF_A_TABLE = """() => performance.getEntriesByType('resource').map(({ name }) => name)
  .filter((name) => name.includes('/assets/table-'))"""


def test_the_start_page_loads_nothing_of_the_table(arrive: OpenPlayer) -> None:
    player = arrive()
    player.page.goto("/", wait_until="networkidle")
    assert player.page.evaluate(OF_A_TABLE) == []
    player.begin_against_bots()
    assert player.page.evaluate(OF_A_TABLE) != [], "it has that name"


def test_a_tower_that_is_not_drawn_yet_is_not_seen_as_a_broken_image(arrive: OpenPlayer) -> None:
    """Towers that only please wait for an idle moment, which on a slow phone may be long in coming."""
    player = arrive()
    player.page.add_init_script("window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined")
    player.page.goto("/")
    towers = player.page.locator("img.still")
    towers.first.wait_for(state="attached")
    assert (
        towers.evaluate_all("(images) => images.filter((image) => image.checkVisibility({ visibilityProperty: true }))")
        == []
    )
    assert towers.first.evaluate("(image) => image.offsetHeight") > 0, "its room is kept"


SKY = ".skyline img"
SIZE = "({ width, height }) => [width, height]"


def test_the_sky_stands_before_the_table(arrive: OpenPlayer) -> None:
    """Who opens a table by its link sees it while the line is slow, and it does not come once more with the table."""
    host = arrive()
    host.begin_against_bots()
    guest = arrive()
    guest.page.route_web_socket("**", lambda _: None)  # a server that says nothing yet
    guest.page.goto(host.page.url)
    guest.page.locator(SKY).evaluate("(image) => image.decode()")
    assert guest.page.get_by_role("heading", name=guest.say("page-connecting")).is_visible()
    behind_towers = host.page.locator(SKY).evaluate(SIZE)
    assert guest.page.locator(SKY).evaluate(SIZE) == behind_towers


# As a browser in which images are switched off.
NOTHING_OF_IMAGES = """for (const what of ['load', 'error']) document.addEventListener(what, (event) => {
  if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
}, true);"""


def test_a_table_does_not_wait_for_a_sky_that_never_comes(arrive: OpenPlayer) -> None:
    player = arrive()
    player.page.add_init_script(NOTHING_OF_IMAGES)
    player.begin_against_bots()
    player.page.reload()
    player.page.locator("main.table").wait_for()


MOST_LETTERS = 80_000  # bytes
LETTERS = """() => ({
  preloaded: [...document.querySelectorAll('link[rel=preload][as=font]')].map(({ href }) => href),
  files: Object.fromEntries(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])),
  isMissing: [...document.fonts].some(({ family, status }) => /Nunito Variable/.test(family) && status === 'error'),
  isThere: [...document.fonts].some(({ family, status }) => /Nunito Variable/.test(family) && status === 'loaded'),
})"""
# How wide ten of each figure are.
FIGURES = """() => {
  const line = document.body.appendChild(document.createElement('span'));
  const widths = [...'0123456789'].map((figure) => {
    line.textContent = figure.repeat(10);
    return line.getBoundingClientRect().width;
  });
  line.remove();
  return widths;
}"""


# Besides the plain letters: those with accents, and Cyrillic.
SCRIPTS = {"cs": {"latin", "latin-ext"}, "lt": {"latin", "latin-ext"}, "bg": {"latin", "cyrillic"}}


def scripts(letters: dict[str, Any]) -> set[str]:
    """Of which scripts the files of the typeface have come."""
    names = (file.rpartition("/")[2] for file in letters["files"])
    return {name.removeprefix("nunito-").partition("-wght-")[0] for name in names}


@pytest.mark.parametrize("language", chosen(["en", "lt", "bg"], "de", "cs"))
def test_the_typeface_is_small_preloaded_and_kept_and_its_figures_are_equally_wide(
    arrive: OpenPlayer, language: str
) -> None:
    player = arrive(language=language).open("/")
    player.page.evaluate(IS_DRAWN)
    letters = player.page.evaluate(LETTERS)
    assert letters["isThere"]
    assert scripts(letters) == SCRIPTS.get(language, {"latin"})
    assert len(letters["preloaded"]) == 1
    assert set(letters["preloaded"]) <= set(letters["files"])
    assert 0 < min(letters["files"].values()) <= sum(letters["files"].values()) <= MOST_LETTERS
    assert len(set(player.page.evaluate(FIGURES))) == 1
    wait_until_kept(player)
    names = {file.rpartition("/")[2] for file in letters["files"]}
    player.wait_until(lambda: names <= kept_files(player), f"{names} to be kept")
    player.page.context.set_offline(True)
    player.page.reload()
    player.page.locator("main").wait_for()
    player.page.evaluate(IS_DRAWN)
    kept = player.page.evaluate(LETTERS)
    assert (kept["isThere"], kept["isMissing"], scripts(kept)) == (True, False, scripts(letters))
