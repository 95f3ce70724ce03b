"""Analyses of games over HTTP: begun, looked at while they get better, and given up.

A game is one of a table, or comes as text. That of a table is kept; the other is nobody's, and forgotten after a while.
"""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from fivetowers.errors import Refusal
from fivetowers.records.record import GameRecord
from fivetowers.server.http.api_positions import read_sent
from fivetowers.server.http.api_tables import game_told
from fivetowers.server.http.requests import (
    COMPRESSED,
    ApiRequest,
    Declined,
    address_of,
    given,
    live_table,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.study.analysis_view import AnalysisView, DepthName
from fivetowers.server.study.analyst import KEPT_DEPTH, AnalysisJob, read_kept
from fivetowers.table.messages import SentRecord
from fivetowers.table.view.public import record_of


class AnalysisProgress(msgspec.Struct, frozen=True):
    """`analysis` is the best there is so far; it is left out where the reader has one of this `depth` already.

    While it gets better (`working`), `done` of `total` rounds have been judged at the next depth. `none`: it was not
    asked for, or was given up.
    """

    phase: Literal["none", "working", "done"]
    depth: DepthName | None = None
    done: int = 0
    total: int = 0
    analysis: AnalysisView | None = None


@post(
    "/api/tables/{table_id:str}/analysis",
    middleware=COMPRESSED,
    summary="Analyse a game",
    tags=["analysis"],
    status_code=200,
)
async def begin_analysis(request: ApiRequest, table_id: FromPath[str]) -> AnalysisProgress:
    """Of a game that is over. It goes on in the background: a quick look first, then a thorough one, which is kept."""
    record = await _record(request, table_id)
    service = service_of(request)
    if (body := await service.analyst.kept_body(table_id)) is not None:
        return await _kept(request, record.names, body, None)
    if not service.analyst.is_judging(table_id):
        pay_for("analysis", request)
    job = given(service.analyst.begin(table_id, record, _who(request), address_of(request)))
    return _progress(request, job, None)


@get(
    "/api/tables/{table_id:str}/analysis",
    middleware=COMPRESSED,
    summary="How far an analysis is, and what it has found",
    tags=["analysis"],
)
async def show_analysis(
    request: ApiRequest, table_id: FromPath[str], have: FromQuery[DepthName | None] = None
) -> AnalysisProgress:
    """`have` is the depth of the one that the reader has."""
    record = await _record(request, table_id)
    analyst = service_of(request).analyst
    if (job := analyst.job(table_id)) is not None:
        return _progress(request, job, have)
    if (body := await analyst.kept_body(table_id)) is not None:
        return await _kept(request, record.names, body, have)
    return AnalysisProgress("none")


@delete("/api/tables/{table_id:str}/analysis", summary="Give an analysis up", tags=["analysis"], status_code=200)
async def give_up_analysis(request: ApiRequest, table_id: FromPath[str]) -> AnalysisProgress:
    """It goes on if somebody else waits for it; what was kept stays."""
    await _record(request, table_id)
    service_of(request).analyst.cancel(table_id, _who(request))
    return AnalysisProgress("none")


# ---- a game that comes as text


class SentAnalysis(msgspec.Struct, frozen=True):
    """`id` is where it is found; it follows from the text."""

    id: str
    progress: AnalysisProgress


@post("/api/analyses", summary="Analyse a game that comes as text", tags=["analysis"], status_code=200)
async def begin_sent_analysis(request: ApiRequest, data: JSONBody[SentRecord]) -> SentAnalysis:
    """Nothing of it is stored: it stays in this node's memory until others have taken its place."""
    analyst = service_of(request).analyst
    id = sha256(data.record.encode()).hexdigest()
    if (job := analyst.job(_place(id))) is None:
        pay_for("analysis", request)
        record = await asyncio.to_thread(read_sent, data.record)
        if not record.actions:
            raise Declined(Refusal("table.waiting"))
        job = given(analyst.begin(_place(id), record, _who(request), address_of(request), is_kept=False))
        return SentAnalysis(id, _progress(request, job, None))
    progress = _progress(request, job, None)
    job.let_wait(_who(request))
    return SentAnalysis(id, progress)


@get(
    "/api/analyses/{id:str}",
    middleware=COMPRESSED,
    summary="How far the analysis of a game that came as text is",
    tags=["analysis"],
)
async def show_sent_analysis(
    request: ApiRequest, id: FromPath[str], have: FromQuery[DepthName | None] = None
) -> AnalysisProgress:
    """`have` is the depth of the one that the reader has."""
    job = service_of(request).analyst.job(_place(id))
    return AnalysisProgress("none") if job is None else _progress(request, job, have)


@delete(
    "/api/analyses/{id:str}",
    summary="Give up the analysis of a game that came as text",
    tags=["analysis"],
    status_code=200,
)
async def give_up_sent_analysis(request: ApiRequest, id: FromPath[str]) -> AnalysisProgress:
    service_of(request).analyst.cancel(_place(id), _who(request))
    return AnalysisProgress("none")


def _place(id: str) -> str:
    """Among the games of tables, whose ids have no space in them."""
    return f"sent {id}"


async def _record(request: ApiRequest, table_id: str) -> GameRecord:
    """The game, if it is over and this browser may know all of it."""
    live = await live_table(request, table_id)
    record = record_of(live.table, await game_told(request, live))
    if record is None or not record.actions:
        raise Declined(Refusal("table.waiting"))
    if live.table.phase != "ended":
        raise Declined(Refusal("rematch.early"))
    return record


def _who(request: ApiRequest) -> str:
    return owner_asking(request) or address_of(request)


def _progress(request: ApiRequest, job: AnalysisJob, have: DepthName | None) -> AnalysisProgress:
    if job.refusal is not None:
        raise Declined(job.refusal)
    if job.found is None:
        return AnalysisProgress("working", None, job.done, job.total)
    depth = job.found.game.depth
    shown = _shown(job.names, job.found) if _is_paid(request, depth, have) else AnalysisProgress("done", depth)
    return shown if job.is_over else replace(shown, phase="working", done=job.done, total=job.total)


async def _kept(request: ApiRequest, names: Sequence[str], body: bytes, have: DepthName | None) -> AnalysisProgress:
    if _is_paid(request, KEPT_DEPTH, have):
        return _shown(names, await asyncio.to_thread(read_kept, body))
    return AnalysisProgress("done", have)


def _is_paid(request: ApiRequest, depth: str, have: DepthName | None) -> bool:
    """To ask again and again whether there is a better one is free; the one that is sent has the price of a replay."""
    if depth == have:
        return False
    pay_for("replay", request)
    return True


def _shown(names: Sequence[str], found: AnalysisView) -> AnalysisProgress:
    game = replace(found.game, names=list(names))
    return AnalysisProgress("done", game.depth, analysis=replace(found, game=game))


ROUTES = [
    begin_analysis,
    show_analysis,
    give_up_analysis,
    begin_sent_analysis,
    show_sent_analysis,
    give_up_sent_analysis,
]
