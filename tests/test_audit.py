"""The audit lists everything that is pinned, tells what is known against it, and takes no silence for good news."""

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from deploy import audit

ROOT = Path(__file__).parents[1]


@contextmanager
def database(sick: str, status: int = 200) -> Iterator[str]:
    """A database of advisories on this machine that knows a hole in one package; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            results: list[dict[str, Any]] = [
                {"vulns": [{"id": "HOLE-1"}]} if question["package"]["name"] == sick else {} for question in asked
            ]
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode())

        def log_message(self, *_: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def run(address: str, folder: Path) -> int:
    return audit.main(["--advisories", address, "--out", str(folder)])


@pytest.mark.parametrize("sick", ["msgspec", "svelte"])
def test_known_hole_is_told_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str], sick: str) -> None:
    with database(sick) as address:
        assert run(address, tmp_path) == audit.SOME_KNOWN
    said = capsys.readouterr().out
    assert f"/{sick}@" in said
    assert "HOLE-1" in said


def test_nothing_known_is_good(tmp_path: Path) -> None:
    with database("no such package") as address:
        assert run(address, tmp_path) == audit.NONE_KNOWN


def test_database_that_cannot_be_asked_is_no_good_news(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with database("", status=503) as address:
        assert run(address, tmp_path) == audit.NOT_ASKED
    assert run(address, tmp_path) == audit.NOT_ASKED, "nobody listens there any more"
    assert capsys.readouterr().err.count("NOT an audit") == 2


def test_every_lock_file_is_read() -> None:
    locks = subprocess.run(
        ["git", "ls-files", "*package-lock.json", "*requirements*.lock", "*requirements*.txt"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    read = {*audit.PAGE_LOCKS, *audit.PINNED_BESIDE, *(path.name for path in ROOT.glob("requirements*.lock"))}
    assert set(locks.stdout.split()) == read


def test_bill_of_materials_and_licences_list_everything_that_is_pinned(tmp_path: Path) -> None:
    with database("") as address:
        run(address, tmp_path)
    bill = json.loads((tmp_path / "sbom.json").read_text("utf-8"))
    named = {component["name"]: component for component in bill["components"]}
    assert {"msgspec", "sqlalchemy", "svelte", "@fluent/bundle", "vite"} <= set(named)
    assert (named["msgspec"]["scope"], named["vite"]["scope"]) == ("required", "excluded")
    assert {"lighthouse", "rlcard", "pettingzoo"} <= set(named), "what only measurements use"
    assert {named[name]["scope"] for name in ("lighthouse", "rlcard", "pettingzoo")} == {"excluded"}
    assert named["svelte"]["licenses"] == [{"license": {"name": "MIT"}}]
    lines = (tmp_path / "licences.txt").read_text("utf-8").splitlines()
    assert len(lines) == len(bill["components"]) > 100
