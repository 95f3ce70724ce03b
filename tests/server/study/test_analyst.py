"""Games are analysed in the background: found in the end, kept, given up, refused where it would tell too much."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from fivetowers import apply, parse_action, start
from fivetowers.bots.base import Budget
from fivetowers.client.connection import Client, HttpAnswer, JsonObject
from fivetowers.errors import Refusal
from fivetowers.server.http import api_analysis
from fivetowers.server.node.allowance import Allowance
from fivetowers.server.node.botpool import LOW_PRIORITY, BotPool
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.study import analyst
from fivetowers.server.study.analyst import JUDGED_BY, AnalysisJob
from tests.server.games import Person, here, make_table, play_on
from tests.server.running import only, running_here, stay_within_a_day


async def played_game(client: Client, *, most: int = 10_000) -> str:
    person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
    await person.start()
    await play_on(person, Random(3), most)
    return person.table_id


async def until_done(client: Client, table_id: str) -> JsonObject:
    while True:
        answer = await client.get(f"/api/tables/{table_id}/analysis")
        assert answer.status == 200, answer.body
        found: JsonObject = answer.json()
        if found["phase"] == "done":
            return found
        await asyncio.sleep(0.05)


async def test_an_analysis_gets_better_and_is_kept(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await played_game(client)
        path = f"/api/tables/{table_id}/analysis"
        assert (await client.get(path)).json()["phase"] == "none"
        begun = (await client.post(path)).json()
        assert (begun["phase"], begun["analysis"]) == ("working", None)
        found = await until_done(client, table_id)
        game = found["analysis"]["game"]
        assert (game["format"], game["depth"], game["names"]) == (1, "normal", ["Anna", "Ben"])
        assert begun["total"] == game["events"][-1]["round"]
        for seat in range(2):
            moved = game["events"][-1]["share"][seat] - game["start"][seat]
            assert moved == pytest.approx(sum(game[part][seat] for part in ("luck", "own", "others")), abs=1e-6)
        assert all(1 <= len(points) <= 3 for points in found["analysis"]["turning_points"]["seats"])
        assert game["events"][-1]["expected_points"] == game["points"]
        trust = found["analysis"]["trust"]
        assert abs(trust["said"] - trust["real"]) < 0.05
        assert trust["games"] > 1_000
        assert (await client.get(f"{path}?have=normal")).json()["analysis"] is None
    async with running_here(tmp_path) as server:  # another one, with the same database
        stranger = server.client()
        assert (await stranger.post(path)).json() == found
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("UPDATE analyses SET judge = ?", (str(int(JUDGED_BY) - 1),))  # with fewer figures
    async with running_here(tmp_path) as server:
        client = server.client()
        assert (await client.get(path)).json()["phase"] == "none"
        assert (await client.post(path)).json()["phase"] == "working"


async def test_an_analysis_ends_when_nobody_wants_it_any_more(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        anna, ben = server.client(), server.client()
        table_id = await played_game(anna)
        await make_table(ben, here("Ben"), here("Cleo"), name=None)
        path = f"/api/tables/{table_id}/analysis"
        for client in (anna, ben):
            assert (await client.post(path)).json()["phase"] == "working"
        await anna.request("DELETE", path)
        assert server.service.analyst.job(table_id) is not None
        await ben.request("DELETE", path)
        assert (await anna.get(path)).json()["phase"] == "none"


async def test_a_game_is_not_analysed_before_its_end(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await played_game(client, most=5)
        answer = await client.post(f"/api/tables/{table_id}/analysis")
        assert (answer.status, answer.json()["code"]) == (409, "rematch.early")


async def test_the_daily_deal_is_analysed_for_nobody_who_may_not_know_the_game(tmp_path: Path) -> None:
    stay_within_a_day()
    async with running_here(tmp_path) as server:
        anna, eve = server.client(), server.client()
        table_id = (await anna.post("/api/daily")).json()["id"]
        person = await Person.sit(anna, table_id)
        await play_on(person, Random(1))
        path = f"/api/tables/{table_id}/analysis"
        for method in ("GET", "POST", "DELETE"):
            assert (await eve.request(method, path)).status == 403
        assert (await anna.post(path)).json()["phase"] == "working"


@pytest.mark.parametrize("limit", ["effort", "effort_of_address"])
async def test_analyses_are_limited_by_person_and_by_address(tmp_path: Path, limit: str) -> None:
    async with running_here(tmp_path, only(**{limit: 0.7})) as server:  # one at once: a minute's worth is 42
        client = server.client()
        first, second = await played_game(client), await played_game(client)
        answers = [await client.post(f"/api/tables/{table_id}/analysis") for table_id in (first, first, second)]
        assert [answer.status for answer in answers] == [200, 200, 429]  # to ask for the same one again is free


async def test_what_cannot_be_kept_is_not_judged_again_for_nothing(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await played_game(client)
        ended = AnalysisJob({"anna"}, "", ("Anna", "Ben"), 1, refusal=Refusal("server.fault"), is_over=True)
        server.service.analyst._over[table_id] = ended
        server.service.allowance = nothing_left()
        assert (await client.post(f"/api/tables/{table_id}/analysis")).json()["code"] == "rate.requests"
        assert not server.service.analyst.is_judging(table_id)


async def test_analysis_is_not_unpacked_for_who_cannot_pay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await played_game(client)
        await server.service.storage.keep_analysis(table_id, JUDGED_BY, b"zipped")
        unpacked = list[bytes]()
        monkeypatch.setattr(api_analysis, "read_kept", unpacked.append)
        server.service.allowance = nothing_left()
        for method in ("GET", "POST"):
            assert (await client.request(method, f"/api/tables/{table_id}/analysis")).status == 429
        assert not unpacked


@pytest.mark.parametrize("is_over", [True, False])
async def test_those_who_wait_for_a_game_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_over: bool
) -> None:
    """A browser can call itself somebody new each time."""
    monkeypatch.setattr(analyst, "MOST_ASKERS", 3)
    async with running_here(tmp_path) as server:
        id = sha256(b"a game").hexdigest()
        job = AnalysisJob({"anna"}, "", ("Anna", "Ben"), 1, is_over=is_over)
        jobs = server.service.analyst._over if is_over else server.service.analyst._jobs
        jobs[f"sent {id}"] = job
        for cookie in "ABCDE":
            answer = await server.client(cookie * 43).post("/api/analyses", {"record": "a game"})
            assert answer.json()["id"] == id
        assert len(job.askers) == (1 if is_over else 3)


def nothing_left() -> Allowance:
    return Allowance(only(effort_of_address=1e-9))


async def test_one_address_cannot_fill_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not under many names either."""
    monkeypatch.setattr(analyst, "MOST_OF_ADDRESS", 2)
    async with running_here(tmp_path, trust_proxy=True) as server:
        tables = [await played_game(server.client()) for _ in range(4)]

        async def begun(table_id: str, address: str) -> HttpAnswer:
            path = f"/api/tables/{table_id}/analysis"
            return await server.client().request("POST", path, headers={"X-Forwarded-For": address})

        answers = [await begun(table_id, "1.2.3.4") for table_id in tables[:3]]
        assert [answer.status for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "rate.requests"
        assert (await begun(tables[0], "1.2.3.4")).status == 200, "it is being made already"
        assert (await begun(tables[3], "5.6.7.8")).status == 200


async def test_no_bot_waits_for_other_work() -> None:
    pool = BotPool(1, Metrics())
    try:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert await pool.work(os.getpriority, os.PRIO_PROCESS, 0, who="anna") == own + LOW_PRIORITY
        work = asyncio.create_task(pool.work(time.sleep, 600, who="anna"))
        dealt = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
        for bot in ("greedy", "master"):
            assert (await pool.choose(bot, dealt, "seed", Budget(nodes=10))).startswith("bid")
        assert not work.done()
        work.cancel()
    finally:
        pool.close()


async def test_a_game_that_comes_as_text_is_analysed_and_nothing_of_it_is_stored(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client, stranger = server.client(), server.client()
        table_id = await played_game(client)
        text = (await client.get(f"/api/tables/{table_id}/record")).body.decode()
        begun = (await stranger.post("/api/analyses", {"record": text})).json()
        path = f"/api/analyses/{begun['id']}"
        while (found := (await stranger.get(path)).json())["phase"] != "done":
            await asyncio.sleep(0.05)
        assert (await stranger.post("/api/analyses", {"record": text})).json()["progress"] == found
        assert (found["depth"], found["analysis"]["game"]["names"]) == ("normal", ["Anna", "Ben"])
        for points in found["analysis"]["turning_points"]["seats"]:
            assert all(fact["code"].startswith("reason.") for point in points for fact in point["reasons"])
        assert any(point["reasons"] for point in found["analysis"]["turning_points"]["game"])
        assert await server.service.analyst.kept_body(table_id) is None
        assert (await client.get(f"/api/tables/{table_id}/analysis")).json()["phase"] == "none"
        assert (await client.get(f"/api/analyses/{table_id}")).json()["phase"] == "none"


async def test_a_text_that_is_no_game_or_too_long_is_not_analysed(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        for text, status in (("nonsense", 409), ("[Player", 409), ("x" * 20_000, 413)):
            assert (await client.post("/api/analyses", {"record": text})).status == status
        assert (await client.get("/api/analyses/nothing")).json()["phase"] == "none"
