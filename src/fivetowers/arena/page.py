"""A series as one HTML page that needs nothing else: its style and plots are inside, and it asks no other address."""

from collections.abc import Iterable, Sequence
from html import escape

from fivetowers.arena.intervals import Estimate
from fivetowers.arena.plots import plot_course, plot_intervals, plot_matrix
from fivetowers.arena.report import (
    Report,
    columns,
    fault_words,
    first_seat_words,
    row,
    source_words,
    sprt_words,
    title_words,
)
from fivetowers.arena.statistics import course
from fivetowers.text import DEFAULT_LANGUAGE, say

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --quiet: #667085; --paper: #fff; --grid: #e4e7ec;
  --main: #2f6fde; --band: #2f6fde33; --due: #d0711c; --better: #2f9e61; --worse: #d4484f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --quiet: #98a2b3; --paper: #14181f; --grid: #2b323d;
  --main: #7aa7ff; --band: #7aa7ff33; --due: #f0a35c; --better: #58c98b; --worse: #ff8087; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--grid); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
pre { font-size: .9rem; white-space: pre-wrap; overflow-wrap: anywhere; }
p.note { color: var(--quiet); max-width: 45rem; }
svg { width: 100%; height: auto; display: block; font-size: 13px; } svg text { fill: var(--ink); }
svg .quiet { fill: var(--quiet); font-size: 11px; } svg line.grid { stroke: var(--grid); }
svg line.due { stroke: var(--due); stroke-dasharray: 4 4; } svg line.interval { stroke: var(--main); stroke-width: 3; }
svg .mean { fill: var(--main); } svg .band { fill: var(--band); }
svg .course { fill: none; stroke: var(--main); stroke-width: 2; }
svg .better { fill: var(--better); } svg .worse { fill: var(--worse); }
"""


def format_page(report: Report) -> str:
    summary = report.summary
    due = 1 / summary.players
    title = title_words(summary)
    names = [bot.name for bot in summary.bots]
    parts = [
        _wide(_table(columns(), (row(bot, report.ratings.get(bot.name)) for bot in summary.bots))),
        _section(say("arena-page-shares"), _shares(report, due), say("arena-page-shares-note")),
    ]
    if report.watch is not None:
        parts.append(f"<p>{escape(sprt_words(report.watch))}</p>")
    first = report.watch.bot if report.watch else names[0]
    points = course(report.results, first)
    if len(points) > 1:
        heading = say("arena-page-course", name=first)
        parts.append(_section(heading, plot_course(heading, points, due=due), say("arena-page-course-note")))
    if len(names) > 2:
        heading = say("arena-pairs")
        parts.append(_section(heading, plot_matrix(heading, names, summary.pairs)))
    if report.ratings:
        heading = say("arena-page-ratings")
        parts.append(
            _section(heading, plot_intervals(heading, _ratings(report), digits=1), say("arena-page-ratings-note"))
        )
    heading = say("arena-page-seats")
    seats = [(say("arena-page-seat", seat=seat), share) for seat, share in enumerate(summary.seats, start=1)]
    parts.append(_section(heading, plot_intervals(heading, seats, ends=(0, 1), due=due), first_seat_words(summary)))
    if summary.faults:
        parts.append(_section(say("arena-page-faults"), _list(map(fault_words, summary.faults))))
    for source in report.sources:
        command = f"<pre>{escape(report.command(source))}</pre>"
        parts.append(_section(say("arena-page-again", seed=str(source.series.seed)), command, source_words(source)))
    return _page(title, "\n".join(parts))


def _shares(report: Report, due: float) -> str:
    rows = [(bot.name, bot.share) for bot in report.summary.bots]
    return plot_intervals(say("arena-page-shares"), rows, ends=(0, 1), due=due)


def _ratings(report: Report) -> list[tuple[str, Estimate]]:
    """Two deviations to either side, the best first."""
    ordered = sorted(report.ratings.items(), key=lambda item: -item[1].mean)
    return [
        (name, Estimate(one.mean, one.mean - 2 * one.deviation, one.mean + 2 * one.deviation, report.summary.deals))
        for name, one in ordered
    ]


# ---- pieces of HTML ------------------------------------------------------------------------------------------------


def _page(title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{DEFAULT_LANGUAGE}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def _section(heading: str, content: str, note: str = "") -> str:
    after = f'\n<p class="note">{escape(note)}</p>' if note else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{_wide(content)}{after}\n</section>"


def _wide(content: str) -> str:
    return f'<div class="wide">{content}</div>'


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n" for cells in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"
