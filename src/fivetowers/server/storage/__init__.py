"""What a server keeps: the log of every table, its secret, what is derived from the log, passes and leases."""

from fivetowers.server.storage.addresses import default_url
from fivetowers.server.storage.copying import Copied, back_up, copy
from fivetowers.server.storage.store import Storage
from fivetowers.server.storage.values import (
    Conflict,
    DailyResult,
    DailyTry,
    OwnedTable,
    Pass,
    Phase,
    SeatSummary,
    StorageError,
    Summarise,
    TableEntry,
    TableSummary,
    Unavailable,
)

__all__ = [
    "Storage",
    "default_url",
    # Values
    "DailyResult",
    "DailyTry",
    "OwnedTable",
    "Pass",
    "Phase",
    "SeatSummary",
    "Summarise",
    "TableEntry",
    "TableSummary",
    # Errors
    "Conflict",
    "StorageError",
    "Unavailable",
    # Whole databases
    "Copied",
    "back_up",
    "copy",
]
