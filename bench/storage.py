"""What it costs to make actions durable: processor time of one append, for groups of several sizes.

`python -m bench.storage` measures SQLite in a new file; with the address of an empty PostgreSQL database, that too.
Beside it, in the same run: the same rows written by the bare driver, one transaction for each group, on one thread.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from secrets import token_hex

from fivetowers.dealer import new_hidden_dealer
from fivetowers.server.storage import Storage
from fivetowers.table.summary import SeatSummary, TableSummary

EACH = 100
SIZES = (1, 5, 20, 64)
REPEATS = 3
BODY = (
    b'{"type":"acted","at":1790000000000,"action":"build T5 T7 T9","seat":2,"by":"person","request":"0123456789abcdef"}'
)
SUMMARY = TableSummary("playing", "standard", 0, tuple(SeatSummary("open", "Anna", digit * 64) for digit in "abcd"))


async def storage_cost(url: str, tables: int) -> float:
    """Microseconds of this process for an append, while this many tables play at once."""
    storage = await Storage.open(url)
    ids = [token_hex(8) for _ in range(tables)]
    dealer = new_hidden_dealer(4, Random(1))
    for table in ids:
        await storage.create(table, dealer, [BODY], SUMMARY, at=0)

    async def play(table: str) -> None:
        for number in range(1, EACH + 1):
            await storage.append(table, number, [BODY], SUMMARY, at=0)

    before = time.process_time()
    await asyncio.gather(*(play(table) for table in ids))
    used = time.process_time() - before
    await storage.close()
    return used / EACH / tables * 1e6


def driver_cost(path: Path, tables: int) -> float:
    """The same, for nothing but the driver."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    ids = [token_hex(8) for _ in range(tables)]
    before = time.process_time()
    for number in range(1, EACH + 1):
        rows = [(table, number, 0, BODY) for table in ids]
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)", rows)
        connection.commit()
    used = time.process_time() - before
    connection.close()
    return used / EACH / tables * 1e6


def main(url: str | None = None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        print(f"{'tables at once':>14} {'SQLite':>10} {'bare driver':>12}" + (f"{'PostgreSQL':>12}" if url else ""))
        for tables in SIZES:
            ours = min(asyncio.run(storage_cost(f"sqlite:///{path}", tables)) for _ in range(REPEATS))
            bare = min(driver_cost(path, tables) for _ in range(REPEATS))
            line = f"{tables:>14} {ours:>7.1f} µs {bare:>9.1f} µs"
            if url:
                line += f"{min(asyncio.run(storage_cost(url, tables)) for _ in range(REPEATS)):>9.1f} µs"
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:2])
