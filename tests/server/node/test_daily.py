"""The daily deal: the same for everybody, one try, and nobody learns its cards before the own try is over."""

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Client
from fivetowers.dealer import HiddenDealer
from fivetowers.records.record_reader import parse_records
from fivetowers.server.http import api_daily, api_tables
from fivetowers.server.node import daily
from fivetowers.server.sockets import dispatcher
from fivetowers.table.streaks import streaks
from fivetowers.table.summary import daily_key
from tests.server.games import OPEN, Person, make_table, play_on
from tests.server.running import ServerProcess, running_here, stay_within_a_day

WHOLE_GAME = ("/record", "/replay", "/analysis", "/same-cards", "/same-cards/master")
"""Ways to more than what lies on the table."""


@pytest.fixture(autouse=True)
def _one_day() -> None:
    stay_within_a_day()


async def begin(client: Client) -> str:
    answer = await client.post("/api/daily")
    assert answer.status == 201, answer.body
    table_id: str = answer.json()["id"]
    return table_id


async def play(client: Client, table_id: str, seed: int = 1) -> Person:
    person = await Person.sit(client, table_id)
    await play_on(person, Random(seed))
    return person


async def test_everybody_has_the_same_deal_and_the_same_bots(server: ServerProcess) -> None:
    people = []
    for _ in range(2):
        client = server.client()
        people.append(await Person.sit(client, await begin(client)))
    one, two = (person.view for person in people)
    assert one["id"] != two["id"]
    for part in ("state", "commitment", "options"):
        assert one[part] == two[part]
    for _ in range(4):  # same choices, same answers of the bots
        action = people[0].legal()[-1]
        for person in people:
            await person.act(action)
            await person.until_turn()
        assert people[0].view["state"] == people[1].view["state"]


async def test_there_is_one_try_and_it_is_found_again(server: ServerProcess) -> None:
    client = server.client()
    table_id = await begin(client)
    assert await begin(client) == table_id
    mine = (await client.get("/api/daily")).json()["mine"]
    assert mine == {"id": table_id, "finished": False}


async def test_nothing_can_be_taken_back(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await begin(client))
    await person.act(person.legal()[0])
    person.socket.send({"type": "undo", "number": person.view["number"], "request": "u"})
    answer = await person.socket.until(lambda message: message.get("request") == "u")
    assert answer["code"] == "undo.daily"


async def test_table_and_record_are_shown_only_to_those_who_have_finished(server: ServerProcess) -> None:
    first, second, stranger = server.client(), server.client(), server.client()
    table_id = await begin(first)
    other_id = await begin(second)
    assert (await first.get(f"/api/tables/{table_id}/record")).status == 403
    person = await play(first, table_id)
    assert person.view["ended"] == "over"
    assert "reveal" not in person.view
    for path in ("", "/record", "/rounds", "/replay", "/qr"):
        for client in (second, stranger):
            answer = await client.get(f"/api/tables/{table_id}{path}")
            assert answer.status == 403
            assert answer.json()["code"] == "daily.private"
    refused = await (await stranger.sit(table_id)).receive()
    assert refused["code"] == "daily.private"
    (record,) = parse_records((await first.get(f"/api/tables/{table_id}/record")).body)
    assert "Order1" not in dict(record.tags)
    assert (await first.get(f"/api/tables/{other_id}")).status == 200


async def test_everybody_sees_table_and_record_after_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        client, stranger = server.client(), server.client()
        table_id = await begin(client)
        paths = [f"/api/tables/{table_id}{path}" for path in ("", "/record", "/replay")]
        assert [(await stranger.get(path)).status for path in paths] == [403] * 3
        ends_at = (await client.get("/api/daily")).json()["ends_at"]
        monkeypatch.setattr(daily, "milliseconds", lambda: ends_at - 1)
        assert [(await stranger.get(path)).status for path in paths] == [403] * 3
        monkeypatch.setattr(daily, "milliseconds", lambda: ends_at)
        assert [(await stranger.get(path)).status for path in paths] == [200] * 3
        person = await Person.sit(client, table_id)
        person.socket.send({"type": "end", "request": "e"})
        await person.socket.until(lambda message: message["type"] == "table" and message["phase"] == "ended")
        assert b"[Order1" in (await stranger.get(paths[1])).body


async def test_after_the_day_one_can_check_how_it_was_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await begin(client)
        await play(client, table_id)
        ends_at = (await client.get("/api/daily")).json()["ends_at"]
        for now, is_told in ((ends_at - 1, False), (ends_at, True)):
            for module in (api_tables, daily, dispatcher):
                monkeypatch.setattr(module, "milliseconds", lambda now=now: now)
            person = await Person.sit(client, table_id)
            for seen in (person.view, (await client.get(f"/api/tables/{table_id}")).json()):
                assert ("reveal" in seen) is is_told


async def test_record_is_left_out_of_ones_own_data_before_the_end(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await begin(client))
    (game,) = (await client.get("/api/export")).json()["games"]
    assert game["record"] is None
    await play_on(person, Random(1))
    (game,) = (await client.get("/api/export")).json()["games"]
    assert "[Date" in game["record"]
    assert "[Order1" not in game["record"]


async def test_a_try_that_is_given_up_tells_nobody_the_orders(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await begin(client))
    person.socket.send({"type": "end", "request": "e"})
    while person.view["phase"] != "ended":
        await person.look()
    said = (await client.get("/api/export")).body
    for path in ("", "/record", "/replay", "/you"):
        said += (await client.get(f"/api/tables/{person.table_id}{path}")).body
    assert person.view["ended"] == "agreed"
    assert b"order1" not in said.lower()
    assert b"salt" not in said.lower()
    assert (await client.get(f"/api/tables/{person.table_id}/record")).json()["code"] == "daily.private"


async def test_every_way_to_a_table_asks_whether_it_may_be_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the server's own description lists: a way that is added later is tried too."""
    caplog.set_level(logging.DEBUG, "fivetowers")
    async with running_here(tmp_path) as server:
        client, stranger = server.client(), server.client()
        await make_table(stranger, OPEN, OPEN)  # the server knows this browser
        person = await Person.sit(client, await begin(client))
        person.socket.send({"type": "end", "request": "e"})
        while person.view["phase"] != "ended":
            await person.look()
        paths = (await client.get("/docs/openapi.json")).json()["paths"]
        ways = [(method, path) for path in paths if "{table_id}" in path for method in paths[path]]
        assert len(ways) > 12
        said = b""
        for method, path in ways:
            target = path.replace("{table_id}", person.table_id).replace("{seat}", "1").replace("{key}", "master")
            body = {"name": "Eve"} if path.endswith("/join") else None
            answer = await stranger.request(method.upper(), target, body)
            assert (answer.status, answer.json()["code"]) == (403, "daily.private"), (method, path)
            said += (await client.request(method.upper(), target, body)).body
        refused = await (await stranger.sit(person.table_id)).receive()
        assert refused["code"] == "daily.private"
        played_on = {"table": person.table_id, "actions": 1, "seat": 1}
        for one in (client, stranger):
            assert (await one.post("/api/play-on", played_on)).json()["code"] == "daily.private"
        for path in WHOLE_GAME:
            answer = await client.get(f"/api/tables/{person.table_id}{path}")
            assert (answer.status, answer.json()["code"]) == (403, "daily.private"), path
        for path in ("/api/export", "/api/games", "/api/daily", "/metrics"):
            said += (await client.get(path)).body
        said += caplog.text.encode()
        dealer = await server.service.storage.hidden_dealer(daily_key(daily.today()))
        assert isinstance(dealer, HiddenDealer)
        for secret in dealer.reveal():
            assert secret.encode() not in said
            assert secret[-40:].encode() not in said


async def test_results_show_friendly_names_and_points(server: ServerProcess) -> None:
    client = server.client()
    person = await play(client, await begin(client), seed=3)
    today = (await client.get("/api/daily")).json()["date"]
    lines = (await server.client().get(f"/api/daily/{today}/results")).json()
    (mine,) = (line for line in lines if line["id"] == person.table_id)
    assert mine["points"] == person.view["state"]["scores"][0]
    assert mine["name_id"].startswith("friendly-")
    assert [line["points"] for line in lines] == sorted((line["points"] for line in lines), reverse=True)


async def test_deal_of_an_earlier_day_can_be_practised_and_that_of_today_cannot(server: ServerProcess) -> None:
    client = server.client()
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    answer = await client.post(f"/api/daily/{yesterday}")
    assert answer.status == 201
    view = (await client.get(f"/api/tables/{answer.json()['id']}")).json()
    assert view["options"]["daily"] is None
    today = (await client.get("/api/daily")).json()["date"]
    assert (await client.post(f"/api/daily/{today}")).json()["code"] == "daily.running"
    for nonsense in ("2020-01-01", "tomorrow", "2999-01-01"):
        assert (await client.post(f"/api/daily/{nonsense}")).status == 404


async def test_orders_of_the_day_cannot_be_asked_for_by_name(server: ServerProcess) -> None:
    client = server.client()
    await begin(client)
    today = (await client.get("/api/daily")).json()["date"]
    assert (await client.get(f"/api/tables/daily.{today}")).status == 404


# ---- my days -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("days", "found"),
    [
        ((), (0, 0)),
        (("2026-11-17",), (1, 1)),
        (("2026-11-16",), (1, 1)),
        (("2026-11-15",), (0, 1)),
        (("2026-11-17", "2026-11-15", "2026-11-16"), (3, 3)),
        (("2026-10-30", "2026-10-31", "2026-11-01", "2026-11-17"), (1, 3)),
    ],
)
def test_days_in_a_row(days: tuple[str, ...], found: tuple[int, int]) -> None:
    assert streaks(days, until="2026-11-17") == found


async def test_my_days_are_mine_and_go_with_my_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        client, other = server.client(), server.client()
        real = daily.today()
        before = (datetime.fromisoformat(real) - timedelta(days=1)).date().isoformat()
        monkeypatch.setattr(daily, "today", lambda: before)
        monkeypatch.setattr(api_daily, "today", lambda: before)
        given_up = await begin(other)
        monkeypatch.setattr(daily, "today", lambda: real)
        monkeypatch.setattr(api_daily, "today", lambda: real)
        person = await play(client, await begin(client))
        await begin(other)
        mine = (await client.get("/api/daily/mine")).json()
        points = person.view["state"]["scores"]
        place = 1 + sum(score > points[0] for score in points)
        day = {"date": real, "id": person.table_id, "points": points[0], "place": place}
        assert (mine["month"], mine["days"], mine["today"]) == (real[:7], [day], real)
        assert (mine["streak"], mine["longest"], mine["played"]) == (1, 1, 1)
        theirs = (await other.get(f"/api/daily/mine?month={before[:7]}")).json()
        assert {"date": before, "id": given_up, "points": None, "place": None} in theirs["days"]
        assert (theirs["streak"], theirs["played"]) == (0, 0)
        for nonsense in ("2020-01", "2999-01", "x", "2026-13"):
            assert (await client.get(f"/api/daily/mine?month={nonsense}")).status == 404
        assert [game["table"]["daily"] for game in (await client.get("/api/export")).json()["games"]] == [real]
        cookie = client.cookie
        assert (await client.request("DELETE", "/api/me")).status == 200
        client.cookie = cookie
        assert (await client.get("/api/daily/mine")).json()["days"] == []
        assert (await server.client().get("/api/daily/mine")).json()["days"] == []
