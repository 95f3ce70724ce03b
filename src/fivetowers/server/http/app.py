"""The HTTP application: all routes, with the guard around them. What they do is beside it."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fivetowers.server.http import (
    api_analysis,
    api_challenges,
    api_daily,
    api_lessons,
    api_links,
    api_people,
    api_positions,
    api_puzzles,
    api_same_cards,
    api_server,
    api_tables,
)
from fivetowers.server.http.docs_page import DocsPage
from fivetowers.server.http.guard import Guard
from fivetowers.server.http.requests import Declined, database_trouble, declined, fault, not_understood, other_trouble
from fivetowers.server.node.home_network import ListenToo
from fivetowers.server.node.service import Service
from fivetowers.server.storage import StorageError
from fivetowers.table.log import Unreadable

API_VERSION = "2"
ROUTES = [
    *api_tables.ROUTES,
    *api_analysis.ROUTES,
    *api_positions.ROUTES,
    *api_people.ROUTES,
    *api_links.ROUTES,
    *api_daily.ROUTES,
    *api_challenges.ROUTES,
    *api_same_cards.ROUTES,
    *api_puzzles.ROUTES,
    *api_lessons.ROUTES,
    *api_server.ROUTES,
]


def make_litestar(service: Service | None, listen_too: ListenToo | None = None) -> Litestar:
    """Without a service it only knows its own description; `listen_too` lets it be reached at another address."""
    return Litestar(
        ROUTES,
        state=State({"service": service, "listen_too": listen_too}),
        openapi_config=OpenAPIConfig(
            title="5 Towers",
            version=API_VERSION,
            description="Tables, games, daily deals, puzzles. A table speaks over its socket: see /schema.",
            path="/docs",
            render_plugins=[DocsPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            Declined: declined,
            Unreadable: declined,
            StorageError: database_trouble,
            ValidationException: not_understood,
            HTTPException: other_trouble,
            RecursionError: not_understood,
            UnicodeError: not_understood,
            Exception: fault,
        },
        request_max_body_size=16 * 1024 if service is None else service.settings.limits.body_bytes,
        logging_config=None,
    )


def make_app(service: Service, listen_too: ListenToo | None = None) -> Guard:
    """What uvicorn runs."""
    inner = make_litestar(service, listen_too)
    return Guard(inner, service.gate, service.settings.limits, service.metrics, service.bans)  # type: ignore[arg-type]
