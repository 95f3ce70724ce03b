"""Puzzles over HTTP. They belong to nobody, and answers are not stored."""

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fivetowers.errors import Refusal
from fivetowers.lessons.puzzle_table import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleVerdict,
    PuzzleView,
    TriedBuild,
    puzzle_list,
    puzzle_preview,
    puzzle_view,
    verdict,
)
from fivetowers.puzzles.puzzle import Puzzle, shipped_puzzles
from fivetowers.server.http.requests import COMPRESSED, Declined, given
from fivetowers.table.view.turn import Preview


@get("/api/puzzles", middleware=COMPRESSED, summary="All puzzles, and which of them is today's", tags=["puzzles"])
async def list_puzzles() -> PuzzleList:
    return puzzle_list(datetime.now(UTC).date())


@get("/api/puzzles/{puzzle:str}", summary="A puzzle, shown as a table is", tags=["puzzles"])
async def show_puzzle(puzzle: FromPath[str]) -> PuzzleView:
    return puzzle_view(_puzzle(puzzle))


@post("/api/puzzles/{puzzle:str}/preview", summary="A build that is tried", tags=["puzzles"], status_code=200)
async def preview_puzzle(puzzle: FromPath[str], data: JSONBody[TriedBuild]) -> Preview:
    return given(puzzle_preview(_puzzle(puzzle), data))


@post("/api/puzzles/{puzzle:str}/answer", summary="Is this the best choice?", tags=["puzzles"], status_code=200)
async def answer_puzzle(puzzle: FromPath[str], data: JSONBody[PuzzleAnswer]) -> PuzzleVerdict:
    """The verdict tells what every choice is worth. What the rules do not allow is refused, and is no answer."""
    return given(verdict(_puzzle(puzzle), data))


def _puzzle(puzzle_id: str) -> Puzzle:
    found = shipped_puzzles().get(puzzle_id)
    if found is None:
        raise Declined(Refusal("puzzle.none"))
    return found


ROUTES = [list_puzzles, show_puzzle, preview_puzzle, answer_puzzle]
