"""Analyses as one self-contained HTML page: the graph of win shares, turning points, and the tables."""

from collections.abc import Sequence
from html import escape

from fivetowers.analysis.analysis_words import (
    faults_columns,
    faults_row,
    move_words,
    moves_columns,
    moves_rows,
    parts_columns,
    parts_row,
    percent,
    point_words,
    trust_columns,
    trust_note,
    trust_rows,
    trust_words,
)
from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision
from fivetowers.analysis.turning_points import faults, turning_points
from fivetowers.arena.page_parts import html_list, html_page, html_section, html_table, html_wide
from fivetowers.arena.plots import PlotScale, short_label, svg_line, svg_picture, svg_text
from fivetowers.picture import SEAT_COLOURS, SEAT_DASHES
from fivetowers.text import listed, say

WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM = 920, 320, 44, 130, 26
NARROWEST = "40rem"
"""On a phone the graph is moved sideways rather than made too small to read."""
ROUNDS_A_LABEL = 5
LEAST_LABEL_GAP = 14


def format_analysis_page(analyses: Sequence[GameAnalysis], seat: int | None = None) -> str:
    """`seat`: turning points and faults of this seat only."""
    titles = [say("analyse-title", names=listed(analysis.names)) for analysis in analyses]
    bodies = [_game(analysis, seat) for analysis in analyses]
    further = (f"<h1>{escape(title)}</h1>\n{body}" for title, body in zip(titles[1:], bodies[1:], strict=True))
    return html_page(titles[0], "\n".join((bodies[0], *further)))


def _game(analysis: GameAnalysis, seat: int | None) -> str:
    names = analysis.names
    points = [point_words(point, names) for point in turning_points(analysis, seat)]
    found = faults(analysis, seat)
    rows = [_row(analysis, one) for one in range(analysis.players)]
    heading = say("analyse-course")
    graph = f'<div style="min-width:{NARROWEST}">{plot_shares(heading, analysis)}</div>'
    columns = [say("analyse-column-player"), say("analyse-column-course"), *parts_columns()]
    moves = html_table(moves_columns(names), moves_rows(analysis), has_words=True)
    wrong = html_table(faults_columns(), (faults_row(fault, names) for fault in found))
    return "\n".join(
        (
            *((html_section(say("analyse-turning-points"), html_list(points)),) if points else ()),
            html_section(heading, graph, say("analyse-course-note")),
            html_section(say("analyse-parts"), html_table(columns, rows), say("analyse-parts-note")),
            html_section(say("analyse-faults"), wrong if found else escape(say("analyse-no-faults"))),
            html_wide(f'<p class="note">{escape(say("analyse-judged", depth=analysis.depth.name))}</p>'),
            _trust(analysis.players),
            html_section(say("study-all-moves"), moves, say("analyse-moves-note")),
        )
    )


def _trust(players: int) -> str:
    table = html_table(trust_columns(), trust_rows(players))
    return html_section(say("analyse-trust"), f"<p>{escape(trust_words(players))}</p>{table}", trust_note(players))


def _row(analysis: GameAnalysis, seat: int) -> list[str]:
    course = analysis.courses()[seat]
    start = percent(course[0], analysis.start_errors[seat])
    return [analysis.names[seat], f"{start} → {percent(course[-1])}", *parts_row(analysis, seat)]


def plot_shares(title: str, analysis: GameAnalysis) -> str:
    """A line for each seat over all events; an upright line where a round begins, a dot for each fault."""
    courses = analysis.courses()
    across = PlotScale((0, max(1, len(analysis.events))), (LEFT, WIDTH - RIGHT))
    up = PlotScale((0, 1), (HEIGHT - BOTTOM, 8))
    parts = []
    for tick in up.ticks:
        parts.append(svg_line(LEFT, up(tick), WIDTH - RIGHT, up(tick), "grid"))
        parts.append(svg_text(LEFT - 6, up(tick) + 4, percent(tick), anchor="end", style="quiet"))
    for place, event in enumerate(analysis.events):
        if isinstance(event, JudgedDeal):
            parts.append(svg_line(across(place), up(0), across(place), up(1), "grid"))
            if event.round == 1 or event.round % ROUNDS_A_LABEL == 0:
                parts.append(svg_text(across(place), HEIGHT - 8, str(event.round), style="quiet"))
    for seat, course in enumerate(courses):
        line = " ".join(f"{across(place):.1f},{up(share):.1f}" for place, share in enumerate(course))
        look = f'fill="none" stroke="{SEAT_COLOURS[seat]}" stroke-width="2" stroke-dasharray="{SEAT_DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" {look}/>')
    for place, event in enumerate(analysis.events, start=1):
        if isinstance(event, JudgedDecision) and event.verdict.is_fault:
            parts.append(_fault(event, across(place), up(event.chosen_share)))
    return svg_picture(WIDTH, HEIGHT, title, [*parts, *_labels(analysis, up)])


def _fault(event: JudgedDecision, x: float, y: float) -> str:
    chosen, best = percent(event.chosen_share, event.chosen_error), percent(event.best_share, event.best_error)
    words = f"{event.round}: {move_words(event.action)} ({chosen} / {best})"
    dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{SEAT_COLOURS[event.seat]}">'
    return f"{dot}<title>{escape(words)}</title></circle>"


def _labels(analysis: GameAnalysis, up: PlotScale) -> list[str]:
    """The names at the end of their lines, moved apart where they would meet."""
    last = [course[-1] for course in analysis.courses()]
    parts, lowest = [], up(0) + LEAST_LABEL_GAP
    for seat in sorted(range(analysis.players), key=lambda one: last[one]):
        lowest = min(up(last[seat]) + 4, lowest - LEAST_LABEL_GAP)
        x = WIDTH - RIGHT + 8
        look = f'stroke="{SEAT_COLOURS[seat]}" stroke-width="3" stroke-dasharray="{SEAT_DASHES[seat]}"'
        parts.append(f'<line x1="{x}" y1="{lowest - 4:.1f}" x2="{x + 20}" y2="{lowest - 4:.1f}" {look}/>')
        parts.append(svg_text(x + 26, lowest, short_label(analysis.names[seat], 13)))
    return parts
