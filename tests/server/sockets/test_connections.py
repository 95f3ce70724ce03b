"""HTTP connections of clients that would exhaust the server."""

import asyncio
import gc
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from fivetowers.server.sockets.connections import MOST_PIPELINED, STUCK_TIMES, Connection
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, make_table
from tests.server.running import ServerHere, ask_by_hand, only, read_answer, running_here

REQUEST = b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
FLOOD = 5_000


def cut_off(server: ServerHere, why: str) -> float:
    return float(server.service.metrics.cut_off.labels(why)._value.get())


# ---- requests before the answer --------------------------------------------------------------------------------------


async def test_few_requests_may_come_before_the_answer_to_the_first(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for _ in range(3):
            writer.write(REQUEST * MOST_PIPELINED)
            answers = [await asyncio.wait_for(read_answer(reader), PATIENCE) for _ in range(MOST_PIPELINED)]
            assert {status for status, _ in answers} == {200}
        writer.close()


@pytest.mark.parametrize("portion", [3, FLOOD], ids=["bit by bit", "in one piece"])
async def test_flood_of_requests_is_cut_off_although_its_answers_are_read(tmp_path: Path, portion: int) -> None:
    """Every answer lets the server read more, and there are `portion` new requests for each."""
    async with running_here(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        most = sent = 0
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):  # noqa: PT012 (any step may find out)
            while sent < FLOOD:
                writer.write(REQUEST * portion)
                sent += portion
                await asyncio.wait_for(read_answer(reader), PATIENCE)
                most = max(most, *(len(one.pipeline) for one in server.service.connections._all), 0)
            pytest.fail(f"{most} requests wait")
        writer.transport.abort()
        assert cut_off(server, "pipelined") == 1
        assert most <= MOST_PIPELINED
        gc.collect()
        assert requests_in_memory() <= 1
        assert (await server.client().get("/api/info")).status == 200


def requests_in_memory() -> int:
    return sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())


# ---- many connections, and answers that nobody takes -----------------------------------------------------------------


@pytest.mark.parametrize("trust_proxy", [False, True])
async def test_address_has_only_so_many_connections(tmp_path: Path, *, trust_proxy: bool) -> None:
    """All connections of a proxy have its own address."""
    async with running_here(tmp_path, only(sockets_of_address=2), trust_proxy=trust_proxy) as server:
        for _ in range(2):  # those that have been closed count no more
            opened = [await connected(server) for _ in range(3)]
            assert [await is_answered(*one) for one in opened] == [True, True, trust_proxy]
            for _, writer in opened:
                writer.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while server.service.connections._of_address:
                    await asyncio.sleep(0.01)
        assert cut_off(server, "too many") == (0 if trust_proxy else 2)


async def test_connection_that_has_become_a_socket_is_counted_as_one(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(sockets_of_address=3)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        for _ in range(3):
            await client.socket(table_id)
        assert (await client.get("/api/info")).status == 200
        assert not server.service.connections._of_address


async def connected(server: ServerHere) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def is_answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    try:
        writer.write(REQUEST)
        return (await asyncio.wait_for(read_answer(reader), PATIENCE))[0] == 200
    except (ConnectionError, asyncio.IncompleteReadError):
        return False


class Line:
    """Stands for a transport: what lies in its buffer is said by the test."""

    unsent = 0

    def get_write_buffer_size(self) -> int:
        return self.unsent


def test_client_that_takes_nothing_of_an_answer_is_late_and_one_that_is_slow_is_not() -> None:
    """Also if it has asked for more meanwhile, which has to wait."""
    for takes, is_late in ((0, True), (1_000, False)):
        line = Line()
        connection = Connection.__new__(Connection)
        connection.transport, connection.since, connection.taken, connection._unsent = line, 0.0, 0.0, 0  # type: ignore[assignment]
        connection.cycle = SimpleNamespace(response_complete=False, more_body=False)  # type: ignore[assignment]
        line.unsent = 100_000
        found = []
        for now in range(5, 60, 5):
            found.append(connection.is_late(now, 20))
            line.unsent -= takes
        assert any(found) == is_late
        assert not any(found[:4])
        assert connection.is_late(20 * STUCK_TIMES + 1, 20), "it has had enough time"


# ---- requests that do not come whole, and heads without end ---------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "lines"),
    [("", b""), ("GET", b"X-Slow: y"), ("POST", b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{")],
    ids=["nothing", "half a head", "half a body"],
)
async def test_request_that_never_comes_whole_is_not_waited_for(tmp_path: Path, method: str, lines: bytes) -> None:
    async with running_here(tmp_path, only(request_seconds=1, idle_seconds=0.4)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        if method:
            writer.write(f"{method} /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + lines)
        with suppress(ConnectionResetError):  # one of two ways in which the end is told
            assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.transport.abort()
        assert b'cut_off_total{why="late"} 1.0' in server.service.metrics.text()
        assert (await server.client().get("/api/info")).status == 200


@pytest.mark.parametrize(
    ("path", "lines"),
    [("/api/info", b"A: b\r\n" * 101), ("/api/info", b"A: " + b"b" * 40_000 + b"\r\n"), ("/" + "a" * 40_000, b"")],
    ids=["many lines", "a long one", "a long path"],
)
async def test_head_that_comes_at_once_may_not_be_longer_either(tmp_path: Path, path: str, lines: bytes) -> None:
    async with running_here(tmp_path) as server:
        assert await status_by_hand(server, "/api/info?" + "a" * 20_000, b"A: b\r\n" * 90) == 200
        assert await status_by_hand(server, path, lines) in (400, None)


async def status_by_hand(server: ServerHere, path: str, lines: bytes) -> int | None:
    """None if the connection was cut off, as is one whose head is too long before all of it has come."""
    reader, writer = await ask_by_hand(server.address, path, lines)
    try:
        return int((await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1])
    except (ConnectionError, IndexError):
        return None
    finally:
        writer.transport.abort()


async def test_head_of_a_request_cannot_be_without_end(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        for begin in (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"GET /"):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(begin)
            with pytest.raises(ConnectionError):  # noqa: PT012 (which write finds out is the system's business)
                for _ in range(1_000):
                    writer.write(b"X-More: abcdefgh\r\n" * 50 if b"Host" in begin else b"a" * 1_000)
                    await writer.drain()
                    await asyncio.sleep(0)
            writer.transport.abort()
