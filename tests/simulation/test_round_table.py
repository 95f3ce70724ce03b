"""What is counted in simulated games is what the readable engine finds in the same games."""

from pathlib import Path

import numpy as np
import pytest

from fivetowers.actions import Build, Deal
from fivetowers.arena.contestants import parse_contestant
from fivetowers.dataset.game_table import GameTable, table_of
from fivetowers.dataset.generation import Generation
from fivetowers.dataset.loader import Dataset
from fivetowers.dataset.recipe import DatasetError, Recipe
from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import unpack_card
from fivetowers.records.record import GameRecord, replay
from fivetowers.rules import most_buildable
from fivetowers.scoring import outcome, score_seat, scores
from fivetowers.simulation.round_table import RoundTable, replay_rounds
from fivetowers.simulation.tally import stages_of
from tests.fast.worlds import modules_of

GAMES = 6


def played(folder: Path, players: int, *bots: str) -> tuple[RoundTable, list[GameRecord]]:
    recipe = Recipe(tuple(map(parse_contestant, bots)), players)
    list(Generation(folder, recipe, GAMES).run())
    data = Dataset(folder)
    return replay_rounds(table_of(data.columns(data.shards[0])), 0), list(data.records())


@pytest.mark.parametrize(
    ("players", "bots"),
    [
        (2, ("random",)),
        (3, ("greedy", "random")),
        (5, ("random",)),
        (4, ("network" if is_compiled() else "random",)),
    ],
)
def test_rounds_and_seats_are_those_of_the_engine(players: int, bots: tuple[str, ...], tmp_path: Path) -> None:
    table, records = played(tmp_path, players, *bots)
    rows = iter(table.rounds.tolist())
    for game, record in enumerate(records):
        states = list(replay(record))
        fives, demolitions = [0] * players, [0] * players
        row: list[int] = []
        for before, action, after in zip(states, record.actions, states[1:], strict=False):
            if isinstance(action, Deal):
                row = next(rows)
                assert (row[layout.ROUND_NUMBER], row[layout.ROUND_LAP]) == (after.round, before.lap)
                assert row[layout.ROUND_START] == after.turn
                assert row[layout.ROUND_REACH] == most_buildable(after, after.turn or 0)
                assert row[layout.ROUND_SHOWN] == len(action.cards)
            if isinstance(action, Build):
                assert before.turn is not None
                assert before.turn == row[layout.ROUND_BUILDER]
                assert row[layout.ROUND_TAKEN] == len(action.cards)
                cards = row[layout.ROUND_CARDS : layout.ROUND_CARDS + len(action.cards)]
                assert sorted(map(unpack_card, cards)) == sorted(action.cards)
                down = row[layout.ROUND_DEMOLISHED]
                assert (None if down < 0 else unpack_card(down)) == action.demolish
                fives[before.turn] += len(action.cards) == 5
                demolitions[before.turn] += action.demolish is not None
            if after.turn is None:
                assert tuple(row[layout.ROUND_POINTS :][:players]) == scores(after)
        end, over = states[-1], outcome(states[-1])
        assert over is not None
        seats = {name: column[game * players : (game + 1) * players].tolist() for name, column in table.seats.items()}
        assert seats["points"] == list(scores(end))
        assert [share > 0 for share in seats["win_share"]] == [seat in over.winners for seat in range(players)]
        assert seats["crowned"] == [sum(tower.is_crowned for tower in seat.towers) for seat in end.seats]
        assert seats["tallest"] == [max(tower.height for tower in seat.towers) for seat in end.seats]
        assert seats["cards"] == [sum(tower.height for tower in score_seat(seat).towers) for seat in end.seats]
        assert (seats["fives"], seats["demolitions"]) == (fives, demolitions)
        assert seats["place"][record.start] == 0
    assert next(rows, None) is None


def test_stages_are_halves_of_both_laps(tmp_path: Path) -> None:
    table, _ = played(tmp_path, 2, "random")
    stage, lap = stages_of(table), table.fact(layout.ROUND_LAP)
    assert (stage // 2 == lap - 1).all()
    assert all((np.diff(stage[table.game == game]) >= 0).all() for game in range(GAMES))
    assert np.bincount(stage[table.game == 0]).tolist()[:2] == [8, 8]


def test_uncompiled_kernel_writes_the_same_rounds(tmp_path: Path) -> None:
    table, _ = played(tmp_path, 3, "random")
    one = table.games
    few = GameTable(
        3, one.starts[:1], one.bots[:1], one.points[:1], one.cards, one.card_ends[:1], one.steps, one.step_ends[:1]
    )
    rows, ends = np.zeros(layout.MOST_ROUNDS * layout.ROUND_SIZE, np.int32), np.zeros(1, np.int64)
    assert modules_of("uncompiled")["fivetowers.fast.selfplay.game_logs"].write_rounds(few, rows, ends) == -1
    assert (rows.reshape(-1, layout.ROUND_SIZE)[: ends[0]] == table.rounds[table.game == 0]).all()


def test_game_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    table, _ = played(tmp_path, 2, "random")
    table.games.steps[table.games.step_ends[1]] = 16
    with pytest.raises(DatasetError, match=r"generate\.broken_game"):
        replay_rounds(table.games, 0)
