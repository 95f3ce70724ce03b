"""Puzzles over HTTP: shown like a table, tried like a build, answered with what every choice is worth."""

from datetime import date
from typing import Any

import pytest

from fivetowers.actions import Build
from fivetowers.lessons.puzzle_table import puzzle_list
from fivetowers.notation import format_action
from fivetowers.puzzles.puzzle import Puzzle, shipped_puzzles
from fivetowers.state import Phase
from tests.server.running import ServerProcess

PUZZLES = list(shipped_puzzles().values())
BID = next(puzzle for puzzle in PUZZLES if puzzle.state.phase is Phase.BID)
BUILD = next(puzzle for puzzle in PUZZLES if puzzle.state.phase is Phase.BUILD)


async def asked(server: ServerProcess, puzzle: Puzzle, action: str) -> tuple[int, Any]:
    answer = await server.client().post(f"/api/puzzles/{puzzle.id}/answer", {"action": action})
    return answer.status, answer.json()


async def test_the_list_names_every_puzzle_and_the_one_of_today(server: ServerProcess) -> None:
    found = (await server.client().get("/api/puzzles")).json()
    assert [line["id"] for line in found["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert found["today"] in shipped_puzzles()


def test_the_list_is_worked_out_once_a_day_however_many_ask() -> None:
    first, second = date(2026, 11, 18), date(2026, 11, 19)
    found = puzzle_list(first)
    assert puzzle_list(first) is found
    assert puzzle_list(second).puzzles == found.puzzles
    assert puzzle_list(second).today != found.today


@pytest.mark.parametrize("puzzle", [BID, BUILD], ids=["bid", "build"])
async def test_a_puzzle_is_shown_as_a_table_without_its_answer(server: ServerProcess, puzzle: Puzzle) -> None:
    answer = await server.client().get(f"/api/puzzles/{puzzle.id}")
    shown = answer.json()
    assert shown["seat"] == shown["table"]["turn"]["seat"] == puzzle.seat + 1
    assert shown["table"]["turn"]["player"] == "person"
    assert shown["table"]["state"]["display"] == [str(card) for card in puzzle.state.display]
    assert "win_share" not in answer.body.decode()


@pytest.mark.parametrize("puzzle", [BID, BUILD], ids=["bid", "build"])
async def test_the_best_choice_is_right_and_any_other_is_wrong(server: ServerProcess, puzzle: Puzzle) -> None:
    best, second = (format_action(choice.action) for choice in puzzle.choices[:2])
    status, verdict = await asked(server, puzzle, best)
    assert (status, verdict["right"], verdict["answer"]["action"]) == (200, True, best)
    status, verdict = await asked(server, puzzle, second)
    assert (status, verdict["right"]) == (200, False)
    assert verdict["choices"][0]["action"] == best
    assert verdict["choices"][0]["win_share"] > verdict["answer"]["win_share"]


async def test_what_the_rules_forbid_is_refused_and_is_no_answer(server: ServerProcess) -> None:
    status, refused = await asked(server, BID, "bid 6")
    assert status == 409
    assert refused["code"].startswith("bid.")
    assert "choices" not in refused
    assert (await asked(server, BID, "jump"))[0] == 409
    assert (await server.client().get("/api/puzzles/nosuch")).status == 404


async def test_a_build_can_be_tried(server: ServerProcess) -> None:
    best = BUILD.best.action
    assert isinstance(best, Build)
    wanted = {"cards": [str(card) for card in best.cards], "demolish": best.demolish and str(best.demolish)}
    tried = (await server.client().post(f"/api/puzzles/{BUILD.id}/preview", wanted)).json()
    assert tried["action"] == format_action(best)
