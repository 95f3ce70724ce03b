"""The command `fivetowers serve` itself: where it listens, what it says, how it stops; and the host's commands."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fivetowers.client.connection import Closed
from fivetowers.server.node.hub import milliseconds
from fivetowers.server.node.table_id import new_table_id
from fivetowers.server.storage import Storage
from fivetowers.table.events import Pace, encode_event
from fivetowers.table.summary import summarise
from tests.server.games import OPEN, Person, make_table
from tests.server.running import ServerProcess, running, running_here, sqlite
from tests.table.playing import started


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fivetowers", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_busy_port_is_named_and_the_next_free_one_taken(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with running("--port", str(port), *sqlite(tmp_path)) as server:
            taken = int(server.address.rpartition(":")[2])
            assert port < taken <= port + 50
            server.stop()
            assert f"Port {port} is busy" in server.log()
            assert str(taken) in server.log()


def test_address_stands_on_a_line_of_its_own(server: ServerProcess) -> None:
    assert server.address.startswith("http://127.0.0.1:")
    assert server.address.partition("//")[2].replace(".", "").replace(":", "").isdecimal()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_server_stops_cleanly_and_says_goodbye(tmp_path: Path, sign: signal.Signals) -> None:
    with running(*sqlite(tmp_path)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        stopping = asyncio.create_task(asyncio.to_thread(server.stop, sign))
        with pytest.raises(Closed) as closed:
            await person.socket.until(lambda message: message["type"] == "never")
        assert closed.value.code == 1012
        assert await stopping == 0
        assert server.log().endswith("Stopped.\n"), server.log()
        assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"], "nothing was left open"


async def test_clock_of_days_that_ran_out_while_the_server_was_down_is_kept(tmp_path: Path) -> None:
    days_ago = milliseconds() - 2 * 86_400_000
    game, table_id = started("anna", "ben", pace=Pace(days=1), now=days_ago), new_table_id()
    storage = await Storage.open(sqlite(tmp_path)[1])
    await storage.create(
        table_id, game.dealer, [encode_event(event) for event in game.log], summarise(game.table), at=days_ago
    )
    await storage.close()
    async with running_here(tmp_path) as server:
        watcher = await Person.sit(server.client(), table_id)
        while watcher.view["number"] == game.table.number:  # nobody but the server itself can have gone on
            await watcher.look(game.table.number + 1)
        assert watcher.view["round"][1]["by"] == "clock"
        assert watcher.view["deadline"] > milliseconds() + 86_000_000, "the next one has the whole day"


async def test_quiet_socket_is_closed_and_one_that_speaks_is_not(tmp_path: Path) -> None:
    with running(*sqlite(tmp_path), "--idle-seconds", "2") as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        speaking = await Person.sit(client, table_id)

        async def speak() -> None:
            while True:
                speaking.socket.send({"type": "ping"})
                await asyncio.sleep(0.2)

        talk = asyncio.create_task(speak())
        quiet = await Person.sit(server.client(), table_id)
        with pytest.raises(Closed) as closed:
            await quiet.socket.until(lambda message: message["type"] == "never")
        assert closed.value.code == 4408
        await speaking.socket.until(lambda message: message["type"] == "pong")
        talk.cancel()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a stand-in for xdg-open is laid on the path")
@pytest.mark.parametrize("screen", [":7", ""])
def test_page_is_opened_where_there_is_a_screen(tmp_path: Path, screen: str) -> None:
    opener, opened = tmp_path / "xdg-open", tmp_path / "opened"
    opener.write_text(f"#!/bin/sh\necho $1 > {opened}.new && mv {opened}.new {opened}\n")
    opener.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    with running(
        *sqlite(tmp_path), "--open", environment={"PATH": path, "DISPLAY": screen, "WAYLAND_DISPLAY": ""}
    ) as server:
        for _ in range(200 if screen else 10):
            if opened.exists():
                break
            time.sleep(0.1)
        assert (opened.read_text().strip() if opened.exists() else "") == (server.address if screen else "")


async def test_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
    async with running_here(tmp_path) as server:
        view = (await server.client().get(f"/api/tables/{table_id}")).json()
        assert view["seats"][0]["name"] == "Anna"


async def test_host_removes_a_name_and_a_table_of_a_running_server(tmp_path: Path) -> None:
    with running(*sqlite(tmp_path)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        done = await asyncio.to_thread(run, "host", "remove-name", person.table_id, "1", *sqlite(tmp_path))
        assert done.returncode == 0, done.stderr
        view = await person.look(3)
        assert "name" not in view["seats"][0]
        done = await asyncio.to_thread(run, "host", "remove-table", person.table_id, *sqlite(tmp_path))
        assert done.returncode == 0, done.stderr
        assert (await person.look(4))["ended"] == "removed"


async def test_host_keeps_a_browser_out_sees_it_refused_and_lets_it_in_again(tmp_path: Path) -> None:
    async def host(*words: str) -> str:
        done = await asyncio.to_thread(run, "host", *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    with running(*sqlite(tmp_path)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        said = await host("ban", person.table_id, "1", *sqlite(tmp_path))
        _, kind, mark = (await host("bans", *sqlite(tmp_path))).split()
        assert kind == "browser"
        assert mark in said
        with pytest.raises(Closed) as closed:
            await person.socket.until(lambda _: False)
        assert closed.value.code == 4403
        assert (await client.get(f"/api/tables/{person.table_id}")).status == 403
        assert "host.banned" in await host("refusals", "--url", server.address)
        assert mark in await host("unban", mark, *sqlite(tmp_path))
        assert await host("bans", *sqlite(tmp_path)) == "Nobody is banned.\n"


def test_no_table_has_an_id_that_a_command_takes_for_a_flag() -> None:
    assert not [table_id for table_id in (new_table_id() for _ in range(5_000)) if table_id.startswith("-")]


def test_host_is_told_when_there_is_no_such_table(tmp_path: Path) -> None:
    done = run("host", "remove-table", "A" * 16, *sqlite(tmp_path))
    assert done.returncode == 1
    assert "no such table" in done.stderr


def test_help_names_flags_and_environment() -> None:
    words = run("serve", "--help").stdout
    for part in ("--host", "--port", "--database", "--redis", "FIVETOWERS_DATABASE", "FIVETOWERS_REDIS", "--open"):
        assert part in words


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--public-url", "towers.example.org"),
        ("--public-url", "https://example.org/towers"),
        ("--redis", "me:secret@cache"),
    ],
)
def test_address_that_cannot_work_is_refused_at_the_start(flag: str, value: str) -> None:
    done = run("serve", "--port", "0", flag, value)
    assert done.returncode == 2
    assert flag in done.stderr
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr


def test_database_that_cannot_be_used_is_named_without_its_password() -> None:
    done = run("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/games")
    assert done.returncode == 1
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr
