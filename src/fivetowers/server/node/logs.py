"""Logs as lines of JSON, each with the id of its request. Nothing secret is in them: no cookie, token or whole id."""

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_EXTRAS = ("table", "method", "path", "status", "milliseconds", "address", "bot")
_ID = re.compile(r"(?<=/)([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{8,}(?=/|$)")


def shown_path(path: str) -> str:
    """A path without the ids that let people in.

    >>> shown_path("/api/tables/AbCdEfGhIjKlMnOp/join")
    '/api/tables/AbCd…/join'
    """
    return _ID.sub(r"\1…", path[:200])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := request_id.get()) is not None:
            line["request"] = request
        line |= {name: value for name in _EXTRAS if (value := getattr(record, name, None)) is not None}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """For the whole process: to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # picows logs each connection as information, and uvicorn its life; ours say as much.
    for noisy in ("fivetowers.sockets", "uvicorn", "uvicorn.error", "picows", "alembic"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
