"""What is said about how good the judgement is: shipped for every number of players, honest, and in words."""

import numpy as np
import pytest

from fivetowers.analysis.analysis_words import trust_columns, trust_note, trust_rows, trust_words
from fivetowers.analysis.track_record import FEWEST_PREDICTIONS, STAGES, track_record
from fivetowers.fast.game import layout
from fivetowers.text import languages, speaking
from fivetowers.training.calibration import BINS, by_stage

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_is_known_for_every_number_of_players_and_stage(players: int) -> None:
    known = track_record(players)
    assert known.games >= 1_000
    for stage in STAGES:
        predictions = known.stages[stage]
        total = sum(one.count for one in predictions)
        assert len(predictions) == BINS
        assert sum(one.said * one.count for one in predictions) / total == pytest.approx(1 / players, abs=0.001)
        assert sum(one.real * one.count for one in predictions) / total == pytest.approx(1 / players, abs=0.001)
    assert sum(one.count for one in known.overall) == sum(one.count for row in known.stages.values() for one in row)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sentence_and_the_table_quote_the_data(players: int) -> None:
    example = track_record(players).example
    assert example.count >= FEWEST_PREDICTIONS
    said, real = f"{100 * example.said:.0f}%", f"{100 * example.real:.0f} of 100"
    assert trust_words(players) == f"With {players} players: when it says {said}, {real} games are won."
    beginning = track_record(players).stages["beginning"][3]
    assert trust_rows(players)[3][:2] == [
        "30–40%",
        f"{100 * beginning.said:.0f}% → {100 * beginning.real:.0f} of 100",
    ]
    assert {len(row) for row in trust_rows(players)} == {len(trust_columns())} == {1 + len(STAGES)}
    for language in languages():
        with speaking(language):
            assert str(players) in trust_note(players)


def test_rounds_are_counted_in_the_third_of_the_game_they_belong_to() -> None:
    """One game of nine rounds between two who are judged 0.25 and 0.75; the second wins."""
    rows = np.zeros((9, layout.ROW_SIZE), np.float32)
    rows[:, layout.ROW_ROUND] = np.arange(9)
    rows[:, layout.ROW_SHARE : layout.ROW_SHARE + 2] = (0.25, 0.75)
    rows[:, layout.ROW_END_SHARE : layout.ROW_END_SHARE + 2] = (0, 1)
    for stage in by_stage(rows, players=2):
        assert [one for one in stage if one[2]] == [(0.25, 0.0, 3), (0.75, 1.0, 3)]
