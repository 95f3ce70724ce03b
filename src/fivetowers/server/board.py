"""What lies on the table, as values for the wire: cards, towers, points."""

from fivetowers.cards import CARDS, LETTERS, SPIRE, Card
from fivetowers.scoring import (
    POINTS_A_CARD,
    POINTS_A_CROWNED_CARD,
    POINTS_A_MAIN_TOWER_CARD,
    main_tower,
    rubble_points,
    tower_points,
)
from fivetowers.server.views import CardText, Letter, ScoreView
from fivetowers.state import Seat

CARD_TEXTS = tuple(tuple(map(str, row)) for row in CARDS)
"""Every card in notation: `CARD_TEXTS[kind][value]`."""


def card_texts(cards: tuple[Card, ...]) -> list[CardText]:
    return [CARD_TEXTS[kind][value] for kind, value in cards]


def build_text(cards: tuple[Card, ...], demolish: Card | None) -> str:
    """A canonical build in notation."""
    texts = " ".join([CARD_TEXTS[kind][value] for kind, value in cards])
    return f"build {texts}" if demolish is None else f"build x{CARD_TEXTS[demolish[0]][demolish[1]]} {texts}"


def by_kind(cards: tuple[Card, ...]) -> dict[Letter, list[int]]:
    """The values of sorted cards."""
    rows: tuple[list[int], ...] = ([], [], [], [], [])
    for kind, value in cards:
        rows[kind].append(value)
    return dict(zip(LETTERS, rows, strict=True))


def tower_values(seat: Seat) -> dict[Letter, list[int]]:
    return {letter: list(tower.values) for letter, tower in zip(LETTERS, seat.towers, strict=True)}


def score_view(seat: Seat) -> ScoreView:
    """What `score_seat` says, put together for the wire."""
    points = {letter: tower_points(tower) for letter, tower in zip(LETTERS, seat.towers, strict=True) if tower.values}
    main = main_tower(seat)
    main_points = 0 if main is None else main.height * POINTS_A_MAIN_TOWER_CARD
    lost = rubble_points(len(seat.rubble))
    return ScoreView(
        total=sum(points.values()) + main_points + lost,
        towers=points,
        main=None if main is None else main.kind.letter,
        main_points=main_points,
        rubble_points=lost,
    )


class Scorer:
    """One seat's total after any of its builds, from what the build adds: no tower is made, no other seat counted."""

    __slots__ = ("_heights", "_rubble", "_towers")

    def __init__(self, seat: Seat) -> None:
        self._heights = [len(tower.values) for tower in seat.towers]
        self._towers = sum(map(tower_points, seat.towers))
        self._rubble = len(seat.rubble)

    def after(self, cards: tuple[Card, ...], demolish: Card | None) -> int:
        heights, points, rubble = self._heights.copy(), self._towers, self._rubble
        if demolish is not None:  # never of a crowned tower (R7)
            heights[demolish.kind] -= 1
            points -= POINTS_A_CARD
            rubble += 1
        for kind, value in cards:
            heights[kind] += 1
            points += POINTS_A_CARD
            if value == SPIRE:  # now every card of the tower counts for more
                points += heights[kind] * (POINTS_A_CROWNED_CARD - POINTS_A_CARD)
        return points + max(heights) * POINTS_A_MAIN_TOWER_CARD + rubble_points(rubble)
