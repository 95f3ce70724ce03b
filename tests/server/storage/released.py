"""Makes the databases in tests/data/databases, each run by the version that it is to be of:

    python -m tests.server.storage.released schema-0002

`schema-0001` was made by commit 4a58177, the last but a few with that schema (there this file was copied to
tests/server). A database is kept as SQL text: a game that is under way, one that is over, and a table that waits. Its
first line has the secret of the browser that plays, and the ids of the tables. The record of the game that is over
is kept beside it. Files of earlier versions are never made again.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from tests.server.games import OPEN, Person, here, make_table, play_on
from tests.server.running import running_here

DATABASES = Path(__file__).parents[2] / "data" / "databases"
ACTIONS = 12


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running_here(Path(folder)) as server:
            client = server.client()
            under_way = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
            await under_way.start()
            await play_on(under_way, Random(1), most=ACTIONS)
            over = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
            await over.start()
            await play_on(over, Random(2))
            waiting = await make_table(client, OPEN, OPEN)
            record = (await client.get(f"/api/tables/{over.table_id}/record")).body
        head = f"-- {name} {client.cookie} {under_way.table_id} {over.table_id} {waiting}\n"
        with closing(sqlite3.connect(Path(folder) / "games.sqlite")) as database:
            text = "\n".join(database.iterdump())
    DATABASES.mkdir(parents=True, exist_ok=True)
    (DATABASES / f"{name}.sql").write_text(f"{head}{text}\n", encoding="utf-8")
    (DATABASES / f"{name}.5t").write_bytes(record)


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
