"""Sockets by themselves: hello, presence, closing codes, several frames for one message."""

import pytest
from picows import WSMsgType

from fivetowers.server.client import Closed
from tests.server.games import OPEN, Person, join, make_table
from tests.server.running import UPGRADE, ServerProcess, ask_by_hand


async def test_hello_is_answered_with_all_there_is_to_know(server: ServerProcess) -> None:
    client = server.client()
    socket = await client.sit(await make_table(client, OPEN, OPEN))
    messages = [await socket.receive() for _ in range(3)]
    assert [message["type"] for message in messages] == ["you", "table", "presence"]
    assert messages[0] == {"type": "you", "seats": [1], "creator": True}
    assert messages[2] == {"type": "presence", "seats": [True, False], "watching": 0}


async def test_watcher_has_no_seat_and_is_counted(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN)
    person = await Person.sit(client, table_id)
    watcher = await server.client().sit(table_id)
    assert await watcher.receive() == {"type": "you", "seats": [], "creator": False}
    told = await person.socket.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
    assert told["seats"] == [True, False]
    watcher.close()
    await person.socket.until(lambda message: message["type"] == "presence" and message["watching"] == 0)


async def test_joining_changes_what_is_mine(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await make_table(ben, OPEN, OPEN)  # Ben's browser has its secret already
    socket = await ben.sit(table_id)
    await join(ben, table_id, "Ben")
    await socket.until(lambda message: message["type"] == "you" and message["seats"] == [2])


@pytest.mark.parametrize("table_id", ["A" * 16, "x", "daily.2026-11-15", "%2e%2e"])
async def test_socket_of_no_table_is_closed_for_good(server: ServerProcess, table_id: str) -> None:
    socket = await server.client().sit(table_id)
    assert (await socket.receive())["code"] == "table.none"
    with pytest.raises(Closed) as closed:
        await socket.receive()
    assert closed.value.code == 4404


async def test_other_messages_have_to_wait_for_hello(server: ServerProcess) -> None:
    client = server.client()
    socket = await client.socket(await make_table(client, OPEN, OPEN))
    socket.send({"type": "start"})
    assert (await socket.receive())["code"] == "socket.hello"


async def test_message_may_come_in_several_frames(server: ServerProcess) -> None:
    client = server.client()
    socket = await client.socket(await make_table(client, OPEN, OPEN))
    socket.transport.send(WSMsgType.TEXT, b'{"type":', fin=False)
    socket.transport.send(WSMsgType.CONTINUATION, b'"ping"}')
    assert await socket.receive() == {"type": "pong"}


async def test_frames_out_of_order_end_the_socket(server: ServerProcess) -> None:
    client = server.client()
    socket = await client.socket(await make_table(client, OPEN, OPEN))
    socket.transport.send(WSMsgType.CONTINUATION, b"x")
    with pytest.raises(Closed) as closed:
        await socket.receive()
    assert closed.value.code == 1002


async def test_socket_at_another_address_is_refused(server: ServerProcess) -> None:
    reader, writer = await ask_by_hand(server.address, "/elsewhere", UPGRADE)
    assert b"404" in await reader.readline()
    writer.close()
    await writer.wait_closed()
