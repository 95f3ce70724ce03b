"""A bot program at a server's table, by `fivetowers connect`."""

import asyncio
import subprocess
import sys
from random import Random

from tests.server.games import OPEN, RANDOM, Person, make_table, play_on
from tests.server.running import ServerProcess

BOT = f"{sys.executable} -m fivetowers bot greedy --seed 1"


def connect(*words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "fivetowers", "connect", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def finish(process: "subprocess.Popen[str]") -> str:
    out, errors = await asyncio.to_thread(process.communicate, None, 60)
    assert process.returncode == 0, errors
    return out


async def test_bot_program_joins_an_open_table_and_plays_to_the_end(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN)
    bot = connect(f"{server.address}/t/{table_id}", "--bot", BOT, "--name", "Robo")
    person = await Person.sit(client, table_id)
    while not person.view["seats"][1]["taken"]:
        await person.look()
    assert person.view["seats"][1]["name"] == "Robo"
    person.socket.send({"type": "start"})
    await person.look()
    rng = Random(1)
    while person.view["phase"] != "ended":
        if person.view["turn"]["seat"] == 1:
            number = person.view["number"]
            assert (await person.act(rng.choice(person.legal())))["type"] == "accepted"
            if person.view["number"] > number:
                continue
        await person.look(person.view["number"] + 1)
    assert "The game is over" in await finish(bot)


async def test_one_time_link_hands_a_seat_to_a_bot_program(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await play_on(person, Random(2), most=3)
    link = (await client.post(f"/api/tables/{person.table_id}/seats/1/link")).json()["link"]
    assert "The game is over" in await finish(connect(link, "--bot", BOT))
    assert (await client.get(f"/api/tables/{person.table_id}")).json()["ended"] == "over"


async def test_link_that_is_no_good_is_refused_in_words(server: ServerProcess) -> None:
    bot = connect(f"{server.address}/seat#{'A' * 16}.1.{'x' * 43}", "--bot", BOT)
    _, errors = await asyncio.to_thread(bot.communicate, None, 60)
    assert bot.returncode == 1
    assert "this link has been used" in errors
