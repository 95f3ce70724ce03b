"""Whole games over real sockets: people and bots, one device for several, undo, coming back, and what is refused."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fivetowers.client.connection import JsonObject
from fivetowers.records.fairness import why_unfair
from fivetowers.records.record_reader import parse_records
from fivetowers.server.node import hub, runner
from fivetowers.table import seating
from tests.server.games import GREEDY, OPEN, RANDOM, Person, answer_to, here, join, make_table, play_on
from tests.server.running import ServerHere, ServerProcess, running_here


async def two_people(server: ServerProcess | ServerHere, *more: JsonObject, **options: Any) -> tuple[Person, Person]:
    """Anna, who made the table and starts, and Ben; the game has begun."""
    anna, ben = server.client(), server.client()
    table_id = await make_table(anna, OPEN, OPEN, *more, **options)
    await join(ben, table_id, "Ben")
    first, second = await Person.sit(anna, table_id), await Person.sit(ben, table_id)
    await first.start()
    await second.until_turn()
    return first, second


async def test_person_plays_a_whole_game_with_bots_and_can_verify_it(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, GREEDY, RANDOM))
    published = person.view["commitment"]
    await person.start()
    view = await play_on(person, Random(1))
    assert view["ended"] == "over"
    assert view["reveal"]["salt"]
    answer = await client.get(f"/api/tables/{person.table_id}/record")
    (record,) = parse_records(answer.body)
    assert record.names == ("Anna", "Bruno", "Cleo")
    assert ("Bots", "2 greedy; 3 random") in record.tags
    assert why_unfair(record, published) is None


async def test_two_people_see_each_others_actions(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    assert (await anna.act("bid 1"))["type"] == "accepted"
    view = await ben.look(anna.view["number"])
    assert view["news"] == [{"type": "acted", "seat": 1, "action": "bid 1", "by": "person"}]
    assert view["turn"]["seat"] == 2
    assert (await ben.act("pass"))["type"] == "accepted"
    assert (await anna.look(ben.view["number"]))["state"]["phase"] == "build"


async def test_several_people_share_one_device(server: ServerProcess) -> None:
    client = server.client()
    table_id = await make_table(client, here("Anna"), here("Ben"), here("Clara"), name=None)
    person = await Person.sit(client, table_id)
    await person.start()
    assert (await client.get(f"/api/tables/{table_id}/you")).json()["seats"] == [1, 2, 3]
    view = await play_on(person, Random(2))
    assert view["ended"] == "over"
    assert view["number"] > 100


async def test_last_action_is_undone_freely(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    await anna.act("bid 1")
    anna.socket.send({"type": "undo", "number": anna.view["number"], "request": "u1"})
    assert (await answer_to(anna.socket, "u1"))["type"] == "accepted"
    view = await ben.look(anna.view["number"] + 1)
    assert view["turn"]["seat"] == 1
    assert view["state"]["bids"] == []


async def test_undo_waits_for_consent_once_somebody_else_has_acted(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    await anna.act("bid 1")
    await ben.look(anna.view["number"])
    await ben.act("bid 2")
    await anna.look(ben.view["number"])
    anna.socket.send({"type": "undo", "number": anna.view["number"], "request": "u1"})
    view = await ben.look(ben.view["number"] + 1)
    assert view["undo_ask"] == {"seat": 1, "agreed": [], "waiting": [2]}
    assert view["state"]["bids"] != []
    ben.socket.send({"type": "agree", "ask": "undo", "yes": True})
    view = await anna.look(view["number"] + 2)
    assert view["state"]["bids"] == []
    assert view["turn"]["seat"] == 1


async def test_undone_deal_comes_again_with_the_same_cards(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
    await person.start()
    await person.act("bid 1")
    await person.act("pass")
    build = person.legal()[0]
    await person.act(build)
    display = (await person.until_turn())["state"]["display"]
    person.socket.send({"type": "undo", "number": person.view["number"], "request": "u"})
    await person.look(person.view["number"] + 1)
    assert person.view["state"]["phase"] == "build"
    await person.act(build)
    assert person.view["state"]["display"] == display


async def test_game_ends_early_by_agreement_and_shows_the_orders(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    anna.socket.send({"type": "end", "request": "e1"})
    await ben.look(ben.view["number"] + 1)
    ben.socket.send({"type": "agree", "ask": "end", "yes": True})
    view = await anna.look(ben.view["number"] + 2)
    assert view["ended"] == "agreed"
    assert view["reveal"]["order1"]


async def test_lost_connection_resumes_with_nothing_missed(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    seen = ben.view["number"]
    ben.socket.close()
    await anna.act("bid 1")
    back = await Person.sit(ben.client, ben.table_id, since=seen)
    assert back.view["number"] == anna.view["number"]
    assert [news["action"] for news in back.view["news"]] == ["bid 1"]
    assert (await back.act("pass"))["type"] == "accepted"


async def test_rematch_moves_the_seats_on_by_one(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    anna.socket.send({"type": "end", "request": "e1"})
    await ben.look(ben.view["number"] + 1)
    ben.socket.send({"type": "agree", "ask": "end", "yes": True})
    await anna.look(ben.view["number"] + 2)
    anna.socket.send({"type": "rematch"})
    view = await anna.look(anna.view["number"] + 1)
    again = (await anna.client.get(f"/api/tables/{view['rematch']}")).json()
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Anna"]


async def test_somebody_who_leaves_is_stood_in_for_and_gets_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "TIME_TO_RETURN", 300)
    async with running_here(tmp_path) as server:
        anna, ben = await two_people(server)
        anna.socket.send({"type": "leave"})
        while not any(item["by"] == "stand_in" for item in ben.view["round"]):
            await ben.look(ben.view["number"] + 1)
        assert ben.view["seats"][0]["away"]
        back = await Person.sit(anna.client, anna.table_id)
        while back.view["seats"][0].get("away"):
            await back.look()
        assert back.view["phase"] == "playing"


async def test_clock_that_is_set_back_does_not_keep_the_stand_in_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_here(tmp_path) as server:
        anna, ben = await two_people(server)
        anna.socket.send({"type": "leave"})
        while not ben.view["seats"][0].get("away"):
            await ben.look(ben.view["number"] + 1)
        assert ben.view["turn"]["player"] == "stand_in"
        live = server.service.hub.tables[anna.table_id]
        monkeypatch.setattr(runner, "milliseconds", lambda: hub.milliseconds() - 3_600_000)
        server.service.runner.presence_changed(live)  # as when the next one comes or goes
        server.service.runner.changed(live, "here")
        while not any(item["by"] == "stand_in" for item in ben.view["round"]):
            await ben.look(ben.view["number"] + 1)


async def test_somebody_who_comes_back_at_once_finds_the_game_as_it_was_left(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    anna.socket.send({"type": "leave"})
    while not ben.view["seats"][0].get("away"):
        await ben.look(ben.view["number"] + 1)
    back = await Person.sit(anna.client, anna.table_id)
    while back.view["seats"][0].get("away"):
        await back.look()
    assert back.view["state"]["bids"] == []
    assert back.view["turn"]["player"] == "person"


async def test_game_alone_with_bots_waits_for_its_player(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM, RANDOM))
    await person.start()
    before = (await person.until_turn())["number"]
    person.socket.send({"type": "leave"})
    answer = await person.act("nonsense")
    assert answer["type"] == "refused", "what was sent after leaving has been heard"
    back = await Person.sit(client, person.table_id)
    assert (back.view["number"], back.view["turn"]["player"]) == (before, "person")


async def test_bot_takes_over_for_somebody_who_stays_away(server: ServerProcess) -> None:
    anna, ben = await two_people(server, away_seconds=1)
    anna.socket.close()
    while not ben.view["seats"][0].get("away"):
        await ben.look(ben.view["number"] + 1)
    await ben.until_turn()
    assert ben.view["turn"]["seat"] == 2


@pytest.mark.parametrize(("away_seconds", "wait"), [(3_600, 3_600), (0, 120)])
async def test_creator_lets_a_bot_play_on_for_somebody_who_is_away_and_for_nobody_else(
    server: ServerProcess, away_seconds: int, wait: int
) -> None:
    """Not as soon as a socket drops: the time that the table has for that, or two minutes, have to be over."""
    anna, ben = await two_people(server, away_seconds=away_seconds)
    anna.socket.send({"type": "relieve", "seat": 2})
    assert (await anna.socket.until(lambda message: message["type"] == "refused"))["code"] == "seat.here"
    ben.socket.close()
    await anna.socket.until(lambda message: message["type"] == "presence" and not message["seats"][1])
    anna.socket.send({"type": "relieve", "seat": 2})
    refused = await anna.socket.until(lambda message: message["type"] == "refused")
    assert (refused["code"], refused["facts"]["seat"]) == ("seat.gone_briefly", 2)
    assert wait - 100 < refused["facts"]["seconds"] <= wait


async def test_creator_lets_a_bot_play_on_when_somebody_has_been_gone_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "RELIEF_SECONDS", 0.01)
    async with running_here(tmp_path) as here:
        anna, ben = await two_people(here, away_seconds=0)
        ben.socket.close()
        await anna.socket.until(lambda message: message["type"] == "presence" and not message["seats"][1])
        while not anna.view["seats"][1].get("away"):
            anna.socket.send({"type": "relieve", "seat": 2})
            answer = await anna.socket.until(lambda message: message["type"] in ("table", "refused"))
            if answer["type"] == "table":
                anna.view = answer


async def test_somebody_alone_with_bots_finds_the_game_as_it_was_left(server: ServerProcess) -> None:
    client = server.client()
    person = await Person.sit(client, await make_table(client, OPEN, RANDOM, away_seconds=1))
    await person.start()
    await person.until_turn()
    person.socket.close()
    await asyncio.sleep(2.5)
    back = await Person.sit(client, person.table_id)
    assert (back.view["number"], back.view["turn"]["player"]) == (person.view["number"], "person")


async def test_table_with_nobody_but_bots_finishes_by_itself(server: ServerProcess) -> None:
    client = server.client()
    watching = await Person.sit(client, await make_table(client, RANDOM, RANDOM, name=None))
    await watching.start()
    assert watching.view["ended"] == "over"


async def test_clock_that_runs_out_lets_the_stand_in_decide(server: ServerProcess) -> None:
    anna, ben = await two_people(server, pace={"seconds": 5})
    assert anna.view["deadline"] > 0
    view = await ben.look(ben.view["number"] + 1)
    assert view["round"][-1]["by"] == "clock"


# ---- what is refused -----------------------------------------------------------------------------------------------


async def test_same_request_counts_once_and_gets_the_same_answer(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    number = anna.view["number"]
    first = await anna.act("bid 1", request="same")
    again = await anna.act("bid 1", request="same", number=number, seat=1)
    assert first == again
    assert len((await ben.look(number + 1))["state"]["bids"]) == 1


@pytest.mark.parametrize(
    ("action", "how", "code"),
    [
        ("bid 1", {"number": 3}, "table.stale"),
        ("bid 1", {"number": 999}, "table.stale"),
        ("bid 1", {"seat": 2}, "seat.not_yours"),
        ("bid 9", {}, "bid.out_of_range"),
        ("deal T5 C7 S0 H12 M3", {}, "turn.bid"),
        ("sing", {}, "notation.action"),
    ],
)
async def test_action_is_refused_with_its_code_and_changes_nothing(
    server: ServerProcess, action: str, how: dict[str, int], code: str
) -> None:
    anna, _ = await two_people(server)
    answer = await anna.act(action, **how)
    assert answer["type"] == "refused"
    assert answer["code"] == code
    assert "words" not in answer
    view = (await anna.client.get(f"/api/tables/{anna.table_id}")).json()
    assert view["number"] == anna.view["number"]


async def test_acting_out_of_turn_is_refused(server: ServerProcess) -> None:
    _, ben = await two_people(server)
    answer = await ben.act("bid 1", seat=2)
    assert answer["code"] == "turn.other"


async def test_preview_says_which_steps_can_follow(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    await anna.act("bid 1")
    await ben.look(anna.view["number"])
    await ben.act("pass")
    view = await anna.look(ben.view["number"])
    card = view["state"]["display"][0]
    anna.socket.send({"type": "preview", "number": view["number"], "cards": [card]})
    answer = await anna.socket.until(lambda message: message["type"] == "preview")
    assert answer["cards"] == [card]
    assert answer["action"] == f"build {card}"


async def test_hint_is_a_legal_action(server: ServerProcess) -> None:
    anna, _ = await two_people(server)
    anna.socket.send({"type": "hint", "number": anna.view["number"]})
    answer = await anna.socket.until(lambda message: message["type"] == "hint")
    assert answer["action"] in anna.legal()


async def test_reactions_reach_everybody(server: ServerProcess) -> None:
    anna, ben = await two_people(server)
    ben.socket.send({"type": "react", "reaction": "wow"})
    answer = await anna.socket.until(lambda message: message["type"] == "reaction")
    assert answer == {"type": "reaction", "seat": 2, "reaction": "wow"}
