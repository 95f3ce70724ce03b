"""The content policy, word for word: what a page may load and run, and that WebAssembly is for one script alone."""

import re
from html import unescape
from pathlib import Path

import pytest

from fivetowers.server.http.api_server import STATIC
from fivetowers.server.http.static_folder import export_page, without_server
from tests.server.running import ServerProcess

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PYTHON_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
# Addresses that begin like the worker's, or lead from there to the page.
NEARLY = (
    "/assets/python.worker-none/..%2f..%2findex.html",
    "/assets/python.worker-/%2e%2e/%2e%2e/first.js",
    "/assets/python.worker-none",
    "/assets/python.worker-none.html",
    "/assets/python.worker-none.js/more.js",
)
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"')


def files() -> list[str]:
    return [f"/{path.relative_to(STATIC).as_posix()}" for path in sorted(STATIC.rglob("*")) if path.is_file()]


async def test_webassembly_may_be_compiled_by_the_worker_with_python_and_nowhere_else(server: ServerProcess) -> None:
    client = server.client()
    described = (await client.get("/docs/openapi.json")).json()["paths"]
    routes = [re.sub(r"\{[^}]*\}", "none", path) for path in described]
    assert len(routes) > 20
    screens = ["/", "/rules", "/new/bots", "/t/none", "/api/nothing", "/docs", "/docs/openapi.json"]
    found = {
        path: (await client.get(path)).headers["content-security-policy"]
        for path in (*files(), *routes, *screens, *NEARLY)
    }
    workers = [path for path in found if path.startswith("/assets/python.worker-") and path not in NEARLY]
    assert len(workers) == 1
    assert {path: policy for path, policy in found.items() if policy != POLICY} == {workers[0]: PYTHON_POLICY}


def test_folder_for_any_web_server_brings_the_whole_policy_along(tmp_path: Path) -> None:
    export_page(STATIC, tmp_path)
    for path in tmp_path.rglob("*.html"):
        policies = META.findall(path.read_text("utf-8"))
        # who may frame a page is said by a header or by nobody
        assert [unescape(policy) for policy in policies] == [POLICY.removesuffix("; frame-ancestors 'none'")], path


@pytest.mark.parametrize("part", ["<script", "<link", "<style"])
def test_policy_stands_before_everything_that_it_is_about(part: str) -> None:
    page = without_server((STATIC / "index.html").read_text("utf-8"))
    found = META.search(page)
    assert found is not None
    assert part not in page[: found.start()]
