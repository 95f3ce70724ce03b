"""A program for the tests to kill: it appends to many tables at once and prints each append after it was confirmed."""

import asyncio
import os
import sys

from fivetowers.server.storage import Storage
from tests.server.storage.stored import NOW, SUMMARY, make_table

TABLES = 8


def body(table: str, number: int) -> bytes:
    return f"{table} {number}".encode()


async def write_without_end(url: str) -> None:
    storage = await Storage.open(url)

    async def play(table: str) -> None:
        number = len(await storage.load(table))
        if not number:
            await make_table(storage, table)
            number = 1
        while True:
            await storage.append(table, number, [body(table, number + 1), body(table, number + 2)], SUMMARY, at=NOW)
            number += 2
            os.write(sys.stdout.fileno(), b"%b\n" % body(table, number))

    await asyncio.gather(*(play(f"t{table}") for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(write_without_end(sys.argv[1]))
