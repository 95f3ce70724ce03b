"""Tables over HTTP: make one, look at it, sit down, find one in the lobby; a game as a record or step by step."""

import asyncio
import time

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fivetowers.errors import Refusal
from fivetowers.records.record_writer import format_record
from fivetowers.server.http.requests import (
    COMPRESSED,
    ApiRequest,
    Declined,
    answer,
    base_url,
    browser_of,
    carry_out,
    live_table,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.node.hub import milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.storage import TableEntry
from fivetowers.table.commands import Join, SeatNumber
from fivetowers.table.listing import ListedTable
from fivetowers.table.messages import Name, NewTable, You, you
from fivetowers.table.secrecy import Told
from fivetowers.table.view.public import TableView, record_of, view
from fivetowers.table.view.replay import Replay, replay
from fivetowers.table.view.rounds import RoundView, rounds_over

LOBBY_SECONDS = 3_600
RECORD_TYPE = "text/plain"


class MadeTable(msgspec.Struct, frozen=True):
    """`link` is what others need to join or watch."""

    id: str
    link: str


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a seat: the first that is open."""

    name: Name = ""
    seat: SeatNumber | None = None


def listed(entry: TableEntry) -> ListedTable:
    return ListedTable(
        id=entry.id,
        phase=entry.phase,
        variant=entry.variant,
        seats=list(entry.seats),
        points=None if entry.points is None else list(entry.points),
        daily=entry.daily,
        created_at=entry.created_at,
        updated_at=entry.updated_at,
        mine=[seat + 1 for seat in entry.mine],
    )


async def why_no_new_table(request: ApiRequest, owner: str) -> Refusal | None:
    """Limits: by time, and for each browser by tables that are not over."""
    service = service_of(request)
    pay_for("table", request, owner)
    most = service.settings.limits.open_tables
    if not most:
        return None
    waiting = await service.storage.games_of(owner, phase="waiting", limit=most)
    playing = await service.storage.games_of(owner, phase="playing", limit=most)
    return Refusal("rate.open_tables", None, {"most": most}) if len(waiting) + len(playing) >= most else None


@post("/api/tables", summary="Make a table", tags=["tables"])
async def create_table(request: ApiRequest, data: JSONBody[NewTable]) -> Response[MadeTable]:
    """With a name the maker takes the first open seat. The answer sets the cookie that the seat belongs to."""
    service, browser = service_of(request), await browser_of(request)
    options = data.options
    if any(given is not None for given in (options.daily, options.played_on, options.challenge)):
        raise Declined(Refusal("message.not_understood"))
    if refusal := await why_no_new_table(request, browser.owner):
        raise Declined(refusal)
    live = await service.hub.create(browser.owner, data)
    if isinstance(live, Refusal):
        raise Declined(live)
    return answer(request, MadeTable(live.id, f"{base_url(request)}/t/{live.id}"), browser, 201)


@get("/api/tables", summary="The lobby", tags=["tables"])
async def lobby(request: ApiRequest) -> list[ListedTable]:
    """Listed tables that are not over: those that wait for players first."""
    pay_for("list", request)
    since = milliseconds() - LOBBY_SECONDS * 1_000
    return [listed(entry) for entry in await service_of(request).storage.listed_tables(active_since=since)]


@get("/api/tables/{table_id:str}", summary="A table as everybody sees it", tags=["tables"])
async def show_table(request: ApiRequest, table_id: FromPath[str]) -> TableView:
    return view((await live_table(request, table_id)).table, now=milliseconds())


@get("/api/tables/{table_id:str}/you", summary="What is mine at a table", tags=["tables"])
async def show_you(request: ApiRequest, table_id: FromPath[str]) -> You:
    return you((await live_table(request, table_id)).table, owner_asking(request) or "nobody")


@post("/api/tables/{table_id:str}/join", summary="Sit down", tags=["tables"], status_code=200)
async def join_table(request: ApiRequest, table_id: FromPath[str], data: JSONBody[JoinTable]) -> Response[You]:
    browser = await browser_of(request)
    live = await live_table(request, table_id)
    await carry_out(request, live, Join(data.name, data.seat), browser.owner)
    return answer(request, you(live.table, browser.owner), browser)


@get("/api/tables/{table_id:str}/record", summary="The game as a record (.5t)", tags=["tables"], media_type=RECORD_TYPE)
async def show_record(request: ApiRequest, table_id: FromPath[str]) -> Response[str]:
    """With salt and orders once the game is over, so that `fivetowers verify` can check the deals."""
    live = await live_table(request, table_id)
    told = await game_told(request, live)
    pay_for("record", request)
    record = record_of(live.table, told)
    if record is None:
        raise Declined(Refusal("table.waiting"))
    disposition = f'attachment; filename="5towers-{record.date}-{table_id[:6]}.5t"'
    return Response(format_record(record), media_type=RECORD_TYPE, headers={"content-disposition": disposition})


@get("/api/tables/{table_id:str}/rounds", middleware=COMPRESSED, summary="The rounds that are over", tags=["tables"])
async def show_rounds(request: ApiRequest, table_id: FromPath[str], after: FromQuery[int] = 0) -> list[RoundView]:
    """Oldest first, each with the towers as they stood then; `after` is how many of the first rounds to leave out."""
    live = await live_table(request, table_id)
    pay_for("replay", request)
    return await asyncio.to_thread(lambda: list(rounds_over(live.table, after)))


@get(
    "/api/tables/{table_id:str}/replay",
    middleware=COMPRESSED,
    summary="The game position by position",
    tags=["tables"],
)
async def show_replay(request: ApiRequest, table_id: FromPath[str], after: FromQuery[int] = 0) -> Replay:
    """All that has been played; `after` is how many of the first steps to leave out."""
    live = await live_table(request, table_id)
    await game_told(request, live)
    pay_for("replay", request)
    return await asyncio.to_thread(lambda: replay(live.table, after, pause=_let_others_go_on))


async def game_told(request: ApiRequest, live: Live) -> Told:
    """What may be told to somebody who wants the whole game; refused where that is too much."""
    told = await service_of(request).daily.told(live.table, owner_asking(request))
    if told < Told.GAME:
        raise Declined(Refusal("daily.private"))
    return told


def _let_others_go_on() -> None:
    time.sleep(0)


ROUTES = [create_table, lobby, show_table, show_you, join_table, show_record, show_rounds, show_replay]
