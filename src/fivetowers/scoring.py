"""Points (R19–R21), the ranking, and whether the game is over (R18, R22)."""

from dataclasses import dataclass

from fivetowers.cards import Kind
from fivetowers.state import OVER, Seat, State
from fivetowers.towers import Tower

POINTS_A_CARD = 1  # R19
POINTS_A_CROWNED_CARD = 2  # R19
POINTS_A_MAIN_TOWER_CARD = 1  # R20


@dataclass(frozen=True, slots=True)
class TowerScore:
    kind: Kind
    height: int
    is_crowned: bool
    points: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's points, part by part: `towers` holds the towers that stand, without the main tower's bonus.

    >>> from fivetowers import parse_seat
    >>> score = score_seat(parse_seat("T:12,8,0 S:6 x:C7,M2"))
    >>> score.main, score.main_points, score.rubble_points, score.total
    (Kind.TREE, 3, -3, 7)
    """

    towers: tuple[TowerScore, ...]
    main: Kind | None
    main_points: int
    rubble: int
    rubble_points: int

    @property
    def total(self) -> int:
        """The seat's points: towers, main tower and rubble added up."""
        return sum(tower.points for tower in self.towers) + self.main_points + self.rubble_points


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winners (several share the victory, R22) and each seat's score.

    >>> from random import Random
    >>> from fivetowers import Game
    >>> game = Game(["Anna", "Ben"], rng=Random(1), starting_seat=0)
    >>> while not game.is_over:
    ...     after = game.play(game.legal_actions()[-1])
    >>> game.scores, game.outcome.winners
    ((-23, -2), (1,))
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Seats from best to worst; seats with equal scores stand together."""
    scores: tuple[SeatScore, ...]


def tower_points(tower: Tower) -> int:
    return len(tower.values) * (POINTS_A_CROWNED_CARD if tower.is_crowned else POINTS_A_CARD)


def rubble_points(cards: int) -> int:
    """Minus 1 for the first card, 2 for the second, and so on (R21).

    >>> rubble_points(3)
    -6
    """
    return -cards * (cards + 1) // 2


def main_tower(seat: Seat) -> Tower | None:
    """The tallest tower; of equally tall ones the first in the order of kinds (R20)."""
    tallest, most = None, 0
    for tower in seat.towers:
        if len(tower.values) > most:
            tallest, most = tower, len(tower.values)
    return tallest


def score_seat(seat: Seat) -> SeatScore:
    """The points of one seat as its towers stand now (R19–R21).

    >>> from fivetowers import parse_seat
    >>> score_seat(parse_seat("T:12,8,0 S:6 x:C7,M2")).total
    7
    """
    main = main_tower(seat)
    return SeatScore(
        towers=tuple(
            TowerScore(tower.kind, tower.height, tower.is_crowned, tower_points(tower))
            for tower in seat.towers
            if tower.height
        ),
        main=main.kind if main else None,
        main_points=main.height * POINTS_A_MAIN_TOWER_CARD if main else 0,
        rubble=len(seat.rubble),
        rubble_points=rubble_points(len(seat.rubble)),
    )


def scores(state: State) -> tuple[int, ...]:
    """Each seat's points as the towers stand now.

    >>> from fivetowers import start
    >>> scores(start(3))
    (0, 0, 0)
    """
    return tuple(score_seat(seat).total for seat in state.seats)


def ranking(points: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats from most points to fewest, equal ones together.

    >>> ranking((3, 7, 3))
    ((1,), (0, 2))
    """
    return tuple(
        tuple(seat for seat, own in enumerate(points) if own == level) for level in sorted(set(points), reverse=True)
    )


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it is running. Nothing else decides whether a game is over.

    >>> from fivetowers import start
    >>> outcome(start(2)) is None
    True
    """
    if state.phase is not OVER:
        return None
    by_rank = ranking(scores(state))
    return Outcome(by_rank[0], by_rank, tuple(score_seat(seat) for seat in state.seats))
