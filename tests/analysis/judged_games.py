"""Games for the tests of the analysis, and how they look with the seats turned."""

from dataclasses import replace
from functools import cache
from random import Random

from fivetowers import GameRecord, Variant
from fivetowers.analysis.game_analysis import GameAnalysis, analyse
from fivetowers.analysis.outlook import AnalysisDepth
from tests.effort import cases
from tests.positions import anything, as_much_as_possible, whole_game

BRIEF = AnalysisDepth("quick", batches=cases(4, 4, uncompiled=2), deals=1, ends_kept=1, builds_kept=2)
"""Enough for what holds at every depth."""


def some_game(players: int, seed: int) -> GameRecord:
    """Anything is played, or as much as possible is built."""
    policy = anything if seed % 2 else as_much_as_possible
    return whole_game(players, Variant.STANDARD, Random(seed), policy, seed % players)


@cache
def judged(players: int, seed: int) -> GameAnalysis:
    return analyse(some_game(players, seed), BRIEF)


def turned(record: GameRecord, by: int) -> GameRecord:
    """The same game with everybody moved on by this number of seats."""
    players = len(record.names)
    names = tuple(record.names[(seat - by) % players] for seat in range(players))
    return replace(record, names=names, start=(record.start + by) % players)
