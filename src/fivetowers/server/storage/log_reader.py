"""Reading the log of a table while others are played: a long one is read in parts, with pauses between them."""

import asyncio
from collections.abc import Sequence

from fivetowers.table.events import Event
from fivetowers.table.log import read_log
from fivetowers.table.table import Table

EVENTS_AT_ONCE = 250
"""A few milliseconds' work. Few games are longer."""


async def read_with_pauses(
    table_id: str, bodies: Sequence[bytes], after: Table | None = None
) -> tuple[Table, list[Event]]:
    """What `read_log` gives, and raises."""
    table, log = read_log(table_id, bodies[:EVENTS_AT_ONCE], after)
    for first in range(EVENTS_AT_ONCE, len(bodies), EVENTS_AT_ONCE):
        await asyncio.sleep(0)
        table, more = read_log(table_id, bodies[first : first + EVENTS_AT_ONCE], table)
        log += more
    return table, log
