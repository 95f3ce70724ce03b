"""kill -9 at random moments: no action that was answered is ever lost."""

import asyncio
from pathlib import Path
from random import Random

from fivetowers.server.client import Closed
from tests.server.games import Person, here, make_table
from tests.server.running import running, sqlite

KILLS = 4
MOST_ANSWERS = 30
"""Before each kill: a game of three is longer than all of them."""


async def play_until_killed(person: Person, rng: Random, enough: asyncio.Event, answers: int) -> int:
    """The number of the last action that the server has answered; `enough` is set after so many answers."""
    last: int = person.view["number"]
    try:
        while (await person.until_turn())["phase"] == "playing":
            answer = await person.act(rng.choice(person.legal()))
            assert answer["type"] == "accepted"
            last = answer["number"]
            answers -= 1
            if not answers:
                enough.set()
    except (Closed, ConnectionError):
        pass
    finally:
        enough.set()
    return last


async def test_no_answered_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = Random(6)
    cookie, table_id, answered = None, "", 0
    for kill in range(KILLS):
        with running(*sqlite(tmp_path), "--no-limits") as server:
            client = server.client(cookie)
            if kill == 0:
                table_id = await make_table(client, here("Anna"), here("Ben"), here("Clara"), name=None)
                cookie = client.cookie
            person = await Person.sit(client, table_id)
            assert person.view["number"] >= answered
            if kill == 0:
                await person.start()
            enough = asyncio.Event()
            playing = asyncio.create_task(play_until_killed(person, rng, enough, rng.randint(1, MOST_ANSWERS)))
            await enough.wait()
            await asyncio.sleep(rng.uniform(0, 0.01))
            await asyncio.to_thread(server.kill)
            answered = await playing
    with running(*sqlite(tmp_path)) as server:
        view = (await server.client(cookie).get(f"/api/tables/{table_id}")).json()
        assert view["number"] >= answered > 5
