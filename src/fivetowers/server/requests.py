"""What the routes share: who asks, how a refusal becomes an answer, and how answers carry the cookie."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from fivetowers.errors import Refusal
from fivetowers.server.commands import Command, Decision, person
from fivetowers.server.events import OwnerHash
from fivetowers.server.hub import DATABASE_TROUBLE
from fivetowers.server.live import Live
from fivetowers.server.messages import Refused, refused
from fivetowers.server.service import Service
from fivetowers.server.sessions import cookie_header, new_secret, owner_of, read_cookie
from fivetowers.server.storage import StorageError
from fivetowers.server.words import pick_language, words_for

LOG = logging.getLogger("fivetowers.requests")
Ask = Request[Any, Any, State]
JSON = "application/json"
DEFAULT_STATUS = 409
STATUSES = {
    "table.none": 404,
    "daily.none": 404,
    "lesson.none": 404,
    "page.none": 404,
    "puzzle.none": 404,
    "pass.none": 404,
    "message.not_understood": 400,
    "message.too_long": 413,
    "table.not_creator": 403,
    "seat.not_yours": 403,
    "seat.watching": 403,
    "daily.private": 403,
    "share.elsewhere": 403,
    "rate.tables": 429,
    "table.busy": 503,
    "server.database": 503,
    "server.fault": 500,
}


class Declined(Exception):
    """A request that is refused; the words are looked up when it is answered."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def service_of(request: Ask) -> Service:
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


def secret_of(request: Ask) -> str | None:
    return read_cookie(request.headers.get("cookie", ""))


def owner_asking(request: Ask) -> OwnerHash | None:
    secret = secret_of(request)
    return None if secret is None else owner_of(secret)


def known_owner(request: Ask) -> OwnerHash:
    """For what only a browser that has been here before can ask."""
    owner = owner_asking(request)
    if owner is None:
        raise Declined(Refusal("seat.watching"))
    return owner


class Browser(msgspec.Struct, frozen=True):
    """Whoever makes a table or sits down; a browser that has no secret yet is given one."""

    secret: str
    owner: OwnerHash


def browser_of(request: Ask) -> Browser:
    secret = secret_of(request) or new_secret()
    return Browser(secret, owner_of(secret))


def is_secure(request: Ask) -> bool:
    return service_of(request).gate.is_secure(request.headers.get)


def base_url(request: Ask) -> str:
    return service_of(request).base_url(request.headers.get("host", ""), is_secure=is_secure(request))


def answer(request: Ask, content: Any, browser: Browser, status: int = 200) -> Response[Any]:
    """With the cookie, set anew each time so that it does not run out while somebody plays."""
    cookie = cookie_header(browser.secret, is_secure=is_secure(request))
    return Response(content, status_code=status, headers={"set-cookie": cookie})


async def live_table(request: Ask, table_id: str) -> Live:
    """The table, if whoever asks may see it."""
    service = service_of(request)
    live = await service.hub.get(table_id)
    if live is None:
        raise Declined(Refusal("table.none"))
    await service.hub.freshen(live)
    if refusal := await service.daily.why_hidden(live, owner_asking(request)):
        raise Declined(refusal)
    return live


async def carry_out(request: Ask, live: Live, command: Command, owner: OwnerHash) -> Decision:
    decision = await service_of(request).hub.ask(live, command, person(owner))
    if decision.refusal is not None:
        raise Declined(decision.refusal)
    return decision


# ---- refusals ------------------------------------------------------------------------------------------------------


def _refusal_answer(request: Ask, refusal: Refusal, status: int) -> Response[Refused]:
    language = pick_language(request.headers.get("accept-language", ""))
    return Response(refused(refusal, words_for(refusal, language)), status_code=status, media_type=JSON)


def declined(request: Ask, error: Declined) -> Response[Refused]:
    return _refusal_answer(request, error.refusal, STATUSES.get(error.refusal.code, DEFAULT_STATUS))


def database_trouble(request: Ask, error: StorageError) -> Response[Refused]:
    LOG.warning("a request failed at the database: %s", error.refusal.code)
    return declined(request, Declined(DATABASE_TROUBLE))


def not_understood(request: Ask, error: Exception) -> Response[Refused]:
    return _refusal_answer(request, Refusal("message.not_understood"), 400)


def fault(request: Ask, error: Exception) -> Response[Refused]:
    LOG.error("a request failed", exc_info=error)
    return _refusal_answer(request, Refusal("server.fault"), 500)


def other_trouble(request: Ask, error: HTTPException) -> Response[Refused]:
    code = {404: "page.none", 405: "page.method", 413: "message.too_long"}.get(error.status_code)
    if code == "message.too_long":
        limits = service_of(request).settings.limits
        return _refusal_answer(request, Refusal(code, None, {"longest": limits.body_bytes}), 413)
    if code is not None:
        return _refusal_answer(request, Refusal(code), error.status_code)
    if error.status_code < 500:
        return _refusal_answer(request, Refusal("message.not_understood"), error.status_code)
    return _refusal_answer(request, Refusal("server.fault"), error.status_code)
