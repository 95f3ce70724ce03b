"""Tables as the tests of storage make them: events that are plain texts, and a summary that is a fold over them."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from fivetowers.dealer import new_hidden_dealer
from fivetowers.server.storage import Storage
from fivetowers.table.summary import DailyTry, SeatSummary, TableSummary

ANNA, BEN, CLARA = ("a" * 64, "b" * 64, "c" * 64)
DEALER = new_hidden_dealer(2, Random(5))
NOW = 1_790_000_000_000

SUMMARY = TableSummary(
    phase="waiting",
    variant="standard",
    created_at=NOW,
    seats=(SeatSummary("open", "Anna", ANNA), SeatSummary("bot", "Greedy")),
    creator=ANNA,
)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


def having(summary: TableSummary = SUMMARY, **changes: Any) -> TableSummary:
    return msgspec.structs.replace(summary, **changes)


def event(text: str, summary: TableSummary | None = None) -> bytes:
    """An event; with a summary, one after which the summary of the table is this."""
    return json.dumps({"text": text, "summary": msgspec.to_builtins(summary)}).encode()


def summarise(events: Sequence[bytes]) -> TableSummary:
    """The last summary that an event brought."""
    brought = [found for body in events if (found := json.loads(body)["summary"])]
    return msgspec.convert(brought[-1], TableSummary)


async def make_table(storage: Storage, table_id: str, summary: TableSummary = SUMMARY) -> None:
    await storage.create(table_id, DEALER, [event("created", summary)], summary, at=summary.created_at)


async def change_table(storage: Storage, table_id: str, number: int, summary: TableSummary) -> None:
    """Appends the event number `number` + 1, which gives the table a new summary."""
    await storage.append(table_id, number, [event("changed", summary)], summary, at=NOW + number)


def daily(owner: str, points: int | None = None, name: str = "Anna", finished_at: int = NOW + 9) -> DailyTry:
    place = None if points is None else 1
    return DailyTry("2026-11-15", owner, name, points, place, None if points is None else finished_at)
