"""A program's connection to a server that goes away in the middle of an answer."""

import asyncio

import pytest

from fivetowers.client.connection import Client

WHOLE = b'HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n{"id": "a table"}'
IN_CHUNKS = b'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n11\r\n{"id": "a table"}\r\n0\r\n\r\n'


async def answer_with(said: bytes) -> object:
    """What a client takes for the answer of a server that says this and is gone."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(serve, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        found = (await Client(f"http://127.0.0.1:{port}").get("/")).json()
        assert isinstance(found, dict)
        return found["id"]


@pytest.mark.parametrize("whole", [WHOLE, IN_CHUNKS], ids=["with its length", "in chunks"])
async def test_answer_is_taken_whole_or_not_at_all(whole: bytes) -> None:
    assert await answer_with(whole) == "a table"
    for end in (0, 5, 20, 36, 50, len(whole) - 6):
        with pytest.raises(ConnectionError):
            await answer_with(whole[:end])
