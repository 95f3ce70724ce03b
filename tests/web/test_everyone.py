"""For everyone: every screen holds its words in every language, axe finds nothing, and targets are large enough for a
thumb. (Text of twice the size: test_made_up_language.)"""

from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize

from fivetowers.text import DEFAULT_LANGUAGE, languages
from tests.effort import IS_LONG
from tests.web.checks import expect_nothing, faults, faults_in_all_letters
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player
from tests.web.tour import part_of_tour, parts

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# Everything that axe knows, the advice beyond the standards included. Of a sheet alone: what lies below it was looked
# at before it opened.
RUN_AXE = """async (rules) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const { violations } = await axe.run(root, { resultTypes: ['violations'], ...rules });
  return violations.map(({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}"""
# The themes differ in their colours alone.
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
Look = Callable[[Player, str], list[str]]
LONGEST = "de"
SHEET_SIZES: list[ViewportSize] = [SMALL_PHONE, PHONE, {"width": 768, "height": 1024}, {"width": 1440, "height": 900}]
# What of a sheet is beyond its screen; a table of points inside it may scroll.
WIDER = """() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scrolls = (box) => box && box !== sheet
    && (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
  const beyond = [sheet, ...sheet.querySelectorAll('*')].filter((box) => {
    const { left, right, width } = box.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5) && !scrolls(box.parentElement);
  }).map((box) => `${box.className || box.tagName} lies beyond the screen`);
  const { scrollWidth, clientWidth } = sheet;
  return scrollWidth > clientWidth ? [...beyond, `${scrollWidth} px in ${clientWidth}`] : beyond;
}"""
WIDE_DESK: ViewportSize = {"width": 1920, "height": 1080}
SMALLEST_TARGET = 44
# What can be touched and is smaller, with the touch area that a pseudo-element adds around it.
SMALL_TARGETS = """(smallest) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...root.querySelectorAll('button, a[href], input:not([type=radio]), summary')].flatMap((element) => {
    const target = element.closest('label') ?? element;
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const around = ['::before', '::after'].map((name) => getComputedStyle(target, name));
    const boxes = [target.getBoundingClientRect(), ...around.filter(({ position }) => position === 'absolute')];
    const largest = (side) => Math.max(...boxes.map((box) => parseFloat(box[side]) || 0));
    const width = largest('width'), height = largest('height');
    const isText = getComputedStyle(target).display === 'inline';
    return isText || (width >= smallest - 0.5 && height >= smallest - 0.5) ? [] :
        [`${target.getAttribute('aria-label') ?? target.textContent.trim()} (${target.className}): ${width}×${height}`];
  });
}"""
# On the table nothing scrolls: it fits the screen.
SCROLLS = """() => {
  const isTable = document.querySelector('main.table') && !document.querySelector('dialog[open]');
  const { scrollHeight } = document.documentElement;
  return isTable && scrollHeight > innerHeight + 1 ? [`it is ${scrollHeight} px high`] : [];
}"""
MISFITS = f"(smallest) => [...({SMALL_TARGETS})(smallest), ...({SCROLLS})()]"


def axe_findings(player: Player, screen: str) -> list[str]:
    found: list[str] = []
    for theme, rules in THEMES.items():
        player.page.emulate_media(color_scheme=theme)
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
        if not player.page.evaluate("() => 'axe' in window"):
            player.page.evaluate(AXE)
        found += [f"{screen}, {theme}: {finding}" for finding in player.page.evaluate(RUN_AXE, rules)]
    return found


def in_turn(player: Player, sizes: Sequence[ViewportSize]) -> Iterator[ViewportSize]:
    """A screen in each of these sizes, for its layout is style alone; back in the first one the walk goes on."""
    for size in (*sizes[1:], sizes[0]):
        if size != player.page.viewport_size:
            player.page.set_viewport_size(size)
            player.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
        yield size


def faults_in_all_languages(player: Player, step: str) -> list[str]:
    """The reader's own language comes last."""
    found = []
    for language in sorted(languages(), key=lambda language: language == DEFAULT_LANGUAGE):
        player.speak(language)
        found += faults(player, f"{step} in {language}")
    return found


def misfits(player: Player, screen: str, look: Look = faults) -> list[str]:
    found: list[str] = player.page.evaluate(MISFITS, SMALLEST_TARGET)
    return [*look(player, screen), *(f"{screen}: {what}" for what in found)]


@pytest.mark.parametrize("part", parts())
def test_every_screen_fits_in_every_language_and_axe_finds_nothing_light_or_dark(arrive: OpenPlayer, part: str) -> None:
    """One walk for all of it: most of the time goes into walking."""
    player = arrive(size=SMALL_PHONE, has_touch=True)
    found: list[str] = []
    for screen in part_of_tour(player, part, players=5):
        found += in_other_languages(player, screen)
        # only the table has parts that a phone does not show, or that grow with the screen
        is_table = player.page.locator("body:not(:has(dialog[open])) main.table").count() > 0
        desks = [DESK, WIDE_DESK] if is_table or IS_LONG else [DESK]
        for size in in_turn(player, [SMALL_PHONE, PHONE, LANDSCAPE, *desks]):
            is_tried = IS_LONG or size in (SMALL_PHONE, LANDSCAPE, DESK)
            found += misfits(player, named(screen, size), faults_in_all_letters if is_tried else faults)
            if size == PHONE or (size == DESK and len(desks) > 1):
                found += axe_findings(player, named(screen, size))
    expect_nothing(found)


def in_other_languages(player: Player, screen: str) -> list[str]:
    """On the smallest phone; in the language with the longest words, or in all of them, also in wider letters and
    sheets on larger screens. No sheet is wider than any screen, in no language. Last comes the reader's own, in which
    the walk goes on."""
    own, found = player.language, list[str]()
    is_sheet = player.page.locator("dialog[open]").count() > 0
    for language in sorted(languages(), key=lambda language: language == own):
        player.speak(language)
        is_tried = language != own and (IS_LONG or language == LONGEST)
        look = faults_in_all_letters if is_tried else faults
        for size in in_turn(player, SHEET_SIZES if is_sheet else SHEET_SIZES[:1]):
            where = f"{named(screen, size)} in {language}"
            if is_sheet:
                found += [f"{where}: {what}" for what in player.page.evaluate(WIDER)]
            if is_tried or (language != own and size == SHEET_SIZES[0]):
                found += look(player, where, may_break=language != DEFAULT_LANGUAGE)
    return found


def named(screen: str, size: ViewportSize) -> str:
    return f"{screen} at {size['width']}×{size['height']}"
