"""What a hostile client cannot do: act for another, learn a card to come, crash a worker, fill memory, read secrets."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Client, Closed
from fivetowers.errors import Refusal
from fivetowers.server.node.live import Live
from fivetowers.server.storage import StorageError
from fivetowers.server.study import shared_secret
from fivetowers.shuffle import HiddenNumber, hidden_from_bytes
from fivetowers.table.commands import Actor, Command, Decision
from tests.server.games import OPEN, RANDOM, Person, here, join, make_table, play_on
from tests.server.running import ServerProcess, running, running_here, sqlite, stay_within_a_day


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Path]]:
    """A server with all its limits, and its folder."""
    folder = tmp_path_factory.mktemp("strict")
    with running(*sqlite(folder), "--log-level", "info") as server:
        yield server, folder


async def is_well(server: ServerProcess) -> bool:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    return bool((await person.act(person.legal()[0]))["type"] == "accepted") and server.process.poll() is None


# ---- acting for another seat ---------------------------------------------------------------------------------------


NOT_THEIRS = {"seat.not_yours", "seat.watching", "table.not_creator", "undo.none", "hint.turn"}
FOR_THOSE_WHO_SIT = (
    {"type": "react", "reaction": "hello"},
    {"type": "agree", "ask": "end", "yes": True},
    {"type": "end", "request": "y"},
    {"type": "leave"},
    {"type": "rematch"},
)


async def test_nobody_acts_for_another_seat(server: ServerProcess) -> None:
    anna, ben, eve = server.client(), server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await join(ben, table_id, "Ben")
    first = await Person.sit(anna, table_id)
    await first.start()
    number = first.view["number"]
    await make_table(eve, OPEN, OPEN)  # so that Eve has a secret of her own
    forged = Client(server.address, "A" * 43)
    for intruder in (eve, ben, forged, server.client()):
        person = await Person.sit(intruder, table_id)
        for message in (
            {"type": "act", "number": number, "action": "bid 1", "seat": 1, "request": "x"},
            {"type": "undo", "number": number, "request": "x"},
            {"type": "start"},
            {"type": "change", "seat": 1, "what": {"kind": "open"}},
            {"type": "move", "order": [2, 1]},
            {"type": "hint", "number": number},
            *(() if intruder is ben else FOR_THOSE_WHO_SIT),
        ):
            person.socket.send(message)
            answer = await person.socket.until(lambda message: message["type"] == "refused")
            assert answer["code"] in NOT_THEIRS, message
        person.socket.close()
        if intruder is not ben:
            assert (await intruder.post(f"/api/tables/{table_id}/seats/1/link")).status == 403
    assert (await anna.get(f"/api/tables/{table_id}")).json()["number"] == number


async def test_one_time_link_is_good_once_and_only_for_its_seat(server: ServerProcess) -> None:
    anna, phone, thief = server.client(), server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    token = (await anna.post(f"/api/tables/{table_id}/seats/1/link")).json()["token"]
    older = (await anna.post(f"/api/tables/{table_id}/seats/1/link")).json()["token"]
    assert (await thief.post("/api/seat", {"token": token.replace(".1.", ".2.")})).status == 404
    assert (await phone.post("/api/seat", {"token": token})).json() == {"id": table_id, "seat": 1}
    for used in (token, older, "nonsense", f"{table_id}.1.", f"{table_id}.9.x"):
        assert (await thief.post("/api/seat", {"token": used})).json()["code"] == "pass.none"
    assert (await anna.get(f"/api/tables/{table_id}/you")).json()["seats"] == []
    assert (await phone.get(f"/api/tables/{table_id}/you")).json() == {"type": "you", "seats": [1], "creator": True}


async def test_link_that_its_maker_has_used_is_used_up(server: ServerProcess) -> None:
    anna, thief = server.client(), server.client()
    path = f"/api/tables/{await make_table(anna, OPEN, here('Annika'))}/seats/1/link"
    other_seat = (await anna.post(path)).json()["token"].replace(".1.", ".2.")
    assert (await thief.post("/api/seat", {"token": other_seat})).json()["code"] == "pass.none"
    token = (await anna.post(path)).json()["token"]
    assert (await anna.post("/api/seat", {"token": token})).status == 200
    assert (await thief.post("/api/seat", {"token": token})).json()["code"] == "pass.none"


# ---- cards to come -------------------------------------------------------------------------------------------------


async def test_no_answer_holds_a_card_to_come(strict: tuple[ServerProcess, Path]) -> None:
    server, folder = strict
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await play_on(person, Random(1), most=3)
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        query = "SELECT orders FROM secrets WHERE table_id = ?"
        (orders,) = database.execute(query, (person.table_id,)).fetchone()
    hidden = hidden_from_bytes(orders)
    assert isinstance(hidden, HiddenNumber)
    salt, order1, order2 = hidden.shuffle(2, ()).dealer().reveal()  # a program adds no number
    said = server.log().encode()
    for path in ("", "/you", "/record", "/replay", "/qr"):
        said += (await client.get(f"/api/tables/{person.table_id}{path}")).body
    for path in ("/api/games", "/api/export", "/api/tables", "/metrics", "/schema", "/docs/openapi.json"):
        said += (await client.get(path)).body
    said += json.dumps(person.view).encode()
    record = (await client.get(f"/api/tables/{person.table_id}/record")).body.decode()
    assert " ".join(order1.split()[:5]) in record  # these are the cards that are dealt
    for secret in (hidden.number, salt, order1, order2, order2[:40], order1[-40:]):
        assert secret.encode() not in said


# ---- crashing ------------------------------------------------------------------------------------------------------

NONSENSE = [
    b"", b"{", b"null", b"[]", b"7", b'"act"', b"{}", b'{"type":"nonsense"}', b'{"type":"act"}', b"\xff\xfe\x00",
    b'{"type":"act","number":-1,"action":"bid 1","seat":1,"request":"x"}',
    b'{"type":"act","number":1e400,"action":"bid 1","seat":1,"request":"x"}',
    b'{"type":"act","number":99999999999999999999,"action":"bid 1","seat":1,"request":"x"}',
    b'{"type":"act","number":5,"action":"build T0 T0 T0 T0 T0 T0","seat":1,"request":"x"}',
    b'{"type":"act","number":5,"action":"bid 999999999999999999999","seat":1,"request":"x"}',
    b'{"type":"act","number":5,"action":"\\u0000","seat":1,"request":"x"}',
    b'{"type":"act","number":5,"action":"bid 1","seat":1,"request":""}',
    b'{"type":"preview","number":5,"cards":["ZZ","","T99"],"demolish":"\\ud800"}',
    b'{"type":"move","order":[]}', b'{"type":"move","order":[1,1,1,1,1]}',
    b'{"type":"change","seat":5,"what":{"kind":"bot","bot":"../../etc/passwd"}}',
    b'{"type":"hello","lang":"../../../x","since":4000}', b'{"type":"react","reaction":"<script>"}',
    b'{"type":"hint","number":3}', b'{"type":"rematch"}', b"[" * 1500, b'{"a":' * 300,
    b'{"a":' + b"[" * 1900, b'{"type":"hello","lang":"\xff"}',
]  # fmt: skip


async def test_nonsense_is_refused_and_the_server_stays_well(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, OPEN))
    before = person.view["number"]
    for message in NONSENSE:
        person.socket.send(message)
    person.socket.send({"type": "ping"})
    refusals = 0
    while (answer := await person.socket.receive())["type"] != "pong":
        refusals += answer["type"] == "refused"
    assert refusals > 15
    assert (await client.get(f"/api/tables/{person.table_id}")).json()["number"] == before
    assert await is_well(server)


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"\xff", b'{"options":{"seats":[]}}', b'{"options":{"seats":[{"kind":"king"}]}}',
        b'{"options":{"seats":[{},{},{},{},{},{}]}}', b'{"options":{"seats":[{},{}],"pace":{"seconds":-1}}}',
        b'{"options":{"seats":[{},{}],"start":9}}', b'{"options":{"seats":[{},{}]},"name":"\\u0000"}',
        b'{"options":{"seats":[{},{}],"daily":"2026-11-15"}}', b"[" * 5000,
    ],
)  # fmt: skip
async def test_table_cannot_be_made_from_nonsense(server: ServerProcess, body: bytes) -> None:
    answer = await server.client().request("POST", "/api/tables", body)
    assert answer.status in (400, 409), answer.body
    assert answer.json()["code"]


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fapp.py", "/app.py", "/api/x"]
)
async def test_files_of_the_server_cannot_be_read(server: ServerProcess, path: str) -> None:
    answer = await server.client().get(path)
    assert answer.status == 404 or b"<!doctype html>" in answer.body
    assert b"root:" not in answer.body
    assert b"import" not in answer.body


# ---- filling memory: limits that need a server of their own are in test_limits ---------------------------------------


async def test_message_that_is_too_long_is_refused_or_ends_the_socket(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, OPEN))
    person.socket.send(b'{"type":"ping","x":"' + b"x" * 3_000 + b'"}')
    assert (await person.socket.until(lambda message: message["type"] == "refused"))["code"] == "message.too_long"
    person.socket.send(b"x" * 100_000)
    with pytest.raises(Closed):
        await person.socket.until(lambda message: message["type"] == "never")
    assert (await client.request("POST", "/api/tables", b"x" * 100_000)).status == 413
    assert await is_well(server)


async def test_rapid_messages_are_refused_and_then_cut_off(strict: tuple[ServerProcess, Path]) -> None:
    client = strict[0].client()
    person = await Person.sit(client, await make_table(client, OPEN, OPEN))
    for _ in range(150):
        person.socket.send(b'{"type":"ping"}')
    refused = await person.socket.until(lambda message: message["type"] == "refused")
    assert refused["code"] == "rate.messages"
    for _ in range(500):
        person.socket.send(b'{"type":"ping"}')
    with pytest.raises(Closed):
        await person.socket.until(lambda message: message["type"] == "never")


async def test_tables_cannot_be_made_without_end(strict: tuple[ServerProcess, Path]) -> None:
    options, begun = {"options": {"seats": [OPEN, OPEN]}}, time.monotonic()
    codes: list[int] = []
    while 429 not in codes and len(codes) < 200:
        answers = await asyncio.gather(*(strict[0].client().post("/api/tables", options) for _ in range(20)))
        codes += [answer.status for answer in answers]
    assert 429 in codes
    assert codes.count(201) <= 31 + time.monotonic() - begun, "thirty at once, and one a second"


# ---- other sites, other people's secrets -----------------------------------------------------------------------------


async def test_page_of_another_site_can_neither_listen_nor_act(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN)
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
        with pytest.raises(ConnectionError):
            await client.socket(table_id, headers)
        answer = await client.request("POST", f"/api/tables/{table_id}/join", {"name": "Eve"}, headers)
        assert answer.status in (403, 421)
    own = {"Origin": server.address}
    assert (await client.socket(table_id, own)).transport is not None


async def test_nobody_reads_the_secrets_of_another(strict: tuple[ServerProcess, Path]) -> None:
    """Neither the secret nor its hash comes out anywhere; only the hash is in the database."""
    server, folder = strict
    await asyncio.sleep(1.5)  # other tests have used up the new tables of this address
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN)
    await join(ben, table_id, "Ben")
    person = await Person.sit(ben, table_id)
    assert anna.cookie is not None
    await anna.get("/api/games")
    token = (await anna.post(f"/api/tables/{table_id}/seats/1/link")).json()["token"].rpartition(".")[2]
    secret, owner = anna.cookie, sha256(anna.cookie.encode()).hexdigest()
    said = json.dumps(person.view).encode()
    for path in (f"/api/tables/{table_id}", f"/api/tables/{table_id}/you", "/api/games", "/api/export", "/metrics"):
        answer = await ben.get(path)
        said += answer.body + repr(answer.headers).encode()
    assert b'"Anna"' in said
    await asyncio.sleep(0.2)
    said += server.log().encode()
    for hidden in (secret, owner, token):
        assert hidden.encode() not in said
    assert table_id not in server.log()
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert secret.encode() not in stored
    assert token.encode() not in stored
    assert owner.encode() in stored


async def test_trouble_with_the_database_is_told_without_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = Refusal("storage.unreachable", None, {"url": "postgresql://me:secret@inside/games", "reason": "secret"})

    def fail_at_once(*_: object, **__: object) -> None:
        raise StorageError(trouble)

    async def fail(*_: object, **__: object) -> None:
        fail_at_once()

    async with running_here(tmp_path) as server:
        client = server.client()
        await make_table(client, OPEN, OPEN)
        monkeypatch.setattr(server.service.storage, "games_of", fail)
        answer = await client.get("/api/games")
        assert (answer.status, answer.json()["code"]) == (503, "server.database")
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        monkeypatch.setattr(server.service.storage, "append_soon", fail_at_once)
        person.socket.send({"type": "start"})
        refused = await person.socket.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "server.database"
        joining = await server.client().post(f"/api/tables/{person.table_id}/join", {"name": "Ben"})
        said = answer.body + json.dumps(refused).encode() + joining.body
        for hidden in (b"secret", b"inside"):
            assert hidden not in said


async def test_cookie_cannot_be_read_by_scripts_or_sent_from_other_sites(server: ServerProcess) -> None:
    answer = await server.client().post("/api/tables", {"options": {"seats": [OPEN, OPEN]}})
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    found = re.match(r"fivetowers=([\w-]+);", cookie)
    assert found is not None
    assert len(found[1]) >= 43


# ---- sessions


async def test_server_chooses_the_secret_of_a_browser(server: ServerProcess) -> None:
    chosen = "A" * 43
    client = server.client(chosen)
    await make_table(client, OPEN, OPEN)
    assert client.cookie != chosen
    given = client.cookie
    await make_table(client, OPEN, OPEN)
    assert client.cookie == given, "one that the server gave stays"


async def test_sessions_on_other_devices_can_be_ended(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, here("Ben"))
    thief = server.client(client.cookie)
    person = await Person.sit(thief, table_id)
    assert (await client.post("/api/me/renew")).json() == {"seats": 2, "left": 0}
    with pytest.raises(Closed):
        await person.socket.until(lambda message: False)
    assert (await thief.get(f"/api/tables/{table_id}/you")).json()["seats"] == []
    mine = (await client.get(f"/api/tables/{table_id}/you")).json()
    assert (mine["seats"], mine["creator"]) == ([1, 2], True)


async def test_secret_that_was_replaced_can_delete_nothing(server: ServerProcess) -> None:
    stay_within_a_day()
    client = server.client()
    table_id = await make_table(client, OPEN, RANDOM)
    daily = (await client.post("/api/daily")).json()["id"]
    thief = server.client(client.cookie)
    await client.post("/api/me/renew")
    await thief.request("DELETE", "/api/me")
    assert (await client.get(f"/api/tables/{table_id}")).json()["seats"][0]["name"] == "Anna"
    assert (await client.get(f"/api/tables/{table_id}/you")).json()["creator"]
    assert (await client.get("/api/daily")).json()["mine"] == {"id": daily, "finished": False}


async def test_creator_who_has_no_seat_is_rid_of_a_thief_too(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN, name=None)
    thief = server.client(client.cookie)
    assert (await client.post("/api/me/renew")).json() == {"seats": 0, "left": 0}
    assert (await client.get(f"/api/tables/{table_id}/you")).json()["creator"]
    assert not (await thief.get(f"/api/tables/{table_id}/you")).json()["creator"]
    socket = await thief.sit(table_id)
    socket.send({"type": "end", "request": "e"})
    assert (await socket.until(lambda message: message.get("request") == "e"))["type"] == "refused"
    assert [game["id"] for game in (await client.get("/api/games")).json()] == [table_id]
    assert (await thief.get("/api/games")).json() == []


async def test_new_secret_is_sent_although_a_table_could_not_be_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_secret, "PAUSES", (0.0, 0.0))
    async with running_here(tmp_path) as server:
        client = server.client()
        tables = [await make_table(client, OPEN, OPEN) for _ in range(3)]
        old, hub, ill = client.cookie, server.service.hub, {tables[1]}
        ask = hub.ask

        async def fail_sometimes(live: Live, command: Command | None, actor: Actor) -> Decision:
            if live.id in ill:
                return Decision(live.table, (), Refusal("table.busy"), live.table.number)
            return await ask(live, command, actor)

        monkeypatch.setattr(hub, "ask", fail_sometimes)
        assert (await client.post("/api/me/renew")).json() == {"seats": 2, "left": 1}
        assert client.cookie != old
        for table_id in (tables[0], tables[2]):
            assert (await client.get(f"/api/tables/{table_id}/you")).json()["seats"] == [1]
        ill.update(tables)
        before = client.cookie
        assert (await client.post("/api/me/renew")).json()["code"] == "table.busy"
        assert client.cookie == before, "where nothing was changed, all stays as it was"


async def test_answers_of_the_api_are_not_stored_on_the_way(server: ServerProcess) -> None:
    client = server.client()
    await make_table(client, OPEN, OPEN)
    for path in ("/api/games", "/api/export", "/api/tables", "/api/nothing"):
        assert (await client.get(path)).headers["cache-control"] == "no-store"


async def test_secure_address_has_a_cookie_of_its_host_alone_and_hears_no_plain_page(tmp_path: Path) -> None:
    async with running_here(tmp_path, public_url="https://towers.example") as secure:
        client = secure.client()
        answer = await client.post("/api/tables", {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"})
        assert answer.headers["set-cookie"].startswith("__Host-fivetowers=")
        assert "; Secure" in answer.headers["set-cookie"]
        path = f"/api/tables/{answer.json()['id']}/you"
        assert (await client.get(path)).json()["seats"] == [1]
        plain = await client.request("GET", path, headers={"Cookie": f"fivetowers={client.cookie}"})
        assert plain.json()["seats"] == []
        for origin, status in (("http://towers.example", 403), ("https://towers.example", 201)):
            headers = {"Origin": origin, "Host": "towers.example"}
            body = {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"}
            assert (await client.request("POST", "/api/tables", body, headers)).status == status


# ---- what once was answered with 500

HUGE_OPTIONS = [text % 10**30 for text in (b'"away_seconds":%d', b'"start":%d', b'"pace":{"days":%d}')]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", b'{"name":"\xff"}'),
        ("POST", "/api/seat", b'{"token":"\xc3"}'),
        ("POST", "/api/tables/{id}/seats/" + "1" * 61 + "/link", b""),
        ("GET", "/api/games?before=" + "1" + "0" * 30, b""),
        *(("POST", "/api/tables", b'{"options":{"seats":[{},{}],%s}}' % option) for option in HUGE_OPTIONS),
        ("POST", "/api/play-on", b'{"record":"x","actions":1,"seat":%d}' % 10**30),
        ("POST", "/api/play-on", b'{"record":"x","actions":%d,"seat":1}' % 10**30),
    ],
)
async def test_what_cannot_be_understood_is_refused(server: ServerProcess, method: str, path: str, body: bytes) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN)
    answer = await client.request(method, path.format(id=table_id), body or None)
    assert (answer.status, answer.json()["code"]) == (400, "message.not_understood")


async def test_host_with_an_impossible_port_is_refused(server: ServerProcess) -> None:
    for path in ("/api/network", "/api/info", "/"):
        answer = await server.client().request("GET", path, headers={"Host": "127.0.0.1:99999"})
        assert (answer.status, answer.json()["code"]) == (421, "origin.host")
