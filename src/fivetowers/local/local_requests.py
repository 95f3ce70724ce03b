"""The requests beside the socket, answered in the browser: the same addresses and the same values as in a server."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

import fivetowers
from fivetowers.bots.roster import ROSTER
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.local.local_bodies import read_body, there
from fivetowers.local.local_daily import begin_daily, daily_results, own_days, practise_daily, show_daily
from fivetowers.local.local_records import keep_sent, play_on_here, show_sent
from fivetowers.local.local_tables import OWNER, LocalTable, LocalTables
from fivetowers.records.record_writer import format_record
from fivetowers.table.messages import REACTIONS, NewTable, PlayOnWish, Refused, SentRecord, refused, you
from fivetowers.table.view.public import record_of
from fivetowers.table.view.replay import replay
from fivetowers.table.view.rounds import rounds_over

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
        return answer(there(await tables.get(parts[0]), "table.none"))

    return handler


def _record(local: LocalTable) -> dict[str, str] | Refusal:
    """The text, and a name for its file: a server says that in a header."""
    record = record_of(local.table, local.told())
    if record is None:
        return Refusal("table.waiting")
    return {"text": format_record(record), "file": f"5towers-{record.date}-{local.table.id[-6:]}.5t"}


# ---- what needs no table ---------------------------------------------------------------------------------------------


def _still(answer: Callable[[list[str], bytes], Any]) -> Handler:
    """For what needs no table."""

    async def handler(tables: LocalTables, parts: list[str], body: bytes) -> Any:
        return answer(parts, body)

    return handler


def _info() -> dict[str, Any]:
    return {"version": fivetowers.__version__, "bots": list(ROSTER), "reactions": list(REACTIONS), "languages": []}


async def _lessons(method: str, path: str, body: bytes) -> Any:
    """What a game does not need is loaded when it is asked for: the first move comes sooner."""
    from fivetowers.local.local_lessons import answer_lesson

    return answer_lesson(method, path, body)


_TABLE = r"/api/tables/([\w-]+)"
_DAY = r"/api/daily/([\d-]+)"
_LESSONS = r"/api/((?:film|lessons|progress|puzzles)\b.*)"
ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/api/info"): _still(lambda parts, body: _info()),
    ("POST", "/api/tables"): _makes(lambda tables, parts, body: tables.create(read_body(body, NewTable))),
    ("GET", "/api/games"): _games,
    ("DELETE", "/api/me"): _clear,
    ("GET", _TABLE): _of_table(lambda local: local.view()),
    ("GET", f"{_TABLE}/you"): _of_table(lambda local: you(local.table, OWNER)),
    ("GET", f"{_TABLE}/rounds"): _of_table(lambda local: list(rounds_over(local.table))),
    ("GET", f"{_TABLE}/replay"): _of_table(lambda local: replay(local.table)),
    ("GET", f"{_TABLE}/record"): _of_table(_record),
    ("POST", "/api/replay"): _still(lambda parts, body: show_sent(read_body(body, SentRecord))),
    ("POST", "/api/keep"): _makes(lambda tables, parts, body: keep_sent(tables, read_body(body, SentRecord))),
    ("POST", "/api/play-on"): _makes(lambda tables, parts, body: play_on_here(tables, read_body(body, PlayOnWish))),
    ("GET", "/api/daily"): lambda tables, parts, body: show_daily(tables),
    ("POST", "/api/daily"): _makes(lambda tables, parts, body: begin_daily(tables)),
    ("GET", r"/api/daily/mine(?:\?month=([\d-]+))?"): lambda tables, parts, body: own_days(tables, parts[0]),
    ("POST", _DAY): _makes(lambda tables, parts, body: practise_daily(tables, parts[0])),
    ("GET", f"{_DAY}/results"): lambda tables, parts, body: daily_results(tables, parts[0]),
    ("GET", _LESSONS): lambda tables, parts, body: _lessons("GET", parts[0], body),
    ("POST", _LESSONS): lambda tables, parts, body: _lessons("POST", parts[0], body),
}
