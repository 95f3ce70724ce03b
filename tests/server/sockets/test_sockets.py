"""Sockets by themselves: hello, presence, closing codes, several frames for one message, floods."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from picows import WSMsgType

from fivetowers.client.connection import Closed
from fivetowers.server.node.settings import ServerLimits
from fivetowers.server.sockets.socket import MOST_PARTS
from tests.server.games import OPEN, Person, join, make_table
from tests.server.running import UPGRADE, ServerHere, ServerProcess, ask_by_hand, running_here

NOT_UNDERSTOOD = b"\x88\x02" + (1002).to_bytes(2, "big")
PATIENCE = 60.0


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


async def test_who_comes_back_is_not_told_to_be_away(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    person = await Person.sit(anna, await make_table(anna, OPEN, OPEN))
    await join(ben, person.table_id, "Ben")
    for _ in range(2):
        socket = await ben.sit(person.table_id)
        told = await socket.until(lambda message: message["type"] == "presence")
        assert told["seats"] == [True, True]
        await person.socket.until(lambda message: message["type"] == "presence" and message["seats"][1])
        socket.close()
        await person.socket.until(lambda message: message["type"] == "presence" and not message["seats"][1])


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


async def test_code_arrives_although_the_client_was_still_speaking(server: ServerProcess) -> None:
    """A connection that ends with something unread is reset, and what was sent to the client is lost with it."""
    reader, writer = await ask_by_hand(server.address, f"/api/tables/{'A' * 16}/socket", UPGRADE)
    mask = b"\0\0\0\0"
    speech = b"\x82\xfe" + (16_000).to_bytes(2, "big") + mask + b"x" * 16_000
    try:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x80\x80" + mask + speech * 150)  # it begins with the end of a message that never began
        await writer.drain()
        heard = b""
        while not heard.startswith(NOT_UNDERSTOOD):
            piece = await reader.read(1_000)
            assert piece, heard
            heard += piece
        writer.write(b"\x88\x80" + mask)
        while await reader.read(1_000):
            pass
    finally:
        writer.close()


async def test_client_that_speaks_on_after_the_end_is_cut_off(server: ServerProcess) -> None:
    reader, writer = await ask_by_hand(server.address, f"/api/tables/{'A' * 16}/socket", UPGRADE)
    mask = b"\0\0\0\0"
    try:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x90" + mask + b'{"type":"hello"}')
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while await reader.read(1_000):
                    writer.write((b"\x89\x80" + mask) * 100)
    finally:
        writer.close()


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


# ---- floods


def frame(head: int, payload: bytes = b"") -> bytes:
    """As a client sends it, with a mask of zeros."""
    return bytes((head, 0x80 | len(payload))) + bytes(4) + payload


PING = frame(0x89, b"x" * 125)


async def open_by_hand(server: ServerProcess | ServerHere) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    table_id = await make_table(server.client(), OPEN, OPEN)
    reader, writer = await ask_by_hand(server.address, f"/api/tables/{table_id}/socket", UPGRADE)
    assert b"101" in await reader.readline()
    return reader, writer


async def is_cut_off(writer: asyncio.StreamWriter, flood: bytes, most: int) -> bool:
    """Sends without reading; has the server closed the connection before all was sent?"""
    try:
        for _ in range(most):
            writer.write(flood)
            await writer.drain()
            await asyncio.sleep(0)  # the server has its turn in the same loop
    except ConnectionError:
        return True
    finally:
        writer.close()
    return False


async def everything(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the connection ends, however it ends."""
    heard = b""
    with suppress(ConnectionError):
        while more := await reader.read(4_096):
            heard += more
    return heard


def cut_off(server: ServerHere, why: str) -> float:
    return float(server.service.metrics.cut_off.labels(why)._value.get())


async def test_one_who_pings_without_reading_is_cut_off_before_the_pongs_fill_the_memory(tmp_path: Path) -> None:
    """Without limits by time, so that only the bound of what is queued stops it."""
    async with running_here(tmp_path) as server:
        _, writer = await open_by_hand(server)
        assert await is_cut_off(writer, PING * 500, 200)  # 12 MB of pongs
        assert cut_off(server, "slow reader") == 1


@pytest.mark.parametrize("flood", [PING, frame(0x8A, b"pong"), frame(0x82, b"{}"), frame(0x81, b"{}")])
async def test_frames_of_every_kind_count(tmp_path: Path, flood: bytes) -> None:
    async with running_here(tmp_path, ServerLimits()) as server:
        reader, writer = await open_by_hand(server)
        taking = asyncio.create_task(everything(reader))
        assert await is_cut_off(writer, flood, 10_000)
        assert cut_off(server, "too fast") == 1
        assert b"rate.messages" in await taking


async def test_message_in_many_fragments_ends_the_socket(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        socket = await client.socket(await make_table(client, OPEN, OPEN))
        assert MOST_PARTS < 50, "few enough to cost nothing"
        socket.transport.send(WSMsgType.TEXT, b'{"type":', fin=False)
        for _ in range(MOST_PARTS):  # the last one is too many; what came after it could cost the code its way back
            socket.transport.send(WSMsgType.CONTINUATION, b"", fin=False)
        with pytest.raises(Closed) as closed:
            await socket.receive()
        assert closed.value.code == 1009
        assert cut_off(server, "too long") == 1


async def test_pong_gives_back_what_the_ping_held(server: ServerProcess) -> None:
    reader, writer = await open_by_hand(server)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(0x89, b"hello") + frame(0x89))
    assert await reader.readexactly(9) == b"\x8a\x05hello\x8a\x00"
    writer.close()
