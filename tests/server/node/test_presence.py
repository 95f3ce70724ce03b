"""Who is gone, as far as a node can know: not while other nodes, where they may be connected, cannot be heard."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from redis.asyncio import Redis

from fivetowers.server.node import peers, runner
from tests.server.chaos.lossy_link import LossyLink
from tests.server.conftest import PATIENCE, RedisServer
from tests.server.games import OPEN, Person, join, make_table, refusal_of_relief
from tests.server.running import running_here

AWAY = 4
"""Seconds after which a bot plays for somebody at this table."""
RELIEF = 3.0
NOTICED = 3.0
"""Seconds; the documentation says about one."""


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_nobody_is_taken_for_gone_until_all_nodes_can_be_heard_again(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "GRACE", AWAY / 2)
    async with running_here(tmp_path, redis=redis_server.url) as server:
        news = server.service.peers
        client, other = server.client(), server.client()
        anna = await Person.sit(client, await make_table(client, OPEN, OPEN, away_seconds=AWAY))
        await join(other, anna.table_id, "Ben")
        ben = await Person.sit(other, anna.table_id)
        await anna.start()
        await until(lambda: news.is_presence_known)
        live = server.service.hub.tables[anna.table_id]

        redis_server.freeze()
        await until(lambda: not news.is_presence_known)
        ben.socket.close()
        await asyncio.sleep(1.2 * AWAY)
        assert await refusal_of_relief(anna) == "seat.here", "he may be connected elsewhere"
        assert live.table.seats[1].is_present_person

        redis_server.thaw()
        await until(lambda: news.is_connected)
        assert await refusal_of_relief(anna) == "seat.here", "the others have not said yet who is there"
        await until(lambda: news.is_presence_known)
        assert await refusal_of_relief(anna) == "seat.gone_briefly", "his time begins only now"
        await until(lambda: not live.table.seats[1].is_present_person)


async def test_redis_that_hangs_is_noticed_soon(tmp_path: Path, redis_server: RedisServer) -> None:
    """It takes no connection away, and says nothing more."""
    async with running_here(tmp_path, redis=redis_server.url) as server:
        await until(lambda: server.service.peers.is_connected)
        redis_server.freeze()
        try:
            async with asyncio.timeout(NOTICED):
                while server.service.peers.is_connected:
                    await asyncio.sleep(0.02)
        finally:
            redis_server.thaw()


async def test_time_in_which_other_nodes_could_not_be_heard_does_not_count(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "GRACE", 0.1)
    monkeypatch.setattr(runner, "RELIEF_SECONDS", RELIEF)
    async with running_here(tmp_path, redis=redis_server.url) as server:
        news = server.service.peers
        client, other = server.client(), server.client()
        anna = await Person.sit(client, await make_table(client, OPEN, OPEN, away_seconds=0))
        await join(other, anna.table_id, "Ben")
        ben = await Person.sit(other, anna.table_id)
        await anna.start()
        await until(lambda: news.is_presence_known)
        redis_server.freeze()
        await until(lambda: not news.is_presence_known)
        ben.socket.close()
        await asyncio.sleep(1.5 * RELIEF)
        redis_server.thaw()
        await until(lambda: news.is_presence_known)
        assert await refusal_of_relief(anna) == "seat.gone_briefly"


async def test_who_is_connected_is_said_again_and_again_a_few_tables_at_a_time(
    tmp_path: Path, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "HEARTBEAT", 1.0)
    async with (
        running_here(tmp_path, redis=redis_server.url) as server,
        Redis.from_url(redis_server.url) as redis,
        redis.pubsub() as inbox,
    ):
        client = server.client()
        tables = [await make_table(client, OPEN, OPEN) for _ in range(peers.BEATS)]
        for table_id in tables:
            await Person.sit(client, table_id)
        await until(
            lambda: all(live.presence and not live.is_presence_due for live in server.service.hub.tables.values())
        )
        await asyncio.sleep(0.2)  # what they have just told is away
        await inbox.subscribe(peers.CHANNEL)
        told: list[peers.There] = []
        async with asyncio.timeout(PATIENCE):
            while {there.table for there in told} != set(tables):
                message = await inbox.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if message is not None:
                    news = msgspec.json.decode(message["data"], type=peers.NodeNews)
                    assert len(news.there) < peers.BEATS, "not all at once"
                    assert not news.who, "the others say so themselves"
                    told += news.there
        assert all((there.seats, there.watching) == ((0,), 0) for there in told)


async def test_news_are_told_although_the_connection_to_redis_has_died_without_a_word(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    link = LossyLink(redis_server.socket, tmp_path / "link", Random(1))
    try:
        async with (
            running_here(tmp_path, redis=f"unix://{tmp_path / 'link'}") as server,
            Redis.from_url(redis_server.url) as redis,
            redis.pubsub() as inbox,
        ):
            await inbox.subscribe(peers.CHANNEL)
            client = server.client()
            anna = await Person.sit(client, await make_table(client, OPEN, OPEN))

            async def is_told(number: int) -> None:
                async with asyncio.timeout(PATIENCE):
                    async for message in inbox.listen():
                        if f'"{anna.table_id}":{number}' in str(message["data"]):
                            return

            await join(server.client(), anna.table_id, "Ben")
            await is_told((await anna.look(3))["number"])
            link.forget()
            await anna.start()
            await is_told(anna.view["number"])
    finally:
        link.close()
