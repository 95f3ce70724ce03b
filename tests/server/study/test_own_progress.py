"""My progress over HTTP: of my own games and nobody else's, moved, exported and deleted with them."""

from pathlib import Path
from random import Random

from fivetowers.client.connection import Client, JsonObject
from tests.server.games import OPEN, RANDOM, Person, here, make_table, play_on
from tests.server.running import only, running_here
from tests.server.study.test_analyst import until_done


async def played(client: Client, *, seed: int = 3, most: int = 10_000) -> str:
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM))
    await person.start()
    await play_on(person, Random(seed), most)
    return person.table_id


async def progress(client: Client, *games: JsonObject) -> JsonObject:
    answer = await client.post("/api/progress", {"here": list(games)})
    assert answer.status == 200, answer.body
    found: JsonObject = answer.json()
    return found


async def test_my_games_are_counted_and_judged_for_me_alone(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        anna, eve = server.client(), server.client()
        assert (await progress(anna))["games"] == 0
        table_id = await played(anna)
        await played(anna, most=3)  # goes on
        await make_table(eve, here("Eve"), here("Ben"), name=None)
        found = await progress(anna)
        view = (await anna.get(f"/api/tables/{table_id}")).json()["state"]
        assert (found["games"], found["with_towers"], found["analysed"], found["to_analyse"]) == (1, 1, 0, [table_id])
        assert [one["points"] for one in found["points"]] == [found["most_points"]] == [view["scores"][0]]
        assert found["wins"] == int(1 in view["winners"])
        assert found["by_level"] == [{"games": 1, "wins": found["wins"], "level": "random"}]
        mine = [values for values in view["towers"][0].values() if values]
        assert found["crowned"]["built"] == len(mine)
        assert all(tower["values"] in mine for tower in found["towers"])

        await anna.post(f"/api/tables/{table_id}/analysis")
        game = (await until_done(anna, table_id))["analysis"]["game"]
        judged = await progress(anna)
        assert (judged["analysed"], judged["to_analyse"]) == (1, [])
        assert (judged["parts"][0]["luck"], judged["parts"][0]["own"]) == (game["luck"][0], game["own"][0])
        decided = [one for one in game["events"] if one.get("seat") == 1 and one["alternatives"]]
        assert sum(sum(kind["verdicts"].values()) for kind in judged["kinds"]) == len(decided)
        assert (await progress(eve))["games"] == (await progress(server.client()))["games"] == 0


async def test_progress_moves_with_the_seat_and_goes_with_my_data(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        phone, desk = server.client(), server.client()
        table_id = await played(phone)
        before = await progress(phone)
        assert (await phone.get("/api/export")).json()["progress"] == before
        link = (await phone.post(f"/api/tables/{table_id}/seats/1/link")).json()
        assert (await desk.post("/api/seat", {"token": link["token"]})).status == 200
        assert (await progress(phone))["games"] == 0
        assert await progress(desk) == before
        assert (await desk.request("DELETE", "/api/me")).status == 200
        assert (await progress(desk))["games"] == 0


async def test_several_people_on_one_device_are_nobodys_progress(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
        await person.start()
        await play_on(person, Random(3), 10_000)
        assert (await progress(client))["games"] == 0


async def test_games_that_the_browser_keeps_itself_count(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        client = server.client()
        kept: JsonObject = {"id": "here-1", "at": 5, "players": 3, "points": 31, "won": True, "bots": ["mason"] * 2}
        found = await progress(client, kept)
        assert (found["games"], found["wins"], found["with_towers"], found["to_analyse"]) == (1, 1, 0, [])
        assert found["by_players"] == [{"games": 1, "wins": 1, "players": 3}]


async def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    faults: list[JsonObject] = [{"players": 9}, {"points": "many"}, {"more": 1}, {"bots": ["mason"] * 6}, {"at": -1}]
    async with running_here(tmp_path) as server:
        for fault in faults:
            game = {"id": "x", "at": 5, "players": 3, "points": 31, "won": True, **fault}
            answer = await server.client().post("/api/progress", {"here": [game]})
            assert (answer.status, answer.json()["code"]) == (400, "message.not_understood"), fault


async def test_asking_is_limited_by_person(tmp_path: Path) -> None:
    async with running_here(tmp_path, only(effort=0.5)) as server:  # a minute's worth is 30
        client = server.client()
        await make_table(client, here("Anna"), here("Ben"), name=None)
        statuses = [(await client.post("/api/progress", {})).status for _ in range(4)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
