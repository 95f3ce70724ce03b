"""A position as a picture, drawn with the page's own artwork: the cards turned up, towers, rubble and points.

There are no words in it but names, so that it needs no language.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from pathlib import Path

from fivetowers.artwork import FLOOR_WIDTH, GROUND_HEIGHT, Artwork, NoArtwork, artwork
from fivetowers.cards import Card
from fivetowers.scoring import score_seat
from fivetowers.state import CARDS_A_ROUND, Phase, Seat, State
from fivetowers.towers import Tower

GAP = 12
COLUMN = FLOOR_WIDTH + GAP
PLOT_WIDTH = 5 * COLUMN - GAP
"""What the five towers of a seat take, before they are made smaller."""
SCALE = 0.4
MARGIN = 24
NAME_HEIGHT, NAME_SIZE, SMALL_SIZE = 40, 22, 17
SEAT_WIDTH = PLOT_WIDTH * SCALE
DISPLAY_SCALE = 0.6
DISPLAY_HEIGHT = 84 * DISPLAY_SCALE
FEWEST_FLOORS = 4
"""Seats are drawn at least this high, so that the first rounds look like a game too."""
LETTERS = "Nunito, 'Segoe UI', system-ui, 'DejaVu Sans', sans-serif"
TURN_COLOUR, PLATE = "#e8913a", {False: "#fffdf6", True: "#232640"}
SEATS_A_ROW = 2
GRAPH_HEIGHT = 150
SEAT_COLOURS = ("#2f6fde", "#d0711c", "#2f9e61", "#a44ec4", "#d4484f")
SEAT_DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5")
"""Lines of a graph differ by their dashes too, not by colour alone."""
PASSED = "–"
MAIN_MARK = "★"


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG text that a notebook shows by itself."""

    svg: str

    def save(self, path: str | Path) -> None:
        """Writes `….svg`, or `….png`, for which the extra `picture` has to be installed."""
        path = Path(path)
        if path.suffix.lower() == ".png":
            path.write_bytes(self.png())
        elif path.suffix.lower() == ".svg":
            path.write_text(self.svg, encoding="utf-8")
        else:
            raise ValueError(f"a picture is an .svg or a .png file, not {path.name!r}")

    def png(self, *, zoom: float = 2) -> bytes:
        """The picture in pixels, `zoom` of them for each unit of the SVG."""
        import resvg_py

        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, zoom=zoom))

    def _repr_svg_(self) -> str:
        return self.svg


def draw_picture(
    state: State, names: Sequence[str] = (), *, dark: bool = False, courses: Sequence[Sequence[float]] = ()
) -> Picture:
    """The position as a picture. Without `names` the seats are called 1, 2, ….

    `courses`: each seat's win shares over the game, drawn as a graph on top.

    >>> from fivetowers import start
    >>> draw_picture(start(2, 0), ["Anna", "Ben"]).svg[:4]
    '<svg'
    """
    art = artwork(dark=dark)
    names = names or [str(seat + 1) for seat in range(state.players)]
    rows = ceil(state.players / SEATS_A_ROW)
    width = MARGIN + SEATS_A_ROW * (SEAT_WIDTH + MARGIN)
    floors = max(FEWEST_FLOORS * 48.0, *(tower_height(tower) for seat in state.seats for tower in seat.towers))
    seat_height = NAME_HEIGHT + (floors + GROUND_HEIGHT) * SCALE
    graph = GRAPH_HEIGHT + MARGIN if courses else 0
    top = MARGIN + graph + (DISPLAY_HEIGHT + MARGIN if state.display else 0)
    height = top + rows * (seat_height + MARGIN)

    display = f'<g transform="translate(0 {graph:g})">{_display(art, state, width)}</g>'
    parts = [_background(art, width, height, dark=dark), _graph(courses, width, dark=dark), display]
    for index in range(state.players):
        row, column = divmod(index, SEATS_A_ROW)
        in_row = min(SEATS_A_ROW, state.players - row * SEATS_A_ROW)
        left = (width - in_row * (SEAT_WIDTH + MARGIN) + MARGIN) / 2 + column * (SEAT_WIDTH + MARGIN)
        y = top + row * (seat_height + MARGIN)
        parts.append(_seat(art, state, index, names[index], left, y, seat_height, dark=dark))
        if courses:
            line = f'x1="{left + 14:g}" y1="{y + NAME_HEIGHT - 11:g}" x2="{left + 64:g}" y2="{y + NAME_HEIGHT - 11:g}"'
            parts.append(f"<line {line} {_stroke(index)}/>")
    title = escape(", ".join(f"{name} {score_seat(seat).total}" for name, seat in zip(names, state.seats, strict=True)))
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{title}" font-family="{LETTERS}"><title>{title}</title>'
        f"{''.join(parts)}</svg>"
    )


def notebook_svg(state: State, names: Sequence[str] = ()) -> str | None:
    """What a notebook shows for a position: nothing, so that it shows the text, where there is no artwork."""
    try:
        return draw_picture(state, names).svg
    except NoArtwork:
        return None


def tower_height(tower: Tower) -> float:
    return sum(artwork().floor(card).height for card in tower.cards)


def _background(art: Artwork, width: float, height: float, *, dark: bool) -> str:
    sky = "fivetowers-dusk" if dark else "fivetowers-day"
    stops = f'<stop stop-color="{art.sky_top}"/><stop offset=".78" stop-color="{art.sky_bottom}"/>'
    skyline = width / art.skyline.width
    return (
        f'<defs><linearGradient id="{sky}" x2="0" y2="1">{stops}</linearGradient></defs>'
        f'<rect width="{width:g}" height="{height:g}" fill="url(#{sky})"/>'
        f"{art.skyline.placed(0, height - art.skyline.height * skyline, skyline)}"
    )


def _display(art: Artwork, state: State, width: float) -> str:
    """The cards turned up, in the middle, and how many are still to come."""
    if not state.display:
        return ""
    step = (FLOOR_WIDTH + GAP) * DISPLAY_SCALE
    left = (width - CARDS_A_ROUND * step) / 2
    bottom = MARGIN + DISPLAY_HEIGHT
    drawn = [
        art.floor(card).placed(left + index * step, bottom - art.floor(card).height * DISPLAY_SCALE, DISPLAY_SCALE)
        for index, card in enumerate(state.display)
    ]
    back = art.back.placed(MARGIN, MARGIN, DISPLAY_HEIGHT / art.back.height)
    beside = MARGIN + art.back.width * DISPLAY_HEIGHT / art.back.height + GAP
    return "".join(drawn) + back + _words(str(state.pile), beside, bottom - 10, art.ink, SMALL_SIZE)


def _graph(courses: Sequence[Sequence[float]], width: float, *, dark: bool) -> str:
    """Win shares over the game; the line of each seat is the one under its name."""
    if not courses:
        return ""
    box = f'x="{MARGIN}" y="{MARGIN}" width="{width - 2 * MARGIN:g}" height="{GRAPH_HEIGHT}"'
    parts = [f'<rect {box} rx="10" fill="{PLATE[dark]}" fill-opacity=".82"/>']
    step = (width - 2 * MARGIN - 2 * GAP) / max(1, len(courses[0]) - 1)
    for seat, course in enumerate(courses):
        points = (
            (MARGIN + GAP + place * step, MARGIN + GAP + (1 - share) * (GRAPH_HEIGHT - 2 * GAP))
            for place, share in enumerate(course)
        )
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" {_stroke(seat)}/>')
    return "".join(parts)


def _stroke(seat: int) -> str:
    return f'stroke="{SEAT_COLOURS[seat]}" stroke-width="3" stroke-dasharray="{SEAT_DASHES[seat]}"'


def _seat(
    art: Artwork, state: State, index: int, name: str, left: float, top: float, height: float, *, dark: bool
) -> str:
    seat, foot = state.seats[index], top + height - GROUND_HEIGHT * SCALE
    is_to_move = state.turn == index
    plate = (
        f'<rect x="{left:g}" y="{top:g}" width="{SEAT_WIDTH:g}" height="{NAME_HEIGHT - 8}" rx="10" '
        f'fill="{PLATE[dark]}" fill-opacity=".82" stroke="{TURN_COLOUR if is_to_move else "none"}" stroke-width="3"/>'
    )
    line = top + NAME_HEIGHT - 16
    return plate + "".join(
        (
            _words(name, left + 14, line, art.ink, NAME_SIZE, most=SEAT_WIDTH * 0.5),
            _words(said(state, index), left + SEAT_WIDTH * 0.6, line, art.ink, NAME_SIZE, anchor="middle"),
            _rubble(art, seat, left, line),
            _words(str(score_seat(seat).total), left + SEAT_WIDTH - 14, line, art.ink, NAME_SIZE, anchor="end"),
            *_towers(art, seat, left, foot),
        )
    )


def said(state: State, index: int) -> str:
    """What this seat has bid in this round: a number, a dash for a pass, nothing."""
    turn = (index - state.start) % state.players
    if state.phase not in (Phase.BID, Phase.BUILD) or turn >= len(state.bids):
        return ""
    bid = state.bids[turn]
    return PASSED if bid is None else str(bid)


def _towers(art: Artwork, seat: Seat, left: float, foot: float) -> Iterable[str]:
    main = score_seat(seat).main
    for column, tower in enumerate(seat.towers):
        x = left + column * COLUMN * SCALE
        if not tower.values:
            lot = art.lot(tower.kind)
            yield lot.placed(x, foot - (lot.height - GROUND_HEIGHT) * SCALE, SCALE)
            continue
        yield art.ground(tower.kind).placed(x, foot, SCALE)
        yield from _floors(art, tower.cards, x, foot)
        if main == tower.kind:
            middle = x + FLOOR_WIDTH * SCALE / 2
            yield _words(MAIN_MARK, middle, foot + GROUND_HEIGHT * SCALE + 13, TURN_COLOUR, SMALL_SIZE, anchor="middle")


def _floors(art: Artwork, cards: Iterable[Card], x: float, foot: float) -> Iterable[str]:
    for card in cards:
        floor = art.floor(card)
        foot -= floor.height * SCALE
        yield floor.placed(x, foot, SCALE)


def _rubble(art: Artwork, seat: Seat, left: float, line: float) -> str:
    if not seat.rubble:
        return ""
    heap, scale = art.rubble(len(seat.rubble)), 0.36
    x = left + SEAT_WIDTH * 0.68
    count = _words(f"{len(seat.rubble)}", x + heap.width * scale, line, art.ink, SMALL_SIZE)
    return heap.placed(x, line + 6 - heap.height * scale, scale) + count


def _words(
    text: str, x: float, y: float, ink: str, size: int, *, anchor: str = "start", most: float | None = None
) -> str:
    if not text:
        return ""
    # A long name is squeezed rather than cut; letters are about half as wide as they are high.
    squeezed = (
        f' textLength="{most:g}" lengthAdjust="spacingAndGlyphs"' if most and len(text) * size * 0.55 > most else ""
    )
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{ink}" font-size="{size}" font-weight="700" text-anchor="{anchor}"{squeezed}>'
        f"{escape(text)}</text>"
    )
