"""Score tables: every sum taken apart, seat by seat, so that anyone can follow it with a pencil."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivetowers.cards import Kind
from fivetowers.render import BORDER, QUIET, STRONG, kind_badge
from fivetowers.scoring import (
    POINTS_A_CARD,
    POINTS_A_CROWNED_CARD,
    POINTS_A_MAIN_TOWER_CARD,
    SeatScore,
    TowerScore,
    ranking,
)
from fivetowers.text import say

NARROWEST_SEAT = 10


def draw_scores(scores: Sequence[SeatScore], names: Sequence[str]) -> RenderableType:
    """A column a seat, a row a part of the sum, with the rules of counting below."""
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER, header_style=STRONG, pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(Text(name), justify="right", min_width=NARROWEST_SEAT, overflow="fold")
    for kind in Kind:
        table.add_row(kind_badge(kind, words=True), *(_tower_cell(score, kind) for score in scores))
    table.add_row(say("terminal-sum-main"), *map(_main_cell, scores))
    table.add_row(say("terminal-sum-rubble"), *map(_rubble_cell, scores), end_section=True)
    best = ranking(tuple(score.total for score in scores))[0]
    totals = (Text(f"{'★ ' if seat in best else ''}{score.total}", style=STRONG) for seat, score in enumerate(scores))
    table.add_row(Text(say("terminal-sum-total"), style=STRONG), *totals)
    return Group(table, Text(say("terminal-sum-legend"), style=QUIET))


def _product(cards: int, factor: int) -> str:
    return f"{cards}×{factor} = {cards * factor:>2}"


def _tower_cell(score: SeatScore, kind: Kind) -> Text:
    tower = next((tower for tower in score.towers if tower.kind is kind), None)
    if tower is None:
        return Text("–", style=QUIET)
    return Text(_product(tower.height, points_a_card(tower)))


def points_a_card(tower: TowerScore) -> int:
    return POINTS_A_CROWNED_CARD if tower.is_crowned else POINTS_A_CARD


def _main_cell(score: SeatScore) -> Text:
    if score.main is None:
        return Text("–", style=QUIET)
    height = next(tower.height for tower in score.towers if tower.kind is score.main)
    return Text(f"{score.main.letter} {_product(height, POINTS_A_MAIN_TOWER_CARD)}")


def _rubble_cell(score: SeatScore) -> Text:
    if not score.rubble:
        return Text("–", style=QUIET)
    return Text(f"{_price_list(score.rubble)} = {score.rubble_points}".replace("-", "−"))


def _price_list(cards: int) -> str:
    """
    >>> _price_list(2), _price_list(6)
    ('−1−2', '−1…−6')
    """
    if cards <= 2:
        return "".join(f"−{price}" for price in range(1, cards + 1))
    return f"−1…−{cards}"
