"""A finished game as one of its players looks back on it, and what was judged about that player's decisions."""

from typing import Literal

from msgspec import Struct

from fivetowers.actions import Bid, Build, Pass, PlayerAction
from fivetowers.analysis.verdicts import MoveVerdict
from fivetowers.state import Seat

MoveKind = Literal["bid", "pass", "build", "demolish"]
GameStage = Literal["early", "middle", "late"]
Weakness = Literal["bid_high", "bid_low", "bid_not_pass", "pass_not_bid", "cards", "demolished", "not_demolished"]
"""What a fault was, next to the best action."""


class OwnMove(Struct, frozen=True):
    """A judged decision. `loss`: how much win share it gave away; `weakness`: of a fault, what was wrong with it."""

    kind: MoveKind
    stage: GameStage
    verdict: MoveVerdict
    loss: float
    weakness: Weakness | None = None


class OwnJudgement(Struct, frozen=True):
    """How far luck and my decisions moved my win share, each with its error (95 %), and my decisions one by one."""

    luck: float
    luck_error: float
    own: float
    own_error: float
    moves: tuple[OwnMove, ...]


class OwnGame(Struct, frozen=True):
    """`at`: when it ended, in milliseconds since 1970. `bots`: the levels at the table, with repetitions.

    `end`: my towers at the end, where they are known. `judged`: where the game was analysed.
    """

    id: str
    at: int
    players: int
    points: int
    won: bool
    bots: tuple[str, ...] = ()
    end: Seat | None = None
    judged: OwnJudgement | None = None


def own_move(
    action: PlayerAction, best: PlayerAction, verdict: MoveVerdict, loss: float, *, number: int, rounds: int
) -> OwnMove:
    """Decided in the round of this `number`, in a game with this many `rounds`."""
    weakness = weakness_of(action, best) if verdict.is_fault else None
    return OwnMove(_kind_of(action, best), stage_of(number, rounds), verdict, loss, weakness)


def stage_of(number: int, rounds: int) -> GameStage:
    """The thirds of a game.

    >>> [stage_of(number, 7) for number in range(1, 8)]
    ['early', 'early', 'middle', 'middle', 'middle', 'late', 'late']
    """
    if 3 * number <= rounds:
        return "early"
    return "late" if 3 * (rounds - number + 1) <= rounds else "middle"


def weakness_of(action: PlayerAction, best: PlayerAction) -> Weakness:
    """
    >>> weakness_of(Bid(4), Bid(2)), weakness_of(Pass(), Bid(2)), weakness_of(Bid(1), Pass())
    ('bid_high', 'pass_not_bid', 'bid_not_pass')
    """
    match action, best:
        case Bid(number), Bid(better):
            return "bid_high" if number > better else "bid_low"
        case Bid(), _:
            return "bid_not_pass"
        case Pass(), _:
            return "pass_not_bid"
        case Build(), Build():
            if action.demolish is not None and best.demolish is None:
                return "demolished"
            return "not_demolished" if action.demolish is None and best.demolish is not None else "cards"
    raise AssertionError(f"{action} and {best} are not choices of one position")


def _kind_of(action: PlayerAction, best: PlayerAction) -> MoveKind:
    """A build is about demolishing if it was done, or should have been."""
    if isinstance(action, Bid):
        return "bid"
    if isinstance(action, Pass):
        return "pass"
    demolitions = [one.demolish for one in (action, best) if isinstance(one, Build)]
    return "build" if demolitions == [None, None] else "demolish"
