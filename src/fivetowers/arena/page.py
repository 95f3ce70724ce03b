"""A series as one self-contained HTML page: styles and plots are inside, and it loads nothing from elsewhere."""

from html import escape

from fivetowers.arena.intervals import Interval
from fivetowers.arena.page_parts import html_list, html_page, html_section, html_table, html_wide
from fivetowers.arena.plots import plot_course, plot_intervals, plot_matrix
from fivetowers.arena.report import (
    Report,
    columns,
    elo_columns,
    elo_rows,
    fault_words,
    first_seat_words,
    row,
    source_words,
    sprt_words,
    title_words,
)
from fivetowers.arena.statistics import course
from fivetowers.text import say


def format_page(report: Report) -> str:
    summary = report.summary
    due = 1 / summary.players
    title = title_words(summary)
    names = [bot.name for bot in summary.bots]
    parts = [
        html_wide(html_table(columns(), (row(bot, report.ratings.get(bot.name)) for bot in summary.bots))),
        html_section(say("arena-page-shares"), _shares(report, due), say("arena-page-shares-note")),
    ]
    if report.watch is not None:
        parts.append(f"<p>{escape(sprt_words(report.watch))}</p>")
    first = report.watch.bot if report.watch else names[0]
    points = course(report.results, first)
    if len(points) > 1:
        heading = say("arena-page-course", name=first)
        parts.append(html_section(heading, plot_course(heading, points, due=due), say("arena-page-course-note")))
    if len(names) > 2:
        heading = say("arena-pairs")
        parts.append(html_section(heading, plot_matrix(heading, names, summary.pairs)))
    if report.ratings:
        heading = say("arena-page-ratings")
        parts.append(
            html_section(heading, plot_intervals(heading, _ratings(report), digits=1), say("arena-page-ratings-note"))
        )
    if summary.elo:
        table = html_table(elo_columns(), elo_rows(summary))
        parts.append(html_section(say("arena-column-elo"), html_wide(table), say("arena-page-elo-note")))
    heading = say("arena-page-seats")
    seats = [(say("arena-page-seat", seat=seat), share) for seat, share in enumerate(summary.seats, start=1)]
    parts.append(html_section(heading, plot_intervals(heading, seats, ends=(0, 1), due=due), first_seat_words(summary)))
    if summary.faults:
        parts.append(html_section(say("arena-page-faults"), html_list(map(fault_words, summary.faults))))
    for source in report.sources:
        command = f"<pre>{escape(report.command(source))}</pre>"
        parts.append(html_section(say("arena-page-again", seed=str(source.series.seed)), command, source_words(source)))
    return html_page(title, "\n".join(parts))


def _shares(report: Report, due: float) -> str:
    rows = [(bot.name, bot.share) for bot in report.summary.bots]
    return plot_intervals(say("arena-page-shares"), rows, ends=(0, 1), due=due)


def _ratings(report: Report) -> list[tuple[str, Interval]]:
    """Two deviations to either side, the best first."""
    ordered = sorted(report.ratings.items(), key=lambda item: -item[1].mean)
    return [
        (name, Interval(one.mean, one.mean - 2 * one.deviation, one.mean + 2 * one.deviation, report.summary.deals))
        for name, one in ordered
    ]
