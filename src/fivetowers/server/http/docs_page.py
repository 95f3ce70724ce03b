"""The API for people, as plain HTML: the strict content policy allows nothing from elsewhere, and it works offline."""

import html
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>5 Towers: API</title><h1>5 Towers: API</h1>
<p>OpenAPI: <a href="/docs/openapi.json">/docs/openapi.json</a>. The socket of a table is
<code>/api/tables/{table_id}/socket</code>; its messages, as JSON Schema, are at <a href="/schema">/schema</a>.</p>"""


class DocsPage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = []
        for path, item in sorted(openapi_schema["paths"].items()):
            for method, operation in item.items():
                words = html.escape(operation.get("summary", ""))
                about = html.escape(operation.get("description") or "")
                rows.append(f"<dt><code>{method.upper()} {html.escape(path)}</code><dd><b>{words}.</b> {about}")
        return f"{_HEAD}<dl>{''.join(rows)}</dl></html>".encode()
