"""Messages that have to wait, answers that nobody takes: one queue each way, and each is bounded."""

import asyncio
from pathlib import Path

import pytest

from fivetowers.client.connection import Closed, JsonObject, TableSocket
from fivetowers.server.node import service
from fivetowers.server.node.live import Live
from fivetowers.server.sockets.socket import MOST_UNWRITTEN, MOST_WAITING, Socket
from fivetowers.table.commands import Decision
from fivetowers.table.messages import Closing, FromServer, Hint
from fivetowers.table.table import Table
from tests.server.games import OPEN, RANDOM, Person, make_table
from tests.server.running import UPGRADE, ServerHere, ask_by_hand, only, running_here

PING = b'{"type":"ping"}'


async def heard_until(socket: TableSocket, kind: str) -> list[JsonObject]:
    heard: list[JsonObject] = []
    while not heard or heard[-1]["type"] != kind:
        heard.append(await socket.receive())
    return heard


def kinds(messages: list[JsonObject], *wanted: str) -> list[str]:
    return [message["type"] for message in messages if message["type"] in wanted]


async def ping_for_ever(socket: TableSocket) -> None:
    while True:
        socket.send(PING)
        assert (await socket.receive())["type"] == "pong"
        await asyncio.sleep(0.02)


async def playing(server: ServerHere) -> Person:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM, hints=True))
    await person.start()
    return person


def server_side(server: ServerHere) -> Socket:
    (socket,) = server.service.sockets.all
    return socket


# ---- in --------------------------------------------------------------------------------------------------------------


async def test_other_messages_do_not_wait_for_a_hint(tmp_path: Path) -> None:
    async with running_here(tmp_path, bot_milliseconds=200) as server:
        person = await playing(server)
        person.socket.send({"type": "hint", "number": person.view["number"]})
        for _ in range(25):
            person.socket.send(PING)
        heard = await heard_until(person.socket, "hint")
        assert kinds(heard, "pong", "hint") == ["pong"] * 25 + ["hint"]


async def test_hints_come_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        under_way: set[int] = set()

        async def hint(table: Table, address: str) -> Hint:
            assert not under_way
            under_way.add(table.number)
            await asyncio.sleep(0)
            under_way.clear()
            return Hint(table.number, "bid 0", 0)

        monkeypatch.setattr(server.service.runner, "hint", hint)
        for _ in range(3):
            person.socket.send({"type": "hint", "number": person.view["number"]})
        for _ in range(3):
            await heard_until(person.socket, "hint")


async def test_failure_of_a_hint_is_told_and_the_socket_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)

        async def fail(table: Table, address: str) -> None:
            raise RuntimeError("no hint today")

        monkeypatch.setattr(server.service.runner, "hint", fail)
        person.socket.send({"type": "hint", "number": person.view["number"]})
        assert (await heard_until(person.socket, "refused"))[-1]["code"] == "server.fault"
        person.socket.send(PING)
        await heard_until(person.socket, "pong")


async def test_rematch_keeps_no_other_message_waiting_and_its_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await playing(server)
        may_fail = asyncio.Event()

        async def fail(live: Live, owner: str) -> Decision:
            await may_fail.wait()
            raise RuntimeError("no table to be had")

        monkeypatch.setattr(server.service.hub, "rematch", fail)
        person.socket.send({"type": "rematch"})
        for _ in range(25):
            person.socket.send(PING)
        for _ in range(25):
            await heard_until(person.socket, "pong")
        may_fail.set()
        assert (await heard_until(person.socket, "refused"))[-1]["code"] == "server.fault"
        person.socket.send(PING)
        await heard_until(person.socket, "pong")


async def test_messages_wait_for_the_table_and_one_too_many_is_told_so(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        hub, is_loaded = server.service.hub, asyncio.Event()
        live = hub.tables.pop(table_id)

        async def load() -> Live:
            await is_loaded.wait()
            return live

        hub._loading[table_id] = asyncio.create_task(load())  # as if the disk took its time
        socket = await client.sit(table_id)
        for _ in range(MOST_WAITING):
            socket.send(PING)
        for request in ("e1", "e2"):
            socket.send({"type": "end", "request": request})
        refused = [await socket.receive() for _ in range(2)]
        assert [(message["code"], message["request"]) for message in refused] == [
            ("rate.messages", "e1"),
            ("rate.messages", "e2"),
        ]
        is_loaded.set()
        heard = [await socket.receive() for _ in range(MOST_WAITING + 2)]
        assert kinds(heard, "you", "table", "pong") == ["you", "table"] + ["pong"] * MOST_WAITING


# ---- out -------------------------------------------------------------------------------------------------------------


async def test_answers_of_one_moment_are_not_collected_without_end(tmp_path: Path) -> None:
    """A reader that takes nothing while it is sent ever more, all within one turn of the loop."""
    async with running_here(tmp_path, only(unsent_bytes=100_000)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        reader, writer = await ask_by_hand(server.address, f"/api/tables/{table_id}/socket", UPGRADE)
        assert b"101" in await reader.readline()
        socket, frame = server_side(server), b"x" * 10_000
        for _ in range(2_000):
            socket.send_frame(frame)
            assert len(socket._unwritten) <= MOST_UNWRITTEN + len(frame)
        assert socket.state == "closing"
        assert b'cut_off_total{why="slow reader"} 1.0' in server.service.metrics.text()
        writer.transport.abort()


# ---- the end ---------------------------------------------------------------------------------------------------------


async def test_socket_that_does_not_take_its_end_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_IDLE_ROUND", 0.05)
    async with running_here(tmp_path, only(unsent_bytes=10_000_000, closing_seconds=0.2)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        reader, writer = await ask_by_hand(server.address, f"/api/tables/{table_id}/socket", UPGRADE)
        assert b"101" in await reader.readline()
        socket = server_side(server)
        socket.send_frame(b"x" * 5_000_000)
        socket.close(1000)
        while server.service.sockets.all:
            await asyncio.sleep(0.01)
        writer.transport.abort()


async def test_pings_are_no_hello(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_IDLE_ROUND", 0.05)
    async with running_here(tmp_path, only(hello_seconds=0.3)) as server:
        client = server.client()
        socket = await client.socket(await make_table(client, OPEN, OPEN))
        with pytest.raises(Closed) as closed:
            await ping_for_ever(socket)
        assert closed.value.code == 4408


async def test_end_of_a_server_is_told_once_to_each_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: told by each to all, a few thousand sockets would keep a server from stopping."""
    told: list[Socket] = []
    say = Socket.say

    def count(socket: Socket, message: FromServer) -> None:
        if isinstance(message, Closing):
            told.append(socket)
        say(socket, message)

    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, RANDOM)
        people = [await Person.sit(client, table_id) for _ in range(6)]
        monkeypatch.setattr(Socket, "say", count)
    assert len(told) == len(set(told)) == len(people)
