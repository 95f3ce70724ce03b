"""The report in its three forms: a table, JSON, and a page that needs nothing from elsewhere."""

import json
import re
from html import escape
from html.parser import HTMLParser

import pytest
from rich.console import Console

from fivetowers.arena.page import format_page
from fivetowers.arena.program import Program
from fivetowers.arena.rating import rate
from fivetowers.arena.report import Report, draw, format_json
from fivetowers.arena.results import DealResult
from fivetowers.arena.results_file import Source
from fivetowers.arena.series_run import Order
from fivetowers.arena.sprt import DealTally, Sprt, Watch
from fivetowers.arena.statistics import summarise
from tests.arena.samples import deal, game, played, series

NAUGHTY = '<script src="https://example.org/x.js">'


def report(results: list[DealResult], watch: Watch | None = None) -> Report:
    sources = (Source(series("ms=20 random", "'./<b>bot'", seed=7), Program("1.2.3", "abc")),)
    return Report(summarise(results), tuple(results), rate(results), sources, watch)


def sample(deals: int = 12) -> Report:
    results = []
    for number in range(1, deals + 1):
        results.append(deal(number, game("ab", number % 5, 2), game("ba", 2, number % 3, loser=None)))
        results.append(deal(number, game("ac", 7, 2), game("ca", 2, 9, loser=1 if number == 3 else None)))
    watch = Watch(DealTally(Sprt(0.5, 0.51)), "a", 2)
    for result in results:
        watch.add(result)
    return report(results, watch)


def shown(one: Report, width: int = 80) -> str:
    console = Console(width=width, markup=False, emoji=False, highlight=False)
    with console.capture() as capture:
        console.print(draw(one))
    return capture.get()


def test_table_names_every_bot_with_its_figures_in_eighty_columns() -> None:
    text = shown(sample())
    assert "12 deals, 48 games of 2 players" in text
    for bot in sample().summary.bots:
        assert f"{bot.share.mean:.3f} {bot.share.low:.3f}–{bot.share.high:.3f}" in text
    assert re.search(r"^Bot +Elo +95%$", text, re.MULTILINE)
    for name, elo in sample().summary.elo.items():
        assert re.search(rf"^{name} +{re.escape(f'{elo.mean:+.0f}')} ", text, re.MULTILINE)
    assert "Test still open after 12 deals" in text
    assert "a lost in deal 3, round 3: the answer came after 900 ms; 310 were allowed" in text


def test_many_faults_are_counted_not_listed() -> None:
    results = [deal(number, game("ab", 2, 1, loser=0), game("ba", 1, 2)) for number in range(1, 15)]
    text = shown(report(results))
    assert text.count("lost in deal") == 10
    assert "… and 4 more faults." in text


def test_long_names_are_folded_not_cut() -> None:
    name = "…/bots/program-with-a-long-name --fast"
    one = game("ab", 2, 1)
    results = [deal(1, type(one)((name, "b"), one.scores, one.clocks))]
    first_column = "".join(re.split(r"\s{2,}|\s\d", line)[0] for line in shown(report(results)).splitlines())
    assert name.replace(" ", "") in first_column.replace(" ", "")


def test_json_holds_the_same_figures() -> None:
    one = sample()
    found = json.loads(format_json(one))
    assert (found["deals"], found["games"], found["players"]) == (12, 48, 2)
    assert [bot["name"] for bot in found["bots"]] == [bot.name for bot in one.summary.bots]
    assert found["bots"][0]["share"]["mean"] == one.summary.bots[0].share.mean
    assert found["bots"][0]["rating"]["mean"] == one.ratings[one.summary.bots[0].name].mean
    assert found["bots"][0]["elo"]["mean"] == one.summary.elo[one.summary.bots[0].name].mean
    assert found["sprt"]["verdict"] == "open"
    assert found["faults"][0]["code"] == "arena.late"


def test_json_of_one_deal_has_no_infinity() -> None:
    text = format_json(report([deal(1, game("ab", 2, 1), game("ba", 1, 2))]))
    assert "Infinity" not in text
    assert json.loads(text)["bots"][0]["margin"]["high"] is None


def test_report_says_how_to_play_it_again() -> None:
    one = series("nodes=5 random", "name=B nodes=5 random", seed=7)
    results = played(Order(one, deals=2))
    found = Report(summarise(results), tuple(results), {}, (Source(one, Program("1.2.3", "abc")),))
    command = (
        "fivetowers arena --bot 'nodes=5 random' --bot 'name=B nodes=5 random'"
        " --players 2 --deals 2 --seed 7 --variant standard"
    )
    (facts,) = json.loads(format_json(found))["series"]
    assert facts["command"] == command
    assert (facts["seed"], facts["variant"], facts["program"]["weights"]) == (7, "standard", "abc")
    assert facts["contestants"][1] == {"name": "B", "command": ["random"], "milliseconds": None, "nodes": 5}
    page = format_page(found)
    assert escape(command) in page
    assert "fivetowers 1.2.3, with the weights abc" in page


class Tags(HTMLParser):
    """Checks that every tag that is opened is closed, and keeps attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    tags.close()
    assert tags.open == []
    return tags


def test_page_asks_no_other_address() -> None:
    page = format_page(sample())
    tags = read(page)
    assert tags.names.isdisjoint({"script", "link", "img", "iframe", "object", "a", "use", "image"})
    assert {name for name, _ in tags.attributes}.isdisjoint({"src", "href", "xlink:href", "srcset", "action"})
    assert not re.search(r"https?:|//|url\(|@import", page)


def test_page_holds_every_plot() -> None:
    page = format_page(sample())
    assert page.count("<svg") == 5
    assert "nan" not in page
    assert "inf" not in page.replace("info", "")


@pytest.mark.parametrize("deals", [1, 2, 500])
def test_page_can_be_made_of_any_number_of_deals(deals: int) -> None:
    read(format_page(sample(deals)))


def test_names_are_no_html() -> None:
    one = game("ab", 2, 1)
    other = type(one)((NAUGHTY, "b"), one.scores, one.clocks)
    page = format_page(report([deal(1, other), deal(2, other)]))
    assert "<script" not in page
    assert "&lt;script" in page
    assert "<b>" not in page
