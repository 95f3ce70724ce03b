"""A simulation as one self-contained HTML page: tables, and every picture with a line on how to read it."""

import re
from collections.abc import Mapping, Sequence
from html import escape

from fivetowers.arena.page_parts import html_page, html_section, html_table, html_wide
from fivetowers.simulation.ratio_sums import StatFigure
from fivetowers.simulation.statistics_plots import GRID, INK, PAPER
from fivetowers.text import say

NARROWEST = "36rem"
"""On a phone a picture is moved sideways rather than made too small to read."""
FOLLOWED = {INK: "--ink", PAPER: "--paper", GRID: "--grid"}
"""These colours follow the light or dark scheme of the page."""


def format_statistics_page(title: str, figures: Sequence[StatFigure], pictures: Mapping[str, str], command: str) -> str:
    parts = [html_wide(html_table(bot_columns(), bot_rows(figures)))]
    for name, svg in pictures.items():
        drawn = f'<div style="min-width:{NARROWEST}">{_inline(svg, name)}</div>'
        parts.append(html_section(say(f"simulate-picture-{name}"), drawn, say(f"simulate-note-{name}")))
    parts.append(html_section(say("simulate-again"), f"<pre>{escape(command)}</pre>"))
    return html_page(title, "\n".join(parts))


def bot_columns() -> list[str]:
    names = ("wins", "points", "crowned", "demolitions")
    return [say("arena-column-bot"), *(say(f"simulate-column-{name}") for name in names)]


def bot_rows(figures: Sequence[StatFigure]) -> list[list[str]]:
    """A row for each bot: its name and four means with their errors."""
    rows: dict[str, list[str]] = {}
    for name, scale, digits in (("win_share", 100, 1), ("points", 1, 1), ("crowned", 1, 2), ("demolitions", 1, 2)):
        for figure in figures:
            if figure.picture == f"bots_{name}":
                unit = " %" if scale > 1 else ""
                words = f"{figure.mean * scale:.{digits}f} ± {figure.error * scale:.{digits}f}{unit}"
                rows.setdefault(figure.line, [figure.line]).append(words)
    return list(rows.values())


def _inline(svg: str, name: str) -> str:
    """The picture inside a page: without a head of its own, ids told apart, colours those of the page."""
    _, _, body = svg.partition("<svg")
    found = f'<svg role="img" aria-label="{escape(say(f"simulate-picture-{name}"))}"{body}'
    found = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", found)
    for colour, variable in FOLLOWED.items():
        found = found.replace(colour, f"var({variable})")
    return found
