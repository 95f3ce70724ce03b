"""A game goes on from a position of another one, against bots, and its record says so and can be checked."""

from pathlib import Path
from random import Random

import pytest

from fivetowers.client.connection import Client
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from tests.server.games import Person, here, make_table, play_on
from tests.server.running import running_here, stay_within_a_day

ACTIONS = 25
LAP = 16  # rounds of the first time through the deck


async def played_game(client: Client, most: int = 10_000) -> str:
    person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
    await person.start()
    await play_on(person, Random(3), most)
    return person.table_id


async def record_of(client: Client, table_id: str) -> GameRecord:
    return parse_record((await client.get(f"/api/tables/{table_id}/record")).body)


async def begin(client: Client, **wish: object) -> str:
    answer = await client.post("/api/play-on", {"actions": ACTIONS, "seat": 2, "bot": "random", **wish})
    assert answer.status == 201, answer.body
    return str(answer.json()["id"])


def deals(record: GameRecord) -> list[str]:
    return [str(action) for action in record.actions if str(action).startswith("deal")]


@pytest.mark.parametrize("cards", ["same", "shuffled"])
async def test_a_game_goes_on_from_a_position_of_another(tmp_path: Path, cards: str) -> None:
    async with running_here(tmp_path) as server:
        client, stranger = server.client(), server.client()
        first = await record_of(client, await played_game(client))
        sent = str(first)
        person = await Person.sit(stranger, await begin(stranger, record=sent, cards=cards))
        assert person.view["options"]["played_on"] == {"actions": ACTIONS, "cards": cards}
        await play_on(person, Random(1))
        second = await record_of(stranger, person.table_id)
        assert second.actions[:ACTIONS] == first.actions[:ACTIONS]
        assert dict(second.tags)["PlayedOn"] == f"{ACTIONS} {cards}"
        assert why_unfair(second) is None
        assert (deals(first)[:LAP] == deals(second)[:LAP]) == (cards == "same")


async def test_nobody_can_take_back_what_was_played_before(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await begin(client, table=await played_game(client)))
        assert [seat.get("undo", "no") for seat in person.view["seats"]] == ["no", "no"]


async def test_no_game_goes_on_elsewhere_before_its_end(tmp_path: Path) -> None:
    stay_within_a_day()
    async with running_here(tmp_path) as server:
        client, eve = server.client(), server.client()
        under_way = await played_game(client, 12)
        wish = {"actions": 5, "seat": 1}
        answer = await client.post("/api/play-on", {**wish, "table": under_way})
        assert answer.json()["code"] == "rematch.early"
        daily = (await client.post("/api/daily")).json()["id"]
        assert (await eve.post("/api/play-on", {**wish, "table": daily})).status == 403
        over = await played_game(client)
        end = len((await record_of(client, over)).actions)
        answer = await client.post("/api/play-on", {"actions": end, "seat": 1, "table": over})
        assert answer.json()["code"] == "table.ended"
        options = {"seats": [here("Anna"), here("Ben")], "played_on": {"actions": 3, "cards": "same"}}
        assert (await client.post("/api/tables", {"options": options})).status == 400


async def test_a_game_that_comes_as_text_is_shown_position_by_position(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        table_id = await played_game(client)
        own = (await client.get(f"/api/tables/{table_id}/replay")).json()
        text = str(await record_of(client, table_id))
        sent = (await server.client().post("/api/replay", {"record": text})).json()
        assert [step["state"] for step in sent["steps"]] == [step["state"] for step in own["steps"]]
        assert [seat["name"] for seat in sent["seats"]] == ["Anna", "Ben"]
        answer = await client.post("/api/replay", {"record": text.replace("1.", "2.", 1)})
        assert (answer.status, answer.json()["code"]) == (409, "record.round_number")
