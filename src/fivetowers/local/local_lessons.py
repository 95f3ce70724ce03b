"""Requests for what a game does not need: the tutorial, the puzzles, the film, and how one has progressed."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from fivetowers.bots.roster import ROSTER
from fivetowers.errors import Refusal
from fivetowers.lessons.course import BY_NAME, LESSONS, Lesson
from fivetowers.lessons.film import film
from fivetowers.lessons.puzzle_table import (
    PuzzleAnswer,
    PuzzleList,
    TriedBuild,
    puzzle_list,
    puzzle_preview,
    puzzle_view,
    verdict,
)
from fivetowers.lessons.tutorial import Attempt, Trial, lesson_preview, lesson_view
from fivetowers.local.local_bodies import read_body, there
from fivetowers.progress.games_here import GamesHere, games_here
from fivetowers.progress.progress_figures import MyProgress, progress_of
from fivetowers.puzzles.puzzle import Puzzle, shipped_puzzles

Answer = Callable[[str, bytes], Any]
"""From the name in the address, where there is one, and what was sent."""


def answer_lesson(method: str, path: str, body: bytes) -> Any:
    """`path` is what follows `/api/`."""
    for (wanted, pattern), answer in ROUTES.items():
        match = re.fullmatch(pattern, path)
        if match and method == wanted:
            return answer(match.groupdict().get("name", ""), body)
    return Refusal("page.none")


def _lesson(name: str) -> Lesson:
    return there(BY_NAME.get(name), "lesson.none")


def _puzzle(name: str) -> Puzzle:
    return there(shipped_puzzles().get(name), "puzzle.none")


def _puzzles() -> PuzzleList:
    return puzzle_list(datetime.now(UTC).date())


def _progress(body: bytes) -> MyProgress:
    """Of the games that the browser tells of: those that it keeps itself."""
    return progress_of(games_here(read_body(body, GamesHere)), list(ROSTER))


_LESSON = r"lessons/(?P<name>[\w-]+)"
_PUZZLE = r"puzzles/(?P<name>[\w-]+)"
ROUTES: dict[tuple[str, str], Answer] = {
    ("GET", "lessons"): lambda name, body: [lesson.name for lesson in LESSONS],
    ("POST", _LESSON): lambda name, body: lesson_view(_lesson(name), read_body(body, Attempt)),
    ("POST", f"{_LESSON}/preview"): lambda name, body: lesson_preview(_lesson(name), read_body(body, Trial)),
    ("POST", "progress"): lambda name, body: _progress(body),
    ("GET", "film"): lambda name, body: film(),
    ("GET", "puzzles"): lambda name, body: _puzzles(),
    ("GET", _PUZZLE): lambda name, body: puzzle_view(_puzzle(name)),
    ("POST", f"{_PUZZLE}/preview"): lambda name, body: puzzle_preview(_puzzle(name), read_body(body, TriedBuild)),
    ("POST", f"{_PUZZLE}/answer"): lambda name, body: verdict(_puzzle(name), read_body(body, PuzzleAnswer)),
}
