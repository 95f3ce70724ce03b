"""Which language the page speaks, and whole words for the levels of bots. (Every screen in every language:
test_everyone.)"""

from playwright.sync_api import expect

from fivetowers.text import languages, say
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE

# How high the name of each level is, without what is said about it.
NAME_HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll('.bots label')].map((label) => {
  const name = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const range = document.createRange();
  range.selectNodeContents(name);
  return [name.textContent.trim(), range.getBoundingClientRect().height];
}))"""


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
