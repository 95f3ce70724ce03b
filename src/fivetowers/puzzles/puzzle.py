"""A puzzle, the ones that are shipped, and the one of a day. How they are found is left to `finder.py`."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from fivetowers.actions import Build, Deal, PlayerAction
from fivetowers.notation import format_action, parse_action
from fivetowers.position import format_state, state_from_dict, state_to_dict
from fivetowers.rules import legal_actions
from fivetowers.state import State

SHIPPED = files("fivetowers.puzzles") / "shipped.json"
ID_LENGTH = 8
FEWEST_OTHERS = 2
"""Of a puzzle's choices beside the best: sensible ones."""
_DIGITS = 3


class Grade(StrEnum):
    """How many of the levels for people err: at most one of the five, two, or more."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and what the one who takes it may expect of the whole game: a share of the victory, and points."""

    action: PlayerAction
    win_share: float
    points: float


@dataclass(frozen=True, slots=True)
class LevelErrors:
    """How often a level chooses wrong: 0 or 1 for a bot that never varies, else its share of several tries."""

    level: str
    share: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`choices` are all legal actions, the best first; `continuation` is how play is likely to go on after it."""

    state: State
    grade: Grade
    choices: tuple[Choice, ...]
    continuation: tuple[PlayerAction, ...]
    errors: tuple[LevelErrors, ...]
    """From the weakest level to the strongest."""

    @property
    def id(self) -> str:
        """Made from the position, so that it stays when others are added or taken away."""
        return sha256(format_state(self.state).encode()).hexdigest()[:ID_LENGTH]

    @property
    def seat(self) -> int:
        assert self.state.turn is not None
        return self.state.turn

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def margin(self) -> float:
        """How much win share the second-best choice gives away."""
        return self.choices[0].win_share - self.choices[1].win_share

    @property
    def missed_by(self) -> tuple[str, ...]:
        """The levels that choose wrong more often than not."""
        return tuple(one.level for one in self.errors if one.share > 0.5)

    def value_of(self, action: PlayerAction) -> Choice | None:
        """What is known of an action; None if it is not legal here."""
        wanted = action.canonical if isinstance(action, Build) else action
        return next((choice for choice in self.choices if choice.action == wanted), None)


def puzzle_to_dict(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "grade": puzzle.grade.value,
        "errors": {one.level: one.share for one in puzzle.errors},
        "choices": [
            [format_action(choice.action), round(choice.win_share, _DIGITS), round(choice.points, 1)]
            for choice in puzzle.choices
        ],
        "continuation": [format_action(action) for action in puzzle.continuation],
        "state": state_to_dict(puzzle.state),
    }


def puzzle_from_dict(data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        state=state_from_dict(data["state"]),
        grade=Grade(data["grade"]),
        choices=tuple(Choice(_player_action(text), share, points) for text, share, points in data["choices"]),
        continuation=tuple(_player_action(text) for text in data["continuation"]),
        errors=tuple(LevelErrors(level, share) for level, share in data["errors"].items()),
    )


def _player_action(text: str) -> PlayerAction:
    action = parse_action(text)
    assert not isinstance(action, Deal)
    return action


def format_puzzles(puzzles: Iterable[Puzzle], made: Sequence[str]) -> str:
    """A file of puzzles, one a line, with the commands that made them."""
    lines = [json.dumps(puzzle_to_dict(puzzle), separators=(",", ":")) for puzzle in puzzles]
    return '{"made":' + json.dumps(list(made)) + ',\n"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


def how_made(text: str) -> list[str]:
    """The commands that made a file of puzzles."""
    made: list[str] = json.loads(text)["made"]
    return made


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    return tuple(map(puzzle_from_dict, json.loads(text)["puzzles"]))


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with the program, by id, in the order of the file."""
    return {puzzle.id: puzzle for puzzle in parse_puzzles(SHIPPED.read_text(encoding="utf-8"))}


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same one everywhere. All have their turn before one comes again, and grades take turns from day to day."""
    by_grade = [[puzzle for puzzle in shipped_puzzles().values() if puzzle.grade is grade] for grade in Grade]
    in_turn = [group for group in by_grade if group]
    number = day.toordinal()
    group = in_turn[number % len(in_turn)]
    return group[number // len(in_turn) % len(group)]


def sensible(actions: Sequence[PlayerAction]) -> tuple[PlayerAction, ...]:
    """Without builds that demolish a card although the same cards can be built without that: comparing those
    teaches only that a demolition costs points."""
    builds = [action for action in actions if isinstance(action, Build)]
    spared = {tuple(sorted(build.cards)) for build in builds if build.demolish is None}
    pointless = {build for build in builds if build.demolish is not None and tuple(sorted(build.cards)) in spared}
    return tuple(action for action in actions if action not in pointless)


def is_trivial(choices: Sequence[Choice]) -> bool:
    """Whether there are too few sensible choices beside the best."""
    best, *_ = actions = [choice.action for choice in choices]
    return sum(action != best for action in sensible(actions)) < FEWEST_OTHERS


def why_unsound(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle from a file, if anything: every legal action is valued, best first."""
    legal = legal_actions(puzzle.state)
    if set(legal) != {choice.action for choice in puzzle.choices} or len(legal) != len(puzzle.choices):
        return "the choices are not the legal actions"
    shares = [choice.win_share for choice in puzzle.choices]
    return None if shares == sorted(shares, reverse=True) else "the choices are not in order"
