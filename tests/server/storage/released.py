"""Makes the databases in tests/data/databases, each run by the version that it is to be of:

    python -m tests.server.storage.released schema-0002
    python -m tests.server.storage.released events-4

One is kept for each schema, and from `events-4` on for each vocabulary of events. `schema-0001` was made by commit
4a58177, the last but a few with that schema (there this file was copied to tests/server). A database is kept as SQL
text: a game that is under way, one that is over, and tables that wait. Its first line has the secret of the browser
that plays, and the ids of the tables. The record of the game that is over is kept beside it. Files of earlier versions
are never made again.

`events-4` has every event that came after the first vocabulary: players' numbers, and what happens when a second
device with games of its own gets the secret of the first. The ones before it have none of these.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from fivetowers.client.connection import Client
from tests.server.games import OPEN, Person, here, make_table, play_on
from tests.server.node.test_draw import Contributor
from tests.server.running import running_here

DATABASES = Path(__file__).parents[2] / "data" / "databases"
ACTIONS = 12


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running_here(Path(folder)) as server:
            client, phone = server.client(), server.client()
            others = [(await one.post("/api/daily")).json()["id"] for one in (client, phone)]
            others.append(await make_table(phone, OPEN, OPEN, name=None))
            link = (await client.post("/api/devices")).json()["token"]
            assert (await phone.post("/api/devices/claim", {"token": link})).json() == {"left": 0}
            under_way = await begin(client)
            await play_on(under_way, Random(1), most=ACTIONS)
            over = await begin(client)
            await play_on(over, Random(2))
            record = (await client.get(f"/api/tables/{over.table_id}/record")).body
        head = f"-- {name} {client.cookie} {under_way.table_id} {over.table_id} {' '.join(others)}\n"
        with closing(sqlite3.connect(Path(folder) / "games.sqlite")) as database:
            text = "\n".join(database.iterdump())
    DATABASES.mkdir(parents=True, exist_ok=True)
    (DATABASES / f"{name}.sql").write_text(f"{head}{text}\n", encoding="utf-8")
    (DATABASES / f"{name}.5t").write_bytes(record)


async def begin(client: Client) -> Person:
    """A game of two people at one browser, which adds its number to the shuffle."""
    person = await Contributor.sit(client, await make_table(client, OPEN, here("Ben"), start="random"))
    await person.seal()
    person.socket.send({"type": "start"})
    await person.until_called()
    person.open()
    await person.until_turn()
    return person


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
