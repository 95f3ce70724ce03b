"""What one client may ask of a server: each limit is reached here, on a server whose limits are small."""

import asyncio
import re
import time
import zlib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from types import FunctionType
from typing import NamedTuple, get_args

import msgspec
import pytest
from picows import WSMsgType

from fivetowers.client.connection import Closed, HttpAnswer, JsonObject, TableSocket
from fivetowers.server.http.app import make_litestar
from fivetowers.server.node import limits as limits_module
from fivetowers.server.node import service
from fivetowers.server.node.allowance import PRICES, SECONDS_AT_ONCE, Allowance, Costly
from fivetowers.server.node.limits import Buckets
from fivetowers.server.node.settings import ServerLimits
from fivetowers.server.study import same_cards
from fivetowers.server.study.analysis_view import AnalysedGame, AnalysisView, PartErrors, Trust, TurningEvents
from fivetowers.server.study.analyst import JUDGED_BY, AnalysisJob
from tests.server.conftest import PATIENCE
from tests.server.games import OPEN, RANDOM, Person, make_table, play_on
from tests.server.running import UPGRADE, ServerHere, ask_by_hand, only, running_here

NEW_TABLE = {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"}
PING = b'{"type":"ping"}'


async def closed_with(socket: TableSocket) -> int | None:
    with pytest.raises(Closed) as closed:
        await socket.until(lambda message: message["type"] == "never")
    return closed.value.code


# ---- tables and requests ---------------------------------------------------------------------------------------------


async def test_browser_has_only_so_many_games_that_are_not_over(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(open_tables=2)) as server:
        anna, ben = server.client(), server.client()
        table_id = await make_table(anna, OPEN, OPEN)
        await make_table(anna, OPEN, OPEN)
        for path in ("/api/tables", "/api/daily/2026-01-01"):
            assert (await anna.post(path, NEW_TABLE)).json()["code"] == "rate.open_tables"
        assert (await ben.post("/api/tables", NEW_TABLE)).status == 201
        person = await Person.sit(anna, table_id)
        person.socket.send({"type": "end", "request": "e"})
        await person.socket.until(lambda message: message.get("request") == "e")
        assert (await anna.post("/api/tables", NEW_TABLE)).status == 201


async def test_requests_of_an_address_are_counted_together(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(requests=0.01, burst=300)) as server:
        answers = [await server.client().get("/api/info") for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "rate.requests"
        assert (await server.client().get("/healthz")).status == 200, "the one who looks after it is never turned away"


async def refused(server: ServerHere, code: str) -> int:
    """How often, as the host sees it."""
    told = server.service.metrics.text().decode()
    found = re.search(rf'^fivetowers_refusals_total{{code="{re.escape(code)}"}} (\d+)', told, re.MULTILINE)
    return 0 if found is None else int(found[1])


async def test_whatever_a_socket_is_refused_is_counted_once(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(messages=0.001, burst=6_000, sockets_of_address=2)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        person.socket.send({"type": "rematch"})
        assert (await person.socket.until(lambda message: message["type"] == "refused"))["code"] == "rematch.early"
        person.socket.send({"type": "act", "number": 1, "action": "bid 1", "seat": 2, "request": "r"})
        assert (await person.socket.until(lambda message: message.get("request") == "r"))["code"] == "seat.not_yours"
        for _ in range(5):
            person.socket.send({"type": "ping"})
        await person.socket.until(lambda message: message.get("code") == "rate.messages")
        async with asyncio.timeout(PATIENCE):
            while await refused(server, "rate.messages") < 2:
                await asyncio.sleep(0.01)
        assert [await refused(server, code) for code in ("rematch.early", "seat.not_yours", "rate.messages")] == [
            1,
            1,
            2,
        ]


async def test_address_opens_only_so_many_sockets_a_second(tmp_path: Path) -> None:
    """Closed at once, they would not count among those that are open."""
    async with running_here(tmp_path, only(requests=0.01, burst=300)) as server:
        table_id = await make_table(server.client(), OPEN, RANDOM)
        for _ in range(3):
            (await server.client().socket(table_id)).close()
        with pytest.raises(ConnectionError):
            await server.client().socket(table_id)
        assert await refused(server, "rate.requests") == 1


async def test_socket_that_is_not_opened_is_counted(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(sockets_of_address=1)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, RANDOM)
        await client.sit(table_id)
        refusals: list[tuple[dict[str, str], str]] = [
            ({}, "rate.sockets"),
            ({"Origin": "https://evil.example"}, "origin.other"),
        ]
        for headers, code in refusals:
            with pytest.raises(ConnectionError):
                await client.socket(table_id, headers)
            assert await refused(server, code) == 1


NONSENSE = {"record": "nonsense"}
TOKEN = {"token": "x"}


ANALYSED = {"record": "a game that was analysed"}
ANALYSED_ID = sha256(ANALYSED["record"].encode()).hexdigest()
ANALYSIS = AnalysisView(
    Trust(0, 0, 0),
    AnalysedGame(1, 2, [], "normal", [9, 8], [1], [0.5, 0.5], [0, 0], [], [0, 0], [0, 0], [0, 0]),
    PartErrors([], [], []),
    TurningEvents([], []),
)


class Route(NamedTuple):
    """What costs; where a path is asked for, `{id}` is a table of somebody who plays there against a bot.

    With `is_over` it is asked for when the game has been played and analysed.
    """

    what: Costly
    method: str
    path: str
    body: JsonObject | None = None
    is_over: bool = False

    def __str__(self) -> str:
        return f"{self.what}: {self.method} {self.path}"


TRIED_AS_NEW_TABLES = [("POST", "/api/daily")]
HINT = Route("hint", "message", "hint")
COSTLY = [
    Route("list", "GET", "/api/tables"),
    Route("list", "GET", "/api/games"),
    Route("list", "GET", "/api/daily/mine"),
    Route("list", "GET", "/api/daily/2026-01-01/results"),
    Route("record", "GET", "/api/tables/{id}/record"),
    Route("replay", "GET", "/api/tables/{id}/replay"),
    Route("replay", "GET", "/api/tables/{id}/rounds"),
    Route("replay", "POST", "/api/replay", NONSENSE),
    Route("replay", "POST", "/api/play-on", {**NONSENSE, "actions": 1, "seat": 1}),
    Route("link", "POST", "/api/tables/{id}/seats/1/link"),
    Route("link", "POST", "/api/seat", TOKEN),
    Route("link", "GET", "/api/tables/{id}/qr"),
    Route("link", "POST", "/api/tables/{id}/code"),
    Route("link", "POST", "/api/devices"),
    Route("link", "POST", "/api/devices/look", TOKEN),
    Route("link", "POST", "/api/tables/{id}/challenge", is_over=True),
    Route("record", "GET", "/api/challenges/x"),
    Route("record", "POST", "/api/challenges/x", {}),
    Route("record", "GET", "/api/challenges/x/results"),
    Route("record", "GET", "/api/tables/{id}/same-cards", is_over=True),
    Route("replay", "GET", "/api/tables/{id}/same-cards/master", is_over=True),
    Route("code", "GET", "/api/codes/KIWI-42"),
    Route("table", "POST", "/api/tables", NEW_TABLE),
    Route("table", "POST", "/api/daily/2026-01-01"),
    Route("export", "GET", "/api/export"),
    Route("forget", "DELETE", "/api/me"),
    Route("forget", "POST", "/api/me/renew"),
    Route("devices", "POST", "/api/devices/claim", TOKEN),
    Route("analysis", "POST", "/api/analyses", NONSENSE),
    Route("replay", "POST", "/api/analyses", ANALYSED),
    Route("replay", "GET", f"/api/analyses/{ANALYSED_ID}"),
    Route("replay", "POST", "/api/tables/{id}/analysis", is_over=True),
    Route("replay", "GET", "/api/tables/{id}/analysis", is_over=True),
    Route("progress", "POST", "/api/progress", {"here": []}),
    HINT,
    Route("bot games", "POST", "/api/tables/{id}/same-cards", is_over=True),
]


FREE = {
    "DELETE /api/analyses/{id:str}",
    "DELETE /api/tables/{table_id:str}/analysis",
    "GET /",
    "GET /api/daily",
    "GET /api/film",
    "GET /api/info",
    "GET /api/lessons",
    "GET /api/network",
    "GET /api/puzzles",
    "GET /api/puzzles/{puzzle:str}",
    "GET /api/tables/{table_id:str}",
    "GET /api/tables/{table_id:str}/you",
    "GET /healthz",
    "GET /metrics",
    "GET /openapi.json",
    "GET /readyz",
    "GET /schema",
    "GET /{path:path}",
    "GET /{path:str}",
    "POST /api/lessons/{lesson:str}",
    "POST /api/lessons/{lesson:str}/preview",
    "POST /api/network",
    "POST /api/puzzles/{puzzle:str}/answer",
    "POST /api/puzzles/{puzzle:str}/preview",
    "POST /api/tables/{table_id:str}/join",
}
"""What costs about as much as any request does; how many of those an address may send is limited in any case."""


def test_whatever_has_a_price_is_tried_below_and_all_else_is_known_to_be_free() -> None:
    assert {route.what for route in COSTLY} == set(PRICES) == set(get_args(Costly))
    handlers = [
        (method, path, handler.fn)
        for route in make_litestar(None).routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods - {"OPTIONS"}
        for path in handler.paths
    ]
    assert {f"{method} {path}" for method, path, function in handlers if not pays(function)} == FREE
    for method, path, function in handlers:
        if not pays(function) or (method, path) in TRIED_AS_NEW_TABLES:
            continue
        like = re.compile(re.sub(r"\{\w+:\w+\}", "[^/]+", path))
        assert any(route.method == method and like.fullmatch(route.path) for route in COSTLY), f"{method} {path}"


def pays(function: FunctionType, above: tuple[FunctionType, ...] = ()) -> bool:
    """Does it ask for a price, or call something in these modules that does?"""
    names = function.__code__.co_names
    named = [one for name in names if isinstance(one := function.__globals__.get(name), FunctionType)]
    ours = [one for one in named if one.__module__.startswith("fivetowers.server.http") and one not in above]
    return "pay_for" in names or any(pays(one, (*above, function)) for one in ours if one is not function)


@pytest.mark.parametrize("route", COSTLY, ids=str)
@pytest.mark.parametrize("limit", ["effort", "effort_of_address"])
async def test_costly_requests_are_limited_by_person_and_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: Route, limit: str
) -> None:
    """The allowance is good for one of them, and too small for a second. What is nonsense has its price too."""
    monkeypatch.setattr(same_cards, "MOST_WAITING", 0)  # the bots would soon have played
    rate = 1.5 * PRICES[route.what] / SECONDS_AT_ONCE
    async with running_here(tmp_path, only(**{limit: rate})) as server:
        server.service.allowance = Allowance(ServerLimits.without_rates())
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        await person.start()
        if route.is_over:
            await play_on(person, Random(1))
        await keep_analyses(server, person.table_id)
        if route is HINT:
            codes = [await hint_asked(person) for _ in range(2)]
        else:
            server.service.allowance = Allowance(server.service.settings.limits)
            twice = [server.client(client.cookie) for _ in range(2)]
            path = route.path.format(id=person.table_id)
            answers = [await one.request(route.method, path, route.body) for one in twice]
            assert [answer.status == 429 for answer in answers] == [False, True]
            codes = [code_of(answer) for answer in answers]
        assert codes[0] not in ("rate.requests", "rate.tables")
        assert codes[1] == "rate.requests"


async def keep_analyses(server: ServerHere, table_id: str) -> None:
    """As if they had been made: that of a table, and that of a game that came as text."""
    await server.service.storage.keep_analysis(table_id, JUDGED_BY, zlib.compress(msgspec.json.encode(ANALYSIS)))
    job = AnalysisJob(set(), "", ("Anna", "Ben"), 1, found=ANALYSIS, is_over=True)
    server.service.analyst._over[f"sent {ANALYSED_ID}"] = job


async def test_to_ask_whether_there_is_a_better_analysis_is_free(tmp_path: Path) -> None:
    """The page does so all the time."""
    async with running_here(tmp_path, only(effort=0.5 / SECONDS_AT_ONCE)) as server:
        server.service.allowance = Allowance(ServerLimits.without_rates())
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        await person.start()
        await play_on(person, Random(1))
        path = f"/api/tables/{person.table_id}/analysis"
        server.service.allowance = Allowance(server.service.settings.limits)  # not enough for anything
        assert (await client.get(path)).json()["phase"] == "none"
        await keep_analyses(server, person.table_id)
        for kept in (path, f"/api/analyses/{ANALYSED_ID}"):
            assert (await client.get(kept)).status == 429
            answer = await client.get(f"{kept}?have=normal")
            assert (answer.status, answer.json()["phase"], answer.json()["analysis"]) == (200, "done", None)
            assert (await client.get(f"{kept}?have=quick")).status == 429


async def hint_asked(person: Person) -> str | None:
    person.socket.send({"type": "hint", "number": person.view["number"]})
    answer = await person.socket.until(lambda message: message["type"] in ("hint", "refused"))
    return answer.get("code")


def code_of(answer: HttpAnswer) -> str | None:
    return answer.json()["code"] if answer.status >= 400 else None


@pytest.mark.parametrize("what", ["analysis", "table"])
def test_what_one_person_is_refused_takes_nothing_from_others_at_the_same_address(what: Costly) -> None:
    allowance = Allowance(replace(ServerLimits(), effort=1.5 * PRICES[what] / SECONDS_AT_ONCE))
    answers = [allowance.why_not(what, "eve", "1.2.3.4") for _ in range(100)]
    assert answers[0] is None
    assert all(answers[1:])
    assert allowance.why_not(what, "anna", "1.2.3.4") is None


async def test_rematches_challenges_and_daily_tries_count_as_new_tables(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(new_tables=0.001, new_tables_at_once=1)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
        await person.start()
        await play_on(person, Random(1))
        person.socket.send({"type": "rematch"})
        assert (await person.socket.until(lambda message: message["type"] == "refused"))["code"] == "rate.tables"
        assert await refused(server, "rate.tables") == 1
        challenge = (await client.post(f"/api/tables/{person.table_id}/challenge")).json()["id"]
        for path, body in (("/api/daily", None), (f"/api/challenges/{challenge}", {})):
            assert (await server.client().post(path, body)).json()["code"] == "rate.tables"


async def test_tables_that_nobody_looks_at_leave_the_memory_and_are_found_again(tmp_path: Path) -> None:
    async with running_here(tmp_path, tables_in_memory=2) as server:
        client = server.client()
        ids = [await make_table(client, OPEN, OPEN) for _ in range(5)]
        for table_id in ids:
            assert (await client.get(f"/api/tables/{table_id}")).json()["id"] == table_id
            assert len(server.service.hub.tables) <= 2


def test_counting_clients_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_KEYS", 3)
    buckets = Buckets(rate=0.01, burst=1)
    assert buckets.take("eve")
    kept = [buckets.of(f"address {number}") for number in range(10)]
    assert buckets.of("address 9") is kept[9]
    assert buckets.of("address 8") is kept[8]
    assert buckets.of("address 0") is not kept[0]


# ---- messages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["browser", "address"])
async def test_messages_are_counted_together(tmp_path: Path, whose: str) -> None:
    """Those of one browser at all its sockets, and those of one address in all its browsers."""
    rates = {"messages": 0.01, "messages_of_address": 100} if whose == "browser" else {
        "messages": 100, "messages_of_address": 0.01,
    }  # fmt: skip
    async with running_here(tmp_path, only(burst=300, **rates)) as server:
        one, other = server.client(), server.client()
        table_id = await make_table(one, OPEN, OPEN)
        sockets = [await one.socket(table_id), await (one if whose == "browser" else other).socket(table_id)]
        answers = []
        for socket in (*sockets, *sockets):
            socket.send(PING)
            answers.append(await socket.receive())
        assert [answer["type"] for answer in answers] == ["pong", "pong", "pong", "refused"]
        assert answers[-1]["code"] == "rate.messages"
        if whose == "browser":
            stranger = await other.socket(table_id)
            stranger.send(PING)
            assert (await stranger.receive())["type"] == "pong"


async def test_message_in_parts_is_no_longer_than_a_whole_one(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        for size, parts in ((1_000, 20), (1, 2_100)):
            socket = await client.socket(table_id)
            socket.transport.send(WSMsgType.TEXT, b'"', fin=False)
            for _ in range(parts):
                socket.transport.send(WSMsgType.CONTINUATION, b"x" * size, fin=False)
            assert await closed_with(socket) == 1009


async def test_commands_that_wait_at_a_table_are_few(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(waiting_commands=2)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        live = server.service.hub.tables[person.table_id]
        live.is_busy = True  # as if the disk took its time
        for _ in range(3):
            person.socket.send({"type": "start"})
        answer = await person.socket.until(lambda message: message["type"] == "refused")
        assert answer["code"] == "table.busy"
        assert len(live.waiting) == 2


# ---- sockets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", ["sockets", "sockets_of_address"])
async def test_there_are_only_so_many_sockets(tmp_path: Path, limit: str) -> None:
    async with running_here(tmp_path, only(**{limit: 2})) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        first, _ = await client.socket(table_id), await client.socket(table_id)
        with pytest.raises(ConnectionError, match="503"):
            await client.socket(table_id)
        first.close()
        while len(server.service.sockets.all) == 2:
            await asyncio.sleep(0.01)
        await client.socket(table_id)


async def test_table_has_room_for_only_so_many(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(sockets_of_table=2)) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        for _ in range(2):
            await Person.sit(client, table_id)
        socket = await client.sit(table_id)
        assert (await socket.receive())["code"] == "table.crowded"
        assert await closed_with(socket) == 4403


async def test_socket_that_never_says_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_IDLE_ROUND", 0.1)
    async with running_here(tmp_path, only(hello_seconds=0.3)) as server:
        client = server.client()
        table_id, begun = await make_table(client, OPEN, OPEN), time.monotonic()
        silent, other = await client.socket(table_id), await Person.sit(client, table_id)
        assert await closed_with(silent) == 4408
        assert time.monotonic() - begun > 0.3
        other.socket.send(PING)
        assert (await other.socket.until(lambda message: message["type"] == "pong"))["type"] == "pong"


async def test_slow_reader_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    hello = b'{"type":"hello"}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    async with running_here(tmp_path, only(unsent_bytes=50_000)) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, OPEN, OPEN))
        _, writer = await ask_by_hand(server.address, f"/api/tables/{person.table_id}/socket", UPGRADE)
        for _ in range(1_000):  # asks again and again for the whole view, and reads nothing
            writer.write(frame * 20)
            await asyncio.sleep(0.001)
            if b'cut_off_total{why="slow reader"} 1.0' in server.service.metrics.text():
                break
        else:
            pytest.fail("the slow reader is still there")
        writer.transport.abort()
        person.socket.send(PING)
        await person.socket.until(lambda message: message["type"] == "pong")
