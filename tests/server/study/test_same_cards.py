"""How everybody fared with the same cards: friends, players of a day, each level of bots."""

import asyncio
import threading
import zlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fivetowers.client.connection import Client, JsonObject
from fivetowers.puzzles.finder import LEVELS
from fivetowers.server.node.allowance import Allowance
from fivetowers.server.study import same_cards as study
from tests.server.games import OPEN, RANDOM, Person, make_table, play_on
from tests.server.running import ServerProcess, only, running_here, stay_within_a_day
from tests.server.study.test_challenges import challenge_from, played, record_of, take

SECONDS_OF_A_BUSY_MACHINE = 180


async def same_cards(client: Client, table_id: str) -> JsonObject:
    answer = await client.get(f"/api/tables/{table_id}/same-cards")
    assert answer.status == 200, answer.body
    found: JsonObject = answer.json()
    return found


async def test_friends_see_each_others_results_and_where_they_parted(server: ServerProcess) -> None:
    anna, ben, eve = server.client(), server.client(), server.client()
    first = await played(anna)
    (line,) = (await same_cards(anna, first.table_id))["people"]
    assert (line["key"], line["mine"], line["first"]) == (first.table_id, True, True)
    challenge = await challenge_from(anna, first.table_id)
    person = await take(ben, challenge)
    (hidden,) = (await ben.get(f"/api/challenges/{challenge}/results")).json()
    assert (hidden["key"], hidden["points"]) == ("", line["points"])  # who wants to see it may, but not the game
    assert (await ben.get(f"/api/tables/{person.table_id}/same-cards")).json()["code"] == "challenge.not_this"
    await play_on(person, Random(2))
    found = await same_cards(ben, person.table_id)
    assert (found["seat"], found["challenge"]) == (2, challenge)
    assert {line["name"]: (line["key"], line["points"], line["mine"]) for line in found["people"]} == {
        "Anna": (first.table_id, first.view["state"]["scores"][1], False),
        "Ben": (person.table_id, person.view["state"]["scores"][1], True),
    }
    points = [line["points"] for line in found["people"]]
    assert points == sorted(points, reverse=True)
    beside = (await ben.get(f"/api/tables/{person.table_id}/same-cards/{first.table_id}")).json()
    assert beside["rounds"][-1]["mine"] is None or beside["rounds"][-1]["mine"]["points"] == found_points(found, "Ben")
    assert beside["parted"] is not None
    assert [row["same"] for row in beside["rounds"][: beside["parted"]]] == [True] * (beside["parted"] - 1) + [False]
    told = (await eve.get(f"/api/challenges/{challenge}/results")).json()
    assert {line["key"] for line in told} == {""}
    assert {line["key"] for line in (await anna.get(f"/api/challenges/{challenge}/results")).json()} == {
        first.table_id,
        person.table_id,
    }


def found_points(found: JsonObject, name: str) -> int:
    points: int = next(line["points"] for line in found["people"] if line["name"] == name)
    return points


async def test_each_level_of_bots_plays_the_same_cards_once(server: ServerProcess) -> None:
    client = server.client()
    person = await played(client)
    path = f"/api/tables/{person.table_id}/same-cards"
    assert (await same_cards(client, person.table_id))["playing"] == "none"
    assert (await client.post(path)).json()["playing"] == "working"
    async with asyncio.timeout(SECONDS_OF_A_BUSY_MACHINE):
        while (found := await same_cards(client, person.table_id))["playing"] == "working":
            await asyncio.sleep(0.2)
    bots = found["bots"]
    assert [line["bot"] for line in bots] == list(LEVELS)
    assert (await client.post(path)).json()["bots"] == bots
    record = await record_of(client, person.table_id)
    deal = next(str(action) for action in record.actions).removeprefix("deal ").split()
    beside = (await client.get(f"{path}/master")).json()
    assert beside["rounds"][0]["other"]["display"] == deal
    assert next(row["other"] for row in reversed(beside["rounds"]) if row["other"])["points"] == bots[-1]["points"]


async def test_games_of_the_bots_are_gone_through_beside_the_loop_and_for_who_pays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        person = await played(server.client())
        table = server.service.hub.tables[person.table_id].table
        games = zlib.compress(msgspec.json.encode({"mason": []}))
        await server.service.storage.keep_analysis(study._key(table), study.PLAYED_BY, games)
        threads = list[threading.Thread]()
        bot_line = study._bot_line

        def seen(*which: Any) -> study.SameCardsLine:
            threads.append(threading.current_thread())
            return bot_line(*which)

        monkeypatch.setattr(study, "_bot_line", seen)
        path = f"/api/tables/{person.table_id}/same-cards"
        assert (await person.client.post(path)).json()["playing"] == "done"
        assert len(threads) == 1
        assert threads[0] is not threading.main_thread()
        server.service.allowance = Allowance(only(effort_of_address=1e-9))
        assert (await person.client.post(path)).status == 429
        assert len(threads) == 1


async def test_one_address_cannot_fill_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MOST_OF_ADDRESS", 1)
    async with running_here(tmp_path) as server:
        people = [await played(server.client()) for _ in range(2)]
        answers = [await one.client.post(f"/api/tables/{one.table_id}/same-cards") for one in people]
        assert [answer.status for answer in answers] == [201, 429]
        assert answers[1].json()["code"] == "rate.requests"


async def test_players_of_a_day_are_told_after_their_own_try(server: ServerProcess) -> None:
    stay_within_a_day()
    anna, ben = server.client(), server.client()
    people = []
    for client in (anna, ben):
        people.append(await Person.sit(client, (await client.post("/api/daily")).json()["id"]))
    await play_on(people[0], Random(1))
    one, two = people[0].table_id, people[1].table_id
    assert (await ben.get(f"/api/tables/{one}/same-cards")).status == 403
    assert (await ben.get(f"/api/tables/{two}/same-cards")).status == 403
    assert one in {line["key"] for line in (await same_cards(anna, one))["people"]}
    assert (await anna.get(f"/api/tables/{one}/same-cards/{two}")).status == 404  # not over yet
    await play_on(people[1], Random(2))
    beside = (await ben.get(f"/api/tables/{two}/same-cards/{one}")).json()
    assert beside["rounds"][0]["mine"]["display"] == beside["rounds"][0]["other"]["display"]


async def test_other_games_cannot_be_put_beside_mine(server: ServerProcess) -> None:
    client = server.client()
    person = await played(client)
    other = await Person.sit(client, await make_table(client, RANDOM, OPEN))
    for key in (other.table_id, "x", "master", f"challenge.{person.table_id}"):
        assert (await client.get(f"/api/tables/{person.table_id}/same-cards/{key}")).status == 404
