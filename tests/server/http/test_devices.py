"""Sharing all that a browser has with another device: by a link that is good once, for a while, and for nobody else."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Client, Closed, JsonObject
from fivetowers.errors import Refusal
from fivetowers.server.http import api_links
from fivetowers.server.http.sessions import device_token_hash, owner_of, seal_secret
from fivetowers.server.node.live import Live
from fivetowers.server.storage import DeviceLink
from fivetowers.server.study import shared_secret
from fivetowers.table.commands import Actor, Command, Decision
from fivetowers.table.summary import summarise_log
from tests.server.games import OPEN, RANDOM, Person, here, join, make_table, play_on
from tests.server.node.test_daily import begin, play
from tests.server.running import ServerHere, ServerProcess, only, running_here, stay_within_a_day
from tests.server.study.test_challenges import challenge_from, take
from tests.server.study.test_challenges import played as played_against_mason
from tests.server.study.test_own_progress import played, progress

Server = ServerProcess | ServerHere


async def link_from(client: Client) -> str:
    answer = await client.post("/api/devices")
    assert answer.status == 201, answer.body
    token: str = answer.json()["token"]
    return token


async def look(client: Client, token: str) -> JsonObject:
    found: JsonObject = (await client.post("/api/devices/look", {"token": token})).json()
    return found


async def claim(client: Client, token: str) -> JsonObject:
    found: JsonObject = (await client.post("/api/devices/claim", {"token": token})).json()
    return found


async def share(desk: Client, phone: Client) -> None:
    """The phone has all that the desk has, and brings its own along."""
    assert await claim(phone, await link_from(desk)) == {"left": 0}
    assert phone.cookie == desk.cookie


async def games(client: Client) -> set[str]:
    return {game["id"] for game in (await client.get("/api/games")).json()}


# ---- what is shared --------------------------------------------------------------------------------------------------


async def test_both_devices_have_all_games_afterwards(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    there = {await make_table(desk, OPEN, RANDOM), await make_table(desk, here("Ben"), here("Eva"), name=None)}
    own = await make_table(phone, OPEN, RANDOM, name="Ada")
    made = (await desk.post("/api/devices")).json()
    assert made["link"] == f"{server.address}/device#{made['token']}"
    assert made["qr"].startswith("<svg")
    assert (await look(phone, made["token"]))["own_games"] == 1
    before = phone.cookie
    assert await claim(phone, made["token"]) == {"left": 0}
    assert phone.cookie == desk.cookie != before
    assert await games(phone) == await games(desk) == {*there, own}
    for client in (desk, phone):
        assert (await client.get(f"/api/tables/{own}/you")).json() == {"type": "you", "seats": [1], "creator": True}
    assert await games(server.client(before)) == set(), "the old secret is worth nothing"
    new = await make_table(phone, OPEN, OPEN)
    assert new in await games(desk)


async def test_a_link_says_whose_games_it_leads_to_and_changes_nothing(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    for name in ("Bea", "Anna"):
        await make_table(desk, OPEN, RANDOM, name=name)
        await asyncio.sleep(0.005)
    token = await link_from(desk)
    for _ in range(2):
        offer = {"games": 2, "own_games": 0, "name": "Anna", "name_id": None}
        assert await look(phone, token) == offer
    assert phone.cookie is None
    assert await claim(phone, token) == {"left": 0}


async def test_a_device_without_games_gets_all_and_a_stranger_has_nothing_to_give(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    await share(desk, phone)
    assert await games(phone) == await games(desk)
    for nobody in (server.client(), server.client("A" * 43)):
        answer = await nobody.post("/api/devices")
        assert (answer.status, answer.json()["code"]) == (409, "device.nothing")


async def test_progress_is_the_same_on_both_devices(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        desk, phone = server.client(), server.client()
        await played(desk)
        await played(phone, seed=4)
        alone = [await progress(client) for client in (desk, phone)]
        await share(desk, phone)
        both = await progress(phone)
        assert both == await progress(desk)
        assert (both["games"], both["wins"]) == (2, alone[0]["wins"] + alone[1]["wins"])


async def test_a_game_goes_on_where_it_was_while_its_seat_changes_hands(server: ServerProcess) -> None:
    desk, phone, ben = server.client(), server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    table_id = await make_table(phone, OPEN, OPEN)
    await join(ben, table_id, "Ben")
    mine, other = await Person.sit(phone, table_id), await Person.sit(ben, table_id)
    await mine.start()
    await mine.act("bid 0")
    await share(desk, phone)
    with pytest.raises(Closed):  # the old secret's socket; the page comes back with the new one
        await mine.socket.until(lambda message: False)
    await other.look(mine.view["number"])
    await other.until_turn()
    await other.act("pass")
    both = [await Person.sit(client, table_id) for client in (desk, phone)]
    assert both[0].view["turn"]["seat"] == 1
    assert (await both[0].act(both[0].legal()[0]))["type"] == "accepted"
    assert (await both[1].look(both[0].view["number"]))["state"] == both[0].view["state"]


async def test_two_devices_at_one_table_are_one_person_with_two_seats(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    table_id = await make_table(desk, OPEN, OPEN)
    await join(phone, table_id, "Ada")
    await share(desk, phone)
    assert (await phone.get(f"/api/tables/{table_id}/you")).json()["seats"] == [1, 2]
    assert await games(desk) == {table_id}


# ---- tries that there is one of --------------------------------------------------------------------------------------


async def results(client: Client) -> dict[str, bool]:
    """The tables in today's results, and whether they are mine."""
    day = (await client.get("/api/daily")).json()["date"]
    return {line["id"]: line["mine"] for line in (await client.get(f"/api/daily/{day}/results")).json()}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_of_two_daily_tries_the_one_that_was_finished_first_counts(
    tmp_path: Path, order: tuple[int, int]
) -> None:
    stay_within_a_day()
    async with running_here(tmp_path) as server:
        desk, phone = devices = server.client(), server.client()
        tables = {client: await begin(client) for client in devices}
        first, second = (devices[place] for place in order)
        await play(first, tables[first])
        await play(second, tables[second], seed=2)
        await share(desk, phone)
        for client in (desk, phone):
            assert (await client.get("/api/daily")).json()["mine"] == {"id": tables[first], "finished": True}
            assert await results(client) == {tables[first]: True}, "nobody is in the results twice"
            days = (await client.get("/api/daily/mine")).json()
            assert (days["streak"], days["played"], [day["id"] for day in days["days"]]) == (1, 1, [tables[first]])
            assert await games(client) == set(tables.values()), "the other game is not lost"
        assert (await progress(phone))["games"] == 2
        listed = {game["id"]: game["daily"] for game in (await desk.get("/api/games")).json()}
        assert listed[tables[second]] == listed[tables[first]]
        await server.service.storage.rebuild(summarise_log)
        assert await results(phone) == {tables[first]: True}


async def test_a_daily_try_that_was_left_never_counts(server: ServerProcess) -> None:
    stay_within_a_day()
    desk, phone = server.client(), server.client()
    kept, left = await begin(desk), await begin(phone)
    await share(desk, phone)
    assert await begin(phone) == kept, "of two that go on, the one that was begun first counts"
    await play(phone, left)
    day = (await phone.get("/api/daily")).json()
    assert day["mine"] == {"id": kept, "finished": False}
    assert left not in await results(phone)
    await play(desk, kept)
    assert (await results(desk))[kept]


async def test_a_finished_try_counts_before_one_that_goes_on(server: ServerProcess) -> None:
    stay_within_a_day()
    desk, phone = server.client(), server.client()
    await begin(desk)
    finished = await begin(phone)
    await play(phone, finished)
    await share(desk, phone)
    assert (await desk.get("/api/daily")).json()["mine"] == {"id": finished, "finished": True}
    assert (await desk.get("/api/daily/mine")).json()["streak"] == 1


async def test_of_two_tries_at_a_challenge_one_counts(server: ServerProcess) -> None:
    anna, desk, phone = server.client(), server.client(), server.client()
    challenge = await challenge_from(anna, (await played_against_mason(anna)).table_id)
    tried = [await take(client, challenge) for client in (desk, phone)]
    await play_on(tried[1], Random(2))
    await share(desk, phone)
    shown = (await desk.get(f"/api/challenges/{challenge}")).json()["mine"]
    assert shown == {"id": tried[1].table_id, "finished": True}
    assert {person.table_id for person in tried} <= await games(phone)


async def test_a_seat_of_a_daily_game_moves_to_no_browser_with_a_try_of_its_own(server: ServerProcess) -> None:
    stay_within_a_day()
    desk, phone, empty = server.client(), server.client(), server.client()
    there, own = await begin(desk), await begin(phone)
    await play(desk, there)
    body = {"token": (await desk.post(f"/api/tables/{there}/seats/1/link")).json()["token"]}
    answer = await phone.post("/api/seat", body)
    assert (answer.status, answer.json()["code"]) == (409, "seat.own_try")
    assert (await results(desk))[there], "its line stays in the results"
    assert (await phone.get("/api/daily")).json()["mine"] == {"id": own, "finished": False}
    assert (await empty.post("/api/seat", body)).status == 200, "the link is not used up"
    assert (await results(empty))[there]


# ---- who may use a link, and when ------------------------------------------------------------------------------------


async def refused(client: Client, token: str) -> set[str]:
    """Both ways to use a link, and a cookie that stays as it was."""
    before = client.cookie
    codes = {(await look(client, token)).get("code", ""), (await claim(client, token)).get("code", "")}
    assert client.cookie == before
    return codes


async def test_a_link_is_good_once(server: ServerProcess) -> None:
    desk, phone, thief = server.client(), server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    token = await link_from(desk)
    assert await claim(phone, token) == {"left": 0}
    assert await refused(thief, token) == {"pass.none"}


async def test_of_two_who_claim_at_once_one_gets_it(server: ServerProcess) -> None:
    desk, others = server.client(), [server.client() for _ in range(5)]
    await make_table(desk, OPEN, RANDOM)
    token = await link_from(desk)
    answers = await asyncio.gather(*(claim(client, token) for client in others))
    assert sorted(answer.get("code", "") for answer in answers) == ["", *["pass.none"] * 4]
    assert [client.cookie for client in others].count(desk.cookie) == 1


async def test_a_newer_link_takes_the_place_of_an_older_one(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    older, newer = await link_from(desk), await link_from(desk)
    assert await refused(phone, older) == {"pass.none"}
    assert await claim(phone, newer) == {"left": 0}


async def test_a_link_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        desk, phone = server.client(), server.client()
        await make_table(desk, OPEN, RANDOM)
        monkeypatch.setattr(api_links, "PASS_SECONDS", 0)
        assert await refused(phone, await link_from(desk)) == {"pass.none"}


@pytest.mark.parametrize("way", [("POST", "/api/me/renew"), ("DELETE", "/api/me")])
async def test_a_link_is_void_after_signing_out_others_or_deleting_my_data(
    server: ServerProcess, way: tuple[str, str]
) -> None:
    desk, thief = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    await make_table(thief, OPEN, RANDOM)
    token = await link_from(desk)
    assert (await desk.request(*way)).status == 200
    assert await refused(thief, token) == {"pass.none"}
    assert len(await games(thief)) == 1


async def test_devices_that_share_can_be_signed_out(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    table_id = await make_table(desk, OPEN, RANDOM)
    await share(desk, phone)
    assert (await phone.post("/api/me/renew")).status == 200
    assert (await games(phone), await games(desk)) == ({table_id}, set())


async def test_a_link_made_up_or_bent_gives_nothing(server: ServerProcess) -> None:
    desk, thief = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    token = await link_from(desk)
    for wrong in ("", "x", token[:-1], token + "A", token.swapcase(), "A" * 43, "ž" * 43):
        assert await refused(thief, wrong) == {"pass.none"}
    assert await claim(server.client(), token) == {"left": 0}, "none of them used it up"


async def test_a_browser_cannot_use_its_own_link_up(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    token = await link_from(desk)
    assert await refused(desk, token) == {"device.same"}
    assert await claim(phone, token) == {"left": 0}


async def test_no_other_site_can_make_or_use_a_link(server: ServerProcess) -> None:
    desk, phone = server.client(), server.client()
    await make_table(desk, OPEN, RANDOM)
    own = await make_table(phone, OPEN, RANDOM)
    body = {"token": await link_from(desk)}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        for path in ("/api/devices", "/api/devices/look", "/api/devices/claim"):
            answer = await phone.request("POST", path, body, headers)
            assert (answer.status, answer.json()["code"]) == (403, "origin.other")
    for path in ("/api/devices", "/api/devices/claim", "/api/devices/look"):
        assert (await phone.get(path)).status == 405
    assert await games(phone) == {own}


async def test_the_database_alone_gives_no_secret_away(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        desk = server.client()
        await make_table(desk, OPEN, RANDOM)
        token = await link_from(desk)
        link = await server.service.storage.device_link(device_token_hash(token))
        secret = desk.cookie or ""
        assert link == DeviceLink(owner_of(secret), seal_secret(secret, token))
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert link.sealed.encode() in stored
    assert secret.encode() not in stored
    assert token.encode() not in stored


async def test_claiming_is_limited(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(effort_of_address=1)) as server:  # a minute's worth is 60, a claim costs 20
        statuses = [(await server.client().post("/api/devices/claim", {"token": "x"})).status for _ in range(4)]
        assert statuses == [404, 404, 404, 429]


# ---- what goes wrong -------------------------------------------------------------------------------------------------


async def test_what_could_not_move_is_not_lost_and_moves_with_the_next_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_secret, "PAUSES", (0.0, 0.0))
    async with running_here(tmp_path) as server:
        desk, phone = server.client(), server.client()
        await make_table(desk, OPEN, RANDOM)
        own = {await make_table(phone, OPEN, OPEN) for _ in range(3)}
        hub, ill = server.service.hub, {sorted(own)[1]}
        ask = hub.ask

        async def fail_sometimes(live: Live, command: Command | None, actor: Actor) -> Decision:
            if live.id in ill:
                return Decision(live.table, (), Refusal("table.busy"), live.table.number)
            return await ask(live, command, actor)

        monkeypatch.setattr(hub, "ask", fail_sometimes)
        before = phone.cookie
        answer = await phone.post("/api/devices/claim", {"token": await link_from(desk)})
        assert (answer.status, answer.json()["code"]) == (503, "device.unfinished")
        assert phone.cookie == before
        assert own <= await games(desk) | await games(phone)
        ill.clear()
        await share(desk, phone)
        assert own < await games(desk) == await games(phone)


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        desk, phone = server.client(), server.client()
        await make_table(desk, OPEN, RANDOM)
        own = [await make_table(phone, OPEN, OPEN) for _ in range(2)]
        server.service.hub.tables.clear()

        def damage(connection: object) -> None:
            connection.exec_driver_sql("UPDATE events SET body = X'00' WHERE table_id = ?", (own[0],))  # type: ignore[attr-defined]

        await server.service.storage.database.write(damage)
        assert await claim(phone, await link_from(desk)) == {"left": 1}
        assert phone.cookie == desk.cookie
        assert own[1] in await games(desk)
