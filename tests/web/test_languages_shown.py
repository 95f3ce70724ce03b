"""Every screen in every language, on the smallest phone; sheets on larger screens too."""

from playwright.sync_api import ViewportSize, expect

from fivetowers.text import DEFAULT_LANGUAGE, languages, say
from tests.effort import IS_LONG
from tests.web.checks import expect_nothing, faults, faults_in_all_letters
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE, SMALL_PHONE
from tests.web.test_everyone import in_turn
from tests.web.tour import tour

LONGEST = "de"
SHEET_SIZES: list[ViewportSize] = [
    SMALL_PHONE,
    PHONE,
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
]

# How high the name of each level is, without what is said about it.
NAME_HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll('.bots label')].map((label) => {
  const name = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const range = document.createRange();
  range.selectNodeContents(name);
  return [name.textContent.trim(), range.getBoundingClientRect().height];
}))"""


def test_every_screen_speaks_every_language_and_holds_its_words(arrive: OpenPlayer) -> None:
    """On the smallest phone; in the language with the longest words, or in all of them, also in wider letters, and
    sheets on larger screens too."""
    player = arrive(size=SMALL_PHONE)
    own = player.language
    found: list[str] = []
    for screen in tour(player, players=4):
        is_sheet = player.page.locator("dialog[open]").count() > 0
        # the reader's own language comes last: in it the walk goes on
        for language in sorted(languages(), key=lambda language: language == own):
            player.speak(language)
            is_tried = IS_LONG or language == LONGEST
            look = faults_in_all_letters if is_tried else faults
            for size in in_turn(player, SHEET_SIZES if is_tried and is_sheet else SHEET_SIZES[:1]):
                name = f"{screen} in {language} at {size['width']}×{size['height']}"
                found += look(player, name, may_break=language != DEFAULT_LANGUAGE)
    expect_nothing(found)


def test_the_levels_of_bots_are_whole_words_on_a_phone(arrive: OpenPlayer) -> None:
    for language in languages():
        player = arrive(language=language, size=PHONE, settings={}).open("/new/bots")
        player.page.locator(".bots label").nth(4).wait_for()
        heights = player.page.evaluate(NAME_HEIGHTS)
        assert len(heights) == 5
        assert max(heights.values()) < 1.5 * min(heights.values()), (language, heights)


def test_the_language_can_be_switched_and_is_remembered(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    for language, name in (("de", "Deutsch"), ("lt", "Lietuvių")):
        player.page.get_by_role("button", name=say("page-settings", player.language), exact=True).click()
        player.page.get_by_text(name, exact=True).click()
        player.language = language
        expect(player.page.get_by_role("heading", name=say("page-settings", language), exact=True)).to_be_visible()
        player.page.keyboard.press("Escape")
    player.page.reload()
    expect(player.page.get_by_text(say("page-motto", "lt"))).to_be_visible()


def test_a_language_that_is_not_there_becomes_english(arrive: OpenPlayer) -> None:
    player = arrive(language="fr", size=PHONE).open()
    expect(player.page.get_by_text(say("page-motto"))).to_be_visible()
