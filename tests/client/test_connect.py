"""A bot program at a server's table, by `fivetowers connect`."""

import asyncio
import shlex
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.player import ConnectError, SeatedBot
from fivetowers.referee.outside_program import ProgramLimits
from fivetowers.text import say_error
from tests.referee.programs import is_running, lives, write_program
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


async def test_table_of_bots_needs_no_browser(server: ServerProcess) -> None:
    """One program makes the table, another comes by the link, and the server's own bot has the third seat."""
    words = ("--against", "open", "--against", "random", "--bot", BOT, "--name", "Host")
    first = connect(server.address, *words)
    assert first.stdout is not None
    link = (await asyncio.to_thread(first.stdout.readline)).split()[-1]
    second = connect(link, "--bot", "greedy", "--name", "Guest")  # the name of a bot will do
    assert "The game is over" in await finish(second)
    assert "The game is over" in await finish(first)
    record = (await server.client().get(f"/api/tables/{link.rpartition('/')[2]}/record")).body.decode()
    assert '[Players "Host|Guest|' in record


async def test_dialogue_is_added_to_the_log(server: ServerProcess, tmp_path: Path) -> None:
    log = tmp_path / "dialogue.log"
    log.write_text("what was there before\n", "utf-8")
    words = ("--against", "random", "--bot", BOT, "--ms", "100", "--log", str(log))
    assert "The game is over" in await finish(connect(server.address, *words))
    before, *lines = log.read_text("utf-8").splitlines()
    said = [line.split(" ", 2)[2] for line in lines]  # after the time and the process
    assert before == "what was there before"
    assert said[:2] == ["> 5tp", "< 5tp 1 greedy"]
    asked = [number for number, line in enumerate(said) if line == "> go ms 100"]
    assert len(asked) > 10
    for number in asked:
        assert said[number + 1].startswith("< info ms ")
        assert said[number + 2].startswith("< action ")
    assert said[-1] == "> quit"


def test_command_that_cannot_be_read_is_refused_in_words() -> None:
    _, errors = (bot := connect("http://127.0.0.1:9", "--bot", "'")).communicate(timeout=60)
    assert (bot.returncode, errors) == (1, "a quotation mark is missing in “'”\n")


async def test_table_with_a_bot_that_the_server_does_not_have_is_refused(server: ServerProcess) -> None:
    bot = connect(server.address, "--against", "nobody", "--bot", BOT)
    _, errors = await asyncio.to_thread(bot.communicate, None, 60)
    assert bot.returncode == 1
    assert "Traceback" not in errors


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


BAD_BOTS = {
    "newer": ("input(); print('5tp 2 newer', flush=True); input()", "“5tp 1 NAME” was expected"),
    "nameless": ("input(); print('5tp 1', flush=True); input()", "“5tp 1 NAME” was expected"),
    "garbage": ("input(); print('hello there', flush=True); input()", "the answer was “hello there”"),
    "bytes": ("import os; os.write(1, b'5tp 1 \\xff\\xfe\\n'); input(); input()", "“UTF-8” was expected"),
    "endless": ("while True: print('x' * 65536, end='')", "longer than 65,536 characters"),
    "gone": ("raise SystemExit('out of bricks')", "after saying “out of bricks”"),
}


def command_of(fault: str) -> list[str]:
    return [sys.executable, "-c", BAD_BOTS[fault][0]]


@pytest.mark.parametrize("fault", BAD_BOTS)
def test_program_that_does_not_speak_the_protocol_is_ended_with_words(fault: str) -> None:
    """Of a line without an end no more is read than an answer may be long."""
    with pytest.raises(ConnectError) as caught:
        SeatedBot(command_of(fault), None)
    words = say_error(caught.value)
    assert words.startswith(f"“{shlex.join(command_of(fault))}”: ")
    assert BAD_BOTS[fault][1] in words


def test_bad_program_never_sits_down() -> None:
    process = connect("http://127.0.0.1:9/t/AAAAAAAAAAAAAAAA", "--bot", shlex.join(command_of("newer")))
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert BAD_BOTS["newer"][1] in errors


def test_program_that_never_greets_is_not_waited_for_ever() -> None:
    with pytest.raises(ConnectError, match="no answer came within 200 ms"):
        SeatedBot([sys.executable, "-c", "import time; time.sleep(600)"], None, ProgramLimits(start=0.2))


GAME = ("new players 2 start 1 variant standard", "deal T5 C7 S0 H12 M3")


@pytest.mark.parametrize(
    ("mischief", "words"),
    [
        ("hangs", "no answer came within 3,310 ms"),
        ("junk", "the answer was “hello there”; “action …” was expected"),
        ("deals", "the answer was “action deal T1”; “action …” was expected"),
        ("crashes", "after saying “out of bricks”"),
        ("endless_line", "longer than 65,536 characters"),
    ],
)
def test_program_that_misbehaves_in_a_game_is_ended_with_words(mischief: str, words: str, tmp_path: Path) -> None:
    limits = ProgramLimits(grace_milliseconds=3_000, hanging=0.2)
    bot = SeatedBot(shlex.split(write_program(tmp_path, mischief)), 100, limits)
    with closing(bot):
        choices = [bot.choose(GAME) for _ in range(2)]  # two good decisions, then the third
        with pytest.raises(ConnectError) as caught:
            bot.choose(GAME)
    assert choices == ["bid 0"] * 2
    assert words in say_error(caught.value)
    assert not any(map(is_running, lives(tmp_path, mischief)))


def test_late_answer_is_played_at_a_table(tmp_path: Path) -> None:
    limits = ProgramLimits(grace_milliseconds=0, hanging=30.0)
    bot = SeatedBot(shlex.split(write_program(tmp_path, "time.sleep(0.5)")), 1, limits)
    with closing(bot):
        assert [bot.choose(GAME) for _ in range(3)] == ["bid 0"] * 3


def test_seated_bot_takes_back_what_was_undone_at_the_table() -> None:
    with closing(SeatedBot(shlex.split(BOT), None)) as bot:
        before = bot.choose(GAME)
        bot.choose((*GAME, "bid 1"))
        assert bot.choose(GAME) == before


async def test_interrupt_ends_a_bot_that_thinks(server: ServerProcess, tmp_path: Path) -> None:
    """The thread that waits for its answer must not hold up Ctrl-C."""
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    link = (await client.post(f"/api/tables/{person.table_id}/seats/1/link")).json()["link"]
    process = connect(link, "--bot", write_program(tmp_path, "good", before=THINKS_FOR_EVER))
    await asyncio.to_thread(process.stdout.readline)  # type: ignore[union-attr]
    while not (tmp_path / "thinking").exists():
        await asyncio.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, errors = await asyncio.to_thread(process.communicate, None, 30)
    assert (process.returncode, errors) == (0, "")
    assert not any(map(is_running, lives(tmp_path, "good")))


THINKS_FOR_EVER = """
answer = session.answer
def think(line):
    if line.startswith("go"):
        here.with_name("thinking").touch()
        time.sleep(600)
    return answer(line)
session.answer = think
"""
