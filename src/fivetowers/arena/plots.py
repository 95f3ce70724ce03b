"""Plots as SVG for a page, drawn without a library: intervals, a course over deals, and a matrix of shares.

Colours are those of the page (CSS variables), so that they follow its light and dark scheme.
"""

from collections.abc import Sequence
from html import escape

from fivetowers.arena.intervals import Interval

WIDTH, LABEL_WIDTH, VALUE_WIDTH, ROW_HEIGHT, AXIS_HEIGHT = 720, 190, 150, 28, 24
COURSE_HEIGHT, CELL_WIDTH = 220, 64
_TICKS = 5


def svg_text(x: float, y: float, words: str, *, anchor: str = "start", style: str = "") -> str:
    look = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(words)}</text>'


def svg_line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def svg_picture(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" style="max-width:{width:.0f}px"'
    return f'<svg {size} role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


class PlotScale:
    """Places values from left to right, or from the bottom up."""

    def __init__(self, values: tuple[float, float], places: tuple[float, float]) -> None:
        (self.low, self.high), self.places = values, places

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1)
        return self.places[0] + part * (self.places[1] - self.places[0])

    @property
    def ticks(self) -> list[float]:
        return [self.low + (self.high - self.low) * step / (_TICKS - 1) for step in range(_TICKS)]


def plot_intervals(
    title: str,
    rows: Sequence[tuple[str, Interval]],
    *,
    ends: tuple[float, float] | None = None,
    due: float | None = None,
    digits: int = 3,
) -> str:
    """A line for each row: a dot for the mean, a bar for the interval. `due` is marked by an upright line."""
    everything = [value for _, row in rows for value in (row.low, row.high)]
    scale = PlotScale(ends or (min(everything), max(everything)), (LABEL_WIDTH, WIDTH - VALUE_WIDTH))
    bottom = len(rows) * ROW_HEIGHT
    parts = []
    for tick in scale.ticks:
        parts.append(svg_line(scale(tick), 0, scale(tick), bottom, "grid"))
        parts.append(svg_text(scale(tick), bottom + 16, f"{tick:.{digits - 1}f}", anchor="middle", style="quiet"))
    if due is not None:
        parts.append(svg_line(scale(due), 0, scale(due), bottom, "due"))
    for index, (label, row) in enumerate(rows):
        y = (index + 0.5) * ROW_HEIGHT
        parts.append(svg_text(LABEL_WIDTH - 10, y + 4, short_label(label), anchor="end"))
        parts.append(svg_line(scale(row.low), y, scale(row.high), y, "interval"))
        parts.append(f'<circle cx="{scale(row.mean):.1f}" cy="{y:.1f}" r="5" class="mean"/>')
        parts.append(
            svg_text(
                WIDTH - VALUE_WIDTH + 10, y + 4, f"{row.mean:.{digits}f} ({row.low:.{digits}f}–{row.high:.{digits}f})"
            )
        )
    return svg_picture(WIDTH, bottom + AXIS_HEIGHT, title, parts)


def plot_course(title: str, points: Sequence[Interval], *, due: float) -> str:
    """The mean over more and more deals, and its interval as a band."""
    across = PlotScale((0, points[-1].deals), (40, WIDTH - 10))
    up = PlotScale((0, 1), (COURSE_HEIGHT - AXIS_HEIGHT, 8))
    parts = []
    for tick in up.ticks:
        parts.append(svg_line(40, up(tick), WIDTH - 10, up(tick), "grid"))
        parts.append(svg_text(34, up(tick) + 4, f"{tick:.2f}", anchor="end", style="quiet"))
    for tick in across.ticks:
        parts.append(svg_text(across(tick), COURSE_HEIGHT - 6, f"{tick:.0f}", anchor="middle", style="quiet"))
    there = [f"{across(point.deals):.1f},{up(point.high):.1f}" for point in points]
    back = [f"{across(point.deals):.1f},{up(point.low):.1f}" for point in reversed(points)]
    means = [f"{across(point.deals):.1f},{up(point.mean):.1f}" for point in points]
    parts.append(f'<polygon points="{" ".join(there + back)}" class="band"/>')
    parts.append(svg_line(40, up(due), WIDTH - 10, up(due), "due"))
    parts.append(f'<polyline points="{" ".join(means)}" class="course"/>')
    return svg_picture(WIDTH, COURSE_HEIGHT, title, parts)


def plot_matrix(title: str, names: Sequence[str], shares: dict[tuple[str, str], Interval]) -> str:
    """How often the bot of the row was better than that of the column; the fuller the colour, the further from half."""
    parts = []
    for column, name in enumerate(names):
        x = LABEL_WIDTH + (column + 0.5) * CELL_WIDTH
        parts.append(svg_text(x, ROW_HEIGHT - 10, str(column + 1), anchor="middle", style="quiet"))
        parts.append(
            svg_text(
                LABEL_WIDTH - 10, (column + 1.5) * ROW_HEIGHT + 4, f"{column + 1}. {short_label(name)}", anchor="end"
            )
        )
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            share = shares.get((one, other))
            if share is None:
                continue
            x, y = LABEL_WIDTH + column * CELL_WIDTH, (row + 1) * ROW_HEIGHT
            style = "better" if share.mean >= 0.5 else "worse"
            parts.append(
                f'<rect x="{x + 1}" y="{y + 1}" width="{CELL_WIDTH - 2}" height="{ROW_HEIGHT - 2}" class="{style}"'
                f' fill-opacity="{abs(share.mean - 0.5) * 1.6:.2f}"><title>{escape(one)} – {escape(other)}: '
                f"{share.low:.3f}–{share.high:.3f}</title></rect>"
            )
            parts.append(svg_text(x + CELL_WIDTH / 2, y + ROW_HEIGHT / 2 + 4, f"{share.mean:.2f}", anchor="middle"))
    return svg_picture(LABEL_WIDTH + len(names) * CELL_WIDTH, (len(names) + 1) * ROW_HEIGHT, title, parts)


def short_label(label: str, longest: int = 24) -> str:
    return label if len(label) <= longest else label[: longest - 1] + "…"
