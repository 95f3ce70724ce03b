"""A state as terminal text: towers as stacks, the cards turned up, bids, scores, and the cards still to come.

All of it is something that rich can print; nothing prints here. Kinds differ by letter and symbol, not only by colour.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fivetowers.cards import LETTERS, SPIRE, VALUES, Card, Kind, copies
from fivetowers.offer import fit_of
from fivetowers.scoring import main_tower, score_seat
from fivetowers.state import Phase, State
from fivetowers.text import DEFAULT_LANGUAGE, say, speaking
from fivetowers.towers import BALLOON, TERRACE, Tower, fits

INK = "#14141c"
QUIET = "dim"
STRONG = "bold"
BORDER = "#8d8f9c"
TURN = "bold #e8913a"
NARROWEST_COLUMN, WIDEST_COLUMN = 15, 19
BIG_MARGIN = 5  # border and padding of the big panel, and one column to spare
SMALL_CELL = 3
TEXT_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Look:
    symbol: str
    colour: str

    @property
    def filled(self) -> str:
        """The style of a card or a floor of this kind: dark letters on its colour."""
        return f"{INK} on {self.colour}"


LOOKS = {
    Kind.TREE: Look("♣", "#7fc255"),
    Kind.CANDY: Look("♥", "#f397b8"),
    Kind.HAUNTED: Look("☾", "#b795ec"),
    Kind.SAND: Look("∴", "#f0c550"),
    Kind.SCRAP: Look("⚙", "#a9b6c4"),
}
MAIN_MARK = "★"


def kind_name(kind: Kind) -> str:
    return say(f"terminal-kind-{kind.letter}")


def kind_badge(kind: Kind, *, words: bool = False) -> Text:
    name = f" {kind_name(kind)}" if words else ""
    return Text(f"{LOOKS[kind].symbol}{kind.letter}{name}", style=LOOKS[kind].filled)


def card_badge(card: Card) -> Text:
    look = LOOKS[card.kind]
    return Text(f"{look.symbol}{card}", style=f"{STRONG} {look.filled}")


def card_badges(cards: Sequence[Card]) -> Text:
    return Text(" ").join(card_badge(card) for card in cards)


# ---- the whole table -----------------------------------------------------------------------------


def draw_state(state: State, names: Sequence[str], width: int) -> RenderableType:
    """The whole position. The player to move is drawn big, the others small and clockwise from there."""
    big = state.turn
    order = [*range(state.players)] if big is None else [*range(big + 1, state.players), *range(big)]
    floors = max(tower.height for seat in order for tower in state.seats[seat].towers)
    small = [_draw_small_seat(state, seat, names[seat], floors) for seat in order]
    parts: list[RenderableType] = [draw_heading(state), Columns(small, padding=(0, 1, 0, 0))]
    if state.display:
        parts.append(_draw_display(state, big))
    if big is not None:
        parts.append(_draw_big_seat(state, big, names[big], width))
    return Group(*parts)


def state_as_text(state: State, names: Sequence[str] = (), width: int = TEXT_WIDTH) -> str:
    """The whole position as plain English text; players without names are called by their seats, from 1.

    >>> from fivetowers.rules import start
    >>> print(state_as_text(start(2), ["Anna", "Ben"]).splitlines()[2])
    ╭─ Anna 0 ───────╮ ╭─ Ben 0 ────────╮
    """
    console = Console(file=StringIO(), width=width, color_system=None, markup=False, emoji=False, highlight=False)
    with console.capture() as written, speaking(DEFAULT_LANGUAGE):
        console.print(draw_state(state, names or [str(seat + 1) for seat in range(state.players)], width))
    return "\n".join(line.rstrip() for line in written.get().splitlines())


def draw_heading(state: State) -> RenderableType:
    if state.phase is Phase.OVER:
        words = say("terminal-heading-over", round=state.round)
    else:
        words = say("terminal-heading", round=max(state.round, 1), lap=state.lap, cards=state.pile)
    rule = Rule(Text(words, style=STRONG), style=BORDER)
    return rule if state.phase is Phase.OVER else Group(rule, _draw_counter(state))


def _draw_counter(state: State) -> Text:
    """How many cards of each kind are still to come."""
    coming = Counter(card.kind for card in state.unseen)
    counts = [Text.assemble(kind_badge(kind), f" {coming[kind]}") for kind in Kind]
    return Text.assemble(say("terminal-to-come"), "  ", Text("   ").join(counts))


def _say_bid(state: State, seat: int) -> str | None:
    """What this seat has said in this round, if anything."""
    index = (seat - state.start) % state.players
    if index >= len(state.bids):
        return None
    bid = state.bids[index]
    return say("terminal-said-pass") if bid is None else say("terminal-said-bid", bid=bid)


# ---- the cards turned up -------------------------------------------------------------------------


def _draw_display(state: State, seat: int | None) -> RenderableType:
    """The cards as small boxes; below each whether it fits on the towers of this seat."""
    boxes: list[RenderableType] = []
    for card in state.display:
        face = Panel(_face(card), style=BORDER, padding=0, width=11)
        mark = Text("", justify="center") if seat is None else _fit_mark(state, seat, card)
        boxes.append(Group(face, mark))
    return Columns([Text(f"\n{say('terminal-display')}", style=STRONG), *boxes], padding=(0, 1, 0, 0))


def _face(card: Card) -> Text:
    face = card_badge(card)
    face.pad((9 - face.cell_len) // 2)
    face.pad_right(9 - face.cell_len)
    return face


def _fit_mark(state: State, seat: int, card: Card) -> Text:
    fit = fit_of(state.seats[seat], state.display, card)
    if fit.can:
        return Text(say("terminal-mark-fits"), style="green", justify="center")
    if fit.needs:
        return Text(say("terminal-mark-demolish", card=str(fit.needs)), style="yellow", justify="center")
    return Text(say("terminal-mark-no"), style=QUIET, justify="center")


# ---- one seat ------------------------------------------------------------------------------------


def _title(state: State, seat: int, name: str) -> Text:
    points = score_seat(state.seats[seat]).total
    title = Text(f" {name} ", style=STRONG)
    title.append(f"{say('terminal-points', points=points)} ", style="")
    return title


def _draw_small_seat(state: State, index: int, name: str, floors: int) -> RenderableType:
    """Five narrow stacks of values, with what was said and the rubble below."""
    seat = state.seats[index]
    width = SMALL_CELL * len(Kind) - 1
    lines = [Text(" ").join(_small_floor(tower, level) for tower in seat.towers) for level in reversed(range(floors))]
    lines.append(Text(" ").join(Text(f"{LOOKS[kind].symbol}{kind.letter}") for kind in Kind))
    if state.bids:
        lines.append(Text(_say_bid(state, index) or "", style=STRONG))
    if any(other.rubble for other in state.seats):
        lines.append(Text(say("terminal-rubble-short", cards=len(seat.rubble)) if seat.rubble else "", style=QUIET))
    points = say("terminal-points-short", points=score_seat(seat).total)
    heading = Text.assemble((_shorten(name, width - 2 - len(points) - 1), STRONG), f" {points}")
    return Panel(Group(*lines), title=heading, title_align="left", width=width + 4, border_style=BORDER)


def _shorten(name: str, width: int) -> str:
    text = Text(name)
    text.truncate(max(width, 1), overflow="ellipsis")
    return text.plain


def _small_floor(tower: Tower, level: int) -> Text:
    if level >= tower.height:
        return Text("  ")
    is_top = level == tower.height - 1
    return Text(f"{tower.values[level]:>2}", style=f"{STRONG if is_top else ''} {LOOKS[tower.kind].filled}".strip())


def _draw_big_seat(state: State, index: int, name: str, width: int) -> RenderableType:
    seat = state.seats[index]
    column = min(WIDEST_COLUMN, max(NARROWEST_COLUMN, (width - BIG_MARGIN) // len(Kind)))
    main = main_tower(seat)
    tallest = max(tower.height + (not tower.is_crowned) for tower in seat.towers)
    grid = Table.grid(padding=0)
    for _ in Kind:
        grid.add_column(width=column, justify="center")
    for level in reversed(range(tallest)):
        grid.add_row(*(_big_floor(tower, level) for tower in seat.towers))
    grid.add_row(*(Text("▔" * (NARROWEST_COLUMN - 2), style=LOOKS[tower.kind].colour) for tower in seat.towers))
    grid.add_row(*(_label(tower, is_main=tower == main) for tower in seat.towers))
    parts: list[RenderableType] = [grid]
    if seat.rubble:
        points = -score_seat(seat).rubble_points
        parts.append(Text.assemble(say("terminal-rubble", points=points), " ", card_badges(seat.rubble)))
    is_turn = state.turn == index
    return Panel(
        Group(*parts),
        title=_title(state, index, name),
        title_align="left",
        border_style=TURN if is_turn else BORDER,
        expand=False,
    )


def _big_floor(tower: Tower, level: int) -> Text:
    """A floor as wide as its value is high; a spire; or, above the top card, the values that fit there."""
    look = LOOKS[tower.kind]
    if level == tower.height and not tower.is_crowned:
        return Text(say_what_fits(tower.top), style=QUIET)
    if level >= tower.height:
        return Text("")
    value = tower.values[level]
    if value == SPIRE:
        return Text.assemble(("◢", look.colour), (" 0 ", f"{STRONG} {look.filled}"), ("◣", look.colour))
    body = str(value).center(3 + 2 * (value // 4))
    edge = {TERRACE: "═", BALLOON: "°"}.get(value, "")
    weight = f"{STRONG} " if level == tower.height - 1 else ""
    wall = look.colour
    return Text.assemble((f"{edge}▐", wall), (body, weight + look.filled), (f"▌{edge}", wall))


def say_what_fits(top: int | None) -> str:
    """The values that may be put on this one, as short as can be.

    >>> say_what_fits(5), say_what_fits(8), say_what_fits(12)
    ('0–4, 9', 'any card', '0–11')
    """
    if top is None or top == TERRACE:
        return say("terminal-fits-any")
    highest = max(value for value in VALUES if value < top)
    below = f"0–{highest}" if highest else "0"
    return f"{below}, {BALLOON}" if fits(BALLOON, top) and top < BALLOON else below


def _label(tower: Tower, *, is_main: bool) -> Text:
    label = kind_badge(tower.kind, words=True)
    return Text.assemble(
        label, f" {tower.height}" if tower.height else "", (f" {MAIN_MARK}" if is_main else "", STRONG)
    )


# ---- the cards still to come ---------------------------------------------------------------------


def draw_cards_to_come(state: State) -> RenderableType:
    """The values of each kind in the draw pile, and on the first time through those that will come again."""
    coming = Counter(state.unseen)
    discarded = Counter(state.discard if state.lap == 1 else ())
    grid = Table.grid()
    for kind in Kind:
        row: list[Text] = [kind_badge(kind)]
        for value in VALUES:
            card = Card(kind, value)
            row.append(_counted(card, coming[card], discarded[card]))
        most = sum(copies(Card(kind, value), state.players) for value in VALUES)
        left = sum(coming[Card(kind, value)] for value in VALUES)
        row.append(Text.assemble("  ", (say("terminal-cards-of-kind", left=left, all=most), QUIET)))
        grid.add_row(*row)
    parts: list[RenderableType] = [
        Text(say("terminal-cards-to-come", cards=state.pile, lap=state.lap), style=STRONG),
        grid,
    ]
    if state.discard and state.lap == 1:
        parts.append(Text(say("terminal-cards-discarded", cards=len(state.discard)), style=QUIET))
    return Group(*parts)


def _counted(card: Card, coming: int, discarded: int) -> Text:
    """One place of the grid, four columns wide."""
    if coming:
        text = Text(f"{card.value:>2}{'²' if coming > 1 else ' '}", style=f"{STRONG} {LOOKS[card.kind].filled}")
        return Text.assemble(" ", text)
    return Text(f"({card.value})".rjust(4) if discarded else "  · ", style=QUIET)


# ---- sentences -----------------------------------------------------------------------------------

_CARD = re.compile(r"(?<![A-Za-z0-9])x?([TCHSM])(?:1[0-5]|[0-9])(?![0-9A-Za-z])")


def paint(words: str, style: str = "") -> Text:
    """A sentence with its cards in their colours.

    >>> [span.style for span in paint("Ben: T5 C12").spans] == [LOOKS[Kind.TREE].filled, LOOKS[Kind.CANDY].filled]
    True
    """
    text = Text(words, style=style)
    for match in _CARD.finditer(words):
        text.stylize(LOOKS[Kind(LETTERS.index(match[1]))].filled, *match.span())
    return text
