"""Results in a file: read back exactly, gone on with after any interruption, and never mixed with another series."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fivetowers.arena.contestants import SeriesError
from fivetowers.arena.program import Program, this_program
from fivetowers.arena.results_file import Source, format_result, format_source, parse_result, parse_source, read_results
from fivetowers.arena.series import Series
from fivetowers.arena.series_run import Order, Run
from fivetowers.bots.base import Budget
from fivetowers.state import Variant
from tests.arena.samples import deal, files, game, played, series, without_times


def test_result_is_read_back_as_it_was_written() -> None:
    result = deal(3, game("ab", 41, 38), game("ba", 5, -7, loser=1))
    assert parse_result(format_result(result)) == result


def test_series_is_read_back_as_it_was_written() -> None:
    one = series("random", "name=B nodes=5 greedy", "./my bot", "random", players=3, budget=Budget(milliseconds=9))
    for program in (this_program(), None):
        assert parse_source(format_source(Source(one, program))) == Source(one, program)


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
    out.write_text(f'{format_source(Source(series("random", "greedy"), None))}\n{{"deal": 1}}\n')
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


@pytest.mark.parametrize(
    ("other", "code"),
    [
        (replace(series("random", "greedy", seed=2), variant=Variant.TABLETOP), "arena.other_variant"),
        (series("random", "greedy", seed=2, budget=Budget(milliseconds=5)), "arena.other_bot"),
        (series("name=random greedy", "greedy", seed=2), "arena.other_bot"),
    ],
    ids=["variant", "budget", "command"],
)
def test_results_of_other_bots_under_one_name_are_not_added(other: Series, code: str, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    played(Order(other, deals=0, out=file))
    with pytest.raises(SeriesError) as caught:
        Run(Order(series("random", "greedy"), deals=0, added=(file,)))
    assert caught.value.refusal.code == code


def test_two_files_that_disagree_on_a_bot_are_not_added(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    played(Order(series("name=A greedy", "random"), deals=0, out=one))
    played(Order(series("name=A mcts", "random"), deals=0, out=two))
    with pytest.raises(SeriesError) as caught:
        Run(Order(series("random"), deals=0, added=(one, two)))
    assert caught.value.refusal.facts["file"] == str(two)


@pytest.mark.parametrize("other", [Program("0.0.1", this_program().weights), Program(this_program().version, "0" * 12)])
def test_results_of_another_program_are_neither_gone_on_with_nor_added(other: Program, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_text(f"{format_source(Source(series('random', 'greedy'), other))}\n")
    for order in (Order(series("random", "greedy"), 1, out=out), Order(series("random", "greedy"), 0, added=(out,))):
        with pytest.raises(SeriesError) as caught:
            Run(order)
        assert caught.value.refusal.code == "arena.other_program"


def test_file_that_does_not_say_which_program_played_is_gone_on_with(tmp_path: Path) -> None:
    """As they were written before the program was named."""
    out = tmp_path / "results.jsonl"
    played(Order(series("random", "greedy"), deals=1, out=out))
    first, *lines = out.read_text().splitlines(keepends=True)
    facts = json.loads(first)
    assert facts.pop("program") == {"version": this_program().version, "weights": this_program().weights}
    out.write_text("".join([json.dumps(facts) + "\n", *lines]))
    assert len(played(Order(series("random", "greedy"), deals=2, out=out))) == 2


def test_records_of_other_seeds_bots_and_variants_stand_beside_each_other(tmp_path: Path) -> None:
    one = series("random", "greedy")
    others = (
        series("random", "greedy", seed=2),
        series("random", "name=greedy random"),
        replace(one, variant=Variant.TABLETOP),
    )
    for other in (one, *others, one):
        played(Order(other, deals=1, records=tmp_path))
    assert len(files(tmp_path)) == 4
