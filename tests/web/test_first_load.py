"""The files of a screen are asked for side by side: none waits until another has been read."""

import pytest

from tests.web.conftest import OpenPlayer

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
