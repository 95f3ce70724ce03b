"""The HTTP application: all routes, with the guard around them. What they do is beside it."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fivetowers.server import api_daily, api_people, api_puzzles, api_server, api_tables, api_teaching
from fivetowers.server.docs_page import DocsPage
from fivetowers.server.guard import Guard
from fivetowers.server.requests import Declined, database_trouble, declined, fault, not_understood, other_trouble
from fivetowers.server.service import Service
from fivetowers.server.storage import StorageError

API_VERSION = "1"
ROUTES = [
    *api_tables.ROUTES,
    *api_people.ROUTES,
    *api_daily.ROUTES,
    *api_puzzles.ROUTES,
    *api_teaching.ROUTES,
    *api_server.ROUTES,
]


def make_litestar(service: Service | None) -> Litestar:
    """Without a service it only knows its own description."""
    return Litestar(
        ROUTES,
        state=State({"service": service}),
        openapi_config=OpenAPIConfig(
            title="5 Towers",
            version=API_VERSION,
            description="Tables, games, daily deals, puzzles. A table speaks over its socket: see /schema.",
            path="/docs",
            render_plugins=[DocsPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            Declined: declined,
            StorageError: database_trouble,
            ValidationException: not_understood,
            HTTPException: other_trouble,
            RecursionError: not_understood,
            Exception: fault,
        },
        request_max_body_size=16 * 1024 if service is None else service.settings.limits.body_bytes,
        logging_config=None,
    )


def make_app(service: Service) -> tuple[Guard, Litestar]:
    """What uvicorn runs, and the application inside it."""
    inner = make_litestar(service)
    return Guard(inner, service.gate, service.settings.limits, service.metrics), inner  # type: ignore[arg-type]
