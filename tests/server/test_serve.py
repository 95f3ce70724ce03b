"""The command `fivetowers serve` itself: where it listens, what it says, how it stops; and the host's commands."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from fivetowers.server.client import Closed
from tests.server.games import OPEN, Person, make_table
from tests.server.running import ServerProcess, running, sqlite


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
        assert await stopping == (0 if sign is signal.SIGINT else -signal.SIGTERM)
        assert "Traceback" not in server.log()


async def test_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(*sqlite(tmp_path)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
    with running(*sqlite(tmp_path)) as server:
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


def test_host_is_told_when_there_is_no_such_table(tmp_path: Path) -> None:
    done = run("host", "remove-table", "A" * 16, *sqlite(tmp_path))
    assert done.returncode == 1
    assert "no such table" in done.stderr


def test_help_names_flags_and_environment() -> None:
    words = run("serve", "--help").stdout
    for part in ("--host", "--port", "--database", "--redis", "FIVETOWERS_DATABASE", "FIVETOWERS_REDIS", "--open"):
        assert part in words


def test_database_that_cannot_be_used_is_named_without_its_password() -> None:
    done = run("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/games")
    assert done.returncode == 1
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr
