"""What of a table may be told to whom: the one question that every way out asks (view, record, replay, export).

All is open but the orders of the cards (R23). A daily deal is different until its day is over: others have still to
play its cards.
"""

from enum import IntEnum

from fivetowers.table.events import OwnerHash
from fivetowers.table.summary import end_of_day
from fivetowers.table.table import Table, seats_of


class Told(IntEnum):
    """Each holds what the ones before it hold."""

    NOTHING = 0
    TABLE = 1
    """What lies on the table now, and what happens there while one looks on."""
    GAME = 2
    """Every action from the beginning, as a record or as a replay."""
    ORDERS = 3
    """The salt and the orders of all cards."""


def may_be_told(table: Table, owner: OwnerHash | None, now: int, *, has_finished: bool = False) -> Told:
    """`has_finished`: whether this person's own try at the same daily deal was played to its end.

    The orders of a daily deal are told to nobody before its day is over, however the game ended.
    """
    day = table.options.daily
    if day is None or now >= end_of_day(day):
        return Told.GAME if table.revealed is None else Told.ORDERS
    if has_finished:
        return Told.GAME
    return Told.TABLE if owner and seats_of(table, owner) else Told.NOTHING
