"""What a server keeps: the log of every table, its secret, what is derived from the log, passes and leases."""

from fivetowers.server.storage.addresses import default_url
from fivetowers.server.storage.database_copy import Copied, back_up, copy
from fivetowers.server.storage.store import Storage
from fivetowers.server.storage.values import (
    Ban,
    Conflict,
    DailyResult,
    DeviceLink,
    OwnDay,
    OwnedTable,
    SeatPass,
    StorageError,
    Summarise,
    TableEntry,
    Unavailable,
)

__all__ = [
    "Storage",
    "default_url",
    # Values
    "Ban",
    "DailyResult",
    "DeviceLink",
    "OwnDay",
    "OwnedTable",
    "SeatPass",
    "Summarise",
    "TableEntry",
    # Errors
    "Conflict",
    "StorageError",
    "Unavailable",
    # Whole databases
    "Copied",
    "back_up",
    "copy",
]
