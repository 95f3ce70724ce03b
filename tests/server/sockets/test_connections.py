"""HTTP connections of clients that would exhaust the server."""

import asyncio
import gc
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from fivetowers.server.sockets.connections import MOST_PIPELINED
from tests.server.conftest import PATIENCE
from tests.server.running import ServerHere, read_answer, running_here

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
                most = max(most, requests_in_memory())
            pytest.fail(f"{most} requests wait")
        writer.transport.abort()
        assert cut_off(server, "pipelined") == 1
        assert most <= MOST_PIPELINED + 2
        gc.collect()
        assert requests_in_memory() <= 1
        assert (await server.client().get("/api/info")).status == 200


def requests_in_memory() -> int:
    return sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())
