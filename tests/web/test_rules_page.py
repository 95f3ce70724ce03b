"""The page of rules: found by words, printed on one sheet, and where every "why?" leads."""

import re

import pytest
from playwright.sync_api import expect

from fivetowers.rulebook.examples import examples
from fivetowers.text import languages
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE

PAGES = re.compile(rb"/Type\s*/Page\b")


def test_all_rules_are_there_with_their_examples(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/rules#R12")
    numbers = [f"R{number}" for number in range(1, 24)]
    assert player.page.locator(".rule > a").all_inner_texts() == numbers
    expect(player.page.locator("#R12")).to_be_in_viewport()
    for number in numbers:
        rule = player.page.locator(f"article#{number}")
        rule.scroll_into_view_if_needed()
        expect(rule).to_contain_text(player.say(f"rules-text-{number.lower()}"))
        expect(rule.locator(".example")).to_have_count(len(examples().get(number, [])))


@pytest.mark.parametrize(
    ("language", "question", "found"),
    [
        ("en", "9", ["R6"]),
        ("en", "tie", ["R22"]),
        ("en", "r17", ["R17"]),
        ("de", "turmspitze", ["R7", "R19"]),
        ("cs", "VRCHOLEK", ["R7", "R19"]),
        ("lt", "virsune", ["R7", "R19"]),
        ("bg", "жребият", ["R9"]),
    ],
)
def test_a_search_finds_its_rules(arrive: OpenPlayer, language: str, question: str, found: list[str]) -> None:
    player = arrive(size=PHONE, language=language).open("/rules")
    player.page.get_by_role("searchbox", name=player.say("rules-search")).fill(question)
    expect(player.page.get_by_role("status")).to_have_text(player.say("rules-found", count=len(found)))
    assert player.page.locator(".rule > a").all_inner_texts() == found


def test_a_search_for_nothing_that_is_there_says_so(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/rules")
    player.page.get_by_role("searchbox").fill("castle on the moon")
    expect(player.page.get_by_role("status")).to_have_text(player.say("rules-none"))
    expect(player.page.locator(".rule")).to_have_count(0)
    player.page.get_by_role("searchbox").fill("")
    expect(player.page.locator(".rule")).to_have_count(23)


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_printed_on_one_sheet(arrive: OpenPlayer, language: str) -> None:
    player = arrive(language=language).open("/rules")
    player.page.locator("#R23").wait_for()
    sheet = player.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGES.findall(sheet)) == 1
