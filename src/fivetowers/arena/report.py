"""A series as tables in a terminal and as JSON."""

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivetowers.arena.intervals import Interval
from fivetowers.arena.results import DealResult, Rating
from fivetowers.arena.results_file import Source
from fivetowers.arena.sprt import SprtFinding, Watch
from fivetowers.arena.statistics import BotSummary, FaultReport, Summary
from fivetowers.errors import FiveTowersError
from fivetowers.text import say, say_error

MOST_FAULTS_SHOWN = 10
NARROWEST_NAME = 8
_EMPTY = "–"


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known at the end of a run; `ratings` is empty where `openskill` is not installed. `sources` are the
    series that were counted together.
    """

    summary: Summary
    results: tuple[DealResult, ...]
    ratings: dict[str, Rating]
    sources: tuple[Source, ...] = ()
    watch: Watch | None = None

    def command(self, source: Source) -> str:
        """What plays the deals of a series again that are counted here."""
        series = source.series
        deals = (result.deal for result in self.results if result.deal_seed == series.deal_seed(result.deal))
        return series.command(max(deals, default=0))


# ---- words ---------------------------------------------------------------------------------------------------------


def signed_words(estimate: Interval) -> str:
    """
    >>> signed_words(Interval(0.5, -0.25, 0.75, 30))
    '+0.500 (-0.250 to +0.750)'
    """
    ends = say("arena-interval", low=f"{estimate.low:+.3f}", high=f"{estimate.high:+.3f}")
    return f"{estimate.mean:+.3f} ({ends})"


def margin_words(margin: Interval | None) -> str:
    """
    >>> margin_words(Interval(3.5, 1.25, 5.75, 30))
    '+3.5±2.2'
    """
    if margin is None:
        return _EMPTY
    return f"{margin.mean:+.1f}" + ("" if math.isinf(margin.high) else f"±{margin.high - margin.mean:.1f}")


def rating_words(rating: Rating | None) -> str:
    return f"{rating.mean:.1f}±{rating.deviation:.1f}" if rating else _EMPTY


def elo_words(elo: Interval) -> list[str]:
    """
    >>> elo_words(Interval(93.2, -22, math.inf, 20))
    ['+93', '-22 to …']
    """
    low, high = (f"{end:+.0f}" if math.isfinite(end) else "…" for end in (elo.low, elo.high))
    return [f"{elo.mean:+.0f}", say("arena-interval", low=low, high=high)]


def title_words(summary: Summary) -> str:
    return say("arena-title", deals=summary.deals, games=summary.games, players=summary.players)


def first_seat_words(summary: Summary) -> str:
    return say("arena-first-seat", share=signed_words(summary.first_seat_advantage))


def sprt_words(watch: Watch) -> str:
    sprt, tally = watch.tally.sprt, watch.tally
    name, deals, ratio = watch.bot, tally.deals, f"{tally.ratio:+.2f}"
    match watch.verdict:
        case SprtFinding.HIGH:
            return say("arena-sprt-high", low=f"{sprt.low:g}", name=name, deals=deals, ratio=ratio)
        case SprtFinding.LOW:
            return say("arena-sprt-low", high=f"{sprt.high:g}", name=name, deals=deals, ratio=ratio)
    least, most = (f"{bound:+.2f}" for bound in sprt.bounds)
    return say("arena-sprt-open", least=least, most=most, name=name, deals=deals, ratio=ratio)


def fault_words(report: FaultReport) -> str:
    words = say_error(FiveTowersError(report.fault.refusal))
    return say("arena-fault", name=report.bot, deal=report.deal, round=report.fault.round, words=words)


def source_words(source: Source) -> str:
    if source.program is None:
        return say("arena-page-again-unknown")
    return say("arena-page-again-program", version=source.program.version, weights=source.program.weights)


def columns() -> list[str]:
    return [
        say("arena-column-bot"),
        say("arena-column-share"),
        say("arena-column-interval"),
        say("arena-column-margin"),
        say("arena-column-time"),
        say("arena-column-longest"),
        say("arena-column-over"),
        say("arena-column-faults"),
        say("arena-column-rating"),
    ]


def row(bot: BotSummary, rating: Rating | None) -> list[str]:
    return [
        bot.name,
        f"{bot.share.mean:.3f}",
        f"{bot.share.low:.3f}–{bot.share.high:.3f}",
        margin_words(bot.margin),
        f"{bot.mean_time:.2f}",
        f"{bot.longest_time:.0f}",
        f"{bot.over:.1%}",
        str(sum(bot.faults.values())),
        rating_words(rating),
    ]


def elo_columns() -> list[str]:
    return [say("arena-column-bot"), say("arena-column-elo"), say("arena-column-interval")]


def elo_rows(summary: Summary) -> list[list[str]]:
    """From the strongest down."""
    return [[name, *elo_words(elo)] for name, elo in sorted(summary.elo.items(), key=lambda item: -item[1].mean)]


# ---- the terminal --------------------------------------------------------------------------------------------------


def draw(report: Report) -> RenderableType:
    summary = report.summary
    rows = [row(bot, report.ratings.get(bot.name)) for bot in summary.bots]
    table = _table(title_words(summary), columns(), rows)
    parts: list[RenderableType] = [table]
    if summary.elo:
        parts.append(_table("", elo_columns(), elo_rows(summary)))
    if len(summary.bots) > 2:
        parts.append(_draw_pairs(summary))
    parts.append(Text(first_seat_words(summary)))
    if report.watch is not None:
        parts.append(Text(sprt_words(report.watch)))
    parts += [Text(fault_words(fault)) for fault in summary.faults[:MOST_FAULTS_SHOWN]]
    if len(summary.faults) > MOST_FAULTS_SHOWN:
        parts.append(Text(say("arena-more-faults", faults=len(summary.faults) - MOST_FAULTS_SHOWN)))
    return Group(*parts)


def _draw_pairs(summary: Summary) -> Table:
    names = [bot.name for bot in summary.bots]
    cells = {pair: f"{share.mean:.2f}" for pair, share in summary.pairs.items()}
    rows = [
        [f"{index}. {one}", *(cells.get((one, other), _EMPTY) for other in names)]
        for index, one in enumerate(names, start=1)
    ]
    return _table(say("arena-pairs"), ["", *(f"{index}." for index in range(1, len(names) + 1))], rows)


def _table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Figures keep their width; only names, which come first, are folded."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, show_edge=False, padding=0, pad_edge=False)
    for index, heading in enumerate(headings):
        width = max(len(heading), *(len(cells[index]) for cells in rows))
        is_name = index == 0
        table.add_column(
            heading,
            justify="left" if is_name else "right",
            min_width=min(width, NARROWEST_NAME) if is_name else width,
            overflow="fold",
        )
    for cells in rows:
        table.add_row(*map(Text, cells))
    return table


# ---- JSON ----------------------------------------------------------------------------------------------------------


def facts(report: Report) -> dict[str, Any]:
    """Everything of the report as plain values; an end of an interval that is not known is null."""
    summary, watch = report.summary, report.watch
    bots = []
    for bot in summary.bots:
        rating = report.ratings.get(bot.name)
        elo = summary.elo.get(bot.name)
        own = {"rating": rating and {**asdict(rating), "floor": rating.floor}, "elo": elo and asdict(elo)}
        bots.append({**asdict(bot), **own})
    sprt = watch and {
        **asdict(watch.tally.sprt),
        "bot": watch.bot,
        "deals": watch.tally.deals,
        "ratio": watch.tally.ratio,
        "verdict": watch.verdict,
    }
    return {
        "players": summary.players,
        "deals": summary.deals,
        "games": summary.games,
        "series": [{**source.facts, "command": report.command(source)} for source in report.sources],
        "bots": bots,
        "seats": [asdict(seat) for seat in summary.seats],
        "first_seat_advantage": asdict(summary.first_seat_advantage),
        "pairs": [{"bot": one, "other": other, **asdict(share)} for (one, other), share in summary.pairs.items()],
        "sprt": sprt,
        "faults": [
            {"bot": fault.bot, "deal": fault.deal, "code": fault.fault.refusal.code, "words": fault_words(fault)}
            for fault in summary.faults
        ],
    }


def format_json(report: Report) -> str:
    return json.dumps(_without_infinity(facts(report)), ensure_ascii=False)


def _without_infinity(value: Any) -> Any:
    """JSON has no infinity."""
    if isinstance(value, dict):
        return {key: _without_infinity(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_without_infinity(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
