"""The rounds that are over: the same game as the record tells it, with the towers as they stood."""

from hypothesis import given
from hypothesis import strategies as st

from fivetowers.records.record_writer import format_record
from fivetowers.scoring import score_seat
from fivetowers.state import Phase
from fivetowers.table.secrecy import Told
from fivetowers.table.view.public import record_of, view
from fivetowers.table.view.rounds import rounds_over
from tests.table.playing import OPEN, TestTable, started


def told_by_the_record(table: TestTable) -> list[str]:
    record = record_of(table.table, Told.GAME)
    assert record is not None
    lines = [line for line in format_record(record).splitlines() if line[:1].isdigit()]
    return [line for line in lines if line.count("/") == 2]


@given(seed=st.integers(0, 10_000), actions=st.integers(0, 250))
def test_rounds_are_those_of_the_record(seed: int, actions: int) -> None:
    table = started(*("anna", "ben", "cleo", "dan", "eva")[: 2 + seed % 4], seed=seed)
    table.play_on(actions)
    rounds = list(rounds_over(table.table))
    told = [
        f"{one.round}. {' '.join(one.display)} / "
        f"{' '.join('-' if said.bid is None else str(said.bid) for said in one.bids)} / "
        f"{(one.build or '').removeprefix('build ')}".rstrip()
        for one in rounds
    ]
    assert told == told_by_the_record(table)
    assert [one.round for one in rounds_over(table.table, 2)] == [one.round for one in rounds[2:]]


@given(seed=st.integers(0, 10_000), actions=st.integers(5, 250))
def test_the_last_round_shows_the_towers_that_stand_and_changes_add_up(seed: int, actions: int) -> None:
    table = started(*("anna", "ben", "cleo")[: 2 + seed % 2], seed=seed)
    table.play_on(actions)
    rounds = list(rounds_over(table.table))
    shown = view(table.table)
    assert shown.state is not None
    if rounds:
        assert (rounds[-1].towers, rounds[-1].rubble) == (shown.state.towers, shown.state.rubble)
        assert rounds[-1].scores == shown.scores
    for seat, now in enumerate(table.state.seats, start=1):
        assert sum(one.change for one in rounds if one.builder == seat) == score_seat(now).total
    assert len(rounds) == table.state.round - (table.state.phase is not Phase.OVER)


def test_a_table_that_waits_has_no_rounds() -> None:
    assert list(rounds_over(TestTable(OPEN, OPEN).table)) == []
