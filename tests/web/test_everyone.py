"""For everyone: axe finds nothing on any screen, text may be twice as large, targets are large enough for a thumb."""

from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.server.running import ServerProcess
from tests.web.checks import expect_nothing, faults
from tests.web.chromium import launch
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player, open_context
from tests.web.tour import tour

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# Everything that axe knows, the advice beyond the standards included.
RUN_AXE = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)"""
# The themes differ in their colours alone.
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
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


def axe_findings(player: Player, screen: str) -> list[str]:
    found: list[str] = []
    for theme, rules in THEMES.items():
        player.page.emulate_media(color_scheme=theme)
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
        if not player.page.evaluate("() => 'axe' in window"):
            player.page.evaluate(AXE)
        found += [f"{screen}, {theme}: {finding}" for finding in player.page.evaluate(RUN_AXE, rules)]
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_on_any_screen_light_or_dark(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size)
    expect_nothing(finding for screen in tour(player, players=3) for finding in axe_findings(player, screen))


def misfits(player: Player, screen: str) -> list[str]:
    small: list[Any] = player.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)
    scrolls: list[Any] = player.page.evaluate(SCROLLS)
    return [*faults(player, screen), *(f"{screen}: {what}" for what in (*small, *scrolls))]


@pytest.mark.parametrize(
    ("size", "players"),
    [(SMALL_PHONE, 5), (PHONE, 5), (LANDSCAPE, 4), (DESK, 5), ({"width": 1920, "height": 1080}, 3)],
    ids=["small phone", "phone", "phone on its side", "desk", "wide desk"],
)
def test_every_screen_fits_its_size(arrive: OpenPlayer, size: ViewportSize, players: int) -> None:
    player = arrive(size=size, has_touch=size["width"] < 900)
    expect_nothing(misfit for screen in tour(player, players=players) for misfit in misfits(player, screen))


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESK], ids=["phone", "phone on its side", "desk"])
def test_with_text_of_twice_the_size_nothing_is_cut_off(
    browser: Browser, server: ServerProcess, size: ViewportSize
) -> None:
    with launch(browser.browser_type, "--blink-settings=defaultFontSize=32") as large:
        player = Player(open_context(large, server.address, size=size).new_page())
        expect_nothing(fault for screen in tour(player) for fault in faults(player, screen, may_break=True))
