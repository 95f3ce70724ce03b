"""The pictures of a simulation, drawn by Matplotlib as SVG. The same figures always give the same bytes."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from fivetowers.cards import LETTERS
from fivetowers.simulation.ratio_sums import StatFigure
from fivetowers.simulation.round_table import NUMBERS
from fivetowers.simulation.tally import POINTS_A_BAR, STAGES
from fivetowers.text import say

INK, PAPER, GRID = "#1d2430", "#ffffff", "#e4e7ec"
COLOURS = ("#2f6fde", "#d0711c", "#2f9e61", "#a44ec4", "#d4484f", "#667085")
MARKS = ("o", "s", "^", "D", "v", "P")
SIZE = (8.0, 3.6)  # inches
STYLE = {
    "svg.hashsalt": "fivetowers",
    "svg.fonttype": "none",
    "font.family": ["sans-serif"],
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": GRID,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
}

LEAST_COUNT = 10
"""A mean of fewer says little, and its error less: it is in the table, but not drawn."""
UNSURE = 2.0
"""In points: what a card is worth in a round is not drawn where it may be further off than this."""

Figures = Sequence[StatFigure]


@dataclass(frozen=True, slots=True)
class PictureForm:
    """How the figures of one picture are drawn; `x` and `y` name the axes, `due` is what chance alone would give."""

    draw: Callable[[Axes, Figures, "PictureForm"], None]
    x: str
    y: str
    is_share: bool = False
    has_due: bool = False
    height: float = SIZE[1]


def lines_of(figures: Figures) -> dict[str, list[StatFigure]]:
    found: dict[str, list[StatFigure]] = {}
    for figure in figures:
        found.setdefault(figure.line, []).append(figure)
    return found


# ---- forms -----------------------------------------------------------------------------------------------------------


def draw_bars(axes: Axes, figures: Figures, form: PictureForm) -> None:
    axes.bar(
        [figure.x for figure in figures],
        [figure.mean for figure in figures],
        yerr=[figure.error for figure in figures],
        color=COLOURS[0],
        ecolor=INK,
        width=0.8,
    )
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def draw_steps(axes: Axes, figures: Figures, form: PictureForm) -> None:
    """Distributions over each other, one for each bot."""
    for index, (line, own) in enumerate(lines_of(figures).items()):
        by_x = {figure.x: figure.mean for figure in own}
        least, most = min(by_x) - POINTS_A_BAR, max(by_x) + POINTS_A_BAR
        places = range(least, most + 1, POINTS_A_BAR)
        heights = [by_x.get(x, 0.0) for x in places]
        edges = [*places, most + POINTS_A_BAR]
        axes.stairs(heights, edges, color=COLOURS[index % len(COLOURS)], fill=True, alpha=0.25)
        axes.stairs(heights, edges, color=COLOURS[index % len(COLOURS)], label=line, linewidth=1.5)
    axes.legend(frameon=False)


def draw_dots(axes: Axes, figures: Figures, form: PictureForm) -> None:
    lines = lines_of(figures)
    for index, (line, own) in enumerate(lines.items()):
        shift = (index - (len(lines) - 1) / 2) * 0.12
        axes.errorbar(
            [figure.x + shift for figure in own],
            [figure.mean for figure in own],
            yerr=[figure.error for figure in own],
            fmt=MARKS[index % len(MARKS)],
            color=COLOURS[index % len(COLOURS)],
            label=line,
            capsize=3,
            markersize=5,
        )
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if len(lines) > 1:
        axes.legend(frameon=False, ncols=len(lines))


def draw_places(axes: Axes, figures: Figures, form: PictureForm) -> None:
    """Dots for players in the order in which they begin; counted from 1."""
    draw_dots(axes, [_one_more(figure) for figure in figures], form)
    if form.has_due:
        axes.axhline(1 / len(figures), color=COLOURS[1], linestyle="--", linewidth=1)


def draw_stages(axes: Axes, figures: Figures, form: PictureForm) -> None:
    draw_dots(axes, [_one_more(figure) for figure in figures], form)
    axes.set_xticks(range(1, len(STAGES) + 1))
    axes.axhline(0, color=INK, linewidth=0.8)


def draw_card_stages(axes: Axes, figures: Figures, form: PictureForm) -> None:
    named = [
        StatFigure(one.picture, say("simulate-stage", stage=int(one.line)), one.x, one.mean, one.error, one.count)
        for one in figures
    ]
    draw_dots(axes, named, form)


def draw_kinds(axes: Axes, figures: Figures, form: PictureForm) -> None:
    _heat(axes, figures, LETTERS)
    axes.set_yticks(range(len(LETTERS)), [say(f"terminal-kind-{letter}") for letter in LETTERS])


def draw_card_rounds(axes: Axes, figures: Figures, form: PictureForm) -> None:
    sure = [figure for figure in figures if figure.error <= UNSURE]
    rounds = sorted({figure.line for figure in sure}, key=int)
    _heat(axes, sure, rounds)
    axes.set_yticks(range(len(rounds)), rounds)


def _heat(axes: Axes, figures: Figures, rows: Sequence[str]) -> None:
    """Values across; the number stands in each field, its error below it."""
    worth = np.full((len(rows), NUMBERS), np.nan)
    for figure in figures:
        worth[rows.index(figure.line), figure.x] = figure.mean
    most = float(np.nanmax(abs(worth), initial=1.0))
    edges = [np.arange(size + 1) - 0.5 for size in reversed(worth.shape)]
    axes.pcolormesh(*edges, worth, cmap="PuOr_r", vmin=-most, vmax=most)
    axes.invert_yaxis()
    for figure in figures:
        row = rows.index(figure.line)
        is_dark = abs(figure.mean) > 0.7 * most
        colour = PAPER if is_dark else "#000000"
        axes.text(figure.x, row - 0.12, f"{figure.mean:.1f}", ha="center", va="center", fontsize=10, color=colour)
        axes.text(figure.x, row + 0.26, f"±{figure.error:.1f}", ha="center", va="center", fontsize=7, color=colour)
    axes.grid(visible=False)
    axes.set_xticks(range(NUMBERS))


def draw_parts(axes: Axes, figures: Figures, form: PictureForm) -> None:
    """Parts of a whole, one above the other."""
    bottom = np.zeros(len(STAGES))
    places = range(1, len(STAGES) + 1)
    for index, (line, own) in enumerate(lines_of(figures).items()):
        heights = np.zeros(len(STAGES))
        for figure in own:
            heights[figure.x] = figure.mean
        axes.bar(places, heights, bottom=bottom, label=line, color=COLOURS[index % len(COLOURS)], width=0.7)
        bottom += heights
    axes.set_xticks(places)
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5), reverse=True)


def _one_more(figure: StatFigure) -> StatFigure:
    return StatFigure(figure.picture, figure.line, figure.x + 1, figure.mean, figure.error, figure.count)


PICTURES: dict[str, PictureForm] = {
    "points": PictureForm(draw_steps, "points", "seats", is_share=True),
    "seats": PictureForm(draw_places, "place", "wins", is_share=True, has_due=True),
    "seat_points": PictureForm(draw_places, "place", "points"),
    "cards": PictureForm(draw_kinds, "value", "kind", height=3.2),
    "card_stages": PictureForm(draw_card_stages, "value", "margin"),
    "card_rounds": PictureForm(draw_card_rounds, "value", "round", height=11),
    "crowned": PictureForm(draw_bars, "crowned", "seats", is_share=True),
    "crowned_points": PictureForm(draw_dots, "crowned", "points"),
    "length": PictureForm(draw_bars, "rounds", "games", is_share=True),
    "demolitions": PictureForm(draw_bars, "demolitions", "seats", is_share=True),
    "demolition_points": PictureForm(draw_dots, "demolitions", "margin"),
    "numbers": PictureForm(draw_parts, "stage", "part", is_share=True),
    "five": PictureForm(draw_stages, "stage", "part", is_share=True),
    "five_gain": PictureForm(draw_stages, "stage", "gain", is_share=True),
    "demolition_right": PictureForm(draw_dots, "rubble", "part", is_share=True),
    "demolition_gain": PictureForm(draw_dots, "rubble", "gain", is_share=True),
}


def draw_statistics(figures: Figures) -> dict[str, str]:
    """Every picture for which there are figures, by its name, as SVG."""
    by_picture: dict[str, list[StatFigure]] = {}
    for figure in figures:
        if figure.count >= LEAST_COUNT:
            by_picture.setdefault(figure.picture, []).append(figure)
    return {name: _draw(form, by_picture[name]) for name, form in PICTURES.items() if name in by_picture}


def _draw(form: PictureForm, figures: Figures) -> str:
    settings: Any = STYLE
    with matplotlib.rc_context(settings):
        picture = Figure(figsize=(SIZE[0], form.height), layout="constrained")
        axes = picture.add_subplot()
        form.draw(axes, figures, form)
        axes.set_xlabel(say(f"simulate-axis-{form.x}"))
        axes.set_ylabel(say(f"simulate-axis-{form.y}"))
        if form.is_share:
            axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        held = io.StringIO()
        picture.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    return held.getvalue()
