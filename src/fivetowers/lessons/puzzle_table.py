"""A puzzle as the page shows it, and the verdict on an answer. Nothing is stored: the page keeps what was solved.

A puzzle is shown as a table is, so that the page draws both with the same parts.
"""

from datetime import date
from functools import lru_cache
from typing import Annotated

import msgspec

from fivetowers.actions import Bid, Deal, Pass, PlayerAction
from fivetowers.errors import NotationError, Refusal
from fivetowers.lessons.stage import stage
from fivetowers.notation import format_action, parse_action
from fivetowers.offer.reasons import Reasoned, reasons
from fivetowers.puzzles.puzzle import Choice, Puzzle, puzzle_of_the_day, shipped_puzzles
from fivetowers.rules import apply, why_illegal
from fivetowers.table.history import Played
from fivetowers.table.table import Table
from fivetowers.table.view.public import TableView, view
from fivetowers.table.view.turn import Preview, Why, preview

SHOWN_REASONS = 2
"""They stand between the verdict and what each choice is worth, on a phone too."""
_OTHERS = ("friendly-fox", "friendly-owl", "friendly-robin", "friendly-otter")
Text = Annotated[str, msgspec.Meta(max_length=100)]


class PuzzleLine(msgspec.Struct, frozen=True):
    """One puzzle of the list; `phase` says what is asked, a bid or a build."""

    id: str
    grade: str
    players: int
    phase: str


class PuzzleList(msgspec.Struct, frozen=True):
    today: str
    puzzles: list[PuzzleLine]


class PuzzleView(msgspec.Struct, frozen=True):
    """`seat` is the one to decide for."""

    id: str
    grade: str
    seat: int
    table: TableView


class TriedBuild(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a preview at a table."""

    cards: Annotated[tuple[Text, ...], msgspec.Meta(max_length=5)] = ()
    demolish: Text | None = None


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Text


class Valued(msgspec.Struct, frozen=True):
    """An action, and the share of the victory and the points at the end that its player may expect."""

    action: str
    win_share: float
    points: float


class Following(msgspec.Struct, frozen=True):
    action: str
    seat: int


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """`choices` are all legal actions, the best first; `reasons` speak for it, and against another answer;
    `continuation` is what is likely to follow it; `missed_by`: the levels that choose wrong."""

    right: bool
    answer: Valued
    choices: list[Valued]
    reasons: list[Why]
    continuation: list[Following]
    missed_by: list[str]


@lru_cache(maxsize=1)
def puzzle_list(day: date) -> PuzzleList:
    """The same for everybody, and kept: ids are hashes, which take long to work out for all puzzles."""
    lines = [
        PuzzleLine(puzzle.id, puzzle.grade, puzzle.state.players, puzzle.state.phase)
        for puzzle in shipped_puzzles().values()
    ]
    return PuzzleList(puzzle_of_the_day(day).id, lines)


def puzzle_view(puzzle: Puzzle) -> PuzzleView:
    return PuzzleView(puzzle.id, puzzle.grade, puzzle.seat + 1, view(_table(puzzle)))


def puzzle_preview(puzzle: Puzzle, tried: TriedBuild) -> Preview | Refusal:
    return preview(_table(puzzle), tried.cards, tried.demolish)


def verdict(puzzle: Puzzle, answer: PuzzleAnswer) -> PuzzleVerdict | Refusal:
    try:
        action = parse_action(answer.action)
    except NotationError as error:
        return error.refusal
    if refusal := why_illegal(puzzle.state, action):
        return refusal
    assert not isinstance(action, Deal)
    chosen = puzzle.value_of(action)
    assert chosen is not None, "every legal action has its value"
    return PuzzleVerdict(
        right=chosen is puzzle.best,
        answer=_valued(chosen),
        choices=[_valued(choice) for choice in puzzle.choices],
        reasons=_reasons(puzzle, chosen),
        continuation=_following(puzzle),
        missed_by=list(puzzle.missed_by),
    )


def _reasons(puzzle: Puzzle, chosen: Choice) -> list[Why]:
    best, answer = puzzle.best.action, chosen.action
    assert isinstance(best, Reasoned)
    assert isinstance(answer, Reasoned)
    found = reasons(puzzle.state, best, instead_of=None if answer == best else answer, most=SHOWN_REASONS)
    return [Why(one.code, None, dict(one.facts)) for one in found]


def _following(puzzle: Puzzle) -> list[Following]:
    state = apply(puzzle.state, puzzle.best.action)
    found = []
    for action in puzzle.continuation:
        assert state.turn is not None
        found.append(Following(format_action(action), state.turn + 1))
        state = apply(state, action)
    return found


def _valued(choice: Choice) -> Valued:
    return Valued(format_action(choice.action), choice.win_share, choice.points)


def _table(puzzle: Puzzle) -> Table:
    state = puzzle.state
    said: list[PlayerAction] = [Pass() if bid is None else Bid(bid) for bid in state.bids]
    deal = Deal(state.display)
    played = [Played(deal, format_action(deal), None, "deal", 0, 1)]
    for index, action in enumerate(said):
        played.append(Played(action, format_action(action), state.bidder(index), "bot", 0, 1))
    return stage(f"puzzle-{puzzle.id}", state, puzzle.seat, _OTHERS[: state.players - 1], actions=tuple(played))
