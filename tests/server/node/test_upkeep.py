"""What a host decides: who is kept out, and how long tables are kept; at every node and on both databases."""

import asyncio
from pathlib import Path

import pytest

from fivetowers.client.connection import Closed
from fivetowers.errors import FiveTowersError
from fivetowers.server.node import metrics, upkeep
from fivetowers.server.node.host import ban_address, ban_seat, bans, carry_out, lift_ban
from fivetowers.server.node.network_address import network_of
from fivetowers.table.commands import RemoveName, RemoveTable
from tests.server.games import OPEN, Person, here, join, make_table
from tests.server.running import running_here
from tests.server.storage.stored import DEALER, event, having, opened

DAY = 86_400_000
SHORT = 2_000
"""Both in milliseconds."""
PATIENCE = 20.0


async def test_browser_that_is_banned_is_out_at_once_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "BAN_SECONDS", 0.02)
    async with running_here(tmp_path) as server:
        anna, ben = server.client(), server.client()
        table_id = await make_table(anna, OPEN, OPEN)
        await join(ben, table_id, "Ben")
        database = server.service.settings.database
        first, second = await Person.sit(anna, table_id), await Person.sit(ben, table_id)
        mark = await ban_seat(database, table_id, 2)
        with pytest.raises(Closed) as closed:
            await second.socket.until(lambda _: False)
        assert closed.value.code == 4403
        answer = await ben.get(f"/api/tables/{table_id}")
        assert (answer.status, answer.json()["code"]) == (403, "host.banned")
        with pytest.raises(Exception, match="403"):
            await ben.socket(table_id)
        assert (await anna.get(f"/api/tables/{table_id}")).status == 200
        await first.start()
        assert [one.value for one in await bans(database)] == [mark]

        await lift_ban(database, mark)
        async with asyncio.timeout(PATIENCE):
            while (await ben.get(f"/api/tables/{table_id}")).status != 200:
                await asyncio.sleep(0.01)
        await Person.sit(ben, table_id)


async def test_address_that_is_banned_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "BAN_SECONDS", 0.02)
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, here("Anna"), here("Ben"), name=None)
        person = await Person.sit(client, table_id)
        assert await ban_address(server.service.settings.database, "127.0.0.1") == "127.0.0.1"
        with pytest.raises(Closed):
            await person.socket.until(lambda _: False)
        for path in ("/", "/api/info", f"/api/tables/{table_id}"):
            assert (await server.client().get(path)).status == 403, path
        assert (await client.get("/readyz")).status == 200
        refused = (await client.get("/metrics")).body.decode()
        assert 'fivetowers_refusals_total{code="host.banned"} 3.0' in refused


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/healthz"])
async def test_who_is_banned_cannot_keep_the_server_busy_with_questions_for_its_host(tmp_path: Path, path: str) -> None:
    async with running_here(tmp_path) as server:
        await ban_address(server.service.settings.database, "203.0.113.9")
    async with running_here(tmp_path, trust_proxy=True) as server:
        for address, status in (("203.0.113.9", 403), ("203.0.113.10", 200), ("127.0.0.1", 200)):
            answer = await server.client().request("GET", path, headers={"X-Forwarded-For": address})
            assert answer.status == status, address


async def test_metrics_are_made_once_a_second_however_often_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        first = (await client.get("/metrics")).body
        assert (await client.get("/metrics")).body == first
        monkeypatch.setattr(metrics, "KEPT_SECONDS", 0)
        assert (await client.get("/metrics")).body != first


async def test_what_the_host_removed_is_gone_at_a_table_that_nobody_looks_at_too(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, here("Anna"), here("Rude"), name=None)
        database = server.service.settings.database
        assert await carry_out(database, table_id, RemoveName(2)) is None
        assert b"Rude" not in (await client.get(f"/api/tables/{table_id}")).body
        assert await carry_out(database, table_id, RemoveTable()) is None
        assert (await client.get(f"/api/tables/{table_id}")).json()["phase"] == "ended"


async def test_ban_counts_from_the_first_request_on(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        await ban_address(server.service.settings.database, "127.0.0.1")
    async with running_here(tmp_path) as server:
        assert server.service.bans.addresses == {"127.0.0.1"}, "before anybody could be answered"


async def test_ban_of_an_ipv6_address_is_one_of_its_network(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        assert await ban_address(server.service.settings.database, "2001:db8:1:2:3::4") == "2001:db8:1:2::"
    async with running_here(tmp_path) as server:
        bans_here = server.service.bans
        assert bans_here.why_not(network_of("2001:db8:1:2:ffff::1"), None) is not None
        assert bans_here.why_not(network_of("2001:db8:1:3::4"), None) is None


async def test_ban_of_nobody_is_refused(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        table_id = await make_table(server.client(), OPEN, OPEN)
        database = server.service.settings.database
        for job, code in (
            (ban_seat(database, table_id, 2), "host.ban_nobody"),
            (ban_seat(database, "x" * 16, 1), "table.none"),
            (lift_ban(database, "203.0.113.9"), "host.no_ban"),
        ):
            with pytest.raises(FiveTowersError) as refused:
                await job
            assert refused.value.refusal.code == code


async def test_server_removes_what_is_too_old_and_what_was_in_memory_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "OLD_ROUND_SECONDS", 0.02)
    async with running_here(tmp_path) as server:
        kept = await make_table(server.client(), OPEN, OPEN)
        await asyncio.sleep(0.2)
        assert (await server.client().get(f"/api/tables/{kept}")).status == 200, "by default nothing is ever removed"
    async with running_here(tmp_path, keep_days=SHORT / DAY) as server:
        table_id = await make_table(server.client(), OPEN, OPEN)
        async with asyncio.timeout(PATIENCE):
            for one in (kept, table_id):
                while (await server.client().get(f"/api/tables/{one}")).status != 404:
                    await asyncio.sleep(0.05)
        assert not server.service.hub.tables


async def test_only_tables_where_nothing_has_happened_for_long_are_removed(database_url: str) -> None:
    now = 100 * DAY
    async with opened(database_url) as storage:
        for name, begun, last in (("old", 1, 2), ("lively", 1, 99), ("new", 98, 98)):
            summary = having(created_at=begun * DAY)
            await storage.create(name, DEALER, [event("made")], summary, at=begun * DAY)
            if last > begun:
                await storage.append(name, 1, [event("changed")], summary, at=last * DAY)
            await storage.keep_analysis(name, "judge", b"found")
        assert await storage.remove_old_tables(now - 30 * DAY, limit=10) == ["old"]
        assert await storage.remove_old_tables(now - 30 * DAY, limit=10) == []
        assert await storage.load("old") == []
        assert await storage.hidden_dealer("old") is None
        assert set(await storage.kept_analyses(["old", "lively", "new"], "judge")) == {"lively", "new"}
        assert [len(await storage.load(name)) for name in ("lively", "new")] == [2, 1]
