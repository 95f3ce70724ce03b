"""A friend plays the cards of a game that is over, and learns nothing about them or about the result before."""

from random import Random

from fivetowers.client.connection import Client
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from tests.server.games import OPEN, RANDOM, Person, here, make_table, play_on
from tests.server.running import ServerProcess, stay_within_a_day

MASON = {"kind": "bot", "bot": "mason"}


async def played(client: Client, seed: int = 1) -> Person:
    """A game against a bot to its end; the person has the second seat and the bot begins."""
    person = await Person.sit(client, await make_table(client, MASON, OPEN, start=1))
    await person.start()
    await play_on(person, Random(seed))
    return person


async def challenge_from(client: Client, table_id: str) -> str:
    answer = await client.post(f"/api/tables/{table_id}/challenge")
    assert answer.status == 201, answer.body
    made = answer.json()
    assert made["link"].endswith(f"/challenge/{made['id']}")
    return str(made["id"])


async def take(client: Client, challenge: str, name: str = "Ben") -> Person:
    answer = await client.post(f"/api/challenges/{challenge}", {"name": name})
    assert answer.status == 201, answer.body
    return await Person.sit(client, answer.json()["id"])


async def record_of(client: Client, table_id: str) -> GameRecord:
    return parse_record((await client.get(f"/api/tables/{table_id}/record")).body)


def deals(record: GameRecord) -> list[str]:
    return [str(action) for action in record.actions if str(action).startswith("deal")]


async def test_a_friend_plays_the_same_cards_in_the_same_seat_against_the_same_bots(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    first = await played(anna)
    challenge = await challenge_from(anna, first.table_id)
    shown = (await ben.get(f"/api/challenges/{challenge}")).json()
    assert [(seat["kind"], seat["bot"]) for seat in shown["seats"]] == [("bot", "mason"), ("open", None)]
    assert (shown["seats"][1]["name"], shown["seat"], shown["start"]) == ("Anna", 2, 1)
    assert (shown["mine"], shown["sent"]) == (None, False)
    person = await take(ben, challenge)
    assert [seat.get("bot") for seat in person.view["seats"]] == ["mason", None]
    assert person.view["options"]["challenge"] == challenge
    await play_on(person, Random(2))
    one, two = await record_of(anna, first.table_id), await record_of(ben, person.table_id)
    lap = 16
    assert deals(one)[:lap] == deals(two)[:lap]
    assert one.start == two.start
    assert dict(two.tags)["SameCards"] == "challenge"
    assert why_unfair(two) is None
    assert dict(one.tags)["Commitment"] != dict(two.tags)["Commitment"]


async def test_the_link_leads_nowhere_near_the_first_game(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    first = await played(anna)
    challenge = await challenge_from(anna, first.table_id)
    said = (await ben.get(f"/api/challenges/{challenge}")).body
    person = await take(ben, challenge)
    said += str(person.view).encode() + (await ben.get(f"/api/tables/{person.table_id}/record")).body
    assert first.table_id.encode() not in said
    assert b"Order1" not in said
    for path in (challenge, f"challenge.{challenge}"):
        assert (await ben.get(f"/api/tables/{path}")).status == 404


async def test_there_is_one_try_without_undo(server: ServerProcess) -> None:
    anna, ben = server.client(), server.client()
    first = await played(anna)
    challenge = await challenge_from(anna, first.table_id)
    assert await challenge_from(anna, first.table_id) == challenge
    assert (await take(anna, challenge)).table_id == first.table_id  # who knows the cards does not play them again
    person = await take(ben, challenge)
    assert (await take(ben, challenge)).table_id == person.table_id
    await person.until_turn()
    await person.act(person.legal()[0])
    person.socket.send({"type": "undo", "number": person.view["number"], "request": "u"})
    answer = await person.socket.until(lambda message: message.get("request") == "u")
    assert answer["code"] == "undo.challenge"
    mine = (await ben.get(f"/api/challenges/{challenge}")).json()["mine"]
    assert mine == {"id": person.table_id, "finished": False}
    await play_on(person, Random(2))
    assert (await ben.get(f"/api/challenges/{challenge}")).json()["mine"]["finished"] is True
    assert await challenge_from(ben, person.table_id) == challenge


async def test_only_a_whole_game_of_one_person_against_bots_can_be_a_challenge(server: ServerProcess) -> None:
    stay_within_a_day()
    client = server.client()
    under_way = await make_table(client, RANDOM, OPEN)
    two = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
    await two.start()
    await play_on(two, Random(1))
    daily = (await client.post("/api/daily")).json()["id"]
    for table_id, code in (
        (under_way, "challenge.not_this"),
        (two.table_id, "challenge.not_this"),
        (daily, "daily.private"),
        ("x" * 16, "table.none"),
    ):
        assert (await client.post(f"/api/tables/{table_id}/challenge")).json()["code"] == code
    for nobody in ("nothing", "x" * 16, "x" * 999):
        assert (await client.get(f"/api/challenges/{nobody}")).json()["code"] == "challenge.none"
        assert (await client.post(f"/api/challenges/{nobody}", {})).status == 404
    options = {"seats": [RANDOM, OPEN], "challenge": "x"}
    assert (await client.post("/api/tables", {"options": options})).status == 400
