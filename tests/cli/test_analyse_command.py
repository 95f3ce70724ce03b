"""`fivetowers analyse`: a table with spark lines, JSON, a page, and plain words for what cannot be analysed."""

import json
import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from fivetowers import format_record
from fivetowers.analysis.analysis_json import analysis_as_data
from fivetowers.analysis.analysis_page import format_analysis_page
from fivetowers.analysis.analysis_words import moves_columns, moves_rows
from fivetowers.analysis.game_analysis import JudgedDecision, analyse, rounds_of
from fivetowers.analysis.outlook import QUICK
from fivetowers.analysis.spark_line import MOST_BARS
from fivetowers.text import languages
from tests.analysis.judged_games import some_game
from tests.cli.conftest import Call
from tests.effort import cases
from tests.positions import TABLETOP, retracts, whole_game

GAME = some_game(2, 1)
ERRORS = ("error", "points_error")
# Uncompiled, a round takes seconds: the first few will do.
ROUNDS = cases(100, 100, uncompiled=2)
RECORD = replace(GAME, actions=GAME.actions[: [*rounds_of(GAME.actions)][:ROUNDS][-1][1]])


@pytest.fixture
def game(home: Path) -> str:
    (home / "game.5t").write_text(format_record(RECORD))
    return "game.5t"


def test_table_has_spark_lines_turning_points_and_faults(call: Call, game: str) -> None:
    done = call("analyse", game, "--depth", "quick")
    assert done.returncode == 0, done.stderr
    assert "Analysis: Anna and Ben" in done.stdout
    assert len(re.findall(r"^· Round \d+, ", done.stdout, re.MULTILINE)) == 3
    told = " ".join(re.findall(r"^·(?:.|\n(?=\S))*", done.stdout, re.MULTILINE)).replace("\n", " ")
    assert len(re.findall(r"\([+−]\d+±\d+%\)", told)) == 3, "how sure each is"
    spark_lines = re.findall(r"(Anna|Ben) +\d+±\d+% ([▁▂▃▄▅▆▇█]+)", done.stdout)
    assert [name for name, _ in spark_lines] == ["Anna", "Ben"]
    assert {len(bars) for _, bars in spark_lines} == {min(RECORD.end.round + 1, MOST_BARS)}
    assert "…" not in done.stdout, "the tables fit"
    assert "blunder" in done.stdout
    rows = [line for line in done.stdout.splitlines() if re.search("[▁-█]", line)]
    assert [len(re.findall(r"\d±\d+%", row)) for row in rows] == [4, 4], "start, luck, own and others' moves"


def test_one_seat_is_told_its_own_faults(call: Call, game: str) -> None:
    done = call("analyse", game, "--depth", "quick", "--seat", "2")
    told = re.findall(r"^(?:· Round \d+, | +\d+ +)(Anna|Ben)\b", done.stdout, re.MULTILINE)
    assert set(told) == {"Ben"}


def test_json_has_the_documented_form(call: Call, game: str) -> None:
    done = call("analyse", game, "--depth", "quick", "--json")
    data = json.loads(done.stdout)
    assert data == json.loads(json.dumps(analysis_as_data(analyse(RECORD, QUICK))))
    assert list(data) == [
        *("format", "players", "names", "depth", "points", "winners", "start", "events", "luck", "own", "others"),
        *("turning_points", "start_error", "luck_error", "own_error", "others_error"),
    ]
    assert (data["format"], data["players"], data["depth"]) == (1, 2, "quick")
    deal, decision = data["events"][:2]
    assert list(deal) == [
        *("kind", "round", "cards", "share", "error"),
        *("expected_points", "points_error", "takes"),
    ]
    assert list(decision) == [
        *("kind", "round", "seat", "action", "best", "share", "chosen_share", "best_share", "loss", "error"),
        *("verdict", "alternatives", "expected_points", "points_error", "reasons", "share_error"),
    ]
    assert decision["alternatives"]
    assert all(set(other) == {"action", "share", "expected_points", *ERRORS} for other in decision["alternatives"])


def test_several_games_are_a_line_each(call: Call, game: str) -> None:
    done = call("analyse", game, game, "--depth", "quick", "--json")
    one, other = map(json.loads, done.stdout.splitlines())
    assert one == other


class _Reader(HTMLParser):
    """What a page would load, and which elements it has."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data")]


def test_page_is_whole_by_itself_and_draws_a_line_for_each_player(call: Call, home: Path, game: str) -> None:
    done = call("analyse", game, "--depth", "quick", "--html", "out.html")
    assert "out.html" in done.stdout
    page = (home / "out.html").read_text("utf-8")
    reader = _Reader()
    reader.feed(page)
    assert reader.loaded == []
    assert "url(" not in page
    assert "@import" not in page
    assert reader.tags.count("svg") == 1
    assert reader.tags.count("polyline") == 2
    assert reader.tags.count("circle") > 3, "faults are marked"


def test_page_tells_of_every_decision_what_else_there_was_and_what_everybody_could_expect() -> None:
    analysis = analyse(RECORD, QUICK)
    rows = list(moves_rows(analysis))
    chosen = [one for one in analysis.events if isinstance(one, JudgedDecision) and one.alternatives]
    assert len(rows) == len(chosen) >= 5
    for row, event in zip(rows, chosen, strict=True):
        assert len(row) == len(moves_columns(analysis.names))
        assert re.findall(r"\((\d+)±(\d+)%,\N{NO-BREAK SPACE}(-?\d+)±(\d+)\)", row[-1]) == [
            tuple(f"{number:.0f}" for number in (100 * other.share, 100 * other.error, other.points, other.point_error))
            for other in event.alternatives
        ]
        assert row[4].endswith(f"±{100 * event.error:.0f}%")
        for seat, cell in enumerate(row[5:-1]):
            share = f"{100 * event.shares[seat]:.0f}±{100 * event.share_errors[seat]:.0f}%"
            points = f"{event.points[seat]:.0f}±{event.point_errors[seat]:.0f}"
            assert cell.endswith(f"→\N{NO-BREAK SPACE}{share},\N{NO-BREAK SPACE}{points}")
    page = format_analysis_page([analysis])
    assert all(f"<td>{escape(cell)}</td>" in page for row in rows for cell in row)


def test_names_cannot_change_the_page(call: Call, home: Path) -> None:
    text = format_record(RECORD).replace("Anna", "<b>A</b>&")
    (home / "odd.5t").write_text(text)
    assert call("analyse", "odd.5t", "--depth", "quick", "--html", "out.html").returncode == 0
    page = (home / "out.html").read_text("utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;A&lt;/b&gt;&amp;" in page


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(call: Call, game: str, language: str) -> None:
    done = call("analyse", game, "--depth", "quick", "--language", language)
    assert done.returncode == 0, done.stderr
    assert ("Analysis" in done.stdout) == (language == "en")
    assert "master" in done.stdout


@pytest.mark.parametrize(
    ("words", "status", "why"),
    [
        (["game.5t", "--seat", "3"], 1, "game.5t: There are 2 seats at this table."),
        (["game.5t", "--seat", "0"], 2, "--seat"),
        (["game.5t", "--depth", "bottomless"], 2, "--depth"),
        (["missing.5t"], 2, "missing.5t"),
        (["broken.5t"], 1, "broken.5t: line 1"),
        (["tabletop.5t"], 1, "a bid was made that couldn’t be built"),
        ([], 2, "FILE"),
    ],
)
def test_what_cannot_be_analysed_is_named(
    call: Call, home: Path, game: str, words: list[str], status: int, why: str
) -> None:
    assert game
    (home / "broken.5t").write_text("nonsense")
    games = (whole_game(2, TABLETOP, Random(seed)) for seed in range(20))
    (home / "tabletop.5t").write_text(format_record(next(game for game in games if retracts(game))))
    done = call("analyse", *words)
    assert done.returncode == status
    assert why in " ".join(done.stderr.split())
    assert done.stdout == ""
