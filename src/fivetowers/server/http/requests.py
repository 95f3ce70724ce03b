"""What the routes share: who asks, how a refusal becomes an answer, and how answers carry the cookie."""

import asyncio
import gzip
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from fivetowers.errors import Refusal
from fivetowers.server.http.page_files import accepts_gzip
from fivetowers.server.http.refused_request import RefusedRequest, refused_request
from fivetowers.server.http.sessions import cookie_header, new_secret, owner_of, read_cookie
from fivetowers.server.node.allowance import Costly
from fivetowers.server.node.hub import DATABASE_TROUBLE, UNKNOWN
from fivetowers.server.node.live import Live
from fivetowers.server.node.service import Service
from fivetowers.server.storage import StorageError
from fivetowers.table.commands import Command, Decision, person
from fivetowers.table.events import OwnerHash
from fivetowers.table.log import Unreadable

LOG = logging.getLogger("fivetowers.requests")
ApiRequest = Request[Any, Any, State]
_Given = TypeVar("_Given")
JSON = "application/json"
WORTH_COMPRESSING = 2_000
"""Bytes of an answer."""
_GZIP_LEVEL = 6
DEFAULT_STATUS = 409
STATUSES = {
    "table.none": 404,
    "daily.none": 404,
    "lesson.none": 404,
    "page.none": 404,
    "puzzle.none": 404,
    "pass.none": 404,
    "code.none": 404,
    "challenge.none": 404,
    "message.not_understood": 400,
    "message.too_long": 413,
    "table.not_creator": 403,
    "seat.not_yours": 403,
    "seat.watching": 403,
    "daily.private": 403,
    "share.elsewhere": 403,
    "rate.tables": 429,
    "rate.requests": 429,
    "table.busy": 503,
    "table.unreadable": 503,
    "device.unfinished": 503,
    "server.database": 503,
    "server.unknown": 503,
    "server.fault": 500,
}


class Declined(Exception):
    """A request that is refused; the words are looked up when it is answered."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def given(found: _Given | Refusal) -> _Given:
    """What was asked for, or the request is declined."""
    if isinstance(found, Refusal):
        raise Declined(found)
    return found


def service_of(request: ApiRequest) -> Service:
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


def secret_of(request: ApiRequest) -> str | None:
    return read_cookie(request.headers.get("cookie", ""), is_secure=is_secure(request))


def owner_asking(request: ApiRequest) -> OwnerHash | None:
    secret = secret_of(request)
    return None if secret is None else owner_of(secret)


def known_owner(request: ApiRequest) -> OwnerHash:
    """For what only a browser that has been here before can ask."""
    owner = owner_asking(request)
    if owner is None:
        raise Declined(Refusal("seat.watching"))
    return owner


def address_of(request: ApiRequest) -> str:
    address: str = request.scope["address"]  # type: ignore[typeddict-item]
    return address


class Browser(msgspec.Struct, frozen=True):
    """The browser that makes a table or sits down; one that has no secret yet is given one."""

    secret: str
    owner: OwnerHash


async def browser_of(request: ApiRequest) -> Browser:
    """Secrets are chosen by the server: one that it does not know from any table is not taken, but replaced."""
    secret = secret_of(request)
    if secret is None or not await service_of(request).storage.is_known(owner_of(secret)):
        secret = new_secret()
    return Browser(secret, owner_of(secret))


def is_secure(request: ApiRequest) -> bool:
    return service_of(request).gate.is_secure(request.headers.get)


def base_url(request: ApiRequest) -> str:
    return service_of(request).base_url(request.headers.get("host", ""), is_secure=is_secure(request))


def answer(request: ApiRequest, content: Any, browser: Browser, status: int = 200) -> Response[Any]:
    """With the cookie, set again each time so that it does not run out while somebody plays."""
    cookie = cookie_header(browser.secret, is_secure=is_secure(request))
    return Response(content, status_code=status, headers={"set-cookie": cookie})


def pay_for(what: Costly, request: ApiRequest, owner: OwnerHash | None = None) -> None:
    """Costly work is refused when this person, or this address, has asked for too much of it."""
    who = owner or owner_asking(request)
    if refusal := service_of(request).allowance.why_not(what, who, address_of(request)):
        raise Declined(refusal)


async def live_table(request: ApiRequest, table_id: str) -> Live:
    """The table, if this browser may see it."""
    service = service_of(request)
    live = await service.hub.get(table_id)
    if live is None:
        raise Declined(Refusal("table.none"))
    await service.hub.freshen(live)
    if refusal := await service.daily.why_hidden(live, owner_asking(request)):
        raise Declined(refusal)
    return live


async def carry_out(request: ApiRequest, live: Live, command: Command, owner: OwnerHash) -> Decision:
    decision = await service_of(request).hub.ask(live, command, person(owner))
    if decision.refusal is not None:
        raise Declined(decision.refusal)
    return decision


@contextmanager
def in_several_steps() -> Iterator[None]:
    """For what is written bit by bit: if a later step fails, not all is as it was."""
    try:
        yield
    except StorageError as error:
        error.is_unknown = True
        raise


# ---- refusals ------------------------------------------------------------------------------------------------------


def _refusal_answer(request: ApiRequest, refusal: Refusal, status: int) -> Response[RefusedRequest]:
    content = refused_request(refusal, request.headers.get("accept-language", ""))
    return Response(content, status_code=status, media_type=JSON)


def declined(request: ApiRequest, error: Declined | Unreadable) -> Response[RefusedRequest]:
    service_of(request).metrics.refusals.labels(error.refusal.code).inc()
    return _refusal_answer(request, error.refusal, STATUSES.get(error.refusal.code, DEFAULT_STATUS))


def database_trouble(request: ApiRequest, error: StorageError) -> Response[RefusedRequest]:
    LOG.warning("a request failed at the database: %s", error.refusal.code)
    return declined(request, Declined(UNKNOWN if error.is_unknown else DATABASE_TROUBLE))


def not_understood(request: ApiRequest, error: Exception) -> Response[RefusedRequest]:
    return _refusal_answer(request, Refusal("message.not_understood"), 400)


def fault(request: ApiRequest, error: Exception) -> Response[RefusedRequest]:
    LOG.error("a request failed", exc_info=error)
    return _refusal_answer(request, Refusal("server.fault"), 500)


def other_trouble(request: ApiRequest, error: HTTPException) -> Response[RefusedRequest]:
    code = {404: "page.none", 405: "page.method", 413: "message.too_long"}.get(error.status_code)
    if code == "message.too_long":
        limits = service_of(request).settings.limits
        return _refusal_answer(request, Refusal(code, None, {"longest": limits.body_bytes}), 413)
    if code is not None:
        return _refusal_answer(request, Refusal(code), error.status_code)
    if error.status_code < 500:
        return _refusal_answer(request, Refusal("message.not_understood"), error.status_code)
    return _refusal_answer(request, Refusal("server.fault"), error.status_code)


# ---- large answers -------------------------------------------------------------------------------------------------


class _Compression:
    """For answers in one piece. The work is done in a thread, so that nobody's action waits for it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not accepts_gzip(Headers.from_scope(scope).get("accept-encoding", "")):
            await self.app(scope, receive, send)
            return
        begun: HTTPResponseStartEvent | None = None

        async def send_small(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = message
                return
            if begun is not None and message["type"] == "http.response.body":
                if len(message["body"]) >= WORTH_COMPRESSING and not message.get("more_body"):
                    message["body"] = await asyncio.to_thread(gzip.compress, message["body"], _GZIP_LEVEL, mtime=0)
                    headers = MutableScopeHeaders(begun)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(message["body"]))
                    headers.extend_header_value("vary", "accept-encoding")
                await send(begun)
                begun = None
            await send(message)

        await self.app(scope, receive, send_small)


COMPRESSED = [DefineMiddleware(_Compression)]
"""For large answers that are the same for everybody who may have them. Where something secret stands beside what a
stranger may choose, the size of a compressed answer would tell of it."""
