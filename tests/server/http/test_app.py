"""The HTTP interface: lists, my games, export, forgetting, links, and what every answer carries."""

import asyncio
import gzip
import json
import re
import resource
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, RANDOM, Person, answer_to, here, join, make_table, play_on
from tests.server.http.test_policy import POLICY
from tests.server.running import ServerProcess, running, running_here, sqlite


async def test_lobby_shows_listed_tables_with_friendly_names(server: ServerProcess) -> None:
    client = server.client()
    listed = await make_table(client, OPEN, OPEN, name="Rude Name", listed=True)
    private = await make_table(client, OPEN, OPEN)
    entries = {entry["id"]: entry for entry in (await server.client().get("/api/tables")).json()}
    assert private not in entries
    assert entries[listed]["phase"] == "waiting"
    assert "Rude" not in json.dumps(entries[listed])


async def test_my_games_are_found_by_the_browser(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await join(ben, table_id, "Ben")
    assert [game["id"] for game in (await ben.get("/api/games")).json()] == [table_id]
    assert (await ben.get("/api/games")).json()[0]["mine"] == [2]
    assert (await ben.get("/api/games?phase=ended")).json() == []
    assert (await server.client().get("/api/games")).json() == []


async def test_games_come_page_by_page(server: ServerProcess) -> None:
    client = server.client()
    made = [await make_table(client, OPEN, OPEN) for _ in range(3)]
    games = (await client.get("/api/games")).json()
    last = games[0]
    rest = (await client.get(f"/api/games?before={last['created_at']}&before_id={last['id']}")).json()
    assert {last["id"], *(game["id"] for game in rest)} == set(made)


async def test_export_holds_everything_of_mine_and_nobodys_keys(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await person.act(person.legal()[0])
    answer = await client.get("/api/export")
    (game,) = answer.json()["games"]
    assert game["table"]["id"] == person.table_id
    assert '[Players "Anna|' in game["record"]
    assert [event["type"] for event in game["events"]][:3] == ["created", "joined", "started"]
    assert not re.search(r"[0-9a-f]{64}", json.dumps(game["events"]))


async def test_deleting_my_data_removes_the_name_and_keeps_the_game(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await join(ben, table_id, "Benedict")
    person = await Person.sit(anna, table_id)
    await person.start()
    answer = await ben.request("DELETE", "/api/me")
    assert answer.json() == {"tables": 1}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert (await ben.get("/api/games")).json() == []
    for path in ("", "/record"):
        assert b"Benedict" not in (await anna.get(f"/api/tables/{table_id}{path}")).body
    assert b"Benedict" not in (await anna.get("/api/export")).body


async def test_what_happens_after_deleting_names_nobody_at_a_table_where_others_play_on(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        anna, ben = server.client(), server.client()
        table_id = await make_table(anna, OPEN, OPEN)
        await join(ben, table_id, "Ben")
        person = await Person.sit(ben, table_id)
        await (await Person.sit(anna, table_id)).start()
        owner = server.service.hub.tables[table_id].table.creator
        assert await server.service.storage.table_ids_naming(owner) == [table_id]
        assert (await anna.request("DELETE", "/api/me")).status == 200
        assert await server.service.storage.table_ids_naming(owner) == []
        person.socket.send({"type": "end", "request": "e"})
        assert (await answer_to(person.socket, "e"))["type"] == "accepted"
        assert await server.service.storage.table_ids_naming(owner) == []


async def test_deleting_my_data_removes_the_name_of_a_seat_given_on(server: ServerProcess) -> None:
    laptop, phone = server.client(), server.client()
    table_id = await make_table(laptop, OPEN, RANDOM, name="Benedict")
    await (await Person.sit(laptop, table_id)).start()
    link = (await laptop.post(f"/api/tables/{table_id}/seats/1/link")).json()
    assert (await phone.post("/api/seat", {"token": link["token"]})).status == 200
    person = await Person.sit(phone, table_id)
    assert b"Benedict" in (await phone.get("/api/games")).body
    assert (await laptop.request("DELETE", "/api/me")).json() == {"tables": 1}
    for path in ("/api/games", "/api/export", f"/api/tables/{table_id}", f"/api/tables/{table_id}/record"):
        assert b"Benedict" not in (await phone.get(path)).body
    assert (await person.act(person.legal()[0]))["type"] == "accepted"  # the seat is the phone's


async def test_seat_moves_to_another_device(server: ServerProcess) -> None:
    laptop, phone = server.client(), server.client()
    table_id = await make_table(laptop, OPEN, RANDOM)
    person = await Person.sit(laptop, table_id)
    await person.start()
    link = (await laptop.post(f"/api/tables/{table_id}/seats/1/link")).json()
    assert link["link"] == f"{server.address}/seat#{link['token']}"
    assert link["qr"].startswith("<svg")
    assert (await phone.post("/api/seat", {"token": link["token"]})).status == 200
    there = await Person.sit(phone, table_id)
    assert (await there.act(there.legal()[0]))["type"] == "accepted"
    assert (await person.act("bid 1", seat=1, number=there.view["number"]))["code"] == "seat.not_yours"


async def test_replay_shows_every_position(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await person.act(person.legal()[0])
    await person.until_turn()
    replay = (await client.get(f"/api/tables/{person.table_id}/replay")).json()
    assert replay["steps"][0]["played"]["action"].startswith("deal ")
    assert replay["steps"][-1]["state"] == person.view["state"]
    assert replay["steps"][-1]["scores"] == person.view["scores"]


async def test_rounds_that_are_over_can_be_read(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    while person.view["state"]["round"] < 3:
        await person.act(person.legal()[0])
        await person.until_turn()
    rounds = (await client.get(f"/api/tables/{person.table_id}/rounds")).json()
    assert [one["round"] for one in rounds] == list(range(1, person.view["state"]["round"]))
    assert rounds[-1]["towers"] == person.view["state"]["towers"]
    later = (await client.get(f"/api/tables/{person.table_id}/rounds?after=1")).json()
    assert later == rounds[1:]


async def test_every_answer_carries_headers_for_safety_and_an_id(server: ServerProcess) -> None:
    for path in ("/", "/api/tables", "/healthz", "/api/nothing", "/docs"):
        headers = (await server.client().get(path)).headers
        assert headers["content-security-policy"] == POLICY
        assert "server" not in headers, "nobody needs to know what it runs on"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        for feature in ("camera", "geolocation", "microphone"):
            assert f"{feature}=()" in headers["permissions-policy"], (
                "the page needs none of it, so nothing in it gets any"
            )
        assert headers["x-request-id"]


async def test_what_can_be_got_can_be_asked_about_without_its_body(server: ServerProcess) -> None:
    client = server.client()
    for path in ("/", "/icon.svg", "/healthz", "/readyz", "/api/info", "/docs"):
        whole, head = await client.get(path), await client.request("HEAD", path)
        assert (head.status, head.body) == (200, b""), path
        assert {name: head.headers[name] for name in ("content-length", "content-type")} == {
            "content-length": str(len(whole.body)),
            "content-type": whole.headers["content-type"],
        }
    assert (await client.request("HEAD", "/api/nothing")).status == 404


async def test_browser_that_has_the_icon_is_told_so(server: ServerProcess) -> None:
    client = server.client()
    tag = (await client.get("/icon.svg")).headers["etag"]
    again = await client.request("GET", "/icon.svg", None, {"If-None-Match": tag})
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)


async def test_server_says_that_it_is_well(server: ServerProcess) -> None:
    client = server.client()
    assert (await client.get("/healthz")).body == b"ok"
    assert (await client.get("/readyz")).body == b"ready"
    await make_table(client, OPEN, OPEN)
    answer = await client.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    metrics = answer.body.decode()
    for name in ("tables", "sockets", "actions_total", "action_seconds_bucket", "bot_seconds", "requests_total"):
        assert f"fivetowers_{name}" in metrics


async def test_server_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    """It can read, but play cannot go on. A limit on the size of its files is a full disk to the process."""
    with running(*sqlite(tmp_path)) as server:
        client = server.client()
        assert (await client.get("/readyz")).status == 200
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        for room, status in ((0, 503), (most, 200)):
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, most))
            async with asyncio.timeout(PATIENCE):
                while (await client.get("/readyz")).status != status:
                    await asyncio.sleep(0.2)
        await make_table(client, OPEN, OPEN)


async def test_documents_describe_every_route_and_message(server: ServerProcess) -> None:
    client = server.client()
    openapi = (await client.get("/docs/openapi.json")).json()
    assert {"/api/tables", "/api/daily", "/api/export"} <= set(openapi["paths"])
    assert "TableOptions" in json.dumps(openapi)
    schema = (await client.get("/schema")).json()
    assert {"FromClient", "FromServer"} <= set(schema["$defs"])
    assert b"/api/tables/{table_id}/join" in (await client.get("/docs")).body


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", f"/api/tables/{'A' * 16}", None, 404, "table.none"),
        ("GET", "/api/nothing", None, 404, "page.none"),
        ("PUT", "/api/tables", None, 405, "page.method"),
        ("POST", "/api/tables", {"nonsense": 1}, 400, "message.not_understood"),
        ("POST", "/api/tables", {"options": {"seats": [{}, {}], "away_seconds": 90_000}}, 409, "options.away"),
        ("DELETE", "/api/me", None, 403, "seat.watching"),
        ("POST", "/api/seat", {"token": "x"}, 404, "pass.none"),
    ],
)
async def test_refusals_have_a_code_and_words(
    server: ServerProcess, method: str, path: str, body: object, status: int, code: str
) -> None:
    answer = await server.client().request(method, path, body)
    assert (answer.status, answer.json()["code"]) == (status, code)
    assert answer.json()["words"]


async def test_home_network_can_be_looked_up(server: ServerProcess) -> None:
    found = (await server.client().get("/api/network")).json()
    assert found["address"] == server.address
    assert found["shared"] is False


def test_words_of_the_server_can_all_be_read() -> None:
    from tests.test_messages import LOCALES

    body = FluentParser().parse((LOCALES / "en" / "app.ftl").read_text("utf-8")).body
    assert not any(isinstance(entry, fluent.Junk) for entry in body)


# ---- size ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/film", "/api/puzzles"])
async def test_large_answers_for_everybody_are_compressed_for_who_wants_that(server: ServerProcess, path: str) -> None:
    plain = await server.client().get(path)
    small = await server.client().request("GET", path, headers={"accept-encoding": "gzip"})
    assert (plain.headers.get("content-encoding"), small.headers.get("content-encoding")) == (None, "gzip")
    assert gzip.decompress(small.body) == plain.body
    assert len(small.body) < len(plain.body) / 5


@pytest.mark.parametrize("accepted", ["gzip;q=0", "br, gzip; q=0.0", "identity", "x-gzip-like"])
async def test_nothing_is_compressed_for_who_does_not_want_it(server: ServerProcess, accepted: str) -> None:
    answer = await server.client().request("GET", "/api/film", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") is None
    assert answer.json()


async def test_what_is_told_of_a_game_is_compressed_and_the_same_for_all_who_may_have_it(server: ServerProcess) -> None:
    """A secret of one reader beside what another may choose would show in the size."""
    client, stranger = server.client(), server.client()
    person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
    await person.start()
    await play_on(person, Random(3))
    analysis = f"/api/tables/{person.table_id}/analysis"
    await client.post(analysis)
    while (await client.get(analysis)).json()["phase"] != "done":
        await asyncio.sleep(0.05)
    for path in (f"/api/tables/{person.table_id}/rounds", f"/api/tables/{person.table_id}/replay", analysis):
        small, others = [
            await reader.request("GET", path, headers={"accept-encoding": "gzip"}) for reader in (client, stranger)
        ]
        plain = await client.get(path)
        assert (plain.headers.get("content-encoding"), small.headers.get("content-encoding")) == (None, "gzip")
        assert gzip.decompress(small.body) == gzip.decompress(others.body) == plain.body
        assert len(small.body) < len(plain.body) / 4
        assert small.headers["cache-control"] == "no-store"
        assert "accept-encoding" in small.headers["vary"].lower()


async def test_what_belongs_to_somebody_is_never_compressed(server: ServerProcess) -> None:
    client = server.client()
    for _ in range(12):
        await client.post("/api/tables", {"options": {"seats": [{}, {}]}, "name": "Anna"})
    games = await client.request("GET", "/api/games", headers={"accept-encoding": "gzip"})
    assert len(games.body) > 2_000
    assert games.headers.get("content-encoding") is None
