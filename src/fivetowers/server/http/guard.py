"""Around every HTTP request: an id, the checks that need no table, headers for safety, a line in the log."""

import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import msgspec

from fivetowers.errors import Refusal
from fivetowers.server.http.gate import Gate
from fivetowers.server.http.refused_request import refused_request
from fivetowers.server.http.sessions import owner_of, read_cookie
from fivetowers.server.node.limits import Buckets
from fivetowers.server.node.live import asked_from
from fivetowers.server.node.logs import request_id, shown_path
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.settings import LOOPBACK_HOSTS, ServerLimits
from fivetowers.server.node.upkeep import Bans
from fivetowers.table.events import OwnerHash

LOG = logging.getLogger("fivetowers.requests")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PYTHON_WORKER = re.compile(r"/assets/python\.worker-[\w-]+\.js")
PLAIN_POLICY = POLICY.encode()
PYTHON_POLICY = PLAIN_POLICY.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'")
"""For the one script that runs Python: WebAssembly may be compiled there, and nowhere else."""
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # everybody who has the address of a table may join it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
NO_STORE = (b"cache-control", b"no-store")  # answers may be about one browser alone
TO_SAVE = (b"content-disposition", b'attachment; filename="api.json"')
"""Answers of the API are data: a browser that follows a link to one saves it, and never shows it as a page."""
JSON = "application/json"
STRICT_TLS = (b"strict-transport-security", b"max-age=31536000")
_UNLIMITED_PATHS = frozenset({"/healthz", "/readyz", "/metrics"})

Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: App, gate: Gate, limits: ServerLimits, metrics: Metrics, bans: Bans) -> None:
        self._app = app
        self._gate = gate
        self._metrics = metrics
        self._bans = bans
        self._by_address = Buckets(limits.requests, limits.requests * limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = _joined(scope["headers"])
        token = request_id.set(secrets.token_hex(8))
        begun, status = time.perf_counter(), 500
        policy = PYTHON_POLICY if PYTHON_WORKER.fullmatch(scope["path"]) else PLAIN_POLICY
        more = [
            (b"content-security-policy", policy),
            *HEADERS,
            (b"x-request-id", (request_id.get() or "").encode()),
        ]
        if self._gate.is_secure(headers.get):
            more.append(STRICT_TLS)
        is_api = scope["path"].startswith("/api/")
        if is_api:
            more.append(NO_STORE)

        async def send_more(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = [*message.get("headers", ()), *more]
                is_named = not is_api or any(name.lower() == TO_SAVE[0] for name, _ in own)
                message["headers"] = own if is_named else [*own, TO_SAVE]
            await send(message)

        peer = scope["client"][0] if scope.get("client") else ""
        scope["address"] = self._gate.address(peer, headers.get)
        address_token = asked_from.set(scope["address"])
        try:
            refusal = self._why_not(scope, headers)
            if refusal is not None:
                self._metrics.refusals.labels(refusal[0].code).inc()
                await _refuse(*refusal, headers.get("accept-language", ""), send_more)
            else:
                # What can be got can be asked about; the body is left out where it is written to the wire.
                asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                await self._app(asked, receive, send_more)
        finally:
            self._metrics.requests.labels(str(status)).inc()
            extra = {
                "method": scope["method"],
                "path": shown_path(scope["path"]),
                "status": status,
                "milliseconds": round((time.perf_counter() - begun) * 1_000, 1),
            }
            LOG.info("request", extra=extra)
            asked_from.reset(address_token)
            request_id.reset(token)

    def _why_not(self, scope: Scope, headers: dict[str, str]) -> tuple[Refusal, int] | None:
        if scope["path"] in _UNLIMITED_PATHS:
            is_own = scope["address"] in LOOPBACK_HOSTS  # who looks after the server is never turned away
            banned = None if is_own else self._bans.why_not(scope["address"], self._owner(headers))
            return None if banned is None else (banned, 403)
        if refusal := self._gate.why_not_host(headers.get):
            return refusal, 421
        if scope["method"] not in SAFE_METHODS and (refusal := self._gate.why_not_origin(headers.get)):
            return refusal, 403
        if refusal := self._bans.why_not(scope["address"], self._owner(headers)):
            return refusal, 403
        if not self._by_address.take(scope["address"]):
            return Refusal("rate.requests"), 429
        if has_body(headers) and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            return Refusal("message.not_understood"), 415
        return None

    def _owner(self, headers: dict[str, str]) -> OwnerHash | None:
        """Worked out only where it matters."""
        if not self._bans.browsers:
            return None
        secret = read_cookie(headers.get("cookie", ""), is_secure=self._gate.is_secure(headers.get))
        return None if secret is None else owner_of(secret)


def has_body(headers: dict[str, str]) -> bool:
    """
    >>> has_body({"content-length": "2"}), has_body({"transfer-encoding": "chunked"}), has_body({"content-length": "0"})
    (True, True, False)
    """
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _joined(lines: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Lines of the same name are one list: a proxy may add its own X-Forwarded-For below one that a client made up.

    >>> _joined([(b"x-forwarded-for", b"1.2.3.4"), (b"host", b"me"), (b"x-forwarded-for", b"5.6.7.8")])
    {'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'host': 'me'}
    """
    found: dict[str, str] = {}
    for name, value in lines:
        key, text = name.decode("latin-1"), value.decode("latin-1")
        found[key] = f"{found[key]}, {text}" if key in found else text
    return found


async def _refuse(refusal: Refusal, status: int, wanted: str, send: Send) -> None:
    body = msgspec.json.encode(refused_request(refusal, wanted))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
