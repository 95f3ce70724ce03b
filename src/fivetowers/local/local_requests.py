"""The requests beside the socket, answered in the browser: the same addresses and the same values as in a server."""

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

import fivetowers
from fivetowers.bots.roster import ROSTER
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.lessons.course import BY_NAME, LESSONS, Lesson
from fivetowers.lessons.film import film
from fivetowers.lessons.puzzle_table import (
    PuzzleAnswer,
    PuzzleList,
    TriedBuild,
    puzzle_line,
    puzzle_preview,
    puzzle_view,
    verdict,
)
from fivetowers.lessons.tutorial import Attempt, Trial, lesson_preview, lesson_view
from fivetowers.local.local_daily import begin_daily, daily_results, practise_daily, show_daily
from fivetowers.local.local_records import keep_sent, play_on_here, show_sent
from fivetowers.local.local_tables import OWNER, LocalTable, LocalTables
from fivetowers.progress.games_here import GamesHere, games_here
from fivetowers.progress.progress_figures import MyProgress, progress_of
from fivetowers.puzzles.puzzle import Puzzle, puzzle_of_the_day, shipped_puzzles
from fivetowers.records.record_writer import format_record
from fivetowers.table.messages import REACTIONS, NewTable, PlayOnWish, Refused, SentRecord, refused, you
from fivetowers.table.view.public import record_of, view
from fivetowers.table.view.replay import replay
from fivetowers.table.view.rounds import rounds_over

_Body = TypeVar("_Body")
_Found = TypeVar("_Found")
Handler = Callable[[LocalTables, list[str], bytes], Awaitable[Any]]


async def answer_request(tables: LocalTables, method: str, path: str, body: str) -> tuple[bool, str]:
    """Whether it was done, and the answer as JSON: what was asked for, or why not (a code and facts)."""
    try:
        found = await _find(tables, method, path, body.encode())
    except FiveTowersError as error:
        found = refused(error.refusal)
    except msgspec.MsgspecError:
        found = refused(Refusal("message.not_understood"))
    return not isinstance(found, Refused), msgspec.json.encode(found).decode()


async def _find(tables: LocalTables, method: str, path: str, body: bytes) -> Any:
    for (wanted, pattern), handler in ROUTES.items():
        match = re.fullmatch(pattern, path)
        if match and method == wanted:
            found = await handler(tables, list(match.groups()), body)
            return refused(found) if isinstance(found, Refusal) else found
    return refused(Refusal("page.none"))


def _read(body: bytes, kind: type[_Body]) -> _Body:
    return msgspec.json.decode(body, type=kind)


def _there(found: _Found | None, code: str) -> _Found:
    if found is None:
        raise FiveTowersError(Refusal(code))
    return found


# ---- tables --------------------------------------------------------------------------------------------------------


def _made(made: LocalTable | Refusal) -> dict[str, str] | Refusal:
    return made if isinstance(made, Refusal) else {"id": made.table.id}


def _makes(
    make: Callable[[LocalTables, list[str], bytes], Awaitable[LocalTable | Refusal]],
) -> Handler:
    """For what gives a new table."""

    async def handler(tables: LocalTables, parts: list[str], body: bytes) -> Any:
        return _made(await make(tables, parts, body))

    return handler


async def _games(tables: LocalTables, parts: list[str], body: bytes) -> Any:
    return await tables.games()


async def _clear(tables: LocalTables, parts: list[str], body: bytes) -> dict[str, int]:
    return {"tables": await tables.clear()}


def _of_table(answer: Callable[[LocalTable], Any]) -> Handler:
    async def handler(tables: LocalTables, parts: list[str], body: bytes) -> Any:
        return answer(_there(await tables.get(parts[0]), "table.none"))

    return handler


def _record(local: LocalTable) -> dict[str, str] | Refusal:
    """The text, and a name for its file: a server says that in a header."""
    record = record_of(local.table, local.told())
    if record is None:
        return Refusal("table.waiting")
    return {"text": format_record(record), "file": f"5towers-{record.date}-{local.table.id[-6:]}.5t"}


# ---- lessons and puzzles ---------------------------------------------------------------------------------------------


def _lesson(name: str) -> Lesson:
    return _there(BY_NAME.get(name), "lesson.none")


def _puzzle(name: str) -> Puzzle:
    return _there(shipped_puzzles().get(name), "puzzle.none")


def _still(answer: Callable[[list[str], bytes], Any]) -> Handler:
    """For what needs no table."""

    async def handler(tables: LocalTables, parts: list[str], body: bytes) -> Any:
        return answer(parts, body)

    return handler


def _info() -> dict[str, Any]:
    return {"version": fivetowers.__version__, "bots": list(ROSTER), "reactions": list(REACTIONS), "languages": []}


def _puzzles() -> PuzzleList:
    today = puzzle_of_the_day(datetime.now(UTC).date())
    return PuzzleList(today.id, [puzzle_line(puzzle) for puzzle in shipped_puzzles().values()])


def _progress(body: bytes) -> MyProgress:
    """Of the games that the browser tells of: those that it keeps itself."""
    return progress_of(games_here(_read(body, GamesHere)), list(ROSTER))


_TABLE = r"/api/tables/([\w-]+)"
_DAY = r"/api/daily/([\d-]+)"
_LESSON = r"/api/lessons/([\w-]+)"
_PUZZLE = r"/api/puzzles/([\w-]+)"
ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/api/info"): _still(lambda parts, body: _info()),
    ("POST", "/api/tables"): _makes(lambda tables, parts, body: tables.create(_read(body, NewTable))),
    ("GET", "/api/games"): _games,
    ("DELETE", "/api/me"): _clear,
    ("GET", _TABLE): _of_table(lambda local: view(local.table)),
    ("GET", f"{_TABLE}/you"): _of_table(lambda local: you(local.table, OWNER)),
    ("GET", f"{_TABLE}/rounds"): _of_table(lambda local: list(rounds_over(local.table))),
    ("GET", f"{_TABLE}/replay"): _of_table(lambda local: replay(local.table)),
    ("GET", f"{_TABLE}/record"): _of_table(_record),
    ("POST", "/api/replay"): _still(lambda parts, body: show_sent(_read(body, SentRecord))),
    ("POST", "/api/keep"): _makes(lambda tables, parts, body: keep_sent(tables, _read(body, SentRecord))),
    ("POST", "/api/play-on"): _makes(lambda tables, parts, body: play_on_here(tables, _read(body, PlayOnWish))),
    ("GET", "/api/daily"): lambda tables, parts, body: show_daily(tables),
    ("POST", "/api/daily"): _makes(lambda tables, parts, body: begin_daily(tables)),
    ("POST", _DAY): _makes(lambda tables, parts, body: practise_daily(tables, parts[0])),
    ("GET", f"{_DAY}/results"): lambda tables, parts, body: daily_results(tables, parts[0]),
    ("GET", "/api/lessons"): _still(lambda parts, body: [lesson.name for lesson in LESSONS]),
    ("POST", _LESSON): _still(lambda parts, body: lesson_view(_lesson(parts[0]), _read(body, Attempt))),
    ("POST", f"{_LESSON}/preview"): _still(lambda parts, body: lesson_preview(_lesson(parts[0]), _read(body, Trial))),
    ("POST", "/api/progress"): _still(lambda parts, body: _progress(body)),
    ("GET", "/api/film"): _still(lambda parts, body: film()),
    ("GET", "/api/puzzles"): _still(lambda parts, body: _puzzles()),
    ("GET", _PUZZLE): _still(lambda parts, body: puzzle_view(_puzzle(parts[0]))),
    ("POST", f"{_PUZZLE}/preview"): _still(
        lambda parts, body: puzzle_preview(_puzzle(parts[0]), _read(body, TriedBuild))
    ),
    ("POST", f"{_PUZZLE}/answer"): _still(lambda parts, body: verdict(_puzzle(parts[0]), _read(body, PuzzleAnswer))),
}
