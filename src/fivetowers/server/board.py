"""What follows from a state for the view and is worth keeping: most actions change none of it, and the rest little.

Only what changed is worked out again, which is what makes a view cheap enough to send after every action.
"""

import msgspec

from fivetowers.cards import CARDS, LETTERS, SPIRE, Card
from fivetowers.fast.bridge import pack_cards, pack_seat
from fivetowers.scoring import (
    POINTS_A_CARD,
    POINTS_A_CROWNED_CARD,
    POINTS_A_MAIN_TOWER_CARD,
    main_tower,
    rubble_points,
    tower_points,
)
from fivetowers.server.views import CardText, Letter, ScoreView
from fivetowers.state import Seat, State

CARD_TEXTS = tuple(tuple(map(str, row)) for row in CARDS)
"""Every card in notation: `CARD_TEXTS[kind][value]`."""


def card_texts(cards: tuple[Card, ...]) -> list[CardText]:
    return [CARD_TEXTS[kind][value] for kind, value in cards]


def build_text(cards: tuple[Card, ...], demolish: Card | None) -> str:
    """A canonical build in notation."""
    texts = " ".join([CARD_TEXTS[kind][value] for kind, value in cards])
    return f"build {texts}" if demolish is None else f"build x{CARD_TEXTS[demolish[0]][demolish[1]]} {texts}"


class SeatBoard(msgspec.Struct, frozen=True, gc=False):
    """One seat's towers and rubble as they are sent, its points, and what the kernel has to know of it."""

    towers: dict[Letter, list[int]]
    rubble: list[CardText]
    score: ScoreView
    packed: bytes


class Board(msgspec.Struct, frozen=True, gc=False):
    """`display` is for the kernel."""

    seats: tuple[SeatBoard, ...]
    to_come: dict[Letter, list[int]]
    discard: list[CardText]
    display: bytes


def new_board(state: State) -> Board:
    seats = tuple(map(_seat_board, state.seats))
    return Board(seats, _by_kind(state.unseen), card_texts(state.discard), pack_cards(state.display))


def refresh_board(board: Board, before: State, after: State) -> Board:
    """The board of the state after, given that of the state before it."""
    if after.unseen is before.unseen and after.seats is before.seats and after.discard is before.discard:
        return board
    seats = board.seats
    if after.seats is not before.seats:
        seats = tuple(
            own if new is old else _seat_board(new)
            for own, old, new in zip(board.seats, before.seats, after.seats, strict=True)
        )
    to_come = board.to_come if after.unseen is before.unseen else _refresh_kinds(board.to_come, before, after)
    discard = board.discard if after.discard is before.discard else card_texts(after.discard)
    return Board(seats, to_come, discard, pack_cards(after.display))


def _by_kind(cards: tuple[Card, ...]) -> dict[Letter, list[int]]:
    rows: tuple[list[int], ...] = ([], [], [], [], [])
    for kind, value in cards:
        rows[kind].append(value)
    return dict(zip(LETTERS, rows, strict=True))


def _refresh_kinds(to_come: dict[Letter, list[int]], before: State, after: State) -> dict[Letter, list[int]]:
    """After a deal only the cards turned up are missing; after a reshuffle all is new."""
    if len(after.unseen) > len(before.unseen):
        return _by_kind(after.unseen)
    left = {letter: values.copy() for letter, values in to_come.items()}
    for kind, value in after.display:
        left[LETTERS[kind]].remove(value)
    return left


def _seat_board(seat: Seat) -> SeatBoard:
    return SeatBoard(
        towers={letter: list(tower.values) for letter, tower in zip(LETTERS, seat.towers, strict=True)},
        rubble=card_texts(seat.rubble),
        score=_score_view(seat),
        packed=pack_seat(seat),
    )


def _score_view(seat: Seat) -> ScoreView:
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
