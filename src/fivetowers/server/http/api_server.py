"""The server itself: health, what it offers, its API documents, and the page's files."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

import fivetowers
from fivetowers.bots.roster import ROSTER
from fivetowers.errors import Refusal
from fivetowers.server.http.page_files import INDEX, PageFiles
from fivetowers.server.http.requests import ApiRequest, Declined, base_url, service_of
from fivetowers.server.node.home_network import Share, share_at_home, share_state
from fivetowers.server.node.metrics import CONTENT_TYPE
from fivetowers.server.storage import StorageError
from fivetowers.table.messages import REACTIONS, json_schema
from fivetowers.text import languages

STATIC = Path(__file__).parents[1] / "static"
SCHEMA_TYPE = "application/schema+json"

_files = PageFiles(STATIC)


class Info(msgspec.Struct, frozen=True):
    version: str
    bots: list[str]
    reactions: list[str]
    languages: list[str]


@get("/healthz", summary="Does the process answer?", tags=["server"], media_type=MediaType.TEXT)
async def healthz() -> str:
    return "ok"


@get("/readyz", summary="Can it serve: does the database answer?", tags=["server"], media_type=MediaType.TEXT)
async def readyz(request: ApiRequest) -> Response[str]:
    service = service_of(request)
    try:
        if not service.is_closing:
            await service.storage.check()
            aside = len(service.hub.set_aside)
            return Response(f"ready, tables set aside: {aside}" if aside else "ready", media_type=MediaType.TEXT)
    except StorageError:
        pass
    return Response("not ready", status_code=503, media_type=MediaType.TEXT)


@get("/metrics", summary="For Prometheus", tags=["server"])
async def metrics(request: ApiRequest) -> Response[bytes]:
    return Response(service_of(request).metrics.recent_text(), media_type=CONTENT_TYPE)


@get("/api/info", summary="What this server offers", tags=["server"])
async def info() -> Info:
    return Info(fivetowers.__version__, list(ROSTER), list(REACTIONS), list(languages()))


@get(
    "/schema",
    summary="The messages of a table's socket, as JSON Schema",
    tags=["server"],
    media_type="application/schema+json",
)
async def schema() -> Response[bytes]:
    return Response(_schema(), media_type=SCHEMA_TYPE)


@cache
def _schema() -> bytes:
    return msgspec.json.encode(json_schema())


@get("/api/network", summary="Can others in the home network reach this server?", tags=["server"])
async def network(request: ApiRequest) -> Share:
    return share_state(service_of(request), base_url(request))


@post("/api/network", summary="Share the game on the home network", tags=["server"], status_code=200)
async def share(request: ApiRequest) -> Share:
    """From now on devices in the same network can open this server. Only a browser on the same machine can ask."""
    service = service_of(request)
    refusal = await share_at_home(service, request.app.state.listen_too, request.client.host if request.client else "")
    if refusal is not None:
        raise Declined(refusal)
    return share_state(service, base_url(request))


# ---- the page ------------------------------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request, path: FromPath[str] = "/") -> Response[Any]:  # type: ignore[type-arg]
    """A file of the page; for the addresses of its screens, the page itself."""
    ask = request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    answer = None if path == "/" else _files.answer(path, *ask)
    if answer is None:
        if path.startswith(("/api/", "/assets/")) or Path(path).suffix:
            raise Declined(Refusal("page.none"))
        answer = _files.answer(INDEX, *ask)
    if answer is None:
        return Response(NO_PAGE, media_type=MediaType.HTML)
    # without a body there is nothing to write as a picture or the like
    media_type = answer.media_type if answer.body else MediaType.TEXT
    return Response(answer.body or None, status_code=answer.status, headers=answer.headers, media_type=media_type)


NO_PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>5 Towers</title><h1>5 Towers</h1>'
    "<p>The server runs; its page has not been built. The interface for programs is described at "
    '<a href="/docs">/docs</a>.</p></html>'
)

ROUTES = [healthz, readyz, metrics, info, schema, network, share, page]
