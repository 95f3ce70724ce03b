"""A language that nobody speaks, on every screen, in text of twice the size: whatever is not in its letters does not
come from the catalogue, and nothing is cut off."""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.effort import IS_LONG
from tests.server.running import ServerProcess
from tests.web.checks import TEXTS, expect_nothing, faults, faults_in_all_letters
from tests.web.chromium import launch
from tests.web.driving import DESK, LANDSCAPE, PHONE, Player, open_context
from tests.web.test_everyone import in_turn, named
from tests.web.tour import tour
from tests.web.words import LETTERS, arrive_in, made_up, marked, marks_in

ROOT = Path(__file__).parents[2]
# Words with no letter that the made-up language lacks cannot be told from its own.
PLAIN = re.compile(rf"[A-Za-z]*[{''.join(map(chr, LETTERS))}][A-Za-z]*")
LANGUAGE_NAMES = re.findall(r"^  [a-z]{2}: '(.+)',$", (ROOT / "web/src/lib/i18n.ts").read_text("utf-8"), re.MULTILINE)
# What people are called in the tour and their initials, languages by their own names, notation, addresses and codes.
NOT_WORDS = re.compile(
    rf"Anna|Ben|Cleo|Dan|{'|'.join(LANGUAGE_NAMES)}|\bDE\b|\b[A-Z]\b|\b[A-Z]+-\d\d\b"
    r"|(https?://|[\w.]+:\d+/)\S+|[0-9a-f]{16,}|[TCHSM]\d+|R\d+"
    # the browser's own: lists, dates and the days of a week
    r"|\bund\b|\b\d+\. \w+|\b\w+ 20\d\d\b|\b(Mo|Di|Mi|Do|Fr|Sa|So)\b"
    # a bot that is no level for people is called by its own name
    r"|\bmcts\b"
)


def test_every_screen_is_in_the_made_up_language_and_holds_text_of_twice_the_size(
    browser: Browser, server: ServerProcess
) -> None:
    """One walk for both."""
    sizes = [PHONE, LANDSCAPE, DESK]
    screens = 0
    found: list[str] = []
    with launch(browser.browser_type, "--blink-settings=defaultFontSize=32") as large:
        context = open_context(large, server.address, language="de", size=sizes[0], service_workers="block")
        player = arrive_in(context, "de", made_up, source="en")
        for screen in tour(player):
            screens += 1
            found += [f"{screen}: {text!r}" for text in foreign(player)]
            for size in in_turn(player, sizes):
                look = faults_in_all_letters if IS_LONG or size == PHONE else faults
                found += look(player, named(screen, size), may_break=True)
    assert screens > 30
    expect_nothing(found)


def foreign(player: Player) -> Iterator[str]:
    """Texts and names on this screen with a word in other letters."""
    seen = player.page.evaluate(TEXTS)
    for text in [part["text"] for part in seen["found"]] + seen["names"]:
        if PLAIN.search(NOT_WORDS.sub("", text)):
            yield text


def test_marks_tell_which_messages_a_screen_shows(browser: Browser, server: ServerProcess) -> None:
    context = open_context(browser, server.address, language="cs", service_workers="block")
    player = arrive_in(context, "cs", marked, source="cs").open()
    shown = marks_in(player.page.locator("body").inner_text())
    context.close()
    assert {"page-play-bots", "page-rules", "page-tutorial"} <= set(shown)
