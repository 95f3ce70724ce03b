"""Lines of the log: one for each thing that happened, whatever a client sends, and nothing secret in them."""

import json
import logging
from datetime import UTC, datetime

from fivetowers.server.node.logs import JsonLines, request_id, shown_path


def test_line_break_makes_no_second_line_of_the_log() -> None:
    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": 'a\r\n{"level": "error"}', "path": "/\n"})
    token = request_id.set("0123")
    try:
        line = JsonLines().format(record)
    finally:
        request_id.reset(token)
    assert len(line.splitlines()) == 1
    told = json.loads(line)
    assert (told["level"], told["request"], told["path"]) == ("info", "0123", "/\n")
    assert datetime.fromisoformat(told["at"]).tzinfo == UTC


def test_log_shows_no_id_that_lets_people_in() -> None:
    table_id = "AbCdEfGhIjKlMnOp"
    for path in (f"/api/tables/{table_id}", f"/api/tables/{table_id}/join", f"/t/{table_id}"):
        assert table_id not in shown_path(path)
        assert "/AbCd…" in shown_path(path)
