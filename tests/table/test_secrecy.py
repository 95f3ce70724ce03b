"""The one question that every way out of a table asks: how much of it may this person be told now?"""

import pytest

from fivetowers.table.commands import End
from fivetowers.table.secrecy import Told, may_be_told
from fivetowers.table.summary import end_of_day
from fivetowers.table.view.public import record_of
from tests.table.playing import started

DAY = "2030-01-01"
DURING, AFTER = end_of_day(DAY) - 1, end_of_day(DAY)


@pytest.mark.parametrize(
    ("now", "owner", "has_finished", "told"),
    [
        (DURING, None, False, Told.NOTHING),
        (DURING, "ben", False, Told.NOTHING),
        (DURING, "ben", True, Told.GAME),
        (DURING, "anna", False, Told.TABLE),
        (DURING, "anna", True, Told.GAME),
        (AFTER, None, False, Told.ORDERS),
        (AFTER, "anna", True, Told.ORDERS),
    ],
)
def test_daily_deal_is_told_little_by_little(now: int, owner: str | None, has_finished: bool, told: Told) -> None:  # noqa: FBT001 (a table of cases)
    table = started("anna", bots=1, daily=DAY)
    table.do(End(), "anna")
    assert may_be_told(table.table, owner, now, has_finished=has_finished) is told
    record = record_of(table.table, told)
    assert (record is not None) is (told >= Told.GAME)
    assert record is None or ("Order1" in dict(record.tags)) is (told is Told.ORDERS)


def test_orders_of_any_game_are_told_at_its_end_and_no_sooner() -> None:
    table = started("anna", bots=1)
    assert may_be_told(table.table, "anna", DURING) is Told.GAME
    table.do(End(), "anna")
    assert may_be_told(table.table, None, DURING) is Told.ORDERS
