"""The checker finds every kind of fault: each is planted into a run in which all was well."""

from dataclasses import replace

import pytest

from tests.server.chaos.checker import Kind, faults
from tests.server.chaos.journal import Answered, Asked, Connected, Entry, Journal, Looked, TableLog

LOG = TableLog(
    (Entry(5, "a1", "bid 1"), Entry(6, "b1", "bid 2"), Entry(8, "a2", "pass")),
    {number: f"view {number}" for number in range(9)},
)


def look(at: float, number: int) -> Looked:
    return Looked(at, number, f"view {number}")


ANNA = Journal(
    "Anna",
    [
        Connected(0),
        look(1, 4),
        Asked(2, "a1", "bid 1"),
        look(3, 5),
        Answered(3.5, "a1", 5),
        look(6, 6),
        Asked(6.2, "a0", "bid 9"),
        Answered(6.4, "a0", None),
        Connected(7),
        look(7.5, 7),
        Asked(8, "a2", "pass"),  # and never heard of it again
    ],
)
BEN = Journal("Ben", [Connected(0), look(3.2, 5), Asked(4, "b1", "bid 2"), Answered(5, "b1", 6), look(9, 8)])


def without(journal: Journal, note: object) -> Journal:
    return Journal(journal.client, [kept for kept in journal.notes if kept != note])


def having(journal: Journal, *more: Asked | Answered | Looked | Connected) -> Journal:
    return Journal(journal.client, [*journal.notes, *more])


def kinds(log: TableLog, *journals: Journal, is_one_node: bool = True) -> set[Kind]:
    return {fault.kind for fault in faults(log, journals, is_one_node=is_one_node)}


def test_run_in_which_all_was_well_has_no_fault() -> None:
    assert faults(LOG, (ANNA, BEN)) == []


def test_action_without_an_answer_may_be_there_or_not() -> None:
    assert kinds(replace(LOG, entries=LOG.entries[:2]), ANNA, BEN) == set()


def entries(*changed: Entry) -> TableLog:
    return replace(LOG, entries=changed)


FIRST, SECOND, THIRD = LOG.entries


@pytest.mark.parametrize(
    ("kind", "log"),
    [
        ("lost", entries(FIRST, THIRD)),
        ("doubled", entries(FIRST, SECOND, replace(THIRD, number=7), THIRD)),
        ("moved", entries(FIRST, replace(SECOND, number=7), THIRD)),
        ("reordered", entries(replace(THIRD, number=4), FIRST, SECOND)),
        ("refused", entries(FIRST, SECOND, Entry(7, "a0", "bid 9"), THIRD)),
        ("invented", entries(FIRST, SECOND, Entry(7, "nobody", "bid 3"), THIRD)),
        ("invented", entries(FIRST, SECOND, replace(THIRD, action="bid 5"))),
        ("diverging", replace(LOG, digests={**LOG.digests, 6: "another view"})),
        ("diverging", replace(LOG, digests={number: LOG.digests[number] for number in range(8)})),
    ],
)
def test_fault_in_the_log_is_found(kind: Kind, log: TableLog) -> None:
    assert kinds(log, ANNA, BEN) == {kind}


def test_client_that_was_shown_something_else_is_found() -> None:
    assert kinds(LOG, ANNA, having(BEN, Looked(10, 8, "a view of its own"))) == {"diverging"}


def test_acknowledgement_of_something_never_written_is_found() -> None:
    assert kinds(LOG, having(ANNA, Asked(10, "a3", "bid 1"), Answered(11, "a3", 9)), BEN) == {"lost"}


def test_client_that_sees_the_table_go_back_is_found() -> None:
    assert kinds(LOG, ANNA, having(BEN, look(10, 7))) == {"went_back"}


def test_client_that_comes_back_to_another_node_may_be_behind_for_a_moment() -> None:
    back = having(BEN, Connected(10), look(11, 7))
    assert kinds(LOG, ANNA, back) == {"went_back"}
    assert kinds(LOG, ANNA, back, is_one_node=False) == set()


def test_two_actions_at_the_same_number_are_found() -> None:
    """Two nodes have both said yes."""
    twin = having(BEN, Asked(4, "b2", "pass"), Answered(5, "b2", 6))
    assert "doubled" in kinds(entries(FIRST, SECOND, Entry(6, "b2", "pass"), THIRD), ANNA, twin)
