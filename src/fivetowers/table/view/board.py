"""What lies on the table, as values for the wire, and how they are made of a state: cards, towers, points."""

from functools import cache
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from fivetowers.cards import CARDS, LETTERS, Card
from fivetowers.offer import demolition_price
from fivetowers.scoring import POINTS_A_MAIN_TOWER_CARD, main_tower, outcome, rubble_points, tower_points
from fivetowers.state import Seat, State
from fivetowers.table.view.kept_parts import KeptParts, Ready, as_it_is

# Texts of one kind only, under the names that the page's protocol has for them.
Letter = Annotated[str, msgspec.Meta(title="Kind")]
CardText = Annotated[str, msgspec.Meta(title="CardText")]
Towers = Annotated[dict[Letter, list[int]], msgspec.Meta(title="Towers")]
VariantText = Annotated[str, msgspec.Meta(title="Variant")]
PhaseText = Annotated[str, msgspec.Meta(title="Phase")]

card_text = {card: str(card) for row in CARDS for card in row}.__getitem__
"""A card in notation."""


def card_texts(cards: tuple[Card, ...]) -> list[CardText]:
    return list(map(card_text, cards))


def build_text(cards: tuple[Card, ...], demolish: Card | None) -> str:
    """A canonical build in notation."""
    texts = " ".join(map(card_text, cards))
    return f"build {texts}" if demolish is None else f"build x{card_text(demolish)} {texts}"


# ---- the position --------------------------------------------------------------------------------------------------


class BidSaid(msgspec.Struct, frozen=True, gc=False):
    seat: int
    bid: int | None


class StateView(msgspec.Struct, frozen=True, gc=False):
    """The public position, field by field as in docs/notation.md."""

    players: int
    variant: VariantText
    round: int
    lap: int
    phase: PhaseText
    turn: int | None
    start: int
    display: list[CardText]
    pile: int
    discard: list[CardText]
    bids: list[BidSaid]
    limits: list[int | None]
    towers: list[Towers]
    rubble: list[list[CardText]]
    scores: list[int]
    winners: list[int] | None


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """One seat's points, part by part. `towers` has only those that stand, without the main tower's bonus (R19–R21)."""

    total: int
    towers: dict[Letter, int]
    main: Letter | None
    main_points: int
    rubble_points: int


class SeatBoard(NamedTuple):
    """All that lies before one player; `total` is that of the score, `price` that of the next demolition."""

    towers: Towers
    rubble: list[CardText]
    score: ScoreView
    total: int
    price: int


def seat_board(seat: Seat, ready: Ready = as_it_is) -> SeatBoard:
    score = score_view(seat)
    return SeatBoard(
        ready(tower_values(seat)), ready(card_texts(seat.rubble)), ready(score), score.total, demolition_price(seat)
    )


class RoundBoard(NamedTuple):
    """All that lies on the table from the cards turned up to the build."""

    state: StateView
    seats: tuple[SeatBoard, ...]
    scores: list[ScoreView]
    to_come: dict[Letter, list[int]]


def round_board(state: State, kept: KeptParts) -> RoundBoard:
    """Its `state` is as it was when the cards were turned up, or at the end."""
    return kept.under("board", (state.round, state.display, state.seats), _round_board, state, kept)


def _round_board(state: State, kept: KeptParts) -> RoundBoard:
    end, ready = outcome(state), kept.ready
    seats = tuple([kept.under(index, seat, seat_board, seat, ready) for index, seat in enumerate(state.seats)])
    shown = StateView(
        players=len(seats),
        variant=state.variant,
        round=state.round,
        lap=state.lap,
        phase=state.phase,
        turn=None,
        start=state.start + 1,
        display=ready(card_texts(state.display)),
        pile=len(state.unseen),
        discard=ready(card_texts(state.discard)),
        bids=[],
        limits=[],
        towers=ready([board.towers for board in seats]),
        rubble=ready([board.rubble for board in seats]),
        scores=ready([board.total for board in seats]),
        winners=None if end is None else [seat + 1 for seat in end.winners],
    )
    return RoundBoard(shown, seats, ready([board.score for board in seats]), ready(by_kind(state.unseen)))


def state_view(state: State, board: RoundBoard, ready: Ready = as_it_is) -> StateView:
    """`board` is that of the round, to which this adds what was said."""
    turn = state.turn
    return replace(
        board.state,
        phase=state.phase,
        turn=None if turn is None else turn + 1,
        bids=_bids_said(state.bids, state.start, len(state.seats), ready),
        limits=list(state.limits),
    )


@cache  # there are few
def _bids_said(bids: tuple[int | None, ...], start: int, players: int, ready: Ready) -> list[BidSaid]:
    said = [BidSaid((start + index) % players + 1, bid) for index, bid in enumerate(bids)]
    return ready(said)  # type: ignore[no-any-return]


def by_kind(cards: tuple[Card, ...]) -> dict[Letter, list[int]]:
    """The values of cards."""
    values: list[list[int]] = [[] for _ in LETTERS]
    for kind, value in cards:
        values[kind].append(value)
    return dict(zip(LETTERS, values, strict=True))


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
