"""Results as a file of JSON lines: the series first, then a line for each deal and lineup, added as they are played.

A line counts only if it is complete, so a run that was killed can be continued.
"""

import hashlib
import json
import os
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fivetowers.arena.contestants import Contestant, refuse
from fivetowers.arena.match import Clock, Fault
from fivetowers.arena.program import Program, this_program
from fivetowers.arena.results import DealResult, GameResult
from fivetowers.arena.series import Series
from fivetowers.bots.base import Budget
from fivetowers.errors import Refusal
from fivetowers.state import Variant

FORMAT = 1
_HEAD = '{"arena": '  # so the file begins
_DIGITS = 6  # of seconds
_UNSAFE = re.compile(r"[^A-Za-z0-9_]+")
_LONGEST_FILE_NAME = 80


# ---- one line ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Source:
    """The first line of a file: what was played, and by which program; older files do not say that."""

    series: Series
    program: Program | None

    @property
    def facts(self) -> dict[str, Any]:
        series = self.series
        return {
            "seed": series.seed,
            "players": series.players,
            "variant": series.variant,
            "program": self.program and asdict(self.program),
            "bots": [bot.name for bot in series.contestants],
            "contestants": [
                {"name": bot.name, "command": bot.command, **asdict(bot.budget)}
                for bot in dict.fromkeys(series.contestants)
            ],
        }


def format_source(source: Source) -> str:
    return json.dumps({"arena": FORMAT, **source.facts}, ensure_ascii=False)


def parse_source(line: str) -> Source:
    """Raises ValueError, KeyError or TypeError when it is none."""
    facts = json.loads(line)
    if facts["arena"] != FORMAT:
        raise ValueError(line)
    known = {
        bot["name"]: Contestant(bot["name"], tuple(bot["command"]), Budget(bot["milliseconds"], bot["nodes"]))
        for bot in facts["contestants"]
    }
    bots = tuple(known[name] for name in facts["bots"])
    program = facts.get("program")
    return Source(
        Series(bots, facts["players"], facts["seed"], Variant(facts["variant"])), program and Program(**program)
    )


def format_result(result: DealResult) -> str:
    games = [_game_facts(game) for game in result.games]
    facts = {"deal": result.deal, "deal_seed": result.deal_seed, "lineup": result.lineup, "games": games}
    return json.dumps(facts, ensure_ascii=False)


def _game_facts(game: GameResult) -> dict[str, Any]:
    fault = game.fault
    return {
        "seats": game.seats,
        "scores": game.scores,
        "shares": [round(share, _DIGITS) for share in game.shares],
        "decisions": [clock.decisions for clock in game.clocks],
        "seconds": [round(clock.seconds, _DIGITS) for clock in game.clocks],
        "longest": [round(clock.longest, _DIGITS) for clock in game.clocks],
        "over": [clock.over for clock in game.clocks],
        "fault": fault and {"seat": fault.seat + 1, "round": fault.round, **_refusal_facts(fault.refusal)},
    }


def _refusal_facts(refusal: Refusal) -> dict[str, Any]:
    return {"code": refusal.code, "rule": refusal.rule, "facts": dict(refusal.facts)}


def parse_result(line: str) -> DealResult:
    """Raises ValueError, KeyError or TypeError when it is none."""
    facts = json.loads(line)
    games = tuple(map(_parse_game, facts["games"]))
    return DealResult(facts["deal"], facts["deal_seed"], tuple(facts["lineup"]), games)


def _parse_game(facts: dict[str, Any]) -> GameResult:
    clocks = tuple(
        Clock(*row) for row in zip(facts["decisions"], facts["seconds"], facts["longest"], facts["over"], strict=True)
    )
    fault = facts["fault"]
    if fault is not None:
        fault = Fault(fault["seat"] - 1, fault["round"], Refusal(fault["code"], fault["rule"], fault["facts"]))
    return GameResult(tuple(facts["seats"]), tuple(facts["scores"]), clocks, fault)


# ---- a file --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Results:
    source: Source
    deals: tuple[DealResult, ...]

    @property
    def series(self) -> Series:
        return self.source.series


def read_results(path: Path) -> Results:
    """All whole lines; of a deal that stands there twice the first. Raises SeriesError, also when another program
    played: the same name may then be another bot.
    """
    first, *lines = _whole_lines(path) or [""]
    try:
        source = parse_source(first)
    except (ValueError, KeyError, TypeError):
        raise refuse("arena.no_results", file=str(path), line=1) from None
    if source.program not in (None, this_program()):
        raise refuse("arena.other_program", file=str(path), seen=str(source.program), program=str(this_program()))
    found: dict[tuple[int, tuple[str, ...]], DealResult] = {}
    for number, line in enumerate(lines, start=2):
        try:
            result = parse_result(line)
        except (ValueError, KeyError, TypeError):
            raise refuse("arena.no_results", file=str(path), line=number) from None
        found.setdefault(result.key, result)
    return Results(source, tuple(found.values()))


def _is_unbegun(path: Path) -> bool:
    """Whether nothing is in the file, or the beginning of its first line, which a run that was killed left."""
    text = path.read_bytes().decode("utf-8", "replace")
    return "\n" not in text and (text.startswith(_HEAD) or _HEAD.startswith(text))


def _whole_lines(path: Path) -> list[str]:
    *lines, _ = path.read_bytes().split(b"\n")
    return [line.decode("utf-8", "replace") for line in lines]


class Store:
    """The results of one series in a file, or nowhere; and, if there is a folder for them, the records of the games."""

    def __init__(self, series: Series, path: Path | None, records: Path | None = None) -> None:
        """Continues the file if it holds the same series, and raises SeriesError if it holds anything else."""
        self.results: list[DealResult] = []
        self.source = Source(series, this_program())
        self._path, self._records = path, records
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        if path is None:
            return
        if path.exists() and not _is_unbegun(path):
            found = read_results(path)
            if found.series != series:
                raise refuse("arena.other_series", file=str(path), facts=_differences(found.series, series))
            self.source = Source(series, found.source.program)
            self.results += found.deals
            _drop_torn_line(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{format_source(self.source)}\n", encoding="utf-8", newline="\n")

    def add(self, result: DealResult) -> None:
        """Records first: a game that was played for a folder of records, and counts, then has its record there."""
        if self._records is not None and result.records is not None:
            _write_whole(self._records / _record_name(self.source.series, result), result.records)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(f"{format_result(result)}\n")
        self.results.append(result)


def _record_name(series: Series, result: DealResult) -> str:
    """The seed of the series, the number of the deal, and who played it as far as a file may be called so. The mark
    differs when the bots of these names do, or the variant.
    """
    everyone = "-".join(_UNSAFE.sub("", name) or "bot" for name in result.lineup)
    bots = [bot for name in result.lineup for bot in dict.fromkeys(series.contestants) if bot.name == name]
    mark = hashlib.sha256(repr((str(series.variant), bots)).encode()).hexdigest()[:6]
    return f"seed-{series.seed}-deal-{result.deal:06}-{everyone[:_LONGEST_FILE_NAME]}-{mark}.5t"


def _write_whole(path: Path, text: str) -> None:
    """Whole or not at all."""
    beside = path.with_name(f"{path.name}.part")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(path)


def _differences(old: Series, new: Series) -> str:
    facts = ("seed", "players", "variant", "contestants")
    return ", ".join(name for name in facts if getattr(old, name) != getattr(new, name))


def _drop_torn_line(path: Path) -> None:
    data = path.read_bytes()
    if not data.endswith(b"\n"):
        os.truncate(path, data.rfind(b"\n") + 1)
