"""Results in a file: read back exactly, gone on with after any interruption, and never mixed with another series."""

from pathlib import Path

import pytest

from fivetowers.arena.contestants import SeriesError
from fivetowers.arena.running import Order, Run
from fivetowers.arena.store import format_result, format_series, parse_result, parse_series, read_results
from fivetowers.bots.base import Budget
from tests.arena.samples import deal, files, game, played, series, without_times


def test_result_is_read_back_as_it_was_written() -> None:
    result = deal(3, game("ab", 41, 38), game("ba", 5, -7, loser=1))
    assert parse_result(format_result(result)) == result


def test_series_is_read_back_as_it_was_written() -> None:
    one = series("random", "name=B nodes=5 greedy", "./my bot", "random", players=3, budget=Budget(milliseconds=9))
    assert parse_series(format_series(one)) == one


@pytest.mark.parametrize("torn", ["", '{"deal": 3, "deal_se', '{"deal": 3}'])
def test_interrupted_and_resumed_equals_uninterrupted(torn: str, tmp_path: Path) -> None:
    """Killed after the first result, in the middle of writing the next one."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    bots = "random", "name=Other random"
    expected = played(Order(series(*bots), deals=4, out=whole, records=tmp_path / "whole"))
    first = Run(Order(series(*bots), deals=4, out=parts, records=tmp_path / "parts"))
    next(iter(first.play()))
    with parts.open("a") as file:
        file.write(torn)
    second = Run(Order(series(*bots), deals=4, out=parts, records=tmp_path / "parts"))
    assert second.games == 6
    assert len(list(second.play())) == 3
    assert without_times(second.results) == without_times(expected)
    assert without_times(read_results(parts).deals) == without_times(expected)
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    assert len(parts.read_text().splitlines()) == len(whole.read_text().splitlines()) == 5


def test_several_runs_add_up(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    for deals in (1, 3, 3):
        played(Order(series("random", "name=Other random"), deals=deals, out=out))
    assert without_times(read_results(out).deals) == without_times(
        played(Order(series("random", "name=Other random"), deals=3))
    )


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (series("random", "greedy", seed=2), "seed"),
        (series("random", "greedy", players=3), "players"),
        (series("random", "name=G greedy"), "contestants"),
        (series("random", "greedy", budget=Budget(milliseconds=5)), "contestants"),
    ],
    ids=["seed", "players", "bots", "budget"],
)
def test_another_series_is_not_mixed_in(other: object, difference: str, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    played(Order(series("random", "greedy"), deals=0, out=out))
    before = out.read_bytes()
    with pytest.raises(SeriesError) as caught:
        Run(Order(other, deals=1, out=out))  # type: ignore[arg-type]
    assert caught.value.refusal.facts["facts"] == difference
    assert out.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[]\n", '{"arena": 2}\n', "my notes", '{"area": 1'])
def test_file_that_holds_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_text(text)
    with pytest.raises(SeriesError) as caught:
        Run(Order(series("random", "greedy"), deals=1, out=out))
    assert caught.value.refusal.code == "arena.no_results"
    assert out.read_text() == text


@pytest.mark.parametrize("torn", ["", "{", '{"arena": 1, "se'])
def test_file_of_a_run_that_was_killed_at_its_first_line_is_begun_anew(torn: str, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_text(torn)
    played(Order(series("random", "greedy"), deals=0, out=out))
    assert read_results(out).series == series("random", "greedy")


def test_line_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_text(f'{format_series(series("random", "greedy"))}\n{{"deal": 1}}\n')
    with pytest.raises(SeriesError) as caught:
        read_results(out)
    assert caught.value.refusal.facts["line"] == 2


def test_results_of_other_runs_are_reported_on_too_and_none_counts_twice(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    played(Order(series("random", "name=Other random", seed=1), deals=2, out=one))
    played(Order(series("random", "name=Other random", seed=2), deals=3, out=two))
    run = Run(Order(series("random", "name=Other random", seed=1), deals=2, out=one, added=(one, two)))
    report = run.report()
    assert report is not None
    assert (report.summary.deals, report.summary.games) == (5, 10)


def test_results_of_another_number_of_players_are_not_added(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    played(Order(series("random", "greedy", players=3), deals=0, out=other))
    with pytest.raises(SeriesError):
        Run(Order(series("random", "greedy"), deals=0, added=(other,)))
