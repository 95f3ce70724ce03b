"""Short ways to series, results and runs for the tests."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fivetowers.arena.contestants import parse_contestant
from fivetowers.arena.match import Clock, Fault
from fivetowers.arena.results import DealResult, GameResult
from fivetowers.arena.results_file import format_result
from fivetowers.arena.series import Series
from fivetowers.arena.series_run import Order, Run
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.errors import Refusal
from fivetowers.referee.outside_program import ProgramLimits

LATE = Refusal("arena.late", None, {"milliseconds": 900, "limit": 310})


def series(
    *bots: str, players: int = 2, seed: int = 1, budget: Budget = UNLIMITED, limits: ProgramLimits | None = None
) -> Series:
    contestants = tuple(parse_contestant(bot, budget) for bot in bots)
    return Series(contestants, players, seed, limits=limits or ProgramLimits())


def played(order: Order) -> list[DealResult]:
    """All results of a run, in the order of deals."""
    run = Run(order)
    for _ in run.play():
        pass
    return sorted(run.results, key=lambda result: (result.deal, result.lineup))


def game(seats: str, *scores: int, loser: int | None = None) -> GameResult:
    fault = None if loser is None else Fault(loser, 3, LATE)
    return GameResult(tuple(seats), scores, tuple(Clock(10, 0.5, 0.2, 1) for _ in scores), fault)


def deal(number: int, *games: GameResult) -> DealResult:
    return DealResult(number, 1000 + number, tuple(sorted(games[0].seats)), games)


def without_times(results: Sequence[DealResult]) -> list[Any]:
    """What has to be equal whenever the same series is played."""
    found = [json.loads(format_result(result)) for result in results]
    for line in found:
        for one in line["games"]:
            del one["seconds"], one["longest"], one["over"]
    return sorted(found, key=lambda line: (line["deal"], line["lineup"]))


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}
