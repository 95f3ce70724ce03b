"""Records for other programs."""

import csv
import json
from io import StringIO
from random import Random

import pytest

from fivetowers import Deal, Game, format_action, records_to_csv, records_to_json
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from tests.records.test_annotations import NOTED
from tests.test_game import new_game, play_on


@pytest.fixture(scope="module")
def finished() -> Game:
    return play_on(new_game(4), Random(3))


def test_json_holds_everything(finished: Game) -> None:
    (game,) = json.loads(records_to_json([finished.record()]))
    assert game["players"] == ["Anna", "Ben", "Cleo", "Dora"]
    assert (game["variant"], game["start"], game["date"]) == ("standard", 1, None)
    assert game["actions"] == [format_action(action) for action in finished.actions]
    assert game["result"] == list(finished.scores)


def test_json_holds_comments_and_side_lines() -> None:
    (game,) = json.loads(records_to_json([parse_record(NOTED)]))
    assert game["comments"][0] == {"after": 1, "text": "five kinds"}
    assert game["side_lines"][0] == {
        "instead_of": 4,
        "actions": ["pass", "build C7 S0"],
        "comments": [{"after": 1, "text": "meek"}],
    }
    assert game["result"] is None


def test_csv_has_a_row_for_each_action(finished: Game) -> None:
    rows = list(csv.DictReader(StringIO(records_to_csv([finished.record(), finished.record()]))))
    assert len(rows) == 2 * len(finished.actions)
    assert {row["game"] for row in rows} == {"1", "2"}
    deals = [action for action in finished.actions if isinstance(action, Deal)]
    assert sum(row["action"] == "deal" for row in rows) == 2 * len(deals)
    last = {row["player"]: int(row["points"]) for row in rows if row["action"] == "build"}
    assert all(finished.scores[finished.names.index(name)] == points for name, points in last.items())
    assert any(row["demolished"] for row in rows)


def test_names_with_commas_and_quotes_survive() -> None:
    game = Game(['Anna, "the Tower"', "Ben"], rng=Random(1), starting_seat=0)
    game.play("bid 2")
    rows = list(csv.DictReader(StringIO(records_to_csv([game.record()]))))
    assert rows[-1]["player"] == 'Anna, "the Tower"'


def test_no_games_are_no_rows() -> None:
    no_games: list[GameRecord] = []
    assert json.loads(records_to_json(no_games)) == []
    assert len(records_to_csv(no_games).splitlines()) == 1
