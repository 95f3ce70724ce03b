"""What comes in and goes out is what it says it is: types of bodies, fields of requests, names as they were typed."""

import gzip
from random import Random

import msgspec
import pytest

from fivetowers.server.http.app import make_litestar
from fivetowers.server.http.requests import COMPRESSED
from fivetowers.table.events import TableOptions
from fivetowers.table.messages import FromClient, Hello
from tests.server.games import OPEN, RANDOM, Person, here, join, make_table, play_on
from tests.server.http.test_policy import POLICY
from tests.server.running import UPGRADE, ServerProcess, ask_by_hand

NEW_TABLE = b'{"options":{"seats":[{},{}]},"name":"Anna"}'
ONLY_THE_SERVER_SETS = {"daily": "2026-11-15", "played_on": {"actions": 1, "cards": "same"}, "challenge": "abc"}
EVERYBODY_SETS = {"seats", "variant", "start", "pace", "listed", "hints", "away_seconds", "stand_in"}


# ---- in --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "declared",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"],
)
async def test_body_that_is_not_declared_as_json_is_refused(server: ServerProcess, declared: str) -> None:
    """A form of another site can send only such types without asking first."""
    answer = await server.client().request("POST", "/api/tables", NEW_TABLE, {"Content-Type": declared})
    assert (answer.status, answer.json()["code"]) == (415, "message.not_understood")


async def test_json_may_name_its_letters_and_no_body_needs_no_type(server: ServerProcess) -> None:
    client = server.client()
    declared = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert (await client.request("POST", "/api/tables", NEW_TABLE, declared)).status == 201
    assert (await client.post("/api/me/renew")).status == 200


async def test_body_in_pieces_needs_its_type_too(server: ServerProcess) -> None:
    lines = b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n%x\r\n%s\r\n0\r\n" % (len(NEW_TABLE), NEW_TABLE)
    reader, writer = await ask_by_hand(server.address, "/api/tables", lines, "POST")
    try:
        assert (await reader.readline()).split()[1] == b"415"
    finally:
        writer.transport.abort()


async def test_body_that_is_compressed_is_not_unpacked(server: ServerProcess) -> None:
    """A little that unpacks to very much would otherwise get past the limit on its length."""
    answer = await server.client().request(
        "POST", "/api/tables", gzip.compress(NEW_TABLE), {"Content-Encoding": "gzip"}
    )
    assert (answer.status, answer.json()["code"]) == (400, "message.not_understood")
    reader, writer = await ask_by_hand(
        server.address,
        f"/api/tables/{await make_table(server.client(), OPEN, OPEN)}/socket",
        UPGRADE + b"Sec-WebSocket-Extensions: permessage-deflate\r\n",
    )
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
    finally:
        writer.transport.abort()
    assert head.startswith(b"http/1.1 101")
    assert b"extensions" not in head


async def test_what_only_the_server_sets_cannot_be_sent(server: ServerProcess) -> None:
    fields = {field.name for field in msgspec.structs.fields(TableOptions)}
    assert fields == EVERYBODY_SETS | ONLY_THE_SERVER_SETS.keys(), "a new field: who may set it?"
    client = server.client()
    for name, value in ONLY_THE_SERVER_SETS.items():
        answer = await client.post("/api/tables", {"options": {"seats": [{}, {}], name: value}})
        assert (answer.status, answer.json()["code"]) == (400, "message.not_understood"), name
    for name in ("creator", "owner", "id", "commitment"):
        answer = await client.post("/api/tables", {"options": {"seats": [{}, {}]}, name: "x"})
        assert (answer.status, answer.json()["code"]) == (400, "message.not_understood"), name


def test_no_request_and_no_message_has_room_for_fields_that_are_not_its_own() -> None:
    bodies = {
        handler.parsed_fn_signature.parameters["data"].annotation
        for route in make_litestar(None).routes
        for handler in getattr(route, "route_handlers", ())
        if "data" in handler.parsed_fn_signature.parameters
    }
    assert len(bodies) > 8
    old_pages_say_more = {Hello}
    for kind in (bodies | set(FromClient.__args__)) - old_pages_say_more:
        assert kind.__struct_config__.forbid_unknown_fields, kind


# ---- out -------------------------------------------------------------------------------------------------------------


async def test_every_answer_says_what_it_is_and_texts_say_their_letters(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, OPEN, OPEN)
    paths = ("/", "/first.js", "/icon.svg", "/manifest.webmanifest", "/docs", "/schema", "/metrics", "/healthz")
    for path in (*paths, "/api/info", "/api/nothing", "/api/export", f"/api/tables/{table_id}/qr"):
        kind = (await client.get(path)).headers["content-type"]
        assert kind.endswith("; charset=utf-8") or not (kind.startswith("text/") or "xml" in kind), (path, kind)


async def test_answers_of_the_api_are_attachments_with_names_of_our_own(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await play_on(person, Random(1), most=1)
    for path in ("/api/info", "/api/nothing", "/api/tables?callback=run.bat", "/api/export;/run.bat"):
        said = (await client.get(path)).headers["content-disposition"]
        assert said == 'attachment; filename="api.json"', path
    table = f"/api/tables/{person.table_id}"
    own = {"/api/export": "5towers.json", f"{table}/record": ".5t", f"{table}/qr": "5towers.svg"}
    for path, end in own.items():
        said = (await client.get(path)).headers["content-disposition"]
        assert said.startswith('attachment; filename="5towers')
        assert said.endswith(f'{end}"')
    assert "content-disposition" not in (await client.get("/")).headers


async def test_what_is_no_request_is_answered_with_the_headers_for_safety(server: ServerProcess) -> None:
    reader, writer = await ask_by_hand(server.address, "/", b"", "TELL")
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
    finally:
        writer.transport.abort()
    assert head.startswith(b"http/1.1 400")
    policy = f"content-security-policy: {POLICY}\r\n".encode()
    for line in (b"x-content-type-options: nosniff", policy, b"\r\nx-frame"):
        assert line in head


COMPRESSED_ANSWERS = {
    "GET /api/film",
    "GET /api/puzzles",
    "GET /api/tables/{table_id:str}/rounds",
    "GET /api/tables/{table_id:str}/replay",
    "GET /api/tables/{table_id:str}/analysis",
    "POST /api/tables/{table_id:str}/analysis",
    "GET /api/analyses/{id:str}",
}
"""The same for everybody who may have them."""


def test_no_answer_that_belongs_to_somebody_is_compressed() -> None:
    """Its size would tell what is secret in it: one more that is compressed needs a thought first."""
    compressed = {
        f"{method} {path}"
        for route in make_litestar(None).routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods
        for path in handler.paths
        if any(layer in handler.resolve_middleware() for layer in COMPRESSED)
    }
    assert compressed == COMPRESSED_ANSWERS
    assert make_litestar(None).compression_config is None


# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["O'Hara ねこ", "'; DROP TABLE --", "<b>&amp;</b>", "{ $name } {-x}", "%s%n {0} ${7}", '","seats":[]', "Łukasz 🦊"],
)
async def test_name_is_passed_on_as_it_was_typed_whatever_it_means_elsewhere(server: ServerProcess, name: str) -> None:
    """To a database, in HTML, in a message catalogue, a format string or JSON."""
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN, here("Clara"), name=name)
    await join(ben, table_id, "Ben")
    person = await Person.sit(ben, table_id)
    assert [seat["name"] for seat in person.view["seats"]] == [name, "Ben", "Clara"]
    (game,) = (await anna.get("/api/games")).json()
    assert game["seats"][0]["name"] == name
    host = await Person.sit(anna, table_id)
    await host.start()
    record = (await anna.get("/api/export")).json()["games"][0]["record"]
    assert name in record.replace('\\"', '"')
